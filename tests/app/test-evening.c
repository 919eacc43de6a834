/* test-evening.c: what someone met who played for a whole evening.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window sections 2, 5, 7 and 8. */
#include "hand.h"
#include "play-stage.h"
#include "tour.h"

#include "cra-map-view-private.h"

#include <glib/gstdio.h>

static void
set_up (Stage *stage, gconstpointer language)
{
  tour_speak (language);
  stage_set_up (stage, stage_open_castle ("border-castle"));
  tour_resize (stage->window, 1100, 720);
  play_stage_begin (stage);
}

static void
tear_down (Stage *stage, gconstpointer language)
{
  stage_tear_down (stage, language);
  tour_speak ("en");
}

static void
place_all (Stage *stage)
{
  static const char *const orders[] = {
    "place crispin for besiegers at 1015", "place fursa for besiegers at 1016",
    "place odo for garrison at 1012",      "place aylwin for garrison at 0912",
    "place hal for garrison at 1612",      "place tom for garrison at 1412",
    "lay ladder-1 at 1015 facing S",       "end",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    play_stage_order (stage, orders[i]);
}

/* Whoever is in hand, and however much he can do, the map stays where it is and the window as
 * large as it was. */
static void
test_still (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage);
  int width, height = gtk_widget_get_height (GTK_WIDGET (stage->window));

  place_all (stage);
  pointer_rest (canvas);
  width = gtk_widget_get_width (canvas);
  for (int man = 0; man < 2; man++) {
    cre_tool_play_choose (page->tool, man);
    pointer_rest (canvas);
    g_assert_cmpint (gtk_widget_get_width (canvas), ==, width);
    g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (stage->window)), ==, height);
  }
}

static GtkWidget *
get_focus (Stage *stage)
{
  return gtk_root_get_focus (GTK_ROOT (stage->window));
}

/* G leads to a man by his name as to a hex by its number, and to nobody who is not there. */
static void
test_go_to (Stage *stage, gconstpointer language)
{
  static const char *const wanted[] = { "hal", "1012" };
  CraMapView *view = play_stage_get_page (stage)->view;
  GtkWidget *canvas = play_stage_get_canvas (stage);

  place_all (stage);
  for (int i = 0; i < 2; i++) {
    CrPlace place;

    pointer_key (canvas, GDK_KEY_g, 0);
    WAIT_UNTIL (GTK_IS_TEXT (get_focus (stage)));
    gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "perkin");
    pointer_key (get_focus (stage), GDK_KEY_Return, 0);
    g_assert_true (GTK_IS_TEXT (get_focus (stage)));
    gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), wanted[i]);
    pointer_key (get_focus (stage), GDK_KEY_Return, 0);
    WAIT_UNTIL (gtk_widget_has_focus (canvas));
    g_assert_true (cra_map_view_get_cursor (view, &place));
    g_assert_cmpint (cre_play_find_man (play_stage_get_play (stage), place, -1), ==, 4 - 2 * i);
  }
}

/* O begins an order, also where the panel is hidden; Enter completes a word of which only one is
 * meant; what is whole is not asked for more. */
static void
test_order (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);

  cra_play_page_toggle_right (page);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_o, 0);
  WAIT_UNTIL (GTK_IS_TEXT (get_focus (stage)));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "plac");
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (get_focus (stage))), "place "));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "place hal for garrison at ");
  g_assert_nonnull (hand_find (GTK_WIDGET (page->order), "Here comes: a place"));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "place hal for garrison at 1612");
  g_assert_null (hand_find (GTK_WIDGET (page->order), "Here comes: a place"));
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (cr_state_n_fighters (play_stage_get_state (stage)) == 1);
}

/* The legend hides nobody, and nowhere that he can go. */
static void
assert_uncovered (Stage *stage)
{
  CraMapView *view = play_stage_get_page (stage)->view;
  const CraViewport *viewport = cra_canvas_get_viewport (view->canvas);
  const GArray *places = cre_tool_play_get_concerned (play_stage_get_page (stage)->tool);
  CrBox box = view->legend;

  g_assert_cmpfloat (box.width, >, 0);
  for (guint i = 0; i < places->len; i++) {
    CrHex hex = g_array_index (places, CrPlace, i).hex;

    g_assert_false (cr_box_has (
        box, cra_viewport_to_widget (viewport, cr_layout_centre (&view->grid, hex)), 0));
  }
}

/* Who is in hand, and could be shot at on his way, sees that on the map, and what the hatch means;
 * Shift and L folds that. */
static void
test_threats (Stage *stage, gconstpointer language)
{
  static const char *const orders[] = { "place crispin for besiegers at 1015",
                                        "place tom for garrison at 1412",
                                        "place myrlin for garrison at 1512", "end", "end" };
  CraPlayPage *page = play_stage_get_page (stage);
  g_autofree char *legend = NULL, *folded = NULL, *safe = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    play_stage_order (stage, orders[i]);
  cre_tool_play_choose (page->tool, 0);
  g_assert_cmpuint (cre_tool_play_get_threats (page->tool)->len, >, 3);
  legend = cra_map_view_dup_legend (page->view);
  g_assert_nonnull (strstr (legend, "From 1015"));
  g_assert_nonnull (strstr (legend, "under fire there"));
  pointer_rest (play_stage_get_canvas (stage));
  assert_uncovered (stage);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_l, GDK_KEY_Shift_L);
  pointer_rest (play_stage_get_canvas (stage));
  folded = cra_map_view_dup_legend (page->view);
  g_assert_null (strstr (folded, "under fire there"));
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_l, GDK_KEY_Shift_L);
  pointer_rest (play_stage_get_canvas (stage));
  play_stage_order (stage, "remove myrlin");
  g_assert_cmpuint (cre_tool_play_get_threats (page->tool)->len, ==, 0);
  safe = cra_map_view_dup_legend (page->view);
  g_assert_nonnull (strstr (safe, "can be walked to"));
  g_assert_null (strstr (safe, "under fire there"));
}

/* Who was to be set up is let go when the game begins: the next press chooses who is there. */
static void
test_begun (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);
  const CrState *state = play_stage_get_state (stage);

  play_stage_order (stage, "place crispin for besiegers at 1015");
  cre_tool_play_take (page->tool, cr_state_get_fighter (state, 0)->character, 1);
  g_assert_true (cre_tool_play_is_placing (page->tool));
  stage_do (stage->window, "play.end", NULL);
  g_assert_false (cre_tool_play_is_placing (page->tool));
}

/* Where there is little room a press on a man in the list takes him and shuts the list, so that the
 * next press puts him on the map. */
static void
test_list (Stage *stage, gconstpointer language)
{
  Hand hand = { .window = stage->window };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *tray = GTK_WIDGET (page->tray);

  pointer_key (play_stage_get_canvas (stage), GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (tray));
  hand_press (&hand, tray, "Roland, Knight, attack 30, defence 20, 6 movement points");
  WAIT_UNTIL (cre_tool_play_get_taken (page->tool, NULL) != NULL);
  WAIT_UNTIL (!gtk_widget_get_mapped (tray));
  g_assert_cmpstr (cre_tool_play_get_taken (page->tool, NULL)->id, ==, "roland");
}

/* The one by which a widget, or what it lies in, is dragged. */
static GtkEventController *
find_source (GtkWidget *widget)
{
  for (; widget != NULL; widget = gtk_widget_get_parent (widget)) {
    g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

    for (guint i = 0; i < g_list_model_get_n_items (controllers); i++) {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DRAG_SOURCE (controller))
        return controller;
    }
  }
  return NULL;
}

/* A list that something has been dragged out of is closed: it would take each press from then on.
 */
static void
test_dragged (Stage *stage, gconstpointer language)
{
  static const char *const rows[] = { "Roland, Knight, attack 30, defence 20, 6 movement points",
                                      "Ladder, 2 hexes" };
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage), *tray = GTK_WIDGET (page->tray);

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    pointer_key (canvas, GDK_KEY_F8, 0);
    WAIT_UNTIL (gtk_widget_get_mapped (tray) && hand_find (tray, rows[i]) != NULL);
    g_signal_emit_by_name (find_source (hand_find (tray, rows[i])), "drag-end", NULL, FALSE);
    WAIT_UNTIL (!gtk_widget_get_mapped (tray));
    WAIT_UNTIL (gtk_widget_has_focus (canvas));
  }
}

static GtkWidget *
find_menu (Stage *stage)
{
  return hand_find_type (GTK_WIDGET (play_stage_get_page (stage)), GTK_TYPE_POPOVER_MENU);
}

/* (transfer full): the row of the menu that has the keys, when it is opened by one, and the pointer
 * lies so far right of and below the man. */
static char *
dup_lit (Stage *stage, double right, double below)
{
  CraPlayPage *page = play_stage_get_page (stage);
  const CraViewport *viewport = cra_canvas_get_viewport (page->view->canvas);
  GtkWidget *canvas = play_stage_get_canvas (stage);
  CrPlace place = cr_state_get_fighter (play_stage_get_state (stage), 0)->man.place;
  CrPoint at = cra_viewport_to_widget (viewport, cr_layout_centre (&page->view->grid, place.hex));
  GtkWidget *label;
  char *text;

  pointer_move (canvas, at.x + right, at.y + below);
  pointer_rest (canvas);
  cra_map_view_set_cursor (page->view, place, TRUE);
  pointer_key (canvas, GDK_KEY_Menu, 0);
  WAIT_UNTIL (find_menu (stage) != NULL);
  for (int i = 0; i < 12; i++)
    pointer_rest (find_menu (stage));
  label = hand_find_type (get_focus (stage), GTK_TYPE_LABEL);
  text = g_strdup (gtk_label_get_text (GTK_LABEL (label)));
  pointer_key (get_focus (stage), GDK_KEY_Escape, 0);
  WAIT_UNTIL (find_menu (stage) == NULL);
  WAIT_UNTIL (gtk_widget_has_focus (canvas));
  return text;
}

/* Opened by a key, the menu of a hex begins at its first row, be the pointer over another; Escape
 * gives the keys back to the map. */
static void
test_menu (Stage *stage, gconstpointer language)
{
  g_autofree char *aside = NULL, *over = NULL;

  place_all (stage);
  play_stage_order (stage, "end");
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  aside = dup_lit (stage, -60, -40);
  over = dup_lit (stage, 60, -60);
  g_assert_cmpstr (over, ==, aside);
}

static double
get_bottom (Stage *stage, GtkWidget *widget, double *top_out)
{
  graphene_rect_t box;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (stage->window), &box));
  *top_out = box.origin.y;
  return box.origin.y + box.size.height;
}

/* What is told at the foot for a moment leaves the line beneath it to be read. */
static void
test_toast (Stage *stage, gconstpointer language)
{
  GtkWidget *toast = GTK_WIDGET (stage->window->toast);
  GtkWidget *status = GTK_WIDGET (play_stage_get_page (stage)->status);
  double top, below;

  place_all (stage);
  stage_do (stage->window, "play.end", NULL);
  stage_do (stage->window, "play.end", NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (toast));
  pointer_rest (toast);
  get_bottom (stage, status, &below);
  g_assert_cmpfloat (get_bottom (stage, toast, &top), <=, below);
}

/* What was refused stays to be mended, until something else is done. */
static void
test_refused (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);

  place_all (stage);
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_o, 0);
  WAIT_UNTIL (GTK_IS_TEXT (get_focus (stage)));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "kneel hal");
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (hand_find_type (GTK_WIDGET (page->order), GTK_TYPE_LABEL) != NULL);
  pointer_rest (GTK_WIDGET (page->order));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_focus (stage))), ==, "kneel hal");
  play_stage_order (stage, "end");
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_focus (stage))), ==, "");
}

/* A game that is opened, by whatever name, has its castle beside it. */
static void
test_opened (Stage *stage, gconstpointer language)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autoptr (GFile) map = g_file_new_build_filename (folder, "a.map.xml", NULL);
  g_autoptr (GFile) log = g_file_new_build_filename (folder, "a.playlog.xml.xml", NULL);
  CraWindow *window;
  CraActivity *castle;

  place_all (stage);
  g_assert_true (cre_document_save (CRE_DOCUMENT (stage_get_document (stage)), map, NULL));
  g_assert_true (cre_document_save (CRE_DOCUMENT (play_stage_get_play (stage)), log, NULL));
  cra_window_show_file (stage->window, log);
  window = cra_window_find (gtk_window_get_application (GTK_WINDOW (stage->window)), log);
  WAIT_UNTIL (window->document != NULL);
  g_assert_true (CRE_IS_PLAY (window->document));
  castle = cra_window_get_activity (window, "map");
  g_action_group_change_action_state (G_ACTION_GROUP (window), "activity",
                                      g_variant_new_string ("map"));
  g_assert_true (window->activity == castle);
  g_assert_true (CRE_IS_MAP_DOCUMENT (cra_window_get_work (window)));
  g_assert_true (cre_play_is_about (CRE_PLAY (window->document),
                                    CRE_MAP_DOCUMENT (cra_window_get_work (window))));
  g_action_group_activate_action (G_ACTION_GROUP (window), "play", NULL);
  g_assert_true (cra_window_get_work (window) == window->document);
  gtk_window_destroy (GTK_WINDOW (window));
  g_file_delete (map, NULL, NULL);
  g_file_delete (log, NULL, NULL);
  g_rmdir (folder);
}

/* F6 goes to what he in hand can do, to what was done and to the orders, each by one press. A
 * button of the log that can be pressed no more does not take the keys with it. */
static void
test_areas (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *const areas[] = { GTK_WIDGET (page->man), GTK_WIDGET (page->log),
                               GTK_WIDGET (page->order) };

  place_all (stage);
  cre_tool_play_choose (page->tool, 0);
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++) {
    pointer_key (get_focus (stage), GDK_KEY_F6, 0);
    WAIT_UNTIL (get_focus (stage) != NULL && gtk_widget_is_ancestor (get_focus (stage), areas[i]));
    g_assert_false (i == 1 && GTK_IS_BUTTON (get_focus (stage)));
  }
  /* The button that takes the keys is chosen when nothing else is to be done. */
  while (g_main_context_iteration (NULL, FALSE))
    continue;
  g_assert_true (gtk_widget_child_focus (GTK_WIDGET (page->log), GTK_DIR_TAB_FORWARD));
  g_assert_true (GTK_IS_BUTTON (get_focus (stage)));
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (cre_play_is_looking_back (play_stage_get_play (stage)));
  WAIT_UNTIL (get_focus (stage) != NULL &&
              gtk_widget_is_ancestor (get_focus (stage), GTK_WIDGET (page->log)));
}

/* F6 and Enter do the first thing that he can do, and the keys are on the map again. */
static void
test_act (Stage *stage, gconstpointer language)
{
  const CrGear *ladder;
  CraPlayPage *page = play_stage_get_page (stage);
  GtkWidget *canvas = play_stage_get_canvas (stage);

  place_all (stage);
  play_stage_order (stage, "end");
  cre_tool_play_choose (page->tool, 0);
  cre_tool_play_join (page->tool, 1);
  gtk_widget_grab_focus (canvas);
  pointer_key (canvas, GDK_KEY_F6, 0);
  WAIT_UNTIL (GTK_IS_BUTTON (get_focus (stage)));
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  ladder = cr_state_get_gear (play_stage_get_state (stage), 0);
  WAIT_UNTIL (ladder->state == CR_GEAR_CARRIED);
  WAIT_UNTIL (gtk_widget_has_focus (canvas));
}

/* The words of the buttons in the panel, the first of them first. */
static char *
dup_first_act (Stage *stage)
{
  GtkWidget *button =
      hand_find_type (GTK_WIDGET (play_stage_get_page (stage)->man), GTK_TYPE_BUTTON);

  return g_strdup (button != NULL ? gtk_button_get_label (GTK_BUTTON (button)) : NULL);
}

/* Who stands at a ladder sees first how he gets up it, and then one button for all the places that
 * it could be shifted to, so that a reason below stays in sight. */
static void
test_ladder (Stage *stage, gconstpointer language)
{
  static const char *const orders[] = {
    "place crispin for besiegers at 1013",
    "place fursa for besiegers at 1014",
    "lay ladder-1 at 1013 facing S",
    "end",
    "end",
    "lift crispin+fursa ladder-1",
  };
  GtkWidget *panel = GTK_WIDGET (play_stage_get_page (stage)->man), *shifts;
  Hand hand = { .window = stage->window };
  g_autofree char *first = NULL;

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    play_stage_order (stage, orders[i]);
  play_stage_order (stage, "raise ladder-1 against 1013:N");
  for (int i = 0; i < 10; i++)
    play_stage_order (stage, "end");
  cre_tool_play_choose (play_stage_get_page (stage)->tool, 0);
  first = dup_first_act (stage);
  g_assert_cmpstr (first, ==, "Climb the ladder on 1013 towards 1012: 3 MP, and his move ends");
  shifts = hand_find (panel, "Shift the ladder on 1013 to…");
  g_assert_nonnull (shifts);
  shifts = gtk_widget_get_ancestor (shifts, GTK_TYPE_MENU_BUTTON);
  g_assert_cmpint (
      g_menu_model_get_n_items (gtk_menu_button_get_menu_model (GTK_MENU_BUTTON (shifts))), >, 3);
  gtk_menu_button_popup (GTK_MENU_BUTTON (shifts));
  hand_press (&hand, shifts,
              "Shift the ladder on 1013 to 0913, against 0912 (Crispin, Fursa): 2 MP");
  WAIT_UNTIL (hand_find (panel, "Climb the ladder on 0913 towards 0912: 3 MP, and his move ends") !=
              NULL);
}

static guint
count_told (Stage *stage)
{
  GtkWidget *list =
      hand_find_type (GTK_WIDGET (play_stage_get_page (stage)->log), GTK_TYPE_LIST_VIEW);

  return g_list_model_get_n_items (G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list))));
}

/* The log tells of a phase in which nothing was done only while the game stands there. */
static void
test_told (Stage *stage, gconstpointer language)
{
  CrePlay *play = play_stage_get_play (stage);
  guint n_placed, n_done;

  place_all (stage);
  n_placed = count_told (stage);
  for (int i = 0; i < 3; i++)
    play_stage_order (stage, "end");
  g_assert_cmpuint (count_told (stage), ==, n_placed);
  cre_play_go_to (play, n_placed + 1);
  g_assert_cmpuint (count_told (stage), ==, n_placed + 1);
  cre_play_leave (play);
  play_stage_order (stage, "lift crispin+fursa ladder-1");
  n_done = count_told (stage);
  play_stage_order (stage, "end");
  play_stage_order (stage, "end");
  g_assert_cmpuint (count_told (stage), ==, n_done + 1);
}

/* Nothing can be ended in a moment that is only looked at: the bar says so in the button's place.
 */
static void
test_past (Stage *stage, gconstpointer language)
{
  CrePlay *play = play_stage_get_play (stage);
  GtkWidget *bar = GTK_WIDGET (play_stage_get_page (stage)->phases);

  place_all (stage);
  play_stage_order (stage, "end");
  play_stage_order (stage, "end");
  g_assert_null (hand_find (bar, "Looking back"));
  g_assert_nonnull (hand_find (bar, "Ctrl+Enter"));
  cre_play_step (play, -1);
  WAIT_UNTIL (hand_find (bar, "Looking back") != NULL);
  g_assert_null (hand_find (bar, "Ctrl+Enter"));
  cre_play_step (play, 1);
  WAIT_UNTIL (hand_find (bar, "Ctrl+Enter") != NULL);
}

static void
go_to_area (Stage *stage, GtkWidget *area)
{
  gtk_widget_grab_focus (play_stage_get_canvas (stage));
  for (int i = 0; i < 12 && !gtk_widget_is_ancestor (get_focus (stage), area); i++) {
    pointer_key (get_focus (stage), GDK_KEY_F6, 0);
    pointer_rest (area);
  }
  g_assert_true (gtk_widget_is_ancestor (get_focus (stage), area));
}

/* Ctrl+Enter ends the phase once, wherever the keys are: on a button, where Enter alone gives an
 * order, in the log, and where an order is written. */
static void
test_end (Stage *stage, gconstpointer language)
{
  CraPlayPage *page = play_stage_get_page (stage);
  const CrState *state = play_stage_get_state (stage);
  GtkWidget *const areas[] = { GTK_WIDGET (page->view), GTK_WIDGET (page->man),
                               GTK_WIDGET (page->log), GTK_WIDGET (page->order) };

  place_all (stage);
  play_stage_order (stage, "end");
  for (gsize i = 0; i < G_N_ELEMENTS (areas); i++) {
    int phase = cr_state_get_turn (state)->phase;

    cre_tool_play_choose (page->tool, 0);
    cre_tool_play_join (page->tool, 1);
    go_to_area (stage, areas[i]);
    pointer_key (get_focus (stage), GDK_KEY_Return, GDK_KEY_Control_L);
    WAIT_UNTIL (cr_state_get_turn (state)->phase != phase);
    pointer_rest (GTK_WIDGET (page));
    g_assert_cmpint (cr_state_get_turn (state)->phase, ==, phase + 1);
    g_assert_cmpint (cr_state_get_gear (state, 0)->state, ==, CR_GEAR_LYING);
    cre_document_undo (CRE_DOCUMENT (play_stage_get_play (stage)));
  }
}

/* Of whom one looks for and there is nobody, that is said; Enter takes him who is called so before
 * horses and halberdiers. */
static void
test_search (Stage *stage, gconstpointer language)
{
  CraTray *tray = play_stage_get_page (stage)->tray;

  pointer_key (play_stage_get_canvas (stage), GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (tray)) && GTK_IS_TEXT (get_focus (stage)));
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "zacharias");
  WAIT_UNTIL (hand_find (GTK_WIDGET (tray), "Nobody is called so.") != NULL);
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "roland");
  WAIT_UNTIL (hand_find (GTK_WIDGET (tray), "Nobody is called so.") == NULL);
  gtk_editable_set_text (GTK_EDITABLE (get_focus (stage)), "hal");
  pointer_key (get_focus (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (cre_tool_play_get_taken (play_stage_get_page (stage)->tool, NULL) != NULL);
  g_assert_cmpstr (cre_tool_play_get_taken (play_stage_get_page (stage)->tool, NULL)->id, ==,
                   "hal");
  /* Who comes back looks for somebody else. */
  pointer_key (play_stage_get_canvas (stage), GDK_KEY_F8, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (tray)) && GTK_IS_TEXT (get_focus (stage)));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (get_focus (stage))), ==, "");
}

#define ADD(name, language, function) \
  g_test_add ("/app/evening/" name, Stage, language, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("still/en", "en", test_still);
  ADD ("still/fr", "fr", test_still);
  ADD ("go-to", "en", test_go_to);
  ADD ("order", "en", test_order);
  ADD ("threats", "en", test_threats);
  ADD ("begun", "en", test_begun);
  ADD ("list", "en", test_list);
  ADD ("dragged", "en", test_dragged);
  ADD ("menu", "en", test_menu);
  ADD ("toast", "en", test_toast);
  ADD ("refused", "en", test_refused);
  ADD ("opened", "en", test_opened);
  ADD ("areas", "en", test_areas);
  ADD ("act", "en", test_act);
  ADD ("ladder", "en", test_ladder);
  ADD ("told", "en", test_told);
  ADD ("past", "en", test_past);
  ADD ("end", "en", test_end);
  ADD ("search", "en", test_search);
  return pointer_is_there () ? g_test_run () : 77;
}
