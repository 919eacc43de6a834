/* paper.c: pages as pixels. SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"

#include <math.h>

#include "cr-paper.h"

cairo_surface_t *
paper_paint (const CrPages *pages, int page, int dots)
{
  double scale = dots / CR_PAPER_MM;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) lround (pages->paper.x * scale),
                                  (int) lround (pages->paper.y * scale));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  pages->paint (cr, page, pages->data);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

gboolean
paper_is_inked (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) +
                      (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return (((const guint32 *) (const void *) row)[x] & 0xffffff) != 0xffffff;
}
