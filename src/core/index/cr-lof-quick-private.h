/* cr-lof-quick-private.h: two men in a line that height decides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-quick.h"

/**
 * CrLofDuel: two men and the line between them. Arrays have the shooter first, then the target.
 * @low: the index of the lower man
 * @cells: the cells of their hexes
 * @level: that of the lower man
 * @n: the difference of their levels
 * @on_walls: whether ELV-03, 04 apply
 * @ways_out: the shooter's slits and doors that can be his end towards this target
 * @ends: the sides that can be a man's end towards the other
 * @touchy: these sides, and all others of a man that need more than a look
 * @cover: the cover that the target's terrain gives
 */
typedef struct {
  CrLofQuick *quick;
  CrHex displacement;
  const CrLofStance *stances[CR_LOF_N_MEN];
  int cells[CR_LOF_N_MEN];
  int low, level, n;
  gboolean on_walls;
  guint8 ways_out, ends[CR_LOF_N_MEN], touchy[CR_LOF_N_MEN];
  int cover;
} CrLofDuel;

static inline gboolean
cr_lof_step_has_wall (const CrLofPathStep *step)
{
  return step->layer >= CR_LOF_LAYER_WALL;
}

static inline gboolean
cr_lof_step_has_hex (const CrLofPathStep *step)
{
  return step->layer == CR_LOF_LAYER_HEX || step->layer >= CR_LOF_LAYER_ENTER;
}

/* Returns: the direction in which a step with a wall leads */
static inline CrDirection
cr_lof_step_direction (const CrLofPathStep *step)
{
  return (step->layer - CR_LOF_LAYER_WALL) % CR_N_DIRECTIONS;
}

/* D · H > D1 · N is that of cr_lof_check_height(), multiplied out. Few tops are so high, and fewer
 * are as high as the upper man with D1 < times · D2. */
static inline gboolean
cr_lof_path_is_over (const CrLofPath *path,
                     const CrLofPathStep *step,
                     const CrLofEdge *edge,
                     int top,
                     int level,
                     int n)
{
  return top > level && path->d * (top - level) > step->d1 * n &&
         (top - level != n || step->d1 < cr_lof_edge_times (edge, n) * (path->d - step->d1));
}

/**
 * cr_lof_path_look_at_banks:
 * @low: the cell of the lower man
 * @n: how far the other one is over him
 *
 * Returns: what a bank of the lower man's moat that is as high as the other man does to a line
 *   that nothing else stops: he must be at its edge (LOF-20)
 */
CrLofQuickVerdict cr_lof_path_look_at_banks (const CrLofQuick *quick,
                                             const CrLofPath *path,
                                             int low,
                                             int n);

static inline gboolean
cr_lof_duel_is_over (const CrLofDuel *duel,
                     const CrLofPath *path,
                     const CrLofPathStep *step,
                     int top)
{
  return cr_lof_path_is_over (path, step, &duel->quick->view->edge, top, duel->level, duel->n);
}

/**
 * CrLofSpan: a part of a path's steps.
 * @first: the first step of the part
 * @end: the step after the last
 */
typedef struct {
  int first, end;
} CrLofSpan;

/* Returns: the first step of the span whose top is over the line, otherwise its end. @tops: those
 * from the cell of the lower man on; @level: his; @n: how far the other one is over him */
static inline int
cr_lof_path_find_over (const CrLofPath *path,
                       const CrLofSpan *span,
                       const CrLofEdge *edge,
                       const gint8 *tops,
                       int level,
                       int n)
{
  const CrLofPathStep *step = &path->steps[span->first], *end = &path->steps[span->end];

  while (step < end && !cr_lof_path_is_over (path, step, edge, tops[step->at], level, n))
    step++;
  return (int) (step - path->steps);
}

/* Whether the side has a battlement that others meet, whoever owns it. */
static inline gboolean
cr_lof_duel_has_battlement (const CrLofDuel *duel, int cell, CrDirection side)
{
  return (cr_lof_view_stance (duel->quick->view, cell)->battlements >> side & 1) != 0;
}

/* Whether the line goes on over the man's own rampart, over one of these sides, in a way that
 * matters: RMP-01, 04…09. */
static inline gboolean
cr_lof_duel_has_run (const CrLofDuel *duel, int man, guint8 sides)
{
  const CrLofStance *stance = duel->stances[man];

  return (sides & stance->onward) != 0 &&
         ((man != duel->low && duel->n > 0) || (stance->flags & CR_LOF_STANCE_SET_BACK) != 0);
}

/* Returns: the cell of the hex at which a step is, or into which it leads */
static inline int
cr_lof_duel_cell (const CrLofDuel *duel, const CrLofPathStep *step)
{
  return duel->cells[duel->low] + step->at - step->layer * duel->quick->view->square.n_cells;
}

/* Returns: the cell of the hex that a step with a wall leaves, towards the upper man */
static inline int
cr_lof_duel_cell_before (const CrLofDuel *duel, const CrLofPathStep *wall)
{
  CrHex way = cr_hex_steps[cr_lof_step_direction (wall)];

  return cr_lof_duel_cell (duel, wall) - way.q * duel->quick->view->square.stride - way.r;
}

/* Returns: the top of the step's wall without its hex, or a mark */
static inline int
cr_lof_duel_wall (const CrLofDuel *duel, const CrLofPathStep *wall)
{
  const CrLofView *view = duel->quick->view;
  int layer = CR_LOF_LAYER_WALL + cr_lof_step_direction (wall);

  return view->tops[layer * view->square.n_cells + cr_lof_duel_cell (duel, wall)];
}

/**
 * cr_lof_duel_look_on:
 * @span: the steps of a line that is blocked
 *
 * Returns: whether the keep's doorway is among them, which may forbid the line (LOF-08)
 */
CrLofQuickVerdict cr_lof_duel_look_on (const CrLofDuel *duel,
                                       const CrLofPath *path,
                                       const CrLofSpan *span);

/**
 * cr_lof_duel_follow:
 *
 * Returns: what the heights of these steps do to the line
 */
CrLofQuickVerdict cr_lof_duel_follow (const CrLofDuel *duel,
                                      const CrLofPath *path,
                                      const CrLofSpan *span);

/**
 * cr_lof_duel_run:
 * @man: the man over whose rampart the line goes
 * @span: (inout): the steps that decide
 *
 * Returns: what the rampart does to the line; when that is clear, the rest of the path decides
 */
CrLofQuickVerdict cr_lof_duel_run (const CrLofDuel *duel,
                                   const CrLofPath *path,
                                   int man,
                                   CrLofSpan *span);
