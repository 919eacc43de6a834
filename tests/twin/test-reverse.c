/* test-reverse.c: the way back, and what more obstructions do.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Properties over random castles: proves LOF-26 and its exceptions (LOF-08, LOF-10, LOF-18, U-33,
 * COV-06), and that nothing built opens a line and nothing taken away closes one (LOF-12, LOF-22,
 * ELV-07).
 * CRENEL_SEED repeats a run. */
#include "compare.h"
#include "random-castle.h"

#include "cr-map-private.h"
#include "fixture.h"

#define N_CASTLES 16

static CrRuleset *ruleset;
static TwinPlan *plan;

/* ---- the way back ---- */

static gboolean
stands_on (const CrMap *map, CrHex hex, CrDirection side)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (map, (CrPlace){ floor, hex }, side, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_SLIT || cr_side_kind_is_opening (things[i].kind))
        return TRUE;
  }
  return FALSE;
}

/* MAP-11: a doorway as a whole hex. Of a man's own only the keep's matters, LOF-08. */
static gboolean
is_door (const CrMap *map, CrHex hex, gboolean own)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const CrTerrainKind *terrain =
        cr_ruleset_find_terrain (ruleset, cr_map_get_terrain (map, (CrPlace){ floor, hex }));

    if (terrain != NULL && (terrain->keep_door || (terrain->door && !own)))
      return TRUE;
  }
  return FALSE;
}

static gboolean
meets_opening (const CrMap *map, CrHex from, const TwinTrack *track)
{
  for (int i = 0; i < track->n - 1; i++) {
    const TwinPassed *passed = &track->passed[i];
    CrHex x = cr_hex_add (from, passed->hex), y = cr_hex_add (from, track->passed[i + 1].hex);

    if (is_door (map, x, i == 0) || is_door (map, y, i == track->n - 2) ||
        (cr_hex_distance (x, y) == 1 && stands_on (map, x, cr_hex_direction_to (x, y))))
      return TRUE;
    for (int j = 0; j < passed->n_beside; j++) {
      CrHex z = cr_hex_add (from, passed->beside[j]);

      if (is_door (map, z, FALSE) || stands_on (map, x, cr_hex_direction_to (x, z)) ||
          stands_on (map, z, cr_hex_direction_to (z, y)))
        return TRUE;
    }
  }
  return FALSE;
}

/* Whether some line between the two could meet a slit or an opening, whatever its ends. */
static gboolean
may_differ (const CrMap *map, const CrLof *lof)
{
  CrHex from = lof->from.hex, to = cr_hex_sub (lof->to.hex, from);
  CrLofReason reasons[] = { lof->reason, lof->reverse_reason };

  for (int i = 0; i < 2; i++)
    if (reasons[i] == CR_LOF_MOAT || reasons[i] == CR_LOF_COVERED)
      return TRUE;
  for (int i = 0; i < 49; i++) {
    CrDirection a = i / 7 - 1, b = i % 7 - 1;

    if ((a >= 0 && !twin_plan_is_beyond ((CrHex){ 0, 0 }, a, twin_plan_end (to, b))) ||
        (b >= 0 && !twin_plan_is_beyond (to, b, twin_plan_end ((CrHex){ 0, 0 }, a))))
      continue;
    if (meets_opening (map, from, twin_plan_find (plan, to, a, b)))
      return TRUE;
  }
  return FALSE;
}

static int
check_castle (const CrMap *map, int *n_differ)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);
  CrLofOptions options;
  int n_strict = 0;

  cr_lof_options_init (&options, ruleset);
  for (guint a = 0; a < places->len; a++)
    for (guint b = a + 1; b < places->len; b++) {
      CrPlace from = g_array_index (places, CrPlace, a), to = g_array_index (places, CrPlace, b);
      CrLof lof = cr_lof_judge (scene, from, to, &options, NULL);

      if (lof.verdict != lof.reverse && !may_differ (map, &lof)) {
        g_autofree char *one = cr_map_format_place (map, from);
        g_autofree char *two = cr_map_format_place (map, to);

        compare_describe (map);
        g_error ("%s to %s: %s, back %s", one, two, cr_lof_reason_get_name (lof.reason),
                 cr_lof_reason_get_name (lof.reverse_reason));
      }
      n_strict += lof.verdict == lof.reverse ? 1 : 0;
      *n_differ += lof.verdict != lof.reverse ? 1 : 0;
    }
  return n_strict;
}

static void
test_reciprocal (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  int n_strict = 0, n_differ = 0;

  for (int i = 0; i < N_CASTLES * 3; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);

    n_strict += check_castle (map, &n_differ);
  }
  g_test_message ("%d pairs the same, %d not", n_strict, n_differ);
  g_assert_cmpint (n_strict, >, 200);
  g_assert_cmpint (n_differ, >, 0);
}

/* ---- more and less ---- */

typedef struct {
  GArray *places;
  GByteArray *clear; /* one for each pair */
} Sights;

static Sights
look (const CrMap *map)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  Sights sights = { compare_list_places (scene), g_byte_array_new () };
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  for (guint i = 0; i < sights.places->len * sights.places->len; i++) {
    CrPlace from = g_array_index (sights.places, CrPlace, i / sights.places->len);
    CrPlace to = g_array_index (sights.places, CrPlace, i % sights.places->len);
    guint8 bit = cr_lof_judge (scene, from, to, &options, NULL).verdict == CR_LOF_CLEAR;

    g_byte_array_append (sights.clear, &bit, 1);
  }
  return sights;
}

static void
sights_clear (Sights *sights)
{
  g_array_unref (sights->places);
  g_byte_array_unref (sights->clear);
}

/* Pairs with a man on one of @but are left out: for him more has changed than what is between. */
static void
assert_no_more (const CrMap *map, const Sights *less, const Sights *more, const GArray *but)
{
  guint n = less->places->len;

  g_assert_cmpuint (less->clear->len, ==, more->clear->len);
  for (guint i = 0; i < n * n; i++) {
    CrPlace men[] = { g_array_index (less->places, CrPlace, i / n),
                      g_array_index (less->places, CrPlace, i % n) };
    gboolean out = FALSE;

    for (guint j = 0; j < but->len; j++)
      out |= cr_hex_equal (men[0].hex, g_array_index (but, CrHex, j)) ||
             cr_hex_equal (men[1].hex, g_array_index (but, CrHex, j));
    if (out || !less->clear->data[i] || more->clear->data[i])
      continue;
    g_autofree char *from = cr_map_format_place (map, men[0]);
    g_autofree char *to = cr_map_format_place (map, men[1]);
    compare_describe (map);
    g_error ("%s to %s is clear although more stands between", from, to);
  }
}

/* Changes something in a map and tells the hexes whose own men it concerns otherwise. */
typedef void (*Change) (CrMap *map, GRand *rand, GArray *but);

/* Builds more, and looks before and after. */
static void
run_change (Change change, gboolean builds)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (GArray) but = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    Sights before, after;

    /* Who is shut out by a raised bridge is not, once walls put him inside. */
    castle_drop_bridge (map);
    before = look (map);
    g_array_set_size (but, 0);
    change (map, rand, but);
    after = look (map);
    assert_no_more (map, builds ? &after : &before, builds ? &before : &after, but);
    sights_clear (&before);
    sights_clear (&after);
  }
}

/* Open ground of the main surface with nothing on its sides on any floor. */
static gboolean
is_bare (const CrMap *map, CrHex hex)
{
  for (int i = 0; i < cr_map_n_floors (map) * CR_N_DIRECTIONS; i++) {
    gsize n;

    cr_map_get_sides (map, (CrPlace){ i / CR_N_DIRECTIONS, hex }, i % CR_N_DIRECTIONS, &n);
    if (n > 0)
      return FALSE;
  }
  return g_str_equal (cr_map_get_terrain (map, (CrPlace){ 0, hex }), "flat") &&
         g_str_equal (cr_map_get_structure (map, (CrPlace){ 0, hex }), "none");
}

static void
build_houses (CrMap *map, GRand *rand, GArray *but)
{
  gint16 *terrain = cr_map_load_layer (map, 0, CR_LAYER_TERRAIN);
  gint16 flat = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "flat");
  gint16 house = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, "house");

  for (int cell = 0; cell < cr_grid_n_cells (&map->grid); cell++)
    if (terrain[cell] == flat && g_rand_int_range (rand, 0, 8) == 0)
      terrain[cell] = house;
}

static void
move_ground (CrMap *map, GRand *rand, GArray *but, int by)
{
  for (int cell = 0; cell < cr_grid_n_cells (&map->grid); cell++) {
    CrHex hex = cr_grid_get_hex (&map->grid, cell);

    if (!is_bare (map, hex) || g_rand_int_range (rand, 0, 4) > 0)
      continue;
    cr_map_load_layer (map, 0, CR_LAYER_LEVEL)[cell] += (gint16) by;
    g_array_append_val (but, hex);
  }
}

static void
raise_ground (CrMap *map, GRand *rand, GArray *but)
{
  move_ground (map, rand, but, 1);
}

static void
lower_ground (CrMap *map, GRand *rand, GArray *but)
{
  move_ground (map, rand, but, -1);
}

static void
build_walls (CrMap *map, GRand *rand, GArray *but)
{
  CrSide wall = { .kind = CR_SIDE_WALL, .height = -1, .arc = -1 };

  for (int i = 0; i < 6; i++) {
    int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (&map->grid));

    castle_put_side (map, (CrPlace){ 0, cr_grid_get_hex (&map->grid, cell) },
                     g_rand_int_range (rand, 0, 6), wall);
  }
}

/* A door at a man's own side moves his end of the line. */
static void
open_doors (CrMap *map, GRand *rand, GArray *but)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    CrFloorData *data = map->floors->pdata[floor];

    for (guint i = 0; i < data->sides->len; i++) {
      CrSide *side = &g_array_index (data->sides, CrSide, i);
      CrHex hex = cr_grid_get_hex (&map->grid, side->cell);
      CrHex beyond = cr_hex_neighbour (hex, side->direction);

      if (!cr_side_kind_is_opening (side->kind))
        continue;
      side->state = CR_STATE_OPEN;
      g_array_append_val (but, hex);
      g_array_append_val (but, beyond);
    }
  }
}

static void
test_houses (void)
{
  run_change (build_houses, TRUE);
}

static void
test_raised (void)
{
  run_change (raise_ground, TRUE);
}

static void
test_lowered (void)
{
  run_change (lower_ground, FALSE);
}

static void
test_walls (void)
{
  run_change (build_walls, TRUE);
}

static void
test_doors (void)
{
  run_change (open_doors, FALSE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  plan = twin_plan_new ();
  g_test_add_func ("/twin/reciprocal", test_reciprocal);
  g_test_add_func ("/twin/more/houses", test_houses);
  g_test_add_func ("/twin/more/raised", test_raised);
  g_test_add_func ("/twin/more/lowered", test_lowered);
  g_test_add_func ("/twin/more/walls", test_walls);
  g_test_add_func ("/twin/more/doors", test_doors);

  int status = g_test_run ();
  twin_plan_free (plan);
  cr_ruleset_unref (ruleset);
  return status;
}
