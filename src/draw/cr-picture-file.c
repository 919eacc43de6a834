/* cr-picture-file.c: the pictures of a map, from their files. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-picture-file.h"

#include <string.h>

#include "cr-decode.h"
#include "cr-error.h"
#include "cr-text.h"

static const struct {
  const char *start, *media;
} signatures[] = {
  { "\x89PNG", "image/png" },
  { "\xff\xd8\xff", "image/jpeg" },
  { "RIFF", "image/webp" },
  { "II*", "image/tiff" },
  { "MM", "image/tiff" },
  { "<", "image/svg+xml" },
  { "\xef\xbb\xbf<", "image/svg+xml" },
};

static const char *
guess_media (GBytes *bytes)
{
  gsize size;
  const char *data = g_bytes_get_data (bytes, &size);

  for (gsize i = 0; i < G_N_ELEMENTS (signatures); i++) {
    gsize length = strlen (signatures[i].start);

    if (size >= length && memcmp (data, signatures[i].start, length) == 0)
      return signatures[i].media;
  }
  return "application/octet-stream";
}

/* How a map at @map_path names the file: relative when it lies beside or below the map. */
static char *
make_href (const char *path, const char *map_path)
{
  g_autofree char *file = g_canonicalize_filename (path, NULL);
  g_autofree char *map = map_path != NULL ? g_canonicalize_filename (map_path, NULL) : NULL;
  g_autofree char *folder = map != NULL ? g_path_get_dirname (map) : NULL;
  gsize length = folder != NULL ? strlen (folder) : 0;

  if (folder != NULL && strncmp (file, folder, length) == 0 && file[length] == '/')
    return g_strdup (file + length + 1);
  return g_steal_pointer (&file);
}

static CrNode *
make_node (const char *id, const char *href, GBytes *bytes, cairo_surface_t *surface, CrNode *fit)
{
  CrNode *node = cr_node_new ("picture"), *link = cr_node_new ("link");
  g_autofree char *sha256 = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  g_autofree char *size = g_strdup_printf ("%d %d", cairo_image_surface_get_width (surface),
                                           cairo_image_surface_get_height (surface));

  cr_node_set (node, "id", id);
  cr_node_set (node, "media", guess_media (bytes));
  cr_node_set (node, "size", size);
  cr_node_set (node, "sha256", sha256);
  if (fit != NULL)
    cr_node_take_child (node, cr_node_ref (fit));
  cr_node_set (link, "href", href);
  cr_node_take_child (node, link);
  return node;
}

CrNode *
cr_picture_describe (const char *id,
                     const char *path,
                     const char *map_path,
                     CrNode *fit,
                     cairo_surface_t **surface_out,
                     GError **error)
{
  g_autoptr (CrNode) owned_fit = fit;
  cairo_surface_t *surface = cr_decode_file (path, error);
  g_autofree char *href = make_href (path, map_path);
  g_autoptr (GBytes) bytes = NULL;
  char *data;
  gsize size;
  CrNode *node = NULL;

  if (surface == NULL) {
    g_prefix_error (error, "%s: ", path);
    return NULL;
  }
  if (g_file_get_contents (path, &data, &size, error)) {
    bytes = g_bytes_new_take (data, size);
    node = make_node (id, href, bytes, surface, owned_fit);
  }
  if (node != NULL && surface_out != NULL)
    *surface_out = surface;
  else
    cairo_surface_destroy (surface);
  return node;
}

/* What the elements data hold, one after the other, in base64. */
static GBytes *
read_embedded (const CrNode *picture)
{
  g_autoptr (GString) text = g_string_new (NULL);
  guchar *data;
  gsize size;

  for (guint i = 0; i < cr_node_n_children (picture); i++) {
    const CrNode *child = cr_node_get_child (picture, i);

    if (cr_node_is (child, "data") && cr_node_get_text (child) != NULL)
      g_string_append (text, cr_node_get_text (child));
  }
  if (text->len == 0)
    return NULL;
  data = g_base64_decode (text->str, &size);
  return g_bytes_new_take (data, size);
}

cairo_surface_t *
cr_picture_load (const CrNode *picture, const char *map_path, GError **error)
{
  const CrNode *link = cr_node_find (picture, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  g_autoptr (GBytes) embedded = read_embedded (picture);
  g_autofree char *folder = map_path != NULL ? g_path_get_dirname (map_path) : g_strdup (".");
  g_autofree char *path = NULL;
  cairo_surface_t *surface;

  if (embedded != NULL)
    return cr_decode_bytes (embedded, error);
  if (href == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                 cr_text ("the picture “%s” names no file and holds no data"),
                 cr_node_get (picture, "id") != NULL ? cr_node_get (picture, "id") : "");
    return NULL;
  }
  path = g_path_is_absolute (href) ? g_strdup (href) : g_build_filename (folder, href, NULL);
  surface = cr_decode_file (path, error);
  if (surface == NULL)
    g_prefix_error (error, "%s: ", path);
  return surface;
}

gboolean
cr_art_load_pictures (CrArt *art, const char *map_path, GError **error)
{
  const CrMap *map = cr_scene_get_map (cr_art_get_scene (art));
  g_autoptr (GError) first = NULL;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *picture = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    cairo_surface_t *surface;

    if (!cr_node_is (picture, "picture") || cr_node_get (picture, "id") == NULL)
      continue;
    surface = cr_picture_load (picture, map_path, first == NULL ? &first : NULL);
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
