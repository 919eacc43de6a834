/* test-shipped.c: the line of fire against its twin on the shipped castles.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Every place of all floors shoots at a sample of all places, another one each; CRENEL_FULL=1 takes
 * all pairs. With men, posts, siege towers and weather some places at all, with what the diagram
 * is drawn from; CRENEL_SEED repeats a run. Proves LOF-01…12, 17, 18, 21…26, ELV-01…07, RMP-01…09,
 * COV-01, 03…06, U-33, U-34 as far as two readings of the contract agree. */
#include "compare.h"
#include "random-muster.h"

#include "cr-xml-map.h"
#include "fixture-field.h"
#include "support.h"

#define STRIDE 61
#define N_SHOOTERS 12 /* with men about */

static void
compare_field (const CrField *field, CrPlace to, const CrLof *lof)
{
  const CrFieldCell *cell = cr_field_get (field, to);

  g_assert_cmpint (cell->verdict, ==, lof->verdict);
  if (lof->verdict == CR_LOF_CLEAR)
    g_assert_cmpint (cell->cover, ==, lof->cover);
}

static void
test_castle (gconstpointer name)
{
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrMap) map = support_load_map (name);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (TwinPlan) plan = twin_plan_new ();
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  const CrPlace *place = cr_places_of (places).places;
  guint stride = compare_is_full () ? 1 : STRIDE;
  gint64 n = 0, n_clear = 0;
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  for (guint a = 0; a < places->len; a++) {
    g_autoptr (CrField) field =
        a % stride == 0 ? fixture_field (fire, &place[a], 1, &options) : NULL;

    for (guint b = a * 7 % stride; b < places->len; b += stride) {
      CrLof lof = compare_pair (castle, place[a], place[b], &options);

      if (field != NULL)
        compare_field (field, place[b], &lof);
      n++;
      n_clear += lof.verdict == CR_LOF_CLEAR ? 1 : 0;
    }
  }
  g_test_message ("%u places, %" G_GINT64_FORMAT " pairs, %" G_GINT64_FORMAT " clear", places->len,
                  n, n_clear);
  g_assert_cmpint (n_clear, >, 0);
}

/* What the diagram is drawn from: the steps say why, and no step of a clear line says no. */
static void
check_steps (const CrScene *scene, const CrLof *lof, const CrLofOptions *options, GArray *steps)
{
  CrLof told = cr_lof_judge (scene, lof->from, lof->to, options, steps);

  g_assert_cmpint (told.verdict, ==, lof->verdict);
  g_assert_cmpint (told.reason, ==, lof->reason);
  g_assert_cmpint (told.cover, ==, lof->cover);
  if (told.deciding >= 0)
    g_assert_cmpint (g_array_index (steps, CrLofStep, told.deciding).reason, ==, lof->reason);
  for (guint i = 0; lof->verdict == CR_LOF_CLEAR && i < steps->len; i++) {
    const CrLofStep *step = &g_array_index (steps, CrLofStep, i);

    g_assert_true (step->way > 0 || step->reason == CR_LOF_FREE);
  }
}

/* Men, posts, siege towers, weapons and weather, under any switches, of each shooter others. */
static void
test_peopled (gconstpointer name)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrMap) map = support_load_map (name);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (TwinPlan) plan = twin_plan_new ();
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  const CrPlace *place = cr_places_of (places).places;
  int n_shooters = compare_is_full () ? N_SHOOTERS * 20 : N_SHOOTERS;

  for (int i = 0; i < n_shooters; i++) {
    g_autoptr (CrMuster) muster = random_muster_new (rand, map, ruleset);
    CrLofOptions options = random_muster_options (rand, ruleset, muster);
    CrPlace from = place[g_rand_int_range (rand, 0, (int) places->len)];

    if (g_rand_boolean (rand))
      from = cr_muster_get_man (muster, 0)->place;
    for (guint b = 0; b < places->len; b++) {
      CrLof lof = compare_pair (castle, from, place[b], &options);

      if (b % 8 == 0)
        check_steps (scene, &lof, &options, steps);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/twin/border-castle", "border-castle", test_castle);
  g_test_add_data_func ("/twin/templars-castle", "templars-castle", test_castle);
  g_test_add_data_func ("/twin/medieval-town", "medieval-town", test_castle);
  g_test_add_data_func ("/twin/border-castle/men", "border-castle", test_peopled);
  g_test_add_data_func ("/twin/templars-castle/men", "templars-castle", test_peopled);
  g_test_add_data_func ("/twin/medieval-town/men", "medieval-town", test_peopled);
  return g_test_run ();
}
