/* cli-scenario.h: a scenario with its castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-state.h"
#include "cr-xml-scenario.h"

/* @it: the scenario of @file, from which the other fields are read too */
typedef struct {
  char *path;
  CrScenarioFile *file;
  const CrScenario *it;
  CliCastle *castle;
  CrCharacters *library;
} CliScenario;

gboolean cli_is_scenario (const char *path);

/* For its check: @castle and @library are NULL where they are not found. */
CliScenario *cli_scenario_open (const char *path, GError **error);

/* @library: (nullable): instead of its own */
CliScenario *cli_scenario_load (const char *path, const char *library, GError **error);
/* Returns: (transfer full) (nullable): its game, before the set-up */
CrState *cli_scenario_begin (const CliScenario *scenario, guint64 seed, GError **error);
/* Returns: (transfer full): the path of a map as it is seen from the file that names it */
char *cli_make_href (const char *map, const char *file);

/**
 * cli_save_position:
 * @path: of the scenario or the map that is played
 * @out: (nullable): NULL writes nothing
 *
 * Writes the position of a game as a scenario of its own. Returns: FALSE with an error
 */
gboolean cli_save_position (const CrState *state,
                            const char *path,
                            const char *out,
                            GError **error);
void cli_scenario_free (CliScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliScenario, cli_scenario_free)
