/* cr-grain.c: the grain of paper. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-draw.h"

#include <math.h>

#define GRAIN_SIZE 96
#define GRAIN_SEED 200

/* Returns: a faint black or white, in few steps, so that a PNG stays small */
static guint32
grain_at (int x, int y)
{
  double v = 0.55 * cr_hash3 (x, y, GRAIN_SEED) + 0.45 * (cr_noise (x / 8.0, y / 8.0, 201) + 1) / 2;
  guint alpha = (guint) (fabs (v - 0.5) * 46) / 6 * 6 * 8 / 10;
  guint tone = v < 0.5 ? 0 : alpha;

  return alpha << 24 | tone << 16 | tone << 8 | tone;
}

static cairo_surface_t *
make_grain (void)
{
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, GRAIN_SIZE, GRAIN_SIZE);
  guint32 *pixels = (guint32 *) (gpointer) cairo_image_surface_get_data (surface);

  for (int i = 0; i < GRAIN_SIZE * GRAIN_SIZE; i++)
    pixels[i] = grain_at (i % GRAIN_SIZE, i / GRAIN_SIZE);
  cairo_surface_mark_dirty (surface);
  return surface;
}

/* The grain is made once and shared by all paintings. */
static cairo_surface_t *
get_grain (void)
{
  static cairo_surface_t *grain;

  if (g_once_init_enter (&grain))
    g_once_init_leave (&grain, make_grain ());
  return grain;
}

/* A grain is a device pixel, counted from the map's origin, so that tiles join. */
static void
paint_grain (const CrDraw *draw, cairo_surface_t *grain)
{
  double x = 0, y = 0;
  cairo_matrix_t shift;
  cairo_pattern_t *pattern = cairo_pattern_create_for_surface (grain);

  cairo_user_to_device (draw->cr, &x, &y);
  cairo_matrix_init_translate (&shift, -floor (x), -floor (y));
  cairo_pattern_set_matrix (pattern, &shift);
  cairo_pattern_set_extend (pattern, CAIRO_EXTEND_REPEAT);
  cairo_pattern_set_filter (pattern, CAIRO_FILTER_NEAREST);
  cairo_identity_matrix (draw->cr);
  cairo_set_source (draw->cr, pattern);
  cairo_paint (draw->cr);
  cairo_pattern_destroy (pattern);
}

/* Grain is drawn only on screen, because printed paper has its own. */
void
cr_draw_grain (const CrDraw *draw)
{
  cairo_surface_t *target = cairo_get_target (draw->cr);

  if (draw->detail < CR_DETAIL_FULL || draw->variant != CR_VARIANT_COLOUR ||
      !(draw->options->show & CR_SHOW_GRAIN) ||
      cairo_surface_get_type (target) != CAIRO_SURFACE_TYPE_IMAGE)
    return;
  paint_grain (draw, get_grain ());
}
