/* cmd-fit.c: lays pictures on the grid by points. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli.h"

#include <glib/gi18n.h>
#include <string.h>

#include "cli-picture.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-numbering.h"
#include "cr-plain.h"
#include "cr-rectify.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "fit-report.h"

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

/* "2:" before a point, for the second picture; without it the first is meant. */
static gboolean
read_picture (const char **text, int n_pictures, int *picture_out, GError **error)
{
  const char *colon = strchr (*text, ':');
  g_autofree char *number = colon != NULL ? g_strndup (*text, (gsize) (colon - *text)) : NULL;

  *picture_out = 1;
  if (colon == NULL)
    return TRUE;
  if (!cr_text_parse_int (number, 1, n_pictures, picture_out)) {
    g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
                 _ ("found --point %s, expected the number of a picture, 1 to %d, before the "
                    "colon"),
                 *text, n_pictures);
    return FALSE;
  }
  *text = colon + 1;
  return TRUE;
}

static gboolean
read_points (const CrMap *map, char **texts, GPtrArray *lays, GError **error)
{
  for (; texts != NULL && *texts != NULL; texts++) {
    const char *text = *texts;
    CrFitPoint point;
    int picture;

    if (!read_picture (&text, (int) lays->len, &picture, error) ||
        !read_point (map, text, &point, error))
      return FALSE;
    g_array_append_val (((CliFit *) lays->pdata[picture - 1])->points, point);
  }
  return TRUE;
}

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

/* Finds where the map lists this picture already, by its content; otherwise the index after the
 * last. */
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

/* Puts the picture into the map; one that it lists already gets another fit. */
static gboolean
put_fit (CrCastle *castle, const CliFit *lay, const char *path, GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  g_autofree char *base = g_path_get_basename (lay->path);
  g_autofree char *id = cr_map_make_id (base);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrNode *fit = cr_fit_to_node (cr_map_get_grid (map), &lay->fit, lay->points);
  CrNode *node = cli_picture_describe (id, lay->path, path, fit, NULL, error);
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
  cr_castle_swap (castle, edit, NULL);
  return TRUE;
}

/* Nothing is written unless every picture has been fitted. */
static gboolean
save_all (CliCastle *castle, const char *to, GPtrArray *lays, GError **error)
{
  for (guint i = 0; i < lays->len; i++)
    if (!cr_target_check_picture (to, ((const CliFit *) lays->pdata[i])->path, error))
      return FALSE;
  if (!cli_picture_settle_all (castle->it, castle->path, to, error))
    return FALSE;
  for (guint i = 0; i < lays->len; i++)
    if (!put_fit (castle->it, lays->pdata[i], to, error))
      return FALSE;
  return cli_castle_save (castle, to, error);
}

static gboolean
read_kind (const char *text, CrFitKind *kind_out, GError **error)
{
  static const char *const known[] = { "similarity", "affine", "projective", "piecewise", NULL };
  CrNear near = { .name = text };

  *kind_out = CR_FIT_NONE;
  if (text == NULL || (!g_str_equal (text, "none") && cr_fit_kind_parse (text, kind_out)))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_SYNTAX,
               _ ("found --kind %s, expected similarity, affine, projective or piecewise"), text);
  cr_near_offer_all (&near, known);
  cr_near_tell (&near, error);
  return FALSE;
}

/* Given points tell which printed hex is which, and test each other. */
static void
propose_points (const CrGrid *grid, cairo_surface_t *surface, CliFit *lay)
{
  g_autofree guint8 *shades = cr_picture_to_shades (surface);
  const CrPrinted picture = {
    .pixels = shades,
    .width = cairo_image_surface_get_width (surface),
    .height = cairo_image_surface_get_height (surface),
    .known = (const CrFitPoint *) (gconstpointer) lay->points->data,
    .n_known = lay->points->len,
  };

  lay->asked = TRUE;
  cr_propose_grid (&picture, grid, &lay->proposal);
  g_array_set_size (lay->points, 0);
  if (lay->proposal.points != NULL)
    g_array_append_vals (lay->points, lay->proposal.points->data, lay->proposal.points->len);
}

/* A fit that the command check would call broken is refused before it is written. */
static gboolean
check_fit (const CrGrid *grid, const CrNode *picture, const CliFit *lay, GError **error)
{
  g_autoptr (CrNode) laid = cr_node_copy (picture);

  cr_node_take_child (laid, cr_fit_to_node (grid, &lay->fit, lay->points));
  return cr_fit_check_picture (grid, laid, error);
}

/* A picture in which no grid was found is no error; its fit has no kind then. */
static gboolean
lay_picture (const CrGrid *grid, CrFitKind kind, gboolean ask, CliFit *lay, GError **error)
{
  cairo_surface_t *surface = NULL;
  g_autoptr (CrNode) picture =
      cli_picture_describe ("picture", lay->path, NULL, NULL, &surface, error);

  if (picture == NULL)
    return FALSE;
  if (ask)
    propose_points (grid, surface, lay);
  cairo_surface_destroy (surface);
  if (ask && lay->points->len == 0)
    return TRUE;
  return cr_fit_points (grid, lay->points, kind, &lay->fit, error) &&
         check_fit (grid, picture, lay, error);
}

static gboolean
lay_all (const CrGrid *grid, CrFitKind kind, gboolean ask, GPtrArray *lays, GError **error)
{
  for (guint i = 0; i < lays->len; i++)
    if (!lay_picture (grid, kind, ask, lays->pdata[i], error))
      return FALSE;
  return TRUE;
}

static void
free_lay (gpointer data)
{
  CliFit *lay = data;

  g_array_unref (lay->points);
  cr_proposal_clear (&lay->proposal);
  g_free (lay);
}

static GPtrArray *
list_pictures (char **paths)
{
  GPtrArray *lays = g_ptr_array_new_with_free_func (free_lay);

  for (; *paths != NULL; paths++) {
    CliFit *lay = g_new0 (CliFit, 1);

    lay->path = *paths;
    lay->points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
    lay->fit.worst_point = -1;
    g_ptr_array_add (lays, lay);
  }
  return lays;
}

/* Whether every picture could be fitted, as far as that can be told. */
static gboolean
are_laid (const GPtrArray *lays)
{
  for (guint i = 0; i < lays->len; i++) {
    const CliFit *lay = lays->pdata[i];

    if (lay->fit.kind == CR_FIT_NONE || (lay->asked && !lay->proposal.sure))
      return FALSE;
  }
  return TRUE;
}

static void
print_all (const CrGrid *grid, const GPtrArray *lays, gboolean as_json)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  if (lays->len > 1) {
    json_builder_begin_object (json);
    json_builder_set_member_name (json, "pictures");
    json_builder_begin_array (json);
  }
  for (guint i = 0; i < lays->len; i++)
    if (as_json)
      cli_fit_to_json (json, grid, lays->pdata[i]);
    else
      cli_fit_print (grid, lays->pdata[i], lays->len > 1);
  if (lays->len > 1) {
    json_builder_end_array (json);
    json_builder_end_object (json);
  }
  if (as_json)
    cli_json_print (json);
}

CliStatus
cli_fit (CliCall *call, GError **error)
{
  g_auto (GStrv) texts = NULL;
  g_autofree char *output = NULL, *kind_text = NULL;
  g_autoptr (CliCastle) castle = NULL;
  g_autoptr (GPtrArray) lays = NULL;
  gboolean ask = FALSE, laid;
  CrFitKind kind;
  const GOptionEntry entries[] = {
    { "point", 0, 0, G_OPTION_ARG_STRING_ARRAY, &texts,
      N_ ("The middle of this hex lies at this pixel, of picture N where there are several"),
      N_ ("[N:]COL,ROW=X,Y") },
    { "auto", 0, 0, G_OPTION_ARG_NONE, &ask,
      N_ ("Find the hexes printed in the picture; a point says which is which"), NULL },
    { "kind", 0, 0, G_OPTION_ARG_STRING, &kind_text,
      N_ ("similarity, affine, projective or piecewise; else what suits the points"), N_ ("KIND") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &output, N_ ("Save the map with the picture laid on"),
      N_ ("OUT") },
    { NULL },
  };

  if (!cli_call_parse (call, entries, error) || !read_kind (kind_text, &kind, error))
    return CLI_FAILED;
  castle = cli_castle_load (call->words[0], NULL, error);
  lays = list_pictures (call->words + 1);
  if (castle == NULL || !read_points (castle->map, texts, lays, error) ||
      !lay_all (cr_map_get_grid (castle->map), kind, ask, lays, error))
    return CLI_FAILED;
  laid = are_laid (lays);
  if (output != NULL && laid && !save_all (castle, output, lays, error))
    return CLI_FAILED;
  print_all (cr_map_get_grid (castle->map), lays, call->json);
  return laid ? CLI_YES : CLI_NO;
}
