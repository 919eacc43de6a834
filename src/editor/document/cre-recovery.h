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
 * @time: of the copy, in microseconds, as g_get_real_time()
 */
typedef struct {
  char *folder, *path, *title, *uri;
  gint64 time;
} CreRecovered;

/**
 * CreRecovery:
 *
 * Watches a document and, shortly after changes, keeps a copy of it in a folder of its own. The
 * copy goes when the document is saved, or with cre_recovery_end() when it is closed on purpose.
 * The document's file and its "modified" are never touched.
 */
#define CRE_TYPE_RECOVERY (cre_recovery_get_type ())
G_DECLARE_FINAL_TYPE (CreRecovery, cre_recovery, CRE, RECOVERY, GObject)

CreRecovery *cre_recovery_new (CreDocument *document, const char *root);
gboolean cre_recovery_write (CreRecovery *recovery, GError **error);
void cre_recovery_end (CreRecovery *recovery);

char *cre_recovery_get_root (void);
GPtrArray *cre_recovery_list (const char *root);
CreRecovered *cre_recovery_find (const char *root, GFile *file);
CreDocument *cre_recovered_open (const CreRecovered *recovered, GType type, GError **error);
void cre_recovered_forget (const CreRecovered *recovered);
void cre_recovered_discard (const CreRecovered *recovered);
void cre_recovered_free (CreRecovered *recovered);
