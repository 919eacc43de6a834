/* cr-seed.c: the plainest few hexes of a picture. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lattice-private.h"

#include <math.h>

/* The best place for a patch of the grid is where hex after hex is found from. What is found by
 * chance is measured with a grid turned out of step. */
#define N_CONTROLS 160 /* places where chance is measured */
#define SEEDS_ACROSS 6

/* A scan keeps what was seen while looking all over: dark lines are the most, light ones the least.
 * */
typedef struct {
  double sum, squares, n;
  double ends[2]; /* least, most */
  CrAffine at[2];
} Scan;

/* Tries the patch at places anywhere within one hex round the given one. */
static void
scan_cell (const CrLattice *lattice, const CrPatch *patch, const CrAffine *m, Scan *scan)
{
  enum { N = 14 };
  CrAffine at = *m;
  CrPatch laid;

  cr_patch_lay (patch, m, &laid);
  for (int j = 0; j < N; j++)
    for (int i = 0; i < N; i++) {
      CrPoint moved =
          cr_affine_apply (m, (CrPoint){ 0.75 * i / N, CR_LAYOUT_PITCH * (j + i / 2.0) / N });
      double value;

      at.x0 = moved.x;
      at.y0 = moved.y;
      value = cr_patch_weigh_laid (lattice, &laid, moved);
      scan->sum += value;
      scan->squares += value * value;
      scan->n++;
      for (int end = 0; end < 2; end++)
        if (scan->n == 1 || (end ? value > scan->ends[1] : value < scan->ends[0])) {
          scan->ends[end] = value;
          scan->at[end] = at;
        }
    }
}

static void
turn_seed (CrAffine *m, double size, double angle)
{
  double c = size * cos (angle), s = size * sin (angle);

  *m = (CrAffine){ c * m->xx - s * m->yx,
                   s * m->xx + c * m->yx,
                   c * m->xy - s * m->yy,
                   s * m->xy + c * m->yy,
                   m->x0,
                   m->y0 };
}

/* Turns and stretches the patch as long as that makes it better. */
static double
improve_seed (const CrLattice *lattice, const CrPatch *patch, CrAffine *m)
{
  double best = cr_patch_settle (lattice, patch, CR_PATCH_REACH, m);

  for (double part = 0.03; part > 0.003; part /= 1.7)
    for (gboolean better = TRUE; better;) {
      better = FALSE;
      for (int change = 0; change < 8; change++) {
        double by = change & 1 ? part : -part;
        CrAffine next = *m;

        if (change < 2)
          turn_seed (&next, 1 + by, 0);
        else if (change < 4)
          turn_seed (&next, 1, by);
        else if (change < 6)
          next.xx *= 1 + by, next.yx *= 1 + by;
        else
          next.xy += by * next.xx, next.yy += by * next.yx;
        double value = cr_patch_settle (lattice, patch, part, &next);
        if (value > best * 1.002 + 1e-6) {
          best = value;
          *m = next;
          better = TRUE;
        }
      }
    }
  return best;
}

/* Returns the place where the seed of that index is looked for. */
static CrPoint
seed_place (const CrLattice *lattice, int index)
{
  int i = index % SEEDS_ACROSS, j = index / SEEDS_ACROSS;

  return (CrPoint){ lattice->ink->width * (i + 0.5) / SEEDS_ACROSS,
                    lattice->ink->height * (j + 0.5) / SEEDS_ACROSS };
}

/* Finds the place that differs most from the usual, darker or lighter. */
static void
find_seed (CrLattice *lattice, const CrPitch *pitch, const CrPatch *patch)
{
  Scan scan = { 0 };

  lattice->sign = 1;
  for (int i = 0; i < SEEDS_ACROSS * SEEDS_ACROSS; i++) {
    CrAffine m = pitch->matrix;
    CrPoint place = seed_place (lattice, i);

    m.x0 = place.x;
    m.y0 = place.y;
    scan_cell (lattice, patch, &m, &scan);
  }
  double usual = scan.sum / scan.n;
  gboolean dark = scan.ends[1] - usual >= usual - scan.ends[0];
  lattice->sign = dark ? 1 : -1;
  lattice->matrix = scan.at[dark];
}

/* Measures how strong a patch of seven is where there is no grid: the same lines, turned out of
 * step with the grid and larger, at places all over the picture. */
static void
measure_chance (CrLattice *lattice, const CrPatch *patch)
{
  double sum = 0, squares = 0;

  for (int i = 0; i < N_CONTROLS; i++) {
    CrAffine m = lattice->matrix;

    turn_seed (&m, 1.19 + 0.06 * (i % 3), G_PI / 6 * (0.4 + 0.2 * (i % 2)));
    m.x0 = lattice->ink->width * fmod (0.5 + i * 0.7548776662, 1);
    m.y0 = lattice->ink->height * fmod (0.5 + i * 0.5698402910, 1);
    double value = cr_patch_settle (lattice, patch, CR_PATCH_REACH, &m);
    sum += value;
    squares += value * value;
  }
  lattice->chance = sum / N_CONTROLS;
  lattice->spread = sqrt (MAX (squares / N_CONTROLS - lattice->chance * lattice->chance, 1e-6));
}

double
cr_lattice_seed (CrLattice *lattice, const CrPitch *pitch)
{
  CrPatch wide = cr_patch_make (CR_FLAT, 2, 2), patch = cr_patch_make (CR_FLAT, 1, 5);
  CrPatch large = cr_patch_make (CR_FLAT, 2, 5);

  find_seed (lattice, pitch, &wide);
  improve_seed (lattice, &patch, &lattice->matrix);
  double value = improve_seed (lattice, &large, &lattice->matrix);
  measure_chance (lattice, &patch);
  return (value - lattice->chance) / lattice->spread;
}
