/* cre-map-document-picture.c: the pictures of an open map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "cr-build.h"
#include "cr-error.h"
#include "cr-fit.h"
#include "cr-limits.h"
#include "cr-picture.h"
#include "cr-target.h"
#include "cre-map-document-private.h"

/* The group of the notes that has the sums of pictures and where they came from. */
#define KEPT_GROUP "pictures"

void
cre_source_free (CreSource *source)
{
  g_bytes_unref (source->bytes);
  g_free (source->path);
  g_free (source);
}

/* (transfer none) */
static CreSource *
add_source (CreMapDocument *document, const char *sha256, GBytes *bytes, const char *path)
{
  CreSource *source = g_new (CreSource, 1);

  *source = (CreSource){ g_bytes_ref (bytes), g_strdup (path) };
  g_hash_table_replace (document->sources, g_strdup (sha256), source);
  return source;
}

static char *
dup_map_path (CreMapDocument *document)
{
  GFile *file = cre_document_get_file (CRE_DOCUMENT (document));

  return file != NULL ? g_file_get_path (file) : NULL;
}

static char *
dup_linked_path (const CrNode *node, const char *map_path)
{
  const CrNode *link = cr_node_find (node, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;

  return href != NULL && map_path != NULL ? cr_picture_resolve (map_path, href, NULL) : NULL;
}

/* A file may contain any text as a sum; to be used as a file name it must really be one. */
static gboolean
is_sum (const char *text)
{
  return text != NULL && strlen (text) == 64 && strspn (text, "0123456789abcdef") == 64;
}

const CreSource *
cre_map_document_find_source (CreMapDocument *document, const CrNode *node)
{
  const char *sum = cr_node_get (node, "sha256");

  return is_sum (sum) ? g_hash_table_lookup (document->sources, sum) : NULL;
}

static const CreSource *
find_source (CreMapDocument *document, const CrNode *node, GError **error)
{
  const CreSource *source = cre_map_document_find_source (document, node);
  const char *claimed = cr_node_get (node, "sha256");
  g_autofree char *map_path = dup_map_path (document);
  g_autofree char *path = NULL, *sum = NULL;
  g_autoptr (GBytes) bytes = NULL;

  if (source != NULL)
    return source;
  bytes = cr_picture_load (node, map_path != NULL ? map_path : "", error);
  if (bytes == NULL)
    return NULL;
  path = dup_linked_path (node, map_path);
  sum = is_sum (claimed) ? g_strdup (claimed)
                         : g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, bytes);
  return add_source (document, sum, bytes, path);
}

GBytes *
cre_map_document_load_picture (CreMapDocument *document, guint index, GError **error)
{
  const CrNode *node =
      cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_PICTURES, index);
  const CreSource *source = find_source (document, node, error);

  return source != NULL ? g_bytes_ref (source->bytes) : NULL;
}

/* Returns: (transfer full): the picture as a node, laid on the whole map until it is fitted */
static CrNode *
make_node (CreMapDocument *document, const CrPictureInfo *info, int floor)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *id = cr_build_free_id (map, CR_SECTION_PICTURES, "picture");
  CrNode *node = cr_picture_to_node (id, cr_map_get_floor (map, floor)->id, info);
  CrFitResult guess = {
    .kind = CR_FIT_NONE,
    .matrix = cr_fit_stretch (cr_map_get_grid (map), info->width, info->height),
  };

  cr_node_take_child (node, cr_fit_to_node (cr_map_get_grid (map), &guess, NULL));
  return node;
}

static CrEdit *
plan_picture (CreMapDocument *document, GFile *file, int floor, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *path = g_file_get_path (file);
  g_autofree char *name = g_file_get_basename (file);
  g_autoptr (GBytes) bytes = NULL;
  CrPictureInfo info;
  CrEdit *edit;

  if (path == NULL) {
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("“%s” is not on this computer; copy it here first"), name);
    return NULL;
  }
  bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, error);
  if (bytes == NULL || !cr_picture_inspect (bytes, name, &info, error))
    return NULL;
  add_source (document, info.sha256, bytes, path);
  edit = cr_edit_new ();
  cr_edit_insert_node (edit, map, CR_SECTION_PICTURES, cr_map_n_nodes (map, CR_SECTION_PICTURES),
                       make_node (document, &info, floor));
  return edit;
}

gboolean
cre_map_document_add_picture (CreMapDocument *document,
                              GFile *file,
                              int floor,
                              guint stroke,
                              GError **error)
{
  CrEdit *edit = plan_picture (document, file, floor, error);

  return edit != NULL && cre_map_document_apply (document, edit, _ ("adding of a picture"), stroke);
}

gboolean
cre_map_document_remove_picture (CreMapDocument *document, guint index, guint stroke)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_remove_node (edit, cre_map_document_get_map (document), CR_SECTION_PICTURES, index);
  return cre_map_document_apply (document, edit, _ ("removal of a picture"), stroke);
}

CreMapDocument *
cre_map_document_new_from_picture (GFile *picture,
                                   const CrGrid *grid,
                                   const char *title,
                                   const CrPlainStyle *style,
                                   GError **error)
{
  g_autofree char *name = g_file_get_basename (picture);
  g_autoptr (CreMapDocument) document = NULL;
  g_autoptr (CrEdit) edit = NULL;
  char *dot = strrchr (name, '.');

  if (dot != NULL && dot != name)
    *dot = '\0';
  document = cre_map_document_new_styled (grid, title != NULL ? title : name, style, error);
  edit = document != NULL ? plan_picture (document, picture, 0, error) : NULL;
  if (edit == NULL)
    return NULL;
  cre_map_document_swap_in (document, edit);
  cre_document_mark_unsaved (CRE_DOCUMENT (document));
  return g_steal_pointer (&document);
}

/* Whether a map that is written to @path finds the picture by its present link. */
static gboolean
is_settled (CreMapDocument *document, const CrNode *node, const char *path)
{
  const CrNode *link = cr_node_find (node, "link");
  const char *href = link != NULL ? cr_node_get (link, "href") : NULL;
  g_autofree char *old_path = dup_map_path (document);
  g_autofree char *now = NULL, *then = NULL;

  if (cr_node_find (node, "data") != NULL)
    return TRUE;
  if (href == NULL)
    return FALSE;
  if (old_path == NULL || g_str_equal (old_path, path))
    return TRUE;
  then = cr_picture_resolve (old_path, href, NULL);
  now = cr_picture_resolve (path, href, NULL);
  /* A link that leads nowhere is kept: the file may turn up again. */
  return then == NULL || g_strcmp0 (then, now) == 0 || !g_file_test (then, G_FILE_TEST_EXISTS);
}

static CrNode *
settle_picture (CreMapDocument *document, const CrNode *node, const char *path, GError **error)
{
  const CreSource *source = find_source (document, node, error);
  g_autofree char *href = NULL;

  if (source == NULL)
    return NULL;
  href = source->path != NULL ? cr_picture_make_href (path, source->path) : NULL;
  return href != NULL ? cr_picture_link (node, href) : cr_picture_embed (node, source->bytes);
}

CrEdit *
cre_map_document_settle_pictures (CreMapDocument *document, const char *path, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    CrNode *settled;

    if (!cr_node_is (node, "picture") || is_settled (document, node, path))
      continue;
    settled = settle_picture (document, node, path, error);
    if (settled == NULL)
      return NULL;
    cr_edit_replace_node (edit, map, CR_SECTION_PICTURES, i, settled);
  }
  return cr_edit_is_empty (edit) ? NULL : g_steal_pointer (&edit);
}

gboolean
cre_map_document_check_pictures (CreMapDocument *document, const char *path, GError **error)
{
  const CrMap *map = cre_map_document_get_map (document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CreSource *source =
        cre_map_document_find_source (document, cr_map_get_node (map, CR_SECTION_PICTURES, i));

    if (source != NULL && source->path != NULL &&
        !cr_target_check_picture (path, source->path, error))
      return FALSE;
  }
  return TRUE;
}

void
cre_map_document_keep_pictures (CreDocument *base, GKeyFile *notes, GHashTable *files)
{
  CreMapDocument *document = CRE_MAP_DOCUMENT (base);
  const CrMap *map = cre_map_document_get_map (document);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_PICTURES, i);
    const CreSource *source = cre_map_document_find_source (document, node);
    const char *sum = cr_node_get (node, "sha256");

    if (source == NULL || cr_node_find (node, "link") != NULL ||
        cr_node_find (node, "data") != NULL)
      continue;
    g_key_file_set_string (notes, KEPT_GROUP, sum, source->path != NULL ? source->path : "");
    g_hash_table_replace (files, g_strdup (sum), g_bytes_ref (source->bytes));
  }
}

void
cre_map_document_recall_pictures (CreDocument *document, GKeyFile *notes, const char *folder)
{
  g_auto (GStrv) sums = g_key_file_get_keys (notes, KEPT_GROUP, NULL, NULL);

  for (guint i = 0; sums != NULL && sums[i] != NULL; i++) {
    g_autofree char *base = g_path_get_basename (sums[i]);
    g_autofree char *path = g_build_filename (folder, base, NULL);
    g_autofree char *from = g_key_file_get_string (notes, KEPT_GROUP, sums[i], NULL);
    g_autoptr (GBytes) bytes = cr_file_read (path, CR_LIMIT_PICTURE_BYTES, NULL, NULL);

    if (bytes != NULL)
      add_source (CRE_MAP_DOCUMENT (document), sums[i], bytes,
                  from != NULL && *from != '\0' ? from : NULL);
  }
}
