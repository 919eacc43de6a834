/* test-play.c: a game in the window, by pointer and by keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: MOV-01, MOV-04, CBT-07, CBT-15, SEQ-05; design/game.md sections 4 to 6. */
#include "hand.h"
#include "play-stage.h"

#include "cr-floors.h"
#include "cra-map-view-private.h"

/* As he is named in the tray. */
#define ROLAND "Roland, Knight, attack 30, defence 20, 6 movement points"

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_new_document (12, 9));
  play_stage_begin (stage);
}

static CrPlace
find_place (Stage *stage, const char *text)
{
  CrPlace place;

  g_assert_true (
      cr_map_parse_place (cr_state_get_map (play_stage_get_state (stage)), text, &place, NULL));
  return place;
}

static CrPoint
find_point (Stage *stage, const char *place)
{
  return play_stage_find_point (stage, find_place (stage, place));
}

static void
go (Stage *stage, const char *place)
{
  play_stage_go (stage, find_place (stage, place));
}

static void
drag (Stage *stage, const char *from, const char *to)
{
  play_stage_drag (stage, find_place (stage, from), find_place (stage, to));
}

static gboolean
is_at (Stage *stage, const char *id, const char *place)
{
  const CrState *state = play_stage_get_state (stage);
  int man = cr_state_find_fighter (state, id);
  g_autofree char *at = NULL;

  if (man < 0 || !cr_state_get_fighter (state, (guint) man)->here)
    return FALSE;
  at = cr_map_format_place (cr_state_get_map (state),
                            cr_state_get_fighter (state, (guint) man)->man.place);
  return g_str_equal (at, place);
}

/* Of the row on top, beside its turn. */
static const char *
get_newest (Stage *stage)
{
  GtkWidget *label = hand_find_type (
      hand_find_type (GTK_WIDGET (play_stage_get_page (stage)->log), GTK_TYPE_LIST_VIEW),
      GTK_TYPE_LABEL);
  GtkWidget *texts = label != NULL ? gtk_widget_get_next_sibling (label) : NULL;

  return texts != NULL ? gtk_label_get_text (GTK_LABEL (gtk_widget_get_first_child (texts))) : "";
}

static gboolean
tells (Stage *stage, const char *text)
{
  return hand_find (GTK_WIDGET (play_stage_get_page (stage)->log), text) != NULL;
}

/* Chosen in the tray and put where one clicks; dragged where he can go, refused elsewhere with its
 * rule, and undone; the log says so. */
static void
test_pointer (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);

  hand_press (&hand, GTK_WIDGET (page->tray), ROLAND);
  WAIT_UNTIL (cre_tool_play_get_taken (page->tool, NULL) != NULL);
  drag (stage, "3,3", "3,3");
  WAIT_UNTIL (is_at (stage, "roland", "3,3"));
  hand_press (&hand, GTK_WIDGET (page->phases), "Begin the game");
  /* Nobody can shoot, so that the phase of fire is passed over. */
  WAIT_UNTIL (cr_state_get_turn (play_stage_get_state (stage))->phase == 1);

  drag (stage, "3,3", "5,3");
  WAIT_UNTIL (is_at (stage, "roland", "5,3"));
  WAIT_UNTIL (tells (stage, "Roland goes from 0303 to 0503 for 2 points."));
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man), "4 of 6 MP"));
  drag (stage, "5,3", "12,9");
  g_assert_true (is_at (stage, "roland", "5,3"));
  g_assert_nonnull (strstr (cre_tool_get_word (CRE_TOOL (page->tool))->text, "(MOV-01)"));
  stage_do (stage->window, "win.undo", NULL);
  g_assert_true (is_at (stage, "roland", "3,3"));
  stage_do (stage->window, "win.redo", NULL);
  g_assert_true (is_at (stage, "roland", "5,3"));
}

static gboolean
is_somebody_moving (Stage *stage)
{
  GdkFrameClock *clock = gtk_widget_get_frame_clock (play_stage_get_canvas (stage));

  return cra_men_are_moving (play_stage_get_page (stage)->men,
                             gdk_frame_clock_get_frame_time (clock));
}

/* Whoever walks is seen on his way, forth and back, unless nothing is to move on the screen. */
static void
test_motion (Stage *stage, gconstpointer data)
{
  GtkSettings *settings = gtk_widget_get_settings (GTK_WIDGET (stage->window));

  play_stage_order (stage, "place watkin at 3,3");
  play_stage_order (stage, "place hal at 6,6");
  gtk_test_widget_wait_for_draw (play_stage_get_canvas (stage));
  g_object_set (settings, "gtk-enable-animations", TRUE, NULL);
  play_stage_order (stage, "place watkin at 5,3");
  g_assert_true (is_somebody_moving (stage));
  WAIT_UNTIL (!is_somebody_moving (stage));
  stage_do (stage->window, "win.undo", NULL);
  g_assert_true (is_somebody_moving (stage));
  WAIT_UNTIL (!is_somebody_moving (stage));
  WAIT_UNTIL (play_stage_get_page (stage)->tick_id == 0);
  g_object_set (settings, "gtk-enable-animations", FALSE, NULL);
  play_stage_order (stage, "place watkin at 5,3");
  g_assert_false (is_somebody_moving (stage));
  gtk_settings_reset_property (settings, "gtk-enable-animations");
}

/* Dragged from the tray onto the map. */
static void
test_from_tray (Stage *stage, gconstpointer data)
{
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *row = hand_find (GTK_WIDGET (page->tray), ROLAND);
  CrPoint to = find_point (stage, "6,4");
  double x = 0, y = 0;

  pointer_rest (row);
  pointer_move (row, 10, 8);
  pointer_button (1, TRUE);
  pointer_rest (row);
  for (int i = 1; i <= 6; i++) {
    gtk_widget_translate_coordinates (play_stage_get_canvas (stage), row, to.x * i / 6,
                                      to.y * i / 6, &x, &y);
    pointer_move (row, x, y);
    pointer_rest (row);
  }
  pointer_button (1, FALSE);
  WAIT_UNTIL (is_at (stage, "roland", "6,4"));
  WAIT_UNTIL (hand_find (GTK_WIDGET (page->tray), ROLAND ", 1 on the map") != NULL);
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man), "▸ whole"));
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man), "14 H"));
}

/* Taken from the tray, a ladder is laid where one clicks, or by keys: the full stop turns it; two
 * who stand at its ends, chosen together, take it up. */
static void
test_gear (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage);

  play_stage_order (stage, "place tom at 6,4");
  hand_press (&hand, GTK_WIDGET (page->tray), "Ladder, 2 hexes");
  WAIT_UNTIL (cre_tool_play_is_placing (page->tool));
  go (stage, "6,4");
  pointer_key (canvas, GDK_KEY_Left, 0);
  pointer_key (canvas, GDK_KEY_Right, 0);
  pointer_key (canvas, GDK_KEY_period, 0);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_state_n_gear (play_stage_get_state (stage)) == 1);
  {
    CrPlace other = cr_state_get_gear (play_stage_get_state (stage), 0)->places[1];
    g_autofree char *at =
        cr_map_format_place (cr_state_get_map (play_stage_get_state (stage)), other);
    g_autofree char *text = g_strdup_printf ("place hal at %s", at);

    play_stage_order (stage, text);
    play_stage_order (stage, "end");
    play_stage_order (stage, "end");
    drag (stage, "6,4", "6,4");
    g_assert_cmpint (cre_tool_play_get_chosen (page->tool), ==, 0);
    cre_tool_play_join (page->tool, 1);
  }
  hand_press (&hand, GTK_WIDGET (page->man), "Take up the ladder on 0604 (Tom, Hal): 2 MP");
  WAIT_UNTIL (cr_state_get_gear (play_stage_get_state (stage), 0)->state == CR_GEAR_CARRIED);
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man), "Tom, Hal"));
}

/* From the search to the last step nothing but keys. */
static void
test_keys (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage);

  gtk_widget_grab_focus (hand_find_type (GTK_WIDGET (page->tray), GTK_TYPE_TEXT));
  hand_type (&hand, canvas, "watk");
  WAIT_UNTIL (hand_find (GTK_WIDGET (page->tray), ROLAND) == NULL);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (gtk_widget_has_focus (canvas));
  pointer_key (canvas, GDK_KEY_Home, 0);
  pointer_key (canvas, GDK_KEY_Right, 0);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_state_n_fighters (play_stage_get_state (stage)) == 1);
  pointer_key (canvas, GDK_KEY_Return, GDK_KEY_Control_L);
  WAIT_UNTIL (cr_state_get_turn (play_stage_get_state (stage))->phase == 1);
  pointer_key (canvas, GDK_KEY_Right, 0);
  WAIT_UNTIL (strstr (cre_tool_get_status (CRE_TOOL (page->tool)), "1 of 6 MP") != NULL);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_state_get_fighter (play_stage_get_state (stage), 0)->points == 5);
  pointer_key (canvas, GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (cr_state_get_fighter (play_stage_get_state (stage), 0)->points == 6);
  pointer_key (canvas, GDK_KEY_y, GDK_KEY_Control_L);
  WAIT_UNTIL (cr_state_get_fighter (play_stage_get_state (stage), 0)->points == 5);
  gtk_widget_grab_focus (GTK_WIDGET (page->order));
  hand_type (&hand, canvas, "end");
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_state_get_turn (play_stage_get_state (stage))->phase == 2);
}

/* Tab goes all the way round before anything was done: the empty log does not hold it. */
static void
test_round (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = play_stage_get_canvas (stage);
  GtkRoot *root = gtk_widget_get_root (canvas);
  int n = 0;

  gtk_widget_grab_focus (canvas);
  do {
    GtkWidget *before = gtk_root_get_focus (root);

    pointer_key (before, GDK_KEY_Tab, 0);
    WAIT_UNTIL (gtk_root_get_focus (root) != before);
  } while (!gtk_widget_has_focus (canvas) && n++ < 40);
  g_assert_cmpint (n, <, 40);
}

static const char *
get_written (Stage *stage)
{
  return gtk_editable_get_text (GTK_EDITABLE (
      hand_find_type (GTK_WIDGET (play_stage_get_page (stage)->order), GTK_TYPE_ENTRY)));
}

static gboolean
lists_words (Stage *stage)
{
  return hand_find_type (GTK_WIDGET (play_stage_get_page (stage)->order), GTK_TYPE_POPOVER) != NULL;
}

/* What could come next is listed with its meaning; arrows and Tab take it, Enter gives the order,
 * and what is refused is said under it. */
static void
test_completion (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  GtkWidget *entry = GTK_WIDGET (play_stage_get_page (stage)->order);

  play_stage_order (stage, "place watkin at 3,3");
  play_stage_order (stage, "end");
  play_stage_order (stage, "end");
  gtk_widget_grab_focus (entry);
  pointer_key (entry, GDK_KEY_Down, 0);
  WAIT_UNTIL (lists_words (stage) && hand_find (entry, "a man walks") != NULL);
  hand_type (&hand, entry, "mo");
  WAIT_UNTIL (hand_find (entry, "a man shoots at a foe") == NULL);
  pointer_key (entry, GDK_KEY_Tab, 0);
  WAIT_UNTIL (g_str_equal (get_written (stage), "move "));
  g_assert_nonnull (hand_find (entry, "Halberdier, the besiegers, on 0303"));
  pointer_key (entry, GDK_KEY_Tab, 0);
  WAIT_UNTIL (g_str_equal (get_written (stage), "move watkin "));
  pointer_key (entry, GDK_KEY_Tab, 0);
  hand_type (&hand, entry, "040");
  WAIT_UNTIL (hand_find (entry, "Walk to 0402: 1 MP") != NULL);
  pointer_key (entry, GDK_KEY_Down, 0);
  pointer_key (entry, GDK_KEY_Down, 0);
  pointer_key (entry, GDK_KEY_Return, 0);
  WAIT_UNTIL (is_at (stage, "watkin", "4,2"));
  g_assert_cmpstr (get_written (stage), ==, "");
  g_assert_false (lists_words (stage));

  hand_type (&hand, entry, "shoot watkin at watkin");
  pointer_key (entry, GDK_KEY_Return, 0);
  WAIT_UNTIL (hand_find (entry, "Not in this phase. Turn 1, the besiegers: Movement. (SEQ-05)") !=
              NULL);
  g_assert_cmpstr (get_written (stage), ==, "shoot watkin at watkin");
}

/* F5 goes back to painting and the game is kept; edited meanwhile, the castle of the game is the
 * old one until its changes are taken over. */
static void
test_back (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_get_document (stage);
  Hand hand = { .window = stage->window };
  CrEdit *edit = cr_edit_new ();
  CrePlay *before = play_stage_get_play (stage);
  CrPlace place;

  play_stage_order (stage, "place watkin at 3,3");
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (stage_get_page (stage))));
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)) &&
                  cre_document_get_undo_label (CRE_DOCUMENT (document)) != NULL);
  play_stage_begin (stage);
  g_assert_true (play_stage_get_play (stage) == before);
  g_assert_null (hand_find (GTK_WIDGET (stage->window->banner), "Take the changes over"));

  g_assert_true (cr_map_parse_place (cre_map_document_get_map (document), "3,3", &place, NULL));
  cr_edit_set_code (edit, cre_map_document_get_map (document), place, CR_LAYER_TERRAIN, "void");
  cre_map_document_apply (document, edit, "digging", 0);
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_1, GDK_KEY_Alt_L);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (stage_get_page (stage))));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_3, GDK_KEY_Alt_L);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (play_stage_get_page (stage))));
  g_assert_true (is_at (stage, "watkin", "3,3"));
  hand_press (&hand, GTK_WIDGET (stage->window->banner), "Take the changes over");
  WAIT_UNTIL (cr_state_n_fighters (play_stage_get_state (stage)) == 0);
  hand_press (&hand, GTK_WIDGET (stage->window->toast), "Undo");
  WAIT_UNTIL (is_at (stage, "watkin", "3,3"));
  g_assert_nonnull (hand_find (GTK_WIDGET (stage->window->banner), "Take the changes over"));
}

/* The game has its title and is asked about before the window closes, wherever one is then. */
static void
test_unsaved (Stage *stage, gconstpointer data)
{
  CraWindow *window = stage->window;

  g_assert_cmpstr (gtk_label_get_text (window->title_label), ==, "Game on Test");
  g_assert_false (cra_window_ask_before_closing (window));
  play_stage_order (stage, "place watkin at 3,3");
  g_assert_cmpstr (gtk_label_get_text (window->title_label), ==, "● Game on Test");
  stage_do (window, "win.activity", "map");
  g_assert_null (strstr (gtk_label_get_text (window->title_label), "Game on"));
  g_assert_true (cra_window_ask_before_closing (window));
  g_assert_true (window->activity == CRA_ACTIVITY (play_stage_get_activity (stage)));
  window->let_go = cra_window_get_work (window);
}

/* A game that is opened is all that its window is about. */
static void
test_opened (Stage *stage, gconstpointer data)
{
  g_autoptr (GError) error = NULL;
  CrePlay *opened = cre_play_new (stage_get_document (stage), &error);

  g_assert_no_error (error);
  cra_window_take_document (stage->window, CRE_DOCUMENT (opened));
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (play_stage_get_page (stage))));
  g_assert_true (play_stage_get_play (stage) == opened);
  g_assert_false (gtk_widget_get_visible (stage->window->switcher));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  drag (stage, "3,3", "3,3");
  g_assert_true (gtk_widget_get_mapped (GTK_WIDGET (play_stage_get_page (stage))));
  stage->window->let_go = stage->window->document;
}

/* Where there is little room the men are a strip, F8 opens the list of them beside it, F9 shows the
 * right panel or hides it; phases that find no room are dots that name them. */
static void
test_small (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage);

  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
  pointer_key (canvas, GDK_KEY_F8, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  pointer_key (canvas, GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  play_stage_order (stage, "end");
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 780, 560);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (page->strip)), <=, 46);
  g_assert_false (gtk_widget_get_mapped (page->right));
  g_assert_nonnull (
      strstr (gtk_widget_get_tooltip_text (hand_find (GTK_WIDGET (page->phases), "…")),
              "Combat, Recovery"));
  pointer_key (canvas, GDK_KEY_F9, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (page->right));
  pointer_key (canvas, GDK_KEY_F9, GDK_KEY_Control_L);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
  pointer_key (canvas, GDK_KEY_F9, GDK_KEY_Control_L);
  WAIT_UNTIL (gtk_widget_get_mapped (page->right));
  pointer_key (canvas, GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  pointer_key (canvas, GDK_KEY_Escape, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (stage->window)) == canvas);
  pointer_key (canvas, GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page->tray)));
  hand_press (&hand, GTK_WIDGET (page->tray), ROLAND);
  WAIT_UNTIL (cre_tool_play_get_taken (page->tool, NULL) != NULL);
  /* The next window is as large as this one was. */
  gtk_window_set_default_size (GTK_WINDOW (stage->window), 1280, 800);
  WAIT_UNTIL (!gtk_widget_get_mapped (GTK_WIDGET (page->strip)));
}

/* A die that was rolled on the table. */
static void
test_die (Stage *stage, gconstpointer data)
{
  GtkWidget *phases = GTK_WIDGET (play_stage_get_page (stage)->phases);

  play_stage_order (stage, "end");
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_r, 0);
  WAIT_UNTIL (hand_find (phases, "7") != NULL && gtk_widget_get_mapped (hand_find (phases, "7")));
  gtk_widget_activate (gtk_widget_get_ancestor (hand_find (phases, "7"), GTK_TYPE_BUTTON));
  WAIT_UNTIL (tells (stage, "The next die shows 7, rolled by hand."));
}

static guint
n_played (Stage *stage)
{
  return cre_play_get_log (play_stage_get_play (stage))->played->len;
}

/* A few orders to go back to: the last of them rolls a die. */
static void
play_some (Stage *stage)
{
  play_stage_order (stage, "place roland at 4,3");
  play_stage_order (stage, "place odo for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    play_stage_order (stage, "end");
  play_stage_order (stage, "roll 1");
  play_stage_order (stage, "attack roland at odo");
  play_stage_order (stage, "choose 1");
}

/* Where a button lies in its window. */
static int
find_top (Stage *stage, const char *tip)
{
  double x = 0, y = 0;

  gtk_widget_translate_coordinates (hand_find (GTK_WIDGET (play_stage_get_page (stage)), tip),
                                    GTK_WIDGET (stage->window), 0, 0, &x, &y);
  return (int) y;
}

/* By its buttons and by what is chosen in it one goes back in the log and on, and these stay where
 * they are; played on from there, what came later is left, which the toast brings back. */
static void
test_log (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *log = GTK_WIDGET (page->log);
  guint n;
  int top;

  play_some (stage);
  n = n_played (stage);
  WAIT_UNTIL (tells (stage, "CBT-02 · CHR-02"));
  hand_press (&hand, log, "To the beginning  Ctrl+Home");
  WAIT_UNTIL (n_played (stage) == 0);
  top = find_top (stage, "Step on  .");
  for (guint i = 1; i <= n; i++) {
    hand_press (&hand, log, "Step on  .");
    WAIT_UNTIL (n_played (stage) == i);
    pointer_rest (log);
    g_assert_cmpint (find_top (stage, "Step on  ."), ==, top);
  }
  cre_play_go_to (play_stage_get_play (stage), 1);
  g_assert_true (tells (stage, "8 later orders"));
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_End, GDK_KEY_Control_L);
  WAIT_UNTIL (n_played (stage) == n);
  hand_press (&hand, log, "Turn 1, the besiegers: Combat.");
  WAIT_UNTIL (n_played (stage) == 6);
  hand_press (&hand, log, "Step back  ,");
  hand_press (&hand, log, "Step back  ,");
  WAIT_UNTIL (n_played (stage) == 4);
  g_assert_true (tells (stage, "Turn 1, the besiegers: Movement."));
  hand_press (&hand, log, "Play from here");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast), "5 later orders are left out") != NULL);
  play_stage_order (stage, "move roland to 4,4");
  g_assert_true (tells (
      stage, "Roland goes from 0403 to 0404 for 1 point.\nBefore this, dice were taken back."));
  hand_press (&hand, GTK_WIDGET (stage->window->toast), "Undo");
  WAIT_UNTIL (n_played (stage) == 4 && tells (stage, "5 later orders"));
  hand_press (&hand, log, "Play from here");
  WAIT_UNTIL (!tells (stage, "5 later orders"));
  g_assert_nonnull (
      hand_find (GTK_WIDGET (stage->window), "Undo: leaving 5 later orders out  Ctrl+Z"));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (tells (stage, "5 later orders"));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_End, GDK_KEY_Control_L);
  WAIT_UNTIL (n_played (stage) == n);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_comma, 0);
  WAIT_UNTIL (n_played (stage) == n - 1);
  hand_press (&hand, log, "Play from here");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast), "1 later order is left out") != NULL);
  g_assert_null (cra_activity_get_redo_label (CRA_ACTIVITY (play_stage_get_activity (stage))));
}

/* P plays the game again from its beginning, with pauses; any key stops that. */
static void
test_replay (Stage *stage, gconstpointer data)
{
  CraReplay *replay = cra_play_log_get_replay (play_stage_get_page (stage)->log);
  guint n;

  play_some (stage);
  n = n_played (stage);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_p, 0);
  WAIT_UNTIL (cra_replay_is_running (replay) && n_played (stage) == 2);
  g_assert_true (tells (stage, "Stop the replay  P"));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Right, 0);
  WAIT_UNTIL (!cra_replay_is_running (replay));
  g_assert_cmpuint (n_played (stage), <, n);
  cra_replay_change_speed (replay);
  g_assert_cmpfloat (cra_replay_change_speed (replay), ==, 4);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_p, 0);
  WAIT_UNTIL (n_played (stage) == n && !cra_replay_is_running (replay));
}

/* The menu of a hex chooses who is there and offers what he can do; whose turn it is next is told.
 */
static void
test_menu (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  GtkWidget *popover;

  play_stage_order (stage, "place roland at 4,3");
  play_stage_order (stage, "place odo for garrison at 5,3");
  for (int i = 0; i < 3; i++)
    play_stage_order (stage, "end");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast),
                         "Turn 1, the garrison: Defensive fire.") != NULL);
  play_stage_order (stage, "end");
  go (stage, "4,3");
  pointer_button (3, TRUE);
  pointer_button (3, FALSE);
  WAIT_UNTIL (hand_find_type (GTK_WIDGET (play_stage_get_page (stage)), GTK_TYPE_POPOVER_MENU) !=
              NULL);
  popover = hand_find_type (GTK_WIDGET (play_stage_get_page (stage)), GTK_TYPE_POPOVER_MENU);
  g_assert_cmpint (cre_tool_play_get_chosen (play_stage_get_page (stage)->tool), ==, 0);
  g_assert_nonnull (hand_find (popover, "Attack Odo"));
  g_assert_false (
      gtk_widget_is_sensitive (hand_find (popover, "Not in this phase: Walk elsewhere. (SEQ-05)")));
  g_assert_nonnull (hand_find (GTK_WIDGET (play_stage_get_page (stage)->man),
                               "Not in this phase: Walk elsewhere. (SEQ-05)"));
  hand_press (&hand, popover, "Take him off the map");
  WAIT_UNTIL (!cr_state_get_fighter (play_stage_get_state (stage), 0)->here);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window->toast), "The author takes Roland off 0403.") !=
              NULL);
  WAIT_UNTIL (hand_find_type (GTK_WIDGET (play_stage_get_page (stage)), GTK_TYPE_POPOVER_MENU) ==
              NULL);
}

static gboolean
is_asked (Stage *stage)
{
  return cr_state_get_awaited (play_stage_get_state (stage)) != NULL;
}

/* With Shift a second man is chosen; over their foe the status says how it would stand, and a click
 * attacks with both. The panel names both; what they cannot do is said with its rule. CBT-07 */
static void
test_joint (Stage *stage, gconstpointer data)
{
  CraPlayPage *page = play_stage_get_page (stage);

  play_stage_order (stage, "place tom at 4,3");
  play_stage_order (stage, "place wulf at 5,4");
  play_stage_order (stage, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    play_stage_order (stage, "end");
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_n, 0);
  WAIT_UNTIL (cre_tool_play_get_chosen (page->tool) == 0);
  pointer_hold (GDK_KEY_Shift_L, TRUE);
  drag (stage, "5,4", "5,4");
  pointer_hold (GDK_KEY_Shift_L, FALSE);
  WAIT_UNTIL (hand_find (GTK_WIDGET (page->man), "Tom, Wulf") != NULL);
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man), "Attack Odo together"));
  go (stage, "5,3");
  WAIT_UNTIL (strstr (cre_tool_get_status (CRE_TOOL (page->tool)), "so 3:1.") != NULL);
  drag (stage, "5,3", "5,3");
  WAIT_UNTIL (is_asked (stage) || strstr (get_newest (stage), "Tom attacks Odo") != NULL);
}

/* What is asked is answered on the map by keys and by the pointer, and in the panel. CBT-15 */
static void
test_decision (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  CrePlay *play = play_stage_get_play (stage);
  g_autofree char *given = NULL, *answer = NULL;
  guint n_asked;

  play_stage_order (stage, "place roland at 4,3");
  play_stage_order (stage, "place odo as crispin for garrison at 5,3");
  for (int i = 0; i < 4; i++)
    play_stage_order (stage, "end");
  play_stage_order (stage, "attack roland at odo");
  n_asked = cre_play_get_log (play)->played->len;
  g_assert_true (is_asked (stage));
  g_assert_nonnull (hand_find (GTK_WIDGET (page->man),
                               "First the garrison must choose whether Odo refuses the fight."));
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Tab, 0);
  WAIT_UNTIL (strstr (cre_tool_get_status (CRE_TOOL (page->tool)), "he fights") != NULL);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Tab, 0);
  WAIT_UNTIL (strstr (cre_tool_get_status (CRE_TOOL (page->tool)), "Odo to ") != NULL);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (!is_at (stage, "odo", "5,3"));

  /* Looked back at it is answered; what was answered and taken back is asked again. */
  cre_play_go_to (play, n_asked);
  given = cre_play_dup_answer (play);
  answer = g_strdup_printf ("✓ Answered: %s.", given);
  WAIT_UNTIL (hand_find (GTK_WIDGET (page->man), answer) != NULL);
  g_assert_null (hand_find (GTK_WIDGET (page->man), "He fights"));
  drag (stage, "5,3", "5,3");
  g_assert_cmpuint (cre_play_get_log (play)->played->len, ==, n_asked);
  cre_play_leave (play);
  drag (stage, "5,3", "5,3");
  WAIT_UNTIL (g_str_has_prefix (get_newest (stage), "Roland attacks Odo"));
  while (cre_play_get_log (play)->played->len > n_asked)
    cre_play_take_back (play);
  g_assert_true (is_asked (stage));
  hand_press (&hand, GTK_WIDGET (page->man), "He fights");
  WAIT_UNTIL (g_str_has_prefix (get_newest (stage), "Roland attacks Odo"));
}

/* Page Up or Page Down shows the other floor. */
static void
test_floors (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_get_document (stage);
  CrEdit *edit = cr_edit_new ();
  CraMapView *view = play_stage_get_page (stage)->view;
  gboolean up;

  cr_edit_insert_floor (edit, cre_map_document_get_map (document), 1, "cellar", "Cellar");
  cre_map_document_apply (document, edit, "digging", 0);
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_F5, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (stage_get_page (stage))));
  play_stage_begin (stage);
  stage_do (stage->window, "play.take-over", NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (play_stage_get_page (stage)->floors));
  up = cr_floors_step (cr_state_get_map (play_stage_get_state (stage)), 0, 1) == 1;
  pointer_key (play_stage_get_canvas (stage), up ? GDK_KEY_Page_Up : GDK_KEY_Page_Down, 0);
  WAIT_UNTIL (cra_map_view_get_floor (view) == 1);
  g_assert_cmpstr (gtk_label_get_text (play_stage_get_page (stage)->floor_name), ==, "Cellar");
}

#define ADD(name, function) \
  g_test_add ("/app/play/" name, Stage, NULL, set_up, function, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("pointer", test_pointer);
  ADD ("from-tray", test_from_tray);
  ADD ("motion", test_motion);
  ADD ("keys", test_keys);
  ADD ("round", test_round);
  ADD ("gear", test_gear);
  ADD ("completion", test_completion);
  ADD ("back", test_back);
  ADD ("small", test_small);
  ADD ("die", test_die);
  ADD ("log", test_log);
  ADD ("replay", test_replay);
  ADD ("menu", test_menu);
  ADD ("joint", test_joint);
  ADD ("decision", test_decision);
  ADD ("floors", test_floors);
  ADD ("unsaved", test_unsaved);
  ADD ("opened", test_opened);
  return pointer_is_there () ? g_test_run () : 77;
}
