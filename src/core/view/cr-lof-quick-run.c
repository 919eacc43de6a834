/* cr-lof-quick-run.c: a line over a man's own rampart. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-quick-private.h"

/* From a man's hex on, as long as the hexes are of his own rampart, two things are other than
 * elsewhere: battlements there forbid him to shoot over them when he is set back or above the
 * other (RMP-01, 05), and to the upper man such a hex is the rampart's edge (RMP-06, 07, 09). */

static gboolean
has_battlement (const CrLofDuel *duel, int cell, CrDirection side)
{
  return (cr_lof_view_stance (duel->quick->view, cell)->battlements >> side & 1) != 0;
}

/* Of the lower man, or of one of equals: no hex of his rampart is in his way. */
static CrLofQuickVerdict
run_up (const CrLofDuel *duel, const CrLofPath *path)
{
  const CrLofView *view = duel->quick->view;
  int own = duel->cells[duel->low], other = duel->cells[1 - duel->low], cell = own;

  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];
    int next = cr_lof_duel_cell (duel, step);

    if (step->way != 0)
      return CR_LOF_QUICK_DOUBT;
    if (!cr_lof_step_has_wall (step))
      continue;
    if (cell != own && has_battlement (duel, cell, cr_lof_step_direction (step)))
      return CR_LOF_QUICK_IMPOSSIBLE;
    if (next == other || cr_lof_view_stance (view, next)->rampart != duel->level)
      break;
    cell = next;
  }
  return CR_LOF_QUICK_CLEAR;
}

/* RMP-06, 07, 09 as cr_lof_check_edge() has them, of a hex that nothing else stands on. */
static CrLofQuickVerdict
look_at_edge (const CrLofDuel *duel, const CrLofPath *path, const CrLofPathStep *step)
{
  int top = duel->quick->view->tops[cr_lof_duel_cell (duel, step)];

  if (top >= CR_LOF_VIEW_UNSURE)
    return CR_LOF_QUICK_DOUBT;
  if (top == CR_LOF_VIEW_ALWAYS)
    return CR_LOF_QUICK_BLOCKED;
  return duel->n == 0 || cr_lof_check_edge (duel->n, step->d1, path->d - step->d1) == CR_LOF_FREE
             ? CR_LOF_QUICK_CLEAR
             : CR_LOF_QUICK_BLOCKED;
}

/* @through: the shooter's own slit or door, whose wall does not count */
static CrLofQuickVerdict
look_at_side (const CrLofDuel *duel,
              const CrLofPath *path,
              const CrLofPathStep *step,
              gboolean through)
{
  int cell = cr_lof_duel_cell (duel, step), wall = cr_lof_duel_wall (duel, step);
  CrDirection back = cr_direction_opposite (cr_lof_step_direction (step));

  if (!through && wall >= CR_LOF_VIEW_UNSURE)
    return CR_LOF_QUICK_DOUBT;
  if (cell != duel->cells[1 - duel->low] && has_battlement (duel, cell, back))
    return CR_LOF_QUICK_IMPOSSIBLE;
  return !through && cr_lof_duel_is_over (duel, path, step, wall) ? CR_LOF_QUICK_BLOCKED
                                                                  : CR_LOF_QUICK_CLEAR;
}

/* Of the upper man, from his end of the path. What forbids outranks what blocks, so the whole of
 * his rampart is looked at. */
static CrLofQuickVerdict
run_down (const CrLofDuel *duel, const CrLofPath *path, CrLofSpan *span)
{
  CrLofQuickVerdict worst = CR_LOF_QUICK_CLEAR;
  int i = path->n_steps - 1;

  for (; i >= 0 && worst != CR_LOF_QUICK_DOUBT; i--) {
    const CrLofPathStep *step = &path->steps[i];
    CrLofQuickVerdict edge = CR_LOF_QUICK_CLEAR, side = CR_LOF_QUICK_CLEAR;
    gint8 rampart = cr_lof_view_stance (duel->quick->view, cr_lof_duel_cell (duel, step))->rampart;

    if (step->way != 0)
      return CR_LOF_QUICK_DOUBT;
    if (cr_lof_step_has_hex (step)) {
      if (rampart != duel->level + duel->n)
        break;
      edge = look_at_edge (duel, path, step);
    }
    if (cr_lof_step_has_wall (step))
      side = look_at_side (duel, path, step, i < span->first || i >= span->end);
    worst = MAX (worst, MAX (edge, side));
  }
  span->end = MIN (span->end, i + 1);
  return worst;
}

/**
 * cr_lof_duel_run:
 * @man: whose rampart the line goes over
 * @span: (inout): the steps that decide
 *
 * Returns: what it does to the line; when that is clear, the rest of the path decides
 */
CrLofQuickVerdict
cr_lof_duel_run (const CrLofDuel *duel, const CrLofPath *path, int man, CrLofSpan *span)
{
  return man == duel->low ? run_up (duel, path) : run_down (duel, path, span);
}
