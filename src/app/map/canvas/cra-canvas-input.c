/* cra-canvas-input.c: pointer, wheel, touchpad and the Space bar on the canvas.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-canvas-private.h"

#include <math.h>

/* A pinch or a series of wheel clicks has ended when the scale did not change for so long. */
#define SETTLE_MS 120

/* The functions from here on zoom. */

static gboolean
settle_cb (gpointer data)
{
  CraCanvas *self = data;

  self->settle_id = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
unsettle_pointer (CraCanvas *self)
{
  g_clear_handle_id (&self->settle_id, g_source_remove);
  self->settle_id = g_timeout_add (SETTLE_MS, settle_cb, self);
}

static gboolean
scroll_cb (GtkEventControllerScroll *scroll, double dx, double dy, CraCanvas *self)
{
  GdkModifierType state =
      gtk_event_controller_get_current_event_state (GTK_EVENT_CONTROLLER (scroll));
  double x = self->pointer_in ? self->pointer_x : self->viewport.width / 2;
  double y = self->pointer_in ? self->pointer_y : self->viewport.height / 2;

  /* Two fingers on a touchpad move the map; a wheel, or either with Ctrl, zooms. */
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE &&
      (state & GDK_CONTROL_MASK) == 0)
    cra_viewport_pan (&self->viewport, -dx, -dy);
  else if (dy == floor (dy))
    cra_viewport_step (&self->viewport, (int) -dy, x, y);
  else {
    cra_viewport_zoom_to (&self->viewport, self->viewport.scale * exp2 (-dy / 2), x, y);
    unsettle_pointer (self);
  }
  cra_canvas_view_changed (self);
  return TRUE;
}

static void
pinch_begin_cb (GtkGesture *gesture, GdkEventSequence *sequence, CraCanvas *self)
{
  self->pinch_scale = self->viewport.scale;
}

static void
pinch_cb (GtkGestureZoom *gesture, double factor, CraCanvas *self)
{
  double x = self->viewport.width / 2, y = self->viewport.height / 2;

  gtk_gesture_get_bounding_box_center (GTK_GESTURE (gesture), &x, &y);
  cra_viewport_zoom_to (&self->viewport, self->pinch_scale * factor, x, y);
  unsettle_pointer (self);
  cra_canvas_view_changed (self);
}

/* The functions from here on pan: with the middle button, or with Space and the first button. */

static void
begin_pan (CraCanvas *self)
{
  self->panning = TRUE;
  self->drag_x = self->drag_y = 0;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grabbing");
}

static void
update_pan (CraCanvas *self, double x, double y)
{
  cra_viewport_pan (&self->viewport, x - self->drag_x, y - self->drag_y);
  self->drag_x = x;
  self->drag_y = y;
  cra_canvas_view_changed (self);
}

static void
end_pan (CraCanvas *self)
{
  self->panning = FALSE;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), self->space_held ? "grab" : NULL);
}

static void
pan_begin_cb (GtkGestureDrag *gesture, double x, double y, CraCanvas *self)
{
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  begin_pan (self);
}

static void
pan_update_cb (GtkGestureDrag *gesture, double x, double y, CraCanvas *self)
{
  update_pan (self, x, y);
}

static void
pan_end_cb (GtkGestureDrag *gesture, double x, double y, CraCanvas *self)
{
  end_pan (self);
}

/* The functions from here on pass drags and clicks to the tool. */

static GdkModifierType
get_state (gpointer controller)
{
  return gtk_event_controller_get_current_event_state (controller) &
         (GDK_SHIFT_MASK | GDK_CONTROL_MASK | GDK_ALT_MASK);
}

static void
keep_tool (CraCanvas *self, double x, double y, GdkModifierType state)
{
  self->tool_x = x;
  self->tool_y = y;
  self->tool_state = state;
}

static void
tool_begin_cb (GtkGestureDrag *gesture, double x, double y, CraCanvas *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  if (self->space_held) {
    begin_pan (self);
    return;
  }
  self->pressed = TRUE;
  gtk_gesture_set_state (GTK_GESTURE (gesture), GTK_EVENT_SEQUENCE_CLAIMED);
  keep_tool (self, x, y, get_state (gesture));
  cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_PRESS, x, y, get_state (gesture));
}

static void
tool_update_cb (GtkGestureDrag *gesture, double dx, double dy, CraCanvas *self)
{
  double x = 0, y = 0;

  if (self->panning) {
    update_pan (self, dx, dy);
    return;
  }
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  keep_tool (self, x + dx, y + dy, get_state (gesture));
  if (self->pressed)
    cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_DRAG, x + dx, y + dy, get_state (gesture));
}

static void
tool_end_cb (GtkGestureDrag *gesture, double dx, double dy, CraCanvas *self)
{
  double x = 0, y = 0;

  if (self->panning) {
    end_pan (self);
    return;
  }
  gtk_gesture_drag_get_start_point (gesture, &x, &y);
  if (self->pressed)
    cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_RELEASE, x + dx, y + dy, get_state (gesture));
  self->pressed = FALSE;
}

static gboolean
is_button_up (CraCanvas *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));
  GdkSurface *surface = native != NULL ? gtk_native_get_surface (native) : NULL;
  GdkModifierType state = GDK_BUTTON1_MASK;
  GdkSeat *seat;

  if (surface == NULL)
    return FALSE;
  seat = gdk_display_get_default_seat (gdk_surface_get_display (surface));
  gdk_surface_get_device_position (surface, gdk_seat_get_pointer (seat), NULL, NULL, &state);
  return (state & GDK_BUTTON1_MASK) == 0;
}

/* After a change of layout GTK invents a motion. If the button is already up by then and its
 * release still on the way, as after a quick click on a slow machine, GTK cancels the gesture. Such
 * a press is treated as released, not as cancelled. */
static void
tool_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CraCanvas *self)
{
  if (self->panning)
    end_pan (self);
  if (self->pressed && is_button_up (self))
    cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_RELEASE, self->tool_x, self->tool_y,
                        self->tool_state);
  else if (self->pressed)
    cra_canvas_emit (self, CRA_CANVAS_SIGNAL_CANCEL);
  self->pressed = FALSE;
}

static void
pick_cb (GtkGestureClick *gesture, int n, double x, double y, CraCanvas *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_PICK, x, y, get_state (gesture));
}

/* A double click; the tool has got both clicks as single ones before. */
static void
click_cb (GtkGestureClick *gesture, int n, double x, double y, CraCanvas *self)
{
  if (n == 2 && !self->space_held)
    cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_DOUBLE, x, y, get_state (gesture));
}

/* Motions that GTK invents do not count: when a popover closes over a resting pointer, or when the
 * map moved under it. The hex cursor then stays what the facts are about. */
static gboolean
is_moved_by_hand (gpointer controller)
{
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  return event != NULL && gdk_event_get_event_type (event) == GDK_MOTION_NOTIFY &&
         gdk_event_get_time (event) != GDK_CURRENT_TIME;
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, CraCanvas *self)
{
  self->pointer_x = x;
  self->pointer_y = y;
  self->pointer_in = TRUE;
  if (!self->panning && !self->pressed && is_moved_by_hand (motion))
    cra_canvas_emit_at (self, CRA_CANVAS_SIGNAL_HOVER, x, y, get_state (motion));
}

static void
leave_cb (GtkEventControllerMotion *motion, CraCanvas *self)
{
  self->pointer_in = FALSE;
  if (!self->pressed)
    cra_canvas_emit (self, CRA_CANVAS_SIGNAL_LEAVE);
}

static gboolean
key_cb (GtkEventControllerKey *key, guint value, guint code, GdkModifierType state, CraCanvas *self)
{
  if (value != GDK_KEY_space || self->space_held)
    return value == GDK_KEY_space;
  self->space_held = TRUE;
  gtk_widget_set_cursor_from_name (GTK_WIDGET (self), "grab");
  return TRUE;
}

static void
key_released_cb (GtkEventControllerKey *key,
                 guint value,
                 guint code,
                 GdkModifierType state,
                 CraCanvas *self)
{
  if (value != GDK_KEY_space)
    return;
  self->space_held = FALSE;
  if (!self->panning)
    gtk_widget_set_cursor_from_name (GTK_WIDGET (self), NULL);
}

static void
add_drags (CraCanvas *self)
{
  GtkGesture *tool = gtk_gesture_drag_new (), *pan = gtk_gesture_drag_new ();
  GtkGesture *click = gtk_gesture_click_new ();

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (tool), GDK_BUTTON_PRIMARY);
  g_signal_connect (tool, "drag-begin", G_CALLBACK (tool_begin_cb), self);
  g_signal_connect (tool, "drag-update", G_CALLBACK (tool_update_cb), self);
  g_signal_connect (tool, "drag-end", G_CALLBACK (tool_end_cb), self);
  g_signal_connect (tool, "cancel", G_CALLBACK (tool_cancel_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (tool));

  /* The gestures are in a group, so that neither takes the click from the other. */
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (click), GDK_BUTTON_PRIMARY);
  g_signal_connect (click, "released", G_CALLBACK (click_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_gesture_group (tool, click);

  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pan), GDK_BUTTON_MIDDLE);
  g_signal_connect (pan, "drag-begin", G_CALLBACK (pan_begin_cb), self);
  g_signal_connect (pan, "drag-update", G_CALLBACK (pan_update_cb), self);
  g_signal_connect (pan, "drag-end", G_CALLBACK (pan_end_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pan));
}

void
cra_canvas_connect_input (CraCanvas *self)
{
  GtkGesture *pick = gtk_gesture_click_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

  add_drags (self);
  gtk_gesture_single_set_button (GTK_GESTURE_SINGLE (pick), GDK_BUTTON_SECONDARY);
  g_signal_connect (pick, "pressed", G_CALLBACK (pick_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pick));
  g_signal_connect (pinch, "begin", G_CALLBACK (pinch_begin_cb), self);
  g_signal_connect (pinch, "scale-changed", G_CALLBACK (pinch_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (pinch));
  g_signal_connect (scroll, "scroll", G_CALLBACK (scroll_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), scroll);
  g_signal_connect (motion, "motion", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "enter", G_CALLBACK (motion_cb), self);
  g_signal_connect (motion, "leave", G_CALLBACK (leave_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), motion);
  g_signal_connect (key, "key-pressed", G_CALLBACK (key_cb), self);
  g_signal_connect (key, "key-released", G_CALLBACK (key_released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), key);
}
