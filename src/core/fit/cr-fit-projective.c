/* cr-fit-projective.c: a sheet seen at a slant. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fit-kinds.h"

#include <math.h>
#include <string.h>

#include "cr-solve.h"

#define N 8
#define STEPS 12

/* Both sides brought to about ±1 round their middles: else the squares of pixels drown the rest. */
typedef struct {
  CrPoint plane, pixel;
  double plane_size, pixel_size;
} Scale;

static Scale
find_scale (const CrFitPair *pairs, gsize n)
{
  Scale s = { { 0, 0 }, { 0, 0 }, 0, 0 };

  for (gsize i = 0; i < n; i++) {
    s.plane.x += pairs[i].plane.x / n;
    s.plane.y += pairs[i].plane.y / n;
    s.pixel.x += pairs[i].pixel.x / n;
    s.pixel.y += pairs[i].pixel.y / n;
  }
  for (gsize i = 0; i < n; i++) {
    s.plane_size += hypot (pairs[i].plane.x - s.plane.x, pairs[i].plane.y - s.plane.y) / n;
    s.pixel_size += hypot (pairs[i].pixel.x - s.pixel.x, pairs[i].pixel.y - s.pixel.y) / n;
  }
  return s;
}

static CrFitPair
scale_pair (const Scale *s, const CrFitPair *pair)
{
  return (CrFitPair){
    { (pair->plane.x - s->plane.x) / s->plane_size, (pair->plane.y - s->plane.y) / s->plane_size },
    { (pair->pixel.x - s->pixel.x) / s->pixel_size, (pair->pixel.y - s->pixel.y) / s->pixel_size }
  };
}

/* One row of an equation with the eight unknowns a … h of
 *   x' = (a·x + b·y + c) / (1 + g·x + h·y), y' = (d·x + e·y + f) / (1 + g·x + h·y) */
static void
add_row (double *normal, double *right, const double row[N], double value)
{
  for (int i = 0; i < N; i++) {
    right[i] += row[i] * value;
    for (int j = 0; j <= i; j++)
      normal[i * N + j] += row[i] * row[j];
  }
}

/* @before: (nullable): what the equations are made straight at; NULL for the first, which counts
 * the misses times their depth */
static void
add_pair (double *normal, double *right, const CrFitPair *p, const double *before)
{
  double x = p->plane.x, y = p->plane.y, depth = 1, at_x = p->pixel.x, at_y = p->pixel.y;

  if (before != NULL) {
    depth = 1 + before[6] * x + before[7] * y;
    at_x = (before[0] * x + before[1] * y + before[2]) / depth;
    at_y = (before[3] * x + before[4] * y + before[5]) / depth;
  }
  const double row_x[N] = { x / depth, y / depth, 1 / depth,         0,
                            0,         0,         -at_x * x / depth, -at_x * y / depth };
  const double row_y[N] = {
    0, 0, 0, x / depth, y / depth, 1 / depth, -at_y * x / depth, -at_y * y / depth
  };
  add_row (normal, right, row_x, before != NULL ? p->pixel.x - at_x : at_x);
  add_row (normal, right, row_y, before != NULL ? p->pixel.y - at_y : at_y);
}

static gboolean
solve_step (const CrFitPair *pairs, gsize n, const double *before, double *out)
{
  double normal[N * N] = { 0 };

  memset (out, 0, N * sizeof *out);
  for (gsize i = 0; i < n; i++)
    add_pair (normal, out, &pairs[i], before);
  if (!cr_solve_root (normal, N))
    return FALSE;
  for (int i = 0; i < N; i++)
    if (normal[i * N + i] < 1e-5)
      return FALSE;
  cr_solve_with_root (normal, N, out);
  return TRUE;
}

static double
sum_misses (const CrFitPair *pairs, gsize n, const double *h)
{
  double sum = 0;

  for (gsize i = 0; i < n; i++) {
    double x = pairs[i].plane.x, y = pairs[i].plane.y, depth = 1 + h[6] * x + h[7] * y;
    double dx = (h[0] * x + h[1] * y + h[2]) / depth - pairs[i].pixel.x;
    double dy = (h[3] * x + h[4] * y + h[5]) / depth - pairs[i].pixel.y;

    sum += depth > 0.05 ? dx * dx + dy * dy : 1e9;
  }
  return sum;
}

/* A step is halved as long as it makes things worse. Returns: whether one made them better */
static gboolean
improve_warp (const CrFitPair *pairs, gsize n, double *h)
{
  double change[N], next[N], before = sum_misses (pairs, n, h);

  if (!solve_step (pairs, n, h, change))
    return FALSE;
  for (double part = 1; part > 0.05; part /= 2) {
    for (int i = 0; i < N; i++)
      next[i] = h[i] + part * change[i];
    if (sum_misses (pairs, n, next) < before) {
      memcpy (h, next, sizeof next);
      return TRUE;
    }
  }
  return FALSE;
}

static gboolean
solve_warp (const CrFitPair *pairs, gsize n, double *h)
{
  if (!solve_step (pairs, n, NULL, h))
    return FALSE;
  for (int step = 0; step < STEPS && improve_warp (pairs, n, h); step++)
    continue;
  return sum_misses (pairs, n, h) < 1e8;
}

/* Back from the scaled sides. Returns: FALSE when the middle lies behind the camera */
static gboolean
unscale_warp (const double *h, const Scale *s, CrWarp *out)
{
  double g = h[6] / s->plane_size, k = h[7] / s->plane_size;
  double depth = 1 - g * s->plane.x - k * s->plane.y;
  double p = s->pixel_size / s->plane_size / depth;
  CrAffine *m = &out->matrix;

  if (depth < 0.01)
    return FALSE;
  *out = (CrWarp){ .px = g / depth, .py = k / depth };
  m->xx = h[0] * p + s->pixel.x * out->px;
  m->xy = h[1] * p + s->pixel.x * out->py;
  m->yx = h[3] * p + s->pixel.y * out->px;
  m->yy = h[4] * p + s->pixel.y * out->py;
  m->x0 = h[2] * s->pixel_size / depth - h[0] * p * s->plane.x - h[1] * p * s->plane.y + s->pixel.x;
  m->y0 = h[5] * s->pixel_size / depth - h[3] * p * s->plane.x - h[4] * p * s->plane.y + s->pixel.y;
  return TRUE;
}

gboolean
cr_fit_projective (const CrFitPair *pairs, gsize n, CrWarp *out)
{
  Scale scale = find_scale (pairs, n);
  g_autofree CrFitPair *scaled = g_new (CrFitPair, n);
  double h[N];

  if (scale.plane_size < 1e-6 || scale.pixel_size < 1e-6)
    return FALSE;
  for (gsize i = 0; i < n; i++)
    scaled[i] = scale_pair (&scale, &pairs[i]);
  return solve_warp (scaled, n, h) && unscale_warp (h, &scale, out);
}

gboolean
cr_fit_projective_left_out (const CrFitPair *pairs, gsize n, double *left_out)
{
  g_autofree CrFitPair *others = g_new (CrFitPair, n);

  if (n < 5)
    return FALSE;
  for (gsize i = 0; i < n; i++) {
    CrWarp warp;

    memcpy (others, pairs, i * sizeof *others);
    memcpy (others + i, pairs + i + 1, (n - i - 1) * sizeof *others);
    if (!cr_fit_projective (others, n - 1, &warp))
      return FALSE;
    left_out[i] = cr_fit_miss (&warp, &pairs[i]);
  }
  return TRUE;
}
