/* cr-scenario-check-private.h: parts of the check of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cr-state-private.h"

/* @message: (transfer full): what is wrong with the row, and what helps */
void cr_scenario_problem_add (GPtrArray *problems,
                              const char *id,
                              CrSeverity severity,
                              const CrNode *row,
                              char *message);

/* Before there is a game: men without a counter, and chapters of the rules that are not played but
 * needed. FALSE: no game can begin. */
void cr_scenario_check_weapons (const CrScenario *scenario,
                                const CrCharacters *library,
                                const CrRuleset *ruleset,
                                GPtrArray *problems);
gboolean cr_scenario_check_counters (const CrScenario *scenario,
                                     const CrCharacters *library,
                                     GPtrArray *problems);
gboolean cr_scenario_check_modules (const CrScenario *scenario,
                                    const CrRuleset *ruleset,
                                    GPtrArray *problems);

/* FALSE: an option of the rules cannot be chosen, and is told by its row. */
gboolean cr_scenario_check_options (const CrScenario *scenario,
                                    const CrRuleset *ruleset,
                                    GPtrArray *problems);

/* Of a game before its set-up: victories that cannot happen or hold already. */
void cr_scenario_check_victory (const CrState *state, GPtrArray *problems);

/* Likewise: objectives out of reach, ladders too short, siege towers that fit nowhere. */
void cr_scenario_check_reach (const CrState *state, GPtrArray *problems);
