/* cra-map-view-overlays.c: fields, reach and suggestions on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <math.h>

#include "cra-form.h"
#include "cre-tool-names.h"
#include "cre-tool-passage.h"

#define RESCALE_MS 150

/* Fields and reach are patterns over many hexes: the worker draws them tile by tile, a field from a
 * copy of what it says, the others from a recording of what to draw. The line itself follows the
 * pointer and is drawn live. */

/* What of a field is drawn. */
enum { SHOW_FIELD = 1 << 0, SHOW_DEAD = 1 << 1, SHOW_COUNTS = 1 << 2 };

/* @field: (nullable): and so are the next two */
typedef struct {
  CrField *field;
  CrDifference *difference;
  cairo_surface_t *recording;
  int floor, shown;
  CrGrid grid;
  CrBox frame;
  CrOverlayStyle style;
  double opacity;
} Overlay;

static void
overlay_free (gpointer data)
{
  Overlay *overlay = data;

  cr_field_free (overlay->field);
  cr_difference_unref (overlay->difference);
  g_clear_pointer (&overlay->recording, cairo_surface_destroy);
  g_free (overlay);
}

static void
draw_fire (const Overlay *overlay, cairo_t *cr, const CrOverlayStyle *style)
{
  if (overlay->difference != NULL)
    cr_overlay_difference (cr, style, &overlay->grid, overlay->difference, overlay->floor);
  if (overlay->difference != NULL || overlay->field == NULL)
    return;
  if (overlay->shown & SHOW_DEAD)
    cr_overlay_dead (cr, style, overlay->field, overlay->floor);
  if (overlay->shown & SHOW_FIELD)
    cr_overlay_field (cr, style, overlay->field, overlay->floor);
  if (overlay->shown & SHOW_COUNTS)
    cr_overlay_shooters (cr, style, overlay->field, overlay->floor);
}

/* How far what belongs to a hex reaches beyond it, in W: a rim, the disc of a number. */
static double
get_reach_beyond (const Overlay *overlay)
{
  return 1 + 10 / overlay->style.px;
}

/* Worker thread. */
static void
overlay_draw (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  Overlay *overlay = data;
  double more = get_reach_beyond (overlay);
  CrOverlayStyle style = overlay->style;

  style.clip =
      (CrBox){ box->x - more, box->y - more, box->width + 2 * more, box->height + 2 * more };
  cairo_rectangle (cr, overlay->frame.x, overlay->frame.y, overlay->frame.width,
                   overlay->frame.height);
  cairo_clip (cr);
  cairo_push_group (cr);
  draw_fire (overlay, cr, &style);
  if (overlay->recording != NULL) {
    cairo_scale (cr, 1 / style.px, 1 / style.px);
    cairo_set_source_surface (cr, overlay->recording, 0, 0);
    cairo_paint (cr);
  }
  cairo_pop_group_to_source (cr);
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

static int
get_shown (CraMapView *self)
{
  gboolean field = FALSE, dead = FALSE, counts = FALSE;

  if (self->fire != NULL)
    g_object_get (self->fire, "show-field", &field, "show-dead", &dead, "show-counts", &counts,
                  NULL);
  return (field ? SHOW_FIELD : 0) | (dead ? SHOW_DEAD : 0) | (counts ? SHOW_COUNTS : 0);
}

/* (nullable): where nothing is to be walked to or suggested */
static cairo_surface_t *
record (CraMapView *self, double px)
{
  CrOverlayStyle style = { CR_VARIANT_COLOUR, px, { 0 } };
  const CrReach *reach = cra_map_view_get_reach (self);
  const GArray *suggestions = get_suggestions (self);
  cairo_surface_t *recording;
  cairo_t *cr;

  if (reach == NULL && suggestions == NULL)
    return NULL;
  recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cr = cairo_create (recording);
  cairo_scale (cr, style.px, style.px);
  if (suggestions != NULL)
    cr_overlay_suggestions (cr, &style, cre_document_get_scene (self->document), suggestions,
                            self->floor);
  if (reach != NULL)
    cr_overlay_reach (cr, &style, cre_document_get_scene (self->document), reach, self->floor);
  cairo_destroy (cr);
  return recording;
}

static Overlay *
new_overlay (CraMapView *self, double px)
{
  Overlay *overlay = g_new0 (Overlay, 1);
  const CrDifference *difference = cra_map_view_get_difference (self);
  const CrField *field = cra_map_view_get_field (self);

  if (difference != NULL)
    overlay->difference = cr_difference_ref ((CrDifference *) difference);
  else if (field != NULL)
    overlay->field = cr_field_copy (field);
  overlay->recording = record (self, px);
  overlay->floor = self->floor;
  overlay->shown = get_shown (self);
  overlay->grid = self->grid;
  overlay->frame = cr_layout_frame (&self->grid);
  overlay->style = (CrOverlayStyle){ CR_VARIANT_COLOUR, px, { 0 } };
  overlay->opacity = cra_map_view_layer_opacity (self, CRA_LAYER_OVERLAY);
  return overlay;
}

/* (nullable) (element-type CrHex): where the one is drawn otherwise than the other; NULL: perhaps
 * everywhere */
static GArray *
list_changes (const Overlay *a, const Overlay *b)
{
  if (a == NULL || a->field == NULL || b->field == NULL || a->recording != NULL ||
      b->recording != NULL || a->floor != b->floor || a->shown != b->shown ||
      a->style.px != b->style.px || a->opacity != b->opacity)
    return NULL;
  return cr_field_list_changes (a->field, b->field, a->floor);
}

/* More hexes than that are told as one box. */
#define MOST_BOXES 64

/* Tiles on which nothing is different stay. */
static void
invalidate (CraMapView *self, const Overlay *overlay, const GArray *hexes)
{
  double more = get_reach_beyond (overlay);
  double x1 = G_MAXDOUBLE, y1 = G_MAXDOUBLE, x2 = -G_MAXDOUBLE, y2 = -G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint at = cr_layout_centre (&overlay->grid, g_array_index (hexes, CrHex, i));
    CrBox box = { at.x - more, at.y - more, 2 * more, 2 * more };

    if (hexes->len <= MOST_BOXES)
      cra_canvas_invalidate (self->canvas, CRA_CANVAS_OVERLAY, &box);
    x1 = MIN (x1, box.x);
    y1 = MIN (y1, box.y);
    x2 = MAX (x2, box.x + box.width);
    y2 = MAX (y2, box.y + box.height);
  }
  if (hexes->len > MOST_BOXES)
    cra_canvas_invalidate (self->canvas, CRA_CANVAS_OVERLAY, &(CrBox){ x1, y1, x2 - x1, y2 - y1 });
}

static gboolean
has_overlays (CraMapView *self)
{
  return cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY) &&
         (cra_map_view_get_field (self) != NULL || cra_map_view_get_difference (self) != NULL ||
          cra_map_view_get_reach (self) != NULL || get_suggestions (self) != NULL);
}

/**
 * cra_map_view_new_overlay_source:
 * @px: what a hex measures in pixels
 *
 * Returns: (transfer full) (nullable): draws what fields and reach show now
 */
CraSource *
cra_map_view_new_overlay_source (CraMapView *self, double px)
{
  return has_overlays (self) ? cra_source_new (overlay_draw, new_overlay (self, px), overlay_free)
                             : NULL;
}

/* What the tiles show goes with the view. */
void
cra_map_view_drop_overlays (CraMapView *self)
{
  self->overlay = NULL;
  g_clear_pointer (&self->overlay_source, cra_source_unref);
}

/* Writes the overlays down anew; the tiles that they change follow. */
void
cra_map_view_refresh_overlays (CraMapView *self)
{
  g_autoptr (GArray) changes = NULL;
  Overlay *overlay;

  if (self->document == NULL)
    return;
  self->overlay_px = cra_canvas_get_viewport (self->canvas)->scale;
  if (!has_overlays (self)) {
    cra_map_view_drop_overlays (self);
    cra_canvas_set_source (self->canvas, CRA_CANVAS_OVERLAY, NULL);
    cra_canvas_drop (self->canvas, CRA_CANVAS_OVERLAY);
    return;
  }
  overlay = new_overlay (self, cra_map_view_get_style (self).px);
  changes = list_changes (self->overlay, overlay);
  cra_map_view_drop_overlays (self);
  self->overlay = overlay;
  self->overlay_source = cra_source_new (overlay_draw, overlay, overlay_free);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_OVERLAY, self->overlay_source);
  if (changes != NULL)
    invalidate (self, overlay, changes);
  else
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

/* The areas are seen while they are in work, and passages while one digs. */
CrShow
cra_map_view_get_tool_show (CreTool *tool)
{
  return CRE_IS_TOOL_NAMES (tool)     ? CR_SHOW_AREAS
         : CRE_IS_TOOL_PASSAGE (tool) ? CR_SHOW_SECRETS
                                      : 0;
}

/* @tool: (nullable): lets go of the old one */
void
cra_map_view_set_tool (CraMapView *self, CreTool *tool)
{
  gboolean was_suggesting = CRE_IS_TOOL_SUGGEST (self->tool);
  CrShow was_shown = cra_map_view_get_tool_show (self->tool);

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
  if (was_shown != cra_map_view_get_tool_show (tool))
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
