/* test-fire.c: the line of fire in the window, with a real pointer and real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; what is shown is what core says for LOF-01, LOF-09 and LOF-22. */
#include "hand.h"
#include "stage.h"

#include "cra-drawer-private.h"
#include "cra-form.h"
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"

#include "cr-operation.h"
#include "cre-tool-select.h"

typedef struct {
  CraApplication *application;
  Hand hand;
  CreToolFire *fire;
} Fixture;

static void
edit (Fixture *fixture, const char *operation, const char *argument)
{
  CreDocument *document = fixture->hand.window->document;
  g_autoptr (GError) error = NULL;
  CrEdit *change =
      cr_operation_parse (cre_document_lend_map (document), cre_document_get_ruleset (document),
                          operation, argument, &error);

  g_assert_no_error (error);
  g_assert_true (cre_document_apply (document, change, "test", 0));
}

/* A rampart with battlements to the north, a house behind it, and a floor above one hex. */
static void
set_up (Fixture *fixture, gconstpointer data)
{
  CreDocument *document = stage_new_document (12, 9);

  fixture->application = stage_start ();
  fixture->hand.window = stage_open (fixture->application, document);
  stage_wait_for_map (fixture->hand.window);
  edit (fixture, "structure", "rampart@4,4;5,4;6,4");
  edit (fixture, "level", "1@4,4;5,4;6,4");
  edit (fixture, "side", "battlement:inside=5,4@5,4:N;5,4:NE");
  edit (fixture, "terrain", "house@9,6");
  edit (fixture, "floor", "up:name=Upper");
  edit (fixture, "terrain", "flat@up/5,4");
  edit (fixture, "level", "3@up/5,4");
  edit (fixture, "area", "West:id=west@4,4;5,4");
  hand_take (&fixture->hand, GDK_KEY_l, "fire");
  fixture->fire = cra_map_page_get_fire (fixture->hand.window->map_page);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  stage_close (fixture->application, fixture->hand.window);
}

static CraDrawer *
get_drawer (Fixture *fixture)
{
  return cra_map_page_get_drawer (fixture->hand.window->map_page);
}

static CrPlace
place (Fixture *fixture, const char *text)
{
  CrPlace at;

  g_assert_true (
      cr_map_parse_place (cre_document_get_map (fixture->hand.window->document), text, &at, NULL));
  return at;
}

static gboolean
is_shot (Fixture *fixture, const char *from, const char *to)
{
  const CrLof *lof = cre_tool_fire_get_lof (fixture->fire);
  CrPlace a = place (fixture, from), b = place (fixture, to);

  return lof != NULL && lof->from.floor == a.floor && cr_hex_equal (lof->from.hex, a.hex) &&
         lof->to.floor == b.floor && cr_hex_equal (lof->to.hex, b.hex);
}

/* The cell of the table at a row and a column, headings not counted. */
static GtkWidget *
find_cell (GtkWidget *page, int row, int column)
{
  GtkWidget *grid = hand_find_type (page, GTK_TYPE_GRID);

  return grid != NULL ? gtk_grid_get_child_at (GTK_GRID (grid), column + 1, row + 1) : NULL;
}

/* All floors of both hexes; a click takes them, the arrows go from cell to cell. */
static void
test_levels (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = cra_drawer_get_page (get_drawer (fixture), CRA_TAB_LEVELS);

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  hand_press (&fixture->hand, GTK_WIDGET (get_drawer (fixture)), "Levels");
  WAIT_UNTIL (find_cell (page, 1, 0) != NULL);
  g_assert_nonnull (hand_find (page, "Upper (open ground, +3)"));
  g_assert_null (find_cell (page, 2, 0));
  g_assert_null (find_cell (page, 0, 1));
  g_assert_true (gtk_widget_has_css_class (find_cell (page, 1, 0), "chosen"));
  hand_click (&fixture->hand, find_cell (page, 0, 0));
  WAIT_UNTIL (is_shot (fixture, "up/5,4", "5,1"));
  WAIT_UNTIL (find_cell (page, 0, 0) != NULL &&
              gtk_widget_has_css_class (find_cell (page, 0, 0), "chosen"));
  WAIT_UNTIL (hand_get_focus (&fixture->hand) == find_cell (page, 0, 0));
  hand_key (&fixture->hand, find_cell (page, 0, 0), GDK_KEY_Down, 0);
  WAIT_UNTIL (hand_get_focus (&fixture->hand) == find_cell (page, 1, 0));
  hand_key (&fixture->hand, find_cell (page, 1, 0), GDK_KEY_Return, 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
}

static int
measure (GtkWidget *widget, GtkOrientation orientation)
{
  int least = 0;

  gtk_widget_measure (widget, orientation, -1, &least, NULL, NULL, NULL);
  return least;
}

/* The window goes down to 780 × 560 with any page of the drawer open: the right panel gives way
 * below 900, and what is left beside it must have let the window become so narrow. */
static void
test_small (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  CraMapPage *page = fixture->hand.window->map_page;

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  for (int tab = 0; tab < CRA_N_DRAWER_TABS; tab++) {
    cra_map_page_show_drawer (page, (CraDrawerTab) tab);
    cra_map_page_set_size (page, 1000, 600);
    g_assert_cmpint (measure (window, GTK_ORIENTATION_HORIZONTAL), <, 880);
    cra_map_page_set_size (page, 850, 560);
    g_assert_cmpint (measure (window, GTK_ORIENTATION_HORIZONTAL), <=, 780);
    WAIT_UNTIL (measure (window, GTK_ORIENTATION_VERTICAL) <= 560);
  }
  /* What a narrow window hides comes back by one key. */
  cra_map_page_set_size (page, 850, 560);
  g_assert_false (cra_map_page_shows_right (page));
  gtk_widget_activate_action (window, "win.right-panel", NULL);
  g_assert_true (cra_map_page_shows_right (page));
  /* Where there is room, layers and problems have about a third of it. */
  g_assert_cmpint (measure (GTK_WIDGET (page->lower), GTK_ORIENTATION_VERTICAL), <=, 200);
  cra_map_page_set_size (page, 1600, 1000);
  g_assert_cmpint (measure (GTK_WIDGET (page->lower), GTK_ORIENTATION_VERTICAL), >=, 300);
}

/* V says what is seen from now on; choices keep to the width of the options, in any language. */
static void
test_view (Fixture *fixture, gconstpointer data)
{
  const CraChoice choices[] = {
    { "Demander un tir", NULL }, { "Hommes d’armes", NULL }, { "Beffrois", NULL }, { NULL, NULL }
  };
  GtkWidget *buttons = g_object_ref_sink (cra_form_new_buttons (choices, fixture->fire, "placing"));
  GtkWidget *check = g_object_ref_sink (cra_form_new_check (
      "Seul son propriétaire en connaît les issues secrètes", fixture->fire, "show-dead"));
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);

  gtk_widget_activate_action (window, "win.view-cycle", NULL);
  WAIT_UNTIL (hand_find (window, "The map has no picture, only its data.") != NULL);
  hand_take (&fixture->hand, GDK_KEY_t, "terrain");
  g_assert_cmpint (measure (hand_get_options (&fixture->hand), GTK_ORIENTATION_HORIZONTAL), <=,
                   252);
  g_assert_cmpint (measure (buttons, GTK_ORIENTATION_HORIZONTAL), <=, 220);
  g_assert_cmpint (measure (check, GTK_ORIENTATION_HORIZONTAL), <=, 220);
  g_object_unref (buttons);
  g_object_unref (check);
}

/* D opens the drawer without a shot too; its pages then say how to get one. */
static void
test_empty_drawer (Fixture *fixture, gconstpointer data)
{
  GtkWidget *drawer = GTK_WIDGET (get_drawer (fixture));
  const char *none = "No shot yet: drag from the shooter to the target, or press Enter on both.";

  g_assert_false (gtk_widget_get_mapped (drawer));
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "win.drawer", NULL);
  WAIT_UNTIL (hand_find (drawer, none) != NULL);
  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  WAIT_UNTIL (hand_find (drawer, none) == NULL);
}

static gboolean
is_in_view (Fixture *fixture, const char *at)
{
  const CrGrid *grid = cre_document_get_grid (fixture->hand.window->document);

  return cra_viewport_shows (cra_canvas_get_viewport (hand_get_view (&fixture->hand)->canvas),
                             cr_layout_centre (grid, place (fixture, at).hex));
}

/* The drawer that opens with a shot moves the map, so that it does not lie on the target. */
static void
test_target_in_view (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "win.zoom-full", NULL);
  hand_stroke (&fixture->hand, "5,4 5,8", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,8"));
  WAIT_UNTIL (gtk_widget_get_height (GTK_WIDGET (get_drawer (fixture))) > 100);
  WAIT_UNTIL (is_in_view (fixture, "5,8"));
}

/* Nor on the shooter, where there is room for both. */
static void
test_both_in_view (Fixture *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "win.zoom-fit", NULL);
  hand_stroke (&fixture->hand, "5,9 5,7", 0);
  WAIT_UNTIL (is_shot (fixture, "5,9", "5,7"));
  WAIT_UNTIL (gtk_widget_get_height (GTK_WIDGET (get_drawer (fixture))) > 100);
  WAIT_UNTIL (is_in_view (fixture, "5,9") && is_in_view (fixture, "5,7"));
}

/* Who can hit the target; Enter on one of them makes him the shooter. */
static void
test_shooters (Fixture *fixture, gconstpointer data)
{
  CraDrawerShooters *page =
      CRA_DRAWER_SHOOTERS (cra_drawer_get_page (get_drawer (fixture), CRA_TAB_SHOOTERS));
  GListModel *rows = cra_drawer_shooters_get_rows (page);
  GtkWidget *list;
  guint n_all;

  hand_stroke (&fixture->hand, "9,8 9,5", 0);
  WAIT_UNTIL (is_shot (fixture, "9,8", "9,5"));
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->verdict, ==, CR_LOF_BLOCKED);
  hand_press (&fixture->hand, GTK_WIDGET (get_drawer (fixture)), "Shooters");
  WAIT_UNTIL (g_list_model_get_n_items (rows) > 20);
  n_all = g_list_model_get_n_items (rows);
  edit (fixture, "terrain", "flat@9,6");
  WAIT_UNTIL (g_list_model_get_n_items (rows) > n_all);
  list = hand_find_type (GTK_WIDGET (page), GTK_TYPE_COLUMN_VIEW);
  hand_press (&fixture->hand, list, "0904");
  hand_key (&fixture->hand, list, GDK_KEY_Return, 0);
  WAIT_UNTIL (is_shot (fixture, "9,4", "9,5"));
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);

  /* From the menu of a hex: nobody is chosen to shoot yet. */
  g_action_group_activate_action (G_ACTION_GROUP (fixture->hand.window), "hitters-of",
                                  g_variant_new_string ("5,4"));
  WAIT_UNTIL (cre_tool_fire_get_lof (fixture->fire) == NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (GTK_WIDGET (page)));
}

static int
get_side (Fixture *fixture)
{
  int side;

  g_object_get (fixture->fire, "from-side", &side, NULL);
  return side;
}

/* Full stop goes round the sides he can shoot over, a right click takes one of them. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas), *from;

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  g_assert_cmpuint (cre_tool_fire_get_origins (fixture->fire), ==, 3);
  g_assert_cmpint (get_side (fixture), ==, -1);
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_side (fixture) == 0);
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->from_end.side, ==, 0);
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_side (fixture) == 1);
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_side (fixture) == -1);
  hand_key (&fixture->hand, canvas, GDK_KEY_comma, 0);
  WAIT_UNTIL (get_side (fixture) == 1);
  from = hand_find_row (hand_get_options (&fixture->hand), "From");
  WAIT_UNTIL (gtk_drop_down_get_selected (GTK_DROP_DOWN (from)) == 2);
  hand_choose (&fixture->hand, "From", "N, battlement");
  WAIT_UNTIL (get_side (fixture) == 0);

  /* Another shooter has no such side. */
  hand_stroke (&fixture->hand, "2,6 2,2", 0);
  WAIT_UNTIL (is_shot (fixture, "2,6", "2,2"));
  g_assert_cmpint (get_side (fixture), ==, -1);
}

static guint
count_shooters (Fixture *fixture)
{
  gsize n = 0;

  cre_tool_fire_get_shooters (fixture->fire, &n);
  return (guint) n;
}

static gboolean
shows_counts (Fixture *fixture)
{
  gboolean counts = FALSE;

  g_object_get (fixture->fire, "show-counts", &counts, NULL);
  return counts;
}

/* Floors, garrison and parts of it from the options. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand);

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  hand_choose (&fixture->hand, "Shooter", "Upper, +3");
  WAIT_UNTIL (is_shot (fixture, "up/5,4", "5,1"));
  hand_press (&fixture->hand, options, "Shooters per hex");
  WAIT_UNTIL (shows_counts (fixture));
  hand_click (&fixture->hand, hand_find_type (options, GTK_TYPE_MENU_BUTTON));
  hand_press (&fixture->hand, options, "West");
  WAIT_UNTIL (count_shooters (fixture) == 2);
  hand_press (&fixture->hand, options, "Let go of 0404");
  WAIT_UNTIL (count_shooters (fixture) == 1);
  hand_press (&fixture->hand, options, "Let go of all");
  WAIT_UNTIL (count_shooters (fixture) == 0);
}

static GtkWidget *
get_page (Fixture *fixture, CraDrawerTab tab)
{
  return cra_drawer_get_page (get_drawer (fixture), tab);
}

static const char *
get_terrain (Fixture *fixture, const char *at)
{
  return cr_map_get_terrain (cre_document_get_map (fixture->hand.window->document),
                             place (fixture, at));
}

/* A breach in the house that stops the shot: before and after, gained fire, kept as one step. */
static void
test_what_if (Fixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture, CRA_TAB_WHAT_IF);
  CreDocument *document = fixture->hand.window->document;
  CrLof after;

  edit (fixture, "side", "battlement:inside=6,4@6,4:N");
  hand_stroke (&fixture->hand, "6,7 6,2", 0);
  WAIT_UNTIL (is_shot (fixture, "6,7", "6,2"));
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->verdict, ==, CR_LOF_BLOCKED);
  hand_press (&fixture->hand, GTK_WIDGET (get_drawer (fixture)), "What if");
  hand_press (&fixture->hand, page, "With a breach at 0604");
  WAIT_UNTIL (cre_tool_fire_n_changes (fixture->fire) == 1);
  g_assert_true (cre_tool_fire_judge_after (fixture->fire, &after));
  g_assert_cmpint (after.verdict, ==, CR_LOF_CLEAR);
  WAIT_UNTIL (cre_tool_fire_get_difference (fixture->fire) != NULL);
  g_assert_cmpuint (
      cr_difference_count (cre_tool_fire_get_difference (fixture->fire), CR_FIRE_GAINED), >, 0);
  g_assert_cmpstr (get_terrain (fixture, "6,4"), !=, "rubble");

  /* It is tried no longer, then once more, and kept. */
  hand_press (&fixture->hand, page, "Try no longer: With a breach at 0604");
  WAIT_UNTIL (hand_find (page, "Try no longer: With a breach at 0604") == NULL);
  hand_press (&fixture->hand, page, "With a breach at 0604");
  WAIT_UNTIL (cre_tool_fire_n_changes (fixture->fire) == 1);
  WAIT_UNTIL (gtk_widget_is_sensitive (hand_find (page, "Keep these changes")));
  hand_press (&fixture->hand, page, "Keep these changes");
  WAIT_UNTIL (g_str_equal (get_terrain (fixture, "6,4"), "rubble"));
  g_assert_cmpuint (cre_tool_fire_n_changes (fixture->fire), ==, 0);
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);
  cre_document_undo (document);
  g_assert_cmpstr (get_terrain (fixture, "6,4"), !=, "rubble");

  /* A click with Ctrl goes to another hex. */
  hand_stroke (&fixture->hand, "4,4", GDK_KEY_Control_L);
  hand_press (&fixture->hand, page, "With a breach at 0404");
  WAIT_UNTIL (cre_tool_fire_n_changes (fixture->fire) == 1);
}

static guint
count_steps (Fixture *fixture)
{
  const CrExposure *exposure = cre_tool_fire_get_exposure (fixture->fire);

  return exposure != NULL ? cr_exposure_n_steps (exposure) : 0;
}

/* A way drawn with Ctrl lies under the fire of the garrison; the keyboard draws one as well. */
static void
test_way (Fixture *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  g_autofree char *summary = NULL;

  hand_stroke (&fixture->hand, "2,1 5,1 8,1", GDK_KEY_Control_L);
  WAIT_UNTIL (count_steps (fixture) == 7);
  g_assert_cmpuint (cr_exposure_get_total (cre_tool_fire_get_exposure (fixture->fire)), >, 3);
  summary = cre_tool_fire_dup_summary (fixture->fire);
  g_assert_cmpstr (cra_map_page_get_sentence (fixture->hand.window->map_page), ==, summary);
  WAIT_UNTIL (hand_find (GTK_WIDGET (fixture->hand.window), "Way under fire") != NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_Escape, 0);
  WAIT_UNTIL (count_steps (fixture) == 0);

  cra_map_view_go_to (hand_get_view (&fixture->hand), place (fixture, "3,2"));
  hand_key (&fixture->hand, canvas, GDK_KEY_Return, GDK_KEY_Control_L);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  WAIT_UNTIL (count_steps (fixture) == 3);
  hand_key (&fixture->hand, canvas, GDK_KEY_Return, GDK_KEY_Control_L);
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, 0);
  WAIT_UNTIL (hand_get_view (&fixture->hand)->cursor.hex.r == place (fixture, "3,5").hex.r);
  g_assert_cmpuint (count_steps (fixture), ==, 3);
}

/* The toast says so; clipboards are of the screen, and not asked. */
static gboolean
says_rows (Fixture *fixture, guint n)
{
  g_autofree char *text = g_strdup_printf ("Copied a table of %u rows", n);

  return hand_find (GTK_WIDGET (fixture->hand.window), text) != NULL;
}

static void
assert_table (Fixture *fixture, const char *head, guint least)
{
  g_autoptr (CrWordsTable) table = cra_map_page_new_table (fixture->hand.window->map_page);

  g_assert_cmpstr (cr_words_table_get_head (table, 0), ==, head);
  g_assert_cmpuint (cr_words_table_n_rows (table), >=, least);
}

/* The overlay as a table, and who sees a hex from the inspector. */
static void
test_tables (Fixture *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  g_autoptr (CrWordsTable) table = NULL;

  hand_stroke (&fixture->hand, "2,6", 0);
  WAIT_UNTIL (cre_tool_fire_get_field (fixture->fire) != NULL);
  table = cra_map_page_new_table (fixture->hand.window->map_page);
  g_assert_cmpuint (cr_words_table_n_rows (table), >, 50);
  pointer_hold (GDK_KEY_Shift_L, TRUE);
  hand_key (&fixture->hand, canvas, GDK_KEY_c, GDK_KEY_Control_L);
  pointer_hold (GDK_KEY_Shift_L, FALSE);
  WAIT_UNTIL (says_rows (fixture, cr_words_table_n_rows (table)));

  /* Of a shot its steps, or while they are shown its floors. */
  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,4", "5,1"));
  assert_table (fixture, "Hex", 5);
  cra_map_page_show_drawer (fixture->hand.window->map_page, CRA_TAB_LEVELS);
  assert_table (fixture, "From \\ to", 2);

  hand_take (&fixture->hand, GDK_KEY_s, "select");
  hand_stroke (&fixture->hand, "5,1", 0);
  hand_press (&fixture->hand, GTK_WIDGET (fixture->hand.window), "Seen by 1 of 1 of the garrison");
  WAIT_UNTIL (g_strcmp0 (cra_map_page_get_tool (fixture->hand.window->map_page), "fire") == 0);
  WAIT_UNTIL (gtk_widget_get_mapped (get_page (fixture, CRA_TAB_SHOOTERS)));
}

static const CrMan *
find_man (Fixture *fixture, const char *at)
{
  return cr_muster_find (cre_tool_fire_get_muster (fixture->fire), place (fixture, at));
}

static guint
count_men (Fixture *fixture)
{
  return cr_muster_n_men (cre_tool_fire_get_muster (fixture->fire));
}

static gboolean
is_placing (Fixture *fixture)
{
  int placing = CRE_FIRE_ASKS;

  g_object_get (fixture->fire, "placing", &placing, NULL);
  return placing == CRE_FIRE_MEN;
}

/* Men are placed by clicks and by Enter, are no part of the map, and all go at once. */
static void
test_men (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand);
  g_autofree char *weapon = NULL;
  GtkWidget *remove;

  hand_choose (&fixture->hand, "Weapon", "Longbow");
  g_object_get (fixture->fire, "weapon", &weapon, NULL);
  g_assert_cmpstr (weapon, ==, "longbow");
  hand_stroke (&fixture->hand, "2,6 2,2", 0);
  WAIT_UNTIL (is_shot (fixture, "2,6", "2,2"));
  hand_key (&fixture->hand, GTK_WIDGET (hand_get_view (&fixture->hand)->canvas), GDK_KEY_c, 0);
  WAIT_UNTIL (is_placing (fixture));
  hand_stroke (&fixture->hand, "2,4", 0);
  WAIT_UNTIL (count_men (fixture) == 1);
  g_assert_cmpint (find_man (fixture, "2,4")->state, ==, CR_MAN_STANDING);
  g_assert_true (is_shot (fixture, "2,6", "2,2"));
  hand_stroke (&fixture->hand, "2,4", 0);
  WAIT_UNTIL (find_man (fixture, "2,4")->state == CR_MAN_KNEELING);
  remove =
      gtk_widget_get_ancestor (hand_find (options, "Remove all men and towers"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (remove);
  hand_key (&fixture->hand, remove, GDK_KEY_Return, 0);
  WAIT_UNTIL (count_men (fixture) == 0);
}

static const CrTower *
get_tower (Fixture *fixture)
{
  const CrMuster *muster = cre_tool_fire_get_muster (fixture->fire);

  return cr_muster_n_towers (muster) == 1 ? cr_muster_get_tower (muster, 0) : NULL;
}

static GtkCheckButton *
find_check (GtkWidget *options, const char *label)
{
  return GTK_CHECK_BUTTON (
      gtk_widget_get_ancestor (hand_find (options, label), GTK_TYPE_CHECK_BUTTON));
}

/* Where a siege tower goes nothing is built (TWR-07). */
static void
pull_down (Fixture *fixture)
{
  edit (fixture, "terrain", "flat@9,6;4,4;5,4;6,4");
  edit (fixture, "structure", "none@4,4;5,4;6,4");
  edit (fixture, "level", "0@4,4;5,4;6,4");
}

/* Siege towers are placed by pointer and keys, turned, their bridge let down, and taken away. */
static void
test_towers (Fixture *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  GtkWidget *options = hand_get_options (&fixture->hand);

  pull_down (fixture);
  hand_press (&fixture->hand, options, "Towers");
  hand_stroke (&fixture->hand, "8,4 8,2", 0);
  WAIT_UNTIL (get_tower (fixture) != NULL);
  g_assert_cmpint (get_tower (fixture)->facing, ==, 0);
  hand_stroke (&fixture->hand, "8,5", 0);
  WAIT_UNTIL (get_tower (fixture)->bridge_down);
  /* Over the northern edge none is lowered, and the box says so again (TWR-08). */
  hand_stroke (&fixture->hand, "8,5", 0);
  WAIT_UNTIL (!get_tower (fixture)->bridge_down);
  hand_stroke (&fixture->hand, "8,5 8,2", 0);
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, place (fixture, "8,1").hex));
  gtk_check_button_set_active (find_check (options, "Bridge down"), TRUE);
  WAIT_UNTIL (!gtk_check_button_get_active (find_check (options, "Bridge down")));
  g_assert_false (get_tower (fixture)->bridge_down);
  hand_stroke (&fixture->hand, "8,2 8,5", 0);
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, place (fixture, "8,4").hex));
  hand_stroke (&fixture->hand, "8,5", 0);
  WAIT_UNTIL (get_tower (fixture)->bridge_down);
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_tower (fixture)->facing == 1);
  hand_choose (&fixture->hand, "Type", "Siege tower of the first set");
  WAIT_UNTIL (g_str_equal (get_tower (fixture)->type->id, "original"));
  hand_choose (&fixture->hand, "Facing", "S");
  WAIT_UNTIL (get_tower (fixture)->facing == 3);
  gtk_widget_grab_focus (canvas);
  cra_map_view_go_to (hand_get_view (&fixture->hand), place (fixture, "8,4"));
  hand_key (&fixture->hand, canvas, GDK_KEY_Delete, 0);
  WAIT_UNTIL (get_tower (fixture) == NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_BackSpace, 0);
  WAIT_UNTIL (get_tower (fixture) != NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_y, GDK_KEY_Control_L);
  WAIT_UNTIL (get_tower (fixture) == NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (get_tower (fixture) != NULL);
  hand_key (&fixture->hand, canvas, GDK_KEY_Escape, 0);
  hand_stroke (&fixture->hand, "8,4 2,2", 0);
  WAIT_UNTIL (is_shot (fixture, "8,4", "2,2"));
  g_assert_cmpint (cre_tool_fire_get_lof (fixture->fire)->from_stand.level, ==, 2);
}

static guint
count_selected (Fixture *fixture)
{
  CreToolSelect *select =
      CRE_TOOL_SELECT (cra_map_page_get_any_tool (fixture->hand.window->map_page, "select"));
  g_autoptr (GArray) places = cre_selection_dup_places (cre_tool_select_get_selection (select));

  return places->len;
}

/* Whether the record counts so many places of the floor in sight. */
static gboolean
tells (Fixture *fixture, int n_here, int n_all)
{
  g_autofree char *text = n_here == n_all
                              ? g_strdup_printf (n_all == 1 ? "%d place" : "%d places", n_all)
                              : g_strdup_printf ("%d on this floor, %d in all", n_here, n_all);

  return hand_find (GTK_WIDGET (fixture->hand.window->map_page), text) != NULL;
}

/* Dead ground becomes what is selected, and so does what can be hit. */
static void
test_select (Fixture *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  int floor = 0;
  guint n_dead = 0, n_hit = 0;
  const CrField *field;

  hand_stroke (&fixture->hand, "9,8", 0);
  WAIT_UNTIL (cre_tool_fire_get_field (fixture->fire) != NULL);
  field = cre_tool_fire_get_field (fixture->fire);
  for (int cell = 0;
       cell < cr_grid_n_cells (cre_document_get_grid (fixture->hand.window->document)); cell++) {
    CrPlace at = { floor,
                   cr_grid_get_hex (cre_document_get_grid (fixture->hand.window->document), cell) };

    n_dead += cr_field_is_dead (field, at);
    n_hit += cr_field_get (field, at)->n_shooters > 0;
  }
  g_assert_cmpuint (n_dead, >, 0);
  /* What is hatched is on the floor that is seen; the rest of the number lies on others. */
  WAIT_UNTIL (tells (fixture, (int) n_dead, cr_field_n_dead (field)));
  g_assert_true (tells (fixture, (int) n_hit, cr_field_n_hit (field)));
  cra_map_view_step_floor (hand_get_view (&fixture->hand), 1);
  WAIT_UNTIL (tells (fixture, cr_field_n_dead (field) - (int) n_dead, cr_field_n_dead (field)));
  cra_map_view_step_floor (hand_get_view (&fixture->hand), -1);
  hand_press (&fixture->hand, window, "Select dead ground");
  WAIT_UNTIL (count_selected (fixture) == n_dead);
  hand_take (&fixture->hand, GDK_KEY_l, "fire");
  hand_press (&fixture->hand, window, "Select field of fire");
  WAIT_UNTIL (count_selected (fixture) == n_hit);
}

/* The menu of a hex: a man is placed, kneels and goes, a siege tower is placed and turned. */
static void
test_menu (Fixture *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  GtkWidget *page = GTK_WIDGET (fixture->hand.window->map_page), *menu;
  static const char *const rows[] = { "Place an enemy here", "Kneel", "Take the man away",
                                      "Place a siege tower here", "Turn the tower back" };

  pull_down (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    gtk_widget_grab_focus (canvas);
    cra_map_view_go_to (hand_get_view (&fixture->hand), place (fixture, "6,5"));
    hand_key (&fixture->hand, canvas, GDK_KEY_Menu, 0);
    WAIT_UNTIL (hand_find_type (page, GTK_TYPE_POPOVER_MENU) != NULL);
    menu = hand_find_type (page, GTK_TYPE_POPOVER_MENU);
    if (g_str_has_prefix (rows[i], "Place"))
      hand_press (&fixture->hand, menu, "Men and siege towers");
    WAIT_UNTIL (hand_find (menu, rows[i]) != NULL);
    WAIT_UNTIL (
        !gtk_stack_get_transition_running (GTK_STACK (hand_find_type (menu, GTK_TYPE_STACK))));
    hand_press (&fixture->hand, menu, rows[i]);
    WAIT_UNTIL (hand_find_type (page, GTK_TYPE_POPOVER_MENU) == NULL);
    if (i == 1)
      WAIT_UNTIL (find_man (fixture, "6,5")->state == CR_MAN_KNEELING);
    WAIT_UNTIL (count_men (fixture) == (i < 2 ? 1 : 0));
    WAIT_UNTIL ((get_tower (fixture) != NULL) == (i > 2));
  }
  WAIT_UNTIL (get_tower (fixture) != NULL && get_tower (fixture)->facing == 5);
}

static GtkWidget *
find_fold (Fixture *fixture, const char *title)
{
  GtkWidget *label = hand_find (hand_get_options (&fixture->hand), title);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_EXPANDER) : NULL;
}

/* What is seldom needed is shut, opens by a key, and tells on its title what is set in it; with all
 * shut the options need no scrolling in a window of 1000 pixels. */
static void
test_folds (Fixture *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand), *fold = find_fold (fixture, "Rules");
  GtkWidget *weather = find_fold (fixture, "Weather and light");
  GtkWidget *all = gtk_widget_get_parent (weather);

  g_assert_nonnull (find_fold (fixture, "How to ask"));
  g_assert_null (hand_find (options, "Sun in the shooter’s eyes"));
  g_assert_cmpint (measure (all, GTK_ORIENTATION_VERTICAL), >, 500);
  g_assert_cmpint (measure (all, GTK_ORIENTATION_VERTICAL), <, 880);
  gtk_widget_grab_focus (weather);
  hand_key (&fixture->hand, weather, GDK_KEY_Return, 0);
  WAIT_UNTIL (hand_find (options, "Sun in the shooter’s eyes") != NULL);
  g_object_set (fixture->fire, "sun", TRUE, "dim", TRUE, NULL);
  WAIT_UNTIL (find_fold (fixture, "Weather and light: sun, seen badly") == weather);
  cre_tool_fire_set_switch (fixture->fire, cr_lof_switch_get_name (0), "x");
  WAIT_UNTIL (find_fold (fixture, "Rules: 1 changed") == fold);
}

/* What shooter and target stand on is chosen from what is there. */
static void
test_posts (Fixture *fixture, gconstpointer data)
{
  CrStand stand;

  edit (fixture, "side", "hoarding:inside=5,4@5,4:N");
  hand_stroke (&fixture->hand, "5,3 5,1", 0);
  WAIT_UNTIL (is_shot (fixture, "5,3", "5,1"));
  hand_choose (&fixture->hand, "Shooter", "Hoarding N, +1");
  WAIT_UNTIL (cre_tool_fire_get_lof (fixture->fire)->from_stand.post.kind == CR_POST_HOARDING);
  g_assert_true (cre_tool_fire_get_stand (fixture->fire, FALSE, &stand));
  g_assert_cmpint (stand.stand.level, ==, 1);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Weather and light");
  hand_choose (&fixture->hand, "Weather", "Fog");
  WAIT_UNTIL (hand_find (hand_get_options (&fixture->hand), "Weather and light: Fog") != NULL);
  WAIT_UNTIL (cre_tool_fire_get_bands (fixture->fire) != NULL);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Range bands");
  WAIT_UNTIL (cre_tool_fire_get_bands (fixture->fire) == NULL);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Sun in the shooter’s eyes");
  WAIT_UNTIL (cre_tool_fire_get_lof (fixture->fire)->n_modifiers == 1);
}

/* A map that takes longer to read than a frame: the inspector and the list of shooters say so, and
 * say more when it has been read. */
static void
test_large (void)
{
  Fixture large = { .application = stage_start () };
  CreDocument *document = stage_new_document (200, 200);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GtkWidget *window, *inspector;
  CrPlace target;

  large.hand.window = stage_open (large.application, document);
  window = GTK_WIDGET (large.hand.window);
  inspector = GTK_WIDGET (cra_map_page_get_inspector (large.hand.window->map_page));
  edit (&large, "structure", "rampart@4,4;5,4;6,4");
  edit (&large, "side", "battlement:inside=5,4@5,4:N;5,4:NE");
  target = place (&large, "5,1");
  g_array_append_val (places, target);
  cra_inspector_show_places (cra_map_page_get_inspector (large.hand.window->map_page), places);
  WAIT_UNTIL (hand_find (inspector, "Seen by 1 of 1 of the garrison") != NULL);
  edit (&large, "floor", "up:name=Upper");
  WAIT_UNTIL (hand_find (inspector, "Counting who of the garrison sees it…") != NULL);
  WAIT_UNTIL (hand_find (inspector, "Seen by 1 of 1 of the garrison") != NULL);

  g_action_group_activate_action (G_ACTION_GROUP (window), "hitters-of",
                                  g_variant_new_string ("5,1"));
  WAIT_UNTIL (gtk_widget_get_mapped (get_page (&large, CRA_TAB_SHOOTERS)));
  edit (&large, "floor", "down:name=Lower");
  WAIT_UNTIL (hand_find (window, "Counting who can hit him…") != NULL);
  WAIT_UNTIL (hand_find (window, "Counting who can hit him…") == NULL);
  stage_close (large.application, large.hand.window);
}

#define TEST(name) g_test_add ("/app/fire/" #name, Fixture, NULL, set_up, test_##name, tear_down)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;
  TEST (levels);
  TEST (small);
  TEST (view);
  TEST (empty_drawer);
  TEST (target_in_view);
  TEST (both_in_view);
  TEST (shooters);
  TEST (sides);
  TEST (options);
  TEST (what_if);
  TEST (way);
  TEST (tables);
  TEST (men);
  TEST (towers);
  TEST (select);
  TEST (menu);
  TEST (folds);
  TEST (posts);
  g_test_add_func ("/app/fire/large", test_large);
  return g_test_run ();
}
