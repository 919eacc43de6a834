/* test-cases.c: the twin on the cases of the line of fire.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Each file of tests/data/lof is asked of both, there and back, and from its shooter to all other
 * places: every rule id that has a case. */
#include "compare.h"

#include "castle.h"
#include "support.h"

static GHashTable *rulesets; /* by id */

static const CrRuleset *
get_ruleset (const char *id)
{
  if (!g_hash_table_contains (rulesets, id))
    g_hash_table_insert (rulesets, g_strdup (id), support_load_ruleset (id));
  return g_hash_table_lookup (rulesets, id);
}

static void
compare_case (TwinPlan *plan, const char *path)
{
  g_autoptr (CastleCase) it = castle_case_load (path);
  const CrRuleset *ruleset = get_ruleset (castle_case_get_profile (it));
  CrLofOptions options = castle_case_get_options (it, ruleset);
  g_autoptr (CrScene) scene = cr_scene_new (it->map, ruleset);
  g_autoptr (TwinCastle) castle = twin_castle_new (plan, scene);
  g_autoptr (GArray) places = compare_list_places (scene);

  if (!cr_scene_has_place (scene, it->from) || !cr_scene_has_place (scene, it->to))
    return;
  compare_pair (castle, it->from, it->to, &options);
  options.to_post = NULL;
  for (guint i = 0; i < places->len; i++)
    compare_pair (castle, it->from, g_array_index (places, CrPlace, i), &options);
}

static void
test_cases (void)
{
  g_autofree char *folder =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "lof", NULL);
  g_autoptr (TwinPlan) plan = twin_plan_new ();
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  int n = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (!g_str_has_suffix (name, ".case"))
      continue;
    g_test_message ("%s", name);
    compare_case (plan, path);
    n++;
  }
  g_assert_cmpint (n, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  rulesets =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cr_ruleset_unref);
  g_test_add_func ("/twin/cases", test_cases);

  int status = g_test_run ();
  g_hash_table_unref (rulesets);
  return status;
}
