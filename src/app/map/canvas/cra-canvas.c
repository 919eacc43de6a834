/* cra-canvas.c: the map on screen: pan, zoom, pointer and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-canvas.h"

#include <math.h>

#include "cra-canvas-private.h"

#define FIT_MARGIN 14

G_DEFINE_FINAL_TYPE (CraCanvas, cra_canvas, GTK_TYPE_WIDGET)

static guint signals[CRA_CANVAS_N_SIGNALS];

void
cra_canvas_emit (CraCanvas *self, CraCanvasSignal signal)
{
  g_signal_emit (self, signals[signal], 0);
}

void
cra_canvas_view_changed (CraCanvas *self)
{
  self->untouched = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
  cra_canvas_emit (self, CRA_CANVAS_SIGNAL_VIEW_CHANGED);
}

void
cra_canvas_emit_at (CraCanvas *self,
                    CraCanvasSignal signal,
                    double x,
                    double y,
                    GdkModifierType state)
{
  CrPoint point = cra_viewport_to_plane (&self->viewport, x, y);

  if (self->has_grid)
    g_signal_emit (self, signals[signal], 0, &point, state);
}

/* Where the canvas begins in its window. */
static double
find_top (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  double x, y;

  if (root == NULL || !gtk_widget_translate_coordinates (widget, GTK_WIDGET (root), 0, 0, &x, &y))
    return 0;
  return y;
}

/* A bar that opens over the canvas takes its room from above; the map stays where it is in the
 * window, so that the pointer stays over its hex. */
static void
stay_in_place (CraCanvas *self, int height)
{
  double top = find_top (GTK_WIDGET (self)), moved = top - self->top;

  self->top = top;
  if (self->viewport.height > 1 && fabs (self->viewport.height - height - moved) < 1)
    self->viewport.y -= moved;
}

static void
cra_canvas_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  CraCanvas *self = CRA_CANVAS (widget);

  gboolean wider = fabs (self->viewport.width - width) > 1;
  gboolean higher = fabs (self->viewport.height - height) > 1 && !self->pointer_in;

  stay_in_place (self, height);
  cra_viewport_set_size (&self->viewport, width, height);
  if (self->has_grid && self->untouched && (wider || higher) && height > 1)
    cra_viewport_fit (&self->viewport, self->viewport.content, FIT_MARGIN);
  cra_canvas_emit (self, CRA_CANVAS_SIGNAL_VIEW_CHANGED);
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
cra_canvas_finalize (GObject *object)
{
  g_array_unref (CRA_CANVAS (object)->parts);
  G_OBJECT_CLASS (cra_canvas_parent_class)->finalize (object);
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
  G_OBJECT_CLASS (klass)->finalize = cra_canvas_finalize;
  widget_class->snapshot = cra_canvas_snapshot;
  widget_class->size_allocate = cra_canvas_size_allocate;
  gtk_widget_class_set_css_name (widget_class, "canvas");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);

  add_point_signal (CRA_CANVAS_SIGNAL_PRESS, "press");
  add_point_signal (CRA_CANVAS_SIGNAL_DRAG, "drag");
  add_point_signal (CRA_CANVAS_SIGNAL_RELEASE, "release");
  add_point_signal (CRA_CANVAS_SIGNAL_PICK, "pick");
  add_point_signal (CRA_CANVAS_SIGNAL_DOUBLE, "double");
  add_point_signal (CRA_CANVAS_SIGNAL_HOVER, "hover");
  add_plain_signal (CRA_CANVAS_SIGNAL_CANCEL, "cancel");
  add_plain_signal (CRA_CANVAS_SIGNAL_LEAVE, "leave");
  add_plain_signal (CRA_CANVAS_SIGNAL_VIEW_CHANGED, "view-changed");
}

static void
part_clear (gpointer part)
{
  cra_ink_clear (&((CraCanvasPart *) part)->ink);
}

static void
cra_canvas_init (CraCanvas *self)
{
  GtkWidget *widget = GTK_WIDGET (self);

  self->viewport.scale = CRA_VIEWPORT_FULL;
  self->parts = g_array_new (FALSE, FALSE, sizeof (CraCanvasPart));
  g_array_set_clear_func (self->parts, part_clear);
  for (int i = 0; i < CRA_CANVAS_N_LAYERS; i++)
    self->tiles[i] = cra_tiles_new (widget);
  gtk_widget_set_focusable (widget, TRUE);
  gtk_widget_set_hexpand (widget, TRUE);
  gtk_widget_set_vexpand (widget, TRUE);
  gtk_widget_set_overflow (widget, GTK_OVERFLOW_HIDDEN);
  cra_canvas_connect_input (self);
}

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
  cra_canvas_view_changed (self);
  self->untouched = TRUE;
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

void
cra_canvas_drop (CraCanvas *self, CraCanvasLayer layer)
{
  cra_tiles_free (self->tiles[layer]);
  self->tiles[layer] = cra_tiles_new (GTK_WIDGET (self));
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
cra_canvas_add_draw (CraCanvas *self, CraCanvasDraw draw, gpointer data)
{
  const CraCanvasPart part = { .draw = draw, .data = data };

  g_array_append_val (self->parts, part);
}

void
cra_canvas_add_snapshot (CraCanvas *self, CraCanvasSnapshot snapshot, gpointer data)
{
  const CraCanvasPart part = { .snapshot = snapshot, .data = data };

  g_array_append_val (self->parts, part);
}

void
cra_canvas_show_focus (CraCanvas *self)
{
  self->shows_focus = TRUE;
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
  cra_canvas_view_changed (self);
  self->untouched = TRUE;
}

void
cra_canvas_zoom (CraCanvas *self, int steps)
{
  cra_viewport_step (&self->viewport, steps, self->viewport.width / 2, self->viewport.height / 2);
  cra_canvas_view_changed (self);
}

void
cra_canvas_set_zoom (CraCanvas *self, double scale)
{
  cra_viewport_zoom_to (&self->viewport, scale, self->viewport.width / 2,
                        self->viewport.height / 2);
  cra_canvas_view_changed (self);
}

void
cra_canvas_show_point (CraCanvas *self, CrPoint point, gboolean in_the_middle)
{
  /* The canvas has no size yet; once it has one, it shows the whole map. */
  if (self->viewport.width <= 1)
    return;
  if (in_the_middle)
    cra_viewport_center_on (&self->viewport, point);
  else if (!cra_viewport_reveal (&self->viewport, point, self->viewport.scale))
    return;
  cra_canvas_view_changed (self);
}
