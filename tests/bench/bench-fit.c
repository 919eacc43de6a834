/* bench-fit.c: how near fits by clicked points come, and what they promise.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>

#include "sheet.h"

#define N_SHEETS 20

typedef struct {
  const char *name;
  SheetBender bend; /* nullable */
  int columns, rows;
} Kind;

static const Kind kinds[] = {
  { "flat", NULL, 26, 16 },
  { "slanted", sheet_slant, 26, 16 },
  { "bent", sheet_all, 26, 16 },
  { "one of two sheets", sheet_all, 14, 16 },
};

static const int clicks[][2] = { { 2, 2 }, { 3, 2 }, { 3, 3 }, { 4, 3 }, { 5, 4 } };
static const double noises[] = { 0, 1, 3 };

typedef struct {
  int n, n_sure, n_kept, n_worse, n_of_kind[CR_N_FIT_KINDS];
  double promised, worst, most, affine;
} Sums;

static void
try_one (const Kind *kind, const int across[2], double noise, GRand *rand, Sums *sums)
{
  CrGrid grid = { kind->columns, kind->rows, sums->n & 1, sums->n >> 1 & 1, TRUE };
  Sheet sheet = sheet_random (rand, &grid);
  CrFitResult fit, affine;

  if (kind->bend != NULL)
    kind->bend (rand, &sheet);
  g_autoptr (GArray) points = sheet_click (rand, &sheet, &grid, across, noise);
  cr_fit_points (&grid, points, CR_FIT_AFFINE, &affine, NULL);
  cr_fit_points (&grid, points, CR_FIT_NONE, &fit, NULL);
  SheetMiss miss = sheet_miss (&sheet, &grid, &fit);
  SheetMiss straight = sheet_miss (&sheet, &grid, &affine);
  double promise = fit.promised;

  sums->n++;
  sums->n_of_kind[fit.kind]++;
  sums->n_sure += fit.sure;
  sums->n_kept += miss.worst <= promise + 1e-6;
  sums->n_worse += miss.worst > 1.05 * straight.worst + 1e-6;
  sums->promised += promise;
  sums->worst += miss.worst;
  sums->most += miss.most;
  sums->affine += straight.worst;
}

/* bench-fit [SEED]. A page to a line: means over the sheets, in hundredths of a hex width. */
int
main (int argc, char **argv)
{
  guint32 seed = argc > 1 ? (guint32) g_ascii_strtoull (argv[1], NULL, 10) : 7;

  printf ("%-18s %2s %2s  %4s %4s %4s  %4s %8s %6s %6s %6s %6s %6s\n", "sheet", "n", "px", "aff",
          "proj", "bent", "sure", "promised", "worst", "95 %", "affine", "worse", "kept");
  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    for (gsize j = 0; j < G_N_ELEMENTS (clicks); j++)
      for (gsize k = 0; k < G_N_ELEMENTS (noises); k++) {
        GRand *rand = g_rand_new_with_seed (seed);
        Sums sums = { 0 };

        for (int n = 0; n < N_SHEETS; n++)
          try_one (&kinds[i], clicks[j], noises[k], rand, &sums);
        printf ("%-18s %2d %2.0f  %4d %4d %4d  %4d %8.1f %6.1f %6.1f %6.1f %6d %6d\n",
                kinds[i].name, clicks[j][0] * clicks[j][1], noises[k],
                sums.n_of_kind[CR_FIT_AFFINE], sums.n_of_kind[CR_FIT_PROJECTIVE],
                sums.n_of_kind[CR_FIT_PIECEWISE], sums.n_sure, 100 * sums.promised / sums.n,
                100 * sums.worst / sums.n, 100 * sums.most / sums.n, 100 * sums.affine / sums.n,
                sums.n_worse, sums.n_kept);
        g_rand_free (rand);
      }
  return 0;
}
