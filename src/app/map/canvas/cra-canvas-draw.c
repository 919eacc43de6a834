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

/* What draw_part_cb() needs. */
typedef struct {
  CraCanvas *canvas;
  const CraCanvasPart *part;
} Drawn;

static void
draw_part_cb (cairo_t *cr, gpointer data)
{
  const Drawn *drawn = data;

  drawn->part->draw (drawn->canvas, cr, drawn->part->data);
}

static void
append_part (CraCanvas *self, GtkSnapshot *snapshot, CraCanvasPart *part)
{
  graphene_rect_t all =
      GRAPHENE_RECT_INIT (0, 0, (float) self->viewport.width, (float) self->viewport.height);

  cra_ink_follow (&part->ink, GTK_WIDGET (self), &all, draw_part_cb, &(Drawn){ self, part });
  if (part->ink.node != NULL)
    gtk_snapshot_append_node (snapshot, part->ink.node);
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
    CraCanvasPart *part = &g_array_index (self->parts, CraCanvasPart, i);

    if (part->snapshot != NULL)
      part->snapshot (self, snapshot, part->data);
    else
      append_part (self, snapshot, part);
  }
  if (self->shows_focus && gtk_widget_has_focus (widget))
    append_focus (snapshot, width, height);
  gtk_snapshot_pop (snapshot);
}
