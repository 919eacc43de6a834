/* test-days.c: a siege by days in the window, by pointer and by keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: GEN-03, GSI-01, GSI-02, GSI-05, BAT-02. */
#include "hand.h"

#include "cr-words-sheet.h"
#include "cra-map-view-private.h"
#include "cra-play-page.h"
#include "cra-siege-activity.h"
#include "cra-siege-page.h"
#include "cra-status-bar.h"

#include <glib/gstdio.h>
#include <string.h>
#include <sys/wait.h>

static CraSiegeActivity *
get_activity (Stage *stage)
{
  return CRA_SIEGE_ACTIVITY (cra_window_get_activity (stage->window, "siege"));
}

static CreSiege *
get_siege (Stage *stage)
{
  CreDocument *work = cra_activity_get_work (CRA_ACTIVITY (get_activity (stage)));

  return CRE_IS_SIEGE (work) ? CRE_SIEGE (work) : NULL;
}

static const CrDay *
get_day (Stage *stage)
{
  return cr_campaign_get_day (cre_siege_get_campaign (get_siege (stage)));
}

static GtkWidget *
get_page (Stage *stage)
{
  return cra_activity_get_page (CRA_ACTIVITY (get_activity (stage)));
}

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle ("border-castle"));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_4, GDK_KEY_Alt_L);
  WAIT_UNTIL (get_siege (stage) != NULL && gtk_widget_get_mapped (get_page (stage)));
}

static GtkWidget *
find_entry (Stage *stage)
{
  WAIT_UNTIL (hand_find_type (get_page (stage), GTK_TYPE_ENTRY) != NULL);
  return hand_find_type (get_page (stage), GTK_TYPE_ENTRY);
}

/* What was written is taken, so that the entry is empty. */
static void
write_order (Hand *hand, Stage *stage, const char *order)
{
  GtkWidget *entry = find_entry (stage);

  gtk_widget_grab_focus (entry);
  hand_type (hand, entry, order);
  hand_key (hand, entry, GDK_KEY_Return, 0);
  WAIT_UNTIL (*gtk_editable_get_text (GTK_EDITABLE (entry)) == '\0');
}

static void
muster (Hand *hand, Stage *stage)
{
  static const char *const orders[] = { "muster roland for garrison",
                                        "muster hal for garrison",
                                        "muster conrad for besiegers",
                                        "muster mark for besiegers",
                                        "bring trebuchet-1",
                                        "food 9",
                                        "roll 5 5 1" };

  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    write_order (hand, stage, orders[i]);
}

static void
point_at (Hand *hand, Stage *stage, const char *place)
{
  CraMapView *view = cra_siege_page_get_view (
      CRA_SIEGE_PAGE (gtk_stack_get_visible_child (GTK_STACK (get_page (stage)))));
  CrPlace at;
  CrPoint point;

  g_assert_true (cr_map_parse_place (
      cr_campaign_get_map (cre_siege_get_campaign (get_siege (stage))), place, &at, NULL));
  point = cra_viewport_to_widget (cra_canvas_get_viewport (view->canvas),
                                  cr_layout_centre (&view->grid, at.hex));
  pointer_rest (GTK_WIDGET (view->canvas));
  pointer_click (GTK_WIDGET (view->canvas), point.x, point.y);
}

static gboolean
is_fighting (Stage *stage)
{
  return CRA_IS_PLAY_PAGE (gtk_widget_get_last_child (
             gtk_stack_get_visible_child (GTK_STACK (get_page (stage))))) &&
         cre_siege_get_fight (get_siege (stage)) != NULL;
}

/* Two days: battering by a press at the wall, an assault that is fought and left and taken up
 * again, the evening; and all of it undone. */
static void
test_pointer (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  CrePlay *fight;
  guint n;

  muster (&hand, stage);
  hand_press (&hand, get_page (stage), "Begin the siege");
  WAIT_UNTIL (get_day (stage)->number == 1);
  g_assert_nonnull (hand_find (get_page (stage), "Day 1: the besiegers have the initiative."));

  point_at (&hand, stage, "10,12");
  hand_press (&hand, get_page (stage), "Batter the wall of 1012");
  WAIT_UNTIL (get_day (stage)->batters);
  hand_press (&hand, get_page (stage), "End the day");
  WAIT_UNTIL (get_day (stage)->step == CR_STEP_EVENING);
  write_order (&hand, stage, "roll 5 5 1");
  hand_press (&hand, get_page (stage), "The next day");
  WAIT_UNTIL (get_day (stage)->number == 2);

  hand_press (&hand, get_page (stage), "Attack today");
  WAIT_UNTIL (is_fighting (stage));
  fight = cre_siege_get_fight (get_siege (stage));
  n = cre_siege_get_log (get_siege (stage))->played->len;
  g_assert_null (hand_find (get_page (stage), "Break off…")); /* what has not begun */
  cre_play_say (fight, "place roland at 1012", NULL);
  cre_play_say (fight, "place conrad at 1216", NULL);
  /* Two have not been put onto the map: it is asked whether they stay out of it. */
  hand_press (&hand, get_page (stage), "Begin the game");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window),
                         "Not on the map, and so not in this fight: besiegers 1, garrison 1. They "
                         "stay where the siege has them, unharmed.") != NULL);
  g_assert_cmpint (cr_state_get_turn (cre_play_get_state (fight))->number, ==, 0);
  hand_press (&hand, GTK_WIDGET (stage->window), "Begin without them");
  WAIT_UNTIL (cr_state_get_turn (cre_play_get_state (fight))->number == 1);
  WAIT_UNTIL (cre_siege_get_log (get_siege (stage))->played->len > n + 2);
  hand_press (&hand, get_page (stage), "Back to the day");
  WAIT_UNTIL (!is_fighting (stage));
  hand_press (&hand, get_page (stage), "To the fight");
  WAIT_UNTIL (is_fighting (stage));
  g_assert_nonnull (hand_find (get_page (stage), "Break off…"));
  /* It is told first how it would end. */
  hand_press (&hand, get_page (stage), "Break off…");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window), "Break off") != NULL);
  g_assert_cmpint (get_day (stage)->step, ==, CR_STEP_ASSAULT);
  hand_press (&hand, GTK_WIDGET (stage->window), "Break off");
  WAIT_UNTIL (get_day (stage)->step == CR_STEP_ACTION);
  /* It is this fight that is over, and what comes next is said. */
  WAIT_UNTIL (hand_find (get_page (stage),
                         "The fight of day 2 is over, the siege is not: day 2 goes on.") != NULL);
  g_assert_null (hand_find (get_page (stage), "Break off…"));
  hand_press (&hand, get_page (stage), "On with day 2");
  WAIT_UNTIL (hand_find (get_page (stage), "End the day") != NULL);
  g_assert_null (hand_find (get_page (stage), "To the fight"));
  hand_press (&hand, get_page (stage), "End the day");
  WAIT_UNTIL (get_day (stage)->step == CR_STEP_EVENING);

  /* Undone in the siege, one is back at the table. */
  stage_do (stage->window, "win.undo", NULL);
  stage_do (stage->window, "win.undo", NULL);
  WAIT_UNTIL (is_fighting (stage));
  for (n = cre_siege_get_log (get_siege (stage))->played->len; n > 0; n--)
    stage_do (stage->window, "win.undo", NULL);
  g_assert_cmpint (get_day (stage)->number, ==, 0);
  g_assert_cmpuint (cre_siege_get_log (get_siege (stage))->played->len, ==, 0);
}

/* What cannot be done says why, and changes nothing. */
static void
test_refused (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };

  hand_press (&hand, get_page (stage), "Begin the siege");
  g_assert_nonnull (hand_find (get_page (stage), "None of the besiegers can fight. (GSI-02)"));
  g_assert_cmpuint (cre_siege_get_log (get_siege (stage))->played->len, ==, 0);
}

/* Whoever was said by mistake goes by his button, or by a key on his row. */
static void
test_dismissed (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  const CrCampaign *campaign = cre_siege_get_campaign (get_siege (stage));
  GtkWidget *row;

  write_order (&hand, stage, "muster roland for garrison");
  write_order (&hand, stage, "muster conrad for besiegers");
  write_order (&hand, stage, "bring ram-1");
  WAIT_UNTIL (hand_find (get_page (stage), "Battering ram 1") != NULL);
  hand_press (&hand, get_page (stage), "Take Battering ram 1 off (Delete)");
  WAIT_UNTIL (cr_campaign_n_engines (campaign) == 0);
  WAIT_UNTIL (hand_find (get_page (stage), "Conrad") != NULL);
  row = gtk_widget_get_ancestor (hand_find (get_page (stage), "Conrad"), GTK_TYPE_LIST_BOX_ROW);
  gtk_widget_grab_focus (row);
  hand_key (&hand, GTK_WIDGET (stage->window), GDK_KEY_Delete, 0);
  WAIT_UNTIL (cr_campaign_find_soldier (campaign, "conrad") < 0);
  g_assert_nonnull (hand_find (get_page (stage), "Before the first day: 5 lines"));
}

static const char *
read_status (Stage *stage)
{
  GtkWidget *day = gtk_stack_get_visible_child (GTK_STACK (get_page (stage)));
  GtkWidget *bar = hand_find_type (day, CRA_TYPE_STATUS_BAR);

  return gtk_label_get_text (GTK_LABEL (gtk_widget_get_last_child (bar)));
}

/* What is undone is not told any longer. */
static void
test_told (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };

  write_order (&hand, stage, "muster roland for garrison");
  write_order (&hand, stage, "food 9");
  WAIT_UNTIL (cre_siege_get_log (get_siege (stage))->played->len == 2);
  g_assert_cmpstr (read_status (stage), ==, "The garrison has food for 9 days. GSI-01");
  cre_document_undo (CRE_DOCUMENT (get_siege (stage)));
  g_assert_cmpstr (read_status (stage), ==, "Roland is with the garrison.");
  cre_document_undo (CRE_DOCUMENT (get_siege (stage)));
  g_assert_cmpstr (read_status (stage), ==, "");
  cre_document_redo (CRE_DOCUMENT (get_siege (stage)));
  g_assert_cmpstr (read_status (stage), ==, "Roland is with the garrison.");
}

/* BES-01, BES-03, CROISADES 2.64: days of food and men of an order are chosen below its button. */
static void
test_choices (Stage *stage, gconstpointer data)
{
  static const char *const orders[] = {
    "muster tom for relief", "muster odo for besiegers", "dawn", "end", "roll 5 5 9", "dawn"
  };
  Hand hand = { .window = stage->window };
  const GPtrArray *played = cre_siege_get_log (get_siege (stage))->played;
  GtkWidget *spin, *fold;

  muster (&hand, stage);
  for (gsize i = 0; i < G_N_ELEMENTS (orders); i++)
    write_order (&hand, stage, orders[i]);
  WAIT_UNTIL (hand_find (get_page (stage), "Fall back on the keep") != NULL);
  spin = hand_find_type (get_page (stage), GTK_TYPE_SPIN_BUTTON);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 8);
  gtk_widget_grab_focus (spin);
  for (int i = 0; i < 5; i++)
    hand_key (&hand, hand_get_focus (&hand), GDK_KEY_Down, 0);
  hand_press (&hand, get_page (stage), "Fall back on the keep");
  WAIT_UNTIL (get_day (stage)->held);
  g_assert_cmpint (get_day (stage)->food, ==, 3);
  g_assert_cmpint (get_day (stage)->rations, ==, 5);
  write_order (&hand, stage, "end");
  write_order (&hand, stage, "dawn");
  write_order (&hand, stage, "relief");
  hand_press (&hand, get_page (stage), "Who meets it");
  fold = gtk_widget_get_ancestor (hand_find (get_page (stage), "Who meets it"), GTK_TYPE_EXPANDER);
  hand_press (&hand, fold, "Mark, attack 9, defence 6");
  WAIT_UNTIL (hand_find (get_page (stage),
                         "Two fights today, and the garrison has the initiative. Outside: Conrad, "
                         "Mark, Odo, attack 42, against 1 man of the army of relief, attack 12") !=
              NULL);
  hand_press (&hand, get_page (stage), "Divide: some meet it, the others hold the place");
  WAIT_UNTIL (get_day (stage)->relief == CR_RELIEF_DIVIDED);
  g_assert_cmpstr (((CrPlayed *) played->pdata[played->len - 1])->order, ==,
                   "battle with conrad+mark+odo");
}

static GtkAdjustment *
find_scroll (GtkWidget *act)
{
  return gtk_scrolled_window_get_vadjustment (
      GTK_SCROLLED_WINDOW (gtk_widget_get_ancestor (act, GTK_TYPE_SCROLLED_WINDOW)));
}

static double
get_height (Stage *stage, GtkWidget *widget)
{
  double x, y = 0;

  gtk_widget_translate_coordinates (widget, GTK_WIDGET (stage->window), 0, 0, &x, &y);
  return y;
}

static gboolean
is_in_view (GtkWidget *act)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (act, GTK_TYPE_SCROLLED_WINDOW);
  double x, y = 0;

  gtk_widget_translate_coordinates (act, scroller, 0, 0, &x, &y);
  return y >= 0 && y + gtk_widget_get_height (act) <= gtk_widget_get_height (scroller);
}

/* After an act what was pressed is still under the hand, and has the keys. */
static void
test_hand (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  const CrCampaign *campaign = cre_siege_get_campaign (get_siege (stage));
  GtkWidget *act;
  double before;

  muster (&hand, stage);
  hand_press (&hand, get_page (stage), "Begin the siege");
  WAIT_UNTIL (get_day (stage)->number == 1);
  hand_press (&hand, get_page (stage), "Build for the besiegers");
  WAIT_UNTIL (hand_find (get_page (stage), "Large siege tower") != NULL);
  act =
      gtk_widget_get_ancestor (hand_find (get_page (stage), "Large siege tower"), GTK_TYPE_BUTTON);
  pointer_rest (act);
  gtk_widget_grab_focus (act);
  pointer_rest (act);
  WAIT_UNTIL (gtk_adjustment_get_value (find_scroll (act)) > 0);
  WAIT_UNTIL (is_in_view (act));
  before = get_height (stage, act);
  hand_click (&hand, act);
  WAIT_UNTIL (cr_campaign_n_engines (campaign) == 2);
  pointer_rest (get_page (stage));
  act =
      gtk_widget_get_ancestor (hand_find (get_page (stage), "Large siege tower"), GTK_TYPE_BUTTON);
  g_assert_true (hand_get_focus (&hand) == act);
  g_assert_cmpfloat_with_epsilon (get_height (stage, act), before, 1.5);
}

static void
next_area (Hand *hand)
{
  GtkWidget *before = hand_get_focus (hand);

  hand_key (hand, GTK_WIDGET (hand->window), GDK_KEY_F6, 0);
  WAIT_UNTIL (hand_get_focus (hand) != before);
}

/* By keys alone: men from the form, the day from its buttons. */
static void
test_keys (Stage *stage, gconstpointer data)
{
  Hand hand = { .window = stage->window };
  GtkWidget *window = GTK_WIDGET (stage->window);

  muster (&hand, stage);
  for (int i = 0; i < 12 && !gtk_widget_has_css_class (hand_get_focus (&hand), "act"); i++)
    next_area (&hand);
  hand_key (&hand, window, GDK_KEY_Return, 0);
  WAIT_UNTIL (get_day (stage)->number == 1);
  /* The keys stay on what can be done: the day is ended, and behind that today's attack begins. */
  WAIT_UNTIL (hand_get_focus (&hand) != NULL &&
              gtk_widget_has_css_class (hand_get_focus (&hand), "act"));
  do {
    hand_key (&hand, window, GDK_KEY_Tab, 0);
    pointer_rest (window);
  } while (!gtk_widget_has_css_class (hand_get_focus (&hand), "act")); /* past links of rules */
  hand_key (&hand, window, GDK_KEY_Return, 0);
  WAIT_UNTIL (is_fighting (stage));
}

/* What the program of the command line says; the last of its lines. */
static char *
run (const char *const *words)
{
  g_autofree char *program =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  g_autoptr (GPtrArray) argv = g_ptr_array_new ();
  g_autofree char *out = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_ptr_array_add (argv, program);
  for (; *words != NULL; words++)
    g_ptr_array_add (argv, (char *) *words);
  g_ptr_array_add (argv, NULL);
  g_spawn_sync (NULL, (char **) argv->pdata, NULL, 0, NULL, NULL, &out, NULL, &status, &error);
  g_assert_no_error (error);
  /* The record holds two orders that are refused, of which the status tells. */
  g_assert_true (WIFEXITED (status) && WEXITSTATUS (status) < 2);
  g_strchomp (out);
  return g_strdup (strrchr (out, '\n') != NULL ? strrchr (out, '\n') + 1 : out);
}

/* The recorded siege of the Border Castle, eight days with two assaults and a surrender, is in the
 * window what it is in the command line, and can be gone back into. */
static void
test_recorded (Stage *stage, gconstpointer data)
{
  const char *source = g_getenv ("CRENEL_SOURCE_DIR");
  g_autofree char *folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "border.siegelog.xml", NULL);
  g_autofree char *map = g_build_filename (source, "maps", "border-castle.map.xml", NULL);
  g_autofree char *orders = g_build_filename (source, "tests/data/siege/border.orders", NULL);
  g_autofree char *played =
      run ((const char *[]){ "siege", map, "--orders", orders, "--log", path, NULL });
  g_autofree char *replayed = run ((const char *[]){ "replay", path, map, NULL }), *here = NULL;
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GPtrArray) record = NULL;

  cra_window_drop_document (stage->window);
  cra_window_open (stage->window, file);
  WAIT_UNTIL (get_siege (stage) != NULL && get_day (stage)->over);
  here = cr_campaign_dup_digest (cre_siege_get_campaign (get_siege (stage)));
  g_assert_cmpstr (here, ==, replayed);
  WAIT_UNTIL (hand_find (get_page (stage), "The garrison surrenders: the besiegers have won.") !=
              NULL);
  record = cre_siege_list_record (get_siege (stage));
  g_assert_cmpstr (((CrWordsSection *) record->pdata[0])->heading, ==, "Siege of Border Castle");
  g_assert_cmpstr (((CrWordsSection *) record->pdata[2])->heading, ==, "Day 1");
  stage_do (stage->window, "win.undo", NULL);
  g_assert_false (get_day (stage)->over);
  g_assert_nonnull (hand_find (get_page (stage), "Talk of surrender"));
  g_remove (path);
  g_rmdir (folder);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
#define ADD(name, test) g_test_add ("/app/days/" name, Stage, NULL, set_up, test, stage_tear_down)
  ADD ("pointer", test_pointer);
  ADD ("refused", test_refused);
  ADD ("dismissed", test_dismissed);
  ADD ("choices", test_choices);
  ADD ("told", test_told);
  ADD ("hand", test_hand);
  ADD ("keys", test_keys);
  ADD ("recorded", test_recorded);
  return g_test_run ();
}
