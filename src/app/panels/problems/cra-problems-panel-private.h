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
  CreCheck *check; /* of the document */
  GListStore *rows;
  GHashTable *shut; /* ids of kinds that are folded */
  guint focus;

  gboolean stale; /* the rows are not made, since nobody sees them */
  guint position; /* of the row that was selected then */
};

GtkSingleSelection *cra_problems_panel_get_selection (CraProblemsPanel *self);
/* (transfer full) (nullable) */
CraProblem *cra_problems_panel_get_row (CraProblemsPanel *self, guint position);
void cra_problems_panel_fill (CraProblemsPanel *self);

/* Rows are of problems that are gone; others are made when somebody looks. */
void cra_problems_panel_drop_rows (CraProblemsPanel *self);
