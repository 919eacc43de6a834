/* cr-patch.c: a few hexes as a pattern laid on ink. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lattice-private.h"

#include <math.h>

#define STEPS 4 /* to each side of the guess */

static const CrGrid planes[] = { { 1, 1, CR_FLAT, CR_SHIFT_EVEN, TRUE },
                                 { 1, 1, CR_POINTY, CR_SHIFT_EVEN, TRUE } };

static void
add_side (CrPatch *patch, CrPoint a, CrPoint b, int dots)
{
  for (int i = 0; i < dots; i++) {
    double t = (i + 0.5) / dots;
    patch->points[patch->n++] = (CrPoint){ a.x + t * (b.x - a.x), a.y + t * (b.y - a.y) };
  }
}

CrPatch
cr_patch_make (CrOrientation orientation, int radius, int dots)
{
  const CrGrid *plane = &planes[orientation];
  CrPatch patch = { 0 };

  for (int i = 0; i < cr_hex_n_within (radius); i++) {
    CrHex hex = cr_hex_spiral (i);

    for (int side = 0; side < CR_N_DIRECTIONS; side++) {
      CrHex beyond = cr_hex_neighbour (hex, side);

      if (side >= 3 && cr_hex_distance (beyond, (CrHex){ 0, 0 }) <= radius)
        continue;
      add_side (&patch, cr_layout_corner (plane, hex, (side + 5) % CR_N_DIRECTIONS),
                cr_layout_corner (plane, hex, side), dots);
    }
  }
  return patch;
}

void
cr_patch_lay (const CrPatch *patch, const CrAffine *m, CrPatch *laid)
{
  laid->n = patch->n;
  for (int i = 0; i < patch->n; i++) {
    CrPoint point = patch->points[i];

    laid->points[i] =
        (CrPoint){ m->xx * point.x + m->xy * point.y, m->yx * point.x + m->yy * point.y };
  }
}

double
cr_patch_weigh_laid (const CrLattice *lattice, const CrPatch *laid, CrPoint origin)
{
  double sum = 0;

  for (int i = 0; i < laid->n; i++)
    sum += cr_grey_at (lattice->ink, laid->points[i].x + origin.x, laid->points[i].y + origin.y);
  return lattice->sign * sum / laid->n;
}

double
cr_patch_weigh (const CrLattice *lattice, const CrPatch *patch, const CrAffine *m)
{
  CrPatch laid;

  cr_patch_lay (patch, m, &laid);
  return cr_patch_weigh_laid (lattice, &laid, (CrPoint){ m->x0, m->y0 });
}

static double
top_of (double before, double at, double after)
{
  double bend = before - 2 * at + after;

  return bend < -1e-9 ? CLAMP (0.5 * (before - after) / bend, -0.5, 0.5) : 0;
}

double
cr_patch_settle (const CrLattice *lattice, const CrPatch *patch, double reach, CrAffine *m)
{
  int steps = reach < CR_PATCH_REACH / 2 ? STEPS / 2 : STEPS;
  double values[2 * STEPS + 1][2 * STEPS + 1], step = reach / steps;
  int best_i = steps, best_j = steps;
  CrPatch laid;

  cr_patch_lay (patch, m, &laid);
  for (int j = 0; j <= 2 * steps; j++)
    for (int i = 0; i <= 2 * steps; i++) {
      CrPoint moved = cr_affine_apply (m, (CrPoint){ (i - steps) * step, (j - steps) * step });

      values[j][i] = cr_patch_weigh_laid (lattice, &laid, moved);
      if (values[j][i] > values[best_j][best_i]) {
        best_i = i;
        best_j = j;
      }
    }
  double x = best_i, y = best_j;
  if (best_i > 0 && best_i < 2 * steps)
    x += top_of (values[best_j][best_i - 1], values[best_j][best_i], values[best_j][best_i + 1]);
  if (best_j > 0 && best_j < 2 * steps)
    y += top_of (values[best_j - 1][best_i], values[best_j][best_i], values[best_j + 1][best_i]);
  CrPoint top = cr_affine_apply (m, (CrPoint){ (x - steps) * step, (y - steps) * step });
  m->x0 = top.x;
  m->y0 = top.y;
  return values[best_j][best_i];
}

CrPoint
cr_patch_get_centre (CrOrientation orientation, CrHex hex)
{
  return cr_layout_centre (&planes[orientation], hex);
}
