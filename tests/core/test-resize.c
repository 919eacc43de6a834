/* test-resize.c: maps made larger and smaller; random walks over pieces and sizes. Rules: MAP-05.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-layout.h"
#include "cr-map-private.h"
#include "cr-numbering.h"
#include "cr-piece.h"
#include "cr-plain.h"
#include "cr-readdress.h"
#include "cr-regrid.h"
#include "cr-resize.h"
#include "fixture.h"

#include <math.h>

static void
resize (CrMap *map, CrMargins by)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;

  g_assert_true (cr_resize (edit, map, &by, &error));
  g_assert_no_error (error);
  cr_edit_swap (edit, map);
}

static CrMargins
random_margins (const CrMap *map, int least, int most)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrMargins by = { .west = g_test_rand_int_range (least, most + 1),
                   .east = g_test_rand_int_range (least, 6),
                   .north = g_test_rand_int_range (least, most + 1),
                   .south = g_test_rand_int_range (least, 6) };

  if (grid->columns + by.west + by.east < 1)
    by.west = by.east = 0;
  if (grid->rows + by.north + by.south < 1)
    by.north = by.south = 0;
  return by;
}

/* Every hex keeps its place in the plane: the vector from any hex to any other is what it was; its
 * values, sides and printed number come along. */
static void
assert_moved (const CrMap *before, const CrMap *after, const CrMargins *by)
{
  const CrGrid *grid = cr_map_get_grid (before), *now = cr_map_get_grid (after);
  CrPoint origin = cr_layout_centre (grid, cr_grid_hex_at (grid, 1, 1));
  CrPoint moved = cr_layout_centre (now, cr_grid_hex_at (now, 1 + by->west, 1 + by->north));

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex from = cr_grid_get_hex (grid, i), to;
    CrPoint at = cr_layout_centre (grid, from), there;
    int column, row;

    cr_grid_address (grid, from, &column, &row);
    to = cr_grid_hex_at (now, column + by->west, row + by->north);
    there = cr_layout_centre (now, to);
    g_assert_cmpfloat (fabs (at.x - origin.x - (there.x - moved.x)), <, 1e-9);
    g_assert_cmpfloat (fabs (at.y - origin.y - (there.y - moved.y)), <, 1e-9);
    for (int floor = 0; floor < 2 && cr_grid_contains (now, to); floor++) {
      CrPlace here = { floor, from }, new = { floor, to };

      g_assert_cmpstr (cr_map_get_terrain (before, here), ==, cr_map_get_terrain (after, new));
      g_assert_cmpstr (cr_map_get_structure (before, here), ==, cr_map_get_structure (after, new));
      g_assert_cmpint (cr_map_get_level (before, here), ==, cr_map_get_level (after, new));
      for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
        gsize n, n_now;
        const CrSide *sides = cr_map_get_sides (before, here, d, &n);
        const CrSide *sides_now = cr_map_get_sides (after, new, d, &n_now);

        g_assert_cmpuint (n, ==, n_now);
        for (gsize j = 0; j < n; j++) {
          g_assert_cmpint (sides[j].kind, ==, sides_now[j].kind);
          g_assert_cmpint (cr_map_is_inside (before, &sides[j], from), ==,
                           cr_map_is_inside (after, &sides_now[j], to));
        }
      }
    }
  }
}

/* The random castle has links to nowhere; an address off the map means another hex when the map
 * grows. */
static void
drop_broken (CrMap *map)
{
  g_autoptr (GArray) floors = g_array_new (FALSE, FALSE, sizeof (int));
  g_autoptr (GPtrArray) ids = g_ptr_array_new ();
  CrReaddress how = {
    .map = map, .grid = cr_map_get_grid (map), .floors = floors, .floor_ids = ids
  };

  for (int i = 0; i < cr_map_n_floors (map); i++) {
    g_array_append_val (floors, i);
    g_ptr_array_add (ids, cr_map_get_floor (map, i)->id);
  }
  for (guint i = cr_map_n_nodes (map, CR_SECTION_LINKS); i > 0; i--) {
    CrNode *node = cr_readdress_node (&how, cr_map_get_node (map, CR_SECTION_LINKS, i - 1), NULL);

    if (node == NULL)
      g_ptr_array_remove_index (map->sections[CR_SECTION_LINKS], i - 1);
    g_clear_pointer (&node, cr_node_unref);
  }
}

static CrMap *
new_castle (void)
{
  CrMap *map = fixture_random_map ();

  drop_broken (map);

  cr_map_load_node (map, CR_SECTION_AREAS,
                    fixture_read_sound_node ("<area id='all'>1,1 up/1,1 g/1,1</area>"));
  cr_map_load_node (map, CR_SECTION_LABELS,
                    fixture_read_sound_node ("<label at='1,1'>Here</label>"));
  cr_map_load_node (
      map, CR_SECTION_PICTURES,
      fixture_read_sound_node ("<picture id='p'><fit kind='affine' matrix='60 1 -1 60 80 40'>"
                               "<point at='1,1' pixel='80 40'/></fit></picture>"));
  return map;
}

static void
test_moved (void)
{
  for (int round = 0; round < 200; round++) {
    g_autoptr (CrMap) map = new_castle ();
    g_autoptr (CrMap) before = cr_map_copy (map);
    g_autoptr (CrEdit) edit = cr_edit_new ();
    CrMargins by = random_margins (map, -5, 5);
    g_autofree char *digest = cr_map_dup_digest (map), *undone = NULL;

    g_assert_true (cr_resize (edit, map, &by, NULL));
    cr_edit_swap (edit, map);
    assert_moved (before, map, &by);
    cr_edit_swap (edit, map);
    undone = cr_map_dup_digest (map);
    g_assert_cmpstr (undone, ==, digest);
  }
}

/* What went over the edge comes back with the edge, without undoing, in one step or several. */
static void
test_back (void)
{
  for (int round = 0; round < 300; round++) {
    g_autoptr (CrMap) map = new_castle ();
    CrMargins total = { 0 };
    g_autofree char *digest = NULL, *after = NULL;

    /* Once, so that addresses are written as Crenel writes them. */
    resize (map, (CrMargins){ 1, 0, 0, 0 });
    resize (map, (CrMargins){ -1, 0, 0, 0 });
    cr_map_load_outside (map, NULL, (CrHex){ 0, 0 });
    digest = cr_map_dup_digest (map);
    for (int i = g_test_rand_int_range (1, 5); i > 0; i--) {
      CrMargins by = random_margins (map, -5, 0);

      resize (map, by);
      total.west += by.west;
      total.east += by.east;
      total.north += by.north;
      total.south += by.south;
    }
    resize (map, (CrMargins){ -total.west, -total.east, -total.north, -total.south });
    after = cr_map_dup_digest (map);
    g_assert_cmpstr (after, ==, digest);
  }
}

/* After saving nothing comes back; what was changed meanwhile stays changed. */
static void
test_forget (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_ODD, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  CrPlace corner = { 0, cr_grid_hex_at (&grid, 1, 1) }, next = { 0, cr_grid_hex_at (&grid, 2, 1) };
  g_autoptr (CrEdit) paint = cr_edit_new (), over = cr_edit_new ();
  CrResizing resizing;
  const CrNode *node;

  cr_edit_set_code (paint, map, corner, CR_LAYER_TERRAIN, "moat");
  cr_edit_set_code (paint, map, next, CR_LAYER_TERRAIN, "moat");
  cr_edit_swap (paint, map);
  cr_map_load_node (map, CR_SECTION_AREAS,
                    fixture_read_sound_node ("<area id='ditch'>1,1 2,1</area>"));
  cr_map_load_node (map, CR_SECTION_LINKS,
                    fixture_read_sound_node ("<ladder id='l' from='1,1' to='2,1'/>"));
  g_assert_true (cr_resize_plan (map, &(CrMargins){ .west = -1 }, &resizing, NULL));
  g_assert_cmpuint (resizing.n_painted, ==, 1);
  g_assert_cmpuint (resizing.n_lost, ==, 2);
  g_assert_false (resizing.renumbered);

  resize (map, (CrMargins){ .west = -1 });
  g_assert_cmpuint (cr_resize_count_hidden (map), ==, 3);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_LINKS), ==, 0);
  node = cr_map_get_node (map, CR_SECTION_AREAS, 0);
  g_assert_cmpstr (cr_node_get_text (node), ==, "1,1");
  /* The hex that was 2,1 is painted over, and the area grows by one. */
  cr_edit_set_code (over, map, (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (map), 1, 1) },
                    CR_LAYER_TERRAIN, "scrub");
  cr_edit_replace_node (over, map, CR_SECTION_AREAS, 0,
                        fixture_read_sound_node ("<area id='ditch'>1,1 1,2</area>"));
  cr_edit_swap (over, map);
  g_assert_true (cr_resize_plan (map, &(CrMargins){ .west = 1 }, &resizing, NULL));
  g_assert_cmpuint (resizing.n_back, ==, 1);
  resize (map, (CrMargins){ .west = 1 });
  g_assert_cmpuint (cr_resize_count_hidden (map), ==, 0);
  g_assert_cmpstr (cr_map_get_terrain (map, corner), ==, "moat");
  g_assert_cmpstr (cr_map_get_terrain (map, next), ==, "scrub");
  node = cr_map_get_node (map, CR_SECTION_AREAS, 0);
  g_assert_cmpstr (cr_node_get_text (node), ==, "2,1 2,2 1,1");
  g_assert_nonnull (cr_map_find_node (map, CR_SECTION_LINKS, "ladder", "l"));

  resize (map, (CrMargins){ .west = -1 });
  cr_map_load_outside (map, NULL, (CrHex){ 0, 0 });
  resize (map, (CrMargins){ .west = 1 });
  g_assert_cmpstr (cr_map_get_terrain (map, corner), ==, "flat");
}

/* Hexes keep their printed numbers as long as there are numbers before the first. */
static void
test_numbers (void)
{
  const CrGrid grid = { 9, 9, CR_POINTY, CR_SHIFT_ODD, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  CrResizing resizing;
  CrNumbering numbering;
  g_autofree char *printed = NULL;

  resize (map, (CrMargins){ .west = -2, .north = 1 });
  numbering = cr_map_get_numbering (map);
  printed = cr_numbering_format (&numbering, cr_map_get_grid (map),
                                 cr_grid_hex_at (cr_map_get_grid (map), 1, 2));
  g_assert_cmpstr (printed, ==, "0301");
  g_assert_true (cr_resize_plan (map, &(CrMargins){ .north = 1 }, &resizing, NULL));
  g_assert_true (resizing.renumbered);
  g_assert_false (cr_resize_plan (map, &(CrMargins){ .north = -10 }, &resizing, NULL));
  g_assert_false (cr_resize_plan (map, &(CrMargins){ .east = 1000 }, &resizing, NULL));
}

/* A picture stays where it lies: the same hex has the same pixels, and clicked points too. */
static void
test_picture (void)
{
  for (int round = 0; round < 50; round++) {
    g_autoptr (CrMap) map = new_castle ();
    CrMargins by = random_margins (map, 0, 5);
    const CrNode *fit, *point;
    CrPoint at;
    double m[6];
    g_auto (GStrv) words = NULL;
    CrHex hex;
    g_autofree char *text = NULL;

    resize (map, by);
    hex = cr_grid_hex_at (cr_map_get_grid (map), 1 + by.west, 1 + by.north);
    fit = cr_node_get_child (cr_map_get_node (map, CR_SECTION_PICTURES, 0), 0);
    words = g_strsplit (cr_node_get (fit, "matrix"), " ", -1);
    for (int i = 0; i < 6; i++)
      m[i] = g_ascii_strtod (words[i], NULL);
    at = cr_layout_centre (cr_map_get_grid (map), hex);
    g_assert_cmpfloat (fabs (m[0] * at.x + m[2] * at.y + m[4] - 80), <, 0.002);
    g_assert_cmpfloat (fabs (m[1] * at.x + m[3] * at.y + m[5] - 40), <, 0.002);
    point = cr_node_get_child (fit, 0);
    text = cr_grid_format_hex (cr_map_get_grid (map), hex);
    g_assert_cmpstr (cr_node_get (point, "at"), ==, text);
  }
}

/* What was written by hand keeps its form, even where it names a floor twice. */
static void
swap_in (CrEdit *all, CrMap *map, CrEdit *edit)
{
  cr_edit_swap (edit, map);
  cr_edit_merge (all, edit);
}

/* Where a hex is after floors came and went and edges moved, in one step; and where it was when
 * that is undone. What is on a floor that went is nowhere. */
static void
test_carry (void)
{
  for (int round = 0; round < 50; round++) {
    g_autoptr (CrMap) map = new_castle ();
    g_autoptr (CrEdit) all = cr_edit_new ();
    CrEdit *edit = cr_edit_new ();
    CrMargins by = random_margins (map, -2, 5);
    int n_floors = cr_map_n_floors (map), gone = g_test_rand_int_range (1, n_floors + 1), column,
        row;
    g_autofree char *id = g_strdup (cr_map_get_floor (map, n_floors - 1)->id);
    CrHex hex = cr_grid_hex_at (cr_map_get_grid (map), 4, 5);
    CrPlace place = { n_floors - 1, hex }, other = { gone - 1, hex };

    cr_edit_insert_floor (edit, map, 1, "new", NULL);
    swap_in (all, map, edit);
    edit = cr_edit_new ();
    g_assert_true (cr_resize (edit, map, &by, NULL));
    swap_in (all, map, edit);
    edit = cr_edit_new ();
    cr_edit_remove_floor (edit, map, gone);
    swap_in (all, map, edit);
    g_assert_cmpint (cr_edit_carry (all, &place), ==, gone != n_floors);
    if (gone != n_floors)
      g_assert_cmpstr (cr_map_get_floor (map, place.floor)->id, ==, id);
    g_assert_cmpint (cr_edit_carry (all, &other), ==, gone == 1);
    cr_grid_address (cr_map_get_grid (map), place.hex, &column, &row);
    g_assert_cmpint (column, ==, 4 + by.west);
    g_assert_cmpint (row, ==, 5 + by.north);
    cr_edit_swap (all, map);
    if (gone == n_floors)
      continue;
    g_assert_true (cr_edit_carry (all, &place));
    g_assert_cmpint (place.floor, ==, n_floors - 1);
    g_assert_true (cr_hex_equal (place.hex, hex));
  }
}

static void
test_by_hand (void)
{
  const CrGrid grid = { 9, 9, CR_POINTY, CR_SHIFT_ODD, FALSE };
  const char *text = "2,1 up/1,1 up/1,2..1,3 2,2 g/1,1 g/1,2";
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  g_autofree char *element = g_strdup_printf ("<area id='hand'>%s</area>", text);

  cr_map_load_floor (map, "up", NULL);
  cr_map_load_node (map, CR_SECTION_AREAS, fixture_read_sound_node (element));
  resize (map, (CrMargins){ 2, 1, 2, 0 });
  resize (map, (CrMargins){ -2, -1, -2, 0 });
  g_assert_cmpstr (cr_node_get_text (cr_map_find_node (map, CR_SECTION_AREAS, "area", "hand")), ==,
                   text);
}

static CrEdit *
random_step (CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = { g_test_rand_int_range (0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid))) };
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (CrMap) piece = NULL, turned = NULL;
  CrMargins by = random_margins (map, -4, 5);
  CrPasting how = { .at = place,
                    .sixths = g_test_rand_int_range (0, 6),
                    .mirror = g_test_rand_bit (),
                    .layers = g_test_rand_bit () ? CR_PIECE_ALL : g_test_rand_int_range (1, 128),
                    .only_empty = g_test_rand_int_range (0, 4) == 0,
                    .relative = g_test_rand_bit () };

  for (int i = 0; i < cr_hex_n_within (g_test_rand_int_range (0, 4)); i++)
    for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
      CrPlace here = { floor, cr_hex_add (place.hex, cr_hex_spiral (i)) };

      if (cr_grid_contains (grid, here.hex))
        g_array_append_val (places, here);
    }
  switch (g_test_rand_int_range (0, 6)) {
  case 0:
    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, g_test_rand_bit () ? "moat" : "tower");
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, g_test_rand_int_range (-9, 13));
    break;
  case 1:
    cr_piece_clear (edit, map, cr_places_of (places));
    break;
  case 2:
    if (grid->columns + by.west + by.east < 20 && grid->rows + by.north + by.south < 20)
      g_assert_true (cr_resize (edit, map, &by, NULL));
    break;
  default:
    piece = cr_piece_copy (map, cr_places_of (places), place);
    turned = piece != NULL ? cr_piece_turn (piece, g_test_rand_int_range (0, 6), FALSE) : NULL;
    how.at.hex = cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid)));
    if (turned != NULL)
      g_assert_true (cr_piece_paste (edit, map, turned, &how, NULL));
  }
  return g_steal_pointer (&edit);
}

/* The quick comparison finds what the digests find, whichever of the two has learnt more codes. */
static void
assert_compared (const CrMap *map, const CrMap *first, gboolean same)
{
  g_assert_cmpint (cr_map_equal (first, map), ==, same);
  g_assert_cmpint (cr_map_equal (map, first), ==, same);
}

/* Undo all gives the first map, redo all the last; and at every stage between. */
static void
test_walk (void)
{
  for (int round = 0; round < 30; round++) {
    g_autoptr (CrMap) map = new_castle ();
    g_autoptr (CrMap) first = cr_map_copy (map);
    g_autoptr (GPtrArray) edits = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_edit_free);
    g_autoptr (GPtrArray) digests = g_ptr_array_new_with_free_func (g_free);

    g_ptr_array_add (digests, cr_map_dup_digest (map));
    for (int i = 0; i < 40; i++) {
      CrEdit *edit = random_step (map);

      cr_edit_swap (edit, map);
      g_ptr_array_add (edits, edit);
      g_ptr_array_add (digests, cr_map_dup_digest (map));
    }
    for (guint i = edits->len; i > 0; i--) {
      g_autofree char *digest = NULL;

      cr_edit_swap (edits->pdata[i - 1], map);
      digest = cr_map_dup_digest (map);
      g_assert_cmpstr (digest, ==, digests->pdata[i - 1]);
      assert_compared (map, first, g_str_equal (digest, digests->pdata[0]));
    }
    for (guint i = 0; i < edits->len; i++) {
      g_autofree char *digest = NULL;

      cr_edit_swap (edits->pdata[i], map);
      digest = cr_map_dup_digest (map);
      g_assert_cmpstr (digest, ==, digests->pdata[i + 1]);
    }
  }
}

/* Any size and way to stand while the map is blank, and back again; once something is drawn only
 * edges move, and what is drawn stays. */
static void
test_regrid (void)
{
  const CrGrid grid = { 6, 5, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  const CrGrid turned = { 9, 4, CR_POINTY, CR_SHIFT_ODD, FALSE };
  const CrGrid wider = { 8, 5, CR_FLAT, CR_SHIFT_EVEN, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "t", "T");
  g_autoptr (CrMap) before = cr_map_copy (map);
  g_autoptr (CrEdit) turn = cr_edit_new ();
  g_autoptr (CrEdit) widen = cr_edit_new ();
  g_autoptr (CrEdit) draw = cr_edit_new ();
  g_autoptr (CrEdit) refused = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  CrPlace place = { 0, cr_grid_hex_at (&grid, 6, 5) };

  g_assert_true (cr_map_is_blank (map));
  g_assert_true (cr_regrid (turn, map, &grid, &error));
  g_assert_true (cr_edit_is_empty (turn));
  g_assert_true (cr_regrid (turn, map, &turned, &error));
  cr_edit_swap (turn, map);
  g_assert_cmpmem (cr_map_get_grid (map), sizeof turned, &turned, sizeof turned);
  g_assert_true (cr_map_is_blank (map));
  cr_edit_swap (turn, map);
  g_assert_true (cr_map_equal (map, before));

  cr_edit_set_value (draw, map, place, CR_LAYER_LEVEL, 2);
  cr_edit_swap (draw, map);
  g_assert_false (cr_map_is_blank (map));
  g_assert_true (cr_regrid (widen, map, &wider, &error));
  cr_edit_swap (widen, map);
  g_assert_cmpmem (cr_map_get_grid (map), sizeof wider, &wider, sizeof wider);
  g_assert_cmpint (cr_map_get_value (map, place, CR_LAYER_LEVEL), ==, 2);
  g_assert_false (cr_regrid (refused, map, &turned, &error));
  g_assert_nonnull (error);
  g_assert_true (cr_edit_is_empty (refused));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/resize/moved", test_moved);
  g_test_add_func ("/resize/back", test_back);
  g_test_add_func ("/resize/forget", test_forget);
  g_test_add_func ("/resize/numbers", test_numbers);
  g_test_add_func ("/resize/picture", test_picture);
  g_test_add_func ("/resize/carry", test_carry);
  g_test_add_func ("/resize/by-hand", test_by_hand);
  g_test_add_func ("/resize/regrid", test_regrid);
  g_test_add_func ("/resize/walk", test_walk);
  return g_test_run ();
}
