/* cr-castle-outline.c: the outlines of towers and keeps.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-castle-outline.h"

#include <math.h>

#define ROUND_POINTS 40
/* How far a tower's wall stands out beyond the centres of its hexes, in W. */
#define TOWER_RADIUS 0.73
#define GATE_TOWER_RADIUS 0.55

/* The hexes along a loop, each once. */
static GArray *
hexes_of_loop (const GArray *loop)
{
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
  g_autoptr (GHashTable) seen = cr_hex_set_new (NULL, 0);

  for (guint i = 0; i < loop->len; i++) {
    CrHex hex = cr_edge_at (loop, i).hex;
    if (cr_hex_set_has (seen, hex))
      continue;
    cr_hex_set_add (seen, hex);
    g_array_append_val (hexes, hex);
  }
  return hexes;
}

/* Returns: (transfer full) (nullable): a circle around all the hexes; NULL when it would cover the
 * centre of a neighbour */
static GArray *
outline_round (const CrGrid *grid, const GArray *loop, double radius)
{
  g_autoptr (GArray) hexes = hexes_of_loop (loop);
  CrPoint middle = { 0, 0 };
  double reach = 0, room = G_MAXDOUBLE;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint p = cr_layout_centre (grid, g_array_index (hexes, CrHex, i));
    middle.x += p.x / hexes->len;
    middle.y += p.y / hexes->len;
  }
  for (guint i = 0; i < hexes->len; i++)
    reach =
        MAX (reach, cr_distance (middle, cr_layout_centre (grid, g_array_index (hexes, CrHex, i))));
  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    CrHex out = cr_hex_neighbour (edge.hex, edge.side);
    room = MIN (room, cr_distance (middle, cr_layout_centre (grid, out)));
  }
  if (hexes->len > 1)
    radius = MIN (reach + 0.45, room - 0.06);
  if (radius < reach + 0.2)
    return cr_region_built (grid, loop);
  return cr_line_circle (middle, radius, ROUND_POINTS);
}

GArray *
cr_outline_tower (const CrGrid *grid, const GArray *loop)
{
  return outline_round (grid, loop, TOWER_RADIUS);
}

GArray *
cr_outline_gate_tower (const CrGrid *grid, const GArray *loop)
{
  return outline_round (grid, loop, GATE_TOWER_RADIUS);
}

gboolean
cr_line_is_round (const GArray *line, CrPoint *centre_out, double *radius_out)
{
  if (line->len != ROUND_POINTS)
    return FALSE;
  *centre_out = cr_point_between (cr_line_at (line, 0), cr_line_at (line, ROUND_POINTS / 2), 0.5);
  *radius_out = cr_distance (*centre_out, cr_line_at (line, 0));
  for (guint i = 0; i < line->len; i++) {
    if (fabs (cr_distance (*centre_out, cr_line_at (line, i)) - *radius_out) > 1e-6)
      return FALSE;
  }
  return TRUE;
}

#define KEEP_MARGIN 0.32

/* Returns: (transfer full): the smallest box, turned by @angle, around the centres of a loop's
 * hexes */
static GArray *
box_about (const CrGrid *grid, const GArray *loop, double angle, double margin)
{
  CrPoint way = cr_way_of_angle (angle);
  double u0 = G_MAXDOUBLE, u1 = -G_MAXDOUBLE, v0 = G_MAXDOUBLE, v1 = -G_MAXDOUBLE;

  for (guint i = 0; i < loop->len; i++) {
    CrPoint p = cr_layout_centre (grid, cr_edge_at (loop, i).hex);
    u0 = MIN (u0, p.x * way.x + p.y * way.y);
    u1 = MAX (u1, p.x * way.x + p.y * way.y);
    v0 = MIN (v0, p.y * way.x - p.x * way.y);
    v1 = MAX (v1, p.y * way.x - p.x * way.y);
  }
  CrPoint middle = cr_point_along ((CrPoint){ 0, 0 }, way, (u0 + u1) / 2, (v0 + v1) / 2);
  return cr_line_box (middle, u1 - u0 + 2 * margin, v1 - v0 + 2 * margin, angle);
}

static gboolean
leaves_out (const CrGrid *grid, const GArray *loop, const GArray *line)
{
  for (guint i = 0; i < loop->len; i++) {
    CrEdge edge = cr_edge_at (loop, i);
    CrHex out = cr_hex_neighbour (edge.hex, edge.side);
    if (cr_line_contains (line, cr_layout_centre (grid, out)))
      return FALSE;
  }
  return TRUE;
}

GArray *
cr_outline_keep (const CrGrid *grid, const GArray *loop)
{
  g_autoptr (GArray) sides = cr_region_sides (grid, loop);

  for (int i = 0; i < 3 && cr_line_get_area (sides) > 0; i++) {
    g_autoptr (GArray) box = box_about (grid, loop, i * G_PI / 6, KEEP_MARGIN);
    if (leaves_out (grid, loop, box))
      return g_steal_pointer (&box);
  }
  return cr_region_built (grid, loop);
}
