/* cli-picture.c: pictures from files into maps and onto paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli-picture.h"

#include "cr-decode.h"
#include "cr-edit.h"
#include "cr-error.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-picture.h"

/* The map links to a picture in its folder or below, and embeds any other: a map never names files
 * elsewhere. */
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
  *surface = cr_decode_bytes (bytes, path, error);
  return *surface != NULL ? g_steal_pointer (&bytes) : NULL;
}

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
  /* The fit is about the pixels that are drawn. */
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
load_picture (const CrNode *picture, const char *map_path, GError **error)
{
  g_autoptr (GBytes) bytes = cr_picture_load (picture, map_path, error);

  return bytes != NULL ? cr_decode_bytes (bytes, cr_picture_get_name (picture), error) : NULL;
}

gboolean
cli_picture_load_all (CrArt *art, const char *map_path, GError **error)
{
  const CrMap *map = cr_scene_get_map (cr_art_get_scene (art));
  g_autoptr (GError) local = NULL;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    cairo_surface_t *surface;

    if (!cr_node_is (picture, "picture") || cr_node_get (picture, "id") == NULL)
      continue;
    surface = load_picture (picture, map_path, &local);
    if (surface == NULL) {
      cr_error_add_file (&local, map_path);
      g_propagate_error (error, g_steal_pointer (&local));
      return FALSE;
    }
    cr_art_set_picture (art, cr_node_get (picture, "id"), surface);
    cairo_surface_destroy (surface);
  }
  return TRUE;
}

static CrNode *
settle_link (const CrNode *picture, const char *from, const char *to, GError **error)
{
  const CrNode *link = cr_node_find (picture, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  g_autofree char *path = href != NULL ? cr_picture_resolve (from, href, NULL) : NULL;
  g_autoptr (GBytes) bytes = NULL;

  /* A link that leads nowhere is kept: the file may turn up again. */
  if (path == NULL || !g_file_test (path, G_FILE_TEST_EXISTS))
    return cr_node_ref ((CrNode *) picture);
  bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error);
  return bytes != NULL ? add_content (picture, path, to, bytes) : NULL;
}

static gboolean
is_same_folder (const char *a, const char *b)
{
  g_autofree char *whole_a = g_canonicalize_filename (a, NULL);
  g_autofree char *whole_b = g_canonicalize_filename (b, NULL);
  g_autofree char *folder_a = g_path_get_dirname (whole_a);
  g_autofree char *folder_b = g_path_get_dirname (whole_b);

  return g_str_equal (folder_a, folder_b);
}

gboolean
cli_picture_settle_all (CrCastle *castle, const char *from, const char *to, GError **error)
{
  const CrMap *map = cr_castle_get_map (castle);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  if (is_same_folder (from, to))
    return TRUE;
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    CrNode *settled;

    if (!cr_node_is (picture, "picture"))
      continue;
    settled = settle_link (picture, from, to, error);
    if (settled == NULL)
      return FALSE;
    cr_edit_replace_node (edit, map, CR_SECTION_PICTURES, i, settled);
  }
  cr_castle_swap (castle, edit, NULL);
  return TRUE;
}
