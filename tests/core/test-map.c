/* test-map.c: floors, codes, sides, digest, places. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"
#include "cr-edit.h"
#include "cr-map-load.h"
#include "cr-map-words.h"

static CrMap *
make_map (void)
{
  CrGrid grid = { 9, 8, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "test");

  cr_map_load_floor (map, "g", "Ground");
  cr_map_load_floor (map, "cellar", "Cellar");
  return map;
}

static void
test_codes (void)
{
  g_autoptr (CrMap) map = make_map ();
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (map), 3, 4) };
  int flat = cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");

  g_assert_cmpint (cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat"), ==, flat);
  g_assert_false (cr_map_has_place (map, place));
  cr_map_load_layer (map, 0,
                     CR_LAYER_TERRAIN)[cr_grid_get_cell (cr_map_get_grid (map), place.hex)] =
      (gint16) flat;
  g_assert_true (cr_map_has_place (map, place));
  g_assert_cmpstr (cr_map_get_terrain (map, place), ==, "flat");
  g_assert_cmpstr (cr_map_get_structure (map, place), ==, "none");
  g_assert_cmpint (cr_map_find_code (map, CR_LAYER_TERRAIN, "bog"), ==, -1);
}

static void
test_sides (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (map), 3, 4) };
  CrPlace other = { 0, cr_hex_neighbour (place.hex, 4) };
  CrSide battlement = {
    .kind = CR_SIDE_BATTLEMENT, .inside = CR_INSIDE_HERE, .height = -1, .arc = -1
  };
  CrSide wall = { .kind = CR_SIDE_WALL, .height = 2, .arc = -1 };
  gsize n;

  cr_edit_put_side (edit, map, place, 4, battlement);
  cr_edit_put_side (edit, map, place, 4, wall);
  cr_edit_put_side (edit, map, other, 1, battlement);
  cr_edit_swap (edit, map);

  cr_map_get_sides (map, place, 4, &n);
  g_assert_cmpuint (n, ==, 3);
  cr_map_get_sides (map, other, 1, &n);
  g_assert_cmpuint (n, ==, 3);
  cr_map_get_sides (map, place, 1, &n);
  g_assert_cmpuint (n, ==, 0);

  const CrSide *first = cr_map_find_side (map, other, 1, CR_SIDE_BATTLEMENT);
  g_assert_true (cr_map_is_inside (map, first, place.hex));
  g_assert_false (cr_map_is_inside (map, first, other.hex));
  g_assert_cmpint (cr_side_get_height (cr_map_find_side (map, place, 4, CR_SIDE_WALL)), ==, 2);
}

static void
test_digest (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrMap) copy = cr_map_copy (map);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autofree char *before = cr_map_dup_digest (map);
  g_autofree char *copied = cr_map_dup_digest (copy);

  /* A code that nobody uses says nothing. */
  cr_map_intern_code (copy, CR_LAYER_TERRAIN, "bog");
  g_autofree char *with_code = cr_map_dup_digest (copy);
  g_assert_cmpstr (before, ==, copied);
  g_assert_cmpstr (before, ==, with_code);

  cr_edit_set_code (edit, copy, (CrPlace){ 1, { 2, 2 } }, CR_LAYER_TERRAIN, "bog");
  cr_edit_swap (edit, copy);
  g_autofree char *changed = cr_map_dup_digest (copy);
  g_assert_cmpstr (before, !=, changed);
}

/* What a log of a game remembers its castle by stays the same from one Crenel to the next. */
static void
test_lasting (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autofree char *digest = cr_map_dup_digest (map);

  g_assert_cmpstr (digest, ==, "82af999d2546ac119f74a9fb794ae5be65465c5e815f3d559010e25a76f056be");
}

static void
test_places (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GError) error = NULL;
  CrPlace place;
  g_autofree char *text = NULL;

  g_assert_true (cr_map_parse_place (map, "cellar/7,6", &place, NULL));
  g_assert_cmpint (place.floor, ==, 1);
  text = cr_map_format_place (map, place);
  g_assert_cmpstr (text, ==, "cellar/7,6");
  g_assert_false (cr_map_parse_place (map, "attic/7,6", &place, &error));
  g_assert_cmpstr (error->message, ==, "the map has no floor “attic”");
  g_assert_true (cr_map_parse_places (map, "cellar/1,1..1,3 2,2", places, NULL));
  g_assert_cmpuint (places->len, ==, 4);
  g_assert_cmpint (g_array_index (places, CrPlace, 3).floor, ==, 1);
}

/* What the map's head says of a name in other languages is shown there, and finds the area. */
static void
test_words (void)
{
  static const char *const french[] = { "fr_FR", "fr", "C", NULL }, *const plain[] = { "C", NULL };
  CrGrid grid = { .columns = 3, .rows = 3 };
  g_autoptr (CrMap) map = cr_map_new (&grid, "m");
  CrNode *meta = cr_node_new ("meta"), *word = cr_node_new ("translation");
  CrNode *area = cr_node_new ("area");

  g_assert_cmpstr (cr_map_translate (map, "The keep", french), ==, "The keep");
  cr_node_set (word, "xml:lang", "fr");
  cr_node_set (word, "of", "The keep");
  cr_node_set_text (word, "Le donjon");
  cr_node_take_child (meta, word);
  cr_map_load_node (map, CR_SECTION_HEAD, meta);
  cr_node_set (area, "name", "The keep");
  cr_map_load_node (map, CR_SECTION_AREAS, area);
  g_assert_cmpstr (cr_map_translate (map, "The keep", french), ==, "Le donjon");
  g_assert_cmpstr (cr_map_translate (map, "The keep", plain), ==, "The keep");
  g_assert_cmpstr (cr_map_translate (map, "The moat", french), ==, "The moat");
  g_assert_null (cr_map_translate (map, NULL, french));
  g_assert_cmpstr (cr_map_get_area_name (map, cr_map_get_node (map, CR_SECTION_AREAS, 0), french),
                   ==, "Le donjon");
  g_assert_cmpint (cr_map_find_area (map, "Le donjon"), ==, 0);
  g_assert_cmpint (cr_map_find_area (map, "The keep"), ==, 0);
  g_assert_cmpint (cr_map_find_area (map, "Le fossé"), ==, -1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/map/codes", test_codes);
  g_test_add_func ("/core/map/sides", test_sides);
  g_test_add_func ("/core/map/digest", test_digest);
  g_test_add_func ("/core/map/lasting", test_lasting);
  g_test_add_func ("/core/map/places", test_places);
  g_test_add_func ("/core/map/words", test_words);
  return g_test_run ();
}
