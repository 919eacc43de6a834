/* cr-fit.c: laying a picture on the hexes by least squares. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-fit.h"

#include <math.h>
#include <string.h>

#include "cr-error.h"
#include "cr-text.h"

static const char *const kind_names[] = { "none", "similarity", "affine", NULL };

CrPoint
cr_affine_apply (const CrAffine *m, CrPoint p)
{
  return (CrPoint){ m->xx * p.x + m->xy * p.y + m->x0, m->yx * p.x + m->yy * p.y + m->y0 };
}

/**
 * cr_affine_invert:
 *
 * Returns: FALSE when the matrix folds the plane into a line
 */
gboolean
cr_affine_invert (const CrAffine *m, CrAffine *inverse_out)
{
  double det = m->xx * m->yy - m->xy * m->yx;

  if (!isfinite (det) || fabs (det) < 1e-12)
    return FALSE;
  *inverse_out =
      (CrAffine){ .xx = m->yy / det, .xy = -m->xy / det, .yx = -m->yx / det, .yy = m->xx / det };
  inverse_out->x0 = -(inverse_out->xx * m->x0 + inverse_out->xy * m->y0);
  inverse_out->y0 = -(inverse_out->yx * m->x0 + inverse_out->yy * m->y0);
  return TRUE;
}

/* Sums over the points, taken from their middle: that keeps the normal equations well behaved. */
typedef struct {
  CrPoint plane, pixel;  /* middles */
  double uu, uv, vv;     /* plane × plane */
  double ux, vx, uy, vy; /* plane × pixel */
} Moments;

static Moments
sum_points (const CrGrid *grid, const CrFitPoint *points, gsize n_points)
{
  Moments m = { 0 };

  for (gsize i = 0; i < n_points; i++) {
    CrPoint p = cr_layout_centre (grid, points[i].hex);
    m.plane.x += p.x / n_points;
    m.plane.y += p.y / n_points;
    m.pixel.x += points[i].pixel.x / n_points;
    m.pixel.y += points[i].pixel.y / n_points;
  }
  for (gsize i = 0; i < n_points; i++) {
    CrPoint p = cr_layout_centre (grid, points[i].hex);
    double u = p.x - m.plane.x, v = p.y - m.plane.y;
    double x = points[i].pixel.x - m.pixel.x, y = points[i].pixel.y - m.pixel.y;

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

static gboolean
fit_affine (const Moments *m, CrAffine *out)
{
  double det = m->uu * m->vv - m->uv * m->uv;

  /* Points in one line leave the other direction open; a hundredth of a hex is one line. */
  if (det < 1e-4 * (m->uu + m->vv))
    return FALSE;
  out->xx = (m->ux * m->vv - m->vx * m->uv) / det;
  out->xy = (m->vx * m->uu - m->ux * m->uv) / det;
  out->yx = (m->uy * m->vv - m->vy * m->uv) / det;
  out->yy = (m->vy * m->uu - m->uy * m->uv) / det;
  centre_matrix (out, m);
  return TRUE;
}

static gboolean
fit_similarity (const Moments *m, CrAffine *out)
{
  double size = m->uu + m->vv;

  if (size < 1e-9)
    return FALSE;
  out->xx = out->yy = (m->ux + m->vy) / size;
  out->yx = (m->uy - m->vx) / size;
  out->xy = -out->yx;
  centre_matrix (out, m);
  return TRUE;
}

static void
measure (const CrGrid *grid, CrFitPoint *points, gsize n_points, CrFitResult *result)
{
  CrAffine back;
  double sum = 0;

  result->worst_point = -1;
  if (!cr_affine_invert (&result->matrix, &back))
    return;
  for (gsize i = 0; i < n_points; i++) {
    CrPoint should = cr_layout_centre (grid, points[i].hex);
    CrPoint is = cr_affine_apply (&back, points[i].pixel);

    points[i].residual = hypot (is.x - should.x, is.y - should.y) / CR_LAYOUT_PITCH;
    sum += points[i].residual * points[i].residual;
    if (result->worst_point < 0 || points[i].residual > result->worst) {
      result->worst = points[i].residual;
      result->worst_point = (int) i;
    }
  }
  result->rms = sqrt (sum / n_points);
}

static gboolean
refuse (GError **error, const char *message)
{
  g_set_error_literal (error, CR_ERROR, CR_ERROR_PICTURE, message);
  return FALSE;
}

static gboolean
has_twins (const CrFitPoint *points, gsize n_points, gsize *twin_out)
{
  for (gsize i = 0; i < n_points; i++)
    for (gsize j = 0; j < i; j++)
      if (cr_hex_equal (points[i].hex, points[j].hex)) {
        *twin_out = i;
        return TRUE;
      }
  return FALSE;
}

/**
 * cr_fit_points:
 * @points: (inout) (array length=n_points): their residuals are set
 *
 * Lays the grid on the picture so that the squares of the misfits, in pixels, are least.
 *
 * Returns: FALSE, with what is missing, when the points cannot carry a fit
 */
gboolean
cr_fit_points (const CrGrid *grid,
               CrFitPoint *points,
               gsize n_points,
               CrFitResult *result_out,
               GError **error)
{
  Moments m;
  CrAffine back;
  gsize twin;

  *result_out = (CrFitResult){ .worst_point = -1 };
  if (n_points < 2)
    return refuse (error, cr_text ("a fit needs the centres of at least two hexes you know"));
  if (has_twins (points, n_points, &twin)) {
    g_autofree char *at = cr_grid_format_hex (grid, points[twin].hex);
    g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                 cr_text ("hex %s is given twice; take one of the two points away"), at);
    return FALSE;
  }

  m = sum_points (grid, points, n_points);
  if (n_points >= 3 && fit_affine (&m, &result_out->matrix))
    result_out->kind = CR_FIT_AFFINE;
  else if (n_points < 3 && fit_similarity (&m, &result_out->matrix))
    result_out->kind = CR_FIT_SIMILARITY;
  else
    return refuse (error, cr_text ("the points lie in one line; add one well beside it"));
  if (!cr_affine_invert (&result_out->matrix, &back)) {
    result_out->kind = CR_FIT_NONE;
    return refuse (error, cr_text ("the points lie on one spot of the picture; click them apart"));
  }
  measure (grid, points, n_points, result_out);
  result_out->sure = n_points > 3;
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

static char *
format_pair (double x, double y)
{
  g_autofree char *a = cr_text_format_milli (llround (x * 1000));
  g_autofree char *b = cr_text_format_milli (llround (y * 1000));

  return g_strdup_printf ("%s %s", a, b);
}

static void
set_milli (CrNode *node, const char *attribute, double value)
{
  g_autofree char *text = cr_text_format_milli (llround (value * 1000));

  cr_node_set (node, attribute, text);
}

/**
 * cr_fit_to_node:
 *
 * Returns: (transfer full): the <fit> element, numbers in thousandths
 */
CrNode *
cr_fit_to_node (const CrGrid *grid,
                const CrFitResult *result,
                const CrFitPoint *points,
                gsize n_points)
{
  CrNode *node = cr_node_new ("fit");
  const CrAffine *m = &result->matrix;
  g_autofree char *x = format_pair (m->xx, m->yx);
  g_autofree char *y = format_pair (m->xy, m->yy);
  g_autofree char *origin = format_pair (m->x0, m->y0);
  g_autofree char *matrix = g_strdup_printf ("%s %s %s", x, y, origin);

  cr_node_set (node, "kind", kind_names[result->kind]);
  cr_node_set (node, "matrix", matrix);
  if (n_points > 0) {
    set_milli (node, "rms", result->rms);
    set_milli (node, "worst", result->worst);
  }
  for (gsize i = 0; i < n_points; i++) {
    CrNode *point = cr_node_new ("point");
    g_autofree char *at = cr_grid_format_hex (grid, points[i].hex);
    g_autofree char *pixel = format_pair (points[i].pixel.x, points[i].pixel.y);

    cr_node_set (point, "at", at);
    cr_node_set (point, "pixel", pixel);
    cr_node_take_child (node, point);
  }
  return node;
}

static gboolean
read_numbers (const CrNode *node, const char *attribute, double *out, guint n, GError **error)
{
  const char *text;
  g_auto (GStrv) words = NULL;
  gint64 milli;

  if (!cr_node_need (node, attribute, &text, error))
    return FALSE;
  words = g_strsplit (text, " ", -1);
  if (g_strv_length (words) == n) {
    guint i;
    for (i = 0; i < n && cr_text_parse_milli (words[i], &milli); i++)
      out[i] = milli / 1000.0;
    if (i == n)
      return TRUE;
  }
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found %s=\"%s\", expected %u numbers with at most three decimals"),
                     attribute, text, n);
  return FALSE;
}

static gboolean
read_point (const CrGrid *grid, const CrNode *node, CrFitPoint *point, GError **error)
{
  double pixel[2];
  const char *at;

  if (!cr_node_need (node, "at", &at, error) || !read_numbers (node, "pixel", pixel, 2, error))
    return FALSE;
  if (!cr_grid_parse_hex (grid, at, &point->hex, error))
    return FALSE;
  point->pixel = (CrPoint){ pixel[0], pixel[1] };
  point->residual = 0;
  return TRUE;
}

/**
 * cr_fit_from_node:
 * @points: (nullable) (element-type CrFitPoint): appended to
 *
 * Reads a fit. Where its points carry one it is computed anew from them: they are exact, the
 * matrix of the file is rounded.
 */
gboolean
cr_fit_from_node (const CrGrid *grid,
                  const CrNode *node,
                  CrFitResult *result_out,
                  GArray *points,
                  GError **error)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  double m[6];
  int kind;
  CrFitResult again;

  if (!cr_node_read_enum (node, "kind", kind_names, CR_FIT_AFFINE, &kind, error) ||
      !read_numbers (node, "matrix", m, 6, error))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    CrFitPoint point;

    if (!cr_node_is (cr_node_get_child (node, i), "point"))
      continue;
    if (!read_point (grid, cr_node_get_child (node, i), &point, error))
      return FALSE;
    g_array_append_val (own, point);
  }

  *result_out = (CrFitResult){ .kind = kind,
                               .matrix = { m[0], m[1], m[2], m[3], m[4], m[5] },
                               .worst_point = -1 };
  if (cr_fit_points (grid, (CrFitPoint *) (void *) own->data, own->len, &again, NULL))
    *result_out = again;
  if (points != NULL)
    g_array_append_vals (points, own->data, own->len);
  return TRUE;
}
