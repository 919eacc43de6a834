/* cra-figure.h: a number of a counter that a scenario has of its own.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

/**
 * cra_figure_get:
 * @row: an element character
 * @which: "attack whole", "movement wounded": the element, and the side of the counter
 *
 * Returns: 0 where it says none
 */
int cra_figure_get (const CrNode *row, const char *which);

/* (transfer full) (nullable): the scenario in which it is that, by its author; NULL when it is */
CrScenario *cra_figure_set (CreScenarioDocument *document,
                            const CrNode *row,
                            const char *which,
                            int value);
