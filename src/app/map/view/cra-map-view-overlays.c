/* cra-map-view-overlays.c: tiles of fields of fire, reach and suggestions over the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-map-view-private.h"

#include <math.h>

#include "cra-form.h"
#include "cra-legend.h"

#define RESCALE_MS 150

/* Fields and reach are patterns over many hexes. The worker draws them tile by tile, a field from a
 * copy of its data, the others from a recording. The line of fire follows the pointer, so it is
 * drawn in each frame instead. */

/* @px: the width of a hex in pixels */
typedef struct {
  CrSheet *sheet;
  double px;
} Overlay;

static void
overlay_free (gpointer data)
{
  Overlay *overlay = data;

  cr_sheet_free (overlay->sheet);
  g_free (overlay);
}

/* This runs in the worker thread. */
static void
overlay_draw (gpointer data, cairo_t *cr, const CrBox *box, double scale)
{
  const Overlay *overlay = data;

  cr_sheet_paint (overlay->sheet, cr, box, overlay->px);
}

/* Returns: (nullable): the field of fire that is shown */
static const CrField *
get_field (CraMapView *self)
{
  const CrAnswer *answer = self->ask != NULL ? cre_ask_answer (self->ask, CR_QUESTION_FIELD) : NULL;

  return answer != NULL ? cr_answer_get_field (answer) : NULL;
}

/* Returns: (nullable): what a change that is tried does to the field, which is shown instead of it
 */
static const CrDifference *
get_difference (CraMapView *self)
{
  return self->ask != NULL ? cre_ask_get_difference (self->ask) : NULL;
}

static const CrReach *
get_own_reach (CraMapView *self)
{
  return self->ask != NULL ? cre_ask_get_reach (self->ask) : NULL;
}

gboolean
cra_map_view_has_answers (CraMapView *self)
{
  return get_field (self) != NULL || get_difference (self) != NULL || get_own_reach (self) != NULL;
}

static const GArray *
get_suggestions (CraMapView *self)
{
  const GArray *suggestions = cre_tool_get_suggestions (self->tool);

  return suggestions != NULL && suggestions->len > 0 ? suggestions : NULL;
}

/* Returns: (nullable): where the man in hand can go, otherwise where the asked walker can go */
static const CrReach *
get_reach (CraMapView *self)
{
  const CrReach *reach = cre_tool_get_reach (self->tool);

  return reach != NULL ? reach : get_own_reach (self);
}

gboolean
cra_map_view_has_game_reach (CraMapView *self)
{
  return self->game != NULL && self->tool != NULL && cre_tool_get_reach (self->tool) != NULL;
}

void
cra_map_view_set_game (CraMapView *self, const CraMapGame *game, gpointer data)
{
  self->game = game;
  self->game_data = data;
}

double
cra_map_view_get_pixels (CraMapView *self)
{
  return cra_canvas_get_viewport (self->canvas)->scale *
         gtk_widget_get_scale_factor (GTK_WIDGET (self));
}

static CrSheetField
get_shown (CraMapView *self)
{
  return self->ask != NULL ? cra_legend_get_shown (self->ask) : 0;
}

static CrSheet *
new_sheet (CraMapView *self)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = self->floor;
  return cr_sheet_new (cre_map_document_get_map (self->document), &options);
}

static void
add_fire (CraMapView *self, CrSheet *sheet)
{
  const CrDifference *difference = get_difference (self);
  const CrField *field = get_field (self);

  if (difference != NULL)
    cr_sheet_add_difference (sheet,
                             cr_sheet_own (sheet, cr_difference_ref ((CrDifference *) difference),
                                           (GDestroyNotify) cr_difference_unref));
  else if (field != NULL)
    cr_sheet_add_field (sheet,
                        cr_sheet_own (sheet, cr_field_copy (field), (GDestroyNotify) cr_field_free),
                        get_shown (self));
}

/* Adds recordings of the reach and of what a picture suggests. */
static void
add_recorded (CraMapView *self, CrSheet *sheet, double px)
{
  const CrScene *scene = cre_map_document_get_scene (self->document);
  const CrReach *reach = get_reach (self);
  const GArray *suggestions = get_suggestions (self);
  CrSheet *recorded;

  if (reach == NULL && suggestions == NULL)
    return;
  recorded = new_sheet (self);
  if (suggestions != NULL)
    cr_sheet_add_suggestions (recorded, scene, suggestions);
  if (reach != NULL)
    cr_sheet_add_reach (recorded, scene, reach);
  if (cra_map_view_has_game_reach (self))
    cr_sheet_add_threats (recorded, self->game->get_threats (self->game_data));
  cr_sheet_freeze (recorded, px);
  cr_sheet_add_sheet (sheet, recorded);
}

/* When more hexes change than these, the box around them is redrawn. */
#define MOST_BOXES 64

/* Only the tiles around changed hexes are redrawn. */
static void
invalidate_hexes (CraMapView *self, double px, const GArray *hexes)
{
  double more = cr_sheet_get_reach (px);
  double x1 = G_MAXDOUBLE, y1 = G_MAXDOUBLE, x2 = -G_MAXDOUBLE, y2 = -G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint at = cr_layout_centre (&self->grid, g_array_index (hexes, CrHex, i));
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

/* Adds the dark of the night, if the game has it. @sheet: (nullable): NULL to ask only */
static gboolean
add_sky (CraMapView *self, CrSheet *sheet)
{
  return self->game != NULL && self->game->add_sky (sheet, self->game_data);
}

static gboolean
has_overlays (CraMapView *self)
{
  return cra_map_view_layer_shown (self, CRA_LAYER_OVERLAY) &&
         (cra_map_view_has_answers (self) || get_reach (self) != NULL ||
          get_suggestions (self) != NULL || add_sky (self, NULL));
}

/* Returns: (transfer full) (nullable): a sheet with what fields and reach show now */
CrSheet *
cra_map_view_new_overlay (CraMapView *self, double px)
{
  CrSheet *sheet;

  if (!has_overlays (self))
    return NULL;
  sheet = new_sheet (self);
  cr_sheet_set_opacity (sheet, cra_map_view_layer_opacity (self, CRA_LAYER_OVERLAY));
  add_sky (self, sheet);
  add_fire (self, sheet);
  add_recorded (self, sheet, px);
  return sheet;
}

/* Returns: (nullable) (element-type CrHex): the hexes in which two overlays differ; NULL when they
 * may differ everywhere */
static GArray *
list_changes (const Overlay *a, const Overlay *b)
{
  return a != NULL && a->px == b->px ? cr_sheet_list_changes (a->sheet, b->sheet) : NULL;
}

void
cra_map_view_drop_overlays (CraMapView *self)
{
  self->overlay = NULL;
  g_clear_pointer (&self->overlay_source, cra_source_unref);
}

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
  overlay = g_new (Overlay, 1);
  overlay->px = cra_map_view_get_pixels (self);
  overlay->sheet = cra_map_view_new_overlay (self, overlay->px);
  changes = list_changes (self->overlay, overlay);
  cra_map_view_drop_overlays (self);
  self->overlay = overlay;
  self->overlay_source = cra_source_new (overlay_draw, overlay, overlay_free);
  cra_canvas_set_source (self->canvas, CRA_CANVAS_OVERLAY, self->overlay_source);
  if (changes != NULL)
    invalidate_hexes (self, overlay->px, changes);
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

/* Only changed fields need new tiles; a line alone is drawn in each frame anyway. */
static gboolean
answer_now_cb (gpointer data)
{
  CraMapView *self = data;
  guint serial = cra_map_view_has_answers (self) ? cre_ask_get_serial (self->ask) : 0;
  int show = get_shown (self);

  if (serial != self->shown_serial || show != self->shown_kind || self->overlay_stale)
    cra_map_view_refresh_overlays (self);
  self->shown_serial = serial;
  self->shown_kind = show;
  self->overlay_stale = FALSE;
  redraw_cb (self);
  self->answering = 0;
  return G_SOURCE_REMOVE;
}

/* Waits until before the next frame, so that a field is computed once, however many changes and
 * motions come between two frames. */
static void
answer_cb (CraMapView *self)
{
  redraw_cb (self);
  if (self->answering == 0)
    self->answering = g_idle_add_full (CRA_BEFORE_FRAME, answer_now_cb, self, NULL);
}

void
cra_map_view_set_ask (CraMapView *self, CreAsk *ask)
{
  if (self->ask != NULL)
    g_signal_handlers_disconnect_by_func (self->ask, answer_cb, self);
  if (g_set_object (&self->ask, ask))
    self->overlay_stale = TRUE;
  if (ask != NULL)
    g_signal_connect_swapped (ask, "changed", G_CALLBACK (answer_cb), self);
  g_clear_handle_id (&self->answering, g_source_remove);
  answer_now_cb (self);
}

CrShow
cra_map_view_get_tool_show (CreTool *tool)
{
  CreShows shows = cre_tool_get_shows (tool);

  return (shows & CRE_SHOWS_AREAS ? CR_SHOW_AREAS : 0) |
         (shows & CRE_SHOWS_SECRETS ? CR_SHOW_SECRETS : 0);
}

static void
let_go_of_tool (CraMapView *self)
{
  if (self->tool == NULL)
    return;
  g_signal_handlers_disconnect_by_func (self->tool, redraw_cb, self);
  g_signal_handlers_disconnect_by_func (self->tool, cra_map_view_refresh_overlays, self);
  if (cre_tool_is_active (self->tool))
    cre_tool_cancel (self->tool);
  cre_tool_hover (self->tool, NULL);
}

static gboolean
tool_suggests (CreTool *tool)
{
  return cre_tool_get_suggestions (tool) != NULL || cre_tool_get_reach (tool) != NULL;
}

void
cra_map_view_set_tool (CraMapView *self, CreTool *tool)
{
  gboolean suggested = tool_suggests (self->tool);
  CrShow was_shown = cra_map_view_get_tool_show (self->tool);

  if (self->tool == tool)
    return;
  let_go_of_tool (self);
  g_set_object (&self->tool, tool);
  self->asking = (cre_tool_get_shows (tool) & CRE_SHOWS_ANSWERS) != 0;
  if (cre_tool_get_ask (tool) != NULL && cre_tool_get_ask (tool) != self->ask)
    cra_map_view_set_ask (self, cre_tool_get_ask (tool));
  if (tool != NULL) {
    g_signal_connect_swapped (tool, "redraw", G_CALLBACK (redraw_cb), self);
    g_signal_connect_swapped (tool, "suggested", G_CALLBACK (cra_map_view_refresh_overlays), self);
  }
  if (was_shown != cra_map_view_get_tool_show (tool))
    cra_map_view_refresh_picture (self);
  if (suggested || tool_suggests (tool))
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
