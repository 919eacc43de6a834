/* test-play-file.c: a game in its file, and what is kept of one that was not saved.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cr-xml-playlog.h"
#include "cre-recovery.h"
#include "support.h"
#include "table.h"

#include <glib/gstdio.h>

static char *
dup_digest (CrePlay *play)
{
  return cr_state_dup_digest (cre_play_get_state (play));
}

/* Saved beside its castle and opened again it is the same game, with all its steps; where the
 * castle is in no file that is told before, and opening says what is missing. */
static void
test_file (Table *table, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL), *why = NULL, *loss = NULL;
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "siege.playlog.xml", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "bench.map.xml", NULL);
  g_autofree char *before = NULL, *after = NULL;
  g_autoptr (GError) error = NULL;
  CreDocument *opened;

  table_begin (table);
  table_say (table, "move watkin to 4,3");
  before = dup_digest (table->play);
  g_assert_true (cre_document_get_modified (CRE_DOCUMENT (table->play)));
  loss = cre_document_describe_loss (CRE_DOCUMENT (table->play), &why);
  g_assert_nonnull (loss);
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (table->play)));
  g_assert_null (cre_document_open (CRE_TYPE_PLAY, log, &error));
  g_assert_nonnull (strstr (error->message, "bench"));
  g_clear_error (&error);

  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_false (cre_document_get_modified (opened));
  after = dup_digest (CRE_PLAY (opened));
  g_assert_cmpstr (after, ==, before);
  while (cre_document_undo (opened))
    continue;
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (CRE_PLAY (opened)))->number, ==, 0);
  g_assert_true (cre_document_get_modified (opened));
  g_assert_finalize_object (opened);
  g_assert_true (g_file_delete (log, NULL, NULL) && g_file_delete (map, NULL, NULL));
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
check_broken (GFile *log, const char *text, const char *from, const char *to, const char *told)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *path = g_file_get_path (log), *broken = NULL;
  g_auto (GStrv) halves = g_strsplit (text, from, 2);
  CreDocument *opened;

  g_assert_cmpuint (g_strv_length (halves), ==, 2);
  broken = g_strjoinv (to, halves);
  g_assert_true (g_file_set_contents (path, broken, -1, NULL));
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_test_message ("%s", cre_document_get_warning (opened));
  g_assert_nonnull (strstr (cre_document_get_warning (opened), "line 1"));
  g_assert_nonnull (strstr (cre_document_get_warning (opened), told));
  g_assert_cmpuint (cre_play_get_log (CRE_PLAY (opened))->played->len, ==, 2);
  g_assert_finalize_object (opened);
}

/* Whatever is wrong with the third order of a log, the two before it are there, and it is said in
 * which line what is wrong. */
static void
test_broken (Table *table, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = support_make_folder (), *text = NULL;
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "a.playlog.xml", NULL);
  g_autofree char *path = g_file_get_path (log);

  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  table_say (table, "place watkin at 3,3");
  table_say (table, "place odo for garrison at 4,3");
  table_say (table, "remove odo");
  table_say (table, "end");
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  check_broken (log, text, "text=\"remove odo\"", "txt=\"remove odo\"",
                "found <order> without text");
  check_broken (log, text, "\"remove odo\"", "\"remove odd\"", "nobody here is called “odd”");
  check_broken (log, text, "\"remove odo\"", "\"place odo at 3,3\"", "Watkin stands on 0303");
  check_broken (log, text, "<order text=\"remove odo\"", "<order <text=\"remove odo\"",
                "found “<”");
  check_broken (log, text, "remove odo\"", "remove odo", "found");
  check_broken (log, text, "<order text=\"remove odo\"", "</order><order text=\"remove odo\"",
                "found the end of another element");
  support_remove_folder (folder);
}

/* What a newer Crenel has written into a log, and what people have, is there when it has been saved
 * again; what was played since comes after it, and what was taken back is gone. */
static void
test_unknown (Table *table, gconstpointer data)
{
  static const char *const added[][2] = {
    { "<playlog ", "<!-- for Ann -->\n<playlog " },
    { ":1\" version=\"1.0\"", ":1\" version=\"1.7\" weight=\"3\"" },
    { "<castle map=\"bench\"", "<castle season=\"spring\" map=\"bench\"" },
    { " ruleset=\"siege\"", " file=\"a.map.xml\" ruleset=\"siege\"" },
    { "  <characters", "  <weather kind=\"hail\"/>\n  <!-- who -->\n  <characters" },
    { "  <order text=\"end\"", "  <!-- now -->\n  <order mood=\"grim\" text=\"end\"" },
    { "</playlog>\n", "  <verdict>open</verdict>\n</playlog>\n<!-- the end -->\n" },
  };
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = support_make_folder (), *text = NULL, *again = NULL, *more = NULL;
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "a.playlog.xml", NULL);
  g_autofree char *path = g_file_get_path (log);
  CreDocument *opened;

  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  table_say (table, "place watkin at 3,3");
  table_say (table, "place odo for garrison at 4,3");
  table_say (table, "end");
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (added); i++) {
    g_auto (GStrv) halves = g_strsplit (text, added[i][0], 2);

    g_assert_cmpuint (g_strv_length (halves), ==, 2);
    g_free (text);
    text = g_strjoinv (added[i][1], halves);
  }
  g_assert_true (g_file_set_contents (path, text, -1, NULL));

  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  g_assert_true (cre_document_undo (opened) && cre_document_redo (opened));
  g_assert_true (cre_document_save (opened, log, &error));
  g_assert_true (g_file_get_contents (path, &again, NULL, NULL));
  g_assert_cmpstr (again, ==, text);

  g_assert_true (cre_document_undo (opened));
  g_assert_true (cre_play_say (CRE_PLAY (opened), "remove odo", &error));
  g_assert_true (cre_document_save (opened, log, &error));
  g_assert_true (g_file_get_contents (path, &more, NULL, NULL));
  g_assert_null (strstr (more, "grim"));
  g_assert_true (strstr (more, "<!-- now -->") < strstr (more, "<verdict>open</verdict>"));
  g_assert_true (strstr (more, "<verdict>open</verdict>") < strstr (more, "remove odo"));
  g_assert_nonnull (strstr (more, "season=\"spring\""));
  g_assert_nonnull (strstr (more, "<!-- the end -->"));
  g_assert_finalize_object (opened);
  support_remove_folder (folder);
}

/* What was not saved is kept with its castle, and comes back without any other file. */
static void
test_kept (Table *table, gconstpointer data)
{
  g_autofree char *root = g_dir_make_tmp ("crenel-XXXXXX", NULL), *before = NULL, *after = NULL;
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (table->play), root);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  CreDocument *recovered;

  table_begin (table);
  before = dup_digest (table->play);
  g_assert_true (cre_recovery_write (recovery, &error));
  g_assert_no_error (error);
  g_object_unref (recovery);
  list = cre_recovery_list (root);
  g_assert_cmpuint (list->len, ==, 1);
  recovered = cre_recovered_open (list->pdata[0], CRE_TYPE_MAP_DOCUMENT, &error);
  g_assert_no_error (error);
  after = dup_digest (CRE_PLAY (recovered));
  g_assert_cmpstr (after, ==, before);
  cre_recovered_forget (list->pdata[0]);
  g_assert_finalize_object (recovered);
  g_assert_cmpint (g_rmdir (root), ==, 0);
}

/* (transfer full): the game as it comes back after its program was killed. */
static CrePlay *
recover (CrePlay *play, const char *root)
{
  CreRecovery *recovery = cre_recovery_new (CRE_DOCUMENT (play), root);
  g_autoptr (GError) error = NULL;
  g_autoptr (GPtrArray) list = NULL;
  CreDocument *recovered;

  g_assert_true (cre_recovery_write (recovery, &error));
  g_assert_no_error (error);
  g_object_unref (recovery);
  list = cre_recovery_list (root);
  g_assert_cmpuint (list->len, ==, 1);
  recovered = cre_recovered_open (list->pdata[0], CRE_TYPE_MAP_DOCUMENT, &error);
  g_assert_no_error (error);
  cre_recovered_forget (list->pdata[0]);
  return CRE_PLAY (recovered);
}

/* Who looks at an earlier moment changes nothing: the file still says what the game says, and what
 * is saved or kept meanwhile is all of it. */
static void
test_kept_whole (Table *table, gconstpointer data)
{
  g_autofree char *root = support_make_folder (), *folder = support_make_folder ();
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "bench.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "a.playlog.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *before = NULL, *after = NULL, *kept = NULL;
  CreDocument *opened;
  CrePlay *play;

  table_begin (table);
  table_say (table, "move watkin to 4,3");
  table_say (table, "end");
  before = dup_digest (table->play);
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), map, &error));
  cre_play_go_to (table->play, 1);
  g_assert_true (cre_play_is_looking_back (table->play));
  play = recover (table->play, root);
  kept = dup_digest (play);
  g_assert_cmpstr (kept, ==, before);
  g_assert_finalize_object (play);

  cre_play_go_to (table->play, 99);
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  cre_play_go_to (table->play, 1);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (table->play)));
  g_assert_true (cre_document_save (CRE_DOCUMENT (table->play), log, &error));
  g_assert_cmpuint (table_n_played (table), ==, 1);
  opened = cre_document_open (CRE_TYPE_PLAY, log, &error);
  g_assert_no_error (error);
  after = dup_digest (CRE_PLAY (opened));
  g_assert_cmpstr (after, ==, before);
  g_assert_finalize_object (opened);
  g_assert_cmpint (g_rmdir (root), ==, 0);
  support_remove_folder (folder);
}

/* A castle that is in a file lies there again, beside its pictures; one that is in none is not
 * saved, for the folder of the recovery goes. */
static void
test_kept_castle (Table *table, gconstpointer data)
{
  g_autofree char *root = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "test.map.xml", NULL);
  g_autoptr (GError) error = NULL;
  CrePlay *play;
  CreDocument *castle;

  table_begin (table);
  play = recover (table->play, root);
  castle = cre_document_get_castle (CRE_DOCUMENT (play));
  g_assert_null (cre_document_get_file (castle));
  g_assert_null (cre_document_get_file (CRE_DOCUMENT (cre_play_get_stage (play))));
  g_assert_true (cre_document_get_modified (castle));
  g_assert_finalize_object (play);

  g_assert_true (cre_document_save (CRE_DOCUMENT (table->map), file, &error));
  play = cre_play_new (table->map, &error);
  g_assert_no_error (error);
  g_assert_true (cre_play_say (play, "place watkin at 3,3", &error));
  castle = CRE_DOCUMENT (recover (play, root));
  g_assert_finalize_object (play);
  play = CRE_PLAY (castle);
  castle = cre_document_get_castle (CRE_DOCUMENT (play));
  g_assert_true (g_file_equal (cre_document_get_file (castle), file));
  g_assert_true (
      g_file_equal (cre_document_get_file (CRE_DOCUMENT (cre_play_get_stage (play))), file));
  g_assert_false (cre_document_get_modified (castle));
  g_assert_true (cre_document_save (castle, NULL, &error));
  g_assert_finalize_object (play);
  g_assert_cmpint (g_rmdir (root), ==, 0);
  support_remove_folder (folder);
}

#define ADD(name, function) \
  g_test_add ("/editor/play-file/" name, Table, NULL, table_set_up, function, table_tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("file", test_file);
  ADD ("kept-whole", test_kept_whole);
  ADD ("broken", test_broken);
  ADD ("unknown", test_unknown);
  ADD ("kept", test_kept);
  ADD ("kept-castle", test_kept_castle);
  return g_test_run ();
}
