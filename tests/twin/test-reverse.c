/* test-reverse.c: the way back, and what more obstructions do. SPDX-License-Identifier:
 * GPL-3.0-or-later
 *
 * Properties over random castles: proves LOF-26 and its exceptions (LOF-10, LOF-18, U-33).
 * CRENEL_SEED repeats a run. */
#include "compare.h"
#include "random-castle.h"

#include "cr-map-private.h"
#include "fixture.h"

#define N_CASTLES 36

static CrRuleset *ruleset;

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
  g_autoptr (GRand) rand = compare_make_rand ();
  int n_strict = 0;

  for (int i = 0; i < N_CASTLES * 3; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GArray) places = compare_list_places (scene);
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

          compare_describe (map);
          g_error ("%s to %s: %s, back %s", from, to, cr_lof_reason_get_name (lof.reason),
                   cr_lof_reason_get_name (lof.reverse_reason));
        }
        n_strict++;
      }
  }
  g_test_message ("%d pairs", n_strict);
  g_assert_cmpint (n_strict, >, 1000);
}

/* Clear lines as one bit a pair. */
static GByteArray *
list_clear (const CrMap *map)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);
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
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
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
  g_test_add_func ("/twin/reciprocal", test_reciprocal);
  g_test_add_func ("/twin/raising", test_raising);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
