/* cra-map-view-overlays.c: fields, reach and suggestions on the map. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <math.h>

#include "cra-form.h"
#include "cre-tool-names.h"

#define RESCALE_MS 150

/* Fields and reach are hatches over many hexes: they are written down once, as a recording of
 * what to draw, and the worker plays it back tile by tile. The line itself follows the pointer
 * and is drawn live. */

typedef struct {
  cairo_surface_t *recording;
  CrBox frame;
  double px, opacity;
} Overlay;

static void
overlay_free (gpointer data)
{
  Overlay *overlay = data;

  cairo_surface_destroy (overlay->recording);
  g_free (overlay);
}

/* Worker thread. */
static void
overlay_draw (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  Overlay *overlay = data;

  cairo_rectangle (cr, overlay->frame.x, overlay->frame.y, overlay->frame.width,
                   overlay->frame.height);
  cairo_clip (cr);
  cairo_scale (cr, 1 / overlay->px, 1 / overlay->px);
  cairo_set_source_surface (cr, overlay->recording, 0, 0);
  cairo_paint_with_alpha (cr, overlay->opacity);
}

const CrField *
cra_map_view_get_field (CraMapView *self)
{
  return self->fire != NULL && !self->walking ? cre_tool_fire_get_field (self->fire) : NULL;
}

/* Fields are about the castle as it is, until something different is tried. */
const CrDifference *
cra_map_view_get_difference (CraMapView *self)
{
  return self->fire != NULL && !self->walking ? cre_tool_fire_get_difference (self->fire) : NULL;
}

const CrReach *
cra_map_view_get_reach (CraMapView *self)
{
  return self->walk != NULL && self->walking ? cre_tool_walk_get_reach (self->walk) : NULL;
}

static const GArray *
get_suggestions (CraMapView *self)
{
  const GArray *suggestions = CRE_IS_TOOL_SUGGEST (self->tool)
                                  ? cre_tool_suggest_get (CRE_TOOL_SUGGEST (self->tool))
                                  : NULL;

  return suggestions != NULL && suggestions->len > 0 ? suggestions : NULL;
}

CrOverlayStyle
cra_map_view_get_style (CraMapView *self)
{
  double px = cra_canvas_get_viewport (self->canvas)->scale;

  return (CrOverlayStyle){ CR_VARIANT_COLOUR,
                           px * gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                           { 0 } };
}

/* What of a field is drawn. */
enum { SHOW_FIELD = 1 << 0, SHOW_DEAD = 1 << 1, SHOW_COUNTS = 1 << 2 };

static int
get_shown (CraMapView *self)
{
  gboolean field = FALSE, dead = FALSE, counts = FALSE;

  if (self->fire != NULL)
    g_object_get (self->fire, "show-field", &field, "show-dead", &dead, "show-counts", &counts,
                  NULL);
  return (field ? SHOW_FIELD : 0) | (dead ? SHOW_DEAD : 0) | (counts ? SHOW_COUNTS : 0);
}

static void
record_fire (CraMapView *self, cairo_t *cr, const CrOverlayStyle *style)
{
  const CrScene *scene = cre_document_get_scene (self->document);
  const CrField *field = cra_map_view_get_field (self);
  const CrDifference *difference = cra_map_view_get_difference (self);
  int shown = get_shown (self);

  if (difference != NULL)
    cr_overlay_difference (cr, style, scene, difference, self->floor);
  if (difference != NULL || field == NULL)
    return;
  if (shown & SHOW_DEAD)
    cr_overlay_dead (cr, style, scene, field, self->floor);
  if (shown & SHOW_FIELD)
    cr_overlay_field (cr, style, scene, field, self->floor);
  if (shown & SHOW_COUNTS)
    cr_overlay_shooters (cr, style, scene, field, self->floor);
}

static cairo_surface_t *
record (CraMapView *self)
{
  CrOverlayStyle style = cra_map_view_get_style (self);
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  const CrReach *reach = cra_map_view_get_reach (self);
  const GArray *suggestions = get_suggestions (self);

  cairo_scale (cr, style.px, style.px);
  record_fire (self, cr, &style);
  if (suggestions != NULL)
    cr_overlay_suggestions (cr, &style, cre_document_get_scene (self->document), suggestions,
                            self->floor);
  if (reach != NULL)
    cr_overlay_reach (cr, &style, cre_document_get_scene (self->document), reach, self->floor);
  cairo_destroy (cr);
  return recording;
}

static gboolean
has_overlays (CraMapView *self)
{
  return cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY) &&
         (cra_map_view_get_field (self) != NULL || cra_map_view_get_difference (self) != NULL ||
          cra_map_view_get_reach (self) != NULL || get_suggestions (self) != NULL);
}

/* Writes the overlays down anew; the tiles follow. */
void
cra_map_view_refresh_overlays (CraMapView *self)
{
  Overlay *overlay;
  g_autoptr (CraSource) source = NULL;

  if (self->document == NULL)
    return;
  self->overlay_px = cra_canvas_get_viewport (self->canvas)->scale;
  if (!has_overlays (self)) {
    cra_canvas_set_source (self->canvas, CRA_CANVAS_OVERLAY, NULL);
    cra_canvas_drop (self->canvas, CRA_CANVAS_OVERLAY);
    return;
  }
  overlay = g_new (Overlay, 1);
  *overlay =
      (Overlay){ record (self), cr_layout_frame (&self->grid), cra_map_view_get_style (self).px,
                 cra_map_view_layer_opacity (self, CRA_LAYER_OVERLAY) };
  source = cra_source_new (overlay_draw, overlay, overlay_free);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_OVERLAY, source);
  cra_canvas_invalidate (self->canvas, CRA_CANVAS_OVERLAY, NULL);
}

static gboolean
rescale_cb (gpointer data)
{
  CraMapView *self = data;

  self->rescale = 0;
  if (self->document != NULL && has_overlays (self))
    cra_map_view_refresh_overlays (self);
  return G_SOURCE_REMOVE;
}

/* Hatches keep their pitch on screen, so another scale needs another recording; not while it is
 * still changing. */
void
cra_map_view_follow_scale (CraMapView *self)
{
  double px = cra_canvas_get_viewport (self->canvas)->scale;

  if (fabs (px - self->overlay_px) < 1e-6)
    return;
  g_clear_handle_id (&self->rescale, g_source_remove);
  self->rescale = g_timeout_add (RESCALE_MS, rescale_cb, self);
}

static void
redraw_cb (CraMapView *self)
{
  gtk_widget_queue_draw (GTK_WIDGET (self->canvas));
}

/* Tells changes of the fields from those of the line alone, which need no new tiles. */
static gboolean
answer_now_cb (gpointer data)
{
  CraMapView *self = data;
  gboolean any =
      cra_map_view_get_field (self) != NULL || cra_map_view_get_difference (self) != NULL;
  guint serial = any ? cre_tool_fire_get_serial (self->fire) : 0;
  const CrReach *reach = cra_map_view_get_reach (self);
  int show = get_shown (self);

  if (serial != self->shown_serial || reach != self->shown_reach || show != self->shown_kind ||
      self->overlay_stale)
    cra_map_view_refresh_overlays (self);
  self->shown_serial = serial;
  self->shown_reach = reach;
  self->shown_kind = show;
  self->overlay_stale = FALSE;
  redraw_cb (self);
  self->answering = 0;
  return G_SOURCE_REMOVE;
}

static void
walked_cb (CraMapView *self)
{
  g_clear_handle_id (&self->answering, g_source_remove);
  answer_now_cb (self);
}

/* However much is changed or pointed at between two frames, a field is worked out once for both. */
static void
answer_cb (CraMapView *self)
{
  redraw_cb (self);
  if (self->answering == 0)
    self->answering = g_idle_add_full (CRA_BEFORE_FRAME, answer_now_cb, self, NULL);
}

/* @fire: (nullable): whose answers are shown whatever tool is in hand
 * @walk: (nullable): likewise */
void
cra_map_view_set_answers (CraMapView *self, CreToolFire *fire, CreToolWalk *walk)
{
  if (self->fire != NULL)
    g_signal_handlers_disconnect_by_func (self->fire, answer_cb, self);
  if (self->walk != NULL)
    g_signal_handlers_disconnect_by_func (self->walk, walked_cb, self);
  g_set_object (&self->fire, fire);
  g_set_object (&self->walk, walk);
  if (fire != NULL)
    g_signal_connect_swapped (fire, "answered", G_CALLBACK (answer_cb), self);
  if (walk != NULL)
    g_signal_connect_swapped (walk, "redraw", G_CALLBACK (walked_cb), self);
  g_clear_handle_id (&self->answering, g_source_remove);
  answer_now_cb (self);
}

/* @tool: (nullable): lets go of the old one */
void
cra_map_view_set_tool (CraMapView *self, CreTool *tool)
{
  gboolean was_suggesting = CRE_IS_TOOL_SUGGEST (self->tool);
  gboolean was_naming = CRE_IS_TOOL_NAMES (self->tool);

  if (self->tool == tool)
    return;
  if (self->tool != NULL) {
    g_signal_handlers_disconnect_by_func (self->tool, redraw_cb, self);
    g_signal_handlers_disconnect_by_func (self->tool, cra_map_view_refresh_overlays, self);
    if (cre_tool_is_active (self->tool))
      cre_tool_cancel (self->tool);
    cre_tool_hover (self->tool, NULL);
  }
  g_set_object (&self->tool, tool);
  self->asking = CRE_IS_TOOL_FIRE (tool) || CRE_IS_TOOL_WALK (tool);
  if (self->asking && self->walking != CRE_IS_TOOL_WALK (tool)) {
    self->walking = CRE_IS_TOOL_WALK (tool);
    self->overlay_stale = TRUE;
    answer_cb (self);
  }
  if (tool != NULL)
    g_signal_connect_swapped (tool, "redraw", G_CALLBACK (redraw_cb), self);
  if (CRE_IS_TOOL_SUGGEST (tool))
    g_signal_connect_swapped (tool, "notify::n-proposals",
                              G_CALLBACK (cra_map_view_refresh_overlays), self);
  /* The areas are seen while they are in work. */
  if (was_naming != CRE_IS_TOOL_NAMES (tool))
    cra_map_view_refresh_picture (self);
  if (was_suggesting || CRE_IS_TOOL_SUGGEST (tool))
    cra_map_view_refresh_overlays (self);
  if (tool != NULL && self->has_hover && !self->keyboard)
    cre_tool_hover (tool, &self->hover);
  redraw_cb (self);
}

CreTool *
cra_map_view_get_tool (CraMapView *self)
{
  return self->tool;
}
