/* test-rules.c: the list of the rules, and what proves them.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * This file alone proves no rule: it names them without judging by any. */
#include <string.h>

#include "run.h"

static void
test_rules (void)
{
  g_autoptr (JsonNode) root = run_json ("rules LOF-23 SEQ-01", 0);
  JsonArray *rules = json_node_get_array (root);
  JsonObject *first = json_array_get_object_element (rules, 1);

  g_assert_cmpint (json_array_get_length (rules), ==, 2);
  run_assert_members (first, "id title module implemented tests");
  g_assert_cmpstr (json_object_get_string_member (first, "id"), ==, "LOF-23");
  g_assert_true (json_object_get_boolean_member (first, "implemented"));
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (first, "tests")), >, 0);
}

/* How many rules of the index have an attribute. */
static guint
count_rules (const char *attribute)
{
  g_autofree char *path = run_path ("$SRC/data/rules/rules-index.xml");
  g_autofree char *text = NULL;
  g_auto (GStrv) rules = NULL;
  guint n = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  rules = g_strsplit (text, "<rule ", -1);
  for (guint i = 1; rules[i] != NULL; i++)
    n += strstr (rules[i], attribute) != NULL;
  return n;
}

/* How many are whole, in part and facts; and of one that it is there, with what proves it. */
static void
test_rules_part (void)
{
  g_autoptr (JsonNode) root = run_json ("rules MIN-08", 0);
  JsonObject *rule = json_array_get_object_element (json_node_get_array (root), 0);
  g_autofree char *told = g_strdup_printf (
      "(+) in this version, %u in part (~); %u are facts with nothing to judge (=)\n",
      count_rules (" part=\""), count_rules (" fact=\""));
  g_auto (Run) text = run_cli ("rules MIN-08"), all = run_cli ("rules");

  run_assert_members (rule, "id title module implemented tests");
  g_assert_true (json_object_get_boolean_member (rule, "implemented"));
  g_assert_true (g_str_has_prefix (text.out, "MIN-08  siege      + counter-mines\n"));
  g_assert_nonnull (strstr (text.out, "tests/data/siege/countermine.orders\n"));
  g_assert_nonnull (strstr (all.out, told));
}

/* What is said to be implemented, whole or in part, is proved by a test that names it. */
static void
test_rules_proved (void)
{
  g_autoptr (JsonNode) root = run_json ("rules", 0);
  JsonArray *rules = json_node_get_array (root);

  g_assert_cmpint (json_array_get_length (rules), >, 200);
  for (guint i = 0; i < json_array_get_length (rules); i++) {
    JsonObject *rule = json_array_get_object_element (rules, i);
    JsonArray *tests = json_object_get_array_member (rule, "tests");

    gboolean whole = json_object_get_boolean_member (rule, "implemented");
    gboolean part = json_object_has_member (rule, "part");

    g_assert_false (whole && part);
    if ((whole || part) && json_array_get_length (tests) == 0)
      g_error ("no test names %s", json_object_get_string_member (rule, "id"));
  }
}

/* Each fact: there is nothing to judge, so nothing is claimed and nothing need be proved. */
static void
test_rules_fact (void)
{
  static const char *const facts[] = { "SEQ-03", "GEN-01", "MAP-10", "MAP-15",
                                       "MAP-16", "CHR-08", "TMP-01", "END-03" };

  for (gsize i = 0; i < G_N_ELEMENTS (facts); i++) {
    g_autofree char *words = g_strdup_printf ("rules %s", facts[i]);
    g_autoptr (JsonNode) root = run_json (words, 0);
    g_auto (Run) text = run_cli (words);

    run_assert_members (json_array_get_object_element (json_node_get_array (root), 0),
                        "id title module implemented fact tests");
    g_assert_nonnull (strstr (text.out, " = "));
  }
}

/* Who reads French reads the list in French; JSON stays as it is. */
static void
test_rules_french (void)
{
  g_autoptr (JsonNode) english = run_json ("rules MIN-08", 0), root = NULL;

  g_setenv ("LANGUAGE", "fr", TRUE);
  g_auto (Run) text = run_cli ("rules MIN-08");
  root = run_json ("rules MIN-08", 0);
  g_unsetenv ("LANGUAGE");
  g_assert_nonnull (strstr (text.out, "contre-mines"));
  g_assert_true (json_node_equal (root, english));
}

static gboolean
proves (const char *rule, const char *file)
{
  g_autofree char *words = g_strdup_printf ("rules %s", rule);
  g_auto (Run) text = run_cli (words);

  return strstr (text.out, file) != NULL;
}

/* By the head of a case, by its name, by an answer that it expects, by the name of a test and by a
 * string that a test asserts; not by a comment, nor by a rule that a test merely asks for. */
static void
test_rules_proof (void)
{
  g_assert_true (proves ("MOV-03", "tests/data/move/enemies.case"));
  g_assert_true (proves ("MAP-05", "tests/data/move/map-05-halves.case"));
  g_assert_true (proves ("LAD-16", "tests/data/move/ropes.case"));
  g_assert_true (proves ("MAP-14", "tests/core/test-numbering.c"));
  g_assert_true (proves ("RMP-10", "tests/core/test-batter.c"));
  g_assert_false (proves ("LOF-22", "tests/app/test-window.c"));
  g_assert_false (proves ("LOF-23", "tests/app/test-help.c"));
  g_assert_false (proves ("MIS-01", "tests/cli/test-rules.c"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/rules/some", test_rules);
  g_test_add_func ("/cli/rules/part", test_rules_part);
  g_test_add_func ("/cli/rules/fact", test_rules_fact);
  g_test_add_func ("/cli/rules/french", test_rules_french);
  g_test_add_func ("/cli/rules/proof", test_rules_proof);
  g_test_add_func ("/cli/rules/proved", test_rules_proved);
  return g_test_run ();
}
