/* cr-anchor.c: finds where things on hexsides stand on the drawn masonry.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-private.h"
#include "cr-roof.h"

#include <math.h>

static const CrRegion *
find_region_of (const CrDraw *draw, const CrRegionClass *class, CrHex hex, GPtrArray **held)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  CrDraw near = *draw;

  /* The region must be found even when the painting is clipped elsewhere. */
  near.clip = (CrBox){ at.x - 0.1, at.y - 0.1, 0.2, 0.2 };
  *held = cr_draw_get_regions (&near, class, 0.5);
  for (guint i = 0; i < (*held)->len; i++) {
    const CrRegion *region = (*held)->pdata[i];
    if (cr_hex_set_has (region->set, hex))
      return region;
  }
  return NULL;
}

/* Returns: (nullable): the outline of the loop that contains this side */
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

gboolean
cr_draw_find_face (const CrDraw *draw, CrHex hex, CrPoint p, CrPoint *out)
{
  GPtrArray *held;
  const CrRegion *walk = find_region_of (draw, &cr_walk_class, hex, &held);
  double least = G_MAXDOUBLE;

  for (guint i = 0; walk != NULL && i < walk->outlines->len; i++) {
    const GArray *line = walk->outlines->pdata[i];
    CrPoint at = cr_line_get_point (line, cr_line_project (line, p, TRUE), TRUE, NULL);

    if (cr_distance (at, p) >= least)
      continue;
    least = cr_distance (at, p);
    *out = at;
  }
  g_ptr_array_unref (held);
  return least < G_MAXDOUBLE;
}

/* Returns: the outward direction of a clockwise line at a place. At a corner it is half way between
 * both faces, so that rounding cannot choose one of them. */
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

static gboolean
is_roofed (const CrDraw *draw, const CrRegion *region)
{
  CrHex hex = g_array_index (region->hexes, CrHex, 0);
  CrPoint centre;
  double radius;

  return cr_art_get_recipe (draw->art, draw->floor, hex)->kind == CR_RECIPE_ROOF &&
         cr_line_is_round (region->outlines->pdata[0], &centre, &radius);
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

    out->covered = found && i < 2 && is_roofed (draw, region);
    if (found && kinds[i].class == &cr_keep_class)
      out->at = cr_keep_clear_turrets (draw, region, out);
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
  CrAnchor anchor = { middle, cr_way_between (cr_layout_centre (draw->grid, hex), middle), 0,
                      FALSE };

  if (anchor_from (draw, hex, side, &anchor))
    return anchor;
  if (anchor_from (draw, cr_hex_neighbour (hex, side), cr_direction_opposite (side), &anchor)) {
    anchor.out = (CrPoint){ -anchor.out.x, -anchor.out.y };
    return anchor;
  }
  anchor.depth = 0;
  cr_draw_find_thin (draw, hex, side, &anchor);
  return anchor;
}

/* Of the roofs that cover most of a hex, the nearest to its middle counts. */
static gboolean
find_roof (const CrDraw *draw, CrHex hex, CrRoof *out)
{
  CrPoint at = cr_layout_centre (draw->grid, hex);
  CrDraw near = *draw;
  double least = G_MAXDOUBLE;

  near.clip = (CrBox){ at.x - 0.1, at.y - 0.1, 0.2, 0.2 };
  g_autoptr (GArray) roofs = cr_roofs_find (&near, 0.5);
  for (guint i = 0; i < roofs->len; i++) {
    const CrRoof *roof = &g_array_index (roofs, CrRoof, i);
    g_autoptr (GArray) line = cr_roof_get_line (roof);
    double far = cr_line_contains (line, at) ? cr_distance (at, roof->at) / roof->length : 2;

    if (far >= least)
      continue;
    least = far;
    *out = *roof;
  }
  return least < 2;
}

static gboolean
is_beneath_masonry (const CrDraw *draw, CrPoint p)
{
  static const CrRegionClass *const classes[] = { &cr_tower_class, &cr_gate_tower_class,
                                                  &cr_keep_class, &cr_walk_class, &cr_solid_class };
  CrDraw near = *draw;
  gboolean inside = FALSE;

  near.clip = (CrBox){ p.x - 0.1, p.y - 0.1, 0.2, 0.2 };
  for (guint c = 0; c < G_N_ELEMENTS (classes) && !inside; c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (&near, classes[c], 0.5);

    for (guint i = 0; i < regions->len && !inside; i++) {
      const CrRegion *region = regions->pdata[i];

      for (guint k = 0; k < region->outlines->len; k++)
        inside ^= cr_line_contains (region->outlines->pdata[k], p);
    }
  }
  return inside;
}

/* Whether the place is covered by another roof; of two overlapping roofs the later one is on top.
 */
static gboolean
is_beneath_roof (const CrDraw *draw, const CrRoof *own, CrPoint p)
{
  CrDraw near = *draw;

  near.clip = (CrBox){ p.x - 0.1, p.y - 0.1, 0.2, 0.2 };
  g_autoptr (GArray) roofs = cr_roofs_find (&near, 0.5);
  for (guint i = roofs->len; i-- > 0;) {
    const CrRoof *roof = &g_array_index (roofs, CrRoof, i);
    g_autoptr (GArray) line = cr_roof_get_line (roof);

    if (cr_distance (roof->at, own->at) < 1e-6 && roof->recipe == own->recipe)
      return FALSE;
    if (cr_line_contains (line, p))
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_hidden (const CrDraw *draw, const CrRoof *own, CrPoint p)
{
  return is_beneath_masonry (draw, p) || is_beneath_roof (draw, own, p);
}

/* Things in a wall begin so far before it, in W; and the place is searched in so many steps. */
#define EAVES 0.03
#define STEPS 24

/* A part of a roof's edge can lie beneath a tower, a wall or another roof. Things there are shown
 * where the line from the middle of the house comes out from under that, without steps. */
static void
bring_out (const CrDraw *draw, const CrRoof *own, CrPoint middle, CrAnchor *anchor)
{
  CrPoint to = cr_point_along (anchor->at, anchor->out, EAVES, 0);
  int i = 0;

  if (!is_hidden (draw, own, to))
    return;
  while (i < STEPS && !is_hidden (draw, own, cr_point_between (middle, to, (double) i / STEPS)))
    i++;
  anchor->at = cr_point_between (middle, to, (double) i / STEPS);
  anchor->out = cr_way_between (middle, to);
  anchor->depth = 0;
}

gboolean
cr_draw_find_eaves (const CrDraw *draw, CrHex hex, CrDirection side, CrAnchor *out)
{
  CrPoint c = cr_layout_centre (draw->grid, hex),
          middle = cr_layout_side_middle (draw->grid, hex, side);
  CrPoint way = cr_way_between (c, middle);
  CrRoof roof;

  if (cr_castle_hex_get_piece (draw->art, draw->floor, hex) != CR_PIECE_HOUSE ||
      !find_roof (draw, hex, &roof))
    return FALSE;
  double u = (c.x - roof.at.x) * roof.way.x + (c.y - roof.at.y) * roof.way.y;
  double v = (c.y - roof.at.y) * roof.way.x - (c.x - roof.at.x) * roof.way.y;
  double along = way.x * roof.way.x + way.y * roof.way.y;
  double across = way.y * roof.way.x - way.x * roof.way.y;
  gboolean gable = fabs (along) > fabs (across) + 1e-6;
  double sign = (gable ? along : across) < 0 ? -1 : 1;

  /* The thing faces squarely away from the wall that faces most in that direction, and keeps off
   * its corners. */
  if (gable) {
    double most = roof.width / 2 - 0.16;
    out->at = cr_roof_at (&roof, sign * roof.length / 2, CLAMP (v, -most, most));
    out->out = (CrPoint){ sign * roof.way.x, sign * roof.way.y };
  } else {
    double most = roof.length / 2 - 0.16;
    out->at = cr_roof_at (&roof, CLAMP (u, -most, most), sign * roof.width / 2);
    out->out = (CrPoint){ -sign * roof.way.y, sign * roof.way.x };
  }
  out->depth = 0.2;
  out->covered = TRUE;
  bring_out (draw, &roof, c, out);
  return TRUE;
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
