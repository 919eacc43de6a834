/* noise.c: what makes made-up pictures look worn. SPDX-License-Identifier: GPL-3.0-or-later */
#include "noise.h"

#include <math.h>

double
noise_hash (guint32 seed, int x, int y)
{
  guint32 h = seed * 2654435761u + (guint32) x * 374761393u + (guint32) y * 668265263u;

  h = (h ^ (h >> 13)) * 1274126177u;
  return (h ^ (h >> 16)) / 4294967296.0;
}

/* Smooth noise, −1…1. */
double
noise_cloud (guint32 seed, double x, double y)
{
  int ix = (int) floor (x), iy = (int) floor (y);
  double u = x - ix, v = y - iy;

  u = u * u * (3 - 2 * u);
  v = v * v * (3 - 2 * v);
  return 2 * ((noise_hash (seed, ix, iy) * (1 - u) + noise_hash (seed, ix + 1, iy) * u) * (1 - v) +
              (noise_hash (seed, ix, iy + 1) * (1 - u) + noise_hash (seed, ix + 1, iy + 1) * u) *
                  v) -
         1;
}
