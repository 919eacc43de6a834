/* cr-draw-regions.c: the hexes and regions that a painting can see.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-regions-private.h"

gboolean
cr_draw_sees_outline (const CrDraw *draw, const CrRegion *region, guint index, double reach)
{
  return cr_box_meets (cr_box_grow (g_array_index (region->boxes, CrBox, index), reach),
                       draw->clip);
}

/* A curve runs through the middles between points; between two points far apart it would cut a
 * corner of the box. At a point that is there twice it goes straight on. */
static GArray *
reduce_line (const GArray *line, CrBox box)
{
  g_autoptr (GArray) less = cr_line_reduce (line, box);
  GArray *out = cr_line_new ();

  for (guint i = 0; i < less->len; i++) {
    CrPoint p = cr_line_at (less, i);

    g_array_append_val (out, p);
    if (!cr_box_has (box, p, 0))
      g_array_append_val (out, p);
  }
  return out;
}

/* Of a region far larger than the clip only the nearby part is used, because a path of all its
 * holes would take longer than everything else. Points are at most half a W apart, hence the
 * margin. */
#define REDUCE_MARGIN 0.8

static void
add_region (const CrDraw *draw,
            const CrRegion *region,
            void (*add) (const CrDraw *draw, const GArray *line, gboolean closed))
{
  CrBox box = cr_box_grow (draw->clip, REDUCE_MARGIN);

  for (guint i = 0; i < region->outlines->len; i++) {
    if (!cr_draw_sees_outline (draw, region, i, REDUCE_MARGIN))
      continue;
    g_autoptr (GArray) line = reduce_line (region->outlines->pdata[i], box);
    add (draw, line, TRUE);
  }
}

void
cr_draw_region_path (const CrDraw *draw, const CrRegion *region)
{
  add_region (draw, region, cr_draw_path);
}

void
cr_draw_region_curve (const CrDraw *draw, const CrRegion *region)
{
  add_region (draw, region, cr_draw_curve);
}

void
cr_draw_begin_region (const CrDraw *draw, const CrRegion *region)
{
  cr_draw_region_curve (draw, region);
  cr_draw_begin_within (draw);
}

GArray *
cr_draw_get_region_hexes (const CrDraw *draw, const CrRegion *region, double reach)
{
  GArray *hexes = cr_draw_get_hexes (draw, reach);
  guint kept = 0;

  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    if (cr_hex_set_has (region->set, hex))
      g_array_index (hexes, CrHex, kept++) = hex;
  }
  g_array_set_size (hexes, kept);
  return hexes;
}

/* Returns: the hex of the map that a hex outside repeats */
CrHex
cr_draw_clamp (const CrGrid *grid, CrHex hex)
{
  int column, row;

  if (cr_grid_contains (grid, hex))
    return hex;
  cr_grid_address (grid, hex, &column, &row);
  return cr_grid_hex_at (grid, CLAMP (column, 1, grid->columns), CLAMP (row, 1, grid->rows));
}

GArray *
cr_draw_get_hexes (const CrDraw *draw, double reach)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  CrBox box = cr_box_grow (draw->clip, reach);
  int c0, r0, c1, r1;

  cr_grid_address (draw->grid, cr_layout_hex_at (draw->grid, (CrPoint){ box.x, box.y }), &c0, &r0);
  CrPoint last = { box.x + box.width, box.y + box.height };
  cr_grid_address (draw->grid, cr_layout_hex_at (draw->grid, last), &c1, &r1);
  for (int row = MAX (r0 - 1, -1); row <= MIN (r1 + 1, draw->grid->rows + 2); row++) {
    for (int column = MAX (c0 - 1, -1); column <= MIN (c1 + 1, draw->grid->columns + 2); column++) {
      CrHex hex = cr_grid_hex_at (draw->grid, column, row);

      if (cr_box_has (box, cr_layout_centre (draw->grid, hex), 0))
        g_array_append_val (hexes, hex);
    }
  }
  return hexes;
}

/* No layer looks for hexes farther from the clip than this, and no class farther from those, in W.
 */
#define SIGHT 6

void
cr_sight_init (CrSight *self, const CrDraw *draw)
{
  g_autoptr (GArray) hexes = cr_draw_get_hexes (draw, SIGHT);

  *self = (CrSight){ .floor = draw->floor, .box = cr_box_grow (draw->clip, SIGHT) };
  for (guint i = 0; i < hexes->len; i++) {
    CrHex hex = g_array_index (hexes, CrHex, i);
    const CrRecipe *recipe = cr_art_get_recipe (draw->art, draw->floor, hex);

    self->kinds |= 1u << recipe->layer;
    if (recipe->kind == CR_RECIPE_NONE)
      self->kinds |= CR_SIGHT_UNKNOWN;
    if (cr_art_get_structure (draw->art, draw->floor, hex) != NULL)
      self->kinds |= CR_SIGHT_STRUCTURE;
    if (!cr_art_has_hex (draw->art, draw->floor, hex))
      self->kinds |= CR_SIGHT_VOID;
  }
}

static gboolean
holds_box (CrBox box, CrBox part)
{
  return part.x >= box.x && part.y >= box.y && part.x + part.width <= box.x + box.width &&
         part.y + part.height <= box.y + box.height;
}

gboolean
cr_draw_may_have (const CrDraw *draw, const CrRegionClass *class, double reach)
{
  const CrSight *sight = draw->sight;

  return sight == NULL || sight->floor != draw->floor || class->needs == 0 ||
         (sight->kinds & class->needs) != 0 ||
         !holds_box (sight->box, cr_box_grow (draw->clip, reach + 1 + class->reach));
}

void
cr_draw_region_ink (const CrDraw *draw, const CrRegion *region, CrPen pen)
{
  for (guint i = 0; i < region->outlines->len; i++) {
    if (cr_draw_sees_outline (draw, region, i, pen.width + 0.1))
      cr_draw_ink (draw, region->outlines->pdata[i], TRUE, pen);
  }
}

const CrSide *
cr_draw_find_side (const CrDraw *draw, CrHex hex, CrDirection side, CrSideKind kind)
{
  return cr_map_find_side (draw->map, (CrPlace){ draw->floor, hex }, side, kind);
}
