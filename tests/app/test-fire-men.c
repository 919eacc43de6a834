/* test-fire-men.c: men and siege towers of a question in the window.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: TWR-07 and TWR-08, as core says them. */
#include "asked.h"
#include "fire-stage.h"

static const CrMan *
find_man (FireStage *fixture, const char *at)
{
  return cr_muster_find (asked_muster (fixture->fire), fire_stage_place (fixture, at));
}

static guint
count_men (FireStage *fixture)
{
  return cr_muster_n_men (asked_muster (fixture->fire));
}

static gboolean
is_placing (FireStage *fixture)
{
  int placing = CRE_FIRE_ASKS;

  g_object_get (fixture->fire, "placing", &placing, NULL);
  return placing == CRE_FIRE_MEN;
}

/* Men are placed by clicks and by Enter, are no part of the map, and all go at once. */
static void
test_men (FireStage *fixture, gconstpointer data)
{
  GtkWidget *options = hand_get_options (&fixture->hand);
  g_autofree char *weapon = NULL;
  GtkWidget *remove;

  hand_choose (&fixture->hand, "Weapon", "Longbow");
  g_object_get (asked_of (fixture->fire), "weapon", &weapon, NULL);
  g_assert_cmpstr (weapon, ==, "longbow");
  hand_stroke (&fixture->hand, "2,6 2,2", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "2,6", "2,2"));
  hand_key (&fixture->hand, GTK_WIDGET (hand_get_view (&fixture->hand)->canvas), GDK_KEY_c, 0);
  WAIT_UNTIL (is_placing (fixture));
  hand_stroke (&fixture->hand, "2,4", 0);
  WAIT_UNTIL (count_men (fixture) == 1);
  g_assert_cmpint (find_man (fixture, "2,4")->state, ==, CR_MAN_STANDING);
  g_assert_true (fire_stage_is_shot (fixture, "2,6", "2,2"));
  hand_stroke (&fixture->hand, "2,4", 0);
  WAIT_UNTIL (find_man (fixture, "2,4")->state == CR_MAN_KNEELING);
  remove =
      gtk_widget_get_ancestor (hand_find (options, "Remove all men and towers"), GTK_TYPE_BUTTON);
  gtk_widget_grab_focus (remove);
  hand_key (&fixture->hand, remove, GDK_KEY_Return, 0);
  WAIT_UNTIL (count_men (fixture) == 0);
}

/* The status line says what a click has done, also while a shot is shown. */
static void
test_says (FireStage *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);

  hand_stroke (&fixture->hand, "2,6 2,2", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "2,6", "2,2"));
  hand_key (&fixture->hand, GTK_WIDGET (hand_get_view (&fixture->hand)->canvas), GDK_KEY_c, 0);
  hand_stroke (&fixture->hand, "3,7", 0);
  WAIT_UNTIL (hand_find (window, "0307: a man of the shooter’s side, on his feet.") != NULL);
}

static gboolean
count_press_cb (GtkEventController *controller, guint key, guint code, int state, guint *n)
{
  (*n)++;
  return FALSE;
}

static void
count_turn_cb (CreToolFire *fire, GParamSpec *property, guint *n)
{
  (*n)++;
}

/* A key that is held places men, and goes on placing them; who comes back to the tool asks. */
static void
test_held (FireStage *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  GtkEventController *keys = gtk_event_controller_key_new ();
  guint n_presses = 0, n_turns = 0;

  gtk_event_controller_set_propagation_phase (keys, GTK_PHASE_CAPTURE);
  g_signal_connect (keys, "key-pressed", G_CALLBACK (count_press_cb), &n_presses);
  gtk_widget_add_controller (window, keys);
  g_signal_connect (fixture->fire, "notify::placing", G_CALLBACK (count_turn_cb), &n_turns);
  gtk_widget_grab_focus (canvas);
  pointer_hold (GDK_KEY_c, TRUE);
  WAIT_UNTIL (n_presses >= 4);
  pointer_hold (GDK_KEY_c, FALSE);
  g_assert_cmpuint (n_turns, ==, 1);
  g_assert_true (is_placing (fixture));
  pointer_rest (canvas);
  hand_key (&fixture->hand, canvas, GDK_KEY_c, 0);
  WAIT_UNTIL (!is_placing (fixture));
  hand_key (&fixture->hand, canvas, GDK_KEY_c, 0);
  WAIT_UNTIL (is_placing (fixture));

  hand_take (&fixture->hand, GDK_KEY_t, "terrain");
  hand_take (&fixture->hand, GDK_KEY_l, "fire");
  g_assert_false (is_placing (fixture));
}

static const CrTower *
get_tower (FireStage *fixture)
{
  const CrMuster *muster = asked_muster (fixture->fire);

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
pull_down (FireStage *fixture)
{
  fire_stage_edit (fixture, "terrain", "flat@9,6;4,4;5,4;6,4");
  fire_stage_edit (fixture, "structure", "none@4,4;5,4;6,4");
  fire_stage_edit (fixture, "level", "0@4,4;5,4;6,4");
}

/* Siege towers are placed by pointer and keys, turned, their bridge let down, and taken away. */
static void
test_towers (FireStage *fixture, gconstpointer data)
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
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, fire_stage_place (fixture, "8,1").hex));
  gtk_check_button_set_active (find_check (options, "Bridge down"), TRUE);
  WAIT_UNTIL (!gtk_check_button_get_active (find_check (options, "Bridge down")));
  g_assert_false (get_tower (fixture)->bridge_down);
  hand_stroke (&fixture->hand, "8,2 8,5", 0);
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, fire_stage_place (fixture, "8,4").hex));
  hand_stroke (&fixture->hand, "8,5", 0);
  WAIT_UNTIL (get_tower (fixture)->bridge_down);
  /* Alt with the arrows pushes it back and ahead. */
  hand_key (&fixture->hand, canvas, GDK_KEY_Down, GDK_KEY_Alt_L);
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, fire_stage_place (fixture, "8,5").hex));
  hand_key (&fixture->hand, canvas, GDK_KEY_Up, GDK_KEY_Alt_L);
  WAIT_UNTIL (cr_hex_equal (get_tower (fixture)->front.hex, fire_stage_place (fixture, "8,4").hex));
  hand_key (&fixture->hand, canvas, GDK_KEY_period, 0);
  WAIT_UNTIL (get_tower (fixture)->facing == 1);
  hand_choose (&fixture->hand, "Type", "Small siege tower");
  WAIT_UNTIL (g_str_equal (get_tower (fixture)->type->id, "original"));
  hand_choose (&fixture->hand, "Facing", "S");
  WAIT_UNTIL (get_tower (fixture)->facing == 3);
  gtk_widget_grab_focus (canvas);
  cra_map_view_go_to (hand_get_view (&fixture->hand), fire_stage_place (fixture, "8,4"));
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
  WAIT_UNTIL (fire_stage_is_shot (fixture, "8,4", "2,2"));
  g_assert_cmpint (asked_lof (fixture->fire)->from_stand.level, ==, 2);
}

/* The menu of a hex: a man is placed, kneels and goes, a siege tower is placed and turned. */
static void
test_menu (FireStage *fixture, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);
  GtkWidget *page = GTK_WIDGET (stage_get_map_page (fixture->hand.window)), *menu;
  static const char *const rows[] = { "Place an enemy here", "Kneel", "Take the man away",
                                      "Place a siege tower here", "Turn the tower back" };

  pull_down (fixture);
  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    gtk_widget_grab_focus (canvas);
    cra_map_view_go_to (hand_get_view (&fixture->hand), fire_stage_place (fixture, "6,5"));
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

#define TEST(name) FIRE_STAGE_TEST ("/app/fire-men/" #name, test_##name)

int
main (int argc, char *argv[])
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ())
    return 77;
  TEST (men);
  TEST (says);
  TEST (held);
  TEST (towers);
  TEST (menu);
  return g_test_run ();
}
