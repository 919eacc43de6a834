/* cre-history.h: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef struct _CreStep CreStep;

/**
 * CreStepKind: how steps of a kind go back and forth.
 * @swap: exchanges what the step holds for what the owner of the history holds, which undoes it
 *   when it is done and does it again when it is undone
 * @merge: takes in @later (transfer full), which follows it in the same stroke; NULL where steps
 * have none
 */
typedef struct {
  void (*swap) (CreStep *step, gpointer owner);
  void (*merge) (CreStep *step, CreStep *later);
  void (*free) (CreStep *step);
} CreStepKind;

/**
 * CreStep: one thing that was done; each kind begins with it.
 * @label: what it was, translated: "painting of scrub"
 * @stroke: acts of the same stroke are undone as one; 0 stands alone
 * @turn: when it was done or undone last. Turns are counted for all histories together, so the
 *   steps of two of them can be told apart by age
 */
struct _CreStep {
  const CreStepKind *kind;
  char *label;
  guint stroke;
  guint64 turn;
};

/**
 * CreHistory:
 *
 * Steps in the order they were done. It does not know what they are about. Nothing that is done is
 * ever dropped.
 */
typedef struct _CreHistory CreHistory;

CreHistory *cre_history_new (void);
void cre_history_free (CreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreHistory, cre_history_free)

/* @step: (transfer full): its kind is set, and it is done; what was undone before is gone. */
void cre_history_push (CreHistory *history, CreStep *step, const char *label, guint stroke);

/* @owner: whose values the step exchanges. Returns: FALSE when there is nothing to do */
gboolean cre_history_undo (CreHistory *history, gpointer owner);
gboolean cre_history_redo (CreHistory *history, gpointer owner);

/* What was undone cannot be done again. */
void cre_history_forget_undone (CreHistory *history);

/* Returns: (nullable): the step that would be undone next, or done again */
const CreStep *cre_history_get_done (const CreHistory *history);
const CreStep *cre_history_get_undone (const CreHistory *history);
