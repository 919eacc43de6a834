/* cr-lof-cone.c: the hexes behind something. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-cone.h"

/* A hex (q, r) is past a ray (u, v) when u · r is more than v · q, or less when u is negative. In
 * each column these are all rows from one on, and from column to column that row moves by the same
 * fraction. */

static int
divide_rest (int number, int by, int *rest_out)
{
  int whole = number / by - (number % by < 0 ? 1 : 0);

  *rest_out = number - whole * by;
  return whole;
}

static void
set_edge (CrLofCone *cone, int index, CrHex ray, int q, int sign)
{
  CrLofConeEdge *edge = &cone->edges[index];
  int flip = ray.q < 0 ? -1 : 1;

  edge->whole = ABS (ray.q);
  edge->row = divide_rest (flip * ray.r * q, edge->whole, &edge->rest);
  edge->step = divide_rest (flip * sign * ray.r, edge->whole, &edge->step_rest);
}

/* Opens one edge of the cone up to the end of the map. */
static void
clear_edge (CrLofCone *cone, int index)
{
  cone->edges[index] =
      (CrLofConeEdge){ index == 0 ? -CR_LOF_CONE_FAR : CR_LOF_CONE_FAR, 1, 0, 0, 2 };
}

gboolean
cr_lof_cone_begin (CrLofCone *cone, int sign, int *q_out)
{
  gboolean any = FALSE;

  *q_out = sign > 0 ? MAX (1, cone->column) : MIN (-1, cone->column);
  for (int i = 0; i < 2; i++) {
    int index = sign > 0 ? i : 1 - i;

    if (cone->rays[i].q * sign > 0) {
      set_edge (cone, index, cone->rays[i], *q_out, sign);
      any = TRUE;
    } else {
      clear_edge (cone, index);
    }
  }
  return any;
}

static gboolean
is_upright (CrHex ray, int sign)
{
  return ray.q == 0 && ray.r * sign > 0;
}

CrLofConeUpright
cr_lof_cone_get_upright (const CrLofCone *cone, CrLofConeRun *run_out)
{
  const CrHex *rays = cone->rays;

  for (int sign = -1; sign <= 1; sign += 2) {
    gboolean touched = is_upright (rays[0], sign) || is_upright (rays[1], sign);

    *run_out = sign > 0 ? (CrLofConeRun){ .first = 1, .end = CR_LOF_CONE_FAR }
                        : (CrLofConeRun){ .first = -CR_LOF_CONE_FAR };
    if (touched)
      return CR_LOF_CONE_TOUCHED;
    if (rays[0].q * sign > 0 && rays[1].q * sign < 0)
      return CR_LOF_CONE_INSIDE;
  }
  return CR_LOF_CONE_OUTSIDE;
}
