/* cra-fit-page-input.c: clicks and keys on the picture, and the list of points.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-fit-page-private.h"

#include "cra-form.h"

#include "cr-numbering.h"
#include "cr-words-decimal.h"

#include <glib/gi18n.h>
#include <math.h>

/* A press within so many pixels of a point on screen takes hold of it. */
#define HOLD 14.0

/* The list of points always shows so many rows, of this height in pixels. */
#define LEAST_ROWS 4
#define ROW_HEIGHT 38

typedef struct {
  CraFitPage *page;
  int index;
  GtkWidget *box, *number, *entry, *bar, *misfit, *remove;
} Row;

static Row *
get_row (CraFitPage *self, guint index)
{
  return g_ptr_array_index (self->rows, index);
}

/* Clicks on the picture are handled here. */

static void
press_cb (CraFitPage *self, CrPoint *point, GdkModifierType state)
{
  const CraViewport *viewport = cra_canvas_get_viewport (self->canvas);
  CrPoint pixel = cra_fit_page_to_pixel (self, *point);
  int index;

  if (self->fit == NULL)
    return;
  index = cre_fit_find_point (self->fit, pixel, HOLD / viewport->scale * self->unit);
  if (index < 0)
    index = (int) cre_fit_add_point (self->fit, cre_fit_guess_hex (self->fit, pixel), pixel);
  cra_fit_page_choose (self, index);
  self->dragging = FALSE;
}

static void
drag_cb (CraFitPage *self, CrPoint *point, GdkModifierType state)
{
  if (self->fit == NULL || self->chosen < 0)
    return;
  cre_fit_move_point (self->fit, (guint) self->chosen, cra_fit_page_to_pixel (self, *point),
                      self->dragging);
  self->dragging = TRUE;
}

/* Selects the guessed number of the point, so that typing replaces it. */
static void
focus_entry (CraFitPage *self, int index)
{
  if (index < (int) self->rows->len)
    gtk_widget_grab_focus (get_row (self, (guint) index)->entry);
}

static void
release_cb (CraFitPage *self, CrPoint *point, GdkModifierType state)
{
  gboolean clicked = !self->dragging;

  self->dragging = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
  if (clicked && self->chosen >= 0)
    focus_entry (self, self->chosen);
}

/* Keys on the picture are handled here. */

static gboolean
nudge_point (CraFitPage *self, guint key, GdkModifierType state)
{
  double step = state & GDK_ALT_MASK ? 0.1 : state & GDK_SHIFT_MASK ? 10 : 1;
  double dx = step * ((key == GDK_KEY_Right) - (key == GDK_KEY_Left));
  double dy = step * ((key == GDK_KEY_Down) - (key == GDK_KEY_Up));

  if (dx == 0 && dy == 0)
    return FALSE;
  if (self->chosen >= 0) {
    CrPoint pixel = cre_fit_get_point (self->fit, (guint) self->chosen).pixel;

    cre_fit_move_point (self->fit, (guint) self->chosen, (CrPoint){ pixel.x + dx, pixel.y + dy },
                        TRUE);
  } else {
    cre_fit_nudge (self->fit, dx, dy);
  }
  return TRUE;
}

/* Adds a point in the middle of the view, for those without a pointer: the arrows move it from
 * there to the centre of a hex that one knows. */
static void
add_in_middle (CraFitPage *self)
{
  GtkWidget *canvas = GTK_WIDGET (self->canvas);
  CrPoint middle = cra_viewport_to_plane (cra_canvas_get_viewport (self->canvas),
                                          gtk_widget_get_width (canvas) / 2.0,
                                          gtk_widget_get_height (canvas) / 2.0);
  CrPoint pixel = cra_fit_page_to_pixel (self, middle);

  cra_fit_page_choose (
      self, (int) cre_fit_add_point (self->fit, cre_fit_guess_hex (self->fit, pixel), pixel));
}

static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraFitPage *self)
{
  int n = self->fit != NULL ? (int) cre_fit_n_points (self->fit) : 0;

  if (self->fit == NULL)
    return FALSE;
  if (key == GDK_KEY_Escape) {
    if (self->chosen >= 0)
      cra_fit_page_choose (self, -1);
    else
      gtk_widget_activate_action (GTK_WIDGET (self), "fit.done", NULL);
    return TRUE;
  }
  if ((key == GDK_KEY_period || key == GDK_KEY_comma) && n > 0) {
    cra_fit_page_choose (self, (self->chosen + (key == GDK_KEY_period ? 1 : n - 1) + n) % n);
    return TRUE;
  }
  if (key == GDK_KEY_Delete && self->chosen >= 0) {
    cre_fit_remove_point (self->fit, (guint) self->chosen);
    return TRUE;
  }
  if (key == GDK_KEY_Insert || key == GDK_KEY_KP_Insert) {
    add_in_middle (self);
    return TRUE;
  }
  if (key == GDK_KEY_Return && self->chosen >= 0) {
    focus_entry (self, self->chosen);
    return TRUE;
  }
  return nudge_point (self, key, state);
}

void
cra_fit_page_connect_input (CraFitPage *self)
{
  GtkEventController *key = gtk_event_controller_key_new ();

  g_signal_connect_swapped (self->canvas, "press", G_CALLBACK (press_cb), self);
  g_signal_connect_swapped (self->canvas, "drag", G_CALLBACK (drag_cb), self);
  g_signal_connect_swapped (self->canvas, "release", G_CALLBACK (release_cb), self);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self->canvas), key);
}

/* The list of points keeps its rows while it is filled, so that typing in one is not disturbed. */

/* Reads the printed number of a hex, or its "7,6" as in files. */
static gboolean
parse_number (CraFitPage *self, const char *text, CrHex *hex_out, GError **error)
{
  const CrNumbering *numbering = cre_fit_get_numbering (self->fit);
  const CrGrid *grid = cre_fit_get_grid (self->fit);

  if (strchr (text, ',') != NULL && *numbering->separator != ',')
    return cr_grid_parse_hex (grid, text, hex_out, error);
  return cr_numbering_parse (numbering, grid, text, hex_out, error);
}

static void
name_cb (GtkEntry *entry, Row *row)
{
  CraFitPage *self = row->page;
  g_autoptr (GError) error = NULL;
  CrHex hex;

  if (!parse_number (self, gtk_editable_get_text (GTK_EDITABLE (entry)), &hex, &error)) {
    gtk_widget_add_css_class (GTK_WIDGET (entry), "error");
    cra_status_bar_set_sentence (self->status, error->message, NULL);
    return;
  }
  gtk_widget_remove_css_class (GTK_WIDGET (entry), "error");
  gtk_widget_grab_focus (GTK_WIDGET (self->canvas));
  cre_fit_name_point (self->fit, (guint) row->index, hex);
}

static void
remove_cb (GtkButton *button, Row *row)
{
  cre_fit_remove_point (row->page->fit, (guint) row->index);
}

static void
focus_cb (GtkEventControllerFocus *focus, Row *row)
{
  cra_fit_page_choose (row->page, row->index);
}

static void
add_row (CraFitPage *self)
{
  GtkEventController *focus = gtk_event_controller_focus_new ();
  GtkWidget *button =
      cra_form_new_icon_button ("user-trash-symbolic", _ ("Remove the point"), NULL);
  Row *row = g_new0 (Row, 1);

  row->page = self;
  row->remove = button;
  row->index = (int) self->rows->len;
  row->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_widget_add_css_class (row->box, "point");
  row->number = cra_form_new_label (NULL, "num dim");
  row->entry = gtk_entry_new ();
  row->bar = gtk_level_bar_new_for_interval (0, 0.3);
  row->misfit = cra_form_new_label (NULL, "num");
  gtk_label_set_width_chars (GTK_LABEL (row->number), 2);
  gtk_label_set_width_chars (GTK_LABEL (row->misfit), 4);
  gtk_editable_set_width_chars (GTK_EDITABLE (row->entry), 6);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (row->entry), 6);
  gtk_widget_set_hexpand (row->bar, TRUE);
  gtk_widget_set_valign (row->bar, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (row->bar, "misfit");
  gtk_level_bar_remove_offset_value (GTK_LEVEL_BAR (row->bar), NULL);
  gtk_widget_add_css_class (button, "mini");
  g_signal_connect (row->entry, "activate", G_CALLBACK (name_cb), row);
  g_signal_connect (button, "clicked", G_CALLBACK (remove_cb), row);
  g_signal_connect (focus, "enter", G_CALLBACK (focus_cb), row);
  gtk_widget_add_controller (row->entry, focus);
  gtk_box_append (GTK_BOX (row->box), row->number);
  gtk_box_append (GTK_BOX (row->box), row->entry);
  gtk_box_append (GTK_BOX (row->box), row->bar);
  gtk_box_append (GTK_BOX (row->box), row->misfit);
  gtk_box_append (GTK_BOX (row->box), button);
  gtk_box_append (GTK_BOX (self->points), row->box);
  g_ptr_array_add (self->rows, row);
}

char *
cra_fit_page_dup_number (CraFitPage *self, CrHex hex)
{
  return cr_numbering_format (cre_fit_get_numbering (self->fit), cre_fit_get_grid (self->fit), hex);
}

static void
fill_row (CraFitPage *self, guint index)
{
  Row *row = get_row (self, index);
  CrFitPoint point = cre_fit_get_point (self->fit, index);
  gboolean sure = cre_fit_get_result (self->fit)->checked;
  gboolean bad = sure && point.residual > CRA_FIT_LARGE;
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  g_autofree char *hex = cra_fit_page_dup_number (self, point.hex);
  g_autofree char *misfit = sure ? cr_words_decimal (point.residual, 2) : g_strdup ("–");
  g_autofree char *label = g_strdup_printf (_ ("Hex of point %u"), index + 1);
  g_autofree char *remove = g_strdup_printf (_ ("Remove point %u"), index + 1);

  gtk_label_set_text (GTK_LABEL (row->number), number);
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (row->entry)), hex) != 0)
    gtk_editable_set_text (GTK_EDITABLE (row->entry), hex);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (row->bar), sure ? MIN (point.residual, 0.3) : 0);
  gtk_label_set_text (GTK_LABEL (row->misfit), misfit);
  gtk_widget_set_css_classes (row->misfit,
                              (const char *[]){ "num", bad ? "verdict-no" : "dim", NULL });
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->entry), GTK_ACCESSIBLE_PROPERTY_LABEL, label,
                                  -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row->remove), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  remove, -1);
  if ((int) index == self->chosen)
    gtk_widget_set_state_flags (row->box, GTK_STATE_FLAG_SELECTED, FALSE);
  else
    gtk_widget_unset_state_flags (row->box, GTK_STATE_FLAG_SELECTED);
}

/* The list always shows LEAST_ROWS rows, however low the window is. */
static void
show_points (CraFitPage *self, guint n)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (self->points, GTK_TYPE_SCROLLED_WINDOW);

  gtk_widget_set_visible (scroller, n > 0);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (scroller),
                                              (int) MIN (n, LEAST_ROWS) * ROW_HEIGHT);
}

void
cra_fit_page_fill (CraFitPage *self)
{
  guint n = cre_fit_n_points (self->fit);
  const char *message = cre_fit_get_message (self->fit);
  g_autofree char *count = g_strdup_printf ("%u", n);
  g_autofree char *facts = NULL;

  while (self->rows->len < n)
    add_row (self);
  while (self->rows->len > n) {
    gtk_box_remove (GTK_BOX (self->points), get_row (self, self->rows->len - 1)->box);
    g_ptr_array_set_size (self->rows, (int) self->rows->len - 1);
  }
  for (guint i = 0; i < n; i++)
    fill_row (self, i);
  gtk_label_set_text (self->count, count);
  gtk_widget_set_visible (self->columns, n > 0);
  show_points (self, n);
  gtk_label_set_text (self->message, message != NULL ? message : "");
  cra_fit_page_fill_panel (self, FALSE);
  if (self->chosen >= 0) {
    g_autofree char *hex =
        cra_fit_page_dup_number (self, cre_fit_get_point (self->fit, (guint) self->chosen).hex);

    facts = g_strdup_printf (_ ("Point %d · %s"), self->chosen + 1, hex);
  }
  cra_status_bar_set_facts (self->status, facts != NULL ? facts : _ ("No point"));
  cra_status_bar_set_sentence (self->status, message != NULL ? message : "", NULL);
}
