/* cr-patches.c: what small squares of a picture look like.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-patches.h"

#include <math.h>

/* How many fine steps a figure has: the figures are what an eye tells apart, hues in finer steps
 * than light. */
static const double fine_steps[CR_PATCH_N_FINE] = { 8, 4, 4, 4 };

/* Sums over the pixels of a square, or over the squares about one. */
typedef struct {
  int n, light, light_squared, red_green, yellow_blue;
} Sums;

CrPatches *
cr_patches_new (const CrGrid *grid)
{
  CrBox bounds = cr_layout_bounds (grid);
  CrPatches *self = g_new (CrPatches, 1);

  self->grid = *grid;
  self->columns = (int) ceil (bounds.width * CR_PATCHES_PER_W);
  self->rows = (int) ceil (bounds.height * CR_PATCHES_PER_W);
  self->corner = (CrPoint){ bounds.x, bounds.y };
  self->patches = g_new0 (CrPatch, (gsize) self->columns * self->rows);
  return self;
}

void
cr_patches_free (CrPatches *patches)
{
  if (patches == NULL)
    return;
  g_free (patches->patches);
  g_free (patches);
}

CrPoint
cr_patches_get_middle (const CrPatches *patches, int column, int row)
{
  return (CrPoint){ patches->corner.x + (column + 0.5) / CR_PATCHES_PER_W,
                    patches->corner.y + (row + 0.5) / CR_PATCHES_PER_W };
}

static void
add_light (Sums *sums, int light)
{
  sums->n++;
  sums->light += light;
  sums->light_squared += light * light;
}

/* Faint pixels are read as if opaque; where there is next to nothing of a picture, it has no colour
 * to tell. */
static void
add_pixel (Sums *sums, guint32 pixel)
{
  int alpha = pixel >> 24;
  int red, green, blue;

  if (alpha < 16)
    return;
  red = (int) (pixel >> 16 & 255) * 255 / alpha;
  green = (int) (pixel >> 8 & 255) * 255 / alpha;
  blue = (int) (pixel & 255) * 255 / alpha;
  add_light (sums, (2 * red + 5 * green + blue) / 8);
  sums->red_green += red - green;
  sums->yellow_blue += (red + green) / 2 - blue;
}

static int
get_deviation (const Sums *sums)
{
  int mean = sums->light / sums->n;

  return (int) sqrt (MAX (0, sums->light_squared / sums->n - mean * mean));
}

static guint8
to_figure (int value)
{
  return (guint8) CLAMP (value, 0, CR_PATCH_MOST);
}

static guint8
to_fine (int value)
{
  return (guint8) CLAMP (value, 0, 255);
}

double
cr_patch_get_figure (const CrPatch *patch, int figure)
{
  return figure < CR_PATCH_N_FINE ? patch->fine[figure] / fine_steps[figure]
                                  : patch->figures[figure];
}

static CrPatch
read_patch (const guint8 *pixels, int stride)
{
  CrPatch patch = { { 0 }, FALSE };
  Sums sums = { 0 };

  for (int y = 0; y < CR_PATCH_PIXELS; y++)
    for (int x = 0; x < CR_PATCH_PIXELS; x++)
      add_pixel (&sums, ((const guint32 *) (gconstpointer) (pixels + y * stride))[x]);
  if (sums.n * 2 < CR_PATCH_PIXELS * CR_PATCH_PIXELS)
    return patch;
  int deviation = get_deviation (&sums);
  patch.covered = TRUE;
  patch.figures[0] = to_figure (sums.light / sums.n / 8);
  patch.figures[1] = to_figure (sums.red_green / sums.n / 4 + 16);
  patch.figures[2] = to_figure (sums.yellow_blue / sums.n / 4 + 16);
  patch.figures[3] = to_figure (deviation / 2);
  patch.fine[0] = to_fine (sums.light / sums.n);
  patch.fine[1] = to_fine (sums.red_green / sums.n + 128);
  patch.fine[2] = to_fine (sums.yellow_blue / sums.n + 128);
  patch.fine[3] = to_fine (2 * deviation);
  return patch;
}

gboolean
cr_patches_lies_on_map (const CrPatches *patches, int column, int row)
{
  CrPoint at = cr_patches_get_middle (patches, column, row);
  CrBox frame = cr_layout_frame (&patches->grid);
  double rim = 1.0 / CR_PATCHES_PER_W;

  return cr_grid_contains (&patches->grid, cr_layout_hex_at (&patches->grid, at)) &&
         at.x > frame.x + rim && at.x < frame.x + frame.width - rim && at.y > frame.y + rim &&
         at.y < frame.y + frame.height - rim;
}

void
cr_patches_read_row (CrPatches *patches, int row, const guint8 *pixels, int stride)
{
  g_return_if_fail (row >= 0 && row < patches->rows);

  for (int column = 0; column < patches->columns; column++)
    if (cr_patches_lies_on_map (patches, column, row))
      patches->patches[(gsize) row * patches->columns + column] =
          read_patch (pixels + (gsize) column * CR_PATCH_PIXELS * 4, stride);
}

static int
get_roughness_about (const CrPatches *patches, int column, int row)
{
  Sums sums = { 0 };

  for (int y = MAX (row - 1, 0); y <= MIN (row + 1, patches->rows - 1); y++)
    for (int x = MAX (column - 1, 0); x <= MIN (column + 1, patches->columns - 1); x++) {
      const CrPatch *patch = &patches->patches[(gsize) y * patches->columns + x];

      if (patch->covered)
        add_light (&sums, patch->figures[0] * 8);
    }
  return sums.n > 0 ? get_deviation (&sums) : 0;
}

void
cr_patches_finish (CrPatches *patches)
{
  for (int row = 0; row < patches->rows; row++)
    for (int column = 0; column < patches->columns; column++)
      patches->patches[(gsize) row * patches->columns + column].figures[4] =
          to_figure (get_roughness_about (patches, column, row) / 3);
}
