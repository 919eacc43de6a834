/* cre-history.c: what was done, to be undone. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-history.h"

typedef struct {
  CrEdit *edit; /* holds the values to go back to; after undoing, those to go on to */
  CreAct act;   /* without an edit */
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

  if (step->edit == NULL)
    step->act.free (step->act.before);
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
 * @edit: (transfer full): already swapped in
 * @stroke: edits with the same stroke that follow each other make one step; 0 stands alone
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
  push (history, &(Step){ .edit = edit, .label = g_strdup (label), .stroke = stroke });
}

/**
 * cre_history_push_act:
 * @act: done already
 */
void
cre_history_push_act (CreHistory *history, const CreAct *act, const char *label)
{
  push (history, &(Step){ .act = *act, .label = g_strdup (label) });
}

/**
 * cre_history_forget:
 *
 * The acts of somebody who is about to go: nobody could undo them.
 */
void
cre_history_forget (CreHistory *history, gpointer owner)
{
  for (guint i = history->steps->len; i > 0; i--) {
    const Step *step = history->steps->pdata[i - 1];

    if (step->edit != NULL || step->act.owner != owner)
      continue;
    g_ptr_array_remove_index (history->steps, i - 1);
    history->n_done -= i <= history->n_done ? 1 : 0;
  }
}

static void
swap (const Step *step, CrMap *map, const CrEdit **edit_out)
{
  *edit_out = step->edit;
  if (step->edit != NULL)
    cr_edit_swap (step->edit, map);
  else
    step->act.swap (step->act.owner, step->act.before);
}

/**
 * cre_history_undo:
 * @edit_out: (nullable): what was taken back of the map, NULL when that was beside it
 *
 * Returns: FALSE when there is nothing to undo
 */
gboolean
cre_history_undo (CreHistory *history, CrMap *map, const CrEdit **edit_out)
{
  const Step *step = last_done (history);

  if (step == NULL)
    return FALSE;
  history->n_done--;
  swap (step, map, edit_out);
  return TRUE;
}

/**
 * cre_history_redo:
 * @edit_out: (nullable): what was done again
 *
 * Returns: FALSE when there is nothing to redo
 */
gboolean
cre_history_redo (CreHistory *history, CrMap *map, const CrEdit **edit_out)
{
  const Step *step = next_undone (history);

  if (step == NULL)
    return FALSE;
  history->n_done++;
  swap (step, map, edit_out);
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

/**
 * cre_history_get_owner:
 *
 * Returns: (transfer none) (nullable): whose act would be undone next, NULL for an edit
 */
gpointer
cre_history_get_owner (const CreHistory *history)
{
  const Step *step = last_done (history);

  return step != NULL && step->edit == NULL ? step->act.owner : NULL;
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
