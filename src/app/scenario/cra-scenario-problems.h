/* cra-scenario-problems.h: the list of problems of a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-check.h"

#include <gtk/gtk.h>

/* CraScenarioProblems: signal go-to (const CrProblem *): a problem was activated. */
#define CRA_TYPE_SCENARIO_PROBLEMS (cra_scenario_problems_get_type ())
G_DECLARE_FINAL_TYPE (CraScenarioProblems, cra_scenario_problems, CRA, SCENARIO_PROBLEMS, GtkBox)

/* @check: (nullable) */
void cra_scenario_problems_show (CraScenarioProblems *self,
                                 CreScenarioDocument *document,
                                 CreScenarioCheck *check);
