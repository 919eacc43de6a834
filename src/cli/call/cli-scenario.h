/* cli-scenario.h: a scenario with its castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-state.h"
#include "cr-xml-scenario.h"

/* @it: of the file, as is what else is read from it */
typedef struct {
  char *path;
  CrScenarioFile *file;
  const CrScenario *it;
  CliCastle *castle;
  CrCharacters *library;
} CliScenario;

gboolean cli_is_scenario (const char *path);

/* @library: (nullable): instead of its own */
CliScenario *cli_scenario_load (const char *path, const char *library, GError **error);
/* (transfer full) (nullable): its game, before the set-up */
CrState *cli_scenario_begin (const CliScenario *scenario, guint64 seed, GError **error);
void cli_scenario_free (CliScenario *scenario);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CliScenario, cli_scenario_free)
