/* cr-fit.c: laying a picture on the hexes by least squares.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fit.h"

#include <math.h>

#include "cr-error.h"
#include "cr-fit-kinds.h"
#include "cr-text.h"

/* A kind with more freedom must miss points it has not seen by so much less than an affine fit:
 * with clicks three pixels off it is else now and then chosen by chance, and worse. */
#define WORTH_IT 0.75
/* A mesh against a slant: the sheet is no plane anyway, so less is asked. */
#define WORTH_BENDING 0.9
/* A fit as near to the likeliest sheet as that is sure, in squares, is as good as it. */
#define ENOUGH 1.0
/* Beyond the points a mesh goes on bending for this part of their span, see cr-fit-bend.c. */
#define BEYOND 0.25
#define PROBES_A_SIDE 4
#define N_PROBES (PROBES_A_SIDE * PROBES_A_SIDE)
/* Of a spread to all sides one in a hundred lies beyond 2.1; of all places on a sheet none is to,
 * in nineteen sheets of twenty. */
#define SPREADS 2.3
/* A hex that lies half a width beside its place may be taken for its neighbour. */
#define MOST_PROMISED 0.5

static const guint least_points[CR_N_FIT_KINDS] = {
  [CR_FIT_SIMILARITY] = 2,
  [CR_FIT_AFFINE] = 3,
  [CR_FIT_PROJECTIVE] = 4,
  [CR_FIT_PIECEWISE] = 6,
};

double
cr_fit_miss (const CrWarp *warp, const CrFitPair *pair)
{
  CrPoint is;

  if (!cr_warp_invert (warp, pair->pixel, &is))
    return G_MAXFLOAT;
  return hypot (is.x - pair->plane.x, is.y - pair->plane.y) / CR_LAYOUT_PITCH;
}

static gboolean
refuse_points (GError **error, const char *message)
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
    return refuse_points (error,
                          cr_text ("a fit needs the centres of at least two hexes you know"));
  if (n >= least_points[kind])
    return TRUE;
  switch (kind) {
  case CR_FIT_AFFINE:
    return refuse_points (error,
                          cr_text ("a skewed fit needs the centres of at least three hexes"));
  case CR_FIT_PROJECTIVE:
    return refuse_points (error,
                          cr_text ("a slanted fit needs the centres of at least four hexes"));
  default:
    return refuse_points (error, cr_text ("a bent fit needs the centres of at least six hexes"));
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

/* Places all about the points, at which a fit promises something: over their box, and as far beyond
 * it as a mesh goes on bending, but for hexes that the map has not. */
static guint
list_probes (const CrGrid *grid, const CrFitPair *pairs, guint n, CrPoint probes[N_PROBES])
{
  CrPoint least = pairs[0].plane, most = pairs[0].plane;
  CrBox map = cr_layout_frame (grid);
  guint n_probes = 0;

  for (guint i = 1; i < n; i++) {
    least = (CrPoint){ MIN (least.x, pairs[i].plane.x), MIN (least.y, pairs[i].plane.y) };
    most = (CrPoint){ MAX (most.x, pairs[i].plane.x), MAX (most.y, pairs[i].plane.y) };
  }
  double beyond = BEYOND * MAX (most.x - least.x, most.y - least.y);
  least = (CrPoint){ MAX (least.x - beyond, MIN (map.x, least.x)),
                     MAX (least.y - beyond, MIN (map.y, least.y)) };
  most = (CrPoint){ MIN (most.x + beyond, MAX (map.x + map.width, most.x)),
                    MIN (most.y + beyond, MAX (map.y + map.height, most.y)) };
  for (int j = 0; j < PROBES_A_SIDE; j++)
    for (int i = 0; i < PROBES_A_SIDE; i++)
      probes[n_probes++] = (CrPoint){ least.x + (most.x - least.x) * i / (PROBES_A_SIDE - 1),
                                      least.y + (most.y - least.y) * j / (PROBES_A_SIDE - 1) };
  return n_probes;
}

/* By how much a fit differs from what a sheet that may bend in any way would be, at each probe. */
static double
find_beside (const CrWarp *warp, const CrAffine *back, const CrBendDoubt *doubt, guint probe)
{
  CrPoint plane = doubt->probes[probe], mean = doubt->means[probe];
  CrPoint at = cr_affine_apply (back, cr_warp_apply (warp, plane));

  return hypot (at.x - plane.x - mean.x, at.y - plane.y - mean.y);
}

/* Whether a fit lies no farther from that sheet than the points leave it open where the sheet is:
 * then they do not bear a kind of more freedom. */
static gboolean
is_enough (const CrAffine *affine, const CrWarp *warp, const CrBendDoubt *doubt)
{
  double beside = 0, open = 0;
  CrAffine back;

  if (!doubt->known || !cr_affine_invert (affine, &back))
    return TRUE;
  for (guint i = 0; i < doubt->n_probes; i++) {
    beside += pow (find_beside (warp, &back, doubt, i), 2);
    open += pow (doubt->spreads[i], 2);
  }
  return beside < ENOUGH * open;
}

/* The simplest kind whose misses, each point left out in turn, no other beats clearly. */
static CrFitKind
choose_kind (const CrFitPair *pairs, guint n, const CrBendDoubt *doubt, gboolean bends)
{
  g_autofree double *left_out = g_new0 (double, n);
  CrFitKind best = CR_FIT_AFFINE;
  CrWarp warp = { 0 };
  CrAffine affine;
  double least;

  if (n < 3)
    return CR_FIT_SIMILARITY;
  if (n <= least_points[CR_FIT_PROJECTIVE] || !cr_fit_affine (pairs, n, &affine) ||
      !cr_fit_affine_left_out (pairs, n, left_out))
    return CR_FIT_AFFINE;
  warp = cr_warp_from_affine (&affine);
  if (is_enough (&affine, &warp, doubt))
    return CR_FIT_AFFINE;
  least = root_mean (left_out, n);
  if (cr_fit_projective_left_out (pairs, n, left_out) &&
      root_mean (left_out, n) < WORTH_IT * least && cr_fit_projective (pairs, n, &warp)) {
    least = root_mean (left_out, n);
    best = CR_FIT_PROJECTIVE;
  }
  if (n >= least_points[CR_FIT_PIECEWISE] && bends && !is_enough (&affine, &warp, doubt) &&
      root_mean (doubt->left_out, n) < (best == CR_FIT_AFFINE ? WORTH_IT : WORTH_BENDING) * least)
    best = CR_FIT_PIECEWISE;
  return best;
}

static gboolean
fit_as (const CrFitPair *pairs, guint n, const CrWarp *bent, CrFitResult *result)
{
  gboolean straight = result->kind == CR_FIT_SIMILARITY
                          ? cr_fit_similarity (pairs, n, &result->matrix)
                          : cr_fit_affine (pairs, n, &result->matrix);

  result->warp = cr_warp_from_affine (&result->matrix);
  if (!straight)
    return FALSE;
  if (result->kind == CR_FIT_PROJECTIVE)
    return cr_fit_projective (pairs, n, &result->warp);
  if (result->kind == CR_FIT_PIECEWISE && bent != NULL)
    result->warp = *bent;
  return result->kind != CR_FIT_PIECEWISE || bent != NULL;
}

/* How far a hex may lie beside its place: where a sheet that may bend in any way would have it, and
 * how sure that is. */
static double
promise_miss (const CrFitResult *result, const CrAffine *affine, const CrBendDoubt *doubt)
{
  CrAffine back;
  double most = 0;

  if (!doubt->known || !cr_affine_invert (affine, &back))
    return -1;
  for (guint i = 0; i < doubt->n_probes; i++)
    most = MAX (most, find_beside (&result->warp, &back, doubt, i) + SPREADS * doubt->spreads[i]);
  return most / CR_LAYOUT_PITCH;
}

static void
measure_misses (const CrFitPair *pairs, GArray *points, const double *left_out, CrFitResult *result)
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
    return refuse_points (error, cr_text ("the points lie in one line; add one well beside it"));
  if (kind == CR_FIT_PROJECTIVE)
    return refuse_points (error,
                          cr_text ("no slant explains the points; spread them, not three in one "
                                   "line, and look again at the last one"));
  return refuse_points (error,
                        cr_text ("the points contradict each other: the grid would fold; look "
                                 "again at the last one"));
}

/* What is not asked for is chosen. Returns: FALSE when the points do not carry it */
static gboolean
fit_best (const CrGrid *grid,
          const CrFitPair *pairs,
          guint n,
          double *left_out,
          CrFitResult *result)
{
  CrPoint probes[N_PROBES], means[N_PROBES];
  double spreads[N_PROBES];
  CrBendDoubt doubt = {
    list_probes (grid, pairs, n, probes), probes, means, spreads, left_out, FALSE
  };
  CrWarp bent;
  gboolean bends = n >= least_points[CR_FIT_AFFINE] && cr_fit_bend (pairs, n, &bent, &doubt);

  if (result->kind == CR_FIT_NONE)
    result->kind = choose_kind (pairs, n, &doubt, bends);
  if (!fit_as (pairs, n, bends ? &bent : NULL, result))
    return FALSE;
  result->promised = promise_miss (result, &bent.matrix, &doubt);
  return TRUE;
}

gboolean
cr_fit_points (const CrGrid *grid,
               GArray *points,
               CrFitKind kind,
               CrFitResult *result_out,
               GError **error)
{
  guint n = points->len;
  CrFitResult result = { .kind = kind, .worst_point = -1, .promised = -1 };
  g_autofree CrFitPair *pairs = make_pairs (grid, points);
  g_autofree double *left_out = g_new0 (double, n + 1);
  CrAffine back;

  *result_out = (CrFitResult){ .worst_point = -1, .promised = -1 };
  if (!check_count (n, kind, error) || !check_twins (points, error))
    return FALSE;
  if (!fit_best (grid, pairs, n, left_out, &result))
    return refuse_shape (result.kind, pairs, n, error);
  if (!cr_affine_invert (&result.matrix, &back))
    return refuse_points (error,
                          cr_text ("the points lie on one spot of the picture; click them apart"));
  measure_misses (pairs, points, left_out, &result);
  result.checked = n > least_points[MAX (result.kind, CR_FIT_AFFINE)];
  result.sure = result.checked && result.promised >= 0 && result.promised < MOST_PROMISED;
  *result_out = result;
  return TRUE;
}

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

CrPoint
cr_fit_locate (const CrFitResult *result, const CrGrid *grid, CrHex hex)
{
  return cr_warp_apply (&result->warp, cr_layout_centre (grid, hex));
}
