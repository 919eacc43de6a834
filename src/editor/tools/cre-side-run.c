/* cre-side-run.c: the hexsides that a drag goes along, as one run without a gap.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-side-run.h"

#include <math.h>

#include "cre-way.h"

/* In widths of a hex. A line straight along the zigzag of the sides comes nearer than this to every
 * corner; of a side that it crosses steeply, to one corner at the most, so that no spur is left. */
#define REACH 0.2
#define SAMPLE 0.08
/* From its middle, of a side that is pointed at. */
#define MEANT 0.25

static CrVertex
end_of (CrHexSide side, int end)
{
  return cr_vertex_of (side.hex, (side.direction + (CR_N_DIRECTIONS - 1) * end) % CR_N_DIRECTIONS);
}

/**
 * cre_side_run_begin:
 * @side: what was pressed; it is not listed again
 */
CreSideRun
cre_side_run_begin (CrHexSide side, CrPoint point)
{
  return (CreSideRun){ side, { end_of (side, 0), end_of (side, 1) }, point };
}

static gboolean
is_near (const CrGrid *grid, CrVertex vertex, CrPoint point)
{
  int corner;
  CrHex hex = cr_vertex_get_hex (vertex, &corner);
  CrPoint at = cr_layout_corner (grid, hex, corner);

  return hypot (at.x - point.x, at.y - point.y) < REACH;
}

static void
go_to (CreSideRun *run, CrVertex vertex, GArray *sides)
{
  gboolean second =
      cr_vertex_distance (run->heads[1], vertex) < cr_vertex_distance (run->heads[0], vertex);

  cr_vertex_path (run->heads[second], vertex, sides);
  run->heads[0] = run->heads[1] = vertex;
}

/**
 * cre_side_run_follow:
 * @to: where the pointer went in a straight line, in widths of a hex
 * @sides: (element-type CrHexSide): the sides to each corner passed are added, in the order gone
 *
 * Corners that were not passed closely are joined by the shortest way.
 */
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

    if (is_near (grid, vertex, point))
      go_to (run, vertex, sides);
  }
  run->point = to;
}

/* Whether a side that is pointed at from within its hex is meant, not only the nearest of them. */
static gboolean
is_meant (const CrGrid *grid, CrHexSide side, CrPoint point)
{
  CrPoint middle = cr_layout_side_middle (grid, side.hex, side.direction);

  return hypot (middle.x - point.x, middle.y - point.y) < MEANT;
}

/**
 * cre_side_run_end:
 * @aim: where the pointer was let go
 * @sides: (element-type CrHexSide): the side pointed at is added if the run leads to it, or to the
 * side before it: led along the inside of a hex it does not come near to the corner between them
 */
void
cre_side_run_end (CreSideRun *run, const CrGrid *grid, const CreAim *aim, GArray *sides)
{
  CrHexSide last = { aim->place.hex, aim->side };
  CrVertex head = run->heads[0];
  gboolean second =
      cr_vertex_distance (head, end_of (last, 1)) < cr_vertex_distance (head, end_of (last, 0));
  int away = cr_vertex_distance (head, end_of (last, second));

  if (!cr_vertex_equal (head, run->heads[1]) || away > (is_meant (grid, last, aim->point) ? 1 : 0))
    return;
  cr_vertex_path (head, end_of (last, second), sides);
  g_array_append_val (sides, last);
  run->heads[0] = run->heads[1] = end_of (last, !second);
}
