/* test-field.c: fields of fire, dead ground, garrisons. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Proves LOF-23, RMP-01, COV-01 as a field shows them; fields against single lines are compared
 * in tests/twin. */
#include "fixture-field.h"

#include "cr-edit.h"
#include "cr-map-load.h"
#include "fixture.h"

#define COLUMNS 5
#define ROWS 12

static CrRuleset *ruleset;

static CrPlace
at (int column, int row)
{
  const CrGrid grid = { COLUMNS, ROWS, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  return (CrPlace){ 0, cr_grid_hex_at (&grid, column, row) };
}

static void
put (CrMap *map, CrPlace place, const char *terrain, const char *structure, int level)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);

  cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, terrain);
  cr_map_load_layer (map, 0, CR_LAYER_STRUCTURE)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, structure);
  cr_map_load_layer (map, 0, CR_LAYER_LEVEL)[cell] = (gint16) level;
}

static void
put_north (CrMap *map, CrPlace place, CrSideKind kind)
{
  CrSide side = {
    .cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex),
    .kind = (gint8) kind,
    .inside = CR_INSIDE_HERE,
    .height = CR_HEIGHT_DEFAULT,
    .arc = CR_ARC_DEFAULT,
  };

  cr_map_load_side (map, 0, &side);
}

/* Open ground; a rampart +1 along row 8 with a battlement to the north in column 3 alone, the
 * hex behind it set back, a slit in 5,10, and no hex at 1,1. */
static CrMap *
make_map (void)
{
  CrGrid grid = { COLUMNS, ROWS, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "field");

  cr_map_load_floor (map, "g", NULL);
  for (int row = 1; row <= ROWS; row++)
    for (int column = 1; column <= COLUMNS; column++)
      if (column > 1 || row > 1)
        put (map, at (column, row), "flat", "none", 0);
  put (map, at (3, 8), "wallwalk", "rampart", 1);
  put (map, at (3, 9), "wallwalk", "rampart", 1);
  put_north (map, at (3, 8), CR_SIDE_BATTLEMENT);
  put_north (map, at (5, 10), CR_SIDE_SLIT);
  return map;
}

static CrField *
fire (const CrScene *scene, const CrPlace *shooters, gsize n)
{
  CrLofOptions options = { FALSE, -1 };

  g_autoptr (CrFire) fire = cr_fire_new (scene);

  return fixture_field (fire, shooters, n, &options);
}

static void
test_one (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace set_back = at (3, 9), front = at (3, 8);
  g_autoptr (CrField) from_back = fire (scene, &set_back, 1);
  g_autoptr (CrField) from_front = fire (scene, &front, 1);

  g_assert_cmpint (cr_field_get (from_back, at (3, 2))->verdict, ==, CR_LOF_IMPOSSIBLE);
  g_assert_true (cr_field_is_dead (from_back, at (3, 2)));
  g_assert_cmpint (cr_field_get (from_front, at (3, 2))->verdict, ==, CR_LOF_CLEAR);
  g_assert_cmpint (cr_field_get (from_front, at (3, 2))->range, ==, 6);
  g_assert_false (cr_field_is_dead (from_front, at (3, 2)));
  g_assert_cmpint (cr_field_get (from_front, at (3, 10))->verdict, ==, CR_LOF_BLOCKED);
  g_assert_null (cr_field_get (from_front, (CrPlace){ 0, { -5, -5 } }));
  g_assert_null (cr_field_get (from_front, (CrPlace){ 1, { 0, 0 } }));
}

/* Every place that exists is hit, dead or a shooter's; void ones are none of it. */
static void
test_sums (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace shooters[] = { at (3, 9), at (3, 12) };
  g_autoptr (CrField) field = fire (scene, shooters, 2);
  int n_own = 0;

  for (gsize i = 0; i < 2; i++) {
    g_assert_false (cr_field_is_dead (field, shooters[i]));
    n_own += cr_field_get (field, shooters[i])->n_shooters == 0 ? 1 : 0;
  }
  g_assert_cmpint (cr_field_n_hit (field) + cr_field_n_dead (field) + n_own, ==,
                   COLUMNS * ROWS - 1);
  g_assert_cmpint (cr_field_n_hit_on (field, 0), ==, cr_field_n_hit (field));
  g_assert_cmpint (cr_field_n_dead_on (field, 0), ==, cr_field_n_dead (field));
  g_assert_false (cr_field_is_dead (field, at (1, 1)));
  g_assert_cmpint (cr_field_get (field, at (1, 1))->verdict, ==, CR_LOF_IMPOSSIBLE);
}

static gboolean
is_among (const GArray *hexes, CrHex hex)
{
  for (guint i = 0; i < hexes->len; i++)
    if (cr_hex_equal (g_array_index (hexes, CrHex, i), hex))
      return TRUE;
  return FALSE;
}

/* What a field said stays said, and where it says something else now is told. */
static void
test_copy (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace front = at (3, 8), back = at (3, 9);
  g_autoptr (CrField) before = fire (scene, &front, 1);
  g_autoptr (CrField) copy = cr_field_copy (before);
  g_autoptr (CrField) after = fire (scene, &back, 1);
  g_autoptr (GArray) none = cr_field_list_changes (copy, before, 0);
  g_autoptr (GArray) changes = cr_field_list_changes (copy, after, 0);
  const CrGrid *grid = cr_field_get_grid (copy);
  guint n = 0;

  g_assert_cmpuint (none->len, ==, 0);
  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { 0, cr_grid_get_hex (grid, i) };
    const CrFieldCell *a = cr_field_get (before, place), *b = cr_field_get (after, place);
    gboolean other = a->verdict != b->verdict || a->cover != b->cover || a->range != b->range ||
                     a->n_shooters != b->n_shooters || cr_place_equal (place, front) ||
                     cr_place_equal (place, back);

    g_assert_cmpint (cr_field_get (copy, place)->verdict, ==, a->verdict);
    g_assert_cmpint (cr_field_is_dead (copy, place), ==, cr_field_is_dead (before, place));
    g_assert_cmpint (is_among (changes, place.hex), ==, other);
    n += other ? 1 : 0;
  }
  g_assert_cmpuint (n, ==, changes->len);
  g_assert_cmpuint (n, >, 10);
}

/* Two fields compared at once and bit by bit. */
static void
test_difference (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace front = at (3, 8), back = at (3, 9);
  g_autoptr (CrField) before = fire (scene, &front, 1);
  g_autoptr (CrField) after = fire (scene, &back, 1);
  g_autoptr (CrDifference) whole = fixture_difference (scene, before, after);
  g_autoptr (CrDifference) parts = cr_difference_begin (scene, before, after);
  int n_slices = 1;

  while (!cr_difference_work (parts, 7))
    n_slices++;
  g_assert_cmpint (n_slices, ==, (COLUMNS * ROWS + 6) / 7);
  g_assert_cmpuint (cr_difference_n (whole), >, 0);
  g_assert_cmpuint (cr_difference_n (parts), ==, cr_difference_n (whole));
  for (CrFireChange change = CR_FIRE_SAME; change < CR_N_FIRE_CHANGES; change++)
    g_assert_cmpuint (cr_difference_count (parts, change), ==, cr_difference_count (whole, change));
  for (guint i = 0; i < cr_difference_n (whole); i++)
    g_assert_true (
        cr_place_equal (cr_difference_get (parts, i)->place, cr_difference_get (whole, i)->place));
}

/* Two shooters: the best shot counts, and how many have one. */
static void
test_two (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace shooters[] = { at (3, 1), at (3, 5) };
  g_autoptr (CrField) field = fire (scene, shooters, 2);
  const CrFieldCell *open = cr_field_get (field, at (3, 7)),
                    *front = cr_field_get (field, at (3, 8));

  g_assert_cmpint (open->n_shooters, ==, 2);
  g_assert_cmpint (open->range, ==, 2);
  g_assert_cmpint (front->cover, ==, CR_COVER_HEAVY);
  g_assert_cmpint (front->range, ==, 3);
}

static void
test_garrison (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (scene, CR_GARRISON_RAMPARTS, places);
  g_assert_cmpuint (places->len, ==, 1);
  g_assert_true (cr_hex_equal (g_array_index (places, CrPlace, 0).hex, at (3, 8).hex));
  g_array_set_size (places, 0);
  cr_field_garrison (scene, CR_GARRISON_SLITS, places);
  g_assert_cmpuint (places->len, ==, 1);
  g_assert_true (cr_hex_equal (g_array_index (places, CrPlace, 0).hex, at (5, 10).hex));
  g_array_set_size (places, 0);
  cr_field_garrison (scene, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, places);
  g_assert_cmpuint (places->len, ==, 2);
}

/* The naive twin: asks every hex of every floor. */
static gboolean
is_of_garrison (const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);

  if (!cr_scene_has_place (scene, place))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_SLIT && cr_map_is_inside (map, &things[i], place.hex))
        return TRUE;
  }
  return cr_scene_is_wall_walk (scene, place) && !cr_scene_is_set_back (scene, place);
}

static void
test_garrison_twin (void)
{
  for (int run = 0; run < 50; run++) {
    g_autoptr (CrMap) map = fixture_random_map ();
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
    const CrGrid *grid = cr_map_get_grid (map);
    guint n = 0;

    cr_field_garrison (scene, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, places);
    for (int i = 0; i < cr_map_n_floors (map) * cr_grid_n_cells (grid); i++) {
      CrPlace place = { i / cr_grid_n_cells (grid),
                        cr_grid_get_hex (grid, i % cr_grid_n_cells (grid)) };

      if (!is_of_garrison (scene, place))
        continue;
      g_assert_cmpuint (n, <, places->len);
      g_assert_cmpint (place.floor, ==, g_array_index (places, CrPlace, n).floor);
      g_assert_true (cr_hex_equal (place.hex, g_array_index (places, CrPlace, n).hex));
      n++;
    }
    g_assert_cmpuint (n, ==, places->len);
  }
}

/* Bit by bit it comes to the same as at once, and until it is done it says nothing. */
static void
test_slices (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace shooters[] = { at (3, 8), at (5, 10) };
  CrLofOptions options = { FALSE, -1 };
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) whole = fixture_field (fire, shooters, 2, &options);
  g_autoptr (CrField) field = cr_field_start (fire, shooters, 2, &options);
  int n_slices = 1;

  g_assert_cmpuint (cr_field_n_waiting (field), ==, 2 * COLUMNS * ROWS);
  for (; !cr_field_work (field, fire, 7); n_slices++)
    g_assert_false (cr_field_is_known (field));
  g_assert_true (cr_field_is_known (field));
  g_assert_cmpint (n_slices, ==, (2 * (COLUMNS * ROWS - 1) + 6) / 7);
  g_assert_cmpuint (cr_field_n_waiting (field), ==, 0);
  g_assert_cmpint (cr_field_n_hit (field), ==, cr_field_n_hit (whole));
  g_assert_cmpint (cr_field_n_dead (field), ==, cr_field_n_dead (whole));
}

#define TALL 200

/* Takes a hex away. */
static void
make_void (CrScene *scene, CrFire *fire, CrMap *map, CrPlace place)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_set_value (edit, map, place, CR_LAYER_TERRAIN, 0);
  cr_edit_swap (edit, map);
  cr_scene_touch_places (scene, &place, 1);
  cr_fire_touch_place (fire, place);
}

/* Of a tall map the places themselves take more than a slice: until they are read nothing is said
 * of them, and an edit meanwhile is followed. */
static void
test_reading (void)
{
  CrGrid grid = { COLUMNS, TALL, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "tall");
  CrLofOptions options = { FALSE, -1 };
  CrPlace from = at (3, 8), to = at (3, 14);

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < COLUMNS * TALL; cell++)
    put (map, (CrPlace){ 0, cr_grid_get_hex (&grid, cell) }, "flat", "none", 0);

  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) field = cr_field_start (fire, &from, 1, &options);

  g_assert_false (cr_field_work (field, fire, 1));
  g_assert_cmpint (cr_field_get (field, to)->n_shooters, ==, 0);
  g_assert_cmpint (cr_field_n_hit (field) + cr_field_n_dead (field), ==, 0);
  g_assert_false (cr_field_is_dead (field, to));
  g_assert_cmpuint (cr_field_n_waiting (field), ==, COLUMNS * TALL);
  make_void (scene, fire, map, at (1, 1));
  g_assert_true (cr_field_follow (field, fire));
  while (!cr_field_work (field, fire, 5))
    g_assert_false (cr_field_is_known (field));
  g_assert_cmpint (cr_field_get (field, to)->verdict, ==, CR_LOF_CLEAR);
  g_assert_cmpint (cr_field_n_hit (field) + cr_field_n_dead (field), ==, COLUMNS * TALL - 2);
}

/* Gone through once more. */
static void
assert_counts (const CrField *field)
{
  CrFieldCount count = { 0 }, told = cr_field_count (field, 0);

  for (int i = 0; i < COLUMNS * ROWS; i++) {
    CrPlace place = { 0, cr_grid_get_hex (cr_field_get_grid (field), i) };
    const CrFieldCell *cell = cr_field_get (field, place);

    count.n_hit += cell->n_shooters > 0;
    count.covers[cell->cover] += cell->n_shooters > 0;
    count.n_dead += cr_field_is_dead (field, place);
  }
  g_assert_cmpmem (&told, sizeof told, &count, sizeof count);
  g_assert_cmpint (cr_field_count (field, 1).n_hit, ==, 0);
}

/* Counts that are kept are those of the field as it is, however it came to be; a copy keeps its
 * own. */
static void
test_counts (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  CrPlace shooters[] = { at (3, 8), at (5, 10) };
  CrLofOptions options = { FALSE, -1 };
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) field = cr_field_start (fire, shooters, 2, &options);
  g_autoptr (CrField) copy = NULL;
  int hit, dead;

  while (!cr_field_work (field, fire, 7))
    assert_counts (field);
  assert_counts (field);
  hit = cr_field_n_hit (field);
  dead = cr_field_n_dead (field);
  copy = cr_field_copy (field);
  make_void (scene, fire, map, at (3, 3));
  make_void (scene, fire, map, at (1, 12));
  make_void (scene, fire, map, shooters[1]);
  g_assert_true (cr_field_follow (field, fire));
  assert_counts (field);
  while (!cr_field_work (field, fire, 3))
    assert_counts (field);
  assert_counts (field);
  g_assert_cmpint (cr_field_n_hit (field), <, hit);
  g_assert_cmpint (cr_field_n_hit (copy), ==, hit);
  g_assert_cmpint (cr_field_n_dead (copy), ==, dead);
  assert_counts (copy);
}

/* On a map with more lines than are kept, each is followed as far as it goes. */
static void
test_wide (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (300);
  CrGrid grid = { 300, 300, CR_POINTY, CR_SHIFT_ODD, TRUE };
  g_autoptr (CrMap) map = cr_map_new (&grid, "wide");
  CrLofOptions options = { FALSE, -1 };

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < 300 * 300; cell++) {
    CrPlace place = { 0, cr_grid_get_hex (&grid, cell) };
    int dice = g_rand_int_range (rand, 0, 300);

    put (map, place, dice == 0 ? "house" : "flat", "none", dice == 1 ? 2 : 0);
  }

  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  CrPlace from = { 0, cr_grid_hex_at (&grid, 20, 20) };
  g_autoptr (CrField) field = fixture_field (fire, &from, 1, &options);
  int n_clear = 0;

  for (int i = 0; i < 1500; i++) {
    CrPlace to = { 0, cr_grid_get_hex (&grid, g_rand_int_range (rand, 0, 300 * 300)) };
    CrLof lof = cr_lof_judge (scene, from, to, &options, NULL);

    g_assert_cmpint (cr_field_get (field, to)->verdict, ==, lof.verdict);
    n_clear += lof.verdict == CR_LOF_CLEAR && lof.range > 150 ? 1 : 0;
  }
  g_assert_cmpint (n_clear, >, 20);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/field/copy", test_copy);
  g_test_add_func ("/core/field/counts", test_counts);
  g_test_add_func ("/core/field/difference", test_difference);
  g_test_add_func ("/core/field/one", test_one);
  g_test_add_func ("/core/field/sums", test_sums);
  g_test_add_func ("/core/field/two", test_two);
  g_test_add_func ("/core/field/garrison", test_garrison);
  g_test_add_func ("/core/field/garrison-twin", test_garrison_twin);
  g_test_add_func ("/core/field/slices", test_slices);
  g_test_add_func ("/core/field/reading", test_reading);
  g_test_add_func ("/core/field/wide", test_wide);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
