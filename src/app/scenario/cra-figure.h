/* cra-figure.h: the figures on a character's counter in a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-scenario-document.h"

/**
 * cra_figure_get:
 * @row: an element character
 * @which: the element and the side of the counter: "attack whole", "movement wounded"
 *
 * Returns: the figure, 0 when the row has none
 */
int cra_figure_get (const CrNode *row, const char *which);

/* Returns: (transfer full) (nullable): the scenario with that figure, marked as its author's own;
 * NULL when it has it already */
CrScenario *cra_figure_set (CreScenarioDocument *document,
                            const CrNode *row,
                            const char *which,
                            int value);
