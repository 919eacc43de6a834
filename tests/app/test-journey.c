/* test-journey.c: from an empty picture to a castle, by hand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: DRW-01 (winch of the bridge), TMP-07, TMP-08 (passage and sluice), MOV-04, MOV-05 (no
 * place without a way to it), LOF-10 (slits), MAP-06 (names of the sides), by way of the checks.
 *
 * Someone who knows the program paints a small castle: moat, rampart with battlements, gate with
 * drawbridge and portcullis, stairways, keep on two floors with six slits, a secret passage that
 * can be flooded, names. Every act is a real click, stroke or key; what a person would need for
 * each is summed up. */
#include "hand.h"
#include "stage.h"

#include "cr-check.h"
#include "cr-xml-map.h"
#include "cra-fit-page-private.h"
#include "cra-map-page-private.h"

#include <math.h>

/* A quarter of an hour. */
#define PATIENCE (15 * 60)

#define COLUMNS 20
#define ROWS 14

typedef struct {
  CraApplication *application;
  Hand hand;
  char *folder;
  GBytes *first;
  guint n_changes;
} Fixture;

static CreMapDocument *
get_document (Fixture *fixture)
{
  return CRE_MAP_DOCUMENT (fixture->hand.window->document);
}

static const CrMap *
get_map (Fixture *fixture)
{
  return cre_map_document_get_map (get_document (fixture));
}

static CrPlace
find (Fixture *fixture, const char *text)
{
  CrPlace place = { 0 };

  g_assert_true (cr_map_parse_place (get_map (fixture), text, &place, NULL));
  return place;
}

static GFile *
new_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_new_for_path (path);
}

/* For who wants to see the way: a picture of the screen after each part. */
static void
take_picture (Fixture *fixture, const char *name)
{
  const char *folder = g_getenv ("CRENEL_JOURNEY_PICTURES");
  g_autofree char *command = NULL;

  if (folder == NULL)
    return;
  for (int i = 0; i < 40; i++) {
    g_usleep (20000);
    while (g_main_context_iteration (NULL, FALSE))
      continue;
  }
  command = g_strdup_printf ("import -window root %s/%s.png", folder, name);
  g_spawn_command_line_sync (command, NULL, NULL, NULL, NULL);
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  fixture->folder = g_dir_make_tmp ("crenel-journey-XXXXXX", &error);
  g_assert_no_error (error);
  fixture->application = stage_start ();
  fixture->hand.window = cra_window_new (fixture->application);
  gtk_window_set_default_size (GTK_WINDOW (fixture->hand.window), 1600, 1000);
  gtk_window_present (GTK_WINDOW (fixture->hand.window));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (fixture->hand.window));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "blank.png", "castle.map.xml" };

  stage_close (fixture->application, fixture->hand.window);
  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (GFile) file = new_file (fixture, names[i]);

    g_file_delete (file, NULL, NULL);
  }
  rmdir (fixture->folder);
  g_free (fixture->folder);
  g_clear_pointer (&fixture->first, g_bytes_unref);
}

/* An empty picture, and the grid laid on it. */

static GtkWidget *
find_window (GType type)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *i = windows; i != NULL; i = i->next)
    if (g_type_is_a (G_OBJECT_TYPE (i->data), type) && gtk_widget_get_mapped (i->data))
      return i->data;
  return NULL;
}

static gboolean
has_file (GtkWidget *dialog, GFile *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (GTK_FILE_CHOOSER (dialog));

  return chosen != NULL && g_file_equal (chosen, file);
}

static gboolean
is_in_folder (GtkWidget *dialog, GFile *folder)
{
  g_autoptr (GFile) shown = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (dialog));

  return shown != NULL && g_file_equal (shown, folder);
}

/* The file dialog is GTK's own: it is told what a person would find in it. */
static void
choose_file (Fixture *fixture, GFile *file)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *name = g_file_get_basename (file);
  GtkWidget *dialog;

  WAIT_UNTIL (find_window (GTK_TYPE_FILE_CHOOSER_DIALOG) != NULL);
  dialog = find_window (GTK_TYPE_FILE_CHOOSER_DIALOG);
  gtk_test_widget_wait_for_draw (dialog);
  gtk_file_chooser_set_current_folder (GTK_FILE_CHOOSER (dialog), folder, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (is_in_folder (dialog, folder));
  if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (dialog)) == GTK_FILE_CHOOSER_ACTION_SAVE)
    gtk_file_chooser_set_current_name (GTK_FILE_CHOOSER (dialog), name);
  else
    gtk_file_chooser_set_file (GTK_FILE_CHOOSER (dialog), file, &error);
  g_assert_no_error (error);
  WAIT_UNTIL (has_file (dialog, file));
  gtk_dialog_response (GTK_DIALOG (dialog), GTK_RESPONSE_ACCEPT);
  hand_spend (&fixture->hand, 5 * HAND_CLICK);
}

static void
draw_blank (GFile *file)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 1600, 1100);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 0.96, 0.94, 0.89);
  cairo_paint (cr);
  g_assert_cmpint (cairo_surface_write_to_png (surface, g_file_peek_path (file)), ==,
                   CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
count_cb (CreMapDocument *document, const CreChange *change, Fixture *fixture)
{
  fixture->n_changes++;
}

static void
begin (Fixture *fixture)
{
  g_autoptr (GFile) picture = new_file (fixture, "blank.png");
  GtkWidget *window = GTK_WIDGET (fixture->hand.window);

  hand_say (&fixture->hand, "a map from an empty picture");
  draw_blank (picture);
  pointer_hold (GDK_KEY_Shift_L, TRUE);
  hand_key (&fixture->hand, window, GDK_KEY_n, GDK_KEY_Control_L);
  pointer_hold (GDK_KEY_Shift_L, FALSE);
  choose_file (fixture, picture);
  WAIT_UNTIL (get_document (fixture) != NULL);
  g_signal_connect (get_document (fixture), "changed", G_CALLBACK (count_cb), fixture);
  fixture->first = cr_map_serialize (get_map (fixture));
}

/* Where the hex is taken to be printed. */
static CrPoint
find_printed (Fixture *fixture, const char *hex)
{
  CraFitPage *page = stage_get_fit_page (fixture->hand.window);
  const CrWarp *warp = cre_fit_get_warp (page->fit);
  CrPoint centre = cr_layout_centre (cr_map_get_grid (get_map (fixture)), find (fixture, hex).hex);

  return cra_fit_page_to_widget (page, cr_warp_apply (warp, centre));
}

/* Four corners, each a click and Enter: the number that is proposed is the right one. */
static void
fit (Fixture *fixture)
{
  static const char *const corners[] = { "2,2", "19,2", "2,13", "19,13" };
  CrPoint at[G_N_ELEMENTS (corners)];
  Hand *hand = &fixture->hand;
  CraFitPage *page = stage_get_fit_page (hand->window);
  GtkWidget *canvas = GTK_WIDGET (cra_fit_page_get_canvas (page));

  hand_say (hand, "the grid");
  WAIT_UNTIL (page->fit != NULL && page->picture != NULL && gtk_widget_get_width (canvas) > 400);
  gtk_test_widget_wait_for_draw (canvas);
  hand_fill (hand, page->grid, "Columns", G_STRINGIFY (COLUMNS));
  hand_fill (hand, page->grid, "Rows", G_STRINGIFY (ROWS));
  WAIT_UNTIL (cre_fit_get_grid (page->fit)->columns == COLUMNS &&
              cre_fit_get_grid (page->fit)->rows == ROWS);
  gtk_test_widget_wait_for_draw (canvas);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    at[i] = find_printed (fixture, corners[i]);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++) {
    pointer_click (canvas, at[i].x, at[i].y);
    WAIT_UNTIL (cre_fit_n_points (page->fit) == i + 1 && GTK_IS_TEXT (hand_get_focus (hand)));
    hand_spend (hand, HAND_CLICK);
    hand_key (hand, canvas, GDK_KEY_Return, 0);
    WAIT_UNTIL (hand_get_focus (hand) == canvas);
  }
  g_assert_true (cre_fit_get_result (page->fit)->sure);
  take_picture (fixture, "1-fit");
  hand_click (hand,
              cra_activity_get_button (CRA_ACTIVITY (stage_get_fit (hand->window)), GTK_PACK_END));
  WAIT_UNTIL (stage_get_fit_page (hand->window)->fit == NULL);
  g_assert_cmpint (cr_map_get_grid (get_map (fixture))->columns, ==, COLUMNS);
  g_assert_cmpint (cr_map_get_grid (get_map (fixture))->rows, ==, ROWS);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (hand_get_view (hand)));
}

/* Painting. */

static void
press_option (Fixture *fixture, const char *text)
{
  hand_press (&fixture->hand, hand_get_options (&fixture->hand), text);
}

static void
paint_ground (Fixture *fixture)
{
  Hand *hand = &fixture->hand;

  hand_say (hand, "moat and courtyard");
  hand_take (hand, GDK_KEY_t, "terrain");
  press_option (fixture, "Rectangle");
  hand_search (hand, "moat", "moat");
  hand_stroke (hand, "4,2 17,12", 0);
  hand_search (hand, "court", "court");
  hand_stroke (hand, "6,4 15,10", 0);
  press_option (fixture, "Brush");
  hand_search (hand, "bridge", "bridge");
  hand_stroke (hand, "10,11 10,12", 0);

  hand_say (hand, "levels of moat, rampart and court");
  hand_take (hand, GDK_KEY_e, "level");
  press_option (fixture, "Rectangle");
  press_option (fixture, "Lower");
  hand_stroke (hand, "4,2 17,12", 0);
  press_option (fixture, "Set");
  hand_stroke (hand, "6,4 15,10", 0);
  hand_fill (hand, hand_get_options (hand), "Level", "0");
  hand_stroke (hand, "7,5 14,9", 0);
  press_option (fixture, "Brush");
  hand_stroke (hand, "10,10 10,11 10,12", 0);
  g_assert_cmpint (cr_map_get_level (get_map (fixture), find (fixture, "5,3")), ==, -1);
  g_assert_cmpint (cr_map_get_level (get_map (fixture), find (fixture, "6,4")), ==, 1);
  g_assert_cmpint (cr_map_get_level (get_map (fixture), find (fixture, "10,10")), ==, 0);
  take_picture (fixture, "2-ground");
}

/* Four lines of rampart, the gateway, the keep. */
static void
paint_structures (Fixture *fixture)
{
  Hand *hand = &fixture->hand;

  hand_say (hand, "rampart, gateway and keep");
  hand_take (hand, GDK_KEY_u, "structure");
  press_option (fixture, "Line");
  hand_stroke (hand, "9,10 6,10", 0);
  hand_stroke (hand, "6,10 6,4", 0);
  hand_stroke (hand, "6,4 15,4", 0);
  hand_stroke (hand, "15,4 15,10", 0);
  hand_stroke (hand, "15,10 11,10", 0);
  press_option (fixture, "Rectangle");
  hand_search (hand, "keep", "keep");
  hand_stroke (hand, "10,6 12,8", 0);
  press_option (fixture, "Brush");
  press_option (fixture, "With its floor");
  hand_search (hand, "gatehouse", "gatehouse");
  hand_stroke (hand, "10,10", 0);
  press_option (fixture, "With its floor");
  press_option (fixture, "Rectangle");
  take_picture (fixture, "3-structures");
}

/* A second floor, with the upper room of the keep. */
static void
paint_upper_floor (Fixture *fixture)
{
  Hand *hand = &fixture->hand;
  GtkWidget *window = GTK_WIDGET (hand->window), *floors;

  hand_say (hand, "the upper floor of the keep");
  floors = GTK_WIDGET (stage_get_map_page (hand->window)->floor_switch);
  hand_click (hand, hand_find_type (floors, GTK_TYPE_MENU_BUTTON));
  hand_press (hand, floors, "New floor…");
  WAIT_UNTIL (hand_find (floors, "Short name") != NULL);
  hand_type (hand, window, "Upper");
  hand_key (hand, window, GDK_KEY_Return, 0);
  WAIT_UNTIL (cra_map_view_get_floor (hand_get_view (hand)) == 1);
  hand_search (hand, "keep", "keep");
  hand_stroke (hand, "10,6 12,8", 0);
  hand_take (hand, GDK_KEY_e, "level");
  press_option (fixture, "Rectangle");
  hand_fill (hand, hand_get_options (hand), "Level", "3");
  hand_stroke (hand, "10,6 12,8", 0);
  take_picture (fixture, "4-upper");
}

/* A battlement all round, clockwise in four strokes; nothing over the gate. */

static void
add_side (GString *path, int column, int row, const char *side)
{
  g_string_append_printf (path, "%s%d,%d:%s", path->len > 0 ? " " : "", column, row, side);
}

/* Even columns lie lower, so they have the slanting sides below, odd ones above. */
static char *
dup_row_rim (int from, int to, int row, gboolean top)
{
  int step = from < to ? 1 : -1;
  GString *path = g_string_new (NULL);

  for (int c = from; c != to + step; c += step) {
    gboolean slants = (c % 2 == 0) != top;

    if (slants && c != from)
      add_side (path, c, row, top ? "NW" : "SE");
    add_side (path, c, row, top ? "N" : "S");
    if (slants && c != to)
      add_side (path, c, row, top ? "NE" : "SW");
  }
  return g_string_free (path, FALSE);
}

static char *
dup_column_rim (int column, int from, int to)
{
  int step = from < to ? 1 : -1;
  GString *path = g_string_new (NULL);

  for (int r = from; r != to + step; r += step) {
    add_side (path, column, r, step > 0 ? "NE" : "SW");
    add_side (path, column, r, step > 0 ? "SE" : "NW");
  }
  return g_string_free (path, FALSE);
}

static void
draw_rim (Fixture *fixture, char *path)
{
  hand_stroke (&fixture->hand, path, 0);
  g_free (path);
}

static void
draw_rectangle (Fixture *fixture, int left, int top, int right, int bottom)
{
  draw_rim (fixture, dup_row_rim (left, right, top, TRUE));
  draw_rim (fixture, dup_column_rim (right, top, bottom));
  draw_rim (fixture, dup_row_rim (right, left, bottom, FALSE));
  draw_rim (fixture, dup_column_rim (left, bottom, top));
}

static void
put_sides (Fixture *fixture)
{
  static const char *const slits[] = { "11,6:N", "12,6:NE", "12,8:SE",
                                       "11,8:S", "10,8:SW", "10,6:NW" };
  Hand *hand = &fixture->hand;

  hand_say (hand, "walls and slits of the upper floor");
  hand_take (hand, GDK_KEY_w, "side");
  hand_choose (hand, "Kind", "Wall");
  draw_rectangle (fixture, 10, 6, 12, 8);
  hand_choose (hand, "Kind", "Arrow slit");
  for (gsize i = 0; i < G_N_ELEMENTS (slits); i++)
    hand_stroke (hand, slits[i], 0);
  take_picture (fixture, "5-slits");

  hand_say (hand, "walls, battlements and gate of the ground");
  hand_key (hand, GTK_WIDGET (hand->window), GDK_KEY_Page_Down, 0);
  WAIT_UNTIL (cra_map_view_get_floor (hand_get_view (hand)) == 0);
  hand_choose (hand, "Kind", "Wall");
  draw_rectangle (fixture, 10, 6, 12, 8);
  hand_choose (hand, "Kind", "Battlement");
  draw_rim (fixture, dup_row_rim (6, 15, 4, TRUE));
  draw_rim (fixture, dup_column_rim (15, 4, 10));
  draw_rim (fixture, dup_row_rim (15, 11, 10, FALSE));
  draw_rim (fixture, dup_row_rim (9, 6, 10, FALSE));
  draw_rim (fixture, dup_column_rim (6, 10, 4));
  hand_choose (hand, "Kind", "Doorway");
  hand_stroke (hand, "11,8:S", 0);
  hand_choose (hand, "Doors", "Open");
  hand_choose (hand, "Kind", "Gate");
  hand_stroke (hand, "10,10:S", 0);
  hand_choose (hand, "Kind", "Portcullis");
  hand_stroke (hand, "10,10:N", 0);
  take_picture (fixture, "6-sides");
}

/* Ways up, and down. */
static void
build_ways (Fixture *fixture)
{
  Hand *hand = &fixture->hand;

  hand_say (hand, "stairways to the rampart, a spiral stair in the keep");
  hand_take (hand, GDK_KEY_y, "stairway");
  hand_stroke (hand, "8,7 7,7 6,7", 0);
  hand_stroke (hand, "13,7 14,7 15,7", 0);
  hand_choose (hand, "Kind", "Spiral stair");
  hand_stroke (hand, "10,7", 0);
  take_picture (fixture, "7-stairs");

  hand_say (hand, "the secret passage");
  hand_take (hand, GDK_KEY_p, "passage");
  hand_fill (hand, hand_get_options (hand), "Level", "-2");
  press_option (fixture, "Can be flooded");
  hand_stroke (hand, "12,8 12,10 12,13", 0);
  take_picture (fixture, "8-passage");
}

/* What moves: the bridge with its gate, the portcullis, the water. */
static void
build_mechanisms (Fixture *fixture)
{
  Hand *hand = &fixture->hand;

  hand_say (hand, "drawbridge, portcullis and sluice");
  hand_take (hand, GDK_KEY_m, "mechanism");
  hand_choose (hand, "Kind", "Drawbridge");
  hand_stroke (hand, "9,10", 0);
  hand_stroke (hand, "10,11", 0);
  hand_stroke (hand, "10,12", 0);
  hand_stroke (hand, "10,10:S", 0);
  hand_choose (hand, "Kind", "Portcullis");
  hand_stroke (hand, "11,10", 0);
  hand_stroke (hand, "10,10:N", 0);
  hand_choose (hand, "Kind", "Sluice");
  hand_stroke (hand, "11,7", 0);
  hand_stroke (hand, "12,8", 0);
  take_picture (fixture, "9-mechanisms");
}

/* Areas, a label, the names of the sides. */
static void
give_names (Fixture *fixture)
{
  static const char *const sides[][2] = {
    { "North", "A" }, { "East", "B" }, { "South", "C" }, { "West", "D" }
  };
  Hand *hand = &fixture->hand;
  GtkWidget *options;

  hand_say (hand, "names");
  hand_take (hand, GDK_KEY_n, "names");
  options = hand_get_options (hand);
  hand_fill (hand, options, "Kind", "keep");
  hand_fill (hand, options, "Name", "The keep");
  hand_stroke (hand, "10,6 10,8 11,8 11,6 12,6 12,8", 0);
  press_option (fixture, "New area");
  hand_fill (hand, options, "Name", "Courtyard");
  hand_stroke (hand, "8,6 8,9 13,9 13,5 9,5", 0);
  press_option (fixture, "Labels");
  hand_fill (hand, options, "Text", "Keep");
  hand_stroke (hand, "11,7", 0);
  press_option (fixture, "Names of the map’s sides");
  for (gsize i = 0; i < G_N_ELEMENTS (sides); i++)
    hand_fill (hand, options, sides[i][0], sides[i][1]);
  take_picture (fixture, "10-names");
}

/* The work is done: is it what was meant? */

static void
save (Fixture *fixture, GFile *file)
{
  Hand *hand = &fixture->hand;

  hand_say (hand, "saving");
  gtk_widget_grab_focus (GTK_WIDGET (cra_map_view_get_canvas (hand_get_view (hand))));
  hand_key (hand, GTK_WIDGET (hand->window), GDK_KEY_s, GDK_KEY_Control_L);
  choose_file (fixture, file);
  WAIT_UNTIL (!cre_document_get_modified (CRE_DOCUMENT (get_document (fixture))));
  hand_say (hand, "done");
}

/* Without a single remark. */
static void
assert_clean (Fixture *fixture)
{
  g_autoptr (GPtrArray) problems =
      cr_check_map (cre_map_document_get_scene (get_document (fixture)));

  for (guint i = 0; i < problems->len; i++)
    g_test_message ("%s", ((CrProblem *) problems->pdata[i])->message);
  g_assert_cmpuint (problems->len, ==, 0);
}

/* Sides are kept once; what stands on one is counted from the three of each hex that name it. */
static guint
count_sides (const CrMap *map, CrSideKind kind)
{
  const CrGrid *grid = cr_map_get_grid (map);
  guint n_found = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (grid) * 3; i++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, i / 3) };
      gsize n = 0;
      const CrSide *sides = cr_map_get_sides (map, place, i % 3, &n);

      for (gsize j = 0; j < n; j++)
        n_found += sides[j].kind == kind;
    }
  return n_found;
}

static void
assert_castle (const CrMap *map)
{
  static const CrSection sections[] = { CR_SECTION_LINKS, CR_SECTION_MECHANISMS, CR_SECTION_AREAS,
                                        CR_SECTION_LABELS };
  /* Two stairways, the spiral stair of the keep, the two of the passage, the passage itself. */
  static const guint counts[] = { 6, 3, 2, 1 };
  guint n_known = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    n_known += cr_map_get_floor (map, floor)->known == NULL;
  g_assert_cmpuint (n_known, ==, 2);
  g_assert_cmpuint (count_sides (map, CR_SIDE_SLIT), ==, 6);
  g_assert_cmpuint (count_sides (map, CR_SIDE_GATE), ==, 1);
  g_assert_cmpuint (count_sides (map, CR_SIDE_PORTCULLIS), ==, 1);
  /* 66 sides round the wall, but not the three of the gateway. */
  g_assert_cmpuint (count_sides (map, CR_SIDE_BATTLEMENT), ==, 63);
  for (gsize i = 0; i < G_N_ELEMENTS (sections); i++)
    g_assert_cmpuint (cr_map_n_nodes (map, sections[i]), ==, counts[i]);
}

static void
assert_reloaded (Fixture *fixture, GFile *file)
{
  g_autoptr (GError) error = NULL;
  CraWindow *window = cra_window_new (fixture->application);
  g_autoptr (GBytes) saved = cr_map_serialize (get_map (fixture)), loaded = NULL;

  gtk_window_present (GTK_WINDOW (window));
  cra_window_open (window, file);
  WAIT_UNTIL (window->document != NULL);
  loaded = cr_map_serialize (cre_map_document_get_map (CRE_MAP_DOCUMENT (window->document)));
  g_assert_true (g_bytes_equal (saved, loaded));
  assert_castle (cre_map_document_get_map (CRE_MAP_DOCUMENT (window->document)));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What the command line tells of the gateway, whose gate the drawbridge works. */
static void
assert_told (GFile *file)
{
  g_autofree char *cli =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src", "cli", "crenel-cli", NULL);
  const char *argv[] = { cli, "hex", g_file_peek_path (file), "10,10", NULL };
  g_autoptr (GError) error = NULL;
  g_autofree char *said = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &said, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  g_test_message ("%s", said);
  for (const char *const *word = (const char *const[]){ "gatehouse", "gate", "portcullis", NULL };
       *word != NULL; word++)
    g_assert_nonnull (strstr (said, *word));
}

/* One key at a time, until there is nothing more. */
static guint
press_all (Fixture *fixture, guint keyval, const char *property)
{
  CraWindow *window = fixture->hand.window;
  guint n = 0;
  gboolean more = TRUE;

  for (;; n++) {
    guint before = fixture->n_changes;

    g_object_get (window->document, property, &more, NULL);
    if (!more)
      return n;
    pointer_key (GTK_WIDGET (window), keyval, GDK_KEY_Control_L);
    WAIT_UNTIL (fixture->n_changes > before);
  }
}

static void
assert_undone (Fixture *fixture)
{
  g_autoptr (GBytes) last = cr_map_serialize (get_map (fixture));
  g_autoptr (GBytes) undone = NULL;
  g_autoptr (GBytes) redone = NULL;
  guint n_steps = press_all (fixture, GDK_KEY_z, "can-undo");

  g_test_message ("%u steps to take back", n_steps);
  undone = cr_map_serialize (get_map (fixture));
  g_assert_true (g_bytes_equal (undone, fixture->first));
  g_assert_cmpuint (press_all (fixture, GDK_KEY_y, "can-redo"), ==, n_steps);
  redone = cr_map_serialize (get_map (fixture));
  g_assert_true (g_bytes_equal (redone, last));
}

static void
test_castle (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GFile) file = new_file (fixture, "castle.map.xml");

  begin (fixture);
  fit (fixture);
  paint_ground (fixture);
  paint_structures (fixture);
  paint_upper_floor (fixture);
  put_sides (fixture);
  build_ways (fixture);
  build_mechanisms (fixture);
  give_names (fixture);
  save (fixture, file);
  g_test_message ("%u acts, %.0f seconds for who knows the program", fixture->hand.n_acts,
                  fixture->hand.seconds);
  g_assert_cmpfloat (fixture->hand.seconds, <, PATIENCE);
  assert_clean (fixture);
  assert_castle (get_map (fixture));
  assert_reloaded (fixture, file);
  assert_told (file);
  assert_undone (fixture);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add ("/app/journey/castle", Fixture, NULL, set_up, test_castle, tear_down);
  return pointer_is_there () ? g_test_run () : 77;
}
