/* test-turned.c: verdicts stay when a castle is laid otherwise. SPDX-License-Identifier:
 * GPL-3.0-or-later
 *
 * Random castles turned, mirrored, moved, laid on hexes of the other orientation or shift: proves
 * U-34 and that no rule depends on where a castle lies. CRENEL_SEED repeats a run. */
#include "compare.h"
#include "random-castle.h"

#include "fixture.h"

#define N_CASTLES 60

static CrRuleset *ruleset;

static void
compare_turned (const CrScene *scene, const CastleTurn *turn, const CrLofOptions *options)
{
  g_autoptr (CrMap) map = castle_turn_map (turn, cr_scene_get_map (scene));
  g_autoptr (CrScene) turned = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);

  for (guint a = 0; a < places->len; a++)
    for (guint b = 0; b < places->len; b++) {
      CrPlace from = g_array_index (places, CrPlace, a), to = g_array_index (places, CrPlace, b);
      CrLof one = cr_lof_judge (scene, from, to, options, NULL);

      from.hex = castle_turn_hex (turn, from.hex);
      to.hex = castle_turn_hex (turn, to.hex);
      CrLof two = cr_lof_judge (turned, from, to, options, NULL);
      g_assert_cmpint (one.verdict, ==, two.verdict);
      g_assert_cmpint (one.reason, ==, two.reason);
      g_assert_cmpint (one.reverse_reason, ==, two.reverse_reason);
      g_assert_cmpint (one.cover, ==, two.cover);
      g_assert_cmpint (one.range, ==, two.range);
      g_assert_cmpint (one.reverse, ==, two.reverse);
    }
}

static void
test_turned (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (CrMap) map = random_castle_new (rand);
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    CrLofOptions options = { i % 2, -1 };
    CastleTurn turn = {
      .sixths = i % 6,
      .mirror = g_rand_boolean (rand),
      .grid = { 60, 60, g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, 2), TRUE },
    };

    turn.moved = cr_grid_hex_at (&turn.grid, g_rand_int_range (rand, 28, 32),
                                 g_rand_int_range (rand, 28, 32));
    compare_turned (scene, &turn, &options);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/twin/turned", test_turned);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
