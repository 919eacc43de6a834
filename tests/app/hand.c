/* hand.c: someone at the window: what he does with pointer and keys, and how long it takes him.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "hand.h"

#include "cra-map-page-private.h"
#include "cra-map-view-private.h"

/* A stroke over more hexes or sides than this takes longer than a click. */
#define LONG_STROKE 6

void
hand_spend (Hand *hand, double seconds)
{
  hand->seconds += seconds;
  hand->n_acts++;
}

/* What is done from here on, for the log. */
void
hand_say (Hand *hand, const char *what)
{
  g_test_message ("%2d:%02d  %s", (int) hand->seconds / 60, (int) hand->seconds % 60, what);
}

/* Widgets. */

static gboolean
says (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget))
    return g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text);
  return (GTK_IS_BUTTON (widget) || GTK_IS_DRAWING_AREA (widget)) &&
         g_strcmp0 (gtk_widget_get_tooltip_text (widget), text) == 0;
}

/* Returns: (transfer none) (nullable): the first that is on the screen and says that */
GtkWidget *
hand_find (GtkWidget *root, const char *text)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (says (root, text))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = hand_find (child, text);

    if (found != NULL)
      return found;
  }
  return NULL;
}

GtkWidget *
hand_find_type (GtkWidget *root, GType type)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (g_type_is_a (G_OBJECT_TYPE (root), type))
    return root;
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = hand_find_type (child, type);

    if (found != NULL)
      return found;
  }
  return NULL;
}

/* A heading has its key beside it, which is no field. */
static gboolean
is_of_field (GtkWidget *label)
{
  GtkWidget *next = gtk_widget_get_next_sibling (label);

  return next != NULL && !GTK_IS_LABEL (next);
}

static GtkWidget *
find_field (GtkWidget *root, const char *label)
{
  if (!gtk_widget_get_mapped (root))
    return NULL;
  if (GTK_IS_LABEL (root) && says (root, label) && is_of_field (root))
    return gtk_widget_get_next_sibling (root);
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child)) {
    GtkWidget *found = find_field (child, label);

    if (found != NULL)
      return found;
  }
  return NULL;
}

/* The field beside its label. */
GtkWidget *
hand_find_row (GtkWidget *form, const char *label)
{
  g_test_message ("field %s", label);
  WAIT_UNTIL (find_field (form, label) != NULL);
  return find_field (form, label);
}

GtkWidget *
hand_get_options (Hand *hand)
{
  return gtk_stack_get_visible_child (stage_get_map_page (hand->window)->options);
}

/* Where a widget stands is known once it was drawn there. */
static void
settle (GtkWidget *widget)
{
  WAIT_UNTIL (gtk_widget_get_mapped (widget) && gtk_widget_get_width (widget) > 0);
  gtk_test_widget_wait_for_draw (widget);
}

/* What the keys go to, whether or not the window is the active one. */
GtkWidget *
hand_get_focus (Hand *hand)
{
  return gtk_root_get_focus (GTK_ROOT (hand->window));
}

/* What has been scrolled away is scrolled back, as a wheel would. */
static void
uncover (GtkWidget *widget)
{
  GtkWidget *window = gtk_widget_get_ancestor (widget, GTK_TYPE_SCROLLED_WINDOW);
  GtkAdjustment *down;
  graphene_rect_t place;

  if (window == NULL || !gtk_widget_compute_bounds (widget, window, &place))
    return;
  down = gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (window));
  if (place.origin.y >= 0 &&
      place.origin.y + place.size.height <= (float) gtk_widget_get_height (window))
    return;
  gtk_adjustment_set_value (down, gtk_adjustment_get_value (down) + place.origin.y -
                                      gtk_widget_get_height (window) / 2.0);
  gtk_test_widget_wait_for_draw (widget);
}

/* What cannot be pressed yet, or is on its way to elsewhere, a person does not press either. */
static void
click (GtkWidget *widget)
{
  settle (widget);
  uncover (widget);
  WAIT_UNTIL (gtk_widget_is_sensitive (widget));
  pointer_rest (widget);
  pointer_click (widget, gtk_widget_get_width (widget) / 2.0, gtk_widget_get_height (widget) / 2.0);
}

void
hand_click (Hand *hand, GtkWidget *widget)
{
  click (widget);
  hand_spend (hand, HAND_CLICK);
}

/* A button by what is on it; it may be on its way, or about to be replaced by one like it. */
void
hand_press (Hand *hand, GtkWidget *root, const char *text)
{
  g_test_message ("press %s", text);
  WAIT_UNTIL (hand_find (root, text) != NULL);
  pointer_rest (root);
  WAIT_UNTIL (hand_find (root, text) != NULL);
  hand_click (hand, hand_find (root, text));
}

void
hand_key (Hand *hand, GtkWidget *where, guint keyval, guint modifier)
{
  pointer_key (where, keyval, modifier);
  hand_spend (hand, HAND_KEY);
}

static void
type_letter (GtkWidget *where, char letter)
{
  guint keyval = gdk_unicode_to_keyval ((guint) letter);

  pointer_key (where, keyval, g_ascii_isupper (letter) ? GDK_KEY_Shift_L : 0);
}

/* Into what has the focus. */
void
hand_type (Hand *hand, GtkWidget *where, const char *text)
{
  for (const char *c = text; *c != '\0'; c++)
    type_letter (where, *c);
  hand_spend (hand, HAND_KEY + HAND_LETTER * (double) strlen (text));
}

/* Over what is in the field, and Enter. */
static void
fill (Hand *hand, GtkWidget *field, const char *text)
{
  GtkWidget *inner = hand_find_type (field, GTK_TYPE_TEXT);

  hand_click (hand, inner);
  WAIT_UNTIL (gtk_root_get_focus (gtk_widget_get_root (inner)) == inner);
  pointer_key (field, GDK_KEY_a, GDK_KEY_Control_L);
  hand_type (hand, field, text);
  WAIT_UNTIL (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (field)), text));
  hand_key (hand, field, GDK_KEY_Return, 0);
}

void
hand_fill (Hand *hand, GtkWidget *form, const char *label, const char *text)
{
  fill (hand, hand_find_row (form, label), text);
}

static gboolean
has_chosen (GtkDropDown *drop_down, const char *item)
{
  GtkStringObject *chosen = gtk_drop_down_get_selected_item (drop_down);

  return chosen != NULL && g_str_equal (gtk_string_object_get_string (chosen), item);
}

/* From the list that drops down, in that form. */
void
hand_pick (Hand *hand, GtkWidget *form, const char *label, const char *item)
{
  GtkWidget *drop_down = hand_find_row (form, label);
  GtkWidget *list;

  if (has_chosen (GTK_DROP_DOWN (drop_down), item))
    return;
  hand_click (hand, drop_down);
  WAIT_UNTIL (hand_find_type (drop_down, GTK_TYPE_POPOVER) != NULL);
  list = hand_find_type (drop_down, GTK_TYPE_POPOVER);
  hand_press (hand, list, item);
  WAIT_UNTIL (has_chosen (GTK_DROP_DOWN (drop_down), item) && !gtk_widget_get_mapped (list));
}

void
hand_choose (Hand *hand, const char *label, const char *item)
{
  hand_pick (hand, hand_get_options (hand), label, item);
}

/* A kind of the tool by a few letters of its name. */
void
hand_search (Hand *hand, const char *text, const char *code)
{
  GtkWidget *search = hand_find_type (hand_get_options (hand), GTK_TYPE_SEARCH_ENTRY);
  g_autofree char *now = NULL;

  fill (hand, search, text);
  do {
    g_free (now);
    g_main_context_iteration (NULL, FALSE);
    g_object_get (hand_get_tool (hand), "code", &now, NULL);
  } while (g_strcmp0 (now, code) != 0);
}

/* The map. */

CraMapView *
hand_get_view (Hand *hand)
{
  return cra_map_page_get_view (stage_get_map_page (hand->window));
}

CreTool *
hand_get_tool (Hand *hand)
{
  return cra_map_view_get_tool (hand_get_view (hand));
}

void
hand_take (Hand *hand, guint keyval, const char *tool)
{
  CraMapPage *page = stage_get_map_page (hand->window);

  hand_key (hand, GTK_WIDGET (hand->window), keyval, 0);
  WAIT_UNTIL (g_strcmp0 (cra_map_page_get_tool (page), tool) == 0);
  settle (hand_get_options (hand));
}

/* "7,6" is the middle of a hex, "7,6:NE" near to that side of it. */
static CrPoint
find_point (CraMapView *view, const char *text, CreAim *aim)
{
  const CrMap *map = cre_map_document_get_map (view->document);
  CrPlace place;
  CrDirection side;
  CrPoint at, middle;

  if (cr_map_parse_side (map, text, &place, &side, NULL)) {
    middle = cr_layout_side_middle (&view->grid, place.hex, side);
    at = cr_layout_centre (&view->grid, place.hex);
    at = (CrPoint){ at.x + (middle.x - at.x) * 0.8, at.y + (middle.y - at.y) * 0.8 };
    *aim = (CreAim){ .place = place, .side = side };
  } else {
    g_assert_true (cr_map_parse_place (map, text, &place, NULL));
    at = cr_layout_centre (&view->grid, place.hex);
    *aim = (CreAim){ .place = place, .side = -1 };
  }
  return cra_viewport_to_widget (cra_canvas_get_viewport (view->canvas), at);
}

static gboolean
is_at (CraMapView *view, const CreAim *aim)
{
  return view->has_hover && cr_hex_equal (view->hover.place.hex, aim->place.hex) &&
         (aim->side < 0 || view->hover.side == aim->side);
}

static void
go (CraMapView *view, const char *text)
{
  CreAim aim;
  CrPoint at = find_point (view, text, &aim);

  pointer_move (GTK_WIDGET (view->canvas), at.x, at.y);
  WAIT_UNTIL (is_at (view, &aim));
}

static void
count_cb (CraCanvas *canvas, guint *n_cancelled)
{
  (*n_cancelled)++;
}

static void
draw_path (CraMapView *view, CreTool *tool, char **words)
{
  go (view, words[0]);
  pointer_button (1, TRUE);
  WAIT_UNTIL (cre_tool_is_active (tool));
  for (guint i = 1; words[i] != NULL; i++)
    go (view, words[i]);
  pointer_button (1, FALSE);
  WAIT_UNTIL (!cre_tool_is_active (tool));
}

/* @path: where the button goes down, over what it is drawn, where it comes up. While a list that
 * has dropped down is still closing GTK may take a press back; then a person presses again. */
void
hand_stroke (Hand *hand, const char *path, guint modifier)
{
  g_auto (GStrv) words = g_strsplit (path, " ", -1);
  CraMapView *view = hand_get_view (hand);
  guint n_cancelled = 0, n_before;
  gulong handler = g_signal_connect (view->canvas, "cancel", G_CALLBACK (count_cb), &n_cancelled);

  if (modifier != 0)
    pointer_hold (modifier, TRUE);
  do {
    n_before = n_cancelled;
    draw_path (view, hand_get_tool (hand), words);
    hand_spend (hand, g_strv_length (words) > LONG_STROKE ? HAND_LONG : HAND_CLICK);
  } while (n_cancelled > n_before);
  if (modifier != 0)
    pointer_hold (modifier, FALSE);
  g_signal_handler_disconnect (view->canvas, handler);
}
