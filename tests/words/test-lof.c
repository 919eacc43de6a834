/* test-lof.c: the cases of tests/data/lof, a file a line. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The files name the rules they prove: LOF-01, 05…13, 15…26, ELV-01…07, ELV-09, ELV-10,
 * RMP-01…09,
 * COV-01…07, 10, HRD-06, HRD-08, TWR-12, T-17…T-21, U-04, U-06…08, U-17, U-33, U-34,
 * ROF-01, STA-01, TRE-04,
 * WAG-01; and of men, weapons and weather: LOF-02, LOF-03, LOF-04, LOF-14, COV-12, COV-13, MIS-04,
 * CHR-04, CHR-06, DEP-01, WEA-01; and of what men stand on: HRD-04, HRD-05, HRD-07, HRD-09, COV-08,
 * COV-11, TWO-02, TWO-03, TWR-01, TWR-03, TWR-13, TWR-14, MIS-03, MIS-05.
 * "test-lof --print FILE" shows what a file gets. */
#include "castle.h"

#include "fixture-field.h"
#include "support.h"

#include <stdio.h>

static GHashTable *rulesets; /* by id */

/* Each ruleset is read once, when the first case asks for it. */
static const CrRuleset *
get_ruleset (const CastleCase *castle)
{
  const char *id = castle_case_get_profile (castle);

  if (!g_hash_table_contains (rulesets, id))
    g_hash_table_insert (rulesets, g_strdup (id), support_load_ruleset (id));
  return g_hash_table_lookup (rulesets, id);
}

/* Every line a file expects must be among those it gets; others may be added. */
static void
test_case (gconstpointer path)
{
  g_autoptr (CastleCase) castle = castle_case_load (path);
  g_auto (GStrv) got = castle_case_answer (castle, get_ruleset (castle));

  g_assert_cmpuint (castle->expected->len, >, 1);
  for (guint i = 0; i < castle->expected->len; i++) {
    const char *line = castle->expected->pdata[i];

    if (g_strv_contains ((const char *const *) got, line))
      continue;
    g_autofree char *all = g_strjoinv ("\n  ", got);
    g_test_message ("expected\n  %s\ngot\n  %s", line, all);
    g_test_fail ();
  }
}

static void
compare_place (const CastleCase *castle, const CrScene *scene, const CrField *field, CrPlace to)
{
  const CrLofOptions options = castle_case_get_options (castle, cr_scene_get_ruleset (scene));
  const CrFieldCell *cell = cr_field_get (field, to);
  CrLof lof = cr_lof_judge (scene, castle->from, to, &options, NULL);
  g_autofree char *at = cr_map_format_place (castle->map, to);

  if (cell->verdict != lof.verdict || (lof.verdict == CR_LOF_CLEAR && cell->cover != lof.cover)) {
    g_test_message ("%s: the field says %s %d, the line %s %d", at,
                    cr_verdict_get_name (cell->verdict), cell->cover,
                    cr_verdict_get_name (lof.verdict), lof.cover);
    g_test_fail ();
  }
}

/* What a field takes for granted it takes rightly: each of its places is as its line says. */
static void
test_field (gconstpointer path)
{
  g_autoptr (CastleCase) castle = castle_case_load (path);
  const CrLofOptions options = castle_case_get_options (castle, get_ruleset (castle));
  g_autoptr (CrScene) scene = cr_scene_new (castle->map, get_ruleset (castle));
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (CrField) field = fixture_field (fire, &castle->from, 1, &options);
  const CrGrid *grid = cr_map_get_grid (castle->map);

  for (int floor = 0; floor < cr_map_n_floors (castle->map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace to = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_scene_has_place (scene, to) && cr_scene_has_place (scene, castle->from))
        compare_place (castle, scene, field, to);
    }
}

static int
print_case (const char *path)
{
  g_autoptr (CastleCase) castle = castle_case_load (path);
  g_auto (GStrv) got = castle_case_answer (castle, get_ruleset (castle));

  for (gsize i = 0; got[i] != NULL; i++)
    puts (got[i]);
  return 0;
}

static int
compare_names (gconstpointer a, gconstpointer b)
{
  return g_strcmp0 (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
list_cases (const char *folder)
{
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  g_assert_nonnull (dir);
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    if (g_str_has_suffix (name, ".case"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, compare_names);
  return paths;
}

int
main (int argc, char **argv)
{
  g_autofree char *folder =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "lof", NULL);

  rulesets =
      g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) cr_ruleset_unref);
  if (argc == 3 && g_str_equal (argv[1], "--print"))
    return print_case (argv[2]);

  g_test_init (&argc, &argv, NULL);
  g_autoptr (GPtrArray) paths = list_cases (folder);
  for (guint i = 0; i < paths->len; i++) {
    g_autofree char *name = g_path_get_basename (paths->pdata[i]);
    g_autofree char *test = g_strdup_printf ("/words/lof/%s", name);

    g_test_add_data_func (test, paths->pdata[i], test_case);
    g_autofree char *whole = g_strdup_printf ("/words/lof-field/%s", name);
    g_test_add_data_func (whole, paths->pdata[i], test_field);
  }
  g_assert_cmpuint (paths->len, >=, 60);

  int status = g_test_run ();
  g_hash_table_unref (rulesets);
  return status;
}
