/* cra-canvas-draw.c: a frame of the canvas: the sheet with its shadow, tiles, what lies on top.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-canvas-private.h"

/* The soft shadow is made of ever fainter strips at the right and below. Nothing is blended under
 * the map, where it would cost time in each frame and not be seen. */
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

/* Finds the part of a recording that is inked, in whole pixels of the widget; FALSE when none is.
 */
static gboolean
find_inked (cairo_surface_t *recording, const CraViewport *viewport, graphene_rect_t *inked_out)
{
  graphene_rect_t all =
      GRAPHENE_RECT_INIT (0, 0, (float) viewport->width, (float) viewport->height);
  double x, y, width, height;

  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width <= 0 || height <= 0)
    return FALSE;
  graphene_rect_init (inked_out, (float) x, (float) y, (float) width, (float) height);
  graphene_rect_round_extents (inked_out, inked_out);
  return graphene_rect_intersection (inked_out, &all, inked_out);
}

/* The renderer redraws the area of each node that differs from the last frame. So the node of a
 * part is only as large as what it inks, which is known after recording it. */
static void
append_part (CraCanvas *self, GtkSnapshot *snapshot, const CraCanvasPart *part)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  graphene_rect_t inked;

  part->draw (self, cr, part->data);
  cairo_destroy (cr);
  if (find_inked (recording, &self->viewport, &inked)) {
    cr = gtk_snapshot_append_cairo (snapshot, &inked);
    cairo_set_source_surface (cr, recording, 0, 0);
    cairo_paint (cr);
    cairo_destroy (cr);
  }
  cairo_surface_destroy (recording);
}

/* Draws a ring 1 px inside the edge, as four strips that stay the same in each frame. */
static void
append_focus (GtkSnapshot *snapshot, float width, float height)
{
  const GdkRGBA blue = { 0.20f, 0.52f, 0.89f, 0.55f };

  gtk_snapshot_append_color (snapshot, &blue, &GRAPHENE_RECT_INIT (1, 1, width - 2, 2));
  gtk_snapshot_append_color (snapshot, &blue, &GRAPHENE_RECT_INIT (1, height - 3, width - 2, 2));
  gtk_snapshot_append_color (snapshot, &blue, &GRAPHENE_RECT_INIT (1, 3, 2, height - 6));
  gtk_snapshot_append_color (snapshot, &blue, &GRAPHENE_RECT_INIT (width - 3, 3, 2, height - 6));
}

void
cra_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  CraCanvas *self = CRA_CANVAS (widget);
  float width = (float) gtk_widget_get_width (widget),
        height = (float) gtk_widget_get_height (widget);

  if (!self->has_grid || width < 1 || height < 1)
    return;
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, width, height));
  append_surround (self, snapshot);
  append_tiles (self, snapshot);
  for (guint i = 0; i < self->parts->len; i++) {
    const CraCanvasPart *part = &g_array_index (self->parts, CraCanvasPart, i);

    if (part->snapshot != NULL)
      part->snapshot (self, snapshot, part->data);
    else
      append_part (self, snapshot, part);
  }
  if (self->shows_focus && gtk_widget_has_focus (widget))
    append_focus (snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}
