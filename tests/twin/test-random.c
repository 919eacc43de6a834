/* test-random.c: the line of fire against its twin on random castles. SPDX-License-Identifier:
 * GPL-3.0-or-later
 *
 * Pairs of places of random castles with every feature; the seed is printed and CRENEL_SEED repeats
 * it. CRENEL_FULL=1 takes all pairs of 1,000 castles. Proves LOF-01…12, 17, 18, 21…26, ELV-01…07,
 * RMP-01, 03…09, COV-01, 03…06, 10, HRD-06, 08, U-33, U-34 as far as two readings of the contract
 * agree. */
#include "compare.h"
#include "random-castle.h"

#include "cr-field.h"
#include "fixture.h"

#include <string.h>

#define N_CASTLES 1000
#define N_FROM 2 /* shooters of each, when not all */

static CrRuleset *ruleset;
static int reasons[CR_N_LOF_REASONS];

/* One judge: a field says what single lines say. */
static void
check_field (const CrScene *scene, const CrField *field, const CrLof *lof)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrFieldCell *cell = cr_field_get (field, lof->to);
  gboolean clear = lof->verdict == CR_LOF_CLEAR;

  if (cell->verdict == lof->verdict && cell->range == lof->range &&
      cell->n_shooters == (clear ? 1 : 0) && (!clear || cell->cover == lof->cover))
    return;
  g_autofree char *from = cr_map_format_place (map, lof->from);
  g_autofree char *to = cr_map_format_place (map, lof->to);

  compare_describe (map);
  g_error ("%s to %s: the field says %s, %s, the line %s, %s, %s", from, to,
           cr_verdict_get_name (cell->verdict), cr_cover_get_name (cell->cover),
           cr_verdict_get_name (lof->verdict), cr_cover_get_name (lof->cover),
           cr_lof_reason_get_name (lof->reason));
}

/* Of each castle some shooters, or all. */
static void
compare_castle (TwinPlan *plan, GRand *rand, const CrLofOptions *options)
{
  g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (GArray) places = compare_list_places (scene);
  const CrPlace *place = (const CrPlace *) (const void *) places->data;
  guint n = compare_is_full () ? places->len : MIN (places->len, N_FROM);

  for (guint i = 0; i < n; i++) {
    guint at = compare_is_full () ? i : (guint) g_rand_int_range (rand, 0, (int) places->len);
    g_autoptr (CrField) field = cr_field_new (fire, &place[at], 1, options, NULL, NULL);

    for (guint j = 0; j < places->len; j++) {
      CrLof lof = compare_pair (castle, place[at], place[j], options);

      check_field (scene, field, &lof);
      reasons[lof.reason]++;
    }
  }
}

/* Each castle has a seed of its own, so that all pairs and a sample are of the same castles. */
static void
compare_castles (GRand *seeds)
{
  g_autoptr (TwinPlan) plan = twin_plan_new ();

  memset (reasons, 0, sizeof reasons);
  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (g_rand_int (seeds));
    CrLofOptions options;

    cr_lof_options_init (&options, ruleset);
    options.either = i % 4 == 3;
    options.from_side = i % 16 == 5 ? i / 16 % 6 : -1;
    options.heights = i % 5 == 1 ? CR_LOF_GENERAL : CR_LOF_THALES;
    options.upper_rounding = i % 7 == 2;
    options.near_edge = i % 6 == 3;
    options.any_ends = i % 9 == 4;
    compare_castle (plan, rand, &options);
  }
}

static void
test_twin (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  compare_castles (rand);
}

/* Castles alone have no men, weapons and weather, nobody stands on more than a hex, and the first
 * box is not asked for. */
static gboolean
is_of_others (int reason)
{
  return reason == CR_LOF_MEN || reason == CR_LOF_NOT_LOWER || reason == CR_LOF_TOO_FAR ||
         (reason >= CR_LOF_OUT_OF_RANGE && reason <= CR_LOF_SHUT_IN) || reason == CR_LOF_NO_POST;
}

/* A run that never met a rule proves nothing of it. */
static void
test_every_reason (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1127);

  compare_castles (rand);
  for (int i = 0; i < CR_N_LOF_REASONS; i++) {
    g_test_message ("%s: %d", cr_lof_reason_get_name (i), reasons[i]);
    if (i != CR_LOF_NO_END && i != CR_LOF_NO_PLACE && !is_of_others (i))
      g_assert_cmpint (reasons[i], >, 0);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/twin/random", test_twin);
  g_test_add_func ("/twin/every-reason", test_every_reason);

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
