/* cre-history.c: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-history.h"

typedef struct {
  CrEdit *edit; /* holds the values to go back to; after undoing, those to go on to */
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

/**
 * cre_history_push:
 * @edit: (transfer full): already swapped in
 * @stroke: edits with the same stroke that follow each other make one step; 0 stands alone
 *
 * What was undone before is gone afterwards.
 */
void
cre_history_push (CreHistory *history, CrEdit *edit, const char *label, guint stroke)
{
  Step *last = last_done (history);

  if (stroke != 0 && last != NULL && last->stroke == stroke && next_undone (history) == NULL) {
    cr_edit_merge (last->edit, edit);
    g_free (last->label);
    last->label = g_strdup (label);
    return;
  }

  Step *step = g_new (Step, 1);
  *step = (Step){ edit, g_strdup (label), stroke };
  g_ptr_array_set_size (history->steps, (int) history->n_done);
  g_ptr_array_add (history->steps, step);
  history->n_done++;
}

/**
 * cre_history_undo:
 *
 * Returns: (transfer none) (nullable): the edit that was taken back, NULL when there is none
 */
const CrEdit *
cre_history_undo (CreHistory *history, CrMap *map)
{
  Step *step = last_done (history);

  if (step == NULL)
    return NULL;
  cr_edit_swap (step->edit, map);
  history->n_done--;
  return step->edit;
}

/**
 * cre_history_redo:
 *
 * Returns: (transfer none) (nullable): the edit that was done again, NULL when there is none
 */
const CrEdit *
cre_history_redo (CreHistory *history, CrMap *map)
{
  Step *step = next_undone (history);

  if (step == NULL)
    return NULL;
  cr_edit_swap (step->edit, map);
  history->n_done++;
  return step->edit;
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
