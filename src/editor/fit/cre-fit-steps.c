/* cre-fit-steps.c: the steps of a fit, and how they are undone.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-fit-private.h"

void
cre_fit_state_free (gpointer data)
{
  CreFitState *state = data;

  g_array_unref (state->points);
  g_free (state->what);
  g_free (state);
}

CreFitState *
cre_fit_state_new (const CreFitState *like)
{
  CreFitState *state = g_memdup2 (like, sizeof *like);

  state->points = g_array_copy (like->points);
  state->what = NULL;
  return state;
}

CreFitState *
cre_fit_get_state (CreFit *fit)
{
  return fit->states->pdata[fit->at];
}

CrFitPoint *
cre_fit_point_at (CreFit *fit, guint index)
{
  return &g_array_index (cre_fit_get_state (fit)->points, CrFitPoint, index);
}

/* A copy of the present state to be changed; what was undone is gone. */
void
cre_fit_step (CreFit *fit, char *what)
{
  CreFitState *state = cre_fit_state_new (cre_fit_get_state (fit));

  state->what = what;
  g_ptr_array_set_size (fit->states, (int) fit->at + 1);
  g_ptr_array_add (fit->states, state);
  fit->at++;
  fit->moving = -1;
}

const char *
cre_fit_get_undo_label (CreFit *fit)
{
  return fit->at > 0 ? cre_fit_get_state (fit)->what : NULL;
}

const char *
cre_fit_get_redo_label (CreFit *fit)
{
  const CreFitState *next = fit->at + 1 < fit->states->len ? fit->states->pdata[fit->at + 1] : NULL;

  return next != NULL ? next->what : NULL;
}

gboolean
cre_fit_undo (CreFit *fit)
{
  if (fit->at == 0)
    return FALSE;
  fit->at--;
  fit->moving = -1;
  cre_fit_tell (fit);
  return TRUE;
}

gboolean
cre_fit_redo (CreFit *fit)
{
  if (fit->at + 1 >= fit->states->len)
    return FALSE;
  fit->at++;
  fit->moving = -1;
  cre_fit_tell (fit);
  return TRUE;
}
