/* test-fire-options.c: what can be said of shooters, with a real pointer and real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; what is shown is what core says for LOF-01 and LOF-09. */
#include "asked.h"
#include "fire-stage.h"

#include "cre-tool-select.h"

/* Who can hit the target; Enter on one of them makes him the shooter. */
static void
test_shooters (FireStage *fixture, gconstpointer data)
{
  GtkWidget *page = fire_stage_get_page (fixture, CRA_TYPE_DRAWER_SHOOTERS);
  GtkWidget *list = fire_stage_find (page, GTK_TYPE_COLUMN_VIEW);
  GListModel *rows = G_LIST_MODEL (gtk_column_view_get_model (GTK_COLUMN_VIEW (list)));
  guint n_all;

  hand_stroke (&fixture->hand, "9,8 9,5", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "9,8", "9,5"));
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_BLOCKED);
  hand_press (&fixture->hand, GTK_WIDGET (fire_stage_get_drawer (fixture)), "Shooters");
  WAIT_UNTIL (g_list_model_get_n_items (rows) > 20);
  n_all = g_list_model_get_n_items (rows);
  fire_stage_edit (fixture, "terrain", "flat@9,6");
  WAIT_UNTIL (g_list_model_get_n_items (rows) > n_all);
  hand_press (&fixture->hand, list, "0904");
  hand_key (&fixture->hand, list, GDK_KEY_Return, 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "9,4", "9,5"));
  g_assert_cmpint (asked_lof (fixture->fire)->verdict, ==, CR_LOF_CLEAR);

  /* From the menu of a hex: nobody is chosen to shoot yet. */
  gtk_widget_activate_action_variant (GTK_WIDGET (fixture->hand.window), "map.hitters-of",
                                      g_variant_new_string ("5,4"));
  WAIT_UNTIL (asked_lof (fixture->fire) == NULL);
  WAIT_UNTIL (gtk_widget_get_mapped (page));
}

static int
get_side (FireStage *fixture)
{
  int side;

  g_object_get (asked_of (fixture->fire), "side", &side, NULL);
  return side;
}

/* Full stop goes round the sides he can shoot over, a right click takes one of them. */
static void
test_sides (FireStage *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas), *from;

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  g_assert_cmpuint (cr_question_find_origins (cre_ask_get_question (asked_of (fixture->fire)),
                                              cre_map_document_get_scene (
                                                  cre_ask_get_document (asked_of (fixture->fire)))),
                    ==, 3);
  g_assert_cmpint (get_side (fixture), ==, -1);
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_side (fixture) == 0);
  g_assert_cmpint (asked_lof (fixture->fire)->from_end.side, ==, 0);
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
  hand_stroke (&fixture->hand, "7,6 7,2", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "7,6", "7,2"));
  g_assert_cmpint (get_side (fixture), ==, -1);
}

static guint
count_shooters (FireStage *fixture)
{
  return asked_n_shooters (fixture->fire);
}

static gboolean
shows_counts (FireStage *fixture)
{
  gboolean counts = FALSE;

  g_object_get (asked_of (fixture->fire), "show-counts", &counts, NULL);
  return counts;
}

/* Floors, garrison and parts of it from the options. */
static void
test_options (FireStage *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand);

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  hand_choose (&fixture->hand, "Shooter", "Upper, +3");
  WAIT_UNTIL (fire_stage_is_shot (fixture, "up/5,4", "5,1"));
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

static guint
count_selected (FireStage *fixture)
{
  CreToolSelect *select = CRE_TOOL_SELECT (
      cra_map_page_get_any_tool (stage_get_map_page (fixture->hand.window), "select"));
  g_autoptr (GArray) places = cre_selection_dup_places (cre_tool_get_selection (CRE_TOOL (select)));

  return places->len;
}

/* Whether the record counts so many places of the floor in sight. */
static gboolean
tells (FireStage *fixture, int n_here, int n_all)
{
  g_autofree char *text = n_here == n_all
                              ? g_strdup_printf (n_all == 1 ? "%d place" : "%d places", n_all)
                              : g_strdup_printf ("%d on this floor, %d in all", n_here, n_all);

  return hand_find (GTK_WIDGET (stage_get_map_page (fixture->hand.window)), text) != NULL;
}

/* Dead ground becomes what is selected, and so does what can be hit. */
static void
test_select (FireStage *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  int floor = 0;
  guint n_dead = 0, n_hit = 0;
  const CrField *field;

  hand_stroke (&fixture->hand, "9,8", 0);
  WAIT_UNTIL (asked_field (fixture->fire) != NULL);
  field = asked_field (fixture->fire);
  for (int cell = 0; cell < cr_grid_n_cells (cre_map_document_get_grid (
                                CRE_MAP_DOCUMENT (fixture->hand.window->document)));
       cell++) {
    CrPlace at = { floor, cr_grid_get_hex (cre_map_document_get_grid (
                                               CRE_MAP_DOCUMENT (fixture->hand.window->document)),
                                           cell) };

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

static GtkWidget *
find_fold (FireStage *fixture, const char *title)
{
  GtkWidget *label = hand_find (hand_get_options (&fixture->hand), title);

  return label != NULL ? gtk_widget_get_ancestor (label, GTK_TYPE_EXPANDER) : NULL;
}

/* What is seldom needed is shut, opens by a key, and tells on its title what is set in it; with all
 * shut the options need no scrolling in a window of 1000 pixels. */
static void
test_folds (FireStage *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand), *fold = find_fold (fixture, "Rules");
  GtkWidget *weather = find_fold (fixture, "Weather and light");
  GtkWidget *all = gtk_widget_get_parent (weather);

  g_assert_nonnull (find_fold (fixture, "How to ask"));
  g_assert_null (hand_find (options, "Sun in the shooter’s eyes"));
  g_assert_cmpint (fire_stage_measure (all, GTK_ORIENTATION_VERTICAL), >, 500);
  g_assert_cmpint (fire_stage_measure (all, GTK_ORIENTATION_VERTICAL), <, 880);
  gtk_widget_grab_focus (weather);
  hand_key (&fixture->hand, weather, GDK_KEY_Return, 0);
  WAIT_UNTIL (hand_find (options, "Sun in the shooter’s eyes") != NULL);
  g_object_set (asked_of (fixture->fire), "sun", TRUE, "dim", TRUE, NULL);
  WAIT_UNTIL (find_fold (fixture, "Weather and light: sun, seen badly") == weather);
  cre_ask_set_switch (asked_of (fixture->fire), cr_lof_switch_get_name (0), "x");
  WAIT_UNTIL (find_fold (fixture, "Rules: 1 changed") == fold);
}

/* What shooter and target stand on is chosen from what is there. */
static void
test_posts (FireStage *fixture, gconstpointer data)
{
  CrStand stand;

  fire_stage_edit (fixture, "side", "hoarding:inside=5,4@5,4:N");
  hand_stroke (&fixture->hand, "5,3 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,3", "5,1"));
  hand_choose (&fixture->hand, "Shooter", "Hoarding N, +1");
  WAIT_UNTIL (asked_lof (fixture->fire)->from_stand.post.kind == CR_POST_HOARDING);
  g_assert_true (cre_ask_get_stand (asked_of (fixture->fire), FALSE, &stand));
  g_assert_cmpint (stand.stand.level, ==, 1);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Weather and light");
  hand_choose (&fixture->hand, "Weather", "Fog");
  WAIT_UNTIL (hand_find (hand_get_options (&fixture->hand), "Weather and light: Fog") != NULL);
  WAIT_UNTIL (cre_ask_get_bands (asked_of (fixture->fire)) != NULL);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Range bands");
  WAIT_UNTIL (cre_ask_get_bands (asked_of (fixture->fire)) == NULL);
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), "Sun in the shooter’s eyes");
  WAIT_UNTIL (asked_lof (fixture->fire)->n_modifiers == 1);
}

#define TEST(name) FIRE_STAGE_TEST ("/app/fire-options/" #name, test_##name)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;
  TEST (shooters);
  TEST (sides);
  TEST (options);
  TEST (folds);
  TEST (posts);
  TEST (select);
  return g_test_run ();
}
