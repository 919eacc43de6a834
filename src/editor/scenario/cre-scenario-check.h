/* cre-scenario-check.h: what is wrong with a scenario, found anew after every change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-check.h"
#include "cre-scenario-document.h"

/**
 * CreScenarioCheck:
 *
 * Looks at a copy in a thread of its own, a moment after the last change. Signals: checked (), when
 * there are new problems to be had.
 */
#define CRE_TYPE_SCENARIO_CHECK (cre_scenario_check_get_type ())
G_DECLARE_FINAL_TYPE (CreScenarioCheck, cre_scenario_check, CRE, SCENARIO_CHECK, GObject)

/* A new check starts at once. */
CreScenarioCheck *cre_scenario_check_new (CreScenarioDocument *document);

/* A check under way ends unheard. */
void cre_scenario_check_close (CreScenarioCheck *self);

/* Returns: (transfer none) (element-type CrProblem): good until the next signal; their rows are
 * those of the scenario as it was checked */
const GPtrArray *cre_scenario_check_get_problems (CreScenarioCheck *self);

/* (transfer none) (nullable): what they are about, NULL before the first check */
const CrScenario *cre_scenario_check_get_scenario (CreScenarioCheck *self);

/* How many of them stop the game; those and the others of a part of the scenario: the rows of these
 * elements. @elements: (array zero-terminated=1) (nullable): NULL for all */
guint cre_scenario_check_count (CreScenarioCheck *self,
                                const char *const *elements,
                                guint *errors_out);
