/* test-window.c: the window, driven by a real pointer and real keys.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none of its own; the sentence shown is the one that words gives for LOF-01, LOF-22. */
#include <math.h>

#include "asked.h"
#include "cra-keys.h"
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"
#include "cra-resize-dialog.h"
#include "cra-window-private.h"
#include "cra-worker.h"
#include "pointer.h"
#include "stage.h"

#include "cr-words-lof.h"
#include "cre-men.h"
#include "cre-stamps.h"

static CraCanvas *
get_canvas (Stage *stage)
{
  return cra_map_view_get_canvas (stage_get_view (stage));
}

static void
set_up (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = stage_new_document (12, 9);

  stage_set_up (stage, document);
}

static void
activate (Stage *stage, const char *name, const char *target)
{
  stage_do (stage->window, name, target);
}

static CrPoint
find_hex (Stage *stage, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  CrPoint centre = cr_layout_centre (grid, cr_grid_hex_at (grid, column, row));

  return cra_viewport_to_widget (cra_canvas_get_viewport (get_canvas (stage)), centre);
}

static const char *
get_terrain (Stage *stage, int column, int row)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document));

  return cr_map_get_terrain (map,
                             (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (map), column, row) });
}

static CreTool *
get_tool (Stage *stage)
{
  return cra_map_view_get_tool (cra_map_page_get_view (stage_get_map_page (stage->window)));
}

/* A drag paints every hex it crosses; Ctrl+Z takes the whole stroke back, Ctrl+Y brings it. */
static void
test_paint (Stage *stage, gconstpointer data)
{
  CrPoint from, to;

  activate (stage, "map.tool", "terrain");
  g_object_set (get_tool (stage), "code", "scrub", NULL);
  from = find_hex (stage, 4, 4);
  to = find_hex (stage, 8, 4);
  pointer_move (GTK_WIDGET (get_canvas (stage)), from.x, from.y);
  pointer_button (1, TRUE);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 4, 4), "scrub") == 0);
  pointer_move (GTK_WIDGET (get_canvas (stage)), to.x, to.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 8, 4), "scrub") == 0);
  pointer_button (1, FALSE);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));
  g_assert_cmpstr (get_terrain (stage, 6, 4), ==, "scrub");
  g_assert_true (cre_document_get_modified (stage->window->document));

  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 4, 4), "scrub") != 0);
  g_assert_cmpstr (get_terrain (stage, 8, 4), !=, "scrub");
  g_assert_false (cre_document_get_modified (stage->window->document));
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_y, GDK_KEY_Control_L);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 8, 4), "scrub") == 0);
}

static gboolean
has_code (Stage *stage, const char *code)
{
  g_autofree char *now = NULL;

  g_object_get (get_tool (stage), "code", &now, NULL);
  return g_strcmp0 (now, code) == 0;
}

/* Right click takes over what stands there. */
static void
test_pick (Stage *stage, gconstpointer data)
{
  CrPoint at;

  activate (stage, "map.tool", "terrain");
  g_object_set (get_tool (stage), "code", "moat", NULL);
  at = find_hex (stage, 3, 3);
  pointer_click (GTK_WIDGET (get_canvas (stage)), at.x, at.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 3, 3), "moat") == 0);
  g_object_set (get_tool (stage), "code", "scrub", NULL);
  pointer_button (3, TRUE);
  pointer_button (3, FALSE);
  WAIT_UNTIL (has_code (stage, "moat"));
}

/* Letters choose tools on the canvas; Enter paints at the hex cursor. */
static void
test_keyboard (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  CraMapPage *page = stage_get_map_page (stage->window);
  CrPlace place;

  gtk_widget_grab_focus (canvas);
  pointer_key (canvas, GDK_KEY_e, 0);
  WAIT_UNTIL (g_strcmp0 (cra_map_page_get_tool (page), "level") == 0);
  g_object_set (get_tool (stage), "level", 2, NULL);
  cra_map_view_go_to (
      cra_map_page_get_view (page),
      (CrPlace){ 0,
                 cr_grid_hex_at (cre_map_document_get_grid (stage_get_document (stage)), 5, 5) });
  pointer_key (canvas, GDK_KEY_Right, 0);
  pointer_key (canvas, GDK_KEY_Down, 0);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (cre_document_get_undo_label (stage->window->document) != NULL);
  g_assert_true (cra_map_view_get_cursor (cra_map_page_get_view (page), &place));
  g_assert_true (cr_hex_equal (
      place.hex, cr_grid_hex_at (cre_map_document_get_grid (stage_get_document (stage)), 6, 6)));
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document)),
                        place),
      ==, 2);
}

/* The line of fire says the one sentence of words, in the status line and to who cannot see. */
static void
test_sentence (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  CraMapPage *page = stage_get_map_page (stage->window);
  CreToolFire *fire = cra_map_page_get_fire (page);
  g_autofree char *sentence = NULL;
  CrPoint from, to;

  activate (stage, "map.tool", "fire");
  from = find_hex (stage, 3, 5);
  to = find_hex (stage, 9, 5);
  pointer_move (canvas, from.x, from.y);
  pointer_button (1, TRUE);
  WAIT_UNTIL (cre_tool_is_active (get_tool (stage)));
  pointer_move (canvas, to.x, to.y);
  WAIT_UNTIL (asked_lof (fire) != NULL && asked_lof (fire)->range == 6);
  pointer_button (1, FALSE);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));
  sentence = cr_words_lof (cre_map_document_get_scene (CRE_MAP_DOCUMENT (stage->window->document)),
                           asked_lof (fire), g_get_language_names ());
  g_assert_cmpstr (cra_map_page_get_sentence (page), ==, sentence);
}

/* Wheel and keys zoom; F shows the whole map again. */
static void
test_zoom (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  const CraViewport *viewport = cra_canvas_get_viewport (get_canvas (stage));
  double fitted = viewport->scale;

  pointer_move (canvas, 200, 200);
  pointer_button (4, TRUE);
  pointer_button (4, FALSE);
  WAIT_UNTIL (viewport->scale > fitted * 1.05);
  gtk_widget_grab_focus (canvas);
  pointer_key (canvas, GDK_KEY_f, 0);
  WAIT_UNTIL (viewport->scale < fitted * 1.05);
  WAIT_UNTIL (cra_canvas_is_complete (get_canvas (stage)));
}

static gboolean
is_in_hand (Stage *stage, const char *id)
{
  return g_strcmp0 (cra_map_page_get_tool (stage_get_map_page (stage->window)), id) == 0;
}

static void
point (Stage *stage, int column, int row)
{
  CrPoint at = find_hex (stage, column, row);

  pointer_move (GTK_WIDGET (get_canvas (stage)), at.x, at.y);
}

static gboolean
is_outlined (Stage *stage, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  gsize n = 0;
  const CreMark *marks = cre_tool_get_preview (get_tool (stage), &n);

  for (gsize i = 0; i < n; i++)
    if (cr_hex_equal (marks[i].place.hex, cr_grid_hex_at (grid, column, row)))
      return TRUE;
  return FALSE;
}

/* Two hexes of moat above each other, selected with the pointer. */
static void
select_moat (Stage *stage)
{
  CrPoint at;

  activate (stage, "map.tool", "terrain");
  g_object_set (get_tool (stage), "code", "moat", NULL);
  for (int row = 3; row < 5; row++) {
    at = find_hex (stage, 3, row);
    pointer_click (GTK_WIDGET (get_canvas (stage)), at.x, at.y);
    WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 3, row), "moat") == 0);
  }
  activate (stage, "map.tool", "select");
  at = find_hex (stage, 3, 3);
  pointer_move (GTK_WIDGET (get_canvas (stage)), at.x - 3, at.y - 3);
  pointer_button (1, TRUE);
  WAIT_UNTIL (cre_tool_is_active (get_tool (stage)));
  at = find_hex (stage, 3, 4);
  pointer_move (GTK_WIDGET (get_canvas (stage)), at.x + 3, at.y + 3);
  pointer_button (1, FALSE);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));
}

/* Ctrl+C, Ctrl+V; Z turns what is outlined, a click and Enter put it down, Esc goes back. */
static void
test_copy_paste (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  CrPoint at;

  select_moat (stage);
  pointer_key (canvas, GDK_KEY_c, GDK_KEY_Control_L);
  point (stage, 8, 4);
  pointer_key (canvas, GDK_KEY_v, GDK_KEY_Control_L);
  WAIT_UNTIL (is_in_hand (stage, "paste") && is_outlined (stage, 8, 4));
  pointer_key (canvas, GDK_KEY_z, 0);
  WAIT_UNTIL (!is_outlined (stage, 8, 5) && !is_outlined (stage, 8, 3));
  pointer_key (canvas, GDK_KEY_z, GDK_KEY_Shift_L);
  WAIT_UNTIL (is_outlined (stage, 8, 5) || is_outlined (stage, 8, 3));
  at = find_hex (stage, 8, 4);
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 8, 4), "moat") == 0);
  pointer_key (canvas, GDK_KEY_Right, 0);
  pointer_key (canvas, GDK_KEY_Right, 0);
  pointer_key (canvas, GDK_KEY_Return, 0);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 10, 4), "moat") == 0);
  pointer_key (canvas, GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 10, 4), "moat") != 0);
  g_assert_cmpstr (get_terrain (stage, 8, 4), ==, "moat");
  pointer_key (canvas, GDK_KEY_Escape, 0);
  WAIT_UNTIL (is_in_hand (stage, "select"));
}

/* Ctrl and a digit keep what is selected, the digit takes it in hand. */
static void
test_stamp (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));

  select_moat (stage);
  pointer_key (canvas, GDK_KEY_7, GDK_KEY_Control_L);
  WAIT_UNTIL (cre_stamps_is_own (cre_stamps_get_default (), 7));
  activate (stage, "map.tool", "terrain");
  point (stage, 9, 5);
  pointer_key (canvas, GDK_KEY_7, 0);
  WAIT_UNTIL (is_in_hand (stage, "paste") && is_outlined (stage, 9, 5));
  pointer_button (1, TRUE);
  pointer_button (1, FALSE);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 9, 5), "moat") == 0);
  pointer_key (canvas, GDK_KEY_Escape, 0);
  WAIT_UNTIL (is_in_hand (stage, "terrain"));
  activate (stage, "map.forget-stamp", "7");
  g_assert_false (cre_stamps_is_own (cre_stamps_get_default (), 7));
}

/* What stands on a side of a hex; "7,6:NE" as files write it. */
static const CrSide *
find_side (Stage *stage, const char *at, CrSideKind kind)
{
  const CrMap *map = cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document));
  CrPlace place;
  CrDirection direction;

  g_assert_true (cr_map_parse_side (map, at, &place, &direction, NULL));
  return cr_map_find_side (map, place, direction, kind);
}

/* @corner: clockwise, 0 being the upper right one of a flat-topped hex */
static CrPoint
find_corner (Stage *stage, int column, int row, int corner)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));

  return cra_viewport_to_widget (
      cra_canvas_get_viewport (get_canvas (stage)),
      cr_layout_corner (grid, cr_grid_hex_at (grid, column, row), corner));
}

static gboolean
is_aimed_at (Stage *stage, int column, int row)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  CrPlace place;

  return cra_map_view_get_aimed (stage_get_view (stage), &place) &&
         cr_hex_equal (place.hex, cr_grid_hex_at (grid, column, row));
}

/* What closes over a resting pointer is no motion: the word is with the hex that was typed, until
 * the pointer is moved by hand. */
static void
test_resting_pointer (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  GtkWidget *entry = gtk_widget_get_first_child (
      gtk_popover_get_child (GTK_POPOVER (stage_get_page (stage)->go_to)));
  CrPoint at = find_hex (stage, 8, 6);

  pointer_key (canvas, GDK_KEY_g, 0);
  WAIT_UNTIL (gtk_widget_get_mapped (entry) && gtk_widget_get_width (entry) > 10);
  pointer_move (entry, 5, 5);
  for (const char *c = "0304"; *c != '\0'; c++)
    pointer_key (entry, (guint) *c, 0);
  pointer_key (entry, GDK_KEY_Return, 0);
  WAIT_UNTIL (!gtk_widget_get_mapped (entry));
  pointer_rest (canvas);
  g_assert_true (is_aimed_at (stage, 3, 4));
  pointer_move (canvas, at.x, at.y);
  WAIT_UNTIL (is_aimed_at (stage, 8, 6));
}

/* A wall is clicked from corner to corner, a double click ends it; then a slit is put into it; then
 * a stroke is mirrored about the hex pointed at. All of it is undone step by step. */
static void
test_walls (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  CrPoint from = find_corner (stage, 3, 4, 5), to = find_corner (stage, 6, 4, 0), at;

  activate (stage, "map.tool", "side");
  g_object_set (get_tool (stage), "kind", CR_SIDE_WALL, "corners", TRUE, NULL);
  pointer_click (canvas, from.x, from.y);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));
  pointer_move (canvas, to.x, to.y);
  WAIT_UNTIL (is_outlined (stage, 4, 4) || is_outlined (stage, 4, 3));
  g_assert_null (find_side (stage, "3,4:N", CR_SIDE_WALL));
  pointer_click (canvas, to.x, to.y);
  pointer_click (canvas, to.x, to.y);
  WAIT_UNTIL (find_side (stage, "3,4:N", CR_SIDE_WALL) != NULL);
  g_assert_nonnull (find_side (stage, "6,4:N", CR_SIDE_WALL));

  g_object_set (get_tool (stage), "kind", CR_SIDE_SLIT, "corners", FALSE, NULL);
  at = find_hex (stage, 3, 4);
  at.y += 0.8 * (find_corner (stage, 3, 4, 5).y - at.y);
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (find_side (stage, "3,4:N", CR_SIDE_SLIT) != NULL);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));

  activate (stage, "map.tool", "terrain");
  g_object_set (get_tool (stage), "code", "moat", NULL);
  at = find_hex (stage, 7, 6);
  pointer_move (canvas, at.x, at.y);
  pointer_key (canvas, GDK_KEY_i, 0);
  at = find_hex (stage, 4, 7);
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 10, 7), "moat") == 0);
  g_assert_cmpstr (get_terrain (stage, 4, 7), ==, "moat");
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));

  for (int i = 0; i < 3; i++)
    pointer_key (canvas, GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (!cre_document_get_modified (stage->window->document));
  g_assert_null (find_side (stage, "6,4:N", CR_SIDE_WALL));
}

static CraResizeDialog *
find_dialog (void)
{
  g_autoptr (GList) windows = gtk_window_list_toplevels ();

  for (GList *it = windows; it != NULL; it = it->next)
    if (CRA_IS_RESIZE_DIALOG (it->data))
      return it->data;
  return NULL;
}

/* Whether so many men stand on the map, one of them there. */
static gboolean
is_manned (Stage *stage, int column, int row, guint n_men)
{
  const CrMuster *muster =
      cre_men_get_muster (cre_men_get (CRE_MAP_DOCUMENT (stage->window->document)));
  CrHex hex = cr_grid_hex_at (
      cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document)), column, row);

  return cr_muster_n_men (muster) == n_men && cr_muster_find (muster, (CrPlace){ 0, hex }) != NULL;
}

/* The text of the dialog that holds that word. */
static gboolean
says (GtkWidget *widget, const char *word)
{
  if (GTK_IS_LABEL (widget) && g_strrstr (gtk_label_get_text (GTK_LABEL (widget)), word) != NULL)
    return TRUE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (says (child, word))
      return TRUE;
  return FALSE;
}

/* Appends the numbers of a form, row by row. */
static void
list_spins (GtkWidget *widget, GPtrArray *spins)
{
  if (GTK_IS_SPIN_BUTTON (widget))
    g_ptr_array_add (spins, widget);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_spins (child, spins);
}

static void
set_margins (const CrMargins *margins)
{
  const int values[] = { margins->north, margins->west, margins->east, margins->south };
  g_autoptr (GPtrArray) spins = g_ptr_array_new ();

  list_spins (GTK_WIDGET (find_dialog ()), spins);
  g_assert_cmpuint (spins->len, ==, G_N_ELEMENTS (values));
  for (guint i = 0; i < spins->len; i++)
    gtk_spin_button_set_value (spins->pdata[i], values[i]);
}

/* Men and what is asked of the fire go with their hexes when the edges of the map move; the men
 * come back with those. */
static void
test_resize_men (Stage *stage, gconstpointer data)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  CreToolFire *fire = cra_map_page_get_fire (stage_get_map_page (stage->window));
  CrMan near = cr_man_at ((CrPlace){ 0, cr_grid_hex_at (grid, 4, 4) });
  CrMan far = cr_man_at ((CrPlace){ 0, cr_grid_hex_at (grid, 7, 5) });

  cre_man_placer_set (asked_men (fire), &near);
  cre_man_placer_set (asked_men (fire), &far);
  cre_ask_set_shot (asked_of (fire), far.place, (CrPlace){ 0, cr_grid_hex_at (grid, 9, 5) });
  g_object_set (asked_of (fire), "weapon", "crossbow", NULL);
  activate (stage, "map.resize", NULL);
  WAIT_UNTIL (find_dialog () != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_dialog ())));
  g_assert_false (says (GTK_WIDGET (find_dialog ()), "beyond its edge"));
  set_margins (&(CrMargins){ -4, 6, 1, 0 });
  g_assert_true (says (GTK_WIDGET (find_dialog ()),
                       "1 man or siege tower placed on the map is beyond its edge"));
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (find_dialog ())));
  WAIT_UNTIL (grid->columns == 14 && find_dialog () == NULL);
  g_assert_true (is_manned (stage, 3, 6, 1));
  fire = cra_map_page_get_fire (stage_get_map_page (stage->window));
  g_assert_nonnull (cre_ask_get_options (asked_of (fire)).weapon);
  g_assert_nonnull (asked_lof (fire));
  g_assert_true (cr_hex_equal (asked_lof (fire)->to.hex, cr_grid_hex_at (grid, 5, 6)));
  cre_document_undo (stage->window->document);
  g_assert_true (is_manned (stage, 4, 4, 2));
  g_assert_true (is_manned (stage, 7, 5, 2));
  cre_document_redo (stage->window->document);
  g_assert_true (is_manned (stage, 3, 6, 1));
}

/* A number is typed and Enter goes on. */
static void
test_resize_enter (Stage *stage, gconstpointer data)
{
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  int columns = grid->columns;
  GtkWidget *focus;

  activate (stage, "map.resize", NULL);
  WAIT_UNTIL (find_dialog () != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_dialog ())));
  set_margins (&(CrMargins){ .east = 3 });
  gtk_widget_child_focus (GTK_WIDGET (find_dialog ()), GTK_DIR_TAB_FORWARD);
  while (!GTK_IS_TEXT (focus = gtk_window_get_focus (GTK_WINDOW (find_dialog ()))))
    g_assert_true (gtk_widget_child_focus (GTK_WIDGET (find_dialog ()), GTK_DIR_TAB_FORWARD));
  pointer_key (focus, GDK_KEY_Return, 0);
  WAIT_UNTIL (find_dialog () == NULL && grid->columns == columns + 3);
}

/* The map grows and shrinks by a dialog; the hexes stay what they were, the tool stays in hand and
 * paints where the pointer is; undoing brings back what was cut off. */
static void
test_resize (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  const CrGrid *grid = cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document));
  CrPoint at;

  activate (stage, "map.tool", "terrain");
  g_object_set (get_tool (stage), "code", "moat", NULL);
  at = find_hex (stage, 4, 4);
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 4, 4), "moat") == 0);
  WAIT_UNTIL (!cre_tool_is_active (get_tool (stage)));
  activate (stage, "map.resize", NULL);
  WAIT_UNTIL (find_dialog () != NULL && gtk_widget_get_mapped (GTK_WIDGET (find_dialog ())));
  set_margins (&(CrMargins){ -4, 6, 1, 0 });
  gtk_widget_activate (gtk_window_get_default_widget (GTK_WINDOW (find_dialog ())));
  WAIT_UNTIL (grid->columns == 14 && find_dialog () == NULL);
  g_assert_cmpint (grid->rows, ==, 10);
  g_assert_cmpuint (cr_resize_count_hidden (
                        cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document))),
                    ==, 1);
  g_assert_true (is_in_hand (stage, "terrain"));
  g_assert_true (has_code (stage, "moat"));
  at = find_hex (stage, 14, 10);
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (g_strcmp0 (get_terrain (stage, 14, 10), "moat") == 0);
  pointer_key (canvas, GDK_KEY_z, GDK_KEY_Control_L);
  pointer_key (canvas, GDK_KEY_z, GDK_KEY_Control_L);
  WAIT_UNTIL (grid->columns == 12);
  g_assert_cmpstr (get_terrain (stage, 4, 4), ==, "moat");
  pointer_key (canvas, GDK_KEY_y, GDK_KEY_Control_L);
  WAIT_UNTIL (grid->columns == 14);
}

/* What carries only a picture has words as well: a tooltip, and a name for screen readers. What is
 * chosen or filled in has one name, not one twice. */
static void
check_words (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL &&
      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)) != NULL &&
      !g_str_has_prefix (gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)), "window.")) {
    if (gtk_widget_get_tooltip_text (widget) == NULL)
      g_test_message ("%s has no tooltip",
                      gtk_actionable_get_action_name (GTK_ACTIONABLE (widget)));
    g_assert_nonnull (gtk_widget_get_tooltip_text (widget));
    g_assert_true (
        gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
  }
  if (GTK_IS_DROP_DOWN (widget) || GTK_IS_SPIN_BUTTON (widget) || GTK_IS_ENTRY (widget))
    g_assert_true (
        gtk_test_accessible_has_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL));
  if (GTK_IS_SPIN_BUTTON (widget) || GTK_IS_ENTRY (widget))
    g_assert_false (gtk_test_accessible_has_relation (GTK_ACCESSIBLE (widget),
                                                      GTK_ACCESSIBLE_RELATION_LABELLED_BY));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    check_words (child);
}

static void
test_words (Stage *stage, gconstpointer data)
{
  static const char *const tools[] = { "select", "terrain", "level", "side", "stairway", "fire" };
  gsize n = 0;
  const CraKey *keys = cra_keys_get (&n);

  for (gsize i = 0; i < G_N_ELEMENTS (tools); i++) {
    gtk_widget_activate_action (GTK_WIDGET (stage->window), "map.tool", "s", tools[i]);
    WAIT_UNTIL (is_in_hand (stage, tools[i]));
    check_words (GTK_WIDGET (stage->window));
  }
  for (gsize i = 0; i < n; i++) {
    g_autofree char *name = NULL;
    g_autoptr (GVariant) target = NULL;

    if (keys[i].action == NULL || g_str_has_prefix (keys[i].action, "window."))
      continue;
    g_assert_true (g_action_parse_detailed_name (keys[i].action, &name, &target, NULL));
    g_assert_true (g_str_has_prefix (name, "app.")
                       ? g_action_group_has_action (G_ACTION_GROUP (stage->application), name + 4)
                       : stage_has_action (stage->window, name));
  }
}

static gboolean
is_idle (gpointer data)
{
  *(gboolean *) data = TRUE;
  return G_SOURCE_REMOVE;
}

/* Worker thread. */
static void
tell_idle (gpointer data)
{
  g_idle_add_full (CRA_WORKER_DONE, is_idle, data, NULL);
}

/* What the canvas shows, once all its tiles are up to date. */
static cairo_surface_t *
grab_canvas (Stage *stage)
{
  GtkWidget *canvas = GTK_WIDGET (get_canvas (stage));
  int width = gtk_widget_get_width (canvas), height = gtk_widget_get_height (canvas);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  GTK_WIDGET_GET_CLASS (canvas)->snapshot (canvas, snapshot);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  cairo_t *cr = cairo_create (surface);
  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return surface;
}

/* A change of the map goes to the worker, which then says what is to be drawn anew. */
static void
wait_for_tiles (Stage *stage)
{
  gboolean idle = FALSE;

  cra_worker_push (tell_idle, &idle);
  WAIT_UNTIL (idle);
  gtk_test_widget_wait_for_draw (GTK_WIDGET (get_canvas (stage)));
  WAIT_UNTIL (cra_canvas_is_complete (get_canvas (stage)));
}

static gboolean
is_same_picture (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size =
      (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);

  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b), size) == 0;
}

/* The margin far below a first rampart, and after it was taken back, is as if drawn anew. */
static void
test_margin (Stage *stage, gconstpointer data)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (stage->window->document);
  const CrMap *map = cre_map_document_get_map (document);
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (map), 6, 2) };
  CraMapView *view = cra_map_page_get_view (stage_get_map_page (stage->window));

  for (int i = 0; i < 3; i++) {
    wait_for_tiles (stage);
    if (i == 1) {
      CrEdit *edit = cr_edit_new ();

      cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, "rampart");
      cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, 2);
      cre_map_document_apply (document, edit, "rampart", 0);
    } else if (i == 2) {
      cre_document_undo (CRE_DOCUMENT (document));
    }
    wait_for_tiles (stage);
    cairo_surface_t *kept = grab_canvas (stage);
    cra_map_view_refresh_picture (view);
    wait_for_tiles (stage);
    cairo_surface_t *made = grab_canvas (stage);
    g_assert_true (is_same_picture (kept, made));
    cairo_surface_destroy (kept);
    cairo_surface_destroy (made);
  }
}

/* The relative luminance of WCAG 2.1. */
static double
get_light (const GdkRGBA *colour)
{
  const double part[] = { colour->red, colour->green, colour->blue };
  const double share[] = { 0.2126, 0.7152, 0.0722 };
  double light = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (part); i++)
    light +=
        share[i] * (part[i] <= 0.03928 ? part[i] / 12.92 : pow ((part[i] + 0.055) / 1.055, 2.4));
  return light;
}

/* What ".dim" leaves of a colour. */
static float
dim (float colour, float ground)
{
  return ground + 0.72f * (colour - ground);
}

/* A link can be read on the ground that the panels have, dimmed as those to the rules too. */
static void
check_link (Stage *stage)
{
  GtkWidget *link = gtk_link_button_new ("https://example.org");
  GtkStyleContext *style = gtk_widget_get_style_context (link);
  GdkRGBA ground, colour;
  double link_light, ground_light;

  gtk_box_append (GTK_BOX (stage->window->title_box), link);
  g_assert_true (gtk_style_context_lookup_color (style, "theme_bg_color", &ground));
  gtk_style_context_get_color (style, &colour);
  gtk_box_remove (GTK_BOX (stage->window->title_box), link);
  colour = (GdkRGBA){ dim (colour.red, ground.red), dim (colour.green, ground.green),
                      dim (colour.blue, ground.blue), 1 };
  ground_light = get_light (&ground);
  link_light = get_light (&colour);
  g_assert_cmpfloat ((link_light + 0.05) / (ground_light + 0.05), >=, 4.5);
}

/* A theme that is dark of itself has our colours for the dark too. */
static void
test_dark (Stage *stage, gconstpointer data)
{
  GtkWidget *window = GTK_WIDGET (stage->window);
  GtkSettings *settings = gtk_settings_get_default ();

  g_assert_false (gtk_widget_has_css_class (window, "dark"));
  g_object_set (settings, "gtk-application-prefer-dark-theme", TRUE, NULL);
  g_assert_true (gtk_widget_has_css_class (window, "dark"));
  check_link (stage);
  g_object_set (settings, "gtk-application-prefer-dark-theme", FALSE, NULL);
  g_assert_false (gtk_widget_has_css_class (window, "dark"));
}

/* Worker thread. */
static void
work_slowly (gpointer data)
{
  g_usleep (300000);
  g_printerr ("all is drawn\n");
}

/* A process ends only when its worker has done: fonts and libraries are still there for it. */
static void
test_exit (void)
{
  if (g_test_subprocess ()) {
    cra_worker_push (work_slowly, NULL);
    exit (0);
  }
  g_test_trap_subprocess (NULL, 0, 0);
  g_test_trap_assert_passed ();
  g_test_trap_assert_stderr ("*all is drawn*");
}

/* The bar of work that lasts is as wide as GTK wants it: any warning ends the test. */
static void
test_progress (Stage *stage, gconstpointer data)
{
  GtkWidget *bar = GTK_WIDGET (stage->window->progress);

  cra_window_begin_progress (stage->window);
  WAIT_UNTIL (gtk_widget_get_mapped (bar));
  for (int i = 0; i < 3; i++) {
    gtk_progress_bar_pulse (stage->window->progress);
    gtk_test_widget_wait_for_draw (bar);
  }
  cra_window_end_progress (stage->window);
  g_assert_false (gtk_widget_get_visible (bar));
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);

  ADD ("/app/window/paint", test_paint);
  ADD ("/app/window/pick", test_pick);
  ADD ("/app/window/keyboard", test_keyboard);
  ADD ("/app/window/sentence", test_sentence);
  ADD ("/app/window/zoom", test_zoom);
  ADD ("/app/window/copy-paste", test_copy_paste);
  ADD ("/app/window/stamp", test_stamp);
  ADD ("/app/window/resting-pointer", test_resting_pointer);
  ADD ("/app/window/walls", test_walls);
  ADD ("/app/window/margin", test_margin);
  ADD ("/app/window/resize", test_resize);
  ADD ("/app/window/resize-men", test_resize_men);
  ADD ("/app/window/resize-enter", test_resize_enter);
  ADD ("/app/window/words", test_words);
  ADD ("/app/window/progress", test_progress);
  ADD ("/app/window/dark", test_dark);
  g_test_add_func ("/app/window/exit", test_exit);
  return pointer_is_there () ? g_test_run () : 77;
}
