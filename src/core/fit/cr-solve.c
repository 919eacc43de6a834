/* cr-solve.c: systems of linear equations for the fits. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-solve.h"

#include <math.h>

double
cr_solve_dot (const double *a, const double *b, int n)
{
  double sum = 0;

  for (int i = 0; i < n; i++)
    sum += a[i] * b[i];
  return sum;
}

gboolean
cr_solve_root (double *m, int n)
{
  for (int j = 0; j < n; j++) {
    double *row = m + j * n;

    for (int i = 0; i < j; i++)
      row[i] = (row[i] - cr_solve_dot (row, m + i * n, i)) / m[i * n + i];
    double left = row[j] - cr_solve_dot (row, row, j);
    if (!(left > 1e-13 * fabs (row[j])))
      return FALSE;
    row[j] = sqrt (left);
  }
  return TRUE;
}

void
cr_solve_forward (const double *root, int n, double *values)
{
  for (int i = 0; i < n; i++)
    values[i] = (values[i] - cr_solve_dot (root + i * n, values, i)) / root[i * n + i];
}

void
cr_solve_with_root (const double *root, int n, double *values)
{
  for (int i = 0; i < n; i++)
    values[i] = (values[i] - cr_solve_dot (root + i * n, values, i)) / root[i * n + i];
  for (int i = n - 1; i >= 0; i--) {
    for (int j = i + 1; j < n; j++)
      values[i] -= root[j * n + i] * values[j];
    values[i] /= root[i * n + i];
  }
}

double
cr_solve_log_det (const double *root, int n)
{
  double sum = 0;

  for (int i = 0; i < n; i++)
    sum += 2 * log (root[i * n + i]);
  return sum;
}
