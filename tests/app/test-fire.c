/* test-fire.c: the line of fire in the window, with a real pointer and real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; what is shown is what core says for LOF-01, LOF-09 and LOF-22. */
#include "asked.h"
#include "fire-stage.h"
#include "stage.h"

#include "cra-form.h"
#include "cra-legend.h"

/* The cell of the table at a row and a column, headings not counted. */
static GtkWidget *
find_cell (GtkWidget *page, int row, int column)
{
  GtkWidget *grid = hand_find_type (page, GTK_TYPE_GRID);

  return grid != NULL ? gtk_grid_get_child_at (GTK_GRID (grid), column + 1, row + 1) : NULL;
}

/* All floors of both hexes; a click takes them, the arrows go from cell to cell. */
static void
test_levels (FireStage *fixture, gconstpointer data)
{
  GtkWidget *page = fire_stage_get_page (fixture, CRA_TYPE_DRAWER_LEVELS);

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  hand_press (&fixture->hand, GTK_WIDGET (fire_stage_get_drawer (fixture)), "Levels");
  WAIT_UNTIL (find_cell (page, 1, 0) != NULL);
  g_assert_nonnull (hand_find (page, "Upper (open ground, +3)"));
  g_assert_null (find_cell (page, 2, 0));
  g_assert_null (find_cell (page, 0, 1));
  g_assert_true (gtk_widget_has_css_class (find_cell (page, 1, 0), "chosen"));
  hand_click (&fixture->hand, find_cell (page, 0, 0));
  WAIT_UNTIL (fire_stage_is_shot (fixture, "up/5,4", "5,1"));
  WAIT_UNTIL (find_cell (page, 0, 0) != NULL &&
              gtk_widget_has_css_class (find_cell (page, 0, 0), "chosen"));
  WAIT_UNTIL (hand_get_focus (&fixture->hand) == find_cell (page, 0, 0));
  hand_key (&fixture->hand, find_cell (page, 0, 0), GDK_KEY_Down, 0);
  WAIT_UNTIL (hand_get_focus (&fixture->hand) == find_cell (page, 1, 0));
  hand_key (&fixture->hand, find_cell (page, 1, 0), GDK_KEY_Return, 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
}

/* The window goes down to 780 × 560 with any page of the drawer open: the right panel gives way
 * below 900, and what is left beside it must have let the window become so narrow. */
static void
test_small (FireStage *fixture, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);
  CraMapPage *page = stage_get_map_page (fixture->hand.window);

  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  for (int tab = 0; tab < CRA_N_DRAWER_TABS; tab++) {
    cra_map_page_show_drawer (page, (CraDrawerTab) tab);
    cra_map_page_set_size (page, 1000, 600);
    g_assert_cmpint (fire_stage_measure (window, GTK_ORIENTATION_HORIZONTAL), <, 880);
    cra_map_page_set_size (page, 850, 560);
    g_assert_cmpint (fire_stage_measure (window, GTK_ORIENTATION_HORIZONTAL), <=, 780);
    WAIT_UNTIL (fire_stage_measure (window, GTK_ORIENTATION_VERTICAL) <= 560);
  }
  /* What a narrow window hides comes back by one key. */
  cra_map_page_set_size (page, 850, 560);
  g_assert_false (cra_map_page_shows_right (page));
  gtk_widget_activate_action (window, "map.right-panel", NULL);
  g_assert_true (cra_map_page_shows_right (page));
  /* Where there is room, layers and problems have about a third of it. */
  g_assert_cmpint (fire_stage_measure (GTK_WIDGET (page->lower), GTK_ORIENTATION_VERTICAL), <=,
                   200);
  cra_map_page_set_size (page, 1600, 1000);
  g_assert_cmpint (fire_stage_measure (GTK_WIDGET (page->lower), GTK_ORIENTATION_VERTICAL), >=,
                   300);
}

/* V says what is seen from now on; choices keep to the width of the options, in any language. */
static void
test_view (FireStage *fixture, gconstpointer data)
{
  const CraChoice choices[] = {
    { "Demander un tir", NULL }, { "Hommes d’armes", NULL }, { "Beffrois", NULL }, { NULL, NULL }
  };
  GtkWidget *buttons = g_object_ref_sink (cra_form_new_buttons (choices, fixture->fire, "placing"));
  GtkWidget *check =
      g_object_ref_sink (cra_form_new_check ("Seul son propriétaire en connaît les issues secrètes",
                                             asked_of (fixture->fire), "show-dead"));
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);

  gtk_widget_activate_action (window, "map.view-cycle", NULL);
  WAIT_UNTIL (hand_find (window, "The map has no picture, only its data.") != NULL);
  hand_take (&fixture->hand, GDK_KEY_t, "terrain");
  g_assert_cmpint (
      fire_stage_measure (hand_get_options (&fixture->hand), GTK_ORIENTATION_HORIZONTAL), <=, 252);
  g_assert_cmpint (fire_stage_measure (buttons, GTK_ORIENTATION_HORIZONTAL), <=, 220);
  g_assert_cmpint (fire_stage_measure (check, GTK_ORIENTATION_HORIZONTAL), <=, 220);
  g_object_unref (buttons);
  g_object_unref (check);
}

/* D opens the drawer without a shot too; its pages then say how to get one. */
static void
test_empty_drawer (FireStage *fixture, gconstpointer data)
{
  GtkWidget *drawer = GTK_WIDGET (fire_stage_get_drawer (fixture));
  const char *none = "No shot yet: drag from the shooter to the target, or press Enter on both.";

  g_assert_false (gtk_widget_get_mapped (drawer));
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "map.drawer", NULL);
  WAIT_UNTIL (hand_find (drawer, none) != NULL);
  hand_stroke (&fixture->hand, "5,4 5,1", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,1"));
  WAIT_UNTIL (hand_find (drawer, none) == NULL);
}

static gboolean
is_in_view (FireStage *fixture, const char *at)
{
  const CrGrid *grid =
      cre_map_document_get_grid (CRE_MAP_DOCUMENT (fixture->hand.window->document));

  return cra_viewport_shows (cra_canvas_get_viewport (hand_get_view (&fixture->hand)->canvas),
                             cr_layout_centre (grid, fire_stage_place (fixture, at).hex));
}

/* The drawer that opens with a shot moves the map, so that it does not lie on the target. */
static void
test_target_in_view (FireStage *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "win.zoom-full", NULL);
  hand_stroke (&fixture->hand, "5,4 5,8", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,4", "5,8"));
  WAIT_UNTIL (gtk_widget_get_height (GTK_WIDGET (fire_stage_get_drawer (fixture))) > 100);
  WAIT_UNTIL (is_in_view (fixture, "5,8"));
}

/* Nor on the shooter, where there is room for both. */
static void
test_both_in_view (FireStage *fixture, gconstpointer data)
{
  gtk_widget_activate_action (GTK_WIDGET (fixture->hand.window), "win.zoom-fit", NULL);
  hand_stroke (&fixture->hand, "5,9 5,7", 0);
  WAIT_UNTIL (fire_stage_is_shot (fixture, "5,9", "5,7"));
  WAIT_UNTIL (gtk_widget_get_height (GTK_WIDGET (fire_stage_get_drawer (fixture))) > 100);
  WAIT_UNTIL (is_in_view (fixture, "5,9") && is_in_view (fixture, "5,7"));
}

static CrBox
find_legend (FireStage *fixture)
{
  pointer_rest (GTK_WIDGET (fixture->hand.window));
  return hand_get_view (&fixture->hand)->legend;
}

static gboolean
legend_hides (FireStage *fixture, const char *at)
{
  const CrGrid *grid =
      cre_map_document_get_grid (CRE_MAP_DOCUMENT (fixture->hand.window->document));
  CraCanvas *canvas = hand_get_view (&fixture->hand)->canvas;
  CrPoint centre = cr_layout_centre (grid, fire_stage_place (fixture, at).hex);

  return cr_box_has (find_legend (fixture),
                     cra_viewport_to_widget (cra_canvas_get_viewport (canvas), centre), 1);
}

/* In a corner of the map, wherever shooter and target are; of nothing there is no legend. */
static void
test_legend_gives_way (FireStage *fixture, gconstpointer data)
{
  static const char *const ends[] = { "1,1 3,2", "1,9 3,8", "12,9 10,8", "12,1 10,2", "1,9 12,9" };
  GtkWidget *canvas = GTK_WIDGET (hand_get_view (&fixture->hand)->canvas);

  g_assert_cmpfloat (find_legend (fixture).width, ==, 0);
  for (gsize i = 0; i < G_N_ELEMENTS (ends); i++) {
    g_auto (GStrv) places = g_strsplit (ends[i], " ", 2);
    CrBox legend;

    cre_ask_set_shot (asked_of (fixture->fire), fire_stage_place (fixture, places[0]),
                      fire_stage_place (fixture, places[1]));
    WAIT_UNTIL (hand_get_view (&fixture->hand)->legend.width > 0);
    legend = find_legend (fixture);
    g_assert_false (legend_hides (fixture, places[0]));
    g_assert_false (legend_hides (fixture, places[1]));
    g_assert_cmpfloat (legend.y + legend.height, <=, gtk_widget_get_height (canvas));
    g_assert_true (legend.x < 20 || legend.x + legend.width > gtk_widget_get_width (canvas) - 20);
  }
}

/* Another field, of whoever far from it, is no reason to go elsewhere. */
static void
test_legend_stays (FireStage *fixture, gconstpointer data)
{
  static const char *const shooters[] = { "6,5", "7,6", "5,3", "8,4", "6,8", "6,2" };
  CrBox first = { 0 };

  for (gsize i = 0; i < G_N_ELEMENTS (shooters); i++) {
    CrPlace shooter = fire_stage_place (fixture, shooters[i]);
    CrBox box;

    cre_ask_set_shooters (asked_of (fixture->fire), &shooter, 1);
    WAIT_UNTIL (hand_get_view (&fixture->hand)->legend.width > 0);
    if (i == 1 || i == 3)
      fire_stage_edit (fixture, "level", i == 1 ? "3@2,8" : "2@11,2");
    box = find_legend (fixture);
    if (i == 0)
      first = box;
    g_assert_cmpfloat (box.x, ==, first.x);
    g_assert_cmpfloat (box.y + box.height, ==, first.y + first.height);
  }
}

/* A click on it, or a key, leaves the title alone, and the tool in hand has nothing of that; it
 * does not flee from a pointer that only comes near. */
static void
test_legend_folds (FireStage *fixture, gconstpointer data)
{
  CraMapView *view = hand_get_view (&fixture->hand);
  GtkWidget *canvas = GTK_WIDGET (view->canvas);
  CrPlace shooter = fire_stage_place (fixture, "5,4");
  g_autofree char *whole = NULL, *folded = NULL;
  CrBox open, shut;

  cre_ask_set_shooters (asked_of (fixture->fire), &shooter, 1);
  WAIT_UNTIL (hand_get_view (&fixture->hand)->legend.width > 0);
  open = find_legend (fixture);
  whole = cra_map_view_dup_legend (view);
  g_assert_cmpstr (whole, ==, "Legend: From 0504; clear: can be hit; dead ground.");
  pointer_move (canvas, open.x + 20, open.y + 12);
  WAIT_UNTIL (gtk_widget_get_cursor (canvas) != NULL);
  g_assert_cmpstr (gdk_cursor_get_name (gtk_widget_get_cursor (canvas)), ==, "pointer");
  pointer_click (canvas, open.x + 20, open.y + 12);
  WAIT_UNTIL (view->legend.height < open.height);
  shut = find_legend (fixture);
  g_assert_cmpfloat (shut.x, <=, open.x + open.width);
  g_assert_cmpfloat (shut.height, <, 0.6 * open.height);
  folded = cra_map_view_dup_legend (view);
  g_assert_cmpstr (folded, ==, "Legend, folded: From 0504.");
  g_assert_true (cr_hex_equal (asked_shooter (fixture->fire, 0).hex, shooter.hex));
  g_assert_cmpuint (asked_n_shooters (fixture->fire), ==, 1);
  /* It stays so for whoever shoots next, and a key brings it back. */
  shooter = fire_stage_place (fixture, "9,8");
  cre_ask_set_shooters (asked_of (fixture->fire), &shooter, 1);
  g_assert_cmpfloat (find_legend (fixture).height, ==, shut.height);
  hand_key (&fixture->hand, canvas, GDK_KEY_l, GDK_KEY_Shift_L);
  WAIT_UNTIL (view->legend.height > shut.height);
  pointer_move (canvas, gtk_widget_get_width (canvas) / 2, gtk_widget_get_height (canvas) / 2);
  WAIT_UNTIL (gtk_widget_get_cursor (canvas) == NULL);
}

static void
assert_legend (FireStage *fixture, const char *expected)
{
  g_autofree char *text = cra_map_view_dup_legend (hand_get_view (&fixture->hand));

  g_assert_cmpstr (text, ==, expected);
}

/* Where nothing is drawn the legend says so: a title alone would look folded. */
static void
test_legend_of_nothing (FireStage *fixture, gconstpointer data)
{
  CrPlace shooter = fire_stage_place (fixture, "5,4");
  g_autoptr (GArray) offers = NULL;

  fire_stage_edit (fixture, "side", "gate:state=open@1,1:N");
  cre_ask_set_shooters (asked_of (fixture->fire), &shooter, 1);
  offers = cre_ask_list_offers (asked_of (fixture->fire), fire_stage_place (fixture, "1,1"));
  g_assert_true (
      cre_ask_add_change (asked_of (fixture->fire), &g_array_index (offers, CrOffer, 0), NULL));
  WAIT_UNTIL (cre_ask_get_difference (asked_of (fixture->fire)) != NULL);
  assert_legend (fixture,
                 "Legend: From 0504; With the gate of 0101 N shut; no change of fire anywhere.");
  cre_ask_add_change (asked_of (fixture->fire), &g_array_index (offers, CrOffer, 1), NULL);
  WAIT_UNTIL (cre_ask_get_difference (asked_of (fixture->fire)) != NULL);
  assert_legend (fixture, "Legend: From 0504; 2 changes tried; no change of fire anywhere.");
  cre_ask_clear_changes (asked_of (fixture->fire));
  g_object_set (asked_of (fixture->fire), "show-field", FALSE, "show-dead", FALSE, NULL);
  WAIT_UNTIL (asked_field (fixture->fire) != NULL);
  assert_legend (fixture, "Legend: From 0504; nothing of it is shown.");
}

static guint
count_changed_below (FireStage *fixture, const CraViewport *viewport, CrBox box)
{
  const CrDifference *difference = cre_ask_get_difference (asked_of (fixture->fire));
  const CrGrid *grid =
      cre_map_document_get_grid (CRE_MAP_DOCUMENT (fixture->hand.window->document));
  guint n = 0;

  for (guint i = 0; i < cr_difference_n (difference); i++)
    n += cr_box_has (
        box,
        cra_viewport_to_widget (
            viewport, cr_layout_centre (grid, cr_difference_get (difference, i)->place.hex)),
        0);
  return n;
}

/* What is gained in a corner is seen: the legend is in another. */
static void
test_legend_shows_change (FireStage *fixture, gconstpointer data)
{
  const CraLegend about = { .document = CRE_MAP_DOCUMENT (fixture->hand.window->document),
                            .ask = asked_of (fixture->fire) };
  g_autoptr (GArray) offers = NULL;
  CrPlace shooter = fire_stage_place (fixture, "2,3");
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 600, 400);
  cairo_t *cr = cairo_create (surface);
  CraViewport viewport = { .content =
                               cr_layout_frame (cre_map_document_get_grid (about.document)) };
  CrBox box;

  fire_stage_edit (fixture, "side", "wall@2,5:N");
  cre_ask_set_shooters (asked_of (fixture->fire), &shooter, 1);
  offers = cre_ask_list_offers (asked_of (fixture->fire), fire_stage_place (fixture, "2,5"));
  g_assert_true (
      cre_ask_add_change (asked_of (fixture->fire), &g_array_index (offers, CrOffer, 0), NULL));
  WAIT_UNTIL (cre_ask_get_difference (asked_of (fixture->fire)) != NULL);
  g_assert_cmpuint (cr_difference_n (cre_ask_get_difference (asked_of (fixture->fire))), >, 2);
  cra_viewport_set_size (&viewport, 600, 560);
  cra_viewport_fit (&viewport, viewport.content, 0);
  box = cra_legend_draw (cr, &viewport, &about);
  g_assert_cmpfloat (box.width, >, 0);
  g_assert_cmpuint (count_changed_below (fixture, &viewport, box), ==, 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* A map that takes longer to read than a frame: the inspector and the list of shooters say so, and
 * say more when it has been read. */
static void
test_large (void)
{
  FireStage large = { .application = stage_start () };
  CreMapDocument *document = stage_new_document (200, 200);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GtkWidget *window, *inspector;
  CrPlace target;

  large.hand.window = stage_open (large.application, document);
  window = GTK_WIDGET (large.hand.window);
  inspector = GTK_WIDGET (cra_map_page_get_inspector (stage_get_map_page (large.hand.window)));
  fire_stage_edit (&large, "structure", "rampart@4,4;5,4;6,4");
  fire_stage_edit (&large, "side", "battlement:inside=5,4@5,4:N;5,4:NE");
  target = fire_stage_place (&large, "5,1");
  g_array_append_val (places, target);
  cra_inspector_show_places (cra_map_page_get_inspector (stage_get_map_page (large.hand.window)),
                             places);
  WAIT_UNTIL (hand_find (inspector, "Seen by 1 of 1 of the garrison") != NULL);
  fire_stage_edit (&large, "floor", "up:name=Upper");
  WAIT_UNTIL (hand_find (inspector, "Counting who of the garrison sees it…") != NULL);
  WAIT_UNTIL (hand_find (inspector, "Seen by 1 of 1 of the garrison") != NULL);

  gtk_widget_activate_action_variant (GTK_WIDGET (window), "map.hitters-of",
                                      g_variant_new_string ("5,1"));
  WAIT_UNTIL (gtk_widget_get_mapped (fire_stage_get_page (&large, CRA_TYPE_DRAWER_SHOOTERS)));
  fire_stage_edit (&large, "floor", "down:name=Lower");
  WAIT_UNTIL (hand_find (window, "Counting who can hit him…") != NULL);
  WAIT_UNTIL (hand_find (window, "Counting who can hit him…") == NULL);
  stage_close (large.application, large.hand.window);
}

#define TEST(name) FIRE_STAGE_TEST ("/app/fire/" #name, test_##name)

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
  TEST (legend_gives_way);
  TEST (legend_stays);
  TEST (legend_folds);
  TEST (legend_of_nothing);
  TEST (legend_shows_change);
  g_test_add_func ("/app/fire/large", test_large);
  return g_test_run ();
}
