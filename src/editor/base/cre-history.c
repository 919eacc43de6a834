/* cre-history.c: the history of steps that can be undone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-history.h"

struct _CreHistory {
  GPtrArray *steps; /* CreStep */
  guint n_done;     /* steps before this one are done, the others undone */
};

static void
stamp_step (CreStep *step)
{
  static guint64 last_turn;

  step->turn = ++last_turn;
}

static void
free_step (gpointer data)
{
  CreStep *step = data;

  g_free (step->label);
  step->kind->free (step);
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

static CreStep *
last_done (const CreHistory *history)
{
  return history->n_done > 0 ? history->steps->pdata[history->n_done - 1] : NULL;
}

static CreStep *
next_undone (const CreHistory *history)
{
  return history->n_done < history->steps->len ? history->steps->pdata[history->n_done] : NULL;
}

/* Returns: (nullable): the last step, if an act of that stroke still belongs to it */
static CreStep *
find_open (const CreHistory *history, guint stroke)
{
  CreStep *last = last_done (history);

  return stroke != 0 && last != NULL && last->stroke == stroke && next_undone (history) == NULL
             ? last
             : NULL;
}

void
cre_history_forget_undone (CreHistory *history)
{
  g_ptr_array_set_size (history->steps, (int) history->n_done);
}

void
cre_history_push (CreHistory *history, CreStep *step, const char *label, guint stroke)
{
  CreStep *open = find_open (history, stroke);

  if (open != NULL) {
    open->kind->merge (open, step);
    g_free (open->label);
    open->label = g_strdup (label);
    return;
  }
  cre_history_forget_undone (history);
  g_ptr_array_add (history->steps, step);
  history->n_done++;
  step->label = g_strdup (label);
  step->stroke = stroke;
  stamp_step (step);
}

gboolean
cre_history_undo (CreHistory *history, gpointer owner)
{
  CreStep *step = last_done (history);

  if (step == NULL)
    return FALSE;
  history->n_done--;
  stamp_step (step);
  step->kind->swap (step, owner);
  return TRUE;
}

gboolean
cre_history_redo (CreHistory *history, gpointer owner)
{
  CreStep *step = next_undone (history);

  if (step == NULL)
    return FALSE;
  history->n_done++;
  stamp_step (step);
  step->kind->swap (step, owner);
  return TRUE;
}

const CreStep *
cre_history_get_done (const CreHistory *history)
{
  return last_done (history);
}

const CreStep *
cre_history_get_undone (const CreHistory *history)
{
  return next_undone (history);
}
