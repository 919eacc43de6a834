/* cr-lof-quick-path.c: what heights do to a line, step by step.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-quick-private.h"

/* @low: the cell of the lower man, who is in a moat; @level: that of the upper man, who is not at
 * its edge */
static gboolean
is_bank (const CrLofView *view,
         const CrLofPath *path,
         const CrLofPathStep *step,
         int low,
         int level)
{
  int cell = low + step->at - step->layer * view->square.n_cells;

  return view->tops[low + step->at] == level && step->d1 < path->d && cr_lof_step_has_hex (step) &&
         view->grounds[cell] == CR_LOF_VIEW_BANK && view->levels[cell] == level;
}

CrLofQuickVerdict
cr_lof_path_look_at_banks (const CrLofQuick *quick, const CrLofPath *path, int low, int n)
{
  const CrLofView *view = quick->view;
  int level = view->levels[low];
  guint stopped = 0, banks = 0;

  if (n == 0 || view->grounds[low] != CR_LOF_VIEW_MOAT)
    return CR_LOF_QUICK_CLEAR;
  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];

    if (is_bank (view, path, step, low, level + n))
      banks |= 1u << step->way;
    else if (step->way != 0 &&
             cr_lof_path_is_over (path, step, &view->edge, view->tops[low + step->at], level, n))
      stopped |= 1u << step->way;
    if ((banks & 1) != 0 || (step->last && banks == (1u << 1 | 1u << 2)))
      return quick->keep_doors ? CR_LOF_QUICK_DOUBT : CR_LOF_QUICK_BLOCKED;
    if (step->last && banks != 0 && stopped != 0)
      return CR_LOF_QUICK_DOUBT; /* each way is a single step, and the stop may be a mark */
    if (step->last)
      banks = stopped = 0;
  }
  return CR_LOF_QUICK_CLEAR;
}

CrLofQuickVerdict
cr_lof_duel_look_on (const CrLofDuel *duel, const CrLofPath *path, const CrLofSpan *span)
{
  const gint8 *tops = &duel->quick->view->tops[duel->cells[duel->low]];

  for (int i = span->first; duel->quick->keep_doors && i < span->end; i++)
    if (tops[path->steps[i].at] == CR_LOF_VIEW_KEEP)
      return CR_LOF_QUICK_DOUBT;
  return CR_LOF_QUICK_BLOCKED;
}

/* ELV-03, 04: between men on walls a lower house or tree counts as the ground on which it stands,
 * which is below both. The wall before it counts as always. */
static gboolean
is_passed_over (const CrLofDuel *duel, const CrLofPath *path, const CrLofPathStep *step)
{
  if (!duel->on_walls || !cr_lof_step_has_hex (step) ||
      cr_lof_view_stance (duel->quick->view, cr_lof_duel_cell (duel, step))->low >= duel->level)
    return FALSE;
  return !cr_lof_step_has_wall (step) ||
         !cr_lof_duel_is_over (duel, path, step, cr_lof_duel_wall (duel, step));
}

CrLofQuickVerdict
cr_lof_duel_follow (const CrLofDuel *duel, const CrLofPath *path, const CrLofSpan *span)
{
  CrLofQuick *quick = duel->quick;
  const gint8 *tops = &quick->view->tops[duel->cells[duel->low]];
  guint stopped = 0;

  for (int i = span->first; i < span->end; i++) {
    if (stopped == 0)
      i = cr_lof_path_find_over (path, &(CrLofSpan){ i, span->end }, &duel->quick->view->edge, tops,
                                 duel->level, duel->n);
    if (i == span->end)
      break;
    const CrLofPathStep *step = &path->steps[i];
    int top = tops[step->at];

    if (cr_lof_duel_is_over (duel, path, step, top)) {
      /* The rules judge a mark. An open door is a door only for those at its level (LOF-05), so the
       * way back may be judged otherwise. */
      if (top >= CR_LOF_VIEW_UNSURE) {
        quick->mutual = FALSE;
        return CR_LOF_QUICK_DOUBT;
      }
      if (!is_passed_over (duel, path, step))
        stopped |= 1u << step->way;
    }
    if (stopped == 0)
      continue;
    if ((stopped & 1) != 0 || (step->last && stopped == (1u << 1 | 1u << 2)))
      return cr_lof_duel_look_on (duel, path, &(CrLofSpan){ i + 1, span->end });
    if (step->last)
      stopped = 0;
  }
  return CR_LOF_QUICK_CLEAR;
}
