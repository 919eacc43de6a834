/* cre-history.h: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-muster.h"

/**
 * CreHistory:
 *
 * Steps in the order they were done, each with a label that names it: "painting of scrub". A step
 * is an edit of the map, another muster on it, or both. Nothing is ever dropped.
 */
typedef struct _CreHistory CreHistory;

CreHistory *cre_history_new (void);
void cre_history_free (CreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreHistory, cre_history_free)

void cre_history_push (CreHistory *history,
                       CrEdit *edit,
                       CrMuster *muster,
                       const char *label,
                       guint stroke);
gboolean cre_history_undo (CreHistory *history,
                           CrCastle *castle,
                           GArray *places,
                           CrMuster **muster,
                           const CrEdit **edit_out);
gboolean cre_history_redo (CreHistory *history,
                           CrCastle *castle,
                           GArray *places,
                           CrMuster **muster,
                           const CrEdit **edit_out);

guint cre_history_get_stroke (const CreHistory *history);
gboolean cre_history_is_of_men (const CreHistory *history);
guint cre_history_n_undo (const CreHistory *history);
guint cre_history_n_redo (const CreHistory *history);
const char *cre_history_get_undo_label (const CreHistory *history);
const char *cre_history_get_redo_label (const CreHistory *history);
