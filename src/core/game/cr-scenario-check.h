/* cr-scenario-check.h: what is wrong with a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cr-state.h"

/**
 * cr_scenario_check_uses:
 * @castle: (nullable): NULL where its map is not found
 * @library: (nullable): NULL where there is none
 * @problems: (element-type CrProblem): gets what the scenario names and is not there; others may
 *   stand in for its ruleset and its library, so that the rest can be read
 *
 * Returns: whether all that it names is there
 */
gboolean cr_scenario_check_uses (const CrCastle *castle,
                                 const CrScenario *scenario,
                                 const CrCharacters *library,
                                 GPtrArray *problems);

/* @castle: (nullable); @library: (nullable): what can be told without them is.
 * Returns: (transfer full) (element-type CrProblem): an error stops the game, a warning does not.
 */
GPtrArray *cr_scenario_check (const CrCastle *castle,
                              const CrScenario *scenario,
                              const CrCharacters *library);
