/* test-lof-cases.c: each rule of the line of fire has a case that fires and one that does not.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Reads the index of rules and the folder tests/data/lof: for every rule of the line of fire that
 * is marked as implemented, and of others whose part about fire is, at least two files bear its id,
 * and their answers differ. */
#include "support.h"

#include <string.h>

#include "cr-xml-node.h"

#define LEAST_CASES 150

static char *
find_data (const char *first, const char *second, const char *third)
{
  return g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), first, second, third, NULL);
}

/* What a case expects, without what it says of where and how far. */
static char *
read_answer (const char *path)
{
  static const char *const words[] = { "verdict ", "reason ", "cover ", "die ",
                                       "back ",    "from ",   "rules " };
  g_autofree char *text = NULL;
  GString *answer = g_string_new (NULL);

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  for (int i = 0; lines[i] != NULL; i++)
    for (gsize j = 0; j < G_N_ELEMENTS (words); j++)
      if (g_str_has_prefix (lines[i], words[j]))
        g_string_append_printf (answer, "%s\n", lines[i]);
  return g_string_free (answer, FALSE);
}

/* How many files bear the id, by what they expect. */
static guint
count_answers (const char *folder, const char *id, guint *n_files)
{
  g_autofree char *lower = g_ascii_strdown (id, -1);
  g_autofree char *prefix = g_strconcat (lower, "-", NULL);
  g_autoptr (GHashTable) answers = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);

  *n_files = 0;
  for (const char *name; (name = g_dir_read_name (dir)) != NULL;) {
    g_autofree char *path = g_build_filename (folder, name, NULL);

    if (!g_str_has_prefix (name, prefix) || !g_str_has_suffix (name, ".case"))
      continue;
    g_hash_table_add (answers, read_answer (path));
    (*n_files)++;
  }
  return g_hash_table_size (answers);
}

/* Whether the line of fire goes by the rule, or by a part of it. */
static gboolean
is_judged (const CrNode *rule)
{
  if (!cr_node_is (rule, "rule"))
    return FALSE;
  return g_strcmp0 (cr_node_get (rule, "part"), "fire") == 0 ||
         (g_strcmp0 (cr_node_get (rule, "module"), "lof") == 0 &&
          g_strcmp0 (cr_node_get (rule, "implemented"), "yes") == 0);
}

static void
test_rules (void)
{
  g_autofree char *folder = find_data ("tests", "data", "lof");
  g_autofree char *index = find_data ("data", "rules", "rules-index.xml");
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) rules = cr_xml_node_load (index, "rules", &error);
  guint n_rules = 0;

  g_assert_no_error (error);
  for (guint i = 0; i < cr_node_n_children (rules); i++) {
    const CrNode *rule = cr_node_get_child (rules, i);
    guint n_files;

    if (!is_judged (rule))
      continue;
    n_rules++;
    if (count_answers (folder, cr_node_get (rule, "id"), &n_files) >= 2)
      continue;
    g_test_message ("%s has %u cases, and no two that differ", cr_node_get (rule, "id"), n_files);
    g_test_fail ();
  }
  g_assert_cmpuint (n_rules, >, 40);
}

static void
test_number (void)
{
  g_autofree char *folder = find_data ("tests", "data", "lof");
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  guint n = 0;

  for (const char *name; (name = g_dir_read_name (dir)) != NULL;)
    n += g_str_has_suffix (name, ".case") ? 1 : 0;
  g_assert_cmpuint (n, >=, LEAST_CASES);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/lof-cases/rules", test_rules);
  g_test_add_func ("/words/lof-cases/number", test_number);
  return g_test_run ();
}
