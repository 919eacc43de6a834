/* cra-problems-panel-private.h: shared by the parts of the list of problems.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-problem.h"
#include "cra-problems-panel.h"

#include "cre-check.h"

struct _CraProblemsPanel {
  GtkBox parent_instance;

  GtkWidget *filters;
  GtkToggleButton *errors, *warnings;
  GtkLabel *errors_label, *warnings_label;
  GtkStack *stack;
  GtkLabel *checked;
  GtkListView *list;

  /* owned */
  CreMapDocument *document;
  CreCheck *check; /* the check of the document */
  GListStore *rows;
  GHashTable *shut; /* ids of the kinds that are folded */
  guint focus;

  gboolean stale; /* the rows are not made, because the list is not visible */
  guint position; /* of the row that was selected when the rows were dropped */
};

GtkSingleSelection *cra_problems_panel_get_selection (CraProblemsPanel *self);
/* Returns: (transfer full) (nullable): the row; NULL beyond the end of the list */
CraProblem *cra_problems_panel_get_row (CraProblemsPanel *self, guint position);
void cra_problems_panel_fill (CraProblemsPanel *self);

/* Drops the rows, whose problems are gone; new rows are made when the list becomes visible. */
void cra_problems_panel_drop_rows (CraProblemsPanel *self);
