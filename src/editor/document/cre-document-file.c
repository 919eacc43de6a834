/* cre-document-file.c: opening and saving documents. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <unistd.h>

#include "cr-error.h"
#include "cr-plain.h"
#include "cr-target.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "cre-document-private.h"

char *
cre_file_get_path (GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL) {
    g_autofree char *name = g_file_get_parse_name (file);
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("“%s” is not on this computer; copy it here first"), name);
  }
  return g_steal_pointer (&path);
}

/**
 * cre_document_new_for:
 * @map: (transfer full): to be read by the ruleset it is for, or by the usual one where that is
 *   not there
 * @path: (nullable): of its file
 *
 * Returns: (transfer full) (nullable): NULL when no ruleset can be read
 */
CreDocument *
cre_document_new_for (CrMap *map, const char *path, GError **error)
{
  g_autoptr (CrMap) own = map;
  g_autofree char *lost = NULL;
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load_for_map (map, path, &lost, error);
  CreDocument *document;

  if (ruleset == NULL)
    return NULL;
  document = cre_document_new (g_steal_pointer (&own), ruleset);
  cre_document_set_lost_ruleset (document, lost);
  return document;
}

/**
 * cre_document_new_empty:
 * @title: (nullable): as people call the map
 *
 * Returns: (transfer full) (nullable): open ground, without a file; NULL when the ruleset cannot
 *   be read
 */
CreDocument *
cre_document_new_empty (const CrGrid *grid, const char *title, GError **error)
{
  CrPlainStyle style = cr_plain_style_get_default ();

  return cre_document_new_styled (grid, title, &style, error);
}

CreDocument *
cre_document_new_styled (const CrGrid *grid,
                         const char *title,
                         const CrPlainStyle *style,
                         GError **error)
{
  g_autofree char *id = cr_map_make_id (title != NULL ? title : "");

  return cre_document_new_for (cr_map_new_plain_as (grid, id, title, style), NULL, error);
}

/**
 * cre_document_open:
 *
 * Returns: (transfer full) (nullable): NULL with one sentence that says where the file is wrong
 */
CreDocument *
cre_document_open (GFile *file, GError **error)
{
  g_autofree char *path = cre_file_get_path (file, error);
  CrFileState state = { FALSE };
  g_autoptr (CrMap) map = path != NULL ? cr_map_load (path, &state, error) : NULL;
  CreDocument *document =
      map != NULL ? cre_document_new_for (g_steal_pointer (&map), path, error) : NULL;

  if (document == NULL)
    return NULL;
  *cre_document_get_disk_state (document) = state;
  cre_document_bind (document, file);
  return document;
}

/* Neither what the map in its file reads, nor a picture that was laid under it since. */
gboolean
cre_document_check_target (CreDocument *document,
                           CrTargetKind kind,
                           const char *path,
                           GError **error)
{
  const CrMap *map = cre_document_get_map (document);
  GFile *own = cre_document_get_file (document);
  g_autofree char *own_path = own != NULL ? g_file_get_path (own) : NULL;

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_PICTURES); i++) {
    const CreSource *source =
        cre_document_find_source (document, cr_map_get_node (map, CR_SECTION_PICTURES, i));

    if (source != NULL && source->path != NULL &&
        !cr_target_check_picture (path, source->path, error))
      return FALSE;
  }
  return cr_target_check (map, own_path, kind, path, error);
}

/**
 * cre_document_check_export:
 * @path: of a picture or print that is about to be written
 *
 * Returns: FALSE with one sentence when the map was read from that file
 */
gboolean
cre_document_check_export (CreDocument *document, const char *path, GError **error)
{
  return cre_document_check_target (document, CR_TARGET_OTHER, path, error);
}

/**
 * cre_document_is_changed_on_disk:
 *
 * Returns: whether another program has written to the file, or removed it
 */
gboolean
cre_document_is_changed_on_disk (CreDocument *document)
{
  GFile *file = cre_document_get_file (document);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  return path != NULL && cr_file_is_changed (path, cre_document_get_disk_state (document));
}

/**
 * cre_document_ignore_disk:
 *
 * The next save replaces the file whatever happened to it: the user has been told.
 */
void
cre_document_ignore_disk (CreDocument *document)
{
  *cre_document_get_disk_state (document) = (CrFileState){ FALSE };
}

/**
 * cre_document_is_read_only:
 *
 * Returns: whether there is a file and the user may not write to it
 */
gboolean
cre_document_is_read_only (CreDocument *document)
{
  GFile *file = cre_document_get_file (document);
  g_autofree char *path = file != NULL ? g_file_get_path (file) : NULL;

  return path != NULL && g_access (path, F_OK) == 0 && g_access (path, W_OK) != 0;
}

/* What is remembered of the file, to be held against it by a thread. */
CrFileState
cre_document_copy_disk_state (CreDocument *document)
{
  return *cre_document_get_disk_state (document);
}
