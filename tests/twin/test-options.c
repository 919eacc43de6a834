/* test-options.c: fields under every switch. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Under each choice of each switch of lines a field says what single lines say, on random castles:
 * U-04, 06, 07, 08, 15, 17, 34. CRENEL_SEED repeats a run. */
#include "compare.h"
#include "random-castle.h"

#include "fixture-field.h"
#include "fixture.h"

#define N_CASTLES 6

static CrRuleset *ruleset;

static void
compare_field (const CrScene *scene, CrPlace from, const CrLofOptions *options)
{
  g_autoptr (GArray) places = compare_list_places (scene);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) field = fixture_field (fire, &from, 1, options);

  for (guint i = 0; i < places->len; i++) {
    CrPlace to = g_array_index (places, CrPlace, i);
    CrLof lof = cr_lof_judge (scene, from, to, options, NULL);
    const CrFieldCell *cell = cr_field_get (field, to);

    g_assert_cmpint (cell->verdict, ==, lof.verdict);
    g_assert_cmpint (cell->range, ==, lof.range);
    g_assert_cmpint (cell->n_shooters, ==, lof.verdict == CR_LOF_CLEAR ? 1 : 0);
    if (lof.verdict == CR_LOF_CLEAR)
      g_assert_cmpint (cell->cover, ==, lof.cover);
  }
}

static void
compare_castle (GRand *rand, const CrLofOptions *options)
{
  g_autoptr (CrMap) map = random_castle_new (rand, ruleset);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) places = compare_list_places (scene);

  for (guint i = 0; i < places->len; i += 3)
    compare_field (scene, g_array_index (places, CrPlace, i), options);
}

static void
test_option (gconstpointer data)
{
  const CrNode *option = data;
  g_autoptr (GRand) rand = compare_make_rand ();

  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *choice = cr_node_get_child (option, i);
    g_autoptr (GError) error = NULL;
    CrLofOptions options;

    if (!cr_node_is (choice, "choice"))
      continue;
    cr_lof_options_init (&options, ruleset);
    cr_lof_options_set (&options, cr_node_get (option, "id"), cr_node_get (choice, "value"),
                        &error);
    g_assert_no_error (error);
    for (int castle = 0; castle < N_CASTLES; castle++)
      compare_castle (rand, &options);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ruleset = fixture_load_ruleset ("siege", NULL);
  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const CrNode *option = cr_ruleset_get_option (ruleset, i);
    const char *id = cr_node_get (option, "id");
    g_autofree char *name = g_strdup_printf ("/twin/options/%s", id);
    CrLofOptions options;

    cr_lof_options_init (&options, ruleset);
    if (cr_lof_options_get (&options, id) != NULL)
      g_test_add_data_func (name, option, test_option);
  }

  int status = g_test_run ();
  cr_ruleset_unref (ruleset);
  return status;
}
