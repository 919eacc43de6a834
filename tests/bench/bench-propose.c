/* bench-propose.c: how long the search for printed hexes takes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "cr-propose.h"
#include "printed.h"

static double
now_s (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return (double) t.tv_sec + 1e-9 * (double) t.tv_nsec;
}

static double
find_worst (const Printed *print, GArray *points)
{
  double worst = 0;
  CrFitResult fit;

  if (!cr_fit_points (&print->grid, points, CR_FIT_NONE, &fit, NULL))
    return NAN;
  for (int cell = 0; cell < cr_grid_n_cells (&print->grid); cell++) {
    CrHex hex = cr_grid_get_hex (&print->grid, cell);
    CrPoint should = printed_locate (print, hex), is = cr_fit_locate (&fit, &print->grid, hex);

    worst = MAX (worst, hypot (is.x - should.x, is.y - should.y));
  }
  return worst / (print->size * CR_LAYOUT_PITCH);
}

static void
run (const char *name, Printed print)
{
  g_autofree guint8 *pixels = printed_make (&print);
  const CrPrinted picture = { .pixels = pixels, .width = print.width, .height = print.height };
  CrProposal proposal;
  double start = now_s ();

  cr_propose_grid (&picture, &print.grid, &proposal);
  double taken = now_s () - start;
  printf ("%-24s %d × %d pixels, %3d hexes: %5.2f s", name, print.width, print.height,
          cr_grid_n_cells (&print.grid), taken);
  if (proposal.found)
    printf (", %d found, %3.0f %% of lines, worst centre %.3f hex%s\n", proposal.n_hexes,
            100 * proposal.share, find_worst (&print, proposal.points),
            proposal.sure ? "" : ", not sure");
  else
    printf (", no grid found\n");
  cr_proposal_clear (&proposal);
}

/* A scan of A4 at 300 dots to an inch is about 3000 × 4000 with what is round the paper. */
int
main (void)
{
  const Printed scan = {
    .grid = { 28, 34, CR_FLAT, CR_SHIFT_ODD, TRUE },
    .style = PRINTED_SOLID,
    .size = 136,
    .noise = 5,
    .blocks = 6,
    .seed = 9,
  };
  Printed print = scan;

  print.art = PRINTED_CASTLE;
  run ("solid", print);
  print.style = PRINTED_DOTTED;
  run ("dotted", print);
  print.bend = 0.4;
  print.turn = 0.02;
  print.style = PRINTED_LIGHT;
  run ("light, bent", print);
  print.style = PRINTED_FAINT;
  print.art = PRINTED_PLAIN;
  run ("faint, bent", print);
  print.style = PRINTED_NONE;
  print.art = PRINTED_CASTLE;
  run ("drawing without a grid", print);
  print.art = PRINTED_PHOTO;
  run ("photograph", print);
  return 0;
}
