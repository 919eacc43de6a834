/* test-grid.c: addresses, parities, the plane. MAP-05, MAP-08.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-error.h"
#include "cr-layout.h"

static CrGrid
make_grid (int variant)
{
  return (CrGrid){ 7, 5, variant & 1 ? CR_POINTY : CR_FLAT,
                   variant & 2 ? CR_SHIFT_EVEN : CR_SHIFT_ODD, TRUE };
}

static void
test_cells (void)
{
  for (int variant = 0; variant < 4; variant++) {
    CrGrid grid = make_grid (variant);

    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++) {
      CrHex hex = cr_grid_get_hex (&grid, cell);
      g_autofree char *at = cr_grid_format_hex (&grid, hex);
      CrHex back;

      g_assert_cmpint (cr_grid_get_cell (&grid, hex), ==, cell);
      g_assert_true (cr_grid_parse_hex (&grid, at, &back, NULL));
      g_assert_true (cr_hex_equal (back, hex));
    }
    g_assert_true (cr_hex_equal (cr_grid_get_hex (&grid, 0), (CrHex){ 0, 0 }));
    g_assert_false (cr_grid_contains (&grid, cr_grid_hex_at (&grid, 0, 1)));
    g_assert_false (cr_grid_contains (&grid, cr_grid_hex_at (&grid, 8, 5)));
  }
}

/* MAP-08: with odd columns lower, hex r of an odd column touches r and r + 1 of the even ones. */
static void
test_parity (void)
{
  CrGrid grid = make_grid (0);
  const struct {
    int c1, r1, c2, r2;
    gboolean touch;
  } pairs[] = {
    { 3, 2, 2, 2, TRUE }, { 3, 2, 4, 3, TRUE },  { 3, 2, 4, 1, FALSE },
    { 2, 2, 3, 1, TRUE }, { 2, 2, 3, 3, FALSE },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++) {
    CrHex a = cr_grid_hex_at (&grid, pairs[i].c1, pairs[i].r1);
    CrHex b = cr_grid_hex_at (&grid, pairs[i].c2, pairs[i].r2);

    g_assert_cmpint (cr_hex_distance (a, b) == 1, ==, pairs[i].touch);
    grid.shift = CR_SHIFT_EVEN;
    a = cr_grid_hex_at (&grid, pairs[i].c1 + 1, pairs[i].r1);
    b = cr_grid_hex_at (&grid, pairs[i].c2 + 1, pairs[i].r2);
    g_assert_cmpint (cr_hex_distance (a, b) == 1, ==, pairs[i].touch);
    grid.shift = CR_SHIFT_ODD;
  }
}

static void
test_sides (void)
{
  for (int variant = 0; variant < 4; variant++) {
    CrGrid grid = make_grid (variant);

    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++)
      for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
        CrHex hex = cr_grid_get_hex (&grid, cell), back;
        CrHex other = cr_hex_neighbour (hex, d);
        g_autofree char *one = cr_grid_format_side (&grid, hex, d);
        g_autofree char *two = cr_grid_format_side (&grid, other, cr_direction_opposite (d));
        CrDirection direction;

        g_assert_cmpstr (one, ==, two);
        g_assert_true (cr_grid_parse_side (&grid, one, &back, &direction, NULL));
        g_assert_true (cr_grid_contains (&grid, back));
        g_assert_true (cr_hex_equal (back, hex) ? direction == d : cr_hex_equal (back, other));
      }
  }
}

static void
test_sets (void)
{
  CrGrid grid = make_grid (2);
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  g_assert_true (cr_grid_parse_set (&grid, "4,5..4,3 5,2; 1,1..3,1", hexes, NULL));
  g_assert_cmpuint (hexes->len, ==, 7);
  text = cr_grid_format_set (&grid, (const CrHex *) (const void *) hexes->data, hexes->len);
  g_assert_cmpstr (text, ==, "4,5 4,4 4,3 5,2 1,1..3,1");

  g_assert_false (cr_grid_parse_set (&grid, "1,1 2,1..3,2", hexes, &error));
  g_assert_cmpuint (hexes->len, ==, 7);
  g_assert_error (error, CR_ERROR, CR_ERROR_SYNTAX);
  g_clear_error (&error);
  g_assert_false (cr_grid_parse_set (&grid, "8,1", hexes, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_PLACE);
  g_assert_cmpstr (error->message, ==, "there is no hex 8,1: the map has 7 columns and 5 rows");
}

/* Sets are counted without being made, and what makes one unreadable counts nothing. */
static void
test_count_sets (void)
{
  static const struct {
    const char *text;
    gsize n;
  } sets[] = {
    { "", 0 },
    { " 1,1\n", 1 },
    { "4,5..4,3 5,2; 1,1..3,1", 7 },
    { "cellar/1,1..7,1 2,2 attic/1,5..1,1", 13 },
    { "1,1..7,1 1,1..7,1", 14 },
    { "1,1..999999,1 x 1,1.. 1,1..x ..", 0 },
  };
  CrGrid grid = make_grid (2);

  for (gsize i = 0; i < G_N_ELEMENTS (sets); i++)
    g_assert_cmpuint (cr_grid_count_set (&grid, sets[i].text), ==, sets[i].n);
}

static void
test_bad_addresses (void)
{
  const char *const bad[] = { "",     "7",    "7,",    ",6",    "7;6",        "7, 6",  " 7,6",
                              "7,6 ", "+7,6", "7.0,6", "1e1,1", "99999999,1", "7,6:NE" };
  CrGrid grid = make_grid (2);

  for (gsize i = 0; i < G_N_ELEMENTS (bad); i++) {
    g_autoptr (GError) error = NULL;
    CrHex hex;

    g_assert_false (cr_grid_parse_hex (&grid, bad[i], &hex, &error));
    g_assert_nonnull (error);
  }
}

/* Each hex centre lies in its hex, each point near it too; corners are half a W away. */
static void
test_layout (void)
{
  for (int variant = 0; variant < 4; variant++) {
    CrGrid grid = make_grid (variant);
    CrBox bounds = cr_layout_bounds (&grid), frame = cr_layout_frame (&grid);

    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell++) {
      CrHex hex = cr_grid_get_hex (&grid, cell);
      CrPoint centre = cr_layout_centre (&grid, hex);

      for (int i = 0; i < 6; i++) {
        CrPoint corner = cr_layout_corner (&grid, hex, i);
        CrPoint inside = { centre.x + (corner.x - centre.x) * 0.9,
                           centre.y + (corner.y - centre.y) * 0.9 };
        CrPoint side = cr_layout_side_middle (&grid, hex, i);

        g_assert_cmpfloat_with_epsilon (hypot (corner.x - centre.x, corner.y - centre.y), 0.5,
                                        1e-9);
        g_assert_true (cr_hex_equal (cr_layout_hex_at (&grid, inside), hex));
        g_assert_cmpint (cr_layout_nearest_side (&grid, hex, side), ==, i);
        g_assert_true (corner.x > bounds.x - 1e-9 && corner.x < bounds.x + bounds.width + 1e-9);
        g_assert_true (corner.y > bounds.y - 1e-9 && corner.y < bounds.y + bounds.height + 1e-9);
      }
      g_assert_true (centre.x > frame.x - 1e-9 && centre.x < frame.x + frame.width + 1e-9);
      g_assert_true (centre.y > frame.y - 1e-9 && centre.y < frame.y + frame.height + 1e-9);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/grid/cells", test_cells);
  g_test_add_func ("/core/grid/parity/MAP-08", test_parity);
  g_test_add_func ("/core/grid/sides", test_sides);
  g_test_add_func ("/core/grid/sets", test_sets);
  g_test_add_func ("/core/grid/count-sets", test_count_sets);
  g_test_add_func ("/core/grid/bad-addresses", test_bad_addresses);
  g_test_add_func ("/core/grid/layout", test_layout);
  return g_test_run ();
}
