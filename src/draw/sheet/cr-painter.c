/* cr-painter.c: paints the layers of a map, from the ground up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-painter.h"
#include "cr-chart.h"
#include "cr-ground.h"
#include "cr-masonry.h"
#include "cr-painter-private.h"
#include "cr-picture-file.h"
#include "cr-regions.h"
#include "cr-scans.h"

#include <math.h>

typedef void (*LayerFunc) (const CrDraw *draw);
typedef void (*CasterFunc) (const CrDraw *draw, CrCasters *casters);

/* Everything that throws a shadow on level 0. */
static const CasterFunc caster_funcs[] = {
  cr_cast_walls,  cr_cast_thin_walls, cr_cast_towers,    cr_cast_keeps,    cr_cast_houses,
  cr_cast_stairs, cr_cast_bridges,    cr_cast_hoardings, cr_cast_canopies, cr_cast_objects,
};

static void
draw_ground_shadows (const CrDraw *draw)
{
  g_autoptr (GArray) casters = cr_casters_new ();

  for (guint i = 0; i < G_N_ELEMENTS (caster_funcs); i++)
    caster_funcs[i](draw, casters);
  cr_draw_shadows (draw, casters, 0, 0.40);
}

typedef struct {
  LayerFunc draw;
  CrPaintLayer layer;
} Step;

/* The layers in the order of design/art section 7. Nothing lies on a void, but masonry may stand
 * out over it. */
static const Step art_steps[] = {
  { cr_draw_base, CR_PAINTS_GROUND },
  { cr_draw_grounds, CR_PAINTS_GROUND },
  { cr_draw_slopes, CR_PAINTS_GROUND },
  { cr_draw_courts, CR_PAINTS_GROUND },
  { cr_draw_roads, CR_PAINTS_GROUND },
  { cr_draw_waters, CR_PAINTS_GROUND },
  { cr_draw_low, CR_PAINTS_GROUND },
  { draw_ground_shadows, CR_PAINTS_GROUND },
  { cr_draw_void, CR_PAINTS_GROUND },
  { cr_draw_bridges, CR_PAINTS_BUILDINGS },
  { cr_draw_objects, CR_PAINTS_BUILDINGS },
  { cr_draw_houses, CR_PAINTS_BUILDINGS },
  { cr_draw_stairs, CR_PAINTS_BUILDINGS },
  { cr_draw_walls, CR_PAINTS_BUILDINGS },
  { cr_draw_rubble, CR_PAINTS_BUILDINGS },
  { cr_draw_gates, CR_PAINTS_BUILDINGS },
  { cr_draw_towers, CR_PAINTS_BUILDINGS },
  { cr_draw_keeps, CR_PAINTS_BUILDINGS },
  { cr_draw_high_stairs, CR_PAINTS_BUILDINGS },
  { cr_draw_thin_walls, CR_PAINTS_BUILDINGS },
  { cr_draw_spirals, CR_PAINTS_BUILDINGS },
  { cr_draw_links, CR_PAINTS_BUILDINGS },
  { cr_draw_works, CR_PAINTS_BUILDINGS },
  { cr_draw_openings, CR_PAINTS_BUILDINGS },
  { cr_draw_canopies, CR_PAINTS_BUILDINGS },
  { cr_draw_grain, CR_PAINTS_BUILDINGS },
  { cr_draw_unknown, CR_PAINTS_BUILDINGS },
};

static const Step chart_steps[] = {
  { cr_draw_pictures, CR_PAINTS_PICTURE }, { cr_draw_plan, CR_PAINTS_GRID },
  { cr_draw_grid, CR_PAINTS_GRID },        { cr_draw_secrets, CR_PAINTS_MARKS },
  { cr_draw_marks, CR_PAINTS_MARKS },      { cr_draw_ways, CR_PAINTS_MARKS },
  { cr_draw_gear, CR_PAINTS_MARKS },       { cr_draw_names, CR_PAINTS_NAMES },
};

void
cr_paint_options_init (CrPaintOptions *options)
{
  *options = (CrPaintOptions){ .opacity = 0.6, .show = CR_SHOW_DEFAULT, .detail = CR_DETAIL_AUTO };
}

static CrDetail
choose_detail (const CrDraw *draw)
{
  if (draw->options->detail != CR_DETAIL_AUTO)
    return draw->options->detail;
  if (cr_draw_is_vector (draw) || draw->px >= 24)
    return CR_DETAIL_FULL;
  return draw->px >= 8 ? CR_DETAIL_PLAIN : CR_DETAIL_FLAT;
}

static CrBox
cut_box (CrBox a, CrBox b)
{
  double x = MAX (a.x, b.x), y = MAX (a.y, b.y);
  double x1 = MIN (a.x + a.width, b.x + b.width), y1 = MIN (a.y + a.height, b.y + b.height);

  return (CrBox){ x, y, MAX (0, x1 - x), MAX (0, y1 - y) };
}

static CrDraw
begin_drawing (CrArt *art, cairo_t *cr, const CrPaintOptions *options)
{
  CrDraw draw = { .art = art, .cr = cr, .options = options };
  double x = 1, y = 0;

  draw.scene = cr_art_get_scene (art);
  draw.map = cr_scene_get_map (draw.scene);
  draw.grid = cr_map_get_grid (draw.map);
  draw.floor = options->floor;
  draw.variant = options->variant;
  cairo_user_to_device_distance (cr, &x, &y);
  draw.px = hypot (x, y);
  draw.detail = choose_detail (&draw);
  draw.clip = cr_layout_frame (draw.grid);
  if (options->area.width > 0)
    draw.clip = cut_box (draw.clip, options->area);
  return draw;
}

/* Each layer starts with the same settings, whatever the one before has set. */
static void
draw_layer (const CrDraw *draw, LayerFunc layer)
{
  cairo_save (draw->cr);
  cairo_new_path (draw->cr);
  layer (draw);
  cairo_restore (draw->cr);
}

static gboolean
is_wanted (const CrDraw *draw, CrPaintLayer layer)
{
  return draw->options->layers == 0 || (draw->options->layers & 1u << layer) != 0;
}

static void
draw_steps (const CrDraw *draw, const Step *steps, gsize n)
{
  for (gsize i = 0; i < n; i++)
    if (is_wanted (draw, steps[i].layer))
      draw_layer (draw, steps[i].draw);
}

/* Paints everything made of the data, from the ground up. */
void
cr_draw_art (const CrDraw *draw)
{
  CrDraw sighted = *draw;
  CrSight sight;

  if (cr_draw_is_mosaic (draw)) {
    draw_layer (draw, cr_draw_mosaic);
    return;
  }
  cr_sight_init (&sight, draw);
  sighted.sight = &sight;
  draw_steps (&sighted, art_steps, G_N_ELEMENTS (art_steps));
}

static void
draw_layers (const CrDraw *draw)
{
  if (draw->options->mode != CR_PAINT_PICTURE)
    cr_draw_art (draw);
  draw_steps (draw, chart_steps, G_N_ELEMENTS (chart_steps));
}

/* Rounds a box outwards to a coarse lattice, so that the last bit of a number does not decide what
 * is near. */
static CrBox
round_out (CrBox box)
{
  double x = floor (box.x * 1024 + 0.001) / 1024, y = floor (box.y * 1024 + 0.001) / 1024;
  double x1 = ceil ((box.x + box.width) * 1024 - 0.001) / 1024;
  double y1 = ceil ((box.y + box.height) * 1024 - 0.001) / 1024;

  return (CrBox){ x, y, x1 - x, y1 - y };
}

/* @column, @row: of the cell, counted from the pixel of the plane's origin */
static void
draw_cell (const CrDraw *draw, const cairo_matrix_t *matrix, int column, int row, LayerFunc layer)
{
  CrDraw cell = *draw;
  double x = floor (matrix->x0 + 0.5) + column * CR_PICTURE_CELL,
         y = floor (matrix->y0 + 0.5) + row * CR_PICTURE_CELL;
  CrBox box = { (x - matrix->x0) / matrix->xx, (y - matrix->y0) / matrix->yy,
                CR_PICTURE_CELL / matrix->xx, CR_PICTURE_CELL / matrix->yy };

  cell.clip = round_out (cut_box (draw->clip, round_out (box)));
  if (cell.clip.width <= 0 || cell.clip.height <= 0)
    return;
  cairo_save (draw->cr);
  cairo_identity_matrix (draw->cr);
  cairo_rectangle (draw->cr, x, y, CR_PICTURE_CELL, CR_PICTURE_CELL);
  cairo_clip (draw->cr);
  cairo_set_matrix (draw->cr, matrix);
  draw_layer (&cell, layer);
  cairo_restore (draw->cr);
}

/* Rounds to the precision with which cairo stores coordinates, so that whole numbers are exact. */
static double
round_origin (double pixels)
{
  return floor (pixels * 256 + 0.5) / 256;
}

/* How cairo rounds the coverage of a pixel depends on all edges of the path in that row, also on
 * those outside the surface. So pixels are painted in cells of the plane, each under its own clip:
 * a tile that is a cell is then to the bit that part of the whole picture. */
static void
draw_by_cells (const CrDraw *draw, LayerFunc layer)
{
  cairo_matrix_t matrix;
  double x0, y0, x1, y1;

  cairo_get_matrix (draw->cr, &matrix);
  if (cr_draw_is_vector (draw) || fabs (matrix.xy) > 0 || fabs (matrix.yx) > 0) {
    draw_layer (draw, layer);
    return;
  }
  cairo_save (draw->cr);
  cairo_identity_matrix (draw->cr);
  cairo_clip_extents (draw->cr, &x0, &y0, &x1, &y1);
  matrix.x0 = round_origin (matrix.x0);
  matrix.y0 = round_origin (matrix.y0);
  double left = floor (matrix.x0 + 0.5), top = floor (matrix.y0 + 0.5);
  for (int row = (int) floor ((y0 - top) / CR_PICTURE_CELL); row * CR_PICTURE_CELL < y1 - top;
       row++)
    for (int column = (int) floor ((x0 - left) / CR_PICTURE_CELL);
         column * CR_PICTURE_CELL < x1 - left; column++)
      draw_cell (draw, &matrix, column, row, layer);
  cairo_restore (draw->cr);
}

void
cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options)
{
  CrDraw draw = begin_drawing (art, cr, options);
  CrBox frame = cr_layout_frame (draw.grid);

  if (draw.clip.width <= 0 || draw.clip.height <= 0)
    return;
  cairo_save (cr);
  cairo_rectangle (cr, frame.x, frame.y, frame.width, frame.height);
  cairo_clip (cr);
  draw_by_cells (&draw, draw_layers);
  cairo_restore (cr);
}

void
cr_art_paint_pictures (CrArt *art, cairo_t *cr, const CrPaintOptions *options)
{
  CrPaintOptions bare = *options;
  CrDraw draw;

  /* With the mode for pictures alone they would lie on paper. */
  bare.mode = CR_PAINT_BOTH;
  bare.opacity = 1;
  draw = begin_drawing (art, cr, &bare);
  draw_layer (&draw, cr_draw_pictures);
}

/* Most cells of a map do not touch its margin; borders and medallions reach inwards a little. */
static void
draw_frame (const CrDraw *draw)
{
  CrBox frame = cr_box_grow (cr_layout_frame (draw->grid), -0.2), clip = draw->clip;

  if (clip.x <= frame.x || clip.y <= frame.y || clip.x + clip.width >= frame.x + frame.width ||
      clip.y + clip.height >= frame.y + frame.height)
    cr_draw_frame (draw);
}

void
cr_art_paint_frame (CrArt *art, cairo_t *cr, const CrPaintOptions *options)
{
  CrDraw draw = begin_drawing (art, cr, options);

  draw.clip = options->area.width > 0 ? options->area : cr_paint_sheet_box (draw.map);
  draw_by_cells (&draw, draw_frame);
}
