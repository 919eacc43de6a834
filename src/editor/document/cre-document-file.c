/* cre-document-file.c: opening and saving documents. SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "cr-error.h"
#include "cr-plain.h"
#include "cr-text.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"
#include "cre-document-private.h"

/* What a map is read by when it names no ruleset. */
#define USUAL_RULESET "siege"

static char *
get_path (GFile *file, GError **error)
{
  g_autofree char *path = g_file_get_path (file);

  if (path == NULL) {
    g_autofree char *name = g_file_get_parse_name (file);
    g_set_error (error, CR_ERROR, CR_ERROR_IO,
                 _ ("“%s” is not on this computer; copy it here first"), name);
  }
  return g_steal_pointer (&path);
}

/* A map whose ruleset is not here can still be looked at and mended; checks say what is missing. */
static CrRuleset *
load_or_usual (const char *id, GError **error)
{
  GError *local = NULL;
  CrRuleset *ruleset = cr_ruleset_load (id, &local);

  if (ruleset == NULL && local->code == CR_ERROR_IO && !g_str_equal (id, USUAL_RULESET)) {
    g_error_free (local);
    return cr_ruleset_load (USUAL_RULESET, error);
  }
  if (ruleset == NULL)
    g_propagate_error (error, local);
  return ruleset;
}

/* A map's own ruleset; an id from a file is never taken for a path. */
CrRuleset *
cre_document_load_ruleset (const CrMap *map, GError **error)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_HEAD, i);
    const char *id = cr_node_is (node, "uses") ? cr_node_get (node, "id") : NULL;

    if (id != NULL && g_strcmp0 (cr_node_get (node, "kind"), "ruleset") == 0 && cr_text_is_id (id))
      return load_or_usual (id, error);
  }
  return cr_ruleset_load (USUAL_RULESET, error);
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
  g_autofree char *id = cr_map_make_id (title != NULL ? title : "");
  g_autoptr (CrMap) map = cr_map_new_plain (grid, id, title);
  g_autoptr (CrRuleset) ruleset = cre_document_load_ruleset (map, error);

  return ruleset != NULL ? cre_document_new (g_steal_pointer (&map), ruleset) : NULL;
}

/**
 * cre_document_open:
 *
 * Returns: (transfer full) (nullable): NULL with one sentence that says where the file is wrong
 */
CreDocument *
cre_document_open (GFile *file, GError **error)
{
  g_autofree char *path = get_path (file, error);
  CrFileState state = { FALSE };
  g_autoptr (CrMap) map = path != NULL ? cr_map_load (path, &state, error) : NULL;
  g_autoptr (CrRuleset) ruleset = map != NULL ? cre_document_load_ruleset (map, error) : NULL;
  CreDocument *document;

  if (ruleset == NULL)
    return NULL;
  document = cre_document_new (g_steal_pointer (&map), ruleset);
  *cre_document_get_disk_state (document) = state;
  cre_document_bind (document, file);
  return document;
}

static gboolean
write_map (CreDocument *document, const char *path, CrFileState *state, GError **error)
{
  GError *problem = NULL;
  g_autoptr (CrEdit) settled = cre_document_settle_pictures (document, path, &problem);

  if (problem != NULL) {
    g_propagate_error (error, problem);
    return FALSE;
  }
  if (settled != NULL)
    cre_document_swap_silently (document, settled);
  if (cr_map_save (cre_document_get_map (document), path, state, error))
    return TRUE;
  if (settled != NULL)
    cre_document_swap_silently (document, settled);
  return FALSE;
}

/**
 * cre_document_save:
 * @file: (nullable): where to; NULL for the document's own file
 *
 * A failure changes nothing: neither the document nor what is on disk. %CR_ERROR_CHANGED says
 * that another program wrote to the file since; see cre_document_ignore_disk().
 */
gboolean
cre_document_save (CreDocument *document, GFile *file, GError **error)
{
  GFile *own = cre_document_get_file (document);
  GFile *target = file != NULL ? file : own;
  CrFileState elsewhere = { FALSE };
  CrFileState *state = cre_document_get_disk_state (document);
  g_autofree char *path = NULL;

  g_return_val_if_fail (target != NULL, FALSE);
  path = get_path (target, error);
  if (path == NULL)
    return FALSE;
  /* Who saves under another name has been asked by the file chooser whether to replace. */
  if (own == NULL || !g_file_equal (target, own))
    state = &elsewhere;
  if (!write_map (document, path, state, error))
    return FALSE;

  *cre_document_get_disk_state (document) = *state;
  cre_document_bind (document, target);
  cre_document_emit_saved (document);
  return TRUE;
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
