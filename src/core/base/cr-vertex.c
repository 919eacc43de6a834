/* cr-vertex.c: corners of hexes, and ways along hexsides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-vertex.h"

/* In these coordinates the middle of a hex has the sum 0, its corners 0, 2 and 4 are one step
 * along an axis from it, and its corners 1, 3 and 5 one step back, which is the same point of the
 * plane as one step along both other axes. */

static CrVertex
step_along (CrVertex from, int axis, int by)
{
  return (CrVertex){ from.x + (axis == 0) * by, from.y + (axis == 1) * by,
                     from.z + (axis == 2) * by };
}

static CrVertex
middle_of (CrHex hex)
{
  return (CrVertex){ -hex.r, hex.q + hex.r, -hex.q };
}

static int
sum_of (CrVertex vertex)
{
  return vertex.x + vertex.y + vertex.z;
}

CrVertex
cr_vertex_of (CrHex hex, int corner)
{
  CrVertex middle = middle_of (hex);
  int opposite = (corner + 3) % 6 / 2;

  if (corner % 2 == 0)
    return step_along (middle, corner / 2, 1);
  return step_along (step_along (middle, (opposite + 1) % 3, 1), (opposite + 2) % 3, 1);
}

gboolean
cr_vertex_equal (CrVertex a, CrVertex b)
{
  return a.x == b.x && a.y == b.y && a.z == b.z;
}

CrHex
cr_vertex_get_hex (CrVertex vertex, int *corner_out)
{
  gboolean even = sum_of (vertex) == 1;
  CrVertex middle =
      even ? step_along (vertex, 0, -1) : step_along (step_along (vertex, 1, -1), 2, -1);

  *corner_out = even ? 0 : 3;
  return (CrHex){ -middle.z, -middle.x };
}

int
cr_vertex_distance (CrVertex a, CrVertex b)
{
  return ABS (a.x - b.x) + ABS (a.y - b.y) + ABS (a.z - b.z);
}

/* How far off the straight line a vertex lies, in units of no matter. */
static gint64
measure_stray (CrVertex from, CrVertex to, CrVertex at)
{
  gint64 u1 = to.x - from.x - to.z + from.z, u2 = to.y - from.y - to.z + from.z;
  gint64 v1 = at.x - from.x - at.z + from.z, v2 = at.y - from.y - at.z + from.z;

  return ABS (u1 * v2 - u2 * v1);
}

/* The side between two neighbouring vertices, from the hex on the right hand: round that hex the
 * step goes clockwise, from corner d − 1 to corner d. */
static CrHexSide
side_between (CrVertex at, int axis, int by)
{
  CrVertex lower = by > 0 ? at : step_along (at, axis, -1);
  int other = (axis + (by > 0 ? 2 : 1)) % 3;
  CrVertex middle = step_along (lower, other, -1);

  return (CrHexSide){ { -middle.z, -middle.x }, by > 0 ? 2 * other + 1 : 2 * other };
}

void
cr_vertex_path (CrVertex from, CrVertex to, GArray *sides)
{
  for (CrVertex at = from; !cr_vertex_equal (at, to);) {
    int by = sum_of (at) == 1 ? 1 : -1, best = -1;
    gint64 least = G_MAXINT64;

    for (int axis = 0; axis < 3; axis++) {
      CrVertex next = step_along (at, axis, by);
      gint64 off = measure_stray (from, to, next);

      if (cr_vertex_distance (next, to) < cr_vertex_distance (at, to) && off < least) {
        least = off;
        best = axis;
      }
    }

    CrHexSide side = side_between (at, best, by);
    g_array_append_val (sides, side);
    at = step_along (at, best, by);
  }
}
