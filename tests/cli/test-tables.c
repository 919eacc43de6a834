/* test-tables.c: tables and options of a ruleset, and tables from spreadsheets.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "run.h"

/* What is a house rule is seen to be one. */
static void
test_table (void)
{
  g_auto (Run) run = run_cli ("rules --table combat-foot");

  g_assert_cmpint (run.status, ==, 0);
  g_assert_nonnull (strstr (run.out, "die  1:1  2:1  3:1"));
  g_assert_nonnull (strstr (run.out, "\n  2  C H  D H  D    E H"));
  g_assert_nonnull (strstr (run.out, "\nA: the attacker is stunned ?\n"));
  g_assert_nonnull (strstr (run.out, "H: a house rule"));
  run_assert_says ("rules --tables", 0, "id ", "combat-foot         Combat against men on foot");
}

static void
test_french (void)
{
  g_setenv ("LANGUAGE", "fr", TRUE);
  g_auto (Run) run = run_cli ("rules --table missiles-foot");
  g_unsetenv ("LANGUAGE");
  g_assert_nonnull (strstr (run.out, "Tir contre des hommes à pied"));
  g_assert_nonnull (strstr (run.out, "abri fort"));
  g_assert_nonnull (strstr (run.out, "C : la cible est tuée"));
}

static void
test_json (void)
{
  g_autoptr (JsonNode) root = run_json ("rules --table combat-mounted", 0);
  g_autoptr (JsonNode) all = run_json ("rules --tables", 0);
  JsonObject *table = json_node_get_object (root), *row, *cell;

  run_assert_members (table, "id name results rows");
  row = json_array_get_object_element (json_object_get_array_member (table, "rows"), 3);
  g_assert_cmpint (json_object_get_int_member (row, "from"), ==, 4);
  cell = json_array_get_object_element (json_object_get_array_member (row, "cells"), 6);
  g_assert_cmpstr (json_object_get_string_member (cell, "column"), ==, "7:1");
  g_assert_cmpstr (json_object_get_string_member (cell, "value"), ==, "E");
  g_assert_cmpstr (json_object_get_string_member (cell, "provenance"), ==, "printed");
  g_assert_cmpstr (json_object_get_string_member (cell, "source"), ==, "S4 2.3.2");
  g_assert_cmpuint (json_array_get_length (json_node_get_array (all)), ==, 18);
}

static void
write_csv (const char *name, const char *text)
{
  g_autofree char *path = run_path (name);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

#define IMPORT "rules --table combat-foot --import $TMP/foot.csv --output $TMP/my.ruleset.xml"

static void
assert_refused (const char *words, const char *says)
{
  g_auto (Run) run = run_cli (words);

  g_test_message ("%s", run.err);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_cmpstr (run.out, ==, "");
  g_assert_nonnull (strstr (run.err, says));
}

/* The die of 2 against odds of 3:1 is another one. */
static void
write_changed (void)
{
  g_auto (Run) out = run_cli ("rules --table combat-foot --csv");
  g_autoptr (GString) csv = g_string_new (out.out);

  g_assert_cmpuint (g_string_replace (csv, "\n2,C,D,D,", "\n2,C,D,F,", 1), ==, 1);
  write_csv ("$TMP/foot.csv", csv->str);
}

/* As people write into their files. */
static void
remark_file (const char *path)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *old = NULL;

  g_assert_true (g_file_get_contents (path, &old, NULL, NULL));
  g_string_append (text, old);
  g_assert_cmpuint (g_string_replace (text, "<ruleset", "<!-- my own -->\n<ruleset", 1), ==, 1);
  g_assert_true (g_file_set_contents (path, text->str, -1, NULL));
}

/* Out, changed, in: into a new ruleset, and another table into the same one. */
static void
test_import (void)
{
  g_autofree char *path = run_path ("$TMP/my.ruleset.xml");
  g_auto (Run) made = { 0 }, out = { 0 }, more = { 0 }, again = { 0 };
  g_autofree char *text = NULL;

  write_changed ();
  made = run_cli (IMPORT);
  g_assert_cmpstr (made.err, ==, "");
  g_assert_cmpint (made.status, ==, 0);
  run_assert_says ("rules --table combat-foot $TMP/my.ruleset.xml", 0, "Combat",
                   "\n  2  C H  D H  F H  E H");
  run_assert_says ("info $TMP/my.ruleset.xml", 0, "ruleset my", "heights");
  remark_file (path);
  out = run_cli ("rules --table challenge --csv");
  write_csv ("$TMP/challenge.csv", out.out);
  more = run_cli ("rules $TMP/my.ruleset.xml --table challenge --import $TMP/challenge.csv "
                  "--output $TMP/my.ruleset.xml");
  g_assert_cmpint (more.status, ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (strstr (text, "<table id=\"challenge\""));
  g_assert_nonnull (strstr (text, "<table id=\"combat-foot\""));
  g_assert_nonnull (strstr (text, "<!-- my own -->\n<ruleset"));
  again = run_cli ("rules --table challenge --csv $TMP/my.ruleset.xml");
  g_assert_cmpstr (again.out, ==, out.out);
  assert_refused (IMPORT, "my.ruleset.xml is there already");
}

/* What cannot be read is told by line and column, and nothing is written. */
static void
test_wrong_import (void)
{
  g_autofree char *path = run_path ("$TMP/bad.ruleset.xml");

  write_csv ("$TMP/bad.csv", "die,1:1,2:1\n1,D,E\n2,D\n");
  assert_refused ("rules --table combat-foot --import $TMP/bad.csv --output $TMP/bad.ruleset.xml",
                  "bad.csv:3:3: found a row without a cell for “2:1”, expected one");
  assert_refused ("rules --table combat-foot --import $TMP/none.csv --output $TMP/bad.ruleset.xml",
                  "none.csv");
  write_changed ();
  assert_refused ("rules --table combat-foot --import $TMP/foot.csv --output $TMP/a.xml",
                  "expected one such as mine.ruleset.xml");
  assert_refused (
      "rules --table combat-foot --import $TMP/foot.csv --output $TMP/siege.ruleset.xml",
      "found the name of the ruleset “siege”");
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_refused (void)
{
  assert_refused ("rules --table challange", "did you mean “challenge”");
  assert_refused ("rules --csv", "without --table");
  assert_refused ("rules --tables --options", "expected one");
  assert_refused ("rules --table challenge --import $TMP/a.csv", "expected both");
  assert_refused ("rules --table challenge --csv --json", "alone");
  assert_refused ("rules --tables siege classic", "several rulesets");
  assert_refused ("rules --tables nothing", "nothing.ruleset.xml");
}

static void
test_options (void)
{
  g_autoptr (JsonNode) root = run_json ("rules --options", 0);
  g_autoptr (JsonNode) classic = run_json ("rules --options classic", 0);
  JsonObject *object = json_node_get_object (root), *option;
  JsonArray *modules = json_object_get_array_member (object, "modules");

  run_assert_members (object, "ruleset options modules");
  option = json_array_get_object_element (json_object_get_array_member (object, "options"), 0);
  run_assert_members (option, "id name default provenance source chapter values");
  g_assert_cmpstr (json_object_get_string_member (option, "default"), ==, "thales");
  g_assert_true (json_object_get_boolean_member (json_array_get_object_element (modules, 0), "on"));
  modules = json_object_get_array_member (json_node_get_object (classic), "modules");
  g_assert_false (
      json_object_get_boolean_member (json_array_get_object_element (modules, 0), "on"));
  run_assert_says ("rules --options", 0, "option ", "never *");
  run_assert_says ("rules --options", 0, "option ", "printed, S4 2.4");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/tables/table", test_table);
  g_test_add_func ("/cli/tables/french", test_french);
  g_test_add_func ("/cli/tables/json", test_json);
  g_test_add_func ("/cli/tables/import", test_import);
  g_test_add_func ("/cli/tables/wrong-import", test_wrong_import);
  g_test_add_func ("/cli/tables/refused", test_refused);
  g_test_add_func ("/cli/tables/options", test_options);
  return g_test_run ();
}
