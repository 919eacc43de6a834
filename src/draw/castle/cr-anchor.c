/* cr-anchor.c: where things on hexsides stand once the masonry is fitted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"

#include <math.h>

static const CrRegion *
find_region_of (const CrDraw *draw, const CrRegionClass *class, CrHex hex, GPtrArray **held)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  CrDraw near = *draw;

  /* It is at hand, wherever the painting is. */
  near.clip = (CrBox){ at.x - 0.1, at.y - 0.1, 0.2, 0.2 };
  *held = cr_draw_get_regions (&near, class, 0.5);
  for (guint i = 0; i < (*held)->len; i++) {
    const CrRegion *region = (*held)->pdata[i];
    if (cr_hex_set_has (region->set, hex))
      return region;
  }
  return NULL;
}

/* The outline of the loop that has this side. */
static const GArray *
find_outline (const CrRegion *region, CrHex hex, CrDirection side)
{
  for (guint i = 0; i < region->loops->len; i++) {
    const GArray *loop = region->loops->pdata[i];
    for (guint k = 0; k < loop->len; k++)
      if (cr_hex_equal (cr_edge_at (loop, k).hex, hex) && cr_edge_at (loop, k).side == side)
        return region->outlines->pdata[i];
  }
  return NULL;
}

/* Looking out from a clockwise line; at a corner half way between its two faces, whichever of them
 * rounding takes it to be on. */
static CrPoint
face_at (const GArray *line, double at)
{
  CrPoint before, after;

  cr_line_get_point (line, at - 1e-4, TRUE, &before);
  cr_line_get_point (line, at + 1e-4, TRUE, &after);
  return cr_way_between ((CrPoint){ 0, 0 }, (CrPoint){ before.y + after.y, -before.x - after.x });
}

static gboolean
anchor_on (const CrDraw *draw, const CrRegion *region, CrHex hex, CrDirection side, CrAnchor *out)
{
  const GArray *line = region != NULL ? find_outline (region, hex, side) : NULL;
  CrPoint centre, middle = cr_layout_side_middle (draw->grid, hex, side);
  double radius, at;

  if (line == NULL)
    return FALSE;
  if (cr_line_is_round (line, &centre, &radius)) {
    out->out = cr_way_between (centre, middle);
    out->at = cr_point_along (centre, out->out, radius, 0);
    return TRUE;
  }
  at = cr_line_project (line, middle, TRUE);
  out->at = cr_line_get_point (line, at, TRUE, NULL);
  out->out = face_at (line, at);
  return TRUE;
}

/* @hex: the side as seen from it */
static gboolean
anchor_from (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out)
{
  static const struct {
    const CrRegionClass *class;
    double depth;
  } kinds[] = { { &cr_tower_class, 0.26 },
                { &cr_gate_tower_class, 0.22 },
                { &cr_keep_class, 0.32 },
                { &cr_walk_class, 0.34 },
                { &cr_solid_class, 0.34 } };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++) {
    GPtrArray *held;
    const CrRegion *region = find_region_of (draw, kinds[i].class, hex, &held);
    gboolean found = anchor_on (draw, region, hex, side, out);

    g_ptr_array_unref (held);
    out->depth = kinds[i].depth;
    if (found)
      return TRUE;
  }
  return FALSE;
}

CrAnchor
cr_draw_get_anchor (const CrDraw *draw, CrHex hex, CrDirection side)
{
  CrPoint middle = cr_layout_side_middle (draw->grid, hex, side);
  CrAnchor anchor = { middle, cr_way_between (cr_layout_centre (draw->grid, hex), middle), 0 };

  if (anchor_from (draw, hex, side, &anchor))
    return anchor;
  if (anchor_from (draw, cr_hex_neighbour (hex, side), cr_direction_opposite (side), &anchor)) {
    anchor.out = (CrPoint){ -anchor.out.x, -anchor.out.y };
    return anchor;
  }
  anchor.depth = 0;
  return anchor;
}

gboolean
cr_draw_has_battlement (const CrDraw *draw, CrHex hex, CrDirection side)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (draw->map, (CrPlace){ draw->floor, hex }, side, &n);

  for (gsize i = 0; i < n; i++) {
    if (sides[i].kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (draw->map, &sides[i], hex))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_draw_bars_slit (const CrDraw *draw, CrEdge edge, CrPoint at, double length)
{
  if (cr_draw_find_side (draw, edge.hex, edge.side, CR_SIDE_SLIT) == NULL)
    return FALSE;
  CrAnchor slit = cr_draw_get_anchor (draw, edge.hex, edge.side);
  double along = (at.x - slit.at.x) * slit.out.y - (at.y - slit.at.y) * slit.out.x;

  return fabs (along) < length / 2 + 0.03;
}
