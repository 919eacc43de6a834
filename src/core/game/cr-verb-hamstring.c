/* cr-verb-hamstring.c: peasants cut the hocks of a horse. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-ride-private.h"
#include "cr-verb-private.h"

/* Whether a step from the rump lies between that side and the next, both counted in. */
static gboolean
is_between (CrHex step, CrDirection side)
{
  CrHex turned = cr_hex_rotate (step, -side);

  return turned.q >= 0 && turned.q + turned.r <= 0;
}

/* HAM-01: behind his horse he sees nothing, as wide as the hexes that touch it there. */
static gboolean
rider_sees (const CrState *state, const CrFighter *rider, CrPlace place)
{
  int arc = cr_state_get_figure (state, CR_FIGURE_REAR_HEXES);
  CrHex step = cr_hex_sub (place.hex, cr_fighter_get_rump (rider).hex);

  if (place.floor != rider->man.place.floor)
    return FALSE;
  for (int i = 0; i < arc - 1; i++)
    if (is_between (step,
                    (rider->man.rear + i - (arc - 1) / 2 + CR_N_DIRECTIONS) % CR_N_DIRECTIONS))
      return FALSE;
  return TRUE;
}

gboolean
cr_hamstring_is_hidden (const CrState *state, int man, CrPlace place, CrRefusal *refusal)
{
  int rider = state->fighters[man].stalks;

  if (rider < 0 || !cr_fighter_rides (&state->fighters[rider]) ||
      !rider_sees (state, &state->fighters[rider], place))
    return TRUE;
  refusal->other = rider;
  refusal->place = place;
  return cr_refuse (refusal, CR_REFUSAL_SEEN, "HAM-01", man);
}

void
cr_hamstring_add_burdens (const CrState *state, int man, GArray *burdens)
{
  const CrFighter *fighter = &state->fighters[man];
  int n = cr_hex_n_within (MAX (0, (int) fighter->points));

  if (fighter->stalks < 0 || !cr_fighter_rides (&state->fighters[fighter->stalks]))
    return;
  for (int i = 1; i < n; i++) {
    CrBurden burden = { { fighter->man.place.floor,
                          cr_hex_add (fighter->man.place.hex, cr_hex_spiral (i)) },
                        0,
                        TRUE,
                        "HAM-01" };

    if (rider_sees (state, &state->fighters[fighter->stalks], burden.place))
      g_array_append_val (burdens, burden);
  }
}

/* HAM-01: a peasant on foot, his hands free, and an enemy who rides. */
static gboolean
is_fit (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], rider = order->targets[0];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "HAM-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "HAM-01", man);
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  refusal->other = rider;
  if ((state->fighters[man].character->roles & CR_ROLE_PEASANT) == 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_PEASANT, "HAM-01", man);
  if (order->n_targets != 1 || !cr_state_are_foes (state, man, rider) ||
      !cr_fighter_is_living (&state->fighters[rider]) ||
      !cr_fighter_rides (&state->fighters[rider]))
    return cr_refuse (refusal, CR_REFUSAL_UNMOUNTED, "HAM-01", man);
  return TRUE;
}

/* Before he moves, and out of his sight. */
static gboolean
announce_cut (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];
  CrEvent *event;

  if (fighter->stalks == order->targets[0])
    return cr_refuse (refusal, CR_REFUSAL_STALKS, "HAM-01", man);
  if (fighter->deeds & CR_DEED_MOVED)
    return cr_refuse (refusal, CR_REFUSAL_MOVED, "HAM-01", man);
  refusal->place = fighter->man.place;
  if (rider_sees (state, &state->fighters[order->targets[0]], refusal->place))
    return cr_refuse (refusal, CR_REFUSAL_SEEN, "HAM-01", man);
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, man)->stalks = order->targets[0];
  event = cr_events_add (events, CR_EVENT_STALKS, man);
  event->other = order->targets[0];
  event->rule = "HAM-01";
  return TRUE;
}

static gboolean
is_at_hocks (const CrState *state, int man, int rider)
{
  CrPlace here = state->fighters[man].man.place;
  CrPlace rump = cr_fighter_get_rump (&state->fighters[rider]);

  return here.floor == rump.floor && cr_hex_distance (here.hex, rump.hex) == 1 &&
         !rider_sees (state, &state->fighters[rider], here);
}

static gboolean
can_strike (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], rider = order->targets[0];

  if (state->fighters[man].stalks != rider)
    return cr_refuse (refusal, CR_REFUSAL_NOT_STALKING, "HAM-01", man);
  if (state->fighters[man].deeds & CR_DEED_FOUGHT)
    return cr_refuse (refusal, CR_REFUSAL_DONE, "CBT-01", man);
  if (state->fighters[rider].hocked == state->turn.played)
    return cr_refuse (refusal, CR_REFUSAL_HOCKED, "HAM-04", man);
  if (!is_at_hocks (state, man, rider))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_HOCKS, "HAM-01", man);
  return cr_attack_can_reach (state, man, rider, refusal);
}

/* HAM-04 */
static void
await_advance (CrState *state, int man, int rider)
{
  const CrFighter *horse = &state->fighters[rider];
  CrAwaited awaited = { .kind = CR_AWAITED_ADVANCE,
                        .party = state->fighters[man].side,
                        .man = -1,
                        .number = -1,
                        .n_men = 1,
                        .n_places = 2,
                        .men = { (gint16) man },
                        .places = { horse->man.place, cr_fighter_get_rump (horse) } };

  cr_decision_await (state, &awaited);
}

/* HAM-03: at odds of its own; what does not kill the horse is nothing. */
static void
strike_horse (CrState *state, CrEvents *events, int man, int rider)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "combat-mounted");
  const CrTableResult *result;
  CrEvent *event;

  if (table == NULL)
    return;
  event = cr_events_add (events, CR_EVENT_HOCKED, man);
  cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  event->number =
      MAX (0, cr_table_find_odds (table, cr_state_get_figure (state, CR_FIGURE_HOCKS_ODDS), 1));
  result = cr_table_look (table, (guint) event->number, event->die)->result;
  event->other = (gint16) rider;
  event->facing = (gint8) cr_fighter_get_facing (&state->fighters[rider]);
  event->code = result->code;
  event->rule = "HAM-03";
  if (!result->unhorsed)
    return;
  await_advance (state, man, rider);
  cr_ride_harm (state, events, rider, result);
}

gboolean
cr_verb_hamstring (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], rider = order->targets[0];
  const CrPhase *phase = cr_state_get_phase (state);

  if (!is_fit (state, order, refusal))
    return FALSE;
  if (phase != NULL && cr_phase_allows (phase, cr_verb_get_name (CR_VERB_MOVE)))
    return announce_cut (state, order, events, refusal);
  if (!can_strike (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_turn (state)->quiet = 0;
  cr_state_change_fighter (state, events, rider)->hocked = (gint16) state->turn.played;
  cr_state_change_fighter (state, events, man)->deeds |= CR_DEED_FOUGHT;
  cr_state_change_fighter (state, events, man)->fought = (gint16) state->turn.played;
  if (cr_roll_challenge (state, events, man, rider, "HAM-02"))
    strike_horse (state, events, man, rider);
  else
    cr_harm_man (state, events, man, CR_HARM_WOUNDED);
  return TRUE;
}

void
cr_verb_list_hamstring (CrState *state, int man, GArray *orders)
{
  if (man >= 0 && state->fighters[man].character->roles & CR_ROLE_PEASANT)
    cr_verb_list_against_foes (state, CR_VERB_HAMSTRING, cr_verb_hamstring, man, orders);
}
