/* cra-canvas-draw.c: a frame of the canvas: the sheet with its shadow, tiles, what lies on top.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-canvas-private.h"

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

void
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
