/* test-lof-twin.c: the line of fire against its twin, and turned about. SPDX-License-Identifier:
 * GPL-3.0-or-later
 *
 * All pairs of random castles with every feature; the seed is printed and CRENEL_SEED repeats it.
 * Proves LOF-01…12, 17, 18, 21…26, ELV-01…07, RMP-01, 03…09, COV-01, 03…06, 10, HRD-06, 08, U-33,
 * U-34 as far as two readings of the contract agree, and that verdicts stay the same when a map is
 * turned, mirrored, moved, or laid on hexes of the other orientation or shift. */
#include "lof-random.h"
#include "lof-twin.h"

#include "cr-field.h"
#include "cr-map-private.h"
#include "fixture.h"

#define N_CASTLES 36

static CrRuleset *ruleset;

static GRand *
make_rand (void)
{
  const char *seed = g_getenv ("CRENEL_SEED");
  guint32 value =
      seed != NULL ? (guint32) g_ascii_strtoull (seed, NULL, 10) : (guint32) g_test_rand_int ();

  g_test_message ("CRENEL_SEED=%u", value);
  return g_rand_new_with_seed (value);
}

static GArray *
list_places (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_scene_has_place (scene, place))
        g_array_append_val (places, place);
    }
  return places;
}

static void
describe_map (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *things = cr_map_get_all_sides (map, floor, &n);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      g_autofree char *at = cr_map_format_place (map, place);

      if (!g_str_equal (cr_map_get_terrain (map, place), "flat"))
        g_test_message ("  %s %s %s %d", at, cr_map_get_terrain (map, place),
                        cr_map_get_structure (map, place), cr_map_get_level (map, place));
    }
    for (gsize i = 0; i < n; i++) {
      g_autofree char *at =
          cr_grid_format_side (grid, cr_grid_get_hex (grid, things[i].cell), things[i].direction);
      g_test_message ("  %d/%s %s inside %d state %d height %d arc %d", floor, at,
                      cr_side_kind_get_name (things[i].kind), things[i].inside, things[i].state,
                      things[i].height, things[i].arc);
    }
  }
}

static CrLof
compare_pair (const CrScene *scene, CrPlace from, CrPlace to, const CrLofOptions *options)
{
  CrLof lof = cr_lof_judge (scene, from, to, options, NULL);
  Twin twin = lof_twin (scene, from, to, options->either);

  if (lof.verdict == twin.verdict && lof.reason == twin.reason &&
      (lof.verdict != CR_LOF_CLEAR || lof.cover == twin.cover) &&
      lof.from_end.side == twin.from_side && lof.to_end.side == twin.to_side)
    return lof;

  const CrMap *map = cr_scene_get_map (scene);
  g_autofree char *a = cr_map_format_place (map, from);
  g_autofree char *b = cr_map_format_place (map, to);
  describe_map (map);
  g_test_message ("%s to %s%s: core %s, %s, %s, ends %d %d; twin %s, %s, %s, ends %d %d", a, b,
                  options->either ? ", either" : "", cr_verdict_get_name (lof.verdict),
                  cr_lof_reason_get_name (lof.reason), cr_cover_get_name (lof.cover),
                  lof.from_end.side, lof.to_end.side, cr_verdict_get_name (twin.verdict),
                  cr_lof_reason_get_name (twin.reason), cr_cover_get_name (twin.cover),
                  twin.from_side, twin.to_side);
  g_error ("core and twin differ");
  return lof;
}

/* A run that never met a rule proves nothing of it. */
static void
check_counts (const int counts[CR_N_LOF_REASONS])
{
  for (int i = 0; i < CR_N_LOF_REASONS; i++) {
    g_test_message ("%s: %d", cr_lof_reason_get_name (i), counts[i]);
    if (i != CR_LOF_NO_END && i != CR_LOF_NO_PLACE)
      g_assert_cmpint (counts[i], >, 0);
  }
}

static void
compare_castles (GRand *rand, int n_castles, int counts[CR_N_LOF_REASONS])
{
  for (int i = 0; i < n_castles; i++) {
    g_autoptr (CrMap) map = lof_random_castle (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = list_places (scene);
    CrLofOptions options = { i % 4 == 3, -1 };

    for (guint a = 0; a < places->len; a++)
      for (guint b = 0; b < places->len; b++)
        counts[compare_pair (scene, g_array_index (places, CrPlace, a),
                             g_array_index (places, CrPlace, b), &options)
                   .reason]++;
  }
}

static void
test_twin (void)
{
  g_autoptr (GRand) rand = make_rand ();
  int counts[CR_N_LOF_REASONS] = { 0 };

  compare_castles (rand, N_CASTLES, counts);
}

static void
test_every_reason (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1127);
  int counts[CR_N_LOF_REASONS] = { 0 };

  compare_castles (rand, N_CASTLES, counts);
  check_counts (counts);
}

static void
compare_turned (const CrScene *scene, const LofTurn *turn, const CrLofOptions *options)
{
  g_autoptr (CrMap) map = lof_turn_map (turn, cr_scene_get_map (scene));
  g_autoptr (CrScene) turned = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = list_places (scene);

  for (guint a = 0; a < places->len; a++)
    for (guint b = 0; b < places->len; b++) {
      CrPlace from = g_array_index (places, CrPlace, a), to = g_array_index (places, CrPlace, b);
      CrLof one = cr_lof_judge (scene, from, to, options, NULL);

      from.hex = lof_turn_hex (turn, from.hex);
      to.hex = lof_turn_hex (turn, to.hex);
      CrLof two = cr_lof_judge (turned, from, to, options, NULL);
      g_assert_cmpint (one.verdict, ==, two.verdict);
      g_assert_cmpint (one.cover, ==, two.cover);
      g_assert_cmpint (one.range, ==, two.range);
      g_assert_cmpint (one.reverse, ==, two.reverse);
    }
}

static void
test_turned (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES / 3; i++) {
    g_autoptr (CrMap) map = lof_random_castle (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    CrLofOptions options = { i % 2, -1 };
    LofTurn turn = {
      .sixths = i % 6,
      .mirror = g_rand_boolean (rand),
      .grid = { 60, 60, g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, 2), TRUE },
    };

    turn.moved = cr_grid_hex_at (&turn.grid, g_rand_int_range (rand, 28, 32),
                                 g_rand_int_range (rand, 28, 32));
    compare_turned (scene, &turn, &options);
  }
}

/* The reasons for which the two directions may differ: LOF-10, 18, a slit's arc, doorways; and a
 * man in the keep's doorway. */
static gboolean
may_differ (const CrScene *scene, const CrLof *lof)
{
  const CrMap *map = cr_scene_get_map (scene);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *things = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_SLIT || cr_side_kind_is_opening (things[i].kind))
        return TRUE;
  }
  return lof->reason == CR_LOF_MOAT || lof->reverse_reason == CR_LOF_MOAT ||
         lof->reason == CR_LOF_COVERED || lof->reverse_reason == CR_LOF_COVERED;
}

static void
test_reciprocal (void)
{
  g_autoptr (GRand) rand = make_rand ();
  int n_strict = 0;

  for (int i = 0; i < N_CASTLES * 3; i++) {
    g_autoptr (CrMap) map = lof_random_castle (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = list_places (scene);
    CrLofOptions options = { FALSE, -1 };

    for (guint a = 0; a < places->len; a++)
      for (guint b = a + 1; b < places->len; b++) {
        CrLof lof = cr_lof_judge (scene, g_array_index (places, CrPlace, a),
                                  g_array_index (places, CrPlace, b), &options, NULL);

        if (may_differ (scene, &lof))
          continue;
        if (lof.verdict != lof.reverse) {
          g_autofree char *from = cr_map_format_place (map, lof.from);
          g_autofree char *to = cr_map_format_place (map, lof.to);

          describe_map (map);
          g_error ("%s to %s: %s, back %s", from, to, cr_lof_reason_get_name (lof.reason),
                   cr_lof_reason_get_name (lof.reverse_reason));
        }
        n_strict++;
      }
  }
  g_test_message ("%d pairs", n_strict);
  g_assert_cmpint (n_strict, >, 1000);
}

/* One judge: a field says what single lines say. */
static void
test_field (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = lof_random_castle (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = list_places (scene);
    CrLofOptions options = { i % 2, -1 };
    CrPlace from = g_array_index (places, CrPlace, g_rand_int_range (rand, 0, places->len));
    g_autoptr (CrFire) fire = cr_fire_new (scene);
    g_autoptr (CrField) field = cr_field_new (fire, &from, 1, &options, NULL, NULL);

    for (guint b = 0; b < places->len; b++) {
      CrPlace to = g_array_index (places, CrPlace, b);
      CrLof lof = cr_lof_judge (scene, from, to, &options, NULL);
      const CrFieldCell *cell = cr_field_get (field, to);

      g_assert_cmpint (cell->verdict, ==, lof.verdict);
      g_assert_cmpint (cell->range, ==, lof.range);
      g_assert_cmpint (cell->n_shooters, ==, lof.verdict == CR_LOF_CLEAR ? 1 : 0);
      if (lof.verdict == CR_LOF_CLEAR)
        g_assert_cmpint (cell->cover, ==, lof.cover);
    }
  }
}

/* Clear lines as one bit a pair. */
static GByteArray *
list_clear (const CrMap *map)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = list_places (scene);
  GByteArray *clear = g_byte_array_new ();
  CrLofOptions options = { FALSE, -1 };

  for (guint a = 0; a < places->len; a++)
    for (guint b = 0; b < places->len; b++) {
      CrPlace from = g_array_index (places, CrPlace, a), to = g_array_index (places, CrPlace, b);
      guint8 bit = cr_lof_judge (scene, from, to, &options, NULL).verdict == CR_LOF_CLEAR;

      g_byte_array_append (clear, &bit, 1);
    }
  return clear;
}

static void
assert_no_more (const GByteArray *less, const GByteArray *more)
{
  g_assert_cmpuint (less->len, ==, more->len);
  for (guint i = 0; i < less->len; i++)
    g_assert_false (less->data[i] && !more->data[i]);
}

/* Houses built on open ground never open a line. */
static void
test_raising (void)
{
  g_autoptr (GRand) rand = make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = lof_random_castle (rand);
    g_autoptr (GByteArray) before = list_clear (map);
    gint16 *terrain = cr_map_load_layer (map, 0, CR_LAYER_TERRAIN);
    gint16 flat = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
    gint16 house = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "house");

    for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (map)); cell++)
      if (terrain[cell] == flat && g_rand_int_range (rand, 0, 8) == 0)
        terrain[cell] = house;
    g_autoptr (GByteArray) after = list_clear (map);
    assert_no_more (after, before);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/lof/twin", test_twin);
  g_test_add_func ("/core/lof/every-reason", test_every_reason);
  g_test_add_func ("/core/lof/turned", test_turned);
  g_test_add_func ("/core/lof/reciprocal", test_reciprocal);
  g_test_add_func ("/core/lof/field", test_field);
  g_test_add_func ("/core/lof/raising", test_raising);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
