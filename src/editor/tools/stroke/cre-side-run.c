/* cre-side-run.c: a run of hexsides without gaps, along which the pointer is dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-side-run.h"

#include <math.h>

#include "cre-way.h"

/* REACH is how near the pointer must pass a corner, in widths of a hex. A straight line along the
 * zigzag of the sides comes nearer than this to every corner, even when it is drawn a little beside
 * it; a line across the middle of a side comes so near to neither of its corners. */
#define REACH 0.22
#define SAMPLE 0.08

/* When the button is released so near to a corner, no side beyond that corner is meant. */
#define AT_CORNER 0.1

static CrVertex
end_of (CrHexSide side, int end)
{
  return cr_vertex_of (side.hex, (side.direction + (CR_N_DIRECTIONS - 1) * end) % CR_N_DIRECTIONS);
}

CreSideRun
cre_side_run_begin (CrHexSide side, CrPoint point)
{
  return (CreSideRun){ side, { end_of (side, 0), end_of (side, 1) }, point };
}

static gboolean
is_near (const CrGrid *grid, CrVertex vertex, CrPoint point, double reach)
{
  int corner;
  CrHex hex = cr_vertex_get_hex (vertex, &corner);
  CrPoint at = cr_layout_corner (grid, hex, corner);

  return hypot (at.x - point.x, at.y - point.y) < reach;
}

static void
go_to (CreSideRun *run, CrVertex vertex, GArray *sides)
{
  gboolean second =
      cr_vertex_distance (run->heads[1], vertex) < cr_vertex_distance (run->heads[0], vertex);

  cr_vertex_path (run->heads[second], vertex, sides);
  run->heads[0] = run->heads[1] = vertex;
}

void
cre_side_run_follow (CreSideRun *run, const CrGrid *grid, CrPoint to, GArray *sides)
{
  CrPoint from = run->point;
  int n = (int) ceil (hypot (to.x - from.x, to.y - from.y) / SAMPLE);

  for (int i = 1; i <= n; i++) {
    double t = (double) i / n;
    CrPoint point = { from.x + t * (to.x - from.x), from.y + t * (to.y - from.y) };
    CreAim aim = cre_aim_at_point (grid, 0, point, 0);
    CrVertex vertex = cre_way_vertex_at (grid, &aim);

    if (is_near (grid, vertex, point, REACH))
      go_to (run, vertex, sides);
  }
  run->point = to;
}

static gboolean
has_begun (const CreSideRun *run)
{
  return cr_vertex_equal (run->heads[0], run->heads[1]);
}

void
cre_side_run_end (CreSideRun *run, const CrGrid *grid, const CreAim *aim, GArray *sides)
{
  CrHexSide last = { aim->place.hex, aim->side };
  int near = cr_vertex_distance (run->heads[0], end_of (last, 0)),
      far = cr_vertex_distance (run->heads[0], end_of (last, 1));

  if (!has_begun (run) || MIN (near, far) > 1 ||
      is_near (grid, cre_way_vertex_at (grid, aim), aim->point, AT_CORNER))
    return;
  go_to (run, end_of (last, far < near), sides);
  g_array_append_val (sides, last);
  run->heads[0] = run->heads[1] = end_of (last, far >= near);
}
