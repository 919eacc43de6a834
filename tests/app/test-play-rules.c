/* test-play-rules.c: by which rules and tables a game is played, chosen in its window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: CBT-15; design/game.md section 5. */
#include "hand.h"
#include "play-stage.h"

#include "cr-table.h"
#include "cr-xml-playlog.h"
#include "cra-play-rules.h"
#include "cra-rule-table.h"

#include <glib/gstdio.h>

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
  play_stage_begin (stage);
}

static GtkWidget *
find_check (GtkWidget *widget, const char *label)
{
  GtkWidget *found = NULL;

  if (GTK_IS_CHECK_BUTTON (widget) &&
      g_strcmp0 (gtk_check_button_get_label (GTK_CHECK_BUTTON (widget)), label) == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); found == NULL && child != NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_check (child, label);
  return found;
}

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GListModel) all = g_object_ref (gtk_window_get_toplevels ());

  for (guint i = 0; i < g_list_model_get_n_items (all); i++) {
    g_autoptr (GtkWidget) window = g_list_model_get_item (all, i);

    if (g_type_is_a (G_OBJECT_TYPE (window), type))
      return window;
  }
  return NULL;
}

/* In the window of the rules one chapter is left out. */
static void
play_without_refusal (Stage *stage)
{
  Hand hand = { .window = stage->window };
  GtkWidget *rules, *check;

  stage_do (stage->window, "play.rules", NULL);
  WAIT_UNTIL ((rules = find_window (CRA_TYPE_PLAY_RULES)) != NULL && gtk_widget_get_mapped (rules));
  check = find_check (rules, "Refusing combat");
  g_assert_nonnull (check);
  gtk_check_button_set_active (GTK_CHECK_BUTTON (check), FALSE);
  hand_press (&hand, gtk_window_get_titlebar (GTK_WINDOW (rules)), "Play by these");
  WAIT_UNTIL (!cr_ruleset_plays (cr_state_get_ruleset (play_stage_get_state (stage)), "CBT-15"));
}

/* CBT-15 is a chapter that may be left out; the orders stay, and Undo plays as before. */
static void
test_rules (Stage *stage, gconstpointer data)
{
  play_stage_order (stage, "place roland for besiegers at 3,3");
  g_assert_true (cr_ruleset_plays (cr_state_get_ruleset (play_stage_get_state (stage)), "CBT-15"));
  play_without_refusal (stage);
  g_assert_cmpuint (cr_state_n_fighters (play_stage_get_state (stage)), ==, 1);
  stage_do (stage->window, "play.as-it-was", NULL);
  WAIT_UNTIL (cr_ruleset_plays (cr_state_get_ruleset (play_stage_get_state (stage)), "CBT-15"));
}

/* What is played has that file, says something else than it or not, and can be saved there. */
static void
assert_lies_at (Stage *stage, GFile *file, gboolean modified)
{
  CreDocument *work = cra_window_get_work (stage->window);

  g_assert_nonnull (cre_document_get_file (work));
  g_assert_true (g_file_equal (cre_document_get_file (work), file));
  g_assert_cmpint (cre_document_get_modified (work), ==, modified);
}

static void
save_work (Stage *stage)
{
  g_autoptr (GError) error = NULL;

  cre_document_save (cra_window_get_work (stage->window), NULL, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (!stage->window->disk_asked);
  cra_window_check_disk (stage->window);
  WAIT_UNTIL (!stage->window->disk_asked);
  g_assert_false (stage->window->disk_told);
}

/* An opened game that goes on by other rules is saved where it was, as it is with Undo. */
static void
test_rules_of_file (Stage *stage, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "test.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_build_filename (folder, "test.playlog.xml", NULL);
  g_autoptr (GError) error = NULL;

  play_stage_order (stage, "place roland for besiegers at 3,3");
  g_assert_true (cre_document_save (CRE_DOCUMENT (stage_get_document (stage)), map, &error));
  g_assert_true (cre_document_save (CRE_DOCUMENT (play_stage_get_play (stage)), file, &error));
  cra_window_take_document (stage->window, cre_document_open (CRE_TYPE_PLAY, file, &error));
  g_assert_no_error (error);
  assert_lies_at (stage, file, FALSE);
  play_without_refusal (stage);
  assert_lies_at (stage, file, TRUE);
  stage_do (stage->window, "play.as-it-was", NULL);
  assert_lies_at (stage, file, FALSE);
  play_without_refusal (stage);
  save_work (stage);
  assert_lies_at (stage, file, FALSE);
  stage_do (stage->window, "play.as-it-was", NULL);
  assert_lies_at (stage, file, TRUE);
  save_work (stage);
  assert_lies_at (stage, file, FALSE);
  g_file_delete (map, NULL, NULL);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

/* Of the table: the first cell below its heads. */
static const char *
get_first_cell (Stage *stage)
{
  const CrTable *table =
      cr_ruleset_find_table (cr_state_get_ruleset (play_stage_get_state (stage)), "combat-foot");

  return cr_table_get_cell (table, 0, 0)->result->code;
}

/* Saved, changed and read again, a table replaces that of the ruleset in this game and its log;
 * what cannot be read says where and changes nothing. */
static void
test_table (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "mine.csv", NULL), *text = NULL;
  g_autoptr (GBytes) log = NULL;
  g_autoptr (GError) error = NULL;
  GtkWidget *rules, *table;
  char *cell;

  stage_do (stage->window, "play.rules", NULL);
  WAIT_UNTIL ((rules = find_window (CRA_TYPE_PLAY_RULES)) != NULL && gtk_widget_get_mapped (rules));
  hand_press (&hand, gtk_window_get_child (GTK_WINDOW (rules)), "Combat against men on foot");
  WAIT_UNTIL ((table = find_window (CRA_TYPE_RULE_TABLE)) != NULL && gtk_widget_get_mapped (table));
  g_assert_nonnull (hand_find (gtk_window_get_child (GTK_WINDOW (table)), "D H"));
  g_assert_true (cra_rule_table_export (CRA_RULE_TABLE (table), path, &error));
  g_assert_true (g_file_get_contents (path, &text, NULL, &error));
  cell = strstr (text, "\n1,D,") + 3;
  *cell = 'Z';
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  g_assert_false (cra_rule_table_import (CRA_RULE_TABLE (table), path, &error));
  g_assert_nonnull (strstr (error->message, "mine.csv, line 2"));
  g_assert_nonnull (strstr (error->message, "expected"));
  g_clear_error (&error);
  *cell = 'C';
  g_assert_true (g_file_set_contents (path, text, -1, &error));
  g_assert_true (cra_rule_table_import (CRA_RULE_TABLE (table), path, &error));
  gtk_window_close (GTK_WINDOW (table));
  g_assert_nonnull (hand_find (gtk_window_get_child (GTK_WINDOW (rules)),
                               "Combat against men on foot – replaced"));
  g_assert_cmpstr (get_first_cell (stage), ==, "D");
  hand_press (&hand, gtk_window_get_titlebar (GTK_WINDOW (rules)), "Play by these");
  WAIT_UNTIL (g_str_equal (get_first_cell (stage), "C"));
  log = cr_playlog_write (cre_play_get_log (play_stage_get_play (stage)));
  g_assert_nonnull (g_strstr_len (g_bytes_get_data (log, NULL), (gssize) g_bytes_get_size (log),
                                  "<option id=\"combat-foot\""));
  stage_do (stage->window, "play.as-it-was", NULL);
  WAIT_UNTIL (g_str_equal (get_first_cell (stage), "D"));
  g_unlink (path);
  g_rmdir (folder);
}

#define ADD(name, function) \
  g_test_add ("/app/play-rules/" name, Stage, NULL, set_up, function, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("rules", test_rules);
  ADD ("rules-of-file", test_rules_of_file);
  ADD ("table", test_table);
  return pointer_is_there () ? g_test_run () : 77;
}
