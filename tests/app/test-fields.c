/* test-fields.c: fields of panels and dialogs: what changes them, and what they show.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; design/window sections 4 and 5. */
#include "cra-map-page-private.h"
#include "cra-map-view-private.h"
#include "cra-new-dialog.h"
#include "cra-resize-dialog.h"
#include "cra-window-private.h"
#include "hand.h"
#include "pointer.h"
#include "stage.h"

#include "cr-area.h"

#include <glib/gstdio.h>

#include "cr-xml-map.h"
#include "cre-tools.h"

/* Notches of the wheel each way. */
#define NOTCHES 3

static void
set_up (Stage *stage, gconstpointer data)
{
  stage_set_up (stage, stage_open_castle ("border-castle"));
}

static void
activate (Stage *stage, const char *name, const char *target)
{
  stage_do (stage->window, name, target);
}

static GBytes *
dup_map (Stage *stage)
{
  return cr_map_serialize (cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document)));
}

/* The wheel. */

/* Fields that hold a value that one notch could change. */
static gboolean
is_field (GtkWidget *widget)
{
  return GTK_IS_SPIN_BUTTON (widget) || GTK_IS_SCALE (widget) || GTK_IS_DROP_DOWN (widget);
}

static double
get_value (GtkWidget *field)
{
  if (GTK_IS_SPIN_BUTTON (field))
    return gtk_spin_button_get_value (GTK_SPIN_BUTTON (field));
  if (GTK_IS_SCALE (field))
    return gtk_range_get_value (GTK_RANGE (field));
  return gtk_drop_down_get_selected (GTK_DROP_DOWN (field));
}

static void
list_fields (GtkWidget *root, GPtrArray *fields)
{
  if (!gtk_widget_get_mapped (root))
    return;
  if (is_field (root)) {
    g_ptr_array_add (fields, g_object_ref (root));
    return;
  }
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    list_fields (child, fields);
}

static gboolean
count_cb (guint *n)
{
  (*n)++;
  return GDK_EVENT_PROPAGATE;
}

/* Every notch has arrived when it was counted, before anything else could take it. */
static void
turn_wheel (GtkWidget *root, int button)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  guint n = 0;

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  g_signal_connect_swapped (scroll, "scroll", G_CALLBACK (count_cb), &n);
  gtk_widget_add_controller (root, scroll);
  for (int i = 0; i < NOTCHES; i++) {
    pointer_button (button, TRUE);
    pointer_button (button, FALSE);
  }
  WAIT_UNTIL (n == NOTCHES);
  gtk_widget_remove_controller (root, scroll);
}

/* What is seldom needed is folded away, until its title is pressed. */
static void
unfold (GtkWidget *root)
{
  if (GTK_IS_EXPANDER (root))
    gtk_expander_set_expanded (GTK_EXPANDER (root), TRUE);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    unfold (child);
}

static gboolean
uncover (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down;
  graphene_rect_t place;

  if (window == NULL || !gtk_widget_compute_bounds (widget, window, &place))
    return TRUE;
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) + place.origin.y -
                                      gtk_widget_get_height (window) / 2.0);
  pointer_rest (widget);
  return gtk_widget_compute_bounds (widget, window, &place) && place.origin.y >= 0 &&
         place.origin.y + place.size.height <= (float) gtk_widget_get_height (window);
}

/* Up and down over each field that is to be seen in @root; returns how many there were. */
static guint
scroll_over (GtkWidget *root)
{
  g_autoptr (GPtrArray) fields = g_ptr_array_new_with_free_func (g_object_unref);
  GtkWidget *window = GTK_WIDGET (gtk_widget_get_root (root));

  unfold (root);
  pointer_rest (root);
  list_fields (root, fields);
  for (guint i = 0; i < fields->len; i++) {
    GtkWidget *field = fields->pdata[i];
    double before = get_value (field);

    g_assert_true (uncover (field));
    pointer_move (field, 12, gtk_widget_get_height (field) / 2.0);
    turn_wheel (window, 4);
    g_assert_cmpfloat (get_value (field), ==, before);
    turn_wheel (window, 5);
    g_assert_cmpfloat (get_value (field), ==, before);
  }
  return fields->len;
}

static void
show_in_inspector (Stage *stage, const char *what)
{
  if (what == NULL)
    activate (stage, "map.tool", "select");
  else if (strchr (what, '.') != NULL)
    activate (stage, "map.inspect-side", strchr (what, '.') + 1);
  else
    activate (stage, "map.inspect", what);
}

/* Over every panel there is, whatever it shows: the map stays what it was. */
static void
test_wheel_panels (Stage *stage, gconstpointer data)
{
  static const char *const subjects[] = { NULL, ".7,6:NE", "1:0", "2:0", "3:0", "4:0" };
  g_autoptr (GBytes) before = dup_map (stage);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CraInspector *inspector = cra_map_page_get_inspector (stage_get_page (stage));
  CrPlace place = {
    0, cr_grid_hex_at (cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document)), 7, 6)
  };
  guint n = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (subjects); i++) {
    show_in_inspector (stage, subjects[i]);
    n += scroll_over (GTK_WIDGET (stage_get_map_page (stage->window)->right));
  }
  g_array_append_val (places, place);
  cra_inspector_show_places (inspector, places);
  n += scroll_over (GTK_WIDGET (stage_get_map_page (stage->window)->right));
  g_assert_cmpuint (n, >, 10);
  g_autoptr (GBytes) after = dup_map (stage);
  g_assert_true (g_bytes_equal (before, after));
  g_assert_null (cre_document_get_undo_label (stage->window->document));
}

static void
test_wheel_tools (Stage *stage, gconstpointer data)
{
  g_autoptr (GBytes) before = dup_map (stage);
  guint n_tools, n = 0;
  const CreToolInfo *tools = cre_tools_get (&n_tools);

  for (guint i = 0; i < n_tools; i++) {
    activate (stage, "map.tool", tools[i].id);
    n += scroll_over (GTK_WIDGET (stage_get_map_page (stage->window)->options_side));
  }
  g_assert_cmpuint (n, >, 10);
  g_autoptr (GBytes) after = dup_map (stage);
  g_assert_true (g_bytes_equal (before, after));
}

static void
test_wheel_dialogs (Stage *stage, gconstpointer data)
{
  GtkWindow *dialogs[] = {
    GTK_WINDOW (cra_new_dialog_new (GTK_WINDOW (stage->window), "New", "Name")),
    GTK_WINDOW (cra_resize_dialog_new (GTK_WINDOW (stage->window), stage_get_document (stage))),
  };

  for (gsize i = 0; i < G_N_ELEMENTS (dialogs); i++) {
    GtkWidget *dialog = GTK_WIDGET (dialogs[i]);

    gtk_window_present (dialogs[i]);
    gtk_test_widget_wait_for_draw (dialog);
    gtk_window_set_focus (dialogs[i], NULL);
    g_assert_cmpuint (scroll_over (dialog), >=, 4);
    gtk_window_destroy (dialogs[i]);
  }
}

/* Over a field the wheel scrolls the panel, as it does beside it. */
static void
test_wheel_scrolls (Stage *stage, gconstpointer data)
{
  GtkWidget *right = GTK_WIDGET (stage_get_map_page (stage->window)->right), *spin, *window;
  GtkAdjustment *down;
  double before;

  activate (stage, "map.tool", "select");
  unfold (right);
  pointer_rest (right);
  spin = hand_find_row (right, "First column");
  g_assert_true (uncover (spin));
  window = gtk_widget_get_ancestor (spin, GTK_TYPE_SCROLLED_WINDOW);
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  before = gtk_adjustment_get_value (down);
  pointer_move (spin, 12, 12);
  turn_wheel (GTK_WIDGET (stage->window), 4);
  WAIT_UNTIL (gtk_adjustment_get_value (down) < before);
}

/* The field that is worked in takes the wheel: it was chosen. */
static void
test_wheel_focus (Stage *stage, gconstpointer data)
{
  GtkWidget *right = GTK_WIDGET (stage_get_map_page (stage->window)->right), *spin;
  double before;

  activate (stage, "map.tool", "select");
  unfold (right);
  pointer_rest (right);
  spin = hand_find_row (right, "First column");
  g_assert_true (uncover (spin));
  before = get_value (spin);
  gtk_widget_grab_focus (spin);
  pointer_move (spin, 12, 12);
  turn_wheel (GTK_WIDGET (stage->window), 4);
  WAIT_UNTIL (get_value (spin) > before);
}

/* Undo. */

static CrPlace
find (Stage *stage, const char *text)
{
  CrPlace place = { -1 };

  g_assert_true (cr_map_parse_place (
      cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document)), text, &place, NULL));
  return place;
}

static int
get_level (Stage *stage, const char *text)
{
  return cr_map_get_level (cre_map_document_get_map (CRE_MAP_DOCUMENT (stage->window->document)),
                           find (stage, text));
}

static void
select_hex (Stage *stage, const char *text)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place = find (stage, text);

  g_array_append_val (places, place);
  cra_inspector_show_places (cra_map_page_get_inspector (stage_get_page (stage)), places);
  pointer_rest (GTK_WIDGET (stage_get_map_page (stage->window)->right));
}

/* The spin button within the row of that label. */
static GtkWidget *
find_spin (Stage *stage, const char *label)
{
  GtkWidget *row = hand_find_row (GTK_WIDGET (stage_get_map_page (stage->window)->right), label);

  return hand_find_type (row, GTK_TYPE_SPIN_BUTTON);
}

static void
type_into (Stage *stage, GtkWidget *field, const char *text)
{
  Hand hand = { stage->window, 0, 0 };
  GtkWidget *inner = hand_find_type (field, GTK_TYPE_TEXT);

  hand_click (&hand, inner);
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (stage->window)) == inner);
  pointer_key (field, GDK_KEY_a, GDK_KEY_Control_L);
  hand_type (&hand, field, text);
  WAIT_UNTIL (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (field)), text));
}

static void
leave (Stage *stage)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (stage->window));

  /* Whoever pressed a button has left already. */
  if (!GTK_IS_TEXT (focus))
    return;
  pointer_key (focus, GDK_KEY_Tab, 0);
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (stage->window)) != focus);
}

static const char *const ways[] = { "keys", "button", "action" };

static void
undo (Stage *stage, const char *way)
{
  Hand hand = { stage->window, 0, 0 };

  if (g_str_equal (way, "keys"))
    pointer_key (GTK_WIDGET (stage->window), GDK_KEY_z, GDK_KEY_Control_L);
  else if (g_str_equal (way, "button"))
    hand_click (&hand, stage->window->undo_button);
  else
    activate (stage, "win.undo", NULL);
}

static const char *
get_text (GtkWidget *field)
{
  return gtk_editable_get_text (GTK_EDITABLE (field));
}

/* A list within a popover gives the pointer back when it closes: a press elsewhere closes the
 * popover, and the next one reaches the map. */
static void
test_list_in_popover (Stage *stage, gconstpointer data)
{
  Hand hand = { stage->window, 0, 0 };
  GtkWidget *button, *popover,
      *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));

  activate (stage, "map.tool", "select");
  select_hex (stage, "13,12");
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window), "Gate") != NULL);
  button = hand_find_type (gtk_widget_get_parent (hand_find (GTK_WIDGET (stage->window), "Gate")),
                           GTK_TYPE_MENU_BUTTON);
  hand_click (&hand, button);
  popover = GTK_WIDGET (gtk_menu_button_get_popover (GTK_MENU_BUTTON (button)));
  WAIT_UNTIL (gtk_widget_get_mapped (popover));
  hand_pick (&hand, popover, "State", "broken");
  WAIT_UNTIL (gtk_widget_get_mapped (popover));
  pointer_rest (popover);
  pointer_click (canvas, 60, 200);
  WAIT_UNTIL (!gtk_widget_get_mapped (popover));
  pointer_rest (canvas);
  pointer_click (canvas, 60, 200);
  WAIT_UNTIL (hand_find (GTK_WIDGET (stage->window), "Gate") == NULL);
}

/* A level that was changed and undone is shown as it was, and leaving the field writes nothing. */
static void
test_undo_level (Stage *stage, gconstpointer way)
{
  int before = get_level (stage, "7,6");
  g_autofree char *text = NULL;
  GtkWidget *spin;

  activate (stage, "map.tool", "select");
  select_hex (stage, "7,6");
  spin = find_spin (stage, "Level");
  text = g_strdup (get_text (spin));
  type_into (stage, spin, "9");
  pointer_key (spin, GDK_KEY_Return, 0);
  WAIT_UNTIL (get_level (stage, "7,6") == 9);
  pointer_key (spin, GDK_KEY_Up, 0);
  WAIT_UNTIL (get_level (stage, "7,6") == 10);
  undo (stage, way);
  WAIT_UNTIL (get_level (stage, "7,6") == before);
  g_assert_cmpstr (get_text (spin), ==, text);
  leave (stage);
  select_hex (stage, "8,6");
  g_assert_cmpint (get_level (stage, "7,6"), ==, before);
  g_assert_nonnull (cre_document_get_redo_label (stage->window->document));
}

/* Enter has done with a name: the next letter is a tool's, and no part of the name. */
static void
test_enter (Stage *stage, gconstpointer data)
{
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (stage_get_view (stage)));
  GtkWidget *row;
  GtkWidget *entry;

  activate (stage, "map.tool", "select");
  select_hex (stage, "7,6");
  row = hand_find_row (GTK_WIDGET (stage_get_map_page (stage->window)->right), "Name");
  entry = hand_find_type (row, GTK_TYPE_ENTRY);
  type_into (stage, entry, "Hall");
  pointer_key (entry, GDK_KEY_Return, 0);
  WAIT_UNTIL (gtk_root_get_focus (GTK_ROOT (stage->window)) == canvas);
  pointer_key (canvas, GDK_KEY_l, 0);
  WAIT_UNTIL (g_str_equal (cra_map_page_get_tool (stage_get_page (stage)), "fire"));
  g_assert_cmpint (cr_map_find_area (cre_map_document_get_map (stage_get_document (stage)), "Hall"),
                   >=, 0);
}

/* What is typed and not yet taken is a step of its own: undo takes back that and nothing before it,
 * and redo brings it again. */
static void
test_undo_typing (Stage *stage, gconstpointer way)
{
  int before = get_level (stage, "7,6");
  GtkWidget *spin;

  activate (stage, "map.tool", "select");
  select_hex (stage, "9,6");
  type_into (stage, find_spin (stage, "Level"), "7");
  leave (stage);
  g_assert_cmpint (get_level (stage, "9,6"), ==, 7);
  select_hex (stage, "7,6");
  spin = find_spin (stage, "Level");
  type_into (stage, spin, "9");
  undo (stage, way);
  WAIT_UNTIL (cre_document_get_redo_label (stage->window->document) != NULL);
  g_assert_cmpint (get_level (stage, "7,6"), ==, before);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, before);
  g_assert_cmpint (get_level (stage, "9,6"), ==, 7);
  activate (stage, "win.redo", NULL);
  g_assert_cmpint (get_level (stage, "7,6"), ==, 9);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, 9);
}

static void
test_undo_name (Stage *stage, gconstpointer way)
{
  GtkWidget *right = GTK_WIDGET (stage_get_map_page (stage->window)->right), *entry;
  g_autofree char *title = g_strdup (cre_document_get_title (stage->window->document));
  g_autoptr (GArray) none = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  activate (stage, "map.tool", "select");
  select_hex (stage, "9,6");
  type_into (stage, find_spin (stage, "Level"), "7");
  leave (stage);
  cra_inspector_show_places (cra_map_page_get_inspector (stage_get_page (stage)), none);
  pointer_rest (right);
  entry = hand_find_row (right, "Name");
  type_into (stage, entry, "montjoie");
  undo (stage, way);
  WAIT_UNTIL (cre_document_get_redo_label (stage->window->document) != NULL);
  g_assert_cmpstr (cre_document_get_title (stage->window->document), ==, title);
  g_assert_cmpstr (get_text (entry), ==, title);
  activate (stage, "win.redo", NULL);
  g_assert_cmpstr (cre_document_get_title (stage->window->document), ==, "montjoie");
  g_assert_cmpstr (get_text (entry), ==, "montjoie");
}

/* Whoever clicks on the map has done with the field: the level is that of the hex it was typed
 * for. */
static void
test_typed_for (Stage *stage, gconstpointer data)
{
  CraMapView *view = stage_get_view (stage);
  GtkWidget *canvas = GTK_WIDGET (cra_map_view_get_canvas (view));
  CrPoint at;
  int before = get_level (stage, "12,9");

  activate (stage, "map.tool", "select");
  select_hex (stage, "7,6");
  type_into (stage, find_spin (stage, "Level"), "9");
  at = cra_viewport_to_widget (
      cra_canvas_get_viewport (cra_map_view_get_canvas (view)),
      cr_layout_centre (cre_map_document_get_grid (CRE_MAP_DOCUMENT (stage->window->document)),
                        find (stage, "12,9").hex));
  pointer_click (canvas, at.x, at.y);
  WAIT_UNTIL (get_level (stage, "7,6") == 9);
  g_assert_cmpint (get_level (stage, "12,9"), ==, before);
}

/* What answers the program finds meanwhile leave the typing alone, and the next problem, which
 * shows another hex, has it taken for the one it was typed for. */
static void
test_typed_meanwhile (Stage *stage, gconstpointer data)
{
  int before = get_level (stage, "12,9");
  GtkWidget *spin;

  activate (stage, "map.tool", "select");
  select_hex (stage, "7,6");
  spin = find_spin (stage, "Level");
  type_into (stage, spin, "9");
  g_signal_emit_by_name (stage->window->document, "fire-ready");
  g_assert_cmpstr (get_text (spin), ==, "9");
  select_hex (stage, "12,9");
  g_assert_cmpint (get_level (stage, "7,6"), ==, 9);
  g_assert_cmpint (get_level (stage, "12,9"), ==, before);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (spin)), ==, before);
}

/* Ctrl+S saves what is in the fields as one sees them. */
static void
test_save_typing (Stage *stage, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-fields-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "typed.map.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (CrMap) saved = NULL;

  g_assert_true (cre_document_save (stage->window->document, file, NULL));
  activate (stage, "map.tool", "select");
  select_hex (stage, "7,6");
  type_into (stage, find_spin (stage, "Level"), "9");
  pointer_key (GTK_WIDGET (stage->window), GDK_KEY_s, GDK_KEY_Control_L);
  WAIT_UNTIL (get_level (stage, "7,6") == 9 &&
              !cre_document_get_modified (stage->window->document));
  saved = cr_map_load (path, NULL, NULL);
  g_assert_cmpint (cr_map_get_level (saved, find (stage, "7,6")), ==, 9);
  g_file_delete (file, NULL, NULL);
  g_rmdir (folder);
}

#define ADD(path, test) g_test_add (path, Stage, NULL, set_up, test, stage_tear_down)

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  if (!pointer_is_there ()) {
    g_print ("1..0 # SKIP no X11 to point in\n");
    return 0;
  }
  ADD ("/app/fields/wheel/panels", test_wheel_panels);
  ADD ("/app/fields/wheel/tools", test_wheel_tools);
  ADD ("/app/fields/wheel/dialogs", test_wheel_dialogs);
  ADD ("/app/fields/wheel/scrolls", test_wheel_scrolls);
  ADD ("/app/fields/wheel/focus", test_wheel_focus);
  ADD ("/app/fields/list-in-popover", test_list_in_popover);
  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autofree char *level = g_strdup_printf ("/app/fields/undo/level/%s", ways[i]);
    g_autofree char *typing = g_strdup_printf ("/app/fields/undo/typing/%s", ways[i]);
    g_autofree char *name = g_strdup_printf ("/app/fields/undo/name/%s", ways[i]);

    g_test_add (level, Stage, ways[i], set_up, test_undo_level, stage_tear_down);
    g_test_add (typing, Stage, ways[i], set_up, test_undo_typing, stage_tear_down);
    g_test_add (name, Stage, ways[i], set_up, test_undo_name, stage_tear_down);
  }
  ADD ("/app/fields/enter", test_enter);
  ADD ("/app/fields/typed-for", test_typed_for);
  ADD ("/app/fields/typed-meanwhile", test_typed_meanwhile);
  ADD ("/app/fields/save-typing", test_save_typing);
  return g_test_run ();
}
