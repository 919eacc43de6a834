/* test-find.c: finding places, and the table of hexes, driven by real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; ELV-01 where the inspector tells what the stairs say. */
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"
#include "cra-window-private.h"
#include "pointer.h"
#include "stage.h"

#include "cr-build.h"
#include "cr-check.h"
#include "cre-floors.h"
#include "cre-inspect.h"

static GtkWidget *
get_canvas (Stage *stage)
{
  return GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
}

static CrPlace
find (CreMapDocument *document, const char *text)
{
  CrPlace place = { -1 };

  g_assert_true (cr_map_parse_place (cre_map_document_get_map (document), text, &place, NULL));
  return place;
}

/* A cellar under a part of the map, an area in it, and a well on the ground. */
static void
build (CreMapDocument *document)
{
  CrFloor cellar = { .id = (char *) "cellar", .storey = -1 };
  CrNode *area = cr_node_new ("area");
  CrEdit *edit = cr_edit_new ();
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_assert_true (cre_floors_add (document, &cellar, NULL));
  cr_map_parse_places (cre_map_document_get_map (document), "cellar/30,20..30,24", rooms, NULL);
  cre_inspect_set_code (document, rooms, CR_LAYER_TERRAIN, "ground");
  cr_node_set (area, "id", "vault");
  cr_node_set (area, "name", "The vault");
  cr_node_set_text (area, "cellar/30,20..30,24");
  g_assert_true (cr_build_area (edit, cre_map_document_get_map (document), area, NULL));
  cre_map_document_apply (document, edit, "area", 0);
  cre_inspect_set_name (document, find (document, "3,4"), "Old well");
}

static void
set_up (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_new_document (60, 40);

  build (document);
  stage_set_up (stage, document);
}

static GtkEditable *
get_focus (Stage *stage)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  while (focus != NULL && !GTK_IS_SEARCH_ENTRY (focus))
    focus = gtk_widget_get_parent (focus);
  return focus != NULL ? GTK_EDITABLE (focus) : NULL;
}

static gboolean
is_at (Stage *stage, const char *text)
{
  CrPlace want = find (CRE_MAP_DOCUMENT (stage->window->document), text), cursor;

  return cra_map_view_get_cursor (stage_get_view (stage), &cursor) && cursor.floor == want.floor &&
         cr_hex_equal (cursor.hex, want.hex) &&
         cra_map_view_get_floor (stage_get_view (stage)) == want.floor &&
         stage_get_view (stage)->flash_tick != 0 &&
         cr_hex_equal (stage_get_view (stage)->flash.hex, want.hex);
}

static gboolean
is_seen (Stage *stage, const char *text)
{
  CrPlace place = find (CRE_MAP_DOCUMENT (stage->window->document), text);

  return cra_viewport_shows (
      cra_canvas_get_viewport (CRA_CANVAS (get_canvas (stage))),
      cr_layout_centre (cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document)),
                        place.hex));
}

static gboolean
is_mapped (Stage *stage)
{
  return gtk_widget_get_mapped (GTK_WIDGET (stage_get_page (stage)->find));
}

/* Ctrl+F, a name, Enter: its floor is shown, its hex is in sight and has a ring round it, and the
 * map has the keys again. */
static void
test_find (Stage *stage, gconstpointer data)
{
  cra_canvas_set_zoom (CRA_CANVAS (get_canvas (stage)), 200);
  cra_map_view_go_to (stage_get_view (stage),
                      find (CRE_MAP_DOCUMENT (stage->window->document), "1,1"));
  g_assert_false (is_seen (stage, "cellar/30,20"));

  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (get_canvas (stage), GDK_KEY_f, GDK_KEY_Control_L);
  WAIT_UNTIL (get_focus (stage) != NULL && is_mapped (stage));
  gtk_editable_set_text (get_focus (stage), "vault");
  pointer_key (get_canvas (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (is_at (stage, "cellar/30,20"));
  g_assert_true (is_seen (stage, "cellar/30,20"));
  WAIT_UNTIL (gtk_widget_has_focus (get_canvas (stage)));
  g_autofree char *text =
      cra_inspector_dup_text (cra_map_page_get_inspector (stage_get_page (stage)));
  g_assert_true (g_str_has_prefix (text, "Area “The vault”"));

  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.find", NULL);
  WAIT_UNTIL (get_focus (stage) != NULL && is_mapped (stage));
  pointer_key (get_canvas (stage), GDK_KEY_Escape, 0);
  WAIT_UNTIL (gtk_widget_has_focus (get_canvas (stage)));
}

/* G takes a name as well as a number, and leaves the map where it is when the hex is in sight. */
static void
test_go_to (Stage *stage, gconstpointer data)
{
  const CraViewport *viewport = cra_canvas_get_viewport (CRA_CANVAS (get_canvas (stage)));
  double x = viewport->x, y = viewport->y;

  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (get_canvas (stage), GDK_KEY_g, 0);
  WAIT_UNTIL (GTK_IS_TEXT (gtk_root_get_focus (GTK_ROOT (stage->window))));
  gtk_editable_set_text (GTK_EDITABLE (gtk_root_get_focus (GTK_ROOT (stage->window))), "well");
  pointer_key (get_canvas (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (is_at (stage, "3,4"));
  g_assert_cmpfloat (viewport->x, ==, x);
  g_assert_cmpfloat (viewport->y, ==, y);
}

static const GPtrArray *
get_problems (Stage *stage)
{
  return cra_problems_panel_get_problems (stage_get_page (stage)->problems);
}

static gboolean
is_problem (Stage *stage, const char *text)
{
  const GPtrArray *problems = get_problems (stage);
  CrPlace place = find (CRE_MAP_DOCUMENT (stage->window->document), text);

  for (guint i = 0; problems != NULL && i < problems->len; i++) {
    const CrProblem *problem = g_ptr_array_index (problems, i);

    if (cr_place_equal (problem->place, place))
      return TRUE;
  }
  return FALSE;
}

static void
count_cb (GtkEventController *keys, guint keyval, guint keycode, int state, guint *n_keys)
{
  (*n_keys)++;
}

/* B goes to the next problem: its hex comes into sight with a ring round it. */
static void
test_problem (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (stage->window->document);
  GtkEventController *keys = gtk_event_controller_key_new ();
  guint n_keys = 0;
  gboolean was_there = FALSE;

  g_signal_connect (keys, "key-released", G_CALLBACK (count_cb), &n_keys);
  gtk_widget_add_controller (GTK_WIDGET (stage->window), keys);
  cra_canvas_set_zoom (CRA_CANVAS (get_canvas (stage)), 200);
  cra_map_view_go_to (stage_get_view (stage), find (document, "1,1"));
  cre_inspect_add_side (document, find (document, "50,30"), 0, CR_SIDE_SLIT);
  g_assert_false (is_seen (stage, "50,30"));
  gtk_widget_grab_focus (get_canvas (stage));
  WAIT_UNTIL (is_problem (stage, "50,30"));
  for (guint i = 1; i <= get_problems (stage)->len && !was_there; i++) {
    pointer_key (get_canvas (stage), GDK_KEY_b, 0);
    /* The ring goes again after a while. */
    WAIT_UNTIL ((was_there = is_at (stage, "50,30")) || n_keys == i);
  }
  g_assert_true (was_there);
  g_assert_true (is_seen (stage, "50,30"));
}

static guint
count (Stage *stage)
{
  CreHexTable *rows = cra_hex_table_get_rows (stage_get_page (stage)->table);

  return rows != NULL ? g_list_model_get_n_items (G_LIST_MODEL (rows)) : 0;
}

/* Whether the first row of the table is that hex. */
static gboolean
is_first (Stage *stage, CrPlace place)
{
  CreHexTable *rows = cra_hex_table_get_rows (stage_get_page (stage)->table);
  g_autoptr (CreHexRow) row = g_list_model_get_item (G_LIST_MODEL (rows), 0);

  return row != NULL && cr_place_equal (cre_hex_row_get_place (row), place);
}

static GtkColumnView *
find_view (GtkWidget *widget)
{
  GtkColumnView *view = GTK_IS_COLUMN_VIEW (widget) ? GTK_COLUMN_VIEW (widget) : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && view == NULL;
       child = gtk_widget_get_next_sibling (child))
    view = find_view (child);
  return view;
}

/* Ctrl+T: the table of all hexes, its filter, its columns, and what a row does. */
static void
test_table (Stage *stage, gconstpointer data)
{
  GtkWidget *table = GTK_WIDGET (stage_get_page (stage)->table);
  GtkColumnView *view = find_view (table);
  g_autoptr (GtkColumnViewColumn) level = NULL;

  gtk_widget_grab_focus (get_canvas (stage));
  pointer_key (get_canvas (stage), GDK_KEY_t, GDK_KEY_Control_L);
  WAIT_UNTIL (gtk_widget_get_mapped (table) && get_focus (stage) != NULL);
  g_assert_cmpuint (count (stage), ==, 60 * 40 + 5);
  gtk_editable_set_text (get_focus (stage), "vault");
  WAIT_UNTIL (count (stage) == 5);
  pointer_key (get_canvas (stage), GDK_KEY_Return, 0);
  WAIT_UNTIL (is_at (stage, "cellar/30,20"));
  pointer_key (get_canvas (stage), GDK_KEY_Down, 0);
  WAIT_UNTIL (is_at (stage, "cellar/30,21"));

  /* Sorted by level, the highest first; a change of the map is followed. */
  level = g_list_model_get_item (gtk_column_view_get_columns (view), CRE_COLUMN_LEVEL);
  gtk_column_view_sort_by_column (view, level, GTK_SORT_DESCENDING);
  g_autoptr (GArray) high = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  cr_map_parse_places (cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document)),
                       "cellar/30,23", high, NULL);
  cre_inspect_set (CRE_MAP_DOCUMENT (stage->window->document), high, CR_LAYER_LEVEL, 4, 0);
  WAIT_UNTIL (is_first (stage, g_array_index (high, CrPlace, 0)));

  gtk_widget_child_focus (table, GTK_DIR_TAB_FORWARD);
  pointer_key (get_canvas (stage), GDK_KEY_Escape, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (table));
  g_assert_null (cra_hex_table_get_rows (stage_get_page (stage)->table));
  WAIT_UNTIL (gtk_widget_has_focus (get_canvas (stage)));
}

static GtkWidget *find_search (GtkWidget *widget, gboolean spin);

/* The level of a hex is written and read with its sign. */
static void
test_level (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (stage->window->document);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place = find (document, "5,5");
  CraInspector *inspector = cra_map_page_get_inspector (stage_get_page (stage));
  GtkWidget *spin = NULL;

  g_array_append_val (places, place);
  cre_inspect_set (document, places, CR_LAYER_LEVEL, -2, 0);
  cra_inspector_show_places (inspector, places);
  WAIT_UNTIL ((spin = find_search (GTK_WIDGET (inspector), TRUE)) != NULL);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (spin)), ==, "−2");
  gtk_editable_set_text (GTK_EDITABLE (spin), "+3");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, 3);
  gtk_editable_set_text (GTK_EDITABLE (spin), "−1");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, -1);
  gtk_editable_set_text (GTK_EDITABLE (spin), "?");
  gtk_spin_button_update (GTK_SPIN_BUTTON (spin));
  g_assert_cmpint (cr_map_get_level (cre_map_document_get_map (document), place), ==, -1);
}

static GtkWidget *
find_search (GtkWidget *widget, gboolean spin)
{
  GtkWidget *found = NULL;

  if (gtk_widget_get_mapped (widget) &&
      (spin ? GTK_IS_SPIN_BUTTON (widget) : GTK_IS_SEARCH_ENTRY (widget)))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_search (child, spin);
  return found;
}

/* Esc from the search of the kinds, and from a field, goes back to the map. */
static void
test_escape (Stage *stage, gconstpointer data)
{
  GtkWidget *search = NULL;

  gtk_widget_activate_action_variant (GTK_WIDGET (stage->window), "map.tool",
                                      g_variant_new_string ("terrain"));
  for (int spin = 0; spin < 2; spin++) {
    WAIT_UNTIL ((search = find_search (GTK_WIDGET (stage_get_page (stage)), spin)) != NULL);
    gtk_widget_grab_focus (search);
    g_assert_false (gtk_widget_has_focus (get_canvas (stage)));
    pointer_key (get_canvas (stage), GDK_KEY_Escape, 0);
    WAIT_UNTIL (gtk_widget_has_focus (get_canvas (stage)));
  }
}

#define MOST_FRAMES 300

static gboolean
slow_frame_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  int *n_frames = data;

  g_usleep (25000);
  gtk_widget_queue_draw (widget);
  (*n_frames)++;
  return G_SOURCE_CONTINUE;
}

/* Something else that moves and takes all the time there is, a window of keys with its pages, does
 * not keep the map blank. */
static void
test_busy (Stage *stage, gconstpointer data)
{
  CraCanvas *canvas = CRA_CANVAS (get_canvas (stage));
  int n_frames = 0;
  guint tick =
      gtk_widget_add_tick_callback (GTK_WIDGET (stage->window), slow_frame_cb, &n_frames, NULL);

  cra_canvas_set_zoom (canvas, 90);
  WAIT_UNTIL (n_frames > 3);
  WAIT_UNTIL (cra_canvas_is_complete (canvas) || n_frames > MOST_FRAMES);
  gtk_widget_remove_tick_callback (GTK_WIDGET (stage->window), tick);
  g_assert_cmpint (n_frames, <=, MOST_FRAMES);
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  ADD ("/app/find/find", test_find);
  ADD ("/app/find/go-to", test_go_to);
  ADD ("/app/find/problem", test_problem);
  ADD ("/app/find/table", test_table);
  ADD ("/app/find/level", test_level);
  ADD ("/app/find/busy", test_busy);
  ADD ("/app/find/escape", test_escape);
  return pointer_is_there () ? g_test_run () : 77;
}
