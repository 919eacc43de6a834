/* cra-problem.h: a row of the list of problems. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cr-check.h"

/**
 * CraProblem:
 * @kind: the kind of the problem, or the kind of which this row is the heading
 * @problem: (nullable): NULL for a heading. Borrowed from the check; rows are made anew whenever
 *   the check has new problems
 * @index: the number of the problem in the check
 * @n: how many problems a heading has
 * @n_mends: how many of them can be mended
 * @shut: whether the heading is folded
 */
#define CRA_TYPE_PROBLEM (cra_problem_get_type ())
G_DECLARE_FINAL_TYPE (CraProblem, cra_problem, CRA, PROBLEM, GObject)

struct _CraProblem {
  GObject parent_instance;
  const CrCheckKind *kind;
  const CrProblem *problem;
  guint index, n, n_mends;
  gboolean shut;
};

/**
 * CraProblemRow: the widget of a row.
 *
 * Signal: mend (): its button was pressed.
 */
#define CRA_TYPE_PROBLEM_ROW (cra_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (CraProblemRow, cra_problem_row, CRA, PROBLEM_ROW, GtkBox)

void cra_problem_row_show (CraProblemRow *self, CraProblem *problem, const CrMap *map);

/* Returns: (transfer none) (nullable): what the row shows */
CraProblem *cra_problem_row_get (CraProblemRow *self);

/**
 * cra_problem_row_dup_tip:
 *
 * Returns: (transfer full) (nullable): the tooltip of the part of the row at that point
 */
char *cra_problem_row_dup_tip (CraProblemRow *self, double x, double y);
