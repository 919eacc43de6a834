/* cr-solve.h: systems of linear equations for the fits. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* A symmetric positive matrix, by rows, is replaced by its root: the lower triangle L of L·Lᵀ.
 * Returns: FALSE when it is none */
gboolean cr_solve_root (double *matrix, int n);
/* @values is replaced by L⁻¹ of it: with a and b so replaced, a·b is a·(L·Lᵀ)⁻¹·b. */
void cr_solve_forward (const double *root, int n, double *values);
/* @values is replaced by the solution. */
void cr_solve_with_root (const double *root, int n, double *values);
double cr_solve_log_det (const double *root, int n);
double cr_solve_dot (const double *a, const double *b, int n);
