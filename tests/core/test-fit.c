/* test-fit.c: laying a picture on the hexes. SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-error.h"
#include "cr-fit.h"

static const CrAffine skewed = { 78.4, -1.9, 2.3, 80.1, 131.5, 118.25 };

static CrFitPoint
point_at (const CrGrid *grid, const CrAffine *matrix, int column, int row)
{
  CrHex hex = cr_grid_hex_at (grid, column, row);

  return (CrFitPoint){ hex, cr_affine_apply (matrix, cr_layout_centre (grid, hex)), 0 };
}

/* Three points on a skewed scan put every hex centre where it belongs. */
static void
test_exact (void)
{
  for (int variant = 0; variant < 4; variant++) {
    CrGrid grid = { 26, 16, variant & 1, variant >> 1, TRUE };
    CrFitPoint points[] = { point_at (&grid, &skewed, 2, 2), point_at (&grid, &skewed, 25, 2),
                            point_at (&grid, &skewed, 13, 15) };
    CrFitResult fit;

    g_assert_true (cr_fit_points (&grid, points, 3, &fit, NULL));
    g_assert_cmpint (fit.kind, ==, CR_FIT_AFFINE);
    g_assert_false (fit.sure);
    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++) {
      CrPoint centre = cr_layout_centre (&grid, cr_grid_get_hex (&grid, cell));
      CrPoint is = cr_affine_apply (&fit.matrix, centre);
      CrPoint should = cr_affine_apply (&skewed, centre);

      g_assert_cmpfloat_with_epsilon (is.x, should.x, 1e-6);
      g_assert_cmpfloat_with_epsilon (is.y, should.y, 1e-6);
    }
  }
}

/* One point of six is a quarter of a hex off: it is named as the worst, in hex widths. */
static void
test_residual (void)
{
  CrGrid grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrFitPoint points[] = {
    point_at (&grid, &skewed, 2, 2),   point_at (&grid, &skewed, 25, 2),
    point_at (&grid, &skewed, 13, 8),  point_at (&grid, &skewed, 2, 15),
    point_at (&grid, &skewed, 25, 15), point_at (&grid, &skewed, 19, 4),
  };
  CrFitResult fit;

  points[2].pixel.y += 20;
  g_assert_true (cr_fit_points (&grid, points, 6, &fit, NULL));
  g_assert_true (fit.sure);
  g_assert_cmpint (fit.worst_point, ==, 2);
  g_assert_cmpfloat (fit.worst, >, 0.2);
  g_assert_cmpfloat (fit.worst, <, 0.29);
  g_assert_cmpfloat (fit.rms, <, fit.worst);
}

static void
test_two_points (void)
{
  CrGrid grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrAffine turned = { 60, 8, -8, 60, 100, 50 };
  CrFitPoint points[] = { point_at (&grid, &turned, 1, 1), point_at (&grid, &turned, 26, 16) };
  CrFitResult fit;

  g_assert_true (cr_fit_points (&grid, points, 2, &fit, NULL));
  g_assert_cmpint (fit.kind, ==, CR_FIT_SIMILARITY);
  g_assert_cmpfloat_with_epsilon (fit.matrix.xx, 60, 1e-6);
  g_assert_cmpfloat_with_epsilon (fit.matrix.xy, -8, 1e-6);
}

static void
test_refusals (void)
{
  CrGrid grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrFitPoint row[] = { point_at (&grid, &skewed, 3, 2), point_at (&grid, &skewed, 3, 9),
                       point_at (&grid, &skewed, 3, 15) };
  CrFitPoint twice[] = { row[0], row[1], row[0] };
  CrFitPoint spot[] = { row[0], row[1] };
  CrFitResult fit;
  g_autoptr (GError) error = NULL;

  g_assert_false (cr_fit_points (&grid, row, 1, &fit, NULL));
  g_assert_false (cr_fit_points (&grid, row, 3, &fit, &error));
  g_assert_cmpstr (error->message, ==, "the points lie in one line; add one well beside it");
  g_clear_error (&error);
  g_assert_false (cr_fit_points (&grid, twice, 3, &fit, &error));
  g_assert_cmpstr (error->message, ==, "hex 3,2 is given twice; take one of the two points away");
  spot[1].pixel = spot[0].pixel;
  g_assert_false (cr_fit_points (&grid, spot, 2, &fit, NULL));
}

static void
test_node (void)
{
  CrGrid grid = { 26, 16, CR_POINTY, CR_SHIFT_EVEN, TRUE };
  CrFitPoint points[] = { point_at (&grid, &skewed, 2, 2), point_at (&grid, &skewed, 25, 2),
                          point_at (&grid, &skewed, 13, 15) };
  g_autoptr (GArray) read = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  CrFitResult fit, back;

  g_assert_true (cr_fit_points (&grid, points, 3, &fit, NULL));
  g_autoptr (CrNode) node = cr_fit_to_node (&grid, &fit, points, 3);
  g_assert_true (cr_fit_from_node (&grid, node, &back, read, NULL));
  g_assert_cmpuint (read->len, ==, 3);
  g_assert_cmpfloat_with_epsilon (back.matrix.yy, skewed.yy, 1e-4);

  g_autoptr (CrNode) bad = cr_node_copy (node);
  g_autoptr (GError) error = NULL;
  cr_node_set (bad, "matrix", "1 2 3 4 5 6,5");
  g_assert_false (cr_fit_from_node (&grid, bad, &back, NULL, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_SYNTAX);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/fit/exact", test_exact);
  g_test_add_func ("/core/fit/residual", test_residual);
  g_test_add_func ("/core/fit/two-points", test_two_points);
  g_test_add_func ("/core/fit/refusals", test_refusals);
  g_test_add_func ("/core/fit/node", test_node);
  return g_test_run ();
}
