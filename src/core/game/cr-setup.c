/* cr-setup.c: who may be set up where, and when. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-private.h"

#include "cr-start.h"
#include "cr-verb-private.h"

const CrScenario *
cr_state_get_scenario (const CrState *state)
{
  return state->plan != NULL ? state->plan->scenario : NULL;
}

int
cr_state_get_setup_area (const CrState *state)
{
  return state->plan != NULL && state->turn.number == 0
             ? cr_plan_get_step (state->plan, state->turn.phase)
             : -1;
}

const CrScenarioMan *
cr_setup_get_man (const CrState *state, int index)
{
  const CrScenario *scenario = state->plan->scenario;

  return index >= 0 && index < (int) scenario->men->len
             ? cr_scenario_get_man (scenario, (guint) index)
             : NULL;
}

const CrScenarioGear *
cr_setup_get_gear (const CrState *state, int index)
{
  const CrScenario *scenario = state->plan->scenario;
  int own = index - (int) state->plan->first_gear;

  return own >= 0 && own < (int) scenario->gear->len ? cr_scenario_get_gear (scenario, (guint) own)
                                                     : NULL;
}

const CrMask *
cr_setup_find_mask (const CrState *state, int force, const char *at, int man, CrRefusal *refusal)
{
  const CrForce *it = cr_scenario_get_force (state->plan->scenario, (guint) force);
  gboolean later = cr_force_comes_later (it);

  if (!cr_force_is_due (state, force, refusal))
    refusal->man = man;
  else if ((at != NULL && !later) || it->area < 0)
    cr_refuse (refusal, CR_REFUSAL_FIXED, NULL, man);
  else if (state->turn.number > 0 && !later)
    cr_refuse (refusal, CR_REFUSAL_SET_UP, NULL, man);
  else if (state->turn.number == 0 && it->area != cr_state_get_setup_area (state))
    cr_refuse (refusal, CR_REFUSAL_OTHER_AREA, NULL, man);
  else if (state->turn.number > 0 && it->side != cr_state_get_actor (state))
    cr_refuse (refusal, CR_REFUSAL_PARTY, "SEQ-05", man);
  else
    return state->plan->areas->pdata[it->area];
  return NULL;
}

static gboolean
is_in (const CrState *state, const CrMask *mask, int force, CrPlace place, CrRefusal *refusal)
{
  if (cr_mask_has (mask, cr_state_get_map (state), place))
    return TRUE;
  refusal->place = place;
  refusal->limit = cr_scenario_get_force (state->plan->scenario, (guint) force)->area;
  return cr_refuse (refusal, CR_REFUSAL_NOT_IN_AREA, NULL, refusal->man);
}

static gboolean
lets_man (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int index = order->men[0];
  const CrScenarioMan *man = cr_setup_get_man (state, index);
  const CrMask *mask;

  if (man != NULL && state->fighters[index].away >= CR_AWAY_ABSENT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_OF_SIEGE, "GEN-03", index);
  if (man == NULL || order->horse != NULL)
    return cr_refuse (refusal, CR_REFUSAL_NOT_IN_SCENARIO, NULL, index);
  if (state->turn.number > 0 && state->fighters[index].away != CR_AWAY_TO_COME)
    return cr_refuse (refusal, CR_REFUSAL_SET_UP, NULL, index);
  mask = cr_setup_find_mask (state, man->force, man->at, index, refusal);
  refusal->man = index;
  return mask != NULL && (order->verb == CR_VERB_REMOVE ||
                          (is_in (state, mask, man->force, order->places[0], refusal) &&
                           cr_force_has_room (state, index, refusal)));
}

static gboolean
lets_gear (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrScenarioGear *gear = cr_setup_get_gear (state, order->gear);
  const CrMask *mask;

  if (gear == NULL || gear->gone)
    return cr_refuse (refusal, CR_REFUSAL_NOT_IN_SCENARIO, NULL, -1);
  if (state->turn.number > 0 && state->gear[order->gear].state != CR_GEAR_AWAY)
    return cr_refuse (refusal, CR_REFUSAL_SET_UP, NULL, -1);
  mask = cr_setup_find_mask (state, gear->force, gear->at, -1, refusal);
  refusal->man = -1;
  return mask != NULL && (order->verb == CR_VERB_REMOVE ||
                          is_in (state, mask, gear->force, order->places[0], refusal));
}

/* GEN-03: of a siege; of its gear the siege itself says where it begins. */
static gboolean
starts_there (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], party;

  if (state->start == NULL || order->verb != CR_VERB_PLACE || order->work != NULL ||
      order->gear >= 0 || man < 0)
    return TRUE;
  party = state->fighters[man].side;
  if (cr_state_may_start (state, party, order->places[0]))
    return TRUE;
  refusal->place = order->places[0];
  refusal->limit = (int) cr_state_get_start (state, party);
  return cr_refuse (refusal, CR_REFUSAL_NOT_ITS_GROUND, "GEN-03", man);
}

gboolean
cr_setup_lets (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  if (state->plan == NULL)
    return starts_there (state, order, refusal);
  if (order->verb == CR_VERB_BREACH)
    return cr_refuse (refusal, CR_REFUSAL_NOT_IN_SCENARIO, NULL, -1);
  return order->gear >= 0 || order->work != NULL || order->verb == CR_VERB_LAY
             ? lets_gear (state, order, refusal)
             : lets_man (state, order, refusal);
}

gboolean
cr_setup_hides (const CrState *state, int man)
{
  const CrScenarioMan *it = state->plan != NULL ? cr_setup_get_man (state, man) : NULL;
  int area =
      it != NULL ? cr_scenario_get_force (state->plan->scenario, (guint) it->force)->area : -1;

  return area >= 0 && it->at == NULL &&
         cr_scenario_get_area (state->plan->scenario, (guint) area)->hidden;
}

gboolean
cr_setup_awaits (const CrState *state, int party)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (state->fighters[i].side == party && state->fighters[i].away == CR_AWAY_TO_COME)
      return TRUE;
  return FALSE;
}

gboolean
cr_setup_is_done (CrState *state, CrRefusal *refusal)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  if (state->plan == NULL || state->turn.number > 0)
    return TRUE;
  for (int i = 0; i < (int) state->plan->scenario->men->len && orders->len == 0; i++) {
    if (state->fighters[i].away == CR_AWAY_TO_COME && cr_force_needs (state, i))
      cr_setup_list_man (state, i, 1, orders);
    refusal->other = i;
  }
  refusal->limit = cr_state_get_setup_area (state);
  return orders->len == 0 || cr_refuse (refusal, CR_REFUSAL_TO_PLACE, NULL, -1);
}

gboolean
cr_setup_go_on (CrState *state)
{
  if (state->plan == NULL || state->turn.number > 0)
    return FALSE;
  cr_state_change_turn (state)->phase++;
  return cr_state_get_setup_area (state) >= 0;
}
