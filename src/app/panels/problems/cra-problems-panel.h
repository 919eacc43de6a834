/* cra-problems-panel.h: what is wrong with the map, each with its mend.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_PROBLEMS_PANEL (cra_problems_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraProblemsPanel, cra_problems_panel, CRA, PROBLEMS_PANEL, GtkBox)

/**
 * Signals:
 * go-to (const CrProblem *): a problem was activated
 * counted (int): how many problems there are now
 */
void cra_problems_panel_set_document (CraProblemsPanel *self, CreMapDocument *document);

/* Returns: (transfer none) (element-type CrProblem) (nullable): the problems; valid until the next
 * check */
const GPtrArray *cra_problems_panel_get_problems (CraProblemsPanel *self);

/* Goes to the next problem or the one before, from the last to the first; headings are skipped.
 * @step: 1 or −1 */
void cra_problems_panel_step (CraProblemsPanel *self, int step);
