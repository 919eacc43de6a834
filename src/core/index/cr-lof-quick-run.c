/* cr-lof-quick-run.c: a line over a man's own rampart. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-quick-private.h"

/* What it gains: without it the garrisons of Border and Templars' Castle take 26 % longer, that of
 * the Medieval Town 44 %. */

/* From a man's hex on, as long as the hexes belong to his own rampart, two things differ:
 * battlements there forbid him to shoot over them when he is set back or above the other man
 * (RMP-01, 05), and for the upper man such a hex is the edge of the rampart (RMP-06, 07, 09). */

/* Whether the hex has a breach, which may forbid a man who is set back and not beside it (RMP-02).
 */
static gboolean
is_breach (const CrLofDuel *duel, int man, int cell)
{
  return (duel->stances[man]->flags & CR_LOF_STANCE_SET_BACK) != 0 &&
         cr_lof_view_stance (duel->quick->view, cell)->breach != 0;
}

/* Follows the rampart of the lower man, or of one of two equals: none of its hexes is in his way.
 */
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
    if (cell != own && cr_lof_duel_has_battlement (duel, cell, cr_lof_step_direction (step)))
      return CR_LOF_QUICK_IMPOSSIBLE;
    if (cell != own && is_breach (duel, duel->low, next))
      return CR_LOF_QUICK_DOUBT;
    if (next == other || cr_lof_view_stance (view, next)->rampart != duel->level)
      break;
    cell = next;
  }
  return CR_LOF_QUICK_CLEAR;
}

/* Judges RMP-06, 07, 09 as cr_lof_check_edge() does, for a hex on which nothing else stands. */
static CrLofQuickVerdict
look_at_edge (const CrLofDuel *duel, const CrLofPath *path, const CrLofPathStep *step)
{
  int top = duel->quick->view->tops[cr_lof_duel_cell (duel, step)];

  if (top >= CR_LOF_VIEW_UNSURE)
    return CR_LOF_QUICK_DOUBT;
  if (top == CR_LOF_VIEW_ALWAYS)
    return CR_LOF_QUICK_BLOCKED;
  return cr_lof_check_edge (&duel->quick->view->edge, duel->n, step->d1, path->d - step->d1) ==
                 CR_LOF_FREE
             ? CR_LOF_QUICK_CLEAR
             : CR_LOF_QUICK_BLOCKED;
}

/* @through: whether this is the shooter's own slit or door, whose wall does not count */
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
  if (cell != duel->cells[1 - duel->low] && cr_lof_duel_has_battlement (duel, cell, back))
    return CR_LOF_QUICK_IMPOSSIBLE;
  return !through && cr_lof_duel_is_over (duel, path, step, wall) ? CR_LOF_QUICK_BLOCKED
                                                                  : CR_LOF_QUICK_CLEAR;
}

/* Goes down from the upper man. @at: the step to look at next; @cell: the hex into which it leads;
 * @ends: whether the rampart goes no farther */
typedef struct {
  const CrLofDuel *duel;
  const CrLofPath *path;
  int at, cell;
  gboolean ends;
} Run;

/* Two ways around a corner or a side. @first: the first of all their steps; @second: the first of
 * the second way; @along: whether they go around a side, otherwise around a corner, which only the
 * second way does; @barred: whether a battlement of the hex to which they lead bars each of them
 * (RMP-01, 05) */
typedef struct {
  int first, second;
  gboolean along, barred[2];
} Ways;

static gboolean
is_of_run (const Run *run, int cell)
{
  const CrLofDuel *duel = run->duel;

  return cr_lof_view_stance (duel->quick->view, cell)->rampart == duel->level + duel->n;
}

static gboolean
is_barred (const Run *run, const CrLofPathStep *wall)
{
  CrDirection back = cr_direction_opposite (cr_lof_step_direction (wall));

  return run->cell != run->duel->cells[1 - run->duel->low] &&
         cr_lof_duel_has_battlement (run->duel, run->cell, back);
}

static Ways
find_ways (const Run *run)
{
  const CrLofPathStep *last = &run->path->steps[run->at];
  gboolean along = run->at >= 5 && last[-4].way == 1;

  return (Ways){ run->at - (along ? 5 : 3),
                 run->at - 2,
                 along,
                 { is_barred (run, &last[-3]), is_barred (run, last) } };
}

/* Returns: whether heights stop the way with the steps from @first up to but not @end */
static CrLofQuickVerdict
look_at_way (const Run *run, int first, int end)
{
  const CrLofDuel *duel = run->duel;
  const gint8 *tops = &duel->quick->view->tops[duel->cells[duel->low]];

  for (int i = first; i < end; i++)
    if (cr_lof_duel_is_over (duel, run->path, &run->path->steps[i], tops[run->path->steps[i].at]))
      return duel->on_walls ? CR_LOF_QUICK_DOUBT : CR_LOF_QUICK_BLOCKED;
  return CR_LOF_QUICK_CLEAR;
}

static gboolean
has_marks (const Run *run, const Ways *ways)
{
  const CrLofDuel *duel = run->duel;
  const gint8 *tops = &duel->quick->view->tops[duel->cells[duel->low]];

  for (int i = ways->first; i <= run->at; i++)
    if (tops[run->path->steps[i].at] >= CR_LOF_VIEW_UNSURE ||
        is_breach (duel, 1 - duel->low, cr_lof_duel_cell (duel, &run->path->steps[i])))
      return TRUE;
  return is_breach (duel, 1 - duel->low,
                    cr_lof_duel_cell_before (duel, &run->path->steps[ways->first]));
}

/* One way is free, so the other one does not matter. */
static CrLofQuickVerdict
pass_ways (Run *run, const Ways *ways, gboolean ends)
{
  run->at = ways->first - 1;
  run->ends = ends;
  return CR_LOF_QUICK_CLEAR;
}

/* Judges the only way that is left. @beside: whether a hex of the rampart lies beside it */
static CrLofQuickVerdict
look_at_other_way (Run *run, const Ways *ways, gboolean beside)
{
  CrLofQuickVerdict verdict = ways->barred[0] ? look_at_way (run, ways->second, run->at + 1)
                                              : look_at_way (run, ways->first, ways->second);

  if (beside || verdict == CR_LOF_QUICK_DOUBT)
    return CR_LOF_QUICK_DOUBT;
  return verdict == CR_LOF_QUICK_CLEAR ? pass_ways (run, ways, TRUE) : CR_LOF_QUICK_IMPOSSIBLE;
}

/* A hex beside the side: whether it belongs to the rampart, and whether it then has a battlement
 * towards the line. */
typedef struct {
  gboolean owned, fortified;
} Beside;

/* @out: the step over the side at which the line leaves the hex */
static Beside
look_beside (const Run *run, const CrLofPathStep *out)
{
  int cell = cr_lof_duel_cell (run->duel, &out[1]);
  CrDirection back = cr_direction_opposite (cr_lof_step_direction (out));
  gboolean owned = is_of_run (run, cell);

  return (Beside){ owned, owned && cr_lof_duel_has_battlement (run->duel, cell, back) };
}

/* The rampart goes on beside a side when both hexes belong to it. A single one is an obstruction as
 * high as the upper man, like any other. */
static CrLofQuickVerdict
look_along (Run *run, const Ways *ways)
{
  const CrLofPathStep *last = &run->path->steps[run->at];
  Beside one = look_beside (run, &last[-5]), other = look_beside (run, &last[-2]);

  if (ways->barred[0] || ways->barred[1])
    return look_at_other_way (run, ways, one.owned || other.owned);
  return (one.owned && other.owned) || one.fortified || other.fortified ? CR_LOF_QUICK_DOUBT
                                                                        : CR_LOF_QUICK_CLEAR;
}

/* At a corner the first way goes over one side only. */
static CrLofQuickVerdict
look_at_corner (Run *run, const Ways *ways)
{
  const CrLofPathStep *last = &run->path->steps[run->at];
  gboolean beyond = is_of_run (run, cr_lof_duel_cell_before (run->duel, &last[-3]));
  gboolean beside = beyond || is_of_run (run, cr_lof_duel_cell (run->duel, &last[-1]));

  if (ways->barred[0])
    return look_at_other_way (run, ways, beside);
  CrLofQuickVerdict verdict = look_at_way (run, ways->first, ways->second);
  if (verdict == CR_LOF_QUICK_CLEAR)
    return pass_ways (run, ways, !beyond);
  if (verdict == CR_LOF_QUICK_DOUBT)
    return CR_LOF_QUICK_DOUBT;
  if (ways->barred[1])
    return CR_LOF_QUICK_IMPOSSIBLE;
  return beside ? CR_LOF_QUICK_DOUBT : CR_LOF_QUICK_CLEAR;
}

static CrLofQuickVerdict
look_at_ways (Run *run)
{
  Ways ways = find_ways (run);

  run->ends = TRUE;
  if (has_marks (run, &ways))
    return CR_LOF_QUICK_DOUBT;
  if (ways.barred[0] && ways.barred[1])
    return CR_LOF_QUICK_IMPOSSIBLE;
  return ways.along ? look_along (run, &ways) : look_at_corner (run, &ways);
}

/* @through: whether this is the shooter's own slit or door, whose wall does not count */
static CrLofQuickVerdict
look_at_step (Run *run, gboolean through)
{
  const CrLofPathStep *step = &run->path->steps[run->at];
  CrLofQuickVerdict edge = CR_LOF_QUICK_CLEAR, side = CR_LOF_QUICK_CLEAR;

  run->cell = cr_lof_duel_cell (run->duel, step);
  if (step->way != 0)
    return look_at_ways (run);
  if (cr_lof_step_has_hex (step)) {
    run->ends = !is_of_run (run, run->cell);
    if (is_breach (run->duel, 1 - run->duel->low, run->cell))
      return CR_LOF_QUICK_DOUBT;
    if (run->ends)
      return CR_LOF_QUICK_CLEAR;
    edge = look_at_edge (run->duel, run->path, step);
  }
  if (cr_lof_step_has_wall (step))
    side = look_at_side (run->duel, run->path, step, through);
  run->at--;
  return MAX (edge, side);
}

/* Follows the rampart of the upper man from his end of the path. What forbids a line counts more
 * than what blocks it, so the whole rampart is looked at. */
static CrLofQuickVerdict
run_down (const CrLofDuel *duel, const CrLofPath *path, CrLofSpan *span)
{
  Run run = { .duel = duel, .path = path, .at = path->n_steps - 1 };
  CrLofQuickVerdict worst = CR_LOF_QUICK_CLEAR;

  while (run.at >= 0 && !run.ends && worst != CR_LOF_QUICK_DOUBT) {
    CrLofQuickVerdict one = look_at_step (&run, run.at < span->first || run.at >= span->end);
    worst = MAX (worst, one);
  }
  span->end = MIN (span->end, run.at + 1);
  if (!run.ends && is_breach (duel, 1 - duel->low, duel->cells[duel->low]))
    return CR_LOF_QUICK_DOUBT;
  return worst;
}

CrLofQuickVerdict
cr_lof_duel_run (const CrLofDuel *duel, const CrLofPath *path, int man, CrLofSpan *span)
{
  return man == duel->low ? run_up (duel, path) : run_down (duel, path, span);
}
