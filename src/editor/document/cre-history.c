/* cre-history.c: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-history.h"

typedef struct {
  /* What to go back to; after undoing, what to go on to. One of them may be NULL. */
  CrEdit *edit;
  CrMuster *muster;
  char *label;
  guint stroke;
} Step;

struct _CreHistory {
  GPtrArray *steps; /* Step */
  guint n_done;     /* the steps before this are done, the rest undone */
};

static void
free_step (gpointer data)
{
  Step *step = data;

  cr_edit_free (step->edit);
  cr_muster_free (step->muster);
  g_free (step->label);
  g_free (step);
}

CreHistory *
cre_history_new (void)
{
  CreHistory *history = g_new0 (CreHistory, 1);

  history->steps = g_ptr_array_new_with_free_func (free_step);
  return history;
}

void
cre_history_free (CreHistory *history)
{
  if (history == NULL)
    return;
  g_ptr_array_unref (history->steps);
  g_free (history);
}

static Step *
last_done (const CreHistory *history)
{
  return history->n_done > 0 ? history->steps->pdata[history->n_done - 1] : NULL;
}

static Step *
next_undone (const CreHistory *history)
{
  return history->n_done < history->steps->len ? history->steps->pdata[history->n_done] : NULL;
}

/* What was undone before is gone afterwards. */
static void
push (CreHistory *history, const Step *step)
{
  g_ptr_array_set_size (history->steps, (int) history->n_done);
  g_ptr_array_add (history->steps, g_memdup2 (step, sizeof (Step)));
  history->n_done++;
}

/**
 * cre_history_push:
 * @edit: (transfer full) (nullable): already swapped in
 * @muster: (transfer full) (nullable): who stood there before, when others do now
 * @stroke: edits with the same stroke that follow each other make one step; 0 stands alone
 */
void
cre_history_push (CreHistory *history,
                  CrEdit *edit,
                  CrMuster *muster,
                  const char *label,
                  guint stroke)
{
  Step *last = last_done (history);

  if (stroke == 0 || last == NULL || last->stroke != stroke || next_undone (history) != NULL) {
    push (history, &(Step){ edit, muster, g_strdup (label), stroke });
    return;
  }
  cr_edit_merge (last->edit, edit);
  if (last->muster == NULL)
    last->muster = muster;
  else
    cr_muster_free (muster);
  g_free (last->label);
  last->label = g_strdup (label);
}

static void
swap (Step *step, CrCastle *castle, GArray *places, CrMuster **muster, const CrEdit **edit_out)
{
  CrMuster *before = *muster;

  *edit_out = step->edit;
  if (step->edit != NULL)
    cr_castle_swap (castle, step->edit, places);
  if (step->muster == NULL)
    return;
  *muster = step->muster;
  step->muster = before;
}

/**
 * cre_history_undo:
 * @places: (element-type CrPlace): gets what was exchanged, as cr_castle_swap() tells
 * @muster: (inout): who stands there
 * @edit_out: (nullable): what was taken back of the map, NULL when that was of men alone
 *
 * Returns: FALSE when there is nothing to undo
 */
gboolean
cre_history_undo (CreHistory *history,
                  CrCastle *castle,
                  GArray *places,
                  CrMuster **muster,
                  const CrEdit **edit_out)
{
  Step *step = last_done (history);

  if (step == NULL)
    return FALSE;
  history->n_done--;
  swap (step, castle, places, muster, edit_out);
  return TRUE;
}

/**
 * cre_history_redo:
 * @places: (element-type CrPlace): gets what was exchanged, as cr_castle_swap() tells
 * @muster: (inout): who stands there
 * @edit_out: (nullable): what was done again of the map
 *
 * Returns: FALSE when there is nothing to redo
 */
gboolean
cre_history_redo (CreHistory *history,
                  CrCastle *castle,
                  GArray *places,
                  CrMuster **muster,
                  const CrEdit **edit_out)
{
  Step *step = next_undone (history);

  if (step == NULL)
    return FALSE;
  history->n_done++;
  swap (step, castle, places, muster, edit_out);
  return TRUE;
}

/**
 * cre_history_get_stroke:
 *
 * Returns: the stroke of the step that would be undone next, 0 when it has none
 */
guint
cre_history_get_stroke (const CreHistory *history)
{
  const Step *step = last_done (history);

  return step != NULL ? step->stroke : 0;
}

/* Whether what would be undone next is about men and towers, and not about the map. */
gboolean
cre_history_is_of_men (const CreHistory *history)
{
  const Step *step = last_done (history);

  return step != NULL && step->edit == NULL;
}

guint
cre_history_n_undo (const CreHistory *history)
{
  return history->n_done;
}

guint
cre_history_n_redo (const CreHistory *history)
{
  return history->steps->len - history->n_done;
}

/**
 * cre_history_get_undo_label:
 *
 * Returns: (transfer none) (nullable): "painting of scrub"
 */
const char *
cre_history_get_undo_label (const CreHistory *history)
{
  const Step *step = last_done (history);

  return step != NULL ? step->label : NULL;
}

const char *
cre_history_get_redo_label (const CreHistory *history)
{
  const Step *step = next_undone (history);

  return step != NULL ? step->label : NULL;
}
