/* cr-propose-find.c: the hexes that a picture shows, whatever their names.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-propose-private.h"

#include <math.h>

#define MOST_PITCHES 6
#define MOST_STRETCH 1.3
#define LEAST_SEED 4.0 /* spreads above chance, for a patch of nineteen hexes */
#define MOST_PAIRS 400 /* for a mesh over all hexes */
#define MOST_SPOKE 0.5 /* of the lines, inside hexes */
#define PLAIN 5.0      /* worth that needs no other to be tried */
#define ASTRAY 0.12    /* W beside what all others say: not a hex */

static CrPoint
corner_of (CrOrientation orientation, CrHex hex, int corner)
{
  CrGrid grid = { 1, 1, orientation, CR_SHIFT_EVEN, TRUE };

  return cr_layout_corner (&grid, hex, corner);
}

gboolean
cr_search_smooth (CrSearch *search)
{
  GArray *seen = search->lattice.seen;
  g_autofree CrFitPair *pairs = g_new (CrFitPair, MOST_PAIRS + 1);
  guint n = 0, every = seen->len / MOST_PAIRS + 1;
  CrWarp warp;

  for (guint i = 0; i < seen->len; i += every) {
    const CrSeen *hex = cr_search_get_seen (search, i);
    pairs[n++] = (CrFitPair){ cr_patch_get_centre (search->orientation, hex->hex), hex->centre };
  }
  if (n < CR_SEARCH_LEAST_HEXES / 2)
    return FALSE;
  if (cr_fit_bend (pairs, n, &warp, NULL))
    search->warp = warp;
  else if (search->warp.matrix.xx == 0 && search->warp.matrix.xy == 0)
    return FALSE;
  for (guint i = seen->len; i > 0; i--) {
    const CrSeen *hex = cr_search_get_seen (search, i - 1);
    CrFitPair pair = { cr_patch_get_centre (search->orientation, hex->hex), hex->centre };

    if (cr_fit_miss (&search->warp, &pair) > ASTRAY / CR_LAYOUT_PITCH)
      g_array_remove_index_fast (seen, i - 1);
  }
  return seen->len >= CR_SEARCH_LEAST_HEXES;
}

/* Evidence for single sides. */

double
cr_search_weigh_side (const CrSearch *search, CrHex hex, int side, CrPoint moved)
{
  CrPoint a = corner_of (search->orientation, hex, (side + 5) % CR_N_DIRECTIONS);
  CrPoint b = corner_of (search->orientation, hex, side);

  return cr_lattice_weigh_side (&search->lattice, &search->warp,
                                (CrPoint){ a.x + moved.x, a.y + moved.y },
                                (CrPoint){ b.x + moved.x, b.y + moved.y });
}

/* Weighs the line from the middle of a hex to a corner, or to the middle of a side. Nothing is
 * printed there on hexes; triangles and bricks have lines across what else could be taken for
 * hexes. */
static double
weigh_spoke (const CrSearch *search, CrHex hex, int corner, gboolean to_side)
{
  CrPoint to = corner_of (search->orientation, hex, corner);

  if (to_side) {
    CrPoint next = corner_of (search->orientation, hex, (corner + 1) % CR_N_DIRECTIONS);
    to = (CrPoint){ (to.x + next.x) / 2, (to.y + next.y) / 2 };
  }
  return cr_lattice_weigh_side (&search->lattice, &search->warp,
                                cr_patch_get_centre (search->orientation, hex), to);
}

/* Returns which part of the sides shows more than half of what all show on the mean. */
static double
find_even (const CrSearch *search, const double *weights, gsize n)
{
  double least = (search->seen + search->chance) / 2;
  gsize even = 0;

  for (gsize i = 0; i < n; i++)
    even += weights[i] > least;
  return (double) even / (double) n;
}

void
cr_search_measure (CrSearch *search)
{
  static const CrPoint moves[] = {
    { 0.31, 0.17 }, { -0.22, 0.29 }, { 0.13, -0.33 }, { -0.34, -0.14 }
  };
  gsize n = 3 * (gsize) search->lattice.seen->len;
  g_autofree double *weights = g_new (double, n);
  double on[3] = { 0 }, spokes[6] = { 0 }, beside = 0, squares = 0;

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_search_get_seen (search, (guint) i / 3)->hex;
    int side = (int) (i % 3);
    double moved = cr_search_weigh_side (search, hex, side, moves[(i / 3 + side) % 4]);

    weights[i] = cr_search_weigh_side (search, hex, side, (CrPoint){ 0, 0 });
    on[side] += 3 * weights[i] / n;
    for (int k = 0; k < 2; k++)
      spokes[side + 3 * k] += 3 * weigh_spoke (search, hex, side, k == 1) / n;
    beside += moved / n;
    squares += moved * moved / n;
  }
  search->seen = (on[0] + on[1] + on[2]) / 3;
  search->chance = beside;
  search->spread = sqrt (MAX (squares - beside * beside, 1e-6));
  search->even = find_even (search, weights, n);
  search->contrast = (MIN (MIN (on[0], on[1]), on[2]) - beside) / search->spread;
  for (int i = 0; i < 6; i++)
    if (spokes[i] - beside > MOST_SPOKE * (search->seen - beside))
      search->contrast = 0;
}

/* Finding the hexes. */

/* Returns how much longer hexes are one way than the other. */
static double
find_stretch (const CrAffine *m, double *area_out)
{
  double det = fabs (m->xx * m->yy - m->xy * m->yx);
  double squares = m->xx * m->xx + m->xy * m->xy + m->yx * m->yx + m->yy * m->yy;
  double even = squares / (2 * MAX (det, 1e-9));

  *area_out = det;
  return even + sqrt (MAX (even * even - 1, 0));
}

/* A grid is as good as its lines stand out, all over the picture. Hexes much longer one way than
 * the other are bricks or squares; while growing they may become so. */
static double
weigh_grid (CrSearch *search)
{
  const CrGrey *ink = search->lattice.ink;
  double area;

  if (find_stretch (&search->lattice.matrix, &area) > MOST_STRETCH || !cr_search_smooth (search) ||
      find_stretch (&search->warp.matrix, &area) > MOST_STRETCH)
    return 0;
  cr_search_measure (search);
  return search->contrast * sqrt (search->lattice.seen->len * area / ink->width / ink->height);
}

gboolean
cr_search_go_on (CrSearch *search, double part)
{
  const CrPrinted *picture = search->picture;

  if (!search->stopped && picture->progress != NULL)
    search->stopped = !picture->progress (part, picture->data);
  return !search->stopped;
}

/* @best: replaced when @pitch leads to a better one */
static void
try_pitch (const CrGrey *ink, double step, const CrPitch *pitch, CrSearch *best)
{
  CrSearch search = { .step = step, .orientation = CR_FLAT, .picture = best->picture };

  cr_lattice_init (&search.lattice, ink);
  if (cr_lattice_seed (&search.lattice, pitch) >= LEAST_SEED) {
    cr_lattice_grow (&search.lattice);
    search.worth = search.lattice.seen->len >= CR_SEARCH_LEAST_HEXES ? weigh_grid (&search) : 0;
  }
  if (search.worth > best->worth) {
    CrSearch swap = *best;
    *best = search;
    search = swap;
  }
  cr_lattice_clear (&search.lattice);
}

void
cr_search_find (CrSearch *best, CrGrey **greys, CrGrey **inks)
{
  double step = best->step;

  for (int level = 0; level < CR_SEARCH_LEVELS && best->worth < PLAIN; level++, step *= 2) {
    g_autoptr (GArray) pitches = NULL;

    if (level > 0)
      greys[level] = cr_grey_halve (greys[level - 1]);
    inks[level] = cr_grey_find_ink (greys[level]);
    if (MAX (greys[level]->width, greys[level]->height) < 2 * CR_SPECTRUM_MOST)
      break;
    pitches = cr_spectrum_find_pitches (
        inks[level], level == 0 ? CR_SPECTRUM_LEAST : 0.45 * CR_SPECTRUM_MOST, MOST_PITCHES);
    for (guint i = 0; i < pitches->len && best->worth < PLAIN; i++) {
      double part = (level + (double) i / pitches->len) / CR_SEARCH_LEVELS;

      if (!cr_search_go_on (best, part))
        return;
      try_pitch (inks[level], step, &g_array_index (pitches, CrPitch, i), best);
    }
  }
}
