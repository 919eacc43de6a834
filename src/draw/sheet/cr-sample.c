/* cr-sample.c: cuts a map's pictures into squares. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-sample.h"

#include "cr-painter.h"

/* So many rows of squares are painted at once, so that only a strip of a large map is in memory. */
#define ROWS 32
#define SCALE (CR_PATCHES_PER_W * CR_PATCH_PIXELS)

static void
sample_strip (CrArt *art, CrPatches *patches, cairo_surface_t *strip, int first, int floor)
{
  cairo_t *cr = cairo_create (strip);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.floor = floor;
  options.area =
      (CrBox){ patches->corner.x, patches->corner.y + (double) first / CR_PATCHES_PER_W,
               (double) patches->columns / CR_PATCHES_PER_W, (double) ROWS / CR_PATCHES_PER_W };
  cairo_set_operator (cr, CAIRO_OPERATOR_CLEAR);
  cairo_paint (cr);
  cairo_set_operator (cr, CAIRO_OPERATOR_OVER);
  cairo_scale (cr, SCALE, SCALE);
  cairo_translate (cr, -options.area.x, -options.area.y);
  cr_art_paint_pictures (art, cr, &options);
  cairo_destroy (cr);
  cairo_surface_flush (strip);
}

CrPatches *
cr_art_sample_pictures (CrArt *art, int floor)
{
  CrPatches *patches = cr_patches_new (cr_map_get_grid (cr_scene_get_map (cr_art_get_scene (art))));
  cairo_surface_t *strip = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, patches->columns * CR_PATCH_PIXELS, ROWS * CR_PATCH_PIXELS);
  int stride = cairo_image_surface_get_stride (strip);

  for (int first = 0; first < patches->rows; first += ROWS) {
    sample_strip (art, patches, strip, first, floor);
    for (int row = 0; row < ROWS && first + row < patches->rows; row++)
      cr_patches_read_row (
          patches, first + row,
          cairo_image_surface_get_data (strip) + (gsize) row * CR_PATCH_PIXELS * stride, stride);
  }
  cairo_surface_destroy (strip);
  cr_patches_finish (patches);
  return patches;
}
