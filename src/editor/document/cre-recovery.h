/* cre-recovery.h: keeps a copy of unsaved work, in case the program is killed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

/**
 * CreRecovered: unsaved work of a session that ended without being closed.
 * @folder: the folder of the work
 * @path: of the copy
 * @title: of the document
 * @uri: (nullable): of the document's own file
 * @kind: (nullable): the name of its class; NULL in work of an old version
 * @time: of the copy, in microseconds as g_get_real_time()
 */
typedef struct {
  char *folder, *path, *title, *uri, *kind;
  gint64 time;
} CreRecovered;

/**
 * CreRecovery:
 *
 * Watches a document and, shortly after changes, writes a copy of it into a folder of its own. The
 * copy is removed when the document is saved or all changes are undone, or by cre_recovery_end()
 * when it is closed on purpose. The document's file and its "modified" are never touched.
 */
#define CRE_TYPE_RECOVERY (cre_recovery_get_type ())
G_DECLARE_FINAL_TYPE (CreRecovery, cre_recovery, CRE, RECOVERY, GObject)

/**
 * cre_recovery_new:
 * @root: (nullable): a folder for tests; NULL for the user's own
 *
 * Returns: (transfer full): it watches the document from now on
 */
CreRecovery *cre_recovery_new (CreDocument *document, const char *root);

/**
 * cre_recovery_write:
 *
 * Writes the copy now and waits for it, before the program ends. Returns: FALSE with an error
 */
gboolean cre_recovery_write (CreRecovery *recovery, GError **error);

/**
 * cre_recovery_end:
 *
 * The document is being closed, and its unsaved changes are not wanted.
 */
void cre_recovery_end (CreRecovery *recovery);

/**
 * cre_recovery_list:
 * @root: (nullable): NULL for the user's own
 *
 * Returns: (transfer full) (element-type CreRecovered): the youngest first
 */
GPtrArray *cre_recovery_list (const char *root);

/**
 * cre_recovery_find:
 * @root: (nullable): NULL for the user's own
 *
 * Returns: (transfer full) (nullable): the youngest unsaved work on that file
 */
CreRecovered *cre_recovery_find (const char *root, GFile *file);

/* Returns: the kind of document; @usual when the work does not tell it */
GType cre_recovered_get_kind (const CreRecovered *recovered, GType usual);

/**
 * cre_recovered_open:
 * @usual: as above
 *
 * Returns: (transfer full) (nullable): the document with its unsaved changes, bound to its own
 *   file; NULL with an error. The kept copy stays until cre_recovered_forget(), which is called
 *   when it is saved or copied again.
 */
CreDocument *cre_recovered_open (const CreRecovered *recovered, GType usual, GError **error);

/**
 * cre_recovered_forget:
 *
 * Deletes work that was saved, or has another copy now.
 */
void cre_recovered_forget (const CreRecovered *recovered);

/**
 * cre_recovered_discard:
 *
 * Puts work aside that the user does not want; it is deleted after thirty days.
 */
void cre_recovered_discard (const CreRecovered *recovered);

void cre_recovered_free (CreRecovered *recovered);
