/* cra-window-focus.c: moves the focus from area to area, and back to the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-window-private.h"

#include "cra-keys.h"
#include "cra-stops.h"

/* Returns: (transfer container): the areas from the header to the status line */
static GPtrArray *
list_areas (CraWindow *self)
{
  GPtrArray *areas = g_ptr_array_new ();

  g_ptr_array_add (areas, self->header);
  g_ptr_array_add (areas, self->banner);
  if (self->activity != NULL)
    cra_activity_list_areas (self->activity, areas);
  else
    g_ptr_array_add (areas, self->start_page);
  return areas;
}

static gboolean
enter_area (CraWindow *self, GtkWidget *area)
{
  if (!gtk_widget_get_mapped (area))
    return FALSE;
  if (gtk_widget_get_focusable (area))
    return gtk_widget_grab_focus (area);
  if (self->activity != NULL && area != self->header)
    return cra_activity_enter_area (self->activity, area);
  return gtk_widget_child_focus (area, GTK_DIR_TAB_FORWARD);
}

/* Areas that are hidden, or contain nothing that takes the focus, are skipped. */
void
cra_window_move_focus (CraWindow *self, int step)
{
  g_autoptr (GPtrArray) areas = list_areas (self);
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (self));
  int n = (int) areas->len, at = step > 0 ? -1 : n;

  for (int i = 0; i < n; i++)
    if (focus != NULL &&
        (focus == areas->pdata[i] || gtk_widget_is_ancestor (focus, areas->pdata[i])))
      at = i;
  for (int tries = 0; tries < n; tries++) {
    at = (at + step + n) % n;
    if (enter_area (self, areas->pdata[at]))
      return;
  }
}

/* The focused widget gets Esc first: it closes a popover, or cancels a drag on the map. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        CraWindow *self)
{
  if (key != GDK_KEY_Escape || state & (GDK_CONTROL_MASK | GDK_ALT_MASK) || self->activity == NULL)
    return FALSE;
  return cra_activity_grab_focus (self->activity);
}

/* After a change of layout GTK 4.8 invents a motion. If the mouse button is already up by then,
 * that motion says so before the release arrives, and the pressed widget is reset: a quick click
 * does nothing. Such a motion is swallowed here. */
static gboolean
pointer_cb (GtkEventController *controller, GdkEvent *event, CraWindow *self)
{
  GdkEventType type = gdk_event_get_event_type (event);
  const GdkModifierType buttons = GDK_BUTTON1_MASK | GDK_BUTTON2_MASK | GDK_BUTTON3_MASK;

  if (type == GDK_BUTTON_PRESS || type == GDK_BUTTON_RELEASE)
    self->is_pressed = type == GDK_BUTTON_PRESS;
  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS)
    self->by_keys = type == GDK_KEY_PRESS;
  return type == GDK_MOTION_NOTIFY && self->is_pressed &&
         gdk_event_get_time (event) == GDK_CURRENT_TIME &&
         (gdk_event_get_modifier_state (event) & buttons) == 0;
}

static gboolean
show_focus_cb (gpointer window)
{
  gtk_window_set_focus_visible (window, TRUE);
  return G_SOURCE_REMOVE;
}

/* GTK hides the focus ring after three seconds. For somebody who uses only keys it stays until the
 * first press of the pointer. */
static void
focus_visible_cb (GtkWindow *window)
{
  if (CRA_WINDOW (window)->by_keys && !gtk_window_get_focus_visible (window))
    g_idle_add_full (G_PRIORITY_HIGH_IDLE, show_focus_cb, g_object_ref (window), g_object_unref);
}

void
cra_window_connect_keys (CraWindow *self)
{
  GtkEventController *pointer = gtk_event_controller_legacy_new ();
  GtkEventController *keys = gtk_event_controller_key_new ();

  cra_stops_make (self->file_buttons, FALSE);
  cra_keys_add_map_keys (GTK_WINDOW (self));
  g_signal_connect (keys, "key-pressed", G_CALLBACK (key_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), keys);
  gtk_event_controller_set_propagation_phase (pointer, GTK_PHASE_CAPTURE);
  g_signal_connect (pointer, "event", G_CALLBACK (pointer_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), pointer);
  g_signal_connect (self, "notify::focus-visible", G_CALLBACK (focus_visible_cb), NULL);
}
