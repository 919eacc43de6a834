/* test-numbering.c: printed numbers. MAP-07, MAP-08, MAP-14.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-load.h"
#include "cr-numbering.h"

static void
test_examples (void)
{
  CrGrid grid = { 40, 20, CR_FLAT, CR_SHIFT_ODD, TRUE };
  const struct {
    CrNumbering numbering;
    int column, row;
    const char *text;
  } cases[] = {
    { { CR_PATTERN_CCRR, 0, 0, CR_CORNER_NW, "." }, 1, 1, "00.00" },
    { { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NW, "" }, 6, 13, "F13" },
    { { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NW, "" }, 26, 2, "Z2" },
    { { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NW, "" }, 27, 2, "AA2" },
    { { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NW, "-" }, 28, 2, "BB-2" },
    { { CR_PATTERN_CCRR, 1, 1, CR_CORNER_SE, "" }, 40, 20, "0101" },
    { { CR_PATTERN_CCRR, 5, 3, CR_CORNER_SW, "" }, 1, 20, "0503" },
    { { CR_PATTERN_CCRR, 1, 1, CR_CORNER_NW, "-", TRUE }, 32, 8, "08-32" },
    { { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NE, "", TRUE }, 40, 13, "M1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    CrHex hex = cr_grid_hex_at (&grid, cases[i].column, cases[i].row);
    g_autofree char *text = cr_numbering_format (&cases[i].numbering, &grid, hex);

    g_assert_cmpstr (text, ==, cases[i].text);
  }
}

/* T-29: pairs of the examples played on The Village, whose odd columns lie half a hex lower. */
static void
test_neighbours (void)
{
  const CrNumbering numbering = { CR_PATTERN_LETTER, 1, 1, CR_CORNER_NW, "" };
  const CrGrid grid = { 26, 14, CR_FLAT, CR_SHIFT_ODD, TRUE };
  static const struct {
    const char *one, *other;
    gboolean touch;
  } pairs[] = {
    { "U6", "V7", TRUE }, { "L10", "K9", TRUE }, { "L10", "M10", TRUE }, { "L8", "K9", FALSE }
  };

  for (gsize i = 0; i < G_N_ELEMENTS (pairs); i++) {
    CrHex one, other;

    g_assert_true (cr_numbering_parse (&numbering, &grid, pairs[i].one, &one, NULL));
    g_assert_true (cr_numbering_parse (&numbering, &grid, pairs[i].other, &other, NULL));
    g_assert_cmpint (cr_hex_distance (one, other) == 1, ==, pairs[i].touch);
  }
}

/* The strategic map's: Krak des Chevaliers is 3208. */
static void
test_strategic (void)
{
  const CrNumbering numbering = { CR_PATTERN_CCRR, 1, 1, CR_CORNER_NW, "" };
  CrGrid grid = { 40, 20, CR_FLAT, CR_SHIFT_ODD, TRUE };
  g_autofree char *krak = cr_numbering_format (&numbering, &grid, cr_grid_hex_at (&grid, 32, 8));

  g_assert_cmpstr (krak, ==, "3208");
}

static void
test_there_and_back (void)
{
  for (int i = 0; i < 128; i++) {
    CrGrid grid = { i & 32 ? 140 : 31, 33, CR_FLAT, CR_SHIFT_EVEN, TRUE };
    CrNumbering numbering = { i & 1, 1 + (i & 2), i & 4 ? 0 : 1, (i >> 3) & 3, "", i >> 6 };
    g_autoptr (CrNode) node = cr_numbering_to_node (&numbering);
    CrNumbering read;

    g_assert_true (cr_numbering_from_node (node, &read, NULL));
    for (int cell = 0; cell < cr_grid_n_cells (&grid); cell += 7) {
      CrHex hex = cr_grid_get_hex (&grid, cell), back;
      g_autofree char *text = cr_numbering_format (&read, &grid, hex);

      g_assert_true (cr_numbering_parse (&numbering, &grid, text, &back, NULL));
      g_assert_true (cr_hex_equal (hex, back));
    }
  }
}

/* A map that tells of no numbers is addressed all the same. */
static void
test_places (void)
{
  CrGrid grid = { 26, 16, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "test");
  g_autoptr (GError) error = NULL;
  CrPlace place;

  cr_map_load_floor (map, "g", NULL);
  cr_map_load_floor (map, "cellar", NULL);
  g_assert_true (cr_map_parse_printed (map, "cellar/1107", &place, NULL));
  g_autofree char *text = cr_map_format_printed (map, place);
  g_assert_cmpstr (text, ==, "cellar/1107");
  g_assert_true (cr_map_parse_printed (map, "11,7", &place, NULL));
  g_autofree char *main_floor = cr_map_format_printed (map, place);
  g_assert_cmpstr (main_floor, ==, "1107");
  g_assert_false (cr_map_parse_printed (map, "2701", &place, &error));
  g_assert_cmpstr (error->message, ==,
                   "there is no hex “2701” on this map; its numbers run from 0101 to 2616");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/numbering/examples/MAP-08", test_examples);
  g_test_add_func ("/core/numbering/neighbours/MAP-08/T-29", test_neighbours);
  g_test_add_func ("/core/numbering/strategic/MAP-14", test_strategic);
  g_test_add_func ("/core/numbering/there-and-back", test_there_and_back);
  g_test_add_func ("/core/numbering/places/MAP-07", test_places);
  return g_test_run ();
}
