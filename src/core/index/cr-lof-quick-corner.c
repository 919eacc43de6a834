/* cr-lof-quick-corner.c: a line past the end of a man's own battlement.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-quick-private.h"

/* From a man's centre a line through a corner of his hex goes on along the side between the two
 * hexes before him. Where his battlement is on one of the two sides of that corner, that way is
 * closed and the other one is left. */

/* Over a side into the hex aside, through it, over a side out of it. */
#define N_STEPS_ASIDE 3

/* @ways: steps of both; @side: of his hex, that is not closed; @aside: cell of the hex behind it;
 * @out: the side of that hex, away from him; @next: cell of the hex where the ways meet; @rest: the
 * steps beyond */
typedef struct {
  const CrLofPathStep *ways;
  CrDirection side, out;
  int aside, next;
  CrLofSpan rest;
} Corner;

static gboolean
are_along (const CrLofPathStep *ways)
{
  return ways[0].way == 1 && ways[N_STEPS_ASIDE - 1].way == 1 && ways[N_STEPS_ASIDE].way == 2 &&
         ways[2 * N_STEPS_ASIDE - 1].last;
}

static gboolean
find_ways (const CrLofDuel *duel, const CrLofPath *path, int man, Corner *corner)
{
  int n = 2 * N_STEPS_ASIDE, first = man == duel->low ? 0 : path->n_steps - n;

  if (first < 0 || path->n_steps < n || !are_along (&path->steps[first]))
    return FALSE;
  corner->ways = &path->steps[first];
  corner->rest = first == 0 ? (CrLofSpan){ n, path->n_steps } : (CrLofSpan){ 0, first };
  return TRUE;
}

/* The way is told from the lower man. */
static void
take_way (const CrLofDuel *duel, int man, int way, Corner *corner)
{
  const CrLofPathStep *steps = &corner->ways[way * N_STEPS_ASIDE];
  const CrLofPathStep *last = &steps[N_STEPS_ASIDE - 1];

  corner->aside = cr_lof_duel_cell (duel, &steps[1]);
  if (man == duel->low) {
    corner->side = cr_lof_step_direction (steps);
    corner->out = cr_lof_step_direction (last);
    corner->next = cr_lof_duel_cell (duel, last);
  } else {
    corner->side = cr_direction_opposite (cr_lof_step_direction (last));
    corner->out = cr_direction_opposite (cr_lof_step_direction (steps));
    corner->next = cr_lof_duel_cell_before (duel, steps);
  }
}

/**
 * cr_lof_duel_look_past:
 * @path: from centre to centre
 * @man: who has his battlement on one side of the corner that it goes through
 *
 * The way that is left may lead over the next battlement of his rampart, which forbids (RMP-01,
 * 05), and whatever is beyond may stop both.
 *
 * Returns: %CR_LOF_QUICK_UNCLEAR or a doubt
 */
CrLofQuickVerdict
cr_lof_duel_look_past (const CrLofDuel *duel, const CrLofPath *path, int man)
{
  int level = man == duel->low ? duel->level : duel->level + duel->n;
  Corner corner;

  if (!find_ways (duel, path, man, &corner))
    return CR_LOF_QUICK_DOUBT;
  take_way (duel, man, 0, &corner);
  if ((duel->ends[man] >> corner.side & 1) != 0)
    take_way (duel, man, 1, &corner);
  if (cr_lof_duel_has_run (duel, man, (guint8) (1u << corner.side)) &&
      cr_lof_duel_has_battlement (duel, corner.aside, corner.out))
    return CR_LOF_QUICK_UNCLEAR;
  if (cr_lof_view_stance (duel->quick->view, corner.next)->rampart == level)
    return CR_LOF_QUICK_DOUBT;
  return cr_lof_duel_follow (duel, path, &corner.rest) == CR_LOF_QUICK_BLOCKED
             ? CR_LOF_QUICK_UNCLEAR
             : CR_LOF_QUICK_DOUBT;
}
