/* cra-part-conditions.h: sentences of a victory or an event, added.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-part.h"

/* As #CraAdd has them: into the victory or event in hand, else into the last victory. */
CrScenario *cra_add_hold (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);
CrScenario *cra_add_fate (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);
CrScenario *cra_add_lost (CreScenarioDocument *document,
                          const CrNode *chosen,
                          const CrNode **row_out);
