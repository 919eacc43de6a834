/* cr-noise.c: noise and random numbers that belong to a place.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-noise.h"

#include <math.h>

static guint32
mix3 (guint32 x, guint32 y, guint32 seed)
{
  guint32 h = x * 0x27d4eb2du ^ y * 0x165667b1u ^ seed * 0x9e3779b1u;

  h = (h ^ h >> 15) * 0x85ebca6bu;
  h = (h ^ h >> 13) * 0xc2b2ae35u;
  return h ^ h >> 16;
}

double
cr_hash3 (gint32 x, gint32 y, guint32 seed)
{
  return mix3 ((guint32) x, (guint32) y, seed) / 4294967295.0;
}

static double
smooth (double t)
{
  return t * t * (3 - 2 * t);
}

double
cr_noise (double x, double y, guint32 seed)
{
  int ix = (int) floor (x), iy = (int) floor (y);
  double fx = smooth (x - ix), fy = smooth (y - iy);
  double a = cr_hash3 (ix, iy, seed) * (1 - fx) + cr_hash3 (ix + 1, iy, seed) * fx;
  double b = cr_hash3 (ix, iy + 1, seed) * (1 - fx) + cr_hash3 (ix + 1, iy + 1, seed) * fx;

  return 2 * (a * (1 - fy) + b * fy) - 1;
}

/* Two octaves look like an unsteady hand. */
static double
octaves (double x, double y, guint32 seed)
{
  return cr_noise (x, y, seed) + 0.4 * cr_noise (x * 3.1, y * 3.1, seed + 1);
}

CrPoint
cr_wobble (CrPoint point, double amplitude, double frequency, guint32 seed)
{
  double x = point.x * frequency, y = point.y * frequency;

  return (CrPoint){ point.x + amplitude * octaves (x, y, seed),
                    point.y + amplitude * octaves (x, y, seed + 2) };
}

CrRng
cr_rng_at_hex (CrHex hex, guint32 purpose, guint32 index)
{
  return (CrRng){ mix3 (mix3 ((guint32) hex.q, (guint32) hex.r, purpose), index, 5), 0 };
}

CrRng
cr_rng_at_side (CrHex hex, CrDirection side, guint32 purpose)
{
  if (side >= CR_N_DIRECTIONS / 2) {
    hex = cr_hex_neighbour (hex, side);
    side = cr_direction_opposite (side);
  }
  return cr_rng_at_hex (hex, purpose, 0x5100u + (guint32) side);
}

double
cr_rng_next (CrRng *rng, double least, double most)
{
  return least + (most - least) * (mix3 (rng->key, ++rng->n, 77) / 4294967295.0);
}

int
cr_rng_pick (CrRng *rng, int n)
{
  return MIN ((int) cr_rng_next (rng, 0, n), n - 1);
}
