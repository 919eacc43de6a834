/* cli-picture.c: pictures from files into maps and onto paper. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cli-picture.h"

#include "cr-decode.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-picture.h"

/* A link where the picture lies in the map's folder or below, else the picture itself: a map never
 * names files elsewhere. */
static CrNode *
add_content (const CrNode *picture, const char *path, const char *map_path, GBytes *bytes)
{
  g_autofree char *href = cr_picture_make_href (map_path, path);

  return href != NULL ? cr_picture_link (picture, href) : cr_picture_embed (picture, bytes);
}

static GBytes *
read_whole (const char *path, CrPictureInfo *info, cairo_surface_t **surface, GError **error)
{
  g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error);

  if (bytes == NULL || !cr_picture_inspect (bytes, path, info, error))
    return NULL;
  *surface = cr_decode_bytes (bytes, error);
  if (*surface != NULL)
    return g_steal_pointer (&bytes);
  g_prefix_error (error, "%s: ", path);
  return NULL;
}

/**
 * cli_picture_describe:
 * @id: of the picture in the map
 * @path: the picture's file
 * @map_path: (nullable): where the map will be; NULL to ask for no more than whether the picture
 *   can be read
 * @fit: (nullable) (transfer full): see cr_fit_to_node()
 * @surface_out: (out) (optional) (transfer full): the decoded picture
 *
 * Returns: (transfer full) (nullable): <picture> with size, sha256 and content
 */
CrNode *
cli_picture_describe (const char *id,
                      const char *path,
                      const char *map_path,
                      CrNode *fit,
                      cairo_surface_t **surface_out,
                      GError **error)
{
  g_autoptr (CrNode) owned_fit = fit;
  g_autoptr (CrNode) bare = NULL;
  g_autoptr (GBytes) bytes = NULL;
  cairo_surface_t *surface = NULL;
  CrPictureInfo info;

  bytes = read_whole (path, &info, &surface, error);
  if (bytes == NULL)
    return NULL;
  /* The fit speaks of the pixels that are drawn. */
  info.width = cairo_image_surface_get_width (surface);
  info.height = cairo_image_surface_get_height (surface);
  bare = cr_picture_to_node (id, NULL, &info);
  if (owned_fit != NULL)
    cr_node_take_child (bare, g_steal_pointer (&owned_fit));
  if (surface_out != NULL)
    *surface_out = surface;
  else
    cairo_surface_destroy (surface);
  return map_path != NULL ? add_content (bare, path, map_path, bytes) : g_steal_pointer (&bare);
}

static cairo_surface_t *
load (const CrNode *picture, const char *map_path, GError **error)
{
  g_autoptr (GBytes) bytes = cr_picture_load (picture, map_path, error);

  return bytes != NULL ? cr_decode_bytes (bytes, error) : NULL;
}

/**
 * cli_picture_load_all:
 *
 * Gives the art every picture of its map.
 *
 * Returns: FALSE with the first error when one could not be had; the others are there
 */
gboolean
cli_picture_load_all (CrArt *art, const char *map_path, GError **error)
{
  const CrMap *map = cr_scene_get_map (cr_art_get_scene (art));
  g_autoptr (GError) first = NULL;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    cairo_surface_t *surface;

    if (!cr_node_is (picture, "picture") || cr_node_get (picture, "id") == NULL)
      continue;
    surface = load (picture, map_path, first == NULL ? &first : NULL);
    if (surface == NULL)
      continue;
    cr_art_set_picture (art, cr_node_get (picture, "id"), surface);
    cairo_surface_destroy (surface);
  }
  if (first == NULL)
    return TRUE;
  g_propagate_error (error, g_steal_pointer (&first));
  return FALSE;
}
