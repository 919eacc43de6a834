/* cre-history.h: the history of steps that can be undone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

typedef struct _CreStep CreStep;

/**
 * CreStepKind: how steps of a kind are undone and done again.
 * @swap: exchanges the value in the step with that of the owner of the history; this undoes a step
 *   that is done, and does one again that is undone
 * @merge: takes in @later (transfer full), which follows it in the same stroke; NULL for kinds that
 *   have no strokes
 * @free: of a step
 */
typedef struct {
  void (*swap) (CreStep *step, gpointer owner);
  void (*merge) (CreStep *step, CreStep *later);
  void (*free) (CreStep *step);
} CreStepKind;

/**
 * CreStep: something that was done; the struct of each kind begins with it.
 * @label: its name, translated: "painting of scrub"
 * @stroke: acts of the same stroke are undone as one; 0 for an act on its own
 * @turn: when it was done or undone last. Turns are counted for all histories together, so that the
 *   ages of steps in different histories can be compared
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
 * Steps in the order in which they were done. It does not know their contents. Steps that were done
 * are never dropped.
 */
typedef struct _CreHistory CreHistory;

CreHistory *cre_history_new (void);
void cre_history_free (CreHistory *history);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CreHistory, cre_history_free)

/* Adds a step that is done already; undone steps are dropped. @step: (transfer full): with its kind
 * set */
void cre_history_push (CreHistory *history, CreStep *step, const char *label, guint stroke);

/* @owner: passed to the step's @swap. Returns: FALSE when there is nothing to undo, or to do again
 */
gboolean cre_history_undo (CreHistory *history, gpointer owner);
gboolean cre_history_redo (CreHistory *history, gpointer owner);

/* Drops the undone steps, which cannot be done again. */
void cre_history_forget_undone (CreHistory *history);

/* Returns: (nullable): the step that would be undone next; below, the one that would be done again
 */
const CreStep *cre_history_get_done (const CreHistory *history);
const CreStep *cre_history_get_undone (const CreHistory *history);
