/* cmd-fit.c: a picture laid on the grid by points. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-fit.h"
#include "cr-numbering.h"
#include "cr-plain.h"
#include "cr-text.h"
#include "cr-xml-map.h"

/* "X,Y" in pixels, with a decimal point: a comma parts the two. */
static gboolean
read_pixel (const char *text, CrPoint *pixel_out)
{
  g_auto (GStrv) parts = g_strsplit (text, ",", -1);
  gint64 x, y;

  if (g_strv_length (parts) != 2 || !cr_text_parse_milli (parts[0], &x) ||
      !cr_text_parse_milli (parts[1], &y))
    return FALSE;
  *pixel_out = (CrPoint){ (double) x / 1000, (double) y / 1000 };
  return TRUE;
}

/* "COL,ROW=X,Y"; the hex also as printed. */
static gboolean
read_point (const CrMap *map, const char *text, CrFitPoint *point_out, GError **error)
{
  g_auto (GStrv) parts = g_strsplit (text, "=", 2);
  CrPlace place;

  *point_out = (CrFitPoint){ { 0, 0 }, { 0, 0 }, 0 };
  if (g_strv_length (parts) != 2 || !read_pixel (parts[1], &point_out->pixel)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found --point %s, expected COL,ROW=X,Y with decimal points, such as "
                    "7,6=812.5,430"),
                 text);
    return FALSE;
  }
  if (!cr_map_parse_printed (map, parts[0], &place, error))
    return FALSE;
  point_out->hex = place.hex;
  return TRUE;
}

static gboolean
read_points (const CrMap *map, char **texts, GArray *points, GError **error)
{
  for (; texts != NULL && *texts != NULL; texts++) {
    CrFitPoint point;

    if (!read_point (map, *texts, &point, error))
      return FALSE;
    g_array_append_val (points, point);
  }
  return TRUE;
}

/* A picture stretched over the whole grid, until points say better: not fitted. */
CrNode *
cli_picture_stretched (const CrMap *map,
                       const char *id,
                       const char *path,
                       const char *map_path,
                       GError **error)
{
  cairo_surface_t *surface = NULL;
  g_autoptr (CrNode) bare = cli_picture_describe (id, path, map_path, NULL, &surface, error);
  CrFitResult fit = { .kind = CR_FIT_NONE, .worst_point = -1 };
  CrNode *node;

  if (bare == NULL)
    return NULL;
  fit.matrix = cr_fit_stretch (cr_map_get_grid (map), cairo_image_surface_get_width (surface),
                               cairo_image_surface_get_height (surface));
  cairo_surface_destroy (surface);
  node = cr_node_copy (bare);
  cr_node_take_child (node, cr_fit_to_node (cr_map_get_grid (map), &fit, NULL));
  return node;
}

/* Where the map lists this picture already, by its content; behind the last when it does not. */
static guint
find_picture (const CrMap *map, const CrNode *picture, gboolean *found_out)
{
  const char *sum = cr_node_get (picture, "sha256");
  guint n = cr_map_n_nodes (map, CR_SECTION_PICTURES);

  for (guint i = 0; i < n; i++) {
    const CrNode *other = cr_map_get_node (map, CR_SECTION_PICTURES, i);

    if (cr_node_is (other, "picture") && g_strcmp0 (cr_node_get (other, "sha256"), sum) == 0) {
      *found_out = TRUE;
      return i;
    }
  }
  *found_out = FALSE;
  return n;
}

static gboolean
save_fit (CrMap *map, const char *picture_path, const char *path, CrNode *fit, GError **error)
{
  g_autofree char *base = g_path_get_basename (picture_path);
  g_autofree char *id = cr_map_make_id (base);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrNode *node = cli_picture_describe (id, picture_path, path, fit, NULL, error);
  gboolean found;
  guint index;

  if (node == NULL)
    return FALSE;
  index = find_picture (map, node, &found);
  if (found) {
    cr_node_set (node, "id", cr_node_get (cr_map_get_node (map, CR_SECTION_PICTURES, index), "id"));
    cr_edit_replace_node (edit, map, CR_SECTION_PICTURES, index, node);
  } else
    cr_edit_insert_node (edit, map, CR_SECTION_PICTURES, index, node);
  cr_edit_swap (edit, map);
  return cr_map_save (map, path, NULL, error);
}

static void
add_double (JsonBuilder *json, const char *key, double value)
{
  json_builder_set_member_name (json, key);
  json_builder_add_double_value (json, value);
}

static void
add_pair (JsonBuilder *json, const char *key, CrPoint point)
{
  json_builder_set_member_name (json, key);
  json_builder_begin_array (json);
  json_builder_add_double_value (json, point.x);
  json_builder_add_double_value (json, point.y);
  json_builder_end_array (json);
}

static void
add_matrix (JsonBuilder *json, const CrAffine *m)
{
  const double values[] = { m->xx, m->yx, m->xy, m->yy, m->x0, m->y0 };

  json_builder_set_member_name (json, "matrix");
  json_builder_begin_array (json);
  for (gsize i = 0; i < G_N_ELEMENTS (values); i++)
    json_builder_add_double_value (json, values[i]);
  json_builder_end_array (json);
}

static void
add_points (JsonBuilder *json, const CrGrid *grid, const GArray *points)
{
  json_builder_set_member_name (json, "points");
  json_builder_begin_array (json);
  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = &g_array_index (points, CrFitPoint, i);
    g_autofree char *at = cr_grid_format_hex (grid, point->hex);

    json_builder_begin_object (json);
    cli_json_string (json, "at", at);
    add_pair (json, "pixel", point->pixel);
    add_double (json, "residual", point->residual);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
print_json (const CrGrid *grid, const CrFitResult *fit, const GArray *points)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "kind", cr_fit_kind_get_name (fit->kind));
  json_builder_set_member_name (json, "grid");
  json_builder_begin_object (json);
  cli_json_grid (json, grid);
  json_builder_end_object (json);
  if (cr_warp_is_affine (&fit->warp))
    add_matrix (json, &fit->matrix);
  add_points (json, grid, points);
  add_double (json, "rms", fit->rms);
  add_double (json, "worst", fit->worst);
  if (fit->worst_point >= 0) {
    g_autofree char *at =
        cr_grid_format_hex (grid, g_array_index (points, CrFitPoint, fit->worst_point).hex);
    cli_json_string (json, "worst_hex", at);
  }
  json_builder_set_member_name (json, "sure");
  json_builder_add_boolean_value (json, fit->sure);
  json_builder_set_member_name (json, "centres");
  json_builder_begin_object (json);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    g_autofree char *at = cr_grid_format_hex (grid, hex);

    add_pair (json, at, cr_fit_locate (fit, grid, hex));
  }
  json_builder_end_object (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

static void
print_fit (const CrGrid *grid, const CrFitResult *fit, const GArray *points)
{
  g_print (_ ("%s fit; misfit %.3f hexes on average\n"), cr_fit_kind_get_name (fit->kind),
           fit->rms);
  for (guint i = 0; i < points->len; i++) {
    const CrFitPoint *point = &g_array_index (points, CrFitPoint, i);
    g_autofree char *at = cr_grid_format_hex (grid, point->hex);

    g_print (_ ("  %s misses its point by %.3f hexes%s\n"), at, point->residual,
             fit->sure && (int) i == fit->worst_point ? _ (", the worst") : "");
  }
  if (!fit->sure)
    g_print (_ ("whether this is right cannot be told: so few points always fit; add one more\n"));
}

static gboolean
read_kind (const char *text, CrFitKind *kind_out, GError **error)
{
  *kind_out = CR_FIT_NONE;
  if (text == NULL || (!g_str_equal (text, "none") && cr_fit_kind_parse (text, kind_out)))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found --kind %s, expected similarity, affine, projective or piecewise"), text);
  return FALSE;
}

CliStatus
cli_fit (CliCall *call, GError **error)
{
  g_auto (GStrv) texts = NULL;
  g_autofree char *output = NULL, *kind_text = NULL;
  g_autoptr (CliCastle) castle = NULL;
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  g_autoptr (CrNode) picture = NULL;
  CrFitKind kind;
  CrFitResult fit;
  const GOptionEntry entries[] = {
    { "point", 0, 0, G_OPTION_ARG_STRING_ARRAY, &texts,
      N_ ("The middle of this hex lies at this pixel"), N_ ("COL,ROW=X,Y") },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &kind_text,
      N_ ("similarity, affine, projective or piecewise; else what suits the points"), N_ ("KIND") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &output, N_ ("Save the map with the picture laid on"),
      N_ ("OUT") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error) || !read_kind (kind_text, &kind, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], NULL, error);
  if (castle == NULL || !read_points (castle->map, texts, points, error))
    return CLI_FAILED;
  picture = cli_picture_describe ("picture", call->words[1], NULL, NULL, NULL, error);

  const CrGrid *grid = cr_map_get_grid (castle->map);
  if (picture == NULL || !cr_fit_points (grid, points, kind, &fit, error))
    return CLI_FAILED;
  if (output != NULL && !cli_picture_settle_all (castle->map, call->words[0], output, error))
    return CLI_FAILED;
  if (output != NULL &&
      !save_fit (castle->map, call->words[1], output, cr_fit_to_node (grid, &fit, points), error))
    return CLI_FAILED;
  if (call->json)
    print_json (grid, &fit, points);
  else
    print_fit (grid, &fit, points);
  return CLI_YES;
}
