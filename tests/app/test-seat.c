/* test-seat.c: two who share a seat, and little room.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: TMP-07; design/game.md section 1. */
#include "hand.h"
#include "play-stage.h"

#include "cra-map-view-private.h"

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
  play_stage_begin (stage);
}

static void
set_up_templars (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle ("templars-castle"));
  play_stage_begin (stage);
}

static void
share (Stage *stage, gboolean shared)
{
  GSettings *settings = cra_activity_get_settings (CRA_ACTIVITY (play_stage_get_activity (stage)));

  if (!shared)
    g_settings_reset (settings, "cover-turns");
  else
    stage_do (stage->window, "play.cover-turns", NULL);
  g_assert_cmpint (g_settings_get_boolean (settings, "cover-turns"), ==, shared);
}

/* Two who share a screen can have it covered until the other one sits there. */
static void
test_cover (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  guint n_played;

  play_stage_order (stage, "place roland at 4,3");
  play_stage_order (stage, "place odo for garrison at 5,3");
  play_stage_order (stage, "end");
  play_stage_order (stage, "end");
  share (stage, TRUE);
  play_stage_order (stage, "end");
  WAIT_UNTIL (hand_find (GTK_WIDGET (play_stage_get_page (stage)),
                         "It is the turn of the garrison") != NULL);
  g_assert_false (gtk_widget_get_mapped (play_stage_get_canvas (stage)));
  pointer_rest (GTK_WIDGET (stage->window));
  /* Ctrl+Enter once too often ends nothing that the garrison has not seen. */
  n_played = cre_play_get_log (play_stage_get_play (stage))->played->len;
  stage_do (stage->window, "play.end", NULL);
  g_assert_cmpuint (cre_play_get_log (play_stage_get_play (stage))->played->len, ==, n_played);
  /* Nor does Ctrl+Z take back what the besiegers did, or look at it. */
  stage_do (stage->window, "win.undo", NULL);
  stage_do (stage->window, "play.back", NULL);
  stage_do (stage->window, "play.first", NULL);
  g_assert_cmpuint (cre_play_get_log (play_stage_get_play (stage))->played->len, ==, n_played);
  hand_press (&hand, GTK_WIDGET (play_stage_get_page (stage)), "Show the game");
  WAIT_UNTIL (gtk_widget_get_mapped (play_stage_get_canvas (stage)));
  /* What is shown is what the garrison may know, also when they look back. */
  g_assert_cmpint (cre_play_get_viewer (play_stage_get_play (stage)), ==, 1);
  stage_do (stage->window, "win.undo", NULL);
  g_assert_cmpuint (cre_play_get_log (play_stage_get_play (stage))->played->len, <, n_played);
  stage_do (stage->window, "win.redo", NULL);
  g_assert_cmpuint (cre_play_get_log (play_stage_get_play (stage))->played->len, ==, n_played);
  cre_play_go_to (play_stage_get_play (stage), 2);
  g_assert_cmpint (cre_play_get_viewer (play_stage_get_play (stage)), ==, 1);
  share (stage, FALSE);
  g_assert_cmpint (cre_play_get_viewer (play_stage_get_play (stage)), ==, -1);
}

/* To the next phase in which that side moves. */
static void
end_until_moving (Stage *stage, int party)
{
  do
    play_stage_order (stage, "end");
  while (cr_state_get_actor (play_stage_get_state (stage)) != party ||
         !g_str_equal (cr_state_get_phase (play_stage_get_state (stage))->id, "movement"));
}

static void
set_up_ambush (Stage *stage, gconstpointer data)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps",
                                            "border-market-day.scenario.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GError) error = NULL;
  CreDocument *document = cre_document_open (CRE_TYPE_SCENARIO_DOCUMENT, file, &error);

  g_assert_no_error (error);
  stage->application = stage_start ();
  stage->window = cra_window_new (stage->application);
  cra_window_take_document (stage->window, document);
  gtk_window_present (GTK_WINDOW (stage->window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (stage->window));
  play_stage_begin (stage);
}

static gboolean
is_in_view (Stage *stage, const char *man)
{
  CrState *view = cre_play_get_view (play_stage_get_play (stage));

  return cr_state_get_fighter (view, (guint) cr_state_find_fighter (view, man))->here;
}

/* Who was set up unseen stays unseen when the game has begun, until he moves; as long as somebody
 * is the screen is covered between the sides. */
static void
test_ambush (Stage *stage, gconstpointer data)
{
  static const char *const orders[] = {
    "place hal at 0912",
    "place aylwin at 1104",
    "place bertrand at 1404",
    "end",
    "place piers at 1607",
    "place frederick at 0808",
    "place odo at 0908",
    "place perkin at 1008",
    "place baker at 1708",
    "end",
    "place gunter at 1315",
    "place richard at 1415",
    "place arnim at 1215",
    "place watkin at 1316",
    "place tom at 1416",
    "place wynken at 1216",
    "place tybalt at 1115",
    "place fursa at 1515",
    "place nicholas at 1116",
    "place jordan at 1616",
    "end",
    "end",
    "move smith to 13,11",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    play_stage_order (stage, orders[i]);
  g_assert_cmpint (cre_play_get_viewer (play_stage_get_play (stage)), ==, 0);
  g_assert_true (is_in_view (stage, "gunter"));
  play_stage_order (stage, "end");
  WAIT_UNTIL (hand_find (GTK_WIDGET (play_stage_get_page (stage)),
                         "It is the turn of the garrison") != NULL);
  g_assert_false (is_in_view (stage, "gunter"));
  g_assert_true (is_in_view (stage, "smith"));
}

/* The besiegers neither go down to the secret passage nor are told what can be taken back there;
 * who may know everything does and is. */
static void
test_secret (Stage *stage, gconstpointer data)
{
  CraPlayPage *page = play_stage_get_page (stage);
  CraActivity *activity = CRA_ACTIVITY (play_stage_get_activity (stage));
  GtkWidget *canvas = play_stage_get_canvas (stage);
  int passage = cr_map_find_floor (cr_state_get_map (play_stage_get_state (stage)), "p");

  play_stage_order (stage, "place roland for besiegers at 2,2");
  play_stage_order (stage, "place hal for garrison at p/24,10");
  end_until_moving (stage, 1);
  play_stage_order (stage, "move hal to p/23,10");
  g_assert_cmpstr (cra_activity_get_undo_label (activity), ==,
                   "Hal goes from p/2410 to p/2310 for 1 point.");
  end_until_moving (stage, 0);
  pointer_key (canvas, GDK_KEY_Page_Down, 0);
  WAIT_UNTIL (cra_map_view_get_floor (page->view) == passage);
  share (stage, TRUE);
  g_assert_cmpint (cra_map_view_get_floor (page->view), ==, 0);
  cra_play_page_step_floor (page, -1);
  g_assert_cmpint (cra_map_view_get_floor (page->view), ==, 0);
  cra_play_page_step_floor (page, 1);
  g_assert_cmpint (cra_map_view_get_floor (page->view), !=, 0);

  while (strncmp (cre_document_get_undo_label (CRE_DOCUMENT (play_stage_get_play (stage))), "move",
                  4) != 0)
    stage_do (stage->window, "win.undo", NULL);
  g_assert_cmpstr (cra_activity_get_undo_label (activity), ==, "An order out of sight");
  stage_do (stage->window, "win.undo", NULL);
  g_assert_cmpstr (cra_activity_get_redo_label (activity), ==, "An order out of sight");
  share (stage, FALSE);
  g_assert_true (g_str_has_prefix (cra_activity_get_redo_label (activity), "Hal goes"));
}

/* Where there is little room, whoever was looked for is in hand, and the strip shows all again. */
static void
test_strip (Stage *stage, gconstpointer data)
{
  CraPlayPage *page = play_stage_get_page (stage);
  GListModel *rows = cra_tray_get_rows (page->tray);
  guint n_all = g_list_model_get_n_items (rows);
  GtkWidget *search = hand_find_type (GTK_WIDGET (page->tray), GTK_TYPE_SEARCH_ENTRY);

  gtk_window_set_default_size (GTK_WINDOW (stage->window), 780, 560);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  gtk_editable_set_text (GTK_EDITABLE (search), "roland");
  WAIT_UNTIL (hand_find (GTK_WIDGET (page->tray), "Tybalt") == NULL);
  g_assert_cmpuint (g_list_model_get_n_items (rows), ==, n_all);
  pointer_key (search, GDK_KEY_Return, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  g_assert_cmpstr (cre_tool_play_get_taken (page->tool, NULL)->id, ==, "roland");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
}

#define ADD(name, start, function) \
  g_test_add ("/app/seat/" name, Stage, NULL, start, function, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("cover", set_up, test_cover);
  ADD ("strip", set_up, test_strip);
  ADD ("ambush", set_up_ambush, test_ambush);
  ADD ("secret", set_up_templars, test_secret);
  return pointer_is_there () ? g_test_run () : 77;
}
