/* cra-problem.h: a row of the list of problems. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "cr-check.h"

/**
 * CraProblem:
 * @kind: what it is, or what it heads
 * @problem: (nullable): NULL heads those of its kind. Borrowed from the check, whose rows are made
 *   anew whenever it has new ones
 * @index: of the problem in the check
 * @n: how many a head heads
 * @n_mends: how many of them can be mended
 * @shut: they are not listed
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
 * CraProblemRow: what shows one of them.
 * mend (): the button was pressed
 */
#define CRA_TYPE_PROBLEM_ROW (cra_problem_row_get_type ())
G_DECLARE_FINAL_TYPE (CraProblemRow, cra_problem_row, CRA, PROBLEM_ROW, GtkBox)

void cra_problem_row_show (CraProblemRow *self, CraProblem *problem, const CrMap *map);

/* Returns: (transfer none) (nullable) */
CraProblem *cra_problem_row_get (CraProblemRow *self);

/**
 * cra_problem_row_dup_tip:
 *
 * Returns: (transfer full) (nullable): what is to be said of the part of the row at that point
 */
char *cra_problem_row_dup_tip (CraProblemRow *self, double x, double y);
