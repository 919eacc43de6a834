/* cr-fit-affine.c: even and skewed fits by least squares. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-fit-kinds.h"

#include <math.h>

/* Sums over the points, taken from their middle: that keeps the normal equations well behaved. */
typedef struct {
  CrPoint plane, pixel;  /* middles */
  double uu, uv, vv;     /* plane × plane */
  double ux, vx, uy, vy; /* plane × pixel */
} Moments;

static Moments
sum_pairs (const CrFitPair *pairs, gsize n)
{
  Moments m = { 0 };

  for (gsize i = 0; i < n; i++) {
    m.plane.x += pairs[i].plane.x / n;
    m.plane.y += pairs[i].plane.y / n;
    m.pixel.x += pairs[i].pixel.x / n;
    m.pixel.y += pairs[i].pixel.y / n;
  }
  for (gsize i = 0; i < n; i++) {
    double u = pairs[i].plane.x - m.plane.x, v = pairs[i].plane.y - m.plane.y;
    double x = pairs[i].pixel.x - m.pixel.x, y = pairs[i].pixel.y - m.pixel.y;

    m.uu += u * u;
    m.uv += u * v;
    m.vv += v * v;
    m.ux += u * x;
    m.vx += v * x;
    m.uy += u * y;
    m.vy += v * y;
  }
  return m;
}

static void
centre_matrix (CrAffine *matrix, const Moments *m)
{
  matrix->x0 = m->pixel.x - matrix->xx * m->plane.x - matrix->xy * m->plane.y;
  matrix->y0 = m->pixel.y - matrix->yx * m->plane.x - matrix->yy * m->plane.y;
}

gboolean
cr_fit_affine (const CrFitPair *pairs, gsize n, CrAffine *out)
{
  Moments m = sum_pairs (pairs, n);
  double det = m.uu * m.vv - m.uv * m.uv;

  /* Points in one line leave the other direction open; a hundredth of a hex is one line. */
  if (det < 1e-4 * (m.uu + m.vv))
    return FALSE;
  out->xx = (m.ux * m.vv - m.vx * m.uv) / det;
  out->xy = (m.vx * m.uu - m.ux * m.uv) / det;
  out->yx = (m.uy * m.vv - m.vy * m.uv) / det;
  out->yy = (m.vy * m.uu - m.uy * m.uv) / det;
  centre_matrix (out, &m);
  return TRUE;
}

gboolean
cr_fit_similarity (const CrFitPair *pairs, gsize n, CrAffine *out)
{
  Moments m = sum_pairs (pairs, n);
  double size = m.uu + m.vv;

  if (size < 1e-9)
    return FALSE;
  out->xx = out->yy = (m.ux + m.vy) / size;
  out->yx = (m.uy - m.vx) / size;
  out->xy = -out->yx;
  centre_matrix (out, &m);
  return TRUE;
}

/* The others' fit misses a point by its own residual over what it did not decide itself. */
gboolean
cr_fit_affine_left_out (const CrFitPair *pairs, gsize n, double *left_out)
{
  Moments m = sum_pairs (pairs, n);
  double det = m.uu * m.vv - m.uv * m.uv;
  CrWarp warp = { 0 };

  if (n < 4 || !cr_fit_affine (pairs, n, &warp.matrix))
    return FALSE;
  for (gsize i = 0; i < n; i++) {
    double u = pairs[i].plane.x - m.plane.x, v = pairs[i].plane.y - m.plane.y;
    double own = 1.0 / n + (u * u * m.vv - 2 * u * v * m.uv + v * v * m.uu) / det;

    if (own > 1 - 1e-9)
      return FALSE;
    left_out[i] = cr_fit_miss (&warp, &pairs[i]) / (1 - own);
  }
  return TRUE;
}
