/* printed-png.c: printed grids as files. SPDX-License-Identifier: GPL-3.0-or-later */
#include "printed-png.h"

#include <cairo.h>

/* Columns of the picture from @left on, as one page of a larger sheet. */
void
printed_write (const Printed *printed, const guint8 *pixels, int left, int width, const char *path)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, printed->height);
  guchar *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);

  for (int y = 0; y < printed->height; y++)
    for (int x = 0; x < width; x++) {
      guint32 shade = pixels[(gsize) y * printed->width + left + x];

      *(guint32 *) (void *) (data + (gsize) y * stride + 4 * x) = shade << 16 | shade << 8 | shade;
    }
  cairo_surface_mark_dirty (surface);
  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
}

void
printed_write_whole (Printed *printed, const char *path)
{
  g_autofree guint8 *pixels = printed_make (printed);

  printed_write (printed, pixels, 0, printed->width, path);
}
