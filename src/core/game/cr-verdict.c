/* cr-verdict.c: who has won. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-private.h"

static gboolean
is_of_side (const CrState *state, const CrFighter *fighter, int side)
{
  return state->parties[fighter->side].team == state->parties[side].team;
}

static gboolean
stands_in (const CrState *state, const CrFighter *fighter, const CrMask *mask)
{
  return cr_fighter_is_living (fighter) && !cr_fighter_is_animal (fighter) &&
         cr_mask_has (mask, cr_state_get_map (state), fighter->man.place);
}

/* -1: nobody stands there, or foes do; else a party whose team does alone. */
static int
find_alone (const CrState *state, const CrMask *mask)
{
  int party = -1;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (!stands_in (state, fighter, mask))
      continue;
    if (party >= 0 && !is_of_side (state, fighter, party))
      return -1;
    party = fighter->side;
  }
  return party;
}

static int
count_in (const CrState *state, const CrMask *mask, int side)
{
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++)
    n += is_of_side (state, &state->fighters[i], side) &&
         stands_in (state, &state->fighters[i], mask);
  return n;
}

static gboolean
is_held (const CrState *state, const CrCondition *condition, int index)
{
  const CrMask *mask = state->plan->held->pdata[index];
  int holder = condition->now ? find_alone (state, mask) : state->turn.holders[index] - 1;

  return holder >= 0 && state->parties[holder].team == state->parties[condition->side].team &&
         count_in (state, mask, condition->side) >= condition->number;
}

static gboolean
has_met (const CrState *state, const CrCondition *condition, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  int fate = fighter->health == CR_HEALTH_DEAD  ? CR_FATE_DEAD
             : fighter->away == CR_AWAY_TAKEN   ? CR_FATE_TAKEN
             : fighter->away == CR_AWAY_CAPTIVE ? CR_FATE_TAKEN
             : fighter->away == CR_AWAY_LEFT    ? CR_FATE_LEFT
                                                : 0;

  return (fate & condition->fates) != 0;
}

static int
count_points (const CrState *state, guint man)
{
  const CrScenario *scenario = state->plan->scenario;

  return man < scenario->men->len ? cr_scenario_get_man (scenario, man)->points : 0;
}

/* Points of who is dead, taken or has left, of that side. */
int
cr_verdict_count_lost (const CrState *state, int party)
{
  int points = 0;

  for (guint i = 0; state->plan != NULL && i < state->turn.n_fighters; i++)
    if (is_of_side (state, &state->fighters[i], party) &&
        (state->fighters[i].health == CR_HEALTH_DEAD || state->fighters[i].away == CR_AWAY_TAKEN))
      points += count_points (state, i);
  return points;
}

static int
count_left (const CrState *state, const CrCondition *condition, const GArray *edges)
{
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (fighter->edge == 0 || !is_of_side (state, fighter, condition->side) ||
        cr_fighter_is_animal (fighter))
      continue;
    for (guint j = 0; j < edges->len; j++)
      n += fighter->edge == 1 + g_array_index (edges, int, j);
  }
  return n;
}

/* So many of what it names, or all. */
static gboolean
meets_enough (const CrState *state,
              guint index,
              gboolean (*met) (const CrState *, const CrCondition *, int))
{
  const CrCondition *condition = cr_scenario_get_condition (state->plan->scenario, index);
  const GArray *targets = state->plan->targets->pdata[index];
  int n = 0;

  for (guint i = 0; i < targets->len; i++)
    n += met (state, condition, g_array_index (targets, int, i));
  return n >= (condition->least > 0 ? condition->least : (int) targets->len);
}

/* Before the first turn it is no turn, and after the last one that is. */
static gboolean
is_time (const CrState *state, const CrCondition *condition)
{
  int now = state->turn.last > 0 ? MIN (state->turn.number, state->turn.last) : state->turn.number;

  return now >= condition->number && (condition->least == 0 || now <= condition->least);
}

gboolean
cr_state_meets (const CrState *state, guint index)
{
  const CrCondition *condition = cr_scenario_get_condition (state->plan->scenario, index);

  switch (condition->kind) {
  case CR_CONDITION_HOLD:
    return meets_enough (state, index, is_held);
  case CR_CONDITION_FATE:
    return meets_enough (state, index, has_met);
  case CR_CONDITION_LOST:
    return cr_verdict_count_lost (state, condition->side) >= condition->number;
  case CR_CONDITION_TIME:
    return is_time (state, condition);
  default:
    return count_left (state, condition, state->plan->targets->pdata[index]) >= condition->number;
  }
}

gboolean
cr_verdict_holds (const CrState *state, guint first, guint n, gboolean all)
{
  guint n_held = 0;

  for (guint i = first; i < first + n; i++)
    n_held += cr_state_meets (state, i);
  return n_held > 0 && (!all || n_held == n);
}

static gboolean
is_reached (const CrState *state, const CrLevel *level)
{
  return cr_verdict_holds (state, level->first, level->n, level->all);
}

/* -1: none of that side, or of any where that is -1; the better first. */
static int
find_level (const CrState *state, gboolean at_once, int side)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (scenario, i);

    if ((!at_once || level->at_once) && (side < 0 || level->side == side) &&
        is_reached (state, level))
      return (int) i;
  }
  return -1;
}

/* Returns: the level of victory without conditions, which holds when no other does, or -1 */
static int
find_rest (const CrState *state)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->levels->len; i++)
    if (cr_scenario_get_level (scenario, i)->n == 0)
      return (int) i;
  return -1;
}

/* Whether another side has won as well as @first. */
static gboolean
is_tied (const CrState *state, int first)
{
  const CrScenario *scenario = state->plan->scenario;
  int winner = cr_scenario_get_level (scenario, (guint) first)->side;

  for (guint i = 0; i < scenario->levels->len; i++) {
    const CrLevel *level = cr_scenario_get_level (scenario, i);

    if (level->side != winner && is_reached (state, level))
      return TRUE;
  }
  return FALSE;
}

/* Returns: the level of victory that is reached at the end of the game, or -1 */
static int
judge_game (const CrState *state)
{
  const CrScenario *scenario = state->plan->scenario;
  int first = find_level (state, FALSE, -1);

  if (first < 0)
    return find_rest (state);
  if (scenario->tie == CR_TIE_FIRST || !is_tied (state, first))
    return first;
  return scenario->tie == CR_TIE_DRAW ? -1 : find_level (state, FALSE, scenario->tie_side);
}

static void
set_over (CrState *state, CrEvents *events, int winner, int level, const char *rule)
{
  CrTurn *turn = cr_state_change_turn (state);
  CrEvent *event;

  turn->over = TRUE;
  turn->winner = winner;
  turn->level = level;
  turn->why_over = rule;
  turn->n_awaited = 0;
  event = cr_events_add (events, CR_EVENT_OVER, -1);
  event->other = (gint16) winner;
  event->number = level;
  event->rule = rule;
}

static void
set_won (CrState *state, CrEvents *events, int level, const char *rule)
{
  int winner = level >= 0 ? cr_scenario_get_level (state->plan->scenario, (guint) level)->side : -1;

  set_over (state, events, winner, level, rule);
}

/* A scenario that says nothing of victory is judged as an assault. */
void
cr_verdict_conclude (CrState *state, CrEvents *events, int winner, const char *rule)
{
  if (state->plan != NULL && state->plan->scenario->players_judge)
    set_over (state, events, -1, -1, rule);
  else if (state->plan != NULL && state->plan->scenario->levels->len > 0)
    set_won (state, events, judge_game (state), rule);
  else
    set_over (state, events, winner, -1, rule);
}

void
cr_verdict_settle (CrState *state, CrEvents *events)
{
  CrTurn *turn = cr_state_change_turn (state);
  int level;

  if (state->plan == NULL || turn->number == 0 || turn->over)
    return;
  for (guint i = 0; i < state->plan->held->len; i++) {
    int party = find_alone (state, state->plan->held->pdata[i]);

    if (party >= 0)
      turn->holders[i] = (guint8) (party + 1);
  }
  cr_force_settle (state, events);
  level = state->plan->scenario->players_judge ? -1 : find_level (state, TRUE, -1);
  if (level >= 0)
    set_won (state, events, level, NULL);
}
