/* cr-verb-leave.c: who leaves the map over its edge. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-edges.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

static gboolean
names_edge (const GArray *targets, int index)
{
  for (guint i = 0; i < targets->len; i++)
    if (g_array_index (targets, int, i) == index)
      return TRUE;
  return FALSE;
}

/* What a condition is about: men of a side over some edges, or some men over any. */
static gboolean
lets_leave (const CrState *state, guint index, int man, int edge)
{
  const CrCondition *condition = cr_scenario_get_condition (state->plan->scenario, index);
  const GArray *targets = state->plan->targets->pdata[index];

  if (condition->kind == CR_CONDITION_EXIT)
    return state->parties[condition->side].team == state->parties[state->fighters[man].side].team &&
           names_edge (targets, edge);
  return condition->kind == CR_CONDITION_FATE && (condition->fates & CR_FATE_LEFT) != 0 &&
         names_edge (targets, man);
}

/* The scenario says who leaves, and over which edge, by what it makes of it. */
static gboolean
has_exit (const CrState *state, int man, int edge)
{
  for (guint i = 0; state->plan != NULL && i < state->plan->scenario->conditions->len; i++)
    if (lets_leave (state, i, man, edge))
      return TRUE;
  return FALSE;
}

static gboolean
can_exit (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], edge = order->number - 1;
  const CrGrid *grid = cr_map_get_grid (cr_state_get_map (state));

  refusal->limit = edge;
  refusal->place = state->fighters[man].man.place;
  if (!has_exit (state, man, edge))
    return cr_refuse (refusal, CR_REFUSAL_NO_EXIT, NULL, man);
  if (refusal->place.floor != 0 || !cr_grid_is_at_edge (grid, refusal->place.hex, (CrMapEdge) edge))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_EDGE, NULL, man);
  if (!cr_kneel_leaves_free (state, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  refusal->cost = cr_state_get_figure (state, CR_FIGURE_EXIT_POINTS);
  refusal->limit = cr_state_get_open_points (state, man, state->fighters[man].points);
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "MAP-06", man);
}

/* With the horse that he rides or leads. */
static void
leave_map (CrState *state, CrEvents *events, int man, int edge)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  int horse = fighter->horse;

  fighter->here = FALSE;
  fighter->away = CR_AWAY_LEFT;
  fighter->edge = (guint8) (1 + edge);
  if (horse >= 0 && !cr_fighter_is_animal (fighter))
    leave_map (state, events, horse, edge);
}

gboolean
cr_exit_leave (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrEvent *event;

  if (!can_exit (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_fighter_leave_work (state, events, man);
  event = cr_events_add (events, CR_EVENT_EXITED, man);
  event->from = event->to = state->fighters[man].man.place;
  event->number = order->number - 1;
  leave_map (state, events, man, order->number - 1);
  return TRUE;
}

void
cr_exit_list (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_LEAVE);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = 1;
  if (man < 0 || state->plan == NULL || !cr_verb_can_act (state, &order, man, &refusal))
    return;
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++) {
    order.number = 1 + (int) edge;
    if (can_exit (state, &order, &refusal))
      g_array_append_val (orders, order);
  }
}
