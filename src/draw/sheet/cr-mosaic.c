/* cr-mosaic.c: draws hexes that are too small for outlines, each in one colour.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-painter-private.h"
#include "cr-regions.h"

#include <math.h>

/* The outline of a hex of fewer pixels could not be seen. */
#define MOST_PX 4

/* Each pixel is sampled at so many places, across and down. */
#define SAMPLES 2

/* How many levels have tints of their own. */
#define MOST_LEVELS 6

/**
 * Mosaic: the hexes around the clip.
 * @colours: as pixels, row by row
 */
typedef struct {
  const CrDraw *draw;
  int column, row, n_columns, n_rows;
  guint32 *colours;
} Mosaic;

gboolean
cr_draw_is_mosaic (const CrDraw *draw)
{
  return draw->px < MOST_PX && draw->options->detail == CR_DETAIL_AUTO && !draw->is_ghost &&
         !cr_draw_is_vector (draw);
}

static CrTone
choose_tone (const CrRecipe *recipe)
{
  if (recipe->kind == CR_RECIPE_NONE)
    return CR_TONE_RED;
  if (recipe->layer == CR_RECIPE_LAYER_OBJECT && !recipe->filled)
    return CR_TONE_WOOD_LIT;
  return recipe->filled ? recipe->fill : CR_TONE_GRASS;
}

static CrColour
choose_colour (const CrDraw *draw, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);
  int level = CLAMP (cr_art_get_level (draw->art, draw->floor, hex), 0, MOST_LEVELS);
  CrColour colour = cr_draw_tone (draw, choose_tone (recipe));

  if (!cr_art_has_hex (draw->art, draw->floor, hex))
    return cr_draw_tone (draw, CR_TONE_PAPER);
  if (level > 0 && cr_recipe_is_natural (recipe))
    colour = cr_draw_mix_tint (draw, colour, cr_tint_ground (level));
  return colour;
}

static guint32
to_pixel (CrColour colour)
{
  return (guint32) lround (colour.red * 255) << 16 | (guint32) lround (colour.green * 255) << 8 |
         (guint32) lround (colour.blue * 255);
}

static void
find_corner (const CrDraw *draw, double x, double y, int *column_out, int *row_out)
{
  cr_grid_address (draw->grid, cr_layout_hex_at (draw->grid, (CrPoint){ x, y }), column_out,
                   row_out);
}

static void
mosaic_init (Mosaic *self, const CrDraw *draw)
{
  CrBox box = cr_box_grow (draw->clip, 1);
  int last_column, last_row;

  *self = (Mosaic){ .draw = draw };
  find_corner (draw, box.x, box.y, &self->column, &self->row);
  find_corner (draw, box.x + box.width, box.y + box.height, &last_column, &last_row);
  self->column--;
  self->row--;
  self->n_columns = last_column + 2 - self->column;
  self->n_rows = last_row + 2 - self->row;
  self->colours = g_new (guint32, self->n_columns * self->n_rows);
  for (int i = 0; i < self->n_columns * self->n_rows; i++) {
    CrHex hex = cr_grid_hex_at (draw->grid, self->column + i % self->n_columns,
                                self->row + i / self->n_columns);

    self->colours[i] = to_pixel (choose_colour (draw, hex));
  }
}

static guint32
colour_at (const Mosaic *self, double x, double y)
{
  int column, row;

  find_corner (self->draw, x, y, &column, &row);
  column = CLAMP (column - self->column, 0, self->n_columns - 1);
  row = CLAMP (row - self->row, 0, self->n_rows - 1);
  return self->colours[row * self->n_columns + column];
}

/* @x, @y: the corner of the pixel in W; @step: from sample to sample */
static guint32
mix_samples (const Mosaic *self, double x, double y, double step)
{
  guint32 sums[3] = { 0 };

  for (int i = 0; i < SAMPLES * SAMPLES; i++) {
    guint32 colour =
        colour_at (self, x + (i % SAMPLES + 0.5) * step, y + (i / SAMPLES + 0.5) * step);

    for (int k = 0; k < 3; k++)
      sums[k] += colour >> (8 * k) & 0xff;
  }
  for (int k = 0; k < 3; k++)
    sums[k] = (sums[k] + SAMPLES * SAMPLES / 2) / (SAMPLES * SAMPLES);
  return sums[2] << 16 | sums[1] << 8 | sums[0];
}

/* @left, @top: of the surface, in device pixels */
static void
fill_surface (const Mosaic *self,
              cairo_surface_t *surface,
              const cairo_matrix_t *matrix,
              double left,
              double top)
{
  int width = cairo_image_surface_get_width (surface),
      height = cairo_image_surface_get_height (surface),
      stride = cairo_image_surface_get_stride (surface);
  guint8 *data = cairo_image_surface_get_data (surface);

  for (int y = 0; y < height; y++) {
    guint32 *row = (guint32 *) (gpointer) (data + (gsize) y * (gsize) stride);

    for (int x = 0; x < width; x++)
      row[x] = mix_samples (self, (left + x - matrix->x0) / matrix->xx,
                            (top + y - matrix->y0) / matrix->yy, 1 / (matrix->xx * SAMPLES));
  }
  cairo_surface_mark_dirty (surface);
}

void
cr_draw_mosaic (const CrDraw *draw)
{
  cairo_matrix_t matrix;
  cairo_surface_t *surface;
  double x0, y0, x1, y1;
  Mosaic mosaic;

  cairo_get_matrix (draw->cr, &matrix);
  cairo_identity_matrix (draw->cr);
  cairo_clip_extents (draw->cr, &x0, &y0, &x1, &y1);
  if (x1 <= x0 || y1 <= y0)
    return;
  mosaic_init (&mosaic, draw);
  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) (ceil (x1) - floor (x0)),
                                        (int) (ceil (y1) - floor (y0)));
  fill_surface (&mosaic, surface, &matrix, floor (x0), floor (y0));
  cairo_set_source_surface (draw->cr, surface, floor (x0), floor (y0));
  cairo_paint (draw->cr);
  cairo_surface_destroy (surface);
  g_free (mosaic.colours);
}
