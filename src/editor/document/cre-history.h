/* cre-history.h: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/**
 * CreHistory:
 *
 * Edits in the order they were done, each with a label that names the act: "painting of scrub".
 * Nothing is ever dropped, so that everything stays undoable.
 */
typedef struct _CreHistory CreHistory;

CreHistory *cre_history_new (void);
void cre_history_free (CreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreHistory, cre_history_free)

void cre_history_push (CreHistory *history, CrEdit *edit, const char *label, guint stroke);
const CrEdit *cre_history_undo (CreHistory *history, CrMap *map);
const CrEdit *cre_history_redo (CreHistory *history, CrMap *map);

guint cre_history_get_stroke (const CreHistory *history);
guint cre_history_n_undo (const CreHistory *history);
guint cre_history_n_redo (const CreHistory *history);
const char *cre_history_get_undo_label (const CreHistory *history);
const char *cre_history_get_redo_label (const CreHistory *history);
