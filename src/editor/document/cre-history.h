/* cre-history.h: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"

/**
 * CreAct: what is done beside the map, and undone in one order with its edits.
 * @owner: whose act it is
 * @before: (owned): what there was, and after undoing what there is to go back to
 * @swap: exchanges that with what @owner has now: undoes and redoes
 * @free: of @before
 */
typedef struct {
  gpointer owner, before;
  void (*swap) (gpointer owner, gpointer before);
  GDestroyNotify free;
} CreAct;

/**
 * CreHistory:
 *
 * Edits and acts in the order they were done, each with a label that names it: "painting of
 * scrub". Nothing is ever dropped but what somebody did who is there no more.
 */
typedef struct _CreHistory CreHistory;

CreHistory *cre_history_new (void);
void cre_history_free (CreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreHistory, cre_history_free)

void cre_history_push (CreHistory *history, CrEdit *edit, const char *label, guint stroke);
void cre_history_push_act (CreHistory *history, const CreAct *act, const char *label);
void cre_history_forget (CreHistory *history, gpointer owner);
gboolean cre_history_undo (CreHistory *history, CrMap *map, const CrEdit **edit_out);
gboolean cre_history_redo (CreHistory *history, CrMap *map, const CrEdit **edit_out);

guint cre_history_get_stroke (const CreHistory *history);
gpointer cre_history_get_owner (const CreHistory *history);
guint cre_history_n_undo (const CreHistory *history);
guint cre_history_n_redo (const CreHistory *history);
const char *cre_history_get_undo_label (const CreHistory *history);
const char *cre_history_get_redo_label (const CreHistory *history);
