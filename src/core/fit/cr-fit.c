/* cr-fit.c: laying a picture on the hexes by least squares. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-fit.h"

#include <math.h>

#include "cr-error.h"
#include "cr-fit-kinds.h"
#include "cr-text.h"

/* A kind with more freedom must miss points it has not seen by so much less than a simpler one. */
#define WORTH_IT 0.9

static const guint least_points[CR_N_FIT_KINDS] = {
  [CR_FIT_SIMILARITY] = 2,
  [CR_FIT_AFFINE] = 3,
  [CR_FIT_PROJECTIVE] = 4,
  [CR_FIT_PIECEWISE] = 6,
};

/* How many points a kind cannot do without. */
guint
cr_fit_kind_get_least (CrFitKind kind)
{
  return least_points[kind];
}

/* By how many hex widths the fit misses where the pixel should be. */
double
cr_fit_miss (const CrWarp *warp, const CrFitPair *pair)
{
  CrPoint is;

  if (!cr_warp_invert (warp, pair->pixel, &is))
    return G_MAXFLOAT;
  return hypot (is.x - pair->plane.x, is.y - pair->plane.y) / CR_LAYOUT_PITCH;
}

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, CR_ERROR, CR_ERROR_PICTURE, message);
  return FALSE;
}

static const CrFitPoint *
get_point (const GArray *points, guint index)
{
  return &g_array_index (points, CrFitPoint, index);
}

static CrFitPair *
make_pairs (const CrGrid *grid, const GArray *points)
{
  CrFitPair *pairs = g_new (CrFitPair, MAX (points->len, 1));

  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = get_point (points, i);
    pairs[i] = (CrFitPair){ cr_layout_centre (grid, point->hex), point->pixel };
  }
  return pairs;
}

static gboolean
check_twins (const GArray *points, GError **error)
{
  for (guint i = 0; i < points->len; i++)
    for (guint j = 0; j < i; j++) {
      if (!cr_hex_equal (get_point (points, i)->hex, get_point (points, j)->hex))
        continue;
      g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                   cr_text ("points %u and %u are the same hex; take one of the two away"), j + 1,
                   i + 1);
      return FALSE;
    }
  return TRUE;
}

static gboolean
check_count (guint n, CrFitKind kind, GError **error)
{
  if (n < 2)
    return refuse (error, cr_text ("a fit needs the centres of at least two hexes you know"));
  if (n >= least_points[kind])
    return TRUE;
  switch (kind) {
  case CR_FIT_AFFINE:
    return refuse (error, cr_text ("a skewed fit needs the centres of at least three hexes"));
  case CR_FIT_PROJECTIVE:
    return refuse (error, cr_text ("a slanted fit needs the centres of at least four hexes"));
  default:
    return refuse (error, cr_text ("a bent fit needs the centres of at least six hexes"));
  }
}

static double
root_mean (const double *values, guint n)
{
  double sum = 0;

  for (guint i = 0; i < n; i++)
    sum += values[i] * values[i];
  return sqrt (sum / n);
}

/* The simplest kind whose misses, each point left out in turn, no other beats clearly. */
static CrFitKind
choose_kind (const CrFitPair *pairs, guint n)
{
  g_autofree double *left_out = g_new0 (double, n);
  CrFitKind best = CR_FIT_AFFINE;
  double least;
  CrWarp warp;

  if (n < 3)
    return CR_FIT_SIMILARITY;
  if (n <= least_points[CR_FIT_PROJECTIVE] || !cr_fit_affine_left_out (pairs, n, left_out))
    return CR_FIT_AFFINE;
  least = root_mean (left_out, n);
  if (cr_fit_projective_left_out (pairs, n, left_out) &&
      root_mean (left_out, n) < WORTH_IT * least) {
    least = root_mean (left_out, n);
    best = CR_FIT_PROJECTIVE;
  }
  if (n >= least_points[CR_FIT_PIECEWISE] && cr_fit_bend (pairs, n, &warp, left_out) &&
      root_mean (left_out, n) < WORTH_IT * least)
    best = CR_FIT_PIECEWISE;
  return best;
}

/* @left_out: of a piecewise fit only */
static gboolean
fit_as (const CrFitPair *pairs, guint n, CrFitResult *result, double *left_out)
{
  gboolean straight = result->kind == CR_FIT_SIMILARITY
                          ? cr_fit_similarity (pairs, n, &result->matrix)
                          : cr_fit_affine (pairs, n, &result->matrix);

  result->warp = cr_warp_from_affine (&result->matrix);
  if (!straight)
    return FALSE;
  if (result->kind == CR_FIT_PROJECTIVE)
    return cr_fit_projective (pairs, n, &result->warp);
  return result->kind != CR_FIT_PIECEWISE || cr_fit_bend (pairs, n, &result->warp, left_out);
}

static void
measure (const CrFitPair *pairs, GArray *points, const double *left_out, CrFitResult *result)
{
  double sum = 0;

  result->worst_point = -1;
  for (guint i = 0; i < points->len; i++) {
    CrFitPoint *point = &g_array_index (points, CrFitPoint, i);

    point->residual =
        result->kind == CR_FIT_PIECEWISE ? left_out[i] : cr_fit_miss (&result->warp, &pairs[i]);
    sum += point->residual * point->residual;
    if (result->worst_point < 0 || point->residual > result->worst) {
      result->worst = point->residual;
      result->worst_point = (int) i;
    }
  }
  result->rms = sqrt (sum / points->len);
}

static gboolean
refuse_shape (CrFitKind kind, const CrFitPair *pairs, guint n, GError **error)
{
  CrAffine matrix;

  if (kind != CR_FIT_SIMILARITY && !cr_fit_affine (pairs, n, &matrix))
    return refuse (error, cr_text ("the points lie in one line; add one well beside it"));
  if (kind == CR_FIT_PROJECTIVE)
    return refuse (error, cr_text ("no slant explains the points; spread them, not three in one "
                                   "line, and look again at the last one"));
  return refuse (error, cr_text ("the points contradict each other: the grid would fold; look "
                                 "again at the last one"));
}

/**
 * cr_fit_points:
 * @points: (inout) (element-type CrFitPoint): their residuals are set
 * @kind: what to fit; %CR_FIT_NONE chooses
 *
 * Lays the grid on the picture so that the squares of the misfits are least.
 *
 * Returns: FALSE, with what is missing, when the points cannot carry a fit
 */
gboolean
cr_fit_points (const CrGrid *grid,
               GArray *points,
               CrFitKind kind,
               CrFitResult *result_out,
               GError **error)
{
  guint n = points->len;
  CrFitResult result = { .worst_point = -1 };
  g_autofree CrFitPair *pairs = make_pairs (grid, points);
  g_autofree double *left_out = g_new0 (double, n + 1);
  CrAffine back;

  *result_out = result;
  if (!check_count (n, kind, error) || !check_twins (points, error))
    return FALSE;
  result.kind = kind != CR_FIT_NONE ? kind : choose_kind (pairs, n);
  if (!fit_as (pairs, n, &result, left_out))
    return refuse_shape (result.kind, pairs, n, error);
  if (!cr_affine_invert (&result.matrix, &back))
    return refuse (error, cr_text ("the points lie on one spot of the picture; click them apart"));
  measure (pairs, points, left_out, &result);
  result.sure = n > least_points[MAX (result.kind, CR_FIT_AFFINE)];
  *result_out = result;
  return TRUE;
}

/**
 * cr_fit_stretch:
 * @width: of the picture in pixels
 * @height: of the picture in pixels
 *
 * Returns: the first guess before any point is clicked: the map's frame as large as the picture
 *   holds, in its middle, hexes even
 */
CrAffine
cr_fit_stretch (const CrGrid *grid, double width, double height)
{
  CrBox box = cr_layout_frame (grid);
  double scale = MIN (width / MAX (box.width, 0.1), height / MAX (box.height, 0.1));

  return (CrAffine){ .xx = scale,
                     .yy = scale,
                     .x0 = width / 2 - scale * (box.x + box.width / 2),
                     .y0 = height / 2 - scale * (box.y + box.height / 2) };
}

/* The pixel on which the centre of a hex lies. */
CrPoint
cr_fit_locate (const CrFitResult *result, const CrGrid *grid, CrHex hex)
{
  return cr_warp_apply (&result->warp, cr_layout_centre (grid, hex));
}
