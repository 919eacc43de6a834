/* cr-casts.c: the shadows that masonry throws. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

/* How far a shadow can reach, in W. */
#define CAST_REACH 2.8

/* Finds the level of the ground on which the shadow of a side falls, from the bare hexes at and
 * beside it on the side away from the light; of two equally frequent levels the lower. Returns:
 * FALSE when there are none */
static gboolean
find_ground (const CrArt *art, int floor, CrEdge edge, int *ground_out)
{
  CrPoint at = cr_layout_centre (cr_art_get_grid (art), edge.hex);
  int counts[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 }, best = 0;
  gboolean any = FALSE;

  for (int turn = CR_N_DIRECTIONS - 1; turn <= CR_N_DIRECTIONS + 1; turn++) {
    CrHex next = cr_hex_neighbour (edge.hex, (edge.side + turn) % CR_N_DIRECTIONS);
    CrPoint to = cr_layout_centre (cr_art_get_grid (art), next);
    const CrRecipe *recipe = cr_art_get_recipe (art, floor, next);

    if (cr_sun_on (to.x - at.x, to.y - at.y) >= -0.1)
      continue;
    any = TRUE;
    if (cr_recipe_is_natural (recipe) || recipe->layer == CR_RECIPE_LAYER_COURT)
      counts[CLAMP (cr_art_get_level (art, floor, next), CR_LEVEL_MIN, CR_LEVEL_MAX) -
             CR_LEVEL_MIN]++;
  }
  *ground_out = 0;
  for (int i = 0; i <= CR_LEVEL_MAX - CR_LEVEL_MIN; i++) {
    if (counts[i] <= best)
      continue;
    best = counts[i];
    *ground_out = i + CR_LEVEL_MIN;
  }
  return any;
}

/* The least height of anything built, in levels, so that nothing looks flat. */
#define LEAST_RISE 0.8

static double
find_rise (const CrArt *art, int floor, CrEdge edge)
{
  int ground;

  if (!find_ground (art, floor, edge, &ground))
    return LEAST_RISE;
  return MAX (LEAST_RISE, cr_art_get_level (art, floor, edge.hex) - ground);
}

static void
cast_region (const CrRegion *region, double rise, CrCasters *casters)
{
  for (guint k = 0; k < region->outlines->len; k++)
    cr_casters_take (casters, cr_line_copy (region->outlines->pdata[k]), rise);
}

/* The shadow of an edge begins at a rim of the wall that is so deep, in W. */
#define RIM 0.02

/* A stretch of a wall's edge with the same height. */
typedef struct {
  guint first, count;
  double rise;
} Stretch;

static void
cast_stretch (const CrDraw *draw,
              const CrRegion *region,
              guint loop,
              const Stretch *stretch,
              CrCasters *casters)
{
  const GArray *edges = region->loops->pdata[loop], *line = region->outlines->pdata[loop];
  guint last = (stretch->first + stretch->count - 1) % edges->len;
  double all = cr_line_get_length (line, TRUE), from, to, skip;

  cr_region_project (draw->grid, edges, stretch->first, line, &from, &skip);
  cr_region_project (draw->grid, edges, last, line, &skip, &to);
  while (to <= from)
    to += all;
  GArray *rim = cr_line_stretch (line, from, MIN (to, from + all * 0.999));
  g_autoptr (GArray) back = cr_masonry_shift (rim, RIM);
  cr_line_reverse (back);
  g_array_append_vals (rim, back->data, back->len);
  cr_casters_take (casters, rim, stretch->rise);
}

static double *
find_rises (const CrDraw *draw, const GArray *edges)
{
  double *rises = g_new (double, edges->len);

  for (guint i = 0; i < edges->len; i++)
    rises[i] = find_rise (draw->art, draw->floor, cr_edge_at (edges, i));
  return rises;
}

/* At each place the shadow is as long as the wall is high there, so that another hex, or another
 * level of one, leaves the rest as it was. */
static void
cast_loop (const CrDraw *draw, const CrRegion *region, guint loop, CrCasters *casters)
{
  const GArray *edges = region->loops->pdata[loop];
  g_autofree double *rises = find_rises (draw, edges);
  guint n = edges->len, start = 0;

  while (start < n && fabs (rises[start] - rises[(start + n - 1) % n]) < 0.01)
    start++;
  if (start == n) {
    cr_casters_take (casters, cr_line_copy (region->outlines->pdata[loop]), rises[0]);
    return;
  }
  cr_casters_take (casters, cr_line_copy (region->outlines->pdata[loop]), LEAST_RISE);
  for (guint i = start; i < start + n;) {
    Stretch stretch = { i % n, 1, rises[i % n] };

    while (stretch.count < n && fabs (rises[(i + stretch.count) % n] - stretch.rise) < 0.01)
      stretch.count++;
    if (stretch.rise > LEAST_RISE)
      cast_stretch (draw, region, loop, &stretch, casters);
    i += stretch.count;
  }
}

static void
cast_walls (const CrDraw *draw, const CrRegionClass *class, CrCasters *casters)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, CAST_REACH);

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];

    if (class == &cr_walk_class && !cr_region_is_walked (draw, region))
      continue;
    for (guint loop = 0; loop < region->loops->len; loop++)
      if (cr_draw_sees_outline (draw, region, loop, CAST_REACH))
        cast_loop (draw, region, loop, casters);
  }
}

void
cr_cast_walls (const CrDraw *draw, CrCasters *casters)
{
  cast_walls (draw, &cr_walk_class, casters);
  cast_walls (draw, &cr_solid_class, casters);
}

static void
cast_class (const CrDraw *draw, const CrRegionClass *class, CrCasters *casters)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, CAST_REACH);

  for (guint i = 0; i < regions->len; i++) {
    const CrRegion *region = regions->pdata[i];
    cast_region (region, cr_region_get_rise (draw, region), casters);
  }
}

void
cr_cast_towers (const CrDraw *draw, CrCasters *casters)
{
  cast_class (draw, &cr_tower_class, casters);
  cast_class (draw, &cr_gate_tower_class, casters);
}

void
cr_cast_keeps (const CrDraw *draw, CrCasters *casters)
{
  cast_class (draw, &cr_keep_class, casters);
}

void
cr_cast_high (const CrDraw *draw, CrCasters *casters)
{
  static const CrRegionClass *const classes[] = { &cr_tower_class, &cr_gate_tower_class,
                                                  &cr_keep_class };

  for (guint c = 0; c < G_N_ELEMENTS (classes); c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, classes[c], CAST_REACH);

    for (guint i = 0; i < regions->len; i++) {
      const CrRegion *region = regions->pdata[i];
      cr_casters_take (casters, cr_line_copy (region->outlines->pdata[0]),
                       cr_region_get_level (draw, region));
    }
  }
}
