/* render-counters.h: counters on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli-scenario.h"
#include "cr-counters.h"
#include "render-paper.h"

/**
 * CliCounters: how they are asked for.
 * @who: (nullable): NULL when none are asked for
 * @scenario: (nullable): that is rendered, borrowed
 */
typedef struct {
  char *who, *characters, *size, *gap, *backs, *offset;
  const CliScenario *scenario;
} CliCounters;

void cli_counters_clear (CliCounters *counters);

/* The rows of its options. @n: room there is. */
gsize cli_counters_add_entries (CliCounters *counters, GOptionEntry *entries, gsize n);

/* As a file of that kind. @map_path: that games are played on */
gboolean cli_counters_save (const CliCounters *counters,
                            const CliPaper *paper,
                            const char *map_path,
                            double hex_mm,
                            CrVariant variant,
                            CrPictureFileKind kind,
                            const char *path,
                            GError **error);
