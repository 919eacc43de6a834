/* cra-still.c: what is drawn once and shown in many frames.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-still.h"

#include <string.h>

cairo_surface_t *
cra_still_new_surface (const graphene_rect_t *bounds, int factor)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, (int) bounds->size.width * factor, (int) bounds->size.height * factor);

  cairo_surface_set_device_scale (surface, factor, factor);
  cairo_surface_set_device_offset (surface, -bounds->origin.x * (float) factor,
                                   -bounds->origin.y * (float) factor);
  return surface;
}

static GskRenderNode *
refer_to (cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderNode *node = gsk_cairo_node_new (bounds);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_rectangle (cr, bounds->origin.x, bounds->origin.y, bounds->size.width, bounds->size.height);
  cairo_fill (cr);
  cairo_destroy (cr);
  return node;
}

GskRenderNode *
cra_still_show (GtkWidget *widget, cairo_surface_t *surface, const graphene_rect_t *bounds)
{
  GskRenderer *renderer = gtk_native_get_renderer (gtk_widget_get_native (widget));
  int stride = cairo_image_surface_get_stride (surface);
  int height = cairo_image_surface_get_height (surface);

  cairo_surface_flush (surface);
  if (g_str_equal (G_OBJECT_TYPE_NAME (renderer), "GskCairoRenderer"))
    return refer_to (surface, bounds);
  g_autoptr (GBytes) bytes = g_bytes_new_with_free_func (
      cairo_image_surface_get_data (surface), (gsize) stride * (gsize) height,
      (GDestroyNotify) cairo_surface_destroy, cairo_surface_reference (surface));
  g_autoptr (GdkTexture) texture = gdk_memory_texture_new (
      cairo_image_surface_get_width (surface), height, GDK_MEMORY_DEFAULT, bytes, (gsize) stride);
  return gsk_texture_node_new (texture, bounds);
}

GskRenderNode *
cra_still_draw (GtkWidget *widget, const graphene_rect_t *bounds, CraStillDraw draw, gpointer data)
{
  cairo_surface_t *surface = cra_still_new_surface (bounds, gtk_widget_get_scale_factor (widget));
  cairo_t *cr = cairo_create (surface);
  GskRenderNode *node;

  draw (cr, data);
  cairo_destroy (cr);
  node = cra_still_show (widget, surface, bounds);
  cairo_surface_destroy (surface);
  return node;
}

/* ---- what is the same ---- */

static gsize
get_length (cairo_surface_t *surface)
{
  return (gsize) cairo_image_surface_get_stride (surface) *
         (gsize) cairo_image_surface_get_height (surface);
}

gboolean
cra_still_is_empty (cairo_surface_t *surface)
{
  const guchar *pixels = cairo_image_surface_get_data (surface);
  gsize length = get_length (surface);

  return length == 0 || (pixels[0] == 0 && memcmp (pixels, pixels + 1, length - 1) == 0);
}

gboolean
cra_still_is_same (cairo_surface_t *a, cairo_surface_t *b)
{
  return cairo_image_surface_get_width (a) == cairo_image_surface_get_width (b) &&
         cairo_image_surface_get_height (a) == cairo_image_surface_get_height (b) &&
         memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 get_length (a)) == 0;
}

/* ---- what is inked ---- */

void
cra_ink_clear (CraInk *ink)
{
  g_clear_pointer (&ink->surface, cairo_surface_destroy);
  g_clear_pointer (&ink->node, gsk_render_node_unref);
}

/* In whole units; FALSE when nothing is. */
static gboolean
find_inked (cairo_surface_t *recording, const graphene_rect_t *all, graphene_rect_t *inked_out)
{
  double x, y, width, height;

  cairo_recording_surface_ink_extents (recording, &x, &y, &width, &height);
  if (width <= 0 || height <= 0)
    return FALSE;
  graphene_rect_init (inked_out, (float) x, (float) y, (float) width, (float) height);
  graphene_rect_round_extents (inked_out, inked_out);
  return graphene_rect_intersection (inked_out, all, inked_out);
}

static cairo_surface_t *
paint_recording (cairo_surface_t *recording, const graphene_rect_t *bounds, int factor)
{
  cairo_surface_t *surface = cra_still_new_surface (bounds, factor);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_surface (cr, recording, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How large it is is known only when it has been drawn. */
void
cra_ink_follow (CraInk *ink,
                GtkWidget *widget,
                const graphene_rect_t *all,
                CraStillDraw draw,
                gpointer data)
{
  cairo_surface_t *recording = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (recording);
  graphene_rect_t inked;

  draw (cr, data);
  cairo_destroy (cr);
  if (!find_inked (recording, all, &inked))
    cra_ink_clear (ink);
  else {
    cairo_surface_t *surface =
        paint_recording (recording, &inked, gtk_widget_get_scale_factor (widget));

    if (ink->surface != NULL && graphene_rect_equal (&ink->bounds, &inked) &&
        cra_still_is_same (ink->surface, surface))
      cairo_surface_destroy (surface);
    else {
      cra_ink_clear (ink);
      *ink = (CraInk){ inked, surface, cra_still_show (widget, surface, &inked) };
    }
  }
  cairo_surface_destroy (recording);
}
