/* test-items.c: every item of the castle model by the command line alone, saved and read again.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "items.h"
#include "run.h"

/* The operations of all items, in one call. */
static Run
run_items (const char *from, const char *to, const char *last)
{
  g_autoptr (GPtrArray) items = items_load ();
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autofree char *from_path = run_path (from), *to_path = run_path (to);
  g_auto (GStrv) argv = NULL;

  g_strv_builder_add_many (words, g_getenv ("CRENEL_CLI"), "edit", from_path, to_path, NULL);
  for (guint i = 0; i < items->len; i++) {
    const Item *item = items->pdata[i];
    g_autofree char *option = g_strdup_printf ("--%s=%s", item->operation, item->argument);

    g_strv_builder_add (words, option);
  }
  if (last != NULL)
    g_strv_builder_add (words, last);
  argv = g_strv_builder_end (words);

  g_autoptr (GError) error = NULL;
  Run run;

  g_spawn_sync (NULL, argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &run.out, &run.err, &run.status,
                &error);
  g_assert_no_error (error);
  return run;
}

static char *
read_text (const char *name)
{
  g_autofree char *path = run_path (name);
  g_autoptr (GError) error = NULL;
  char *text;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

static void
assert_same (const char *a, const char *b)
{
  g_autofree char *text_a = read_text (a), *text_b = read_text (b);

  g_assert_cmpstr (text_a, ==, text_b);
}

static void
assert_done (Run run)
{
  g_auto (Run) done = run;

  g_assert_cmpstr (done.err, ==, "");
  g_assert_cmpint (done.status, ==, 0);
}

/* Painted from nothing it is the map of tests/data byte for byte; that goes round unchanged; taken
 * back it is the empty map. */
static void
test_round (void)
{
  g_autofree char *words = g_strdup_printf ("new $TMP/every-item.map.xml --columns %d --rows %d",
                                            ITEMS_COLUMNS, ITEMS_ROWS);

  assert_done (run_cli (words));
  assert_done (run_items ("$TMP/every-item.map.xml", "$TMP/all.map.xml", NULL));
  assert_same ("$TMP/all.map.xml", "$SRC/tests/data/every-item.map.xml");
  assert_done (run_cli ("edit $SRC/tests/data/every-item.map.xml $TMP/again.map.xml"));
  assert_same ("$TMP/again.map.xml", "$SRC/tests/data/every-item.map.xml");
  assert_done (run_items ("$TMP/every-item.map.xml", "$TMP/none.map.xml", "--undo-all"));
  assert_same ("$TMP/none.map.xml", "$TMP/every-item.map.xml");
}

/* What was saved is told again: in words, and under stable keys. */
static void
test_told (void)
{
  g_auto (Run) hex = run_cli ("hex $SRC/tests/data/every-item.map.xml 12,10");
  g_autoptr (JsonNode) root = run_json ("hex $SRC/tests/data/every-item.map.xml passage/16,14", 0);
  JsonObject *object = json_node_get_object (root), *passage;
  g_auto (Run) info = run_cli ("info $SRC/tests/data/every-item.map.xml");

  g_assert_nonnull (strstr (hex.out, "It stands raised (TMP-05)"));
  passage = json_array_get_object_element (json_object_get_array_member (object, "links"), 0);
  g_assert_cmpstr (json_object_get_string_member (passage, "element"), ==, "passage");
  g_assert_true (json_object_get_boolean_member (passage, "floods"));
  g_assert_true (json_object_get_boolean_member (passage, "flooded"));
  g_assert_true (json_object_get_boolean_member (passage, "secret"));
  g_assert_nonnull (strstr (info.out, "Secret passage, storey −1, known to its owner alone"));
  g_assert_nonnull (strstr (info.out, "edge N is called “12”"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/items/round", test_round);
  g_test_add_func ("/cli/items/told", test_told);
  return g_test_run ();
}
