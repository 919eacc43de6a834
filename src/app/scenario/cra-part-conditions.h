/* cra-part-conditions.h: adds conditions to a victory or an event, and a siege to the scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-part.h"

/* These functions are the @make of a #CraAdd. The condition is added to the victory or event in
 * hand, otherwise to the last victory. */
CrScenario *cra_add_hold (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);
CrScenario *cra_add_fate (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);
CrScenario *cra_add_lost (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);

/* The scenario is led by days. */
CrScenario *cra_add_siege (CreScenarioDocument *document,
                           const CrNode *chosen,
                           const CrNode **row_out);
