/* test-piece.c: pieces of castle, copied, turned and pasted. Rules: none.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-build.h"
#include "cr-layout.h"
#include "cr-map-private.h"
#include "cr-piece.h"
#include "cr-plain.h"
#include "cr-readdress.h"
#include "cr-stairway.h"
#include "fixture.h"

#include <math.h>

static char *
digest (const CrMap *map)
{
  return cr_map_dup_digest (map);
}

static void
assert_same_map (const CrMap *a, const CrMap *b)
{
  g_autofree char *left = digest (a), *right = digest (b);

  g_assert_cmpstr (left, ==, right);
}

/* A disc of the map, on all its floors. */
static GArray *
find_disc (const CrMap *map, CrHex middle, int radius)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_hex_n_within (radius); i++) {
      CrPlace place = { floor, cr_hex_add (middle, cr_hex_spiral (i)) };
      g_array_append_val (places, place);
    }
  return places;
}

/* Random, with a mechanism and an area besides. */
static CrMap *
new_castle (void)
{
  CrMap *map = fixture_random_map ();
  CrNode *node = cr_node_new ("mechanism"), *effect = cr_node_new ("effect");

  cr_node_set (node, "id", "m");
  cr_node_set (node, "kind", "drawbridge");
  cr_node_set (node, "control", "1,1");
  cr_node_set (effect, "hexes", "1,1 up/1,1");
  cr_node_set (effect, "sides", "1,1:S");
  if (cr_map_get_grid (map)->orientation == CR_POINTY)
    cr_node_set (effect, "sides", "1,1:SE");
  cr_node_take_child (node, effect);
  cr_map_load_node (map, CR_SECTION_MECHANISMS, node);
  node = cr_node_new ("area");
  cr_node_set (node, "id", "a");
  cr_node_set_text (node, "1,1 up/1,1 g/1,1");
  cr_map_load_node (map, CR_SECTION_AREAS, node);
  return map;
}

static void
drop_broken_stairs (CrMap *map)
{
  for (guint i = cr_map_n_nodes (map, CR_SECTION_LINKS); i > 0; i--) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i - 1);
    g_autoptr (CrStairway) stairway =
        cr_node_is (node, "stairway") ? cr_stairway_new (map, node, NULL) : NULL;

    if (cr_node_is (node, "stairway") && stairway == NULL)
      g_ptr_array_remove_index (map->sections[CR_SECTION_LINKS], i - 1);
  }
}

static CrMap *
copy_somewhere (CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex middle = cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid)));
  g_autoptr (GArray) places = find_disc (map, middle, g_test_rand_int_range (0, 4));
  CrPlace anchor = { 0, middle };

  drop_broken_stairs (map);
  return cr_piece_copy (map, cr_places_of (places), anchor);
}

/* Where a hex lies after turning, found in the plane with angles, not with whole numbers. */
static CrHex
turn_in_plane (const CrGrid *grid, CrHex hex, CrHex about, const CrPasting *how)
{
  CrPoint from = cr_layout_centre (grid, hex), centre = cr_layout_centre (grid, about);
  CrPoint to = cr_layout_centre (grid, how->at.hex);
  double x = (from.x - centre.x) * (how->mirror ? -1 : 1), y = from.y - centre.y;
  double angle = how->sixths * G_PI / 3;
  CrPoint turned = { to.x + x * cos (angle) - y * sin (angle),
                     to.y + x * sin (angle) + y * cos (angle) };

  return cr_layout_hex_at (grid, turned);
}

static void
assert_same_things (const CrMap *piece,
                    CrPlace from,
                    const CrMap *map,
                    CrPlace to,
                    const CrPasting *how)
{
  CrHex anchor = cr_piece_get_anchor (piece).hex;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { from.floor, cr_hex_neighbour (from.hex, d) };
    CrHex beyond = turn_in_plane (cr_map_get_grid (piece), next.hex, anchor, how);
    CrDirection turned = cr_hex_direction_to (to.hex, beyond);
    gsize n, n_there;
    const CrSide *sides = cr_map_get_sides (piece, from, d, &n);
    const CrSide *there = cr_map_get_sides (map, to, turned, &n_there);

    if (cr_map_get_front (piece, from) == (int) d)
      g_assert_cmpint (cr_map_get_front (map, to), ==, (int) turned);
    if (!cr_map_has_place (piece, next))
      continue;
    g_assert_cmpuint (n, ==, n_there);
    for (gsize i = 0; i < n; i++) {
      g_assert_cmpint (sides[i].kind, ==, there[i].kind);
      g_assert_cmpint (sides[i].state, ==, there[i].state);
      g_assert_cmpint (cr_map_is_inside (piece, &sides[i], from.hex), ==,
                       cr_map_is_inside (map, &there[i], to.hex));
      g_assert_cmpint (cr_map_is_inside (piece, &sides[i], next.hex), ==,
                       cr_map_is_inside (map, &there[i], beyond));
    }
  }
}

/* Pasting is the same as turning the answers: each hex of the map says what the hex of the piece
 * says that comes to lie there. */
static void
assert_pasted (const CrMap *piece, const CrMap *map, const CrPasting *how, CrPasted pasted)
{
  g_autoptr (GArray) places = cr_piece_dup_places (piece);
  CrHex anchor = cr_piece_get_anchor (piece).hex;
  guint n_off = 0;

  for (guint i = 0; i < places->len; i++) {
    CrPlace from = g_array_index (places, CrPlace, i);
    CrPlace to = { cr_map_find_floor (map, cr_map_get_floor (piece, from.floor)->id),
                   turn_in_plane (cr_map_get_grid (piece), from.hex, anchor, how) };

    if (!cr_grid_contains (cr_map_get_grid (map), to.hex)) {
      n_off++;
      continue;
    }
    g_assert_cmpstr (cr_map_get_terrain (piece, from), ==, cr_map_get_terrain (map, to));
    g_assert_cmpstr (cr_map_get_structure (piece, from), ==, cr_map_get_structure (map, to));
    g_assert_cmpint (cr_map_get_level (piece, from), ==, cr_map_get_level (map, to));
    assert_same_things (piece, from, map, to, how);
  }
  g_assert_cmpuint (n_off, ==, pasted.n_off);
  g_assert_cmpuint (places->len, ==, pasted.n_off + pasted.n_hexes);
}

/* Every stairway of the map can still be read: none lost a step or an end. */
static void
assert_stairs_whole (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_LINKS); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_LINKS, i);
    g_autoptr (GError) error = NULL;
    g_autoptr (CrStairway) stairway = NULL;

    if (!cr_node_is (node, "stairway"))
      continue;
    stairway = cr_stairway_new (map, node, &error);
    g_assert_no_error (error);
  }
}

static void
test_paste (void)
{
  for (int round = 0; round < 400; round++) {
    g_autoptr (CrMap) castle = new_castle ();
    g_autoptr (CrMap) piece = NULL, map = NULL;
    CrGrid grid = { g_test_rand_int_range (3, 15), g_test_rand_int_range (3, 15),
                    cr_map_get_grid (castle)->orientation, g_test_rand_int_range (0, 2), FALSE };
    CrPasting how = { .layers = CR_PIECE_ALL,
                      .sixths = g_test_rand_int_range (-6, 7),
                      .mirror = g_test_rand_bit () };
    g_autoptr (CrEdit) edit = cr_edit_new ();
    g_autoptr (GArray) touched = NULL;
    g_autofree char *before = NULL, *after = NULL;
    CrPasted pasted;

    piece = copy_somewhere (castle);
    if (piece == NULL)
      continue;
    map = cr_map_new_plain (&grid, "map", NULL);
    how.at.hex = cr_grid_get_hex (&grid, g_test_rand_int_range (0, cr_grid_n_cells (&grid)));
    before = digest (map);
    touched = cr_piece_find (piece, map, &how, &pasted);
    g_assert_cmpuint (touched->len, ==, pasted.n_hexes);
    g_assert_true (cr_piece_paste (edit, map, piece, &how, NULL));
    cr_edit_swap (edit, map);
    if (g_str_equal (cr_map_get_floor (piece, 0)->id, "g"))
      assert_pasted (piece, map, &how, pasted);
    assert_stairs_whole (map);
    after = digest (map);
    cr_edit_swap (edit, map);
    g_autofree char *undone = digest (map);
    g_assert_cmpstr (undone, ==, before);
    cr_edit_swap (edit, map);
    g_autofree char *redone = digest (map);
    g_assert_cmpstr (redone, ==, after);
  }
}

/* By index of the direction, a flat piece goes into a pointed map and back. */
static void
test_orientations (void)
{
  for (int round = 0; round < 100; round++) {
    g_autoptr (CrMap) castle = new_castle ();
    g_autoptr (CrMap) piece = copy_somewhere (castle);
    CrGrid grid = { 30, 30, !cr_map_get_grid (castle)->orientation, g_test_rand_int_range (0, 2),
                    FALSE };
    g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
    CrPasting how = { .at = { 0, cr_grid_hex_at (&grid, 15, 15) }, .layers = CR_PIECE_ALL };
    g_autoptr (CrEdit) edit = cr_edit_new ();
    CrPlace anchor;

    if (piece == NULL)
      continue;
    anchor = cr_piece_get_anchor (piece);
    g_assert_true (cr_piece_paste (edit, map, piece, &how, NULL));
    cr_edit_swap (edit, map);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace from = { 0, cr_hex_neighbour (anchor.hex, d) };
      CrPlace to = { 0, cr_hex_neighbour (how.at.hex, d) };
      gsize n, n_there;

      if (!cr_map_has_place (piece, from))
        continue;
      g_assert_cmpstr (cr_map_get_terrain (piece, from), ==, cr_map_get_terrain (map, to));
      cr_map_get_sides (piece, anchor, d, &n);
      cr_map_get_sides (map, how.at, d, &n_there);
      g_assert_cmpuint (n, ==, n_there);
    }
  }
}

static void
test_turns (void)
{
  for (int round = 0; round < 300; round++) {
    g_autoptr (CrMap) castle = new_castle ();
    g_autoptr (CrMap) piece = copy_somewhere (castle);
    g_autoptr (CrMap) still = NULL, turned = NULL, once = NULL, twice = NULL, odd = NULL;

    if (piece == NULL)
      continue;
    still = cr_piece_turn (piece, 0, FALSE);
    turned = cr_map_copy (piece);
    for (int i = 0; i < 6; i++) {
      CrMap *next = cr_piece_turn (turned, 1, FALSE);
      cr_map_free (turned);
      turned = next;
    }
    assert_same_map (turned, still);
    once = cr_piece_turn (piece, 0, TRUE);
    twice = cr_piece_turn (once, 0, TRUE);
    assert_same_map (twice, still);
    /* A mirrored turn taken twice is none. */
    odd = cr_piece_turn (piece, 2, TRUE);
    g_clear_pointer (&twice, cr_map_free);
    twice = cr_piece_turn (odd, 2, TRUE);
    assert_same_map (twice, still);
  }
}

/* A side carries each kind of thing once; the random castle is careless about that. */
static void
drop_doubles (GArray *sides)
{
  for (guint i = sides->len; i > 1; i--) {
    const CrSide *a = &g_array_index (sides, CrSide, i - 1);
    const CrSide *b = &g_array_index (sides, CrSide, i - 2);

    if (a->cell == b->cell && a->direction == b->direction)
      g_array_remove_index (sides, i - 1);
  }
}

/* Where a piece of the map is pasted over itself nothing changes. */
static void
test_same_place (void)
{
  for (int round = 0; round < 300; round++) {
    g_autoptr (CrMap) castle = new_castle ();
    const CrGrid *grid = cr_map_get_grid (castle);
    CrHex middle = cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid)));
    g_autoptr (GArray) places = find_disc (castle, middle, g_test_rand_int_range (0, 12));
    g_autoptr (CrEdit) edit = cr_edit_new ();
    g_autoptr (CrMap) piece = NULL;
    CrPasting how = { .at = { 0, middle },
                      .layers =
                          CR_PIECE_TERRAIN | CR_PIECE_LEVEL | CR_PIECE_STRUCTURE | CR_PIECE_SIDES };

    for (guint i = 0; i < castle->floors->len; i++)
      drop_doubles (((CrFloorData *) castle->floors->pdata[i])->sides);
    cr_map_load_floor_info (castle, 1)->storey = 1;
    if (!cr_map_has_place (castle, how.at))
      continue;
    piece = cr_piece_copy (castle, cr_places_of (places), how.at);
    g_assert_true (cr_piece_paste (edit, castle, piece, &how, NULL));
    g_assert_true (cr_edit_is_empty (edit));
  }
}

static void
perform_sides (CrMap *map, CrHex hex)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrSide side = { .kind = CR_SIDE_SLIT,
                  .inside = CR_INSIDE_HERE,
                  .height = CR_HEIGHT_DEFAULT,
                  .arc = CR_ARC_DEFAULT };

  cr_edit_put_side (edit, map, (CrPlace){ 0, hex }, 0, side);
  cr_edit_set_code (edit, map, (CrPlace){ 0, hex }, CR_LAYER_TERRAIN, "tower");
  cr_edit_set_value (edit, map, (CrPlace){ 0, hex }, CR_LAYER_LEVEL, 2);
  cr_edit_swap (edit, map);
}

/* Which layers, only where empty, levels from the ground. */
static void
test_choices (void)
{
  const CrGrid grid = { 9, 9, CR_FLAT, CR_SHIFT_ODD, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  CrPlace from = { 0, cr_grid_hex_at (&grid, 3, 3) }, to = { 0, cr_grid_hex_at (&grid, 6, 6) };
  g_autoptr (CrMap) piece = NULL;
  CrPasting how = { .at = to, .layers = CR_PIECE_SIDES };
  g_autoptr (CrEdit) sides = cr_edit_new (), levels = cr_edit_new (), taken = cr_edit_new ();
  g_autoptr (GArray) places = NULL;
  CrPasted pasted;

  perform_sides (map, from.hex);
  piece = cr_piece_copy (map, (CrPlaces){ &from, 1 }, from);
  g_assert_true (cr_piece_paste (sides, map, piece, &how, NULL));
  cr_edit_swap (sides, map);
  g_assert_nonnull (cr_map_find_side (map, to, 0, CR_SIDE_SLIT));
  g_assert_cmpstr (cr_map_get_terrain (map, to), ==, "flat");
  g_assert_cmpint (cr_map_get_level (map, to), ==, 0);

  how.layers = CR_PIECE_LEVEL;
  how.relative = TRUE;
  how.at = from;
  g_assert_true (cr_piece_paste (levels, map, piece, &how, NULL));
  cr_edit_swap (levels, map);
  g_assert_cmpint (cr_map_get_level (map, from), ==, 4);

  how.only_empty = TRUE;
  places = cr_piece_find (piece, map, &how, &pasted);
  g_assert_cmpuint (pasted.n_taken, ==, 1);
  g_assert_true (cr_piece_paste (taken, map, piece, &how, NULL));
  g_assert_true (cr_edit_is_empty (taken));
}

/* Links, mechanisms and areas come along under ids that are free; a second floor is made. */
static void
test_nodes (void)
{
  const CrGrid grid = { 12, 12, CR_FLAT, CR_SHIFT_EVEN, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  g_autoptr (CrMap) piece = NULL;
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace places[4];
  CrPasting how = { .at = { 0, cr_grid_hex_at (&grid, 9, 9) }, .layers = CR_PIECE_ALL };
  const CrNode *node;

  cr_map_load_floor (map, "cave", "Cave");
  cr_map_load_floor_info (map, 1)->storey = -1;
  for (int i = 0; i < 2; i++) {
    places[2 * i] = (CrPlace){ i, cr_grid_hex_at (&grid, 3, 3) };
    places[2 * i + 1] = (CrPlace){ i, cr_grid_hex_at (&grid, 4, 3) };
    cr_map_load_layer (map, 1, CR_LAYER_TERRAIN)[2 * 12 + 2 + i] = 1;
  }
  cr_map_load_node (map, CR_SECTION_LINKS,
                    fixture_read_sound_node ("<spiral id='sp1' from='3,3' to='cave/3,3'/>"));
  cr_map_load_node (map, CR_SECTION_LINKS,
                    fixture_read_sound_node ("<passage id='way' from='sp1' to='sp2'/>"));
  cr_map_load_node (map, CR_SECTION_LINKS,
                    fixture_read_sound_node ("<spiral id='sp2' from='4,3' to='cave/4,3'/>"));
  cr_map_load_node (
      map, CR_SECTION_LINKS,
      fixture_read_sound_node ("<stairway id='up' hexes='4,3' foot='5,3' head='4,3:N'/>"));
  cr_map_load_node (
      map, CR_SECTION_MECHANISMS,
      fixture_read_sound_node ("<mechanism id='m' kind='sluice' control='3,3'><effect of='way' "
                               "hexes='4,3 5,3'/></mechanism>"));
  cr_map_load_node (map, CR_SECTION_AREAS,
                    fixture_read_sound_node ("<area id='a'>2,3..4,3</area>"));

  piece = cr_piece_copy (map, (CrPlaces){ places, 4 }, places[0]);
  g_assert_cmpint (cr_map_n_floors (piece), ==, 2);
  g_assert_cmpuint (cr_map_n_nodes (piece, CR_SECTION_LINKS), ==, 4);
  g_assert_true (cr_piece_paste (edit, map, piece, &how, NULL));
  cr_edit_swap (edit, map);
  g_assert_cmpint (cr_map_n_floors (map), ==, 2);
  g_assert_cmpstr (cr_map_get_terrain (map, (CrPlace){ 1, how.at.hex }), ==, "flat");
  node = cr_map_find_node (map, CR_SECTION_LINKS, "passage", "way2");
  g_assert_nonnull (node);
  g_assert_cmpstr (cr_node_get (node, "from"), ==, "sp3");
  g_assert_cmpstr (cr_node_get (node, "to"), ==, "sp4");
  node = cr_map_find_node (map, CR_SECTION_LINKS, "spiral", "sp3");
  g_assert_cmpstr (cr_node_get (node, "from"), ==, "9,9");
  g_assert_cmpstr (cr_node_get (node, "to"), ==, "cave/9,9");
  node = cr_map_find_node (map, CR_SECTION_MECHANISMS, NULL, "m2");
  g_assert_cmpstr (cr_node_get (cr_node_get_child (node, 0), "of"), ==, "way2");
  g_assert_cmpstr (cr_node_get (cr_node_get_child (node, 0), "hexes"), ==, "10,9");
  node = cr_map_find_node (map, CR_SECTION_AREAS, NULL, "a2");
  g_assert_cmpstr (cr_node_get_text (node), ==, "9,9 10,9");

  /* Into a map without that floor. */
  g_autoptr (CrMap) other = cr_map_new_plain (&grid, "other", NULL);
  g_autoptr (CrEdit) with_floor = cr_edit_new ();
  g_autofree char *before = digest (other);
  g_assert_true (cr_piece_paste (with_floor, other, piece, &how, NULL));
  cr_edit_swap (with_floor, other);
  g_assert_cmpint (cr_map_n_floors (other), ==, 2);
  g_assert_cmpint (cr_map_get_floor (other, 1)->storey, ==, -1);
  node = cr_map_find_node (other, CR_SECTION_LINKS, "spiral", "sp1");
  g_assert_cmpstr (cr_node_get (node, "to"), ==, "cave/9,9");
  cr_edit_swap (with_floor, other);
  g_autofree char *after = digest (other);
  g_assert_cmpstr (after, ==, before);
}

/* The names of all areas, or the texts of all labels, in order. */
static char *
list_names (const CrMap *map, CrSection section)
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
    const CrNode *node = cr_map_get_node (map, section, i);
    const char *name =
        section == CR_SECTION_AREAS ? cr_node_get (node, "name") : cr_node_get_text (node);

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", name != NULL ? name : "-");
  }
  return g_string_free (text, FALSE);
}

static void
assert_names (const CrMap *map, const char *areas, const char *labels)
{
  g_autofree char *left = list_names (map, CR_SECTION_AREAS);
  g_autofree char *right = list_names (map, CR_SECTION_LABELS);

  g_assert_cmpstr (left, ==, areas);
  g_assert_cmpstr (right, ==, labels);
}

static void
paste_names (CrMap *map, const CrMap *piece, int column, int row)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPasting how = { .at = { 0, cr_grid_hex_at (cr_map_get_grid (map), column, row) },
                    .layers = CR_PIECE_ALL };

  g_assert_true (cr_piece_paste (edit, map, piece, &how, NULL));
  cr_edit_swap (edit, map);
}

/* An area is asked for by its name, so that of a pasted one is numbered; labels may repeat. */
static void
test_names (void)
{
  static const char *const areas[] = { "<area id='a' name='Corner tower'>3,3</area>",
                                       "<area id='b' name='Tower 12'>3,3</area>",
                                       "<area id='c' name='B52'>3,3</area>",
                                       "<area id='d' name='7'>3,3</area>",
                                       "<area id='e'>3,3</area>",
                                       "<area id='f' name='\303\211curie'>3,3</area>",
                                       "<area id='g' name='Corner tower 3'>9,9</area>" };
  const CrGrid grid = { 12, 12, CR_FLAT, CR_SHIFT_EVEN, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  g_autoptr (CrMap) other = cr_map_new_plain (&grid, "other", NULL);
  g_autoptr (CrMap) piece = NULL;
  CrPlace place = { 0, cr_grid_hex_at (&grid, 3, 3) };

  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++)
    cr_map_load_node (map, CR_SECTION_AREAS, fixture_read_sound_node (areas[i]));
  cr_map_load_node (map, CR_SECTION_LABELS,
                    fixture_read_sound_node ("<label id='l' at='3,3'>Well</label>"));
  piece = cr_piece_copy (map, (CrPlaces){ &place, 1 }, place);

  paste_names (other, piece, 6, 6);
  assert_names (other, "Corner tower, Tower 12, B52, 7, -, \303\211curie", "Well");
  paste_names (map, piece, 6, 6);
  paste_names (map, piece, 7, 7);
  assert_names (map,
                "Corner tower, Tower 12, B52, 7, -, \303\211curie, Corner tower 3, "
                "Corner tower 2, Tower 2, B52 2, 7 2, -, \303\211curie 2, "
                "Corner tower 4, Tower 3, B52 3, 7 3, -, \303\211curie 3",
                "Well, Well, Well");
}

/* What is cut away takes what stands on it along. */
static void
test_clear (void)
{
  const CrGrid grid = { 12, 12, CR_FLAT, CR_SHIFT_EVEN, FALSE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "map", NULL);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace places[2] = { { 0, cr_grid_hex_at (&grid, 3, 3) }, { 0, cr_grid_hex_at (&grid, 3, 4) } };

  perform_sides (map, places[0].hex);
  perform_sides (map, places[1].hex);
  cr_map_load_node (
      map, CR_SECTION_LINKS,
      fixture_read_sound_node ("<stairway id='up' hexes='3,3' foot='3,2' head='4,3'/>"));
  cr_map_load_node (
      map, CR_SECTION_LINKS,
      fixture_read_sound_node ("<stairway id='to' hexes='3,5' foot='3,6' head='3,4'/>"));
  cr_map_load_node (map, CR_SECTION_AREAS,
                    fixture_read_sound_node ("<area id='a'>3,1..3,4</area>"));
  cr_map_load_node (map, CR_SECTION_AREAS,
                    fixture_read_sound_node ("<area id='b'>3,3..3,4</area>"));
  cr_piece_clear (edit, map, (CrPlaces){ places, 2 });
  cr_edit_swap (edit, map);
  g_assert_cmpstr (cr_map_get_terrain (map, places[0]), ==, "flat");
  g_assert_cmpint (cr_map_get_level (map, places[1]), ==, 0);
  g_assert_null (cr_map_find_side (map, places[1], 0, CR_SIDE_SLIT));
  g_assert_nonnull (cr_map_find_side (map, places[0], 0, CR_SIDE_SLIT));
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_LINKS), ==, 1);
  g_assert_nonnull (cr_map_find_node (map, CR_SECTION_LINKS, NULL, "to"));
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_AREAS), ==, 1);
  g_assert_cmpstr (cr_node_get_text (cr_map_get_node (map, CR_SECTION_AREAS, 0)), ==, "3,1 3,2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/piece/paste", test_paste);
  g_test_add_func ("/piece/orientations", test_orientations);
  g_test_add_func ("/piece/turns", test_turns);
  g_test_add_func ("/piece/same-place", test_same_place);
  g_test_add_func ("/piece/choices", test_choices);
  g_test_add_func ("/piece/nodes", test_nodes);
  g_test_add_func ("/piece/names", test_names);
  g_test_add_func ("/piece/clear", test_clear);
  return g_test_run ();
}
