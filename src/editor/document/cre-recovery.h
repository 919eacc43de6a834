/* cre-recovery.h: a copy of unsaved work, for the day the program is killed.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-document.h"

/**
 * CreRecovered: unsaved work that a session left behind when it ended without being closed.
 * @folder: where it lies
 * @path: of the copy itself
 * @title: of the document
 * @uri: (nullable): of the document's own file
 * @kind: (nullable): of document, as its class is called; NULL when a session of long ago kept it
 * @time: of the copy, in microseconds, as g_get_real_time()
 */
typedef struct {
  char *folder, *path, *title, *uri, *kind;
  gint64 time;
} CreRecovered;

/**
 * CreRecovery:
 *
 * Watches a document and, shortly after changes, keeps a copy of it in a folder of its own. The
 * copy goes when the document is saved or all is undone, or with cre_recovery_end() when it is
 * closed on purpose.
 * The document's file and its "modified" are never touched.
 */
#define CRE_TYPE_RECOVERY (cre_recovery_get_type ())
G_DECLARE_FINAL_TYPE (CreRecovery, cre_recovery, CRE, RECOVERY, GObject)

/**
 * cre_recovery_new:
 * @root: (nullable): for tests; NULL for the user's own
 */
CreRecovery *cre_recovery_new (CreDocument *document, const char *root);

/**
 * cre_recovery_write:
 *
 * Copies at once, and waits: before the program is about to be ended.
 */
gboolean cre_recovery_write (CreRecovery *recovery, GError **error);

/**
 * cre_recovery_end:
 *
 * The document is closed, and what was not saved is not wanted.
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
 * Returns: (transfer full) (nullable): the youngest work on that file that was left behind
 */
CreRecovered *cre_recovery_find (const char *root, GFile *file);

/* @usual: where it does not say of which kind of documents it is */
GType cre_recovered_get_kind (const CreRecovered *recovered, GType usual);

/**
 * cre_recovered_open:
 * @usual: as above
 *
 * Returns: (transfer full) (nullable): the document as it was, unsaved, bound to its own file. What
 *   was left behind stays until cre_recovered_discard(), which is for after a save.
 */
CreDocument *cre_recovered_open (const CreRecovered *recovered, GType usual, GError **error);

/**
 * cre_recovered_forget:
 *
 * It is saved, or another copy has taken its place.
 */
void cre_recovered_forget (const CreRecovered *recovered);

/**
 * cre_recovered_discard:
 *
 * The user does not want it: it is put aside, and goes for good after thirty days.
 */
void cre_recovered_discard (const CreRecovered *recovered);

void cre_recovered_free (CreRecovered *recovered);
