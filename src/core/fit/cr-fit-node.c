/* cr-fit-node.c: fits in the map file. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-fit.h"

#include <math.h>

#include "cr-error.h"
#include "cr-text.h"

#define MOST_PIXELS 65535 /* of a picture, each way */
#define LEAST_HEX 1.0     /* pixels: smaller ones cannot have been seen by anybody */

static const char *const kind_names[] = { "none",       "similarity", "affine",
                                          "projective", "piecewise",  NULL };

const char *
cr_fit_kind_get_name (CrFitKind kind)
{
  return kind_names[kind];
}

gboolean
cr_fit_kind_parse (const char *name, CrFitKind *kind_out)
{
  for (int i = 0; i < CR_N_FIT_KINDS; i++)
    if (g_str_equal (name, kind_names[i])) {
      *kind_out = i;
      return TRUE;
    }
  return FALSE;
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

static CrNode *
make_point (const CrGrid *grid, const CrFitPoint *point)
{
  CrNode *node = cr_node_new ("point");
  g_autofree char *at = cr_grid_format_hex (grid, point->hex);
  g_autofree char *pixel = format_pair (point->pixel.x, point->pixel.y);

  cr_node_set (node, "at", at);
  cr_node_set (node, "pixel", pixel);
  return node;
}

CrNode *
cr_fit_to_node (const CrGrid *grid, const CrFitResult *result, const GArray *points)
{
  CrNode *node = cr_node_new ("fit");
  const CrAffine *m = &result->matrix;
  g_autofree char *x = format_pair (m->xx, m->yx);
  g_autofree char *y = format_pair (m->xy, m->yy);
  g_autofree char *origin = format_pair (m->x0, m->y0);
  g_autofree char *matrix = g_strdup_printf ("%s %s %s", x, y, origin);
  guint n = points != NULL ? points->len : 0;

  cr_node_set (node, "kind", kind_names[result->kind]);
  cr_node_set (node, "matrix", matrix);
  if (n > 0) {
    set_milli (node, "rms", result->rms);
    set_milli (node, "worst", result->worst);
  }
  for (guint i = 0; i < n; i++)
    cr_node_take_child (node, make_point (grid, &g_array_index (points, CrFitPoint, i)));
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

/* Like cr_grid_parse_hex(), but the hex may lie off the map: one that was clicked before the map
 * became smaller still says where the picture lies. */
static gboolean
parse_hex (const CrGrid *grid, const char *text, CrHex *hex_out, GError **error)
{
  const char *rest = text;
  int column, row;

  if (!cr_text_read_int (&rest, &column) || *rest++ != ',' || !cr_text_read_int (&rest, &row) ||
      *rest != '\0') {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 cr_text ("found “%s”, expected a hex such as 7,6"), text);
    return FALSE;
  }
  *hex_out = cr_grid_hex_at (grid, column, row);
  return TRUE;
}

static gboolean
read_point (const CrGrid *grid, const CrNode *node, CrFitPoint *point, GError **error)
{
  double pixel[2];
  const char *at;

  if (!cr_node_need (node, "at", &at, error) || !read_numbers (node, "pixel", pixel, 2, error))
    return FALSE;
  if (!parse_hex (grid, at, &point->hex, error))
    return FALSE;
  point->pixel = (CrPoint){ pixel[0], pixel[1] };
  point->residual = 0;
  return TRUE;
}

/* What the points say, of the kind the file names or else of the best they carry. */
static void
compute_fit (const CrGrid *grid, GArray *points, CrFitKind kind, CrFitResult *result)
{
  CrFitResult again;

  if (kind != CR_FIT_NONE && (cr_fit_points (grid, points, kind, &again, NULL) ||
                              cr_fit_points (grid, points, CR_FIT_NONE, &again, NULL)))
    *result = again;
}

/* What the file says, without computing anything. */
static gboolean
read_fit (const CrGrid *grid,
          const CrNode *node,
          CrFitResult *result_out,
          GArray *points,
          GError **error)
{
  double m[6];
  int kind;

  if (!cr_node_read_enum (node, "kind", kind_names, CR_FIT_AFFINE, &kind, error) ||
      !read_numbers (node, "matrix", m, 6, error))
    return FALSE;
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    CrFitPoint point;

    if (!cr_node_is (cr_node_get_child (node, i), "point"))
      continue;
    if (!read_point (grid, cr_node_get_child (node, i), &point, error))
      return FALSE;
    g_array_append_val (points, point);
  }
  *result_out = (CrFitResult){ .kind = kind,
                               .matrix = { m[0], m[1], m[2], m[3], m[4], m[5] },
                               .worst_point = -1,
                               .promised = -1 };
  result_out->warp = cr_warp_from_affine (&result_out->matrix);
  return TRUE;
}

gboolean
cr_fit_from_node (const CrGrid *grid,
                  const CrNode *node,
                  CrFitResult *result_out,
                  GArray *points,
                  GError **error)
{
  g_autoptr (GArray) own = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));

  if (!read_fit (grid, node, result_out, own, error))
    return FALSE;
  compute_fit (grid, own, result_out->kind, result_out);
  if (points != NULL)
    g_array_append_vals (points, own->data, own->len);
  return TRUE;
}

static gboolean
check_number (const CrNode *node, const char *name, gint64 most, GError **error)
{
  const char *text = cr_node_get (node, name);
  gint64 milli;

  if (text == NULL || (cr_text_parse_milli (text, &milli) && milli >= 0 && milli <= most))
    return TRUE;
  if (most < G_MAXINT) {
    cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                       cr_text ("found %s=\"%s\", expected a number with a decimal point, from %d "
                                "to %d"),
                       name, text, 0, (int) (most / 1000));
    return FALSE;
  }
  cr_node_set_error (node, error, CR_ERROR_SYNTAX,
                     cr_text ("found %s=\"%s\", expected a number of at least 0 with a decimal "
                              "point"),
                     name, text);
  return FALSE;
}

/* @width_out: 0 when the file does not say how large the picture is */
static gboolean
read_size (const CrNode *picture, int *width_out, int *height_out, GError **error)
{
  const char *size = cr_node_get (picture, "size");
  g_auto (GStrv) parts = g_strsplit (size != NULL ? size : "", " ", -1);

  *width_out = *height_out = 0;
  if (size == NULL ||
      (g_strv_length (parts) == 2 && cr_text_parse_int (parts[0], 1, MOST_PIXELS, width_out) &&
       cr_text_parse_int (parts[1], 1, MOST_PIXELS, height_out)))
    return TRUE;
  cr_node_set_error (picture, error, CR_ERROR_PICTURE,
                     cr_text ("found size=\"%s\", expected width and height in pixels"), size);
  return FALSE;
}

/* Points may lie a hex beside the picture, where its edge cuts hexes in half. */
static gboolean
check_points (const CrNode *fit, const GArray *points, CrPoint size, double hex, GError **error)
{
  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = &g_array_index (points, CrFitPoint, i);

    if (size.x > 0 && !(point->pixel.x >= -hex && point->pixel.y >= -hex &&
                        point->pixel.x <= size.x + hex && point->pixel.y <= size.y + hex)) {
      cr_node_set_error (fit, error, CR_ERROR_PICTURE,
                         cr_text ("point %u of the fit lies outside the picture"), i + 1);
      return FALSE;
    }
    for (guint j = 0; j < i; j++) {
      const CrFitPoint *other = &g_array_index (points, CrFitPoint, j);

      if (hypot (other->pixel.x - point->pixel.x, other->pixel.y - point->pixel.y) >= 1)
        continue;
      cr_node_set_error (fit, error, CR_ERROR_PICTURE,
                         cr_text ("points %u and %u of the fit lie on one spot of the picture"),
                         j + 1, i + 1);
      return FALSE;
    }
  }
  return TRUE;
}

gboolean
cr_fit_check_picture (const CrGrid *grid, const CrNode *picture, GError **error)
{
  const CrNode *fit = cr_node_find (picture, "fit");
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  CrFitResult result;
  int width, height;
  CrAffine back;

  if (!read_size (picture, &width, &height, error) ||
      !check_number (picture, "opacity", 1000, error))
    return FALSE;
  if (fit == NULL)
    return TRUE;
  if (!read_fit (grid, fit, &result, points, error) ||
      !check_number (fit, "rms", G_MAXINT, error) || !check_number (fit, "worst", G_MAXINT, error))
    return FALSE;
  double hex = cr_warp_get_scale (&result.warp, (CrPoint){ 0, 0 });
  if (!cr_affine_invert (&result.matrix, &back) || !(hex >= LEAST_HEX && hex <= MOST_PIXELS)) {
    cr_node_set_error (fit, error, CR_ERROR_PICTURE,
                       cr_text ("matrix=\"%s\" makes the hexes flat, or far too small or large"),
                       cr_node_get (fit, "matrix"));
    return FALSE;
  }
  return check_points (fit, points, (CrPoint){ width, height }, hex, error);
}

double
cr_fit_measure_hex (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrBox frame = cr_layout_frame (grid);
  CrPoint middle = { frame.x + frame.width / 2, frame.y + frame.height / 2 };
  double found = 0;

  for (guint i = 0; found <= 0 && i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *fit = cr_node_find (cr_map_get_node (map, CR_SECTION_PICTURES, i), "fit");
    CrFitResult result;

    if (fit != NULL && cr_fit_from_node (grid, fit, &result, NULL, NULL) &&
        result.kind != CR_FIT_NONE)
      found = cr_warp_get_scale (&result.warp, middle) * CR_LAYOUT_PITCH;
  }
  return found;
}
