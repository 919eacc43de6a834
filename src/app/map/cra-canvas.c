/* cra-canvas.c: the map on screen: pan, zoom, pointer and hex cursor. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-canvas.h"

#include <math.h>

#define FIT_MARGIN 14
/* A pinch or a run of wheel clicks has ended when the scale was still for so long. */
#define SETTLE_MS 120

struct _CraCanvas {
  GtkWidget parent_instance;

  CraViewport viewport;
  CrGrid grid;
  gboolean has_grid;
  /* The user has not yet chosen what to see, so another width shows the whole map again. */
  gboolean untouched;

  /* owned */
  CraTiles *tiles[CRA_CANVAS_N_LAYERS];

  CraCanvasDraw draw;
  gpointer draw_data;

  double pointer_x, pointer_y;
  gboolean pointer_in, space_held, panning, pressed;
  double drag_x, drag_y, pinch_scale;
  double tool_x, tool_y; /* where the press under way has come to */
  GdkModifierType tool_state;
  guint settle_id;
};

G_DEFINE_FINAL_TYPE (CraCanvas, cra_canvas, GTK_TYPE_WIDGET)

enum {
  SIGNAL_PRESS,
  SIGNAL_DRAG,
  SIGNAL_RELEASE,
  SIGNAL_CANCEL,
  SIGNAL_PICK,
  SIGNAL_DOUBLE,
  SIGNAL_HOVER,
  SIGNAL_LEAVE,
  SIGNAL_VIEW_CHANGED,
  N_SIGNALS
};

static guint signals[N_SIGNALS];

static void
view_changed (CraCanvas *self)
{
  self->untouched = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  g_signal_emit (self, signals[SIGNAL_VIEW_CHANGED], 0);
}

static void
emit_at (CraCanvas *self, int signal, double x, double y, GdkModifierType state)
{
  CrPoint point = cra_viewport_to_plane (&self->viewport, x, y);

  if (self->has_grid)
    g_signal_emit (self, signals[signal], 0, &point, state);
}

/* Zooming. */

static gboolean
settle_cb (gpointer data)
{
  CraCanvas *self = data;

  self->settle_id = 0;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return G_SOURCE_REMOVE;
}

static void
unsettle (CraCanvas *self)
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

  /* Two fingers on a touchpad push the map; a wheel, or Ctrl with either, zooms. */
  if (gtk_event_controller_scroll_get_unit (scroll) == GDK_SCROLL_UNIT_SURFACE &&
      (state & GDK_CONTROL_MASK) == 0)
    cra_viewport_pan (&self->viewport, -dx, -dy);
  else if (dy == floor (dy))
    cra_viewport_step (&self->viewport, (int) -dy, x, y);
  else {
    cra_viewport_zoom_to (&self->viewport, self->viewport.scale * exp2 (-dy / 2), x, y);
    unsettle (self);
  }
  view_changed (self);
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
  unsettle (self);
  view_changed (self);
}

/* Panning: middle button, or Space with the first one. */

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
  view_changed (self);
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

/* The tool's drag. */

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
  emit_at (self, SIGNAL_PRESS, x, y, get_state (gesture));
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
    emit_at (self, SIGNAL_DRAG, x + dx, y + dy, get_state (gesture));
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
    emit_at (self, SIGNAL_RELEASE, x + dx, y + dy, get_state (gesture));
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

/* After a change of layout GTK makes up a motion, and lets go of the press when that finds the
 * button up already while the release is still on its way: a quick click on a slow machine. What
 * was let go is then not the work but the button. */
static void
tool_cancel_cb (GtkGesture *gesture, GdkEventSequence *sequence, CraCanvas *self)
{
  if (self->panning)
    end_pan (self);
  if (self->pressed && is_button_up (self))
    emit_at (self, SIGNAL_RELEASE, self->tool_x, self->tool_y, self->tool_state);
  else if (self->pressed)
    g_signal_emit (self, signals[SIGNAL_CANCEL], 0);
  self->pressed = FALSE;
}

static void
pick_cb (GtkGestureClick *gesture, int n, double x, double y, CraCanvas *self)
{
  gtk_widget_grab_focus (GTK_WIDGET (self));
  emit_at (self, SIGNAL_PICK, x, y, get_state (gesture));
}

/* The second click of two; the tool has had both of them as well. */
static void
click_cb (GtkGestureClick *gesture, int n, double x, double y, CraCanvas *self)
{
  if (n == 2 && !self->space_held)
    emit_at (self, SIGNAL_DOUBLE, x, y, get_state (gesture));
}

static void
motion_cb (GtkEventControllerMotion *motion, double x, double y, CraCanvas *self)
{
  gboolean still = fabs (x - self->pointer_x) < 0.5 && fabs (y - self->pointer_y) < 0.5;

  self->pointer_x = x;
  self->pointer_y = y;
  self->pointer_in = TRUE;
  /* A popover that closes over a resting pointer is no motion: the hex cursor keeps the word. */
  if (still)
    return;
  if (!self->panning && !self->pressed)
    emit_at (self, SIGNAL_HOVER, x, y, get_state (motion));
}

static void
leave_cb (GtkEventControllerMotion *motion, CraCanvas *self)
{
  self->pointer_in = FALSE;
  if (!self->pressed)
    g_signal_emit (self, signals[SIGNAL_LEAVE], 0);
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

/* Drawing. */

/* The soft shadow lies at the right and below in ever fainter strips; nothing is blended under the
 * map, where it would cost each frame and not be seen. */
static void
append_shadow (GtkSnapshot *snapshot, float x, float y, float width, float height)
{
  static const float strengths[] = { 0.26f, 0.18f, 0.11f, 0.06f, 0.03f };

  for (int i = 0; i < (int) G_N_ELEMENTS (strengths); i++) {
    GdkRGBA shade = { 0, 0, 0, strengths[i] };

    gtk_snapshot_append_color (snapshot, &shade,
                               &GRAPHENE_RECT_INIT (x + width + i, y + i + 1, 1, height));
    gtk_snapshot_append_color (snapshot, &shade,
                               &GRAPHENE_RECT_INIT (x + i + 1, y + height + i, width - 1, 1));
  }
}

static void
append_surround (CraCanvas *self, GtkSnapshot *snapshot)
{
  GtkStyleContext *context = gtk_widget_get_style_context (GTK_WIDGET (self));
  const CrBox *box = &self->viewport.content;
  CrPoint at = cra_viewport_to_widget (&self->viewport, (CrPoint){ box->x, box->y });
  float width = (float) (box->width * self->viewport.scale);
  float height = (float) (box->height * self->viewport.scale);
  GdkRGBA paper;

  append_shadow (snapshot, (float) at.x, (float) at.y, width, height);
  if (cra_tiles_is_whole (self->tiles[CRA_CANVAS_MAP]))
    return;
  if (!gtk_style_context_lookup_color (context, "crenel_paper", &paper))
    gdk_rgba_parse (&paper, "#efe5cc");
  gtk_snapshot_append_color (snapshot, &paper,
                             &GRAPHENE_RECT_INIT ((float) at.x, (float) at.y, width, height));
}

static void
append_tiles (CraCanvas *self, GtkSnapshot *snapshot)
{
  const CrBox *box = &self->viewport.content;
  double scale = self->viewport.scale;
  CrPoint at = cra_viewport_to_widget (&self->viewport, (CrPoint){ box->x, box->y });

  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT ((float) at.x, (float) at.y,
                                                         (float) (box->width * scale),
                                                         (float) (box->height * scale)));
  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++)
    cra_tiles_snapshot (self->tiles[i], snapshot, &self->viewport, self->settle_id == 0);
  gtk_snapshot_pop (snapshot);
}

static void
cra_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CraCanvas *self = CRA_CANVAS (widget);
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);
  cairo_t *cr;

  if (!self->has_grid || width < 1 || height < 1)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  append_surround (self, snapshot);
  append_tiles (self, snapshot);
  if (self->draw != NULL) {
    cr = gtk_snapshot_append_cairo (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
    self->draw (self, cr, self->draw_data);
    cairo_destroy (cr);
  }
  gtk_snapshot_pop (snapshot);
}

static void
cra_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CraCanvas *self = CRA_CANVAS (widget);

  gboolean wider = fabs (self->viewport.width - width) > 1;

  cra_viewport_set_size (&self->viewport, width, height);
  if (self->has_grid && self->untouched && wider && height > 1)
    cra_viewport_fit (&self->viewport, self->viewport.content, FIT_MARGIN);
  g_signal_emit (self, signals[SIGNAL_VIEW_CHANGED], 0);
}

static void
cra_canvas_dispose (GObject *object)
{
  CraCanvas *self = CRA_CANVAS (object);

  g_clear_handle_id (&self->settle_id, g_source_remove);
  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++)
    g_clear_pointer (&self->tiles[i], cra_tiles_free);
  G_OBJECT_CLASS (cra_canvas_parent_class)->dispose (object);
}

static void
add_point_signal (int id, const char *name)
{
  signals[id] = g_signal_new (name, CRA_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL,
                              G_TYPE_NONE, 2, G_TYPE_POINTER, GDK_TYPE_MODIFIER_TYPE);
}

static void
add_plain_signal (int id, const char *name)
{
  signals[id] =
      g_signal_new (name, CRA_TYPE_CANVAS, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE, 0);
}

static void
cra_canvas_class_init (CraCanvasClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->dispose = cra_canvas_dispose;
  widget_class->snapshot = cra_canvas_snapshot;
  widget_class->size_allocate = cra_canvas_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  add_point_signal (SIGNAL_PRESS, "press");
  add_point_signal (SIGNAL_DRAG, "drag");
  add_point_signal (SIGNAL_RELEASE, "release");
  add_point_signal (SIGNAL_PICK, "pick");
  add_point_signal (SIGNAL_DOUBLE, "double");
  add_point_signal (SIGNAL_HOVER, "hover");
  add_plain_signal (SIGNAL_CANCEL, "cancel");
  add_plain_signal (SIGNAL_LEAVE, "leave");
  add_plain_signal (SIGNAL_VIEW_CHANGED, "view-changed");
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

  /* In a group, so that neither takes the click from the other. */
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

static void
add_controllers (CraCanvas *self)
{
  GtkGesture *pick = gtk_gesture_click_new (), *pinch = gtk_gesture_zoom_new ();
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);
  GtkEventController *motion = gtk_event_controller_motion_new ();
  GtkEventController *key = gtk_event_controller_key_new ();

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

static void
cra_canvas_init (CraCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->viewport.scale = CRA_VIEWPORT_FULL;
  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++)
    self->tiles[i] = cra_tiles_new (widget);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  add_drags (self);
  add_controllers (self);
}

/**
 * cra_canvas_set_grid:
 * @content: the part of the plane that can be seen: the printed frame and its margin
 *
 * Another map: all tiles go, and the whole of it is shown.
 */
void
cra_canvas_set_grid (CraCanvas *self, const CrGrid *grid, const CrBox *content)
{
  self->grid = *grid;
  self->has_grid = TRUE;
  self->viewport.content = *content;
  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++) {
    cra_tiles_free (self->tiles[i]);
    self->tiles[i] = cra_tiles_new (GTK_WIDGET (self));
  }
  self->untouched = TRUE;
  if (self->viewport.width > 1 && self->viewport.height > 1)
    cra_viewport_fit (&self->viewport, *content, FIT_MARGIN);
  view_changed (self);
  self->untouched = TRUE;
}

const CrGrid *
cra_canvas_get_grid (CraCanvas *self)
{
  return &self->grid;
}

void
cra_canvas_set_source (CraCanvas *self, CraCanvasLayer layer, CraSource *source)
{
  cra_tiles_set_source (self->tiles[layer], source);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cra_canvas_invalidate (CraCanvas *self, CraCanvasLayer layer, const CrBox *box)
{
  cra_tiles_invalidate (self->tiles[layer], box);
}

/* Forgets all tiles of a layer, so that nothing old is shown meanwhile. */
void
cra_canvas_drop (CraCanvas *self, CraCanvasLayer layer)
{
  cra_tiles_free (self->tiles[layer]);
  self->tiles[layer] = cra_tiles_new (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cra_canvas_set_draw (CraCanvas *self, CraCanvasDraw draw, gpointer data)
{
  self->draw = draw;
  self->draw_data = data;
}

gboolean
cra_canvas_is_complete (CraCanvas *self)
{
  gboolean complete = TRUE;

  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++)
    complete = complete && cra_tiles_is_complete (self->tiles[i]);
  return complete;
}

const CraViewport *
cra_canvas_get_viewport (CraCanvas *self)
{
  return &self->viewport;
}

void
cra_canvas_fit (CraCanvas *self)
{
  cra_viewport_fit (&self->viewport, self->viewport.content, FIT_MARGIN);
  view_changed (self);
  self->untouched = TRUE;
}

void
cra_canvas_zoom (CraCanvas *self, int steps)
{
  cra_viewport_step (&self->viewport, steps, self->viewport.width / 2, self->viewport.height / 2);
  view_changed (self);
}

void
cra_canvas_set_zoom (CraCanvas *self, double scale)
{
  cra_viewport_zoom_to (&self->viewport, scale, self->viewport.width / 2,
                        self->viewport.height / 2);
  view_changed (self);
}

void
cra_canvas_pan (CraCanvas *self, double dx, double dy)
{
  cra_viewport_pan (&self->viewport, dx, dy);
  view_changed (self);
}

/* Scrolls to @point: only as far as needed, or so that it lies in the middle. */
void
cra_canvas_show_point (CraCanvas *self, CrPoint point, gboolean in_the_middle)
{
  if (in_the_middle)
    cra_viewport_center_on (&self->viewport, point);
  else if (!cra_viewport_reveal (&self->viewport, point, self->viewport.scale))
    return;
  view_changed (self);
}

gboolean
cra_canvas_get_pointer (CraCanvas *self, CrPoint *point_out)
{
  if (self->pointer_in)
    *point_out = cra_viewport_to_plane (&self->viewport, self->pointer_x, self->pointer_y);
  return self->pointer_in;
}
