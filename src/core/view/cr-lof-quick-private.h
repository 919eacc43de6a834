/* cr-lof-quick-private.h: two men in a line that height decides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-lof-quick.h"

/**
 * CrLofDuel: two men in a line. By man: shooter, target.
 * @low: index of the lower
 * @cells: of their hexes, by man
 * @level: of the lower
 * @n: difference of their levels
 * @on_walls: ELV-03, 04 hold
 * @ways_out: the shooter's slits and doors that are ends towards this target
 * @cover: what the target's terrain gives
 * @hint: of the shooter's end now tried
 */
typedef struct {
  CrLofQuick *quick;
  CrHex displacement;
  const CrLofStance *stances[CR_LOF_N_MEN];
  int cells[CR_LOF_N_MEN];
  int low, level, n;
  gboolean on_walls;
  guint8 ways_out;
  int *hint;
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

/* The direction in which a step with a wall leads. */
static inline CrDirection
cr_lof_step_direction (const CrLofPathStep *step)
{
  return (step->layer - CR_LOF_LAYER_WALL) % CR_N_DIRECTIONS;
}

/* D · H > D1 · N is cr_lof_check_height() multiplied out once more. */
static inline gboolean
cr_lof_duel_is_over (const CrLofDuel *duel,
                     const CrLofPath *path,
                     const CrLofPathStep *step,
                     int top)
{
  return top > duel->level && path->d * (top - duel->level) > step->d1 * duel->n;
}

int cr_lof_duel_cell (const CrLofDuel *duel, const CrLofPathStep *step);
int cr_lof_duel_wall (const CrLofDuel *duel, const CrLofPathStep *step);
/**
 * CrLofSpan: the steps of a path that are to be looked at.
 * @first: the first
 * @end: the one to stop before
 */
typedef struct {
  int first, end;
} CrLofSpan;

CrLofQuickVerdict cr_lof_duel_look_on (const CrLofDuel *duel,
                                       const CrLofPath *path,
                                       CrLofSpan span);
CrLofQuickVerdict cr_lof_duel_follow (const CrLofDuel *duel, const CrLofPath *path, CrLofSpan span);
CrLofQuickVerdict cr_lof_duel_run (const CrLofDuel *duel,
                                   const CrLofPath *path,
                                   int man,
                                   CrLofSpan *span);
