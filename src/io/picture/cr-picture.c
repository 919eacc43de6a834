/* cr-picture.c: pictures from other programs: their formats, sizes and places.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-picture.h"

#include <stdlib.h>
#include <string.h>

#include "cr-error.h"
#include "cr-file.h"
#include "cr-limits.h"
#include "cr-picture-private.h"
#include "cr-text.h"
#include "cr-xml.h"

/* libxml2 reads no text longer than 10,000,000 bytes, so embedded pictures are cut into pieces;
 * a multiple of three bytes needs no padding between them. */
#define PIECE_BYTES (384 * 1024)

static const struct {
  const char *media;
  gboolean (*get_size) (const guint8 *data, gsize n, gint64 *width, gint64 *height);
} formats[CR_N_PICTURE_FORMATS] = {
  [CR_PICTURE_PNG] = { "image/png", cr_picture_size_png },
  [CR_PICTURE_JPEG] = { "image/jpeg", cr_picture_size_jpeg },
  [CR_PICTURE_WEBP] = { "image/webp", cr_picture_size_webp },
  [CR_PICTURE_TIFF] = { "image/tiff", cr_picture_size_tiff },
  [CR_PICTURE_SVG] = { "image/svg+xml", cr_picture_size_svg },
};

static const char *
get_media (CrPictureFormat format)
{
  return formats[format].media;
}

static gboolean
check_size (gint64 width, gint64 height, const char *name, GError **error)
{
  if (width >= 1 && height >= 1 && width <= CR_LIMIT_PICTURE_SIDE &&
      height <= CR_LIMIT_PICTURE_SIDE && width * height <= CR_LIMIT_PICTURE_PIXELS)
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               cr_text ("“%s” is said to be %.0f × %.0f pixels; expected 1 to %d a side, and 1000 "
                        "million in all"),
               name, (double) width, (double) height, CR_LIMIT_PICTURE_SIDE);
  return FALSE;
}

gboolean
cr_picture_is (GBytes *bytes)
{
  gint64 width, height;
  gsize n;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  for (int i = 0; i < CR_N_PICTURE_FORMATS; i++)
    if (formats[i].get_size (data, n, &width, &height))
      return TRUE;
  return FALSE;
}

/* Whether the file is a map, ruleset or another file of Crenel, by its first tag. */
static gboolean
is_ours (const guint8 *data, gsize n)
{
  return n > 0 && g_strstr_len ((const char *) data, (gssize) MIN (n, 4096), CR_XML_NAMESPACE);
}

static void
refuse_other (const guint8 *data, gsize n, const char *name, GError **error)
{
  if (is_ours (data, n))
    g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                 cr_text ("“%s” is a file of Crenel's own, such as a map, and no picture: open it"),
                 name);
  else
    g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
                 cr_text ("“%s” is no picture that Crenel can use: expected a whole PNG, JPEG, "
                          "WebP, TIFF or SVG"),
                 name);
}

gboolean
cr_picture_check_file (const char *path, GError **error)
{
  g_autofree char *name = g_path_get_basename (path);
  g_autoptr (GMappedFile) file = NULL;
  g_autoptr (GBytes) bytes = NULL;
  gsize n;
  const guint8 *data;

  if (g_file_test (path, G_FILE_TEST_IS_REGULAR))
    file = g_mapped_file_new (path, FALSE, NULL);
  if (file == NULL) {
    /* The error of reading it tells why. */
    bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error);
    return bytes != NULL;
  }
  bytes = g_mapped_file_get_bytes (file);
  if (cr_picture_is (bytes))
    return TRUE;
  data = g_bytes_get_data (bytes, &n);
  refuse_other (data, n, name, error);
  return FALSE;
}

gboolean
cr_picture_inspect (GBytes *bytes, const char *name, CrPictureInfo *info_out, GError **error)
{
  g_autofree char *sum = NULL;
  gint64 width, height;
  gsize n;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  for (int i = 0; i < CR_N_PICTURE_FORMATS; i++) {
    if (!formats[i].get_size (data, n, &width, &height))
      continue;
    if (!check_size (width, height, name, error))
      return FALSE;
    *info_out = (CrPictureInfo){ i, (int) width, (int) height, "" };
    sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
    g_strlcpy (info_out->sha256, sum, sizeof info_out->sha256);
    return TRUE;
  }
  refuse_other (data, n, name, error);
  return FALSE;
}

static gboolean
is_safe_href (const char *href)
{
  g_auto (GStrv) parts = NULL;

  if (strlen (href) > CR_LIMIT_HREF_BYTES || !g_utf8_validate (href, -1, NULL) ||
      strpbrk (href, ":\\") != NULL)
    return FALSE;
  for (const char *p = href; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isprint (g_utf8_get_char (p)))
      return FALSE;
  parts = g_strsplit (href, "/", -1);
  for (char **part = parts; *part != NULL; part++)
    if (**part == '\0' || g_str_equal (*part, ".") || g_str_equal (*part, ".."))
      return FALSE;
  return *href != '\0';
}

/* A map names only files in its own folder and below, so that opening one never shows or reads
 * another's files. */
static gboolean
check_href (const char *href, GError **error)
{
  if (is_safe_href (href))
    return TRUE;
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               cr_text ("found href=\"%s\", expected a file in the map's folder or below it, such "
                        "as pictures/castle.png"),
               href);
  return FALSE;
}

static char *
real_folder_of (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);
  char *real = realpath (folder, NULL);
  char *copy = g_strdup (real != NULL ? real : folder);

  free (real);
  return copy;
}

/* Returns: (nullable): the part of @path below @folder */
static const char *
find_below (const char *folder, const char *path)
{
  gsize length = strlen (folder);

  if (g_str_equal (folder, "/"))
    return path + 1;
  return strncmp (path, folder, length) == 0 && path[length] == '/' ? path + length + 1 : NULL;
}

char *
cr_picture_make_href (const char *map_path, const char *picture_path)
{
  g_autofree char *folder = real_folder_of (map_path);
  g_autofree char *picture_folder = real_folder_of (picture_path);
  g_autofree char *base = g_path_get_basename (picture_path);
  g_autofree char *path = g_build_filename (picture_folder, base, NULL);
  const char *href = find_below (folder, path);

  return href != NULL && is_safe_href (href) ? g_strdup (href) : NULL;
}

char *
cr_picture_resolve (const char *map_path, const char *href, GError **error)
{
  g_autofree char *folder = real_folder_of (map_path);
  g_autofree char *path = g_build_filename (folder, href, NULL);
  g_autofree char *copy = NULL;
  char *real;

  if (!check_href (href, error))
    return NULL;
  real = realpath (path, NULL);
  copy = g_strdup (real != NULL ? real : path);
  free (real);
  if (find_below (folder, copy) != NULL)
    return g_steal_pointer (&copy);
  g_set_error (error, CR_ERROR, CR_ERROR_PICTURE,
               cr_text ("“%s” leads out of the map's folder; expected a file in it"), href);
  return NULL;
}

CrNode *
cr_picture_to_node (const char *id, const char *floor, const CrPictureInfo *info)
{
  CrNode *node = cr_node_new ("picture");
  g_autofree char *size = g_strdup_printf ("%d %d", info->width, info->height);

  cr_node_set (node, "id", id);
  cr_node_set (node, "floor", floor);
  cr_node_set (node, "media", get_media (info->format));
  cr_node_set (node, "size", size);
  cr_node_set (node, "sha256", info->sha256);
  cr_node_set (node, "opacity", "1");
  return node;
}

static CrNode *
copy_without_content (const CrNode *picture)
{
  CrNode *copy = cr_node_new ("picture");

  for (guint i = 0; i < cr_node_n_attributes (picture); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (picture, i, &value);

    cr_node_set (copy, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (picture); i++) {
    const CrNode *child = cr_node_get_child (picture, i);

    if (!cr_node_is (child, "link") && !cr_node_is (child, "data"))
      cr_node_take_child (copy, cr_node_ref (child));
  }
  return copy;
}

CrNode *
cr_picture_link (const CrNode *picture, const char *href)
{
  CrNode *copy = copy_without_content (picture);
  CrNode *link = cr_node_new ("link");

  cr_node_set (link, "href", href);
  cr_node_take_child (copy, link);
  return copy;
}

CrNode *
cr_picture_embed (const CrNode *picture, GBytes *bytes)
{
  CrNode *copy = copy_without_content (picture);
  gsize n;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  for (gsize at = 0; at < n; at += PIECE_BYTES) {
    g_autofree char *text = g_base64_encode (data + at, MIN (n - at, PIECE_BYTES));
    CrNode *piece = cr_node_new ("data");

    cr_node_set_text (piece, text);
    cr_node_take_child (copy, piece);
  }
  return copy;
}

static GBytes *
decode_pieces (const CrNode *picture)
{
  GByteArray *bytes = g_byte_array_new ();

  for (guint i = 0; i < cr_node_n_children (picture); i++) {
    const CrNode *piece = cr_node_get_child (picture, i);
    g_autofree guchar *decoded = NULL;
    gsize n;

    if (!cr_node_is (piece, "data") || cr_node_get_text (piece) == NULL)
      continue;
    decoded = g_base64_decode (cr_node_get_text (piece), &n);
    g_byte_array_append (bytes, decoded, (guint) n);
  }
  return g_byte_array_free_to_bytes (bytes);
}

const char *
cr_picture_get_name (const CrNode *picture)
{
  const CrNode *link = cr_node_find (picture, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  const char *id = cr_node_get (picture, "id");

  return href != NULL ? href : id != NULL ? id : "data";
}

GBytes *
cr_picture_load (const CrNode *picture, const char *map_path, GError **error)
{
  const CrNode *link = cr_node_find (picture, "link");
  g_autoptr (GError) local = NULL;
  g_autofree char *path = NULL;
  const char *href;

  if (cr_node_find (picture, "data") != NULL)
    return decode_pieces (picture);
  if (link == NULL) {
    cr_node_set_error (picture, error, CR_ERROR_PICTURE,
                       cr_text ("found <picture> without <link> and <data>, expected one of them"));
    return NULL;
  }
  if (!cr_node_need (link, "href", &href, error))
    return NULL;
  path = cr_picture_resolve (map_path, href, &local);
  if (path == NULL) {
    cr_node_set_error (link, error, local->code, "%s", local->message);
    cr_error_add_file (error, map_path);
  }
  return path != NULL ? cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error) : NULL;
}

gboolean
cr_picture_is_same (const CrNode *picture, GBytes *bytes)
{
  const char *expected = cr_node_get (picture, "sha256");
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);

  return expected == NULL || g_ascii_strcasecmp (expected, sum) == 0;
}
