/* cre-fit-steps.c: the steps of a fit, and how they are undone. SPDX-License-Identifier:
 * GPL-3.0-or-later */
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
cre_fit_state_new (const GArray *points, CrPoint nudge, CrFitKind kind)
{
  CreFitState *state = g_new0 (CreFitState, 1);

  state->points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  state->nudge = nudge;
  state->kind = kind;
  if (points != NULL && points->len > 0)
    g_array_append_vals (state->points, points->data, points->len);
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
  const CreFitState *state = cre_fit_get_state (fit);

  g_ptr_array_set_size (fit->states, (int) fit->at + 1);
  g_ptr_array_add (fit->states, cre_fit_state_new (state->points, state->nudge, state->kind));
  fit->at++;
  fit->moving = -1;
  cre_fit_get_state (fit)->what = what;
}

/**
 * cre_fit_get_undo_label:
 *
 * Returns: (nullable): what undo takes back, "removal of point 3"; translated
 */
const char *
cre_fit_get_undo_label (CreFit *fit)
{
  return fit->at > 0 ? cre_fit_get_state (fit)->what : NULL;
}

/* Returns: (nullable): what redo does again */
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
