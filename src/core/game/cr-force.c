/* cr-force.c: how those come who come later, and who of them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

static const CrForce *
get_force (const CrState *state, int force)
{
  return cr_scenario_get_force (state->plan->scenario, (guint) force);
}

/* The force of a man of the scenario, -1 of anybody else. */
static int
find_force (const CrState *state, int man)
{
  const CrScenario *scenario = state->plan->scenario;

  return man < (int) scenario->men->len ? cr_scenario_get_man (scenario, (guint) man)->force : -1;
}

/* The game turn from which on they come, or may be thrown for; 0 where their event has not
 * happened.
 */
static int
get_first_turn (const CrState *state, const CrForce *force)
{
  int happened = force->event >= 0 ? state->turn.happened[force->event] : 0;

  return force->event < 0 ? MAX (force->turn, 1) : happened > 0 ? happened + force->turn : 0;
}

gboolean
cr_force_is_due (const CrState *state, int force, CrRefusal *refusal)
{
  const CrForce *it = get_force (state, force);
  int first = get_first_turn (state, it);

  if (!cr_force_comes_later (it))
    return TRUE;
  refusal->limit = first;
  if (it->die == 0 && first > state->turn.number)
    return cr_refuse (refusal, CR_REFUSAL_NOT_YET, NULL, -1);
  refusal->limit = force;
  return (first > 0 && (it->die == 0 || state->turn.due[force])) ||
         cr_refuse (refusal, CR_REFUSAL_NOT_DUE, NULL, -1);
}

gboolean
cr_state_force_comes (const CrState *state, guint force)
{
  const CrForce *it = get_force (state, (int) force);
  CrRefusal refusal;

  if (state->turn.number == 0)
    return !cr_force_comes_later (it) && it->area == cr_state_get_setup_area (state);
  return cr_force_comes_later (it) && cr_force_is_due (state, (int) force, &refusal);
}

int
cr_state_get_entry (const CrState *state, int man)
{
  int force = state->plan != NULL ? find_force (state, man) : -1;

  if (force < 0 || state->fighters[man].here || state->fighters[man].away != CR_AWAY_TO_COME ||
      !cr_state_force_comes (state, (guint) force))
    return -1;
  return get_force (state, force)->area;
}

/* What of the force has come already, but for one man. */
static int
sum_come (const CrState *state, int force, int without, gboolean points)
{
  int sum = 0;

  for (int i = 0; i < (int) state->plan->scenario->men->len; i++)
    if (i != without && find_force (state, i) == force &&
        state->fighters[i].away != CR_AWAY_TO_COME)
      sum += points ? cr_scenario_get_man (state->plan->scenario, (guint) i)->points : 1;
  return sum;
}

gboolean
cr_force_has_room (const CrState *state, int man, CrRefusal *refusal)
{
  int force = find_force (state, man);
  const CrForce *it = get_force (state, force);

  refusal->limit = force;
  if (it->pick > 0 && sum_come (state, force, man, FALSE) >= it->pick)
    return cr_refuse (refusal, CR_REFUSAL_PICKED, NULL, man);
  if (it->pick == 0 || it->budget == 0)
    return TRUE;
  refusal->cost = cr_scenario_get_man (state->plan->scenario, (guint) man)->points;
  refusal->limit = it->budget - sum_come (state, force, man, TRUE);
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_BUDGET, NULL, man);
}

gboolean
cr_force_needs (const CrState *state, int man)
{
  return get_force (state, find_force (state, man))->pick != CR_PICK_BY_POINTS;
}

void
cr_force_begin (CrState *state, CrEvents *events)
{
  for (int i = 0; state->plan != NULL && i < (int) state->plan->scenario->men->len; i++)
    if (state->fighters[i].away == CR_AWAY_TO_COME &&
        !cr_force_comes_later (get_force (state, find_force (state, i))))
      cr_state_change_fighter (state, events, i)->away = CR_AWAY_ASIDE;
}

void
cr_force_roll (CrState *state, CrEvents *events, int party)
{
  guint n = state->plan != NULL ? state->plan->scenario->forces->len : 0;

  for (guint i = 0; i < n; i++) {
    const CrForce *force = get_force (state, (int) i);
    int first = get_first_turn (state, force);
    CrEvent *event;

    if (force->side != party || force->die == 0 || state->turn.due[i] || first == 0 ||
        first > state->turn.number)
      continue;
    event = cr_events_add (events, CR_EVENT_DUE, -1);
    event->number = (int) i;
    event->modified =
        (gint8) cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
    cr_state_change_turn (state)->due[i] = event->modified <= force->die;
  }
}

/* What has come to pass is not undone when it holds no longer. */
static void
note_events (CrState *state, CrEvents *events)
{
  const CrScenario *scenario = state->plan->scenario;

  for (guint i = 0; i < scenario->events->len; i++) {
    const CrScenarioEvent *it = cr_scenario_get_event (scenario, i);

    if (state->turn.happened[i] != 0 || !cr_verdict_holds (state, it->first, it->n, it->all))
      continue;
    cr_state_change_turn (state)->happened[i] = (gint16) state->turn.number;
    cr_events_add (events, CR_EVENT_HAPPENED, -1)->number = (int) i;
  }
}

/* He is put somewhere, or taken off, which is no act of his. */
static gboolean
is_set (const CrEvent *event)
{
  return event->kind == CR_EVENT_PLACED || event->kind == CR_EVENT_REMOVED ||
         event->kind == CR_EVENT_IMPERILLED;
}

/* Whether he did something by which he is seen, or somebody did it to him. */
static gboolean
is_betrayed (const CrEvents *events, int man)
{
  for (guint i = 0; i < events->happened->len; i++) {
    const CrEvent *event = &g_array_index (events->happened, CrEvent, i);

    if ((event->man == man && !is_set (event)) || (event->man >= 0 && event->other == man))
      return TRUE;
  }
  return FALSE;
}

static gboolean
has_foe_beside (const CrState *state, int man)
{
  CrPlace here = state->fighters[man].man.place;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *other = &state->fighters[i];

    if (cr_fighter_can_act (other) && cr_state_are_foes (state, man, (int) i) &&
        other->man.place.floor == here.floor &&
        cr_hex_distance (other->man.place.hex, here.hex) <= 1)
      return TRUE;
  }
  return FALSE;
}

/* Hidden men: who moves, shoots or fights is seen, and who has a foe beside him. */
static void
discover_hidden (CrState *state, CrEvents *events)
{
  for (int i = 0; i < (int) state->turn.n_fighters; i++) {
    CrEvent *event;

    if (!state->fighters[i].hidden || !state->fighters[i].here ||
        !(is_betrayed (events, i) || has_foe_beside (state, i)))
      continue;
    cr_state_change_fighter (state, events, i)->hidden = FALSE;
    event = cr_events_add (events, CR_EVENT_DISCOVERED, i);
    event->to = state->fighters[i].man.place;
  }
}

void
cr_force_settle (CrState *state, CrEvents *events)
{
  discover_hidden (state, events);
  note_events (state, events);
}
