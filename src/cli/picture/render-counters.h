/* render-counters.h: counters on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-scenario.h"
#include "cr-counters.h"
#include "render-paper.h"

/**
 * CliCounters: the options for counters.
 * @who: (nullable): NULL when none are wanted
 * @scenario: (nullable): borrowed: the scenario that is rendered
 */
typedef struct {
  char *who, *characters, *size, *gap, *backs, *offset;
  const CliScenario *scenario;
} CliCounters;

void cli_counters_clear (CliCounters *counters);

/* Adds the rows of its options. @n: how many there is room for. Returns: how many were added */
gsize cli_counters_add_entries (CliCounters *counters, GOptionEntry *entries, gsize n);

/* Writes counters into a file of that kind. @map_path: of the map on which games are played.
 * Returns: FALSE with an error */
gboolean cli_counters_save (const CliCounters *counters,
                            const CliPaper *paper,
                            const char *map_path,
                            double hex_mm,
                            CrVariant variant,
                            CrPictureFileKind kind,
                            const char *path,
                            GError **error);
