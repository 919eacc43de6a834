/* test-fire-answers.c: what if, a way under fire, and tables to copy, in the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; what is shown is what core says for LOF-01 and LOF-22. */
#include "asked.h"
#include "fire-stage.h"

#include "cra-map-activity-private.h"
#include "cra-section-file.h"

#include <glib/gstdio.h>

static const char *
get_terrain (FireStage *fixture, const char *at)
{
  return cr_map_get_terrain (
      cre_map_document_get_map (CRE_MAP_DOCUMENT (fixture->hand.window->document)),
      fire_stage_place (fixture, at));
}

/* The old verdict stays nowhere: not in the record, nor in the line below the map. */
static void
says_everywhere (FireStage *fixture, const char *verdict, const char *begins)
{
  CraMapPage *page = stage_get_map_page (fixture->hand.window);
  const char *status = cre_tool_get_status (CRE_TOOL (fixture->fire));
  GtkWidget *sentence = NULL;

  WAIT_UNTIL (hand_find (GTK_WIDGET (page->record), verdict) != NULL);
  g_assert_true (g_str_has_prefix (status, begins));
  g_assert_nonnull (strstr (status, strchr (verdict, ' ') + 1));
  WAIT_UNTIL ((sentence = hand_find (GTK_WIDGET (page->status), status)) != NULL);
}

/* A breach in the house that stops the shot: before and after, gained fire, kept as one step. */
static void
test_what_if (FireStage *fixture, gconstpointer data)
{
  GtkWidget *page = fire_stage_get_page (fixture, CRA_TYPE_DRAWER_WHAT_IF);
  CreMapDocument *document = CRE_MAP_DOCUMENT (fixture->hand.window->document);
  CrLof after;

  fire_stage_edit (fixture, "side", "battlement:inside=6,4@6,4:N");
  hand_stroke (&fixture->hand, "6,7 6,2", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "6,7", "6,2"));
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_BLOCKED);
  hand_press (&fixture->hand, GTK_WIDGET (fire_stage_get_drawer (fixture)), "What if");
  WAIT_UNTIL (gtk_widget_get_mapped (page));
  g_assert_true (hand_get_focus (&fixture->hand) ==
                 GTK_WIDGET (hand_get_view (&fixture->hand)->canvas));
  hand_press (&fixture->hand, page, "With a breach at 0604");
  WAIT_UNTIL (cre_ask_n_changes (asked_of (fixture->fire)) == 1);
  g_assert_true (asked_lof_after (fixture->fire, &after));
  g_assert_cmpint (after.verdict, ==, CR_LOF_CLEAR);
  says_everywhere (fixture, "✓ clear", "With a breach at 0604: ");
  WAIT_UNTIL (cre_ask_get_difference (asked_of (fixture->fire)) != NULL);
  g_assert_cmpuint (
      cr_difference_count (cre_ask_get_difference (asked_of (fixture->fire)), CR_FIRE_GAINED), >,
      0);
  g_assert_cmpstr (get_terrain (fixture, "6,4"), !=, "rubble");

  /* It is tried no longer, then once more, and kept. */
  hand_press (&fixture->hand, page, "Try no longer: With a breach at 0604");
  WAIT_UNTIL (hand_find (page, "Try no longer: With a breach at 0604") == NULL);
  says_everywhere (fixture, "✗ no fire", "");
  hand_press (&fixture->hand, page, "With a breach at 0604");
  WAIT_UNTIL (cre_ask_n_changes (asked_of (fixture->fire)) == 1);
  WAIT_UNTIL (gtk_widget_is_sensitive (hand_find (page, "Keep these changes")));
  hand_press (&fixture->hand, page, "Keep these changes");
  WAIT_UNTIL (g_str_equal (get_terrain (fixture, "6,4"), "rubble"));
  g_assert_cmpuint (cre_ask_n_changes (asked_of (fixture->fire)), ==, 0);
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpstr (get_terrain (fixture, "6,4"), !=, "rubble");

  /* A click with Ctrl goes to another hex. */
  hand_stroke (&fixture->hand, "4,4", GDK_KEY_Control_L);
  hand_press (&fixture->hand, page, "With a breach at 0404");
  WAIT_UNTIL (cre_ask_n_changes (asked_of (fixture->fire)) == 1);
}

/* A hoarding that is taken away is offered to be hung there again, in the same row. */
static void
test_what_if_again (FireStage *fixture, gconstpointer data)
{
  CraMapView *view = hand_get_view (&fixture->hand);
  GtkWidget *canvas = GTK_WIDGET (view->canvas);
  GtkWidget *page = fire_stage_get_page (fixture, CRA_TYPE_DRAWER_WHAT_IF);

  fire_stage_edit (fixture, "side", "hoarding:inside=5,4@5,4:N");
  cra_map_view_go_to (view, fire_stage_place (fixture, "5,4"));
  hand_key (&fixture->hand, canvas, GDK_KEY_a, 0);
  hand_key (&fixture->hand, canvas, GDK_KEY_q, 0);
  WAIT_UNTIL (hand_find (page, "Without the hoarding of 0504 N") != NULL);
  hand_press (&fixture->hand, page, "Without the hoarding of 0504 N");
  WAIT_UNTIL (cre_ask_n_changes (asked_of (fixture->fire)) == 1);
  WAIT_UNTIL (hand_find (page, "With a hoarding at 0504 N") != NULL);
}

/* By keyboard alone: Q, F6 to what is offered, Enter. */
static void
test_what_if_keys (FireStage *fixture, gconstpointer data)
{
  CraMapView *view = hand_get_view (&fixture->hand);
  GtkWidget *canvas = GTK_WIDGET (view->canvas);
  GtkWidget *page = fire_stage_get_page (fixture, CRA_TYPE_DRAWER_WHAT_IF);

  cra_map_view_go_to (view, fire_stage_place (fixture, "4,4"));
  hand_key (&fixture->hand, canvas, GDK_KEY_a, 0);
  hand_key (&fixture->hand, canvas, GDK_KEY_q, 0);
  WAIT_UNTIL (hand_find (page, "With a breach at 0404") != NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_F6, 0);
  WAIT_UNTIL (gtk_widget_is_ancestor (hand_get_focus (&fixture->hand), page));
  hand_key (&fixture->hand, canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cre_ask_n_changes (asked_of (fixture->fire)) == 1);
  g_assert_cmpstr (cre_ask_get_change (asked_of (fixture->fire), 0), ==, "With a breach at 0404");
}

static guint
count_steps (FireStage *fixture)
{
  const CrExposure *exposure = asked_exposure (fixture->fire);

  return exposure != NULL ? cr_exposure_n_steps (exposure) : 0;
}

/* A way drawn with Ctrl lies under the fire of the garrison; the keyboard draws one as well. */
static void
test_way (FireStage *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  g_autofree char *summary = NULL;

  hand_stroke (&fixture->hand, "2,1 5,1 8,1", GDK_KEY_Control_L);
  WAIT_UNTIL (count_steps (fixture) == 7);
  g_assert_cmpuint (cr_exposure_get_total (asked_exposure (fixture->fire)), >, 3);
  summary = asked_summary (fixture->fire);
  g_assert_cmpstr (cra_map_page_get_sentence (stage_get_map_page (fixture->hand.window)), ==,
                   summary);
  WAIT_UNTIL (hand_find (GTK_WIDGET (fixture->hand.window), "Way under fire") != NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_Escape, 0);
  WAIT_UNTIL (count_steps (fixture) == 0);

  cra_map_view_go_to (hand_get_view (&fixture->hand), fire_stage_place (fixture, "3,2"));
  hand_key (&fixture->hand, canvas, GDK_KEY_Return, GDK_KEY_Control_L);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  WAIT_UNTIL (count_steps (fixture) == 3);
  hand_key (&fixture->hand, canvas, GDK_KEY_Return, GDK_KEY_Control_L);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  WAIT_UNTIL (hand_get_view (&fixture->hand)->cursor.hex.r ==
              fire_stage_place (fixture, "3,5").hex.r);
  g_assert_cmpuint (count_steps (fixture), ==, 3);
}

/* The toast says so; clipboards are of the screen, and not asked. */
static gboolean
says_rows (FireStage *fixture, guint n)
{
  g_autofree char *text = g_strdup_printf ("Copied a table of %u rows", n);

  return hand_find (GTK_WIDGET (fixture->hand.window), text) != NULL;
}

static void
assert_table (FireStage *fixture, const char *head, guint least)
{
  g_autoptr (CrWordsTable) table =
      cra_map_page_new_table (stage_get_map_page (fixture->hand.window));

  g_assert_cmpstr (cr_words_table_get_head (table, 0), ==, head);
  g_assert_cmpuint (cr_words_table_n_rows (table), >=, least);
}

/* The overlay as a table, and who sees a hex from the inspector. */
static void
test_tables (FireStage *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  g_autoptr (CrWordsTable) table = NULL;

  hand_stroke (&fixture->hand, "2,6", 0);
  WAIT_UNTIL (asked_field (fixture->fire) != NULL);
  table = cra_map_page_new_table (stage_get_map_page (fixture->hand.window));
  g_assert_cmpuint (cr_words_table_n_rows (table), >, 50);
  pointer_hold (GDK_KEY_Shift_L, TRUE);
  hand_key (&fixture->hand, canvas, GDK_KEY_c, GDK_KEY_Control_L);
  pointer_hold (GDK_KEY_Shift_L, FALSE);
  WAIT_UNTIL (says_rows (fixture, cr_words_table_n_rows (table)));

  /* Of a shot its steps, or while they are shown its floors. */
  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  assert_table (fixture, "Hex", 5);
  cra_map_page_show_drawer (stage_get_map_page (fixture->hand.window), CRA_TAB_LEVELS);
  assert_table (fixture, "From \\ to", 2);

  hand_take (&fixture->hand, GDK_KEY_s, "select");
  hand_stroke (&fixture->hand, "5,1", 0);
  hand_press (&fixture->hand, GTK_WIDGET (fixture->hand.window), "Seen by 1 of 1 of the garrison");
  WAIT_UNTIL (
      g_strcmp0 (cra_map_page_get_tool (stage_get_map_page (fixture->hand.window)), "fire") == 0);
  WAIT_UNTIL (gtk_widget_get_mapped (fire_stage_get_page (fixture, CRA_TYPE_DRAWER_SHOOTERS)));
}

static gboolean
write_section (FireStage *fixture, const char *folder, const char *name, const char *begins)
{
  g_autofree char *path = g_build_filename (folder, name, NULL), *content = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  gboolean written;

  cra_map_activity_write_section (stage_get_map (fixture->hand.window), file);
  written = g_file_get_contents (path, &content, NULL, NULL);
  g_remove (path);
  return written && g_str_has_prefix (content, begins);
}

/* The cut goes into a file of the kind that its name asks for; what cannot be is said. */
static void
test_section_file (FireStage *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  g_autofree char *folder = g_dir_make_tmp ("crenel-section-XXXXXX", NULL), *name = NULL;

  g_assert_null (asked_lof (fixture->fire));
  gtk_widget_activate_action (window, "map.save-section", NULL);
  WAIT_UNTIL (hand_find (window, "No shot yet, so there is no section to save.") != NULL);
  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  name = cra_section_file_dup_name (cre_ask_answer (asked_of (fixture->fire), CR_QUESTION_LOF));
  g_assert_cmpstr (name, ==, "section-0504-0501.svg");
  g_assert_true (write_section (fixture, folder, name, "<?xml"));
  WAIT_UNTIL (hand_find (window, "Saved as section-0504-0501.svg") != NULL);
  g_assert_true (write_section (fixture, folder, "cut.png", "\x89PNG"));
  g_assert_true (write_section (fixture, folder, "cut.pdf", "%PDF"));
  g_assert_false (write_section (fixture, folder, "cut.txt", ""));
  g_rmdir (folder);
}

#define TEST(name) FIRE_STAGE_TEST ("/app/fire-answers/" #name, test_##name)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;
  TEST (what_if);
  TEST (what_if_again);
  TEST (what_if_keys);
  TEST (way);
  TEST (tables);
  TEST (section_file);
  return g_test_run ();
}
