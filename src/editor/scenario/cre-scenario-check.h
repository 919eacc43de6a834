/* cre-scenario-check.h: the problems of a scenario, found again after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cre-scenario-document.h"

/**
 * CreScenarioCheck:
 *
 * Checks a copy of the scenario in a thread of its own, a moment after the last change. Signals:
 * checked (), when there are new problems.
 */
#define CRE_TYPE_SCENARIO_CHECK (cre_scenario_check_get_type ())
G_DECLARE_FINAL_TYPE (CreScenarioCheck, cre_scenario_check, CRE, SCENARIO_CHECK, GObject)

/* Returns: (transfer full): a check, which starts at once */
CreScenarioCheck *cre_scenario_check_new (CreScenarioDocument *document);

/* Ignores the result of a check that is running, and stops checking. */
void cre_scenario_check_close (CreScenarioCheck *self);

/* Returns: (transfer none) (element-type CrProblem): the problems, valid until the next signal;
 * their rows are those of the scenario that was checked */
const GPtrArray *cre_scenario_check_get_problems (CreScenarioCheck *self);

/* Returns: (transfer none) (nullable): the scenario that was checked; NULL before the first check
 */
const CrScenario *cre_scenario_check_get_scenario (CreScenarioCheck *self);

/* Returns: how many problems there are in some rows of the scenario, and in @errors_out how many of
 * these prevent the game. @elements: (array zero-terminated=1) (nullable): the names of these rows;
 * NULL for all */
guint cre_scenario_check_count (CreScenarioCheck *self,
                                const char *const *elements,
                                guint *errors_out);
