/* test-random.c: the line of fire against its twin on random castles.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Pairs of places of random castles with every feature, and on two of three of them men of both
 * sides in all states and on all posts, siege towers, weapons and weather, under any switches; both
 * directions are compared. The seed is printed and CRENEL_SEED repeats it. CRENEL_FULL=1 takes all
 * pairs of 1,000 castles. Proves LOF-01…26, ELV-01…10, RMP-01…09, COV-01…13, HRD-04…09, TWR-01, 03,
 * 12, 14, TWO-02, 03, TRE-04, MIS-01, 03, 04, XBL-01, WEA-01, U-04, 06, 07, 08, 15, 17, 33, 34 as
 * far as two readings of the contract agree.
 */
#include "compare.h"
#include "random-castle.h"
#include "random-muster.h"

#include "fixture-field.h"
#include "fixture.h"

#include <string.h>

#define N_CASTLES 1000
#define N_FROM 2 /* shooters of each, when not all */

static CrRuleset *ruleset;
static int reasons[CR_N_LOF_REASONS];
static gint64 n_pairs;

/* One judge: a field says what single lines say; it leaves out what is beyond reach and sight. */
static void
check_field (const CrScene *scene, const CrField *field, const CrLof *lof)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrFieldCell *cell = cr_field_get (field, lof->to);
  gboolean clear = lof->verdict == CR_LOF_CLEAR;

  if (cell->verdict == lof->verdict &&
      (cell->range == lof->range || (!clear && cell->range == G_MAXUINT16)) &&
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

/**
 * Question:
 * @muster: (nullable): nobody is there
 * @asked: with the posts of this shooter and target
 */
typedef struct {
  GRand *rand;
  const CrScene *scene;
  TwinCastle *castle;
  CrFire *fire;
  GArray *places;
  CrMuster *muster;
  CrLofOptions options, asked;
} Question;

/* Half of the shooters are men of the muster. */
static CrPlace
pick_shooter (Question *question)
{
  const GArray *places = question->places;
  CrPlace place =
      g_array_index (places, CrPlace, g_rand_int_range (question->rand, 0, (int) places->len));

  if (question->muster != NULL && g_rand_boolean (question->rand)) {
    int n = (int) cr_muster_n_men (question->muster);
    const CrMan *man =
        cr_muster_get_man (question->muster, (guint) g_rand_int_range (question->rand, 0, n));

    if (cr_scene_has_place (question->scene, man->place))
      place = man->place;
  }
  return place;
}

/* Now and then on something, whatever the muster says. */
static const CrPost *
pick_post (const Question *question, CrPlace place, CrPost *post)
{
  if (question->muster == NULL || g_rand_int_range (question->rand, 0, 8) > 0)
    return NULL;
  *post = random_muster_post (question->rand, cr_scene_get_map (question->scene), place);
  return post;
}

static void
compare_shooter (Question *question, CrPlace from)
{
  CrPost from_post, to_post;
  CrLofOptions options = question->options;

  options.from_post = pick_post (question, from, &from_post);
  g_autoptr (CrField) field = fixture_field (question->fire, &from, 1, &options);
  for (guint i = 0; i < question->places->len; i++) {
    CrPlace to = g_array_index (question->places, CrPlace, i);

    options.to_post = pick_post (question, to, &to_post);
    CrLof lof = compare_pair (question->castle, from, to, &options);
    if (options.to_post == NULL)
      check_field (question->scene, field, &lof);
    reasons[lof.reason]++;
    n_pairs++;
  }
}

/* Of each castle some shooters, or all; a third of the castles are bare of men. */
static void
compare_castle (TwinPlan *plan, GRand *rand)
{
  g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (CrMuster) muster =
      g_rand_int_range (rand, 0, 3) > 0 ? random_muster_new (rand, map, ruleset) : NULL;
  Question question = { rand, scene, castle, fire, places, muster };

  question.options = random_muster_options (rand, ruleset, muster);
  if (muster == NULL)
    question.options.weapon = NULL;
  for (guint i = 0; compare_is_full () && i < places->len; i++)
    compare_shooter (&question, g_array_index (places, CrPlace, i));
  for (int i = 0; !compare_is_full () && places->len > 0 && i < N_FROM; i++)
    compare_shooter (&question, pick_shooter (&question));
}

/* Each castle has a seed of its own, so that all pairs and a sample are of the same castles. */
static void
compare_castles (GRand *seeds)
{
  g_autoptr (TwinPlan) plan = twin_plan_new ();

  memset (reasons, 0, sizeof reasons);
  n_pairs = 0;
  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (GRand) rand = g_rand_new_with_seed (g_rand_int (seeds));

    compare_castle (plan, rand);
  }
  g_test_message ("%d castles, %" G_GINT64_FORMAT " pairs", N_CASTLES, n_pairs);
}

static void
test_twin (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();

  compare_castles (rand);
}

/* A run that never met a rule proves nothing of it. */
static void
test_every_reason (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (1127);

  compare_castles (rand);
  for (int i = 0; i < CR_N_LOF_REASONS; i++) {
    g_test_message ("%s: %d", cr_lof_reason_get_name (i), reasons[i]);
    if (i != CR_LOF_NO_PLACE)
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
