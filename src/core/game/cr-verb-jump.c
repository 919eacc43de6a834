/* cr-verb-jump.c: down a level, and on an enemy. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-odds.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

/* JMP-01: on foot, without armour, his hands free. */
static gboolean
is_fit (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];

  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "JMP-01"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "JMP-01", man);
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (fighter->man.body != CR_MAN_ON_FOOT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_ON_FOOT, "JMP-01", man);
  return !fighter->character->armour || cr_refuse (refusal, CR_REFUSAL_ARMOURED, "JMP-01", man);
}

/* One level down, in the same hex or the next, over what stands there. */
static gboolean
can_leap (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], side;
  const CrFighter *fighter = &state->fighters[man];
  CrPlace from = fighter->man.place, to = order->places[0];
  const CrMap *map = cr_state_get_map (state);

  refusal->place = to;
  if (!cr_map_has_place (map, to))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", man);
  refusal->cost = cr_map_get_level (map, from) - cr_map_get_level (map, to);
  refusal->limit = cr_state_get_figure (state, CR_FIGURE_JUMP_LEVELS);
  if (fighter->man.post.kind != CR_POST_GROUND || cr_hex_distance (from.hex, to.hex) > 1 ||
      refusal->cost != refusal->limit)
    return cr_refuse (refusal, CR_REFUSAL_NO_LEAP, "JMP-01", man);
  side = cr_ways_leap (cr_castle_get_ways (cr_state_get_castle (state)), from, to,
                       cr_state_get_mover (state, man));
  if (side == CR_IMPASSABLE)
    return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "JMP-01", man);
  refusal->cost = cr_state_get_figure (state, CR_FIGURE_JUMP_POINTS) + side;
  refusal->limit = cr_state_get_open_points (state, man, fighter->points);
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "JMP-01", man);
}

/* JMP-02: one of his side that nobody else has. */
static gboolean
is_own_horse (const CrState *state, int man, int other, CrRefusal *refusal)
{
  const CrFighter *horse = &state->fighters[other];

  if (!state->fighters[man].character->rides)
    return cr_refuse (refusal, CR_REFUSAL_NO_RIDER, "JMP-02", man);
  refusal->other = horse->horse;
  if (horse->horse >= 0 && horse->horse != man)
    return cr_refuse (refusal, CR_REFUSAL_HORSE_TAKEN, "JMP-02", man);
  return TRUE;
}

/* Nobody is there, or the enemy or the horse he jumps on, alone. */
static gboolean
is_meant (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], other = cr_find_in_hex (state, order->places[0], CR_POST_GROUND);
  gboolean on = order->n_targets > 0;

  refusal->other = on ? order->targets[0] : other;
  if (on && (order->n_targets > 1 || order->targets[0] != other ||
             state->fighters[other].man.post.kind != CR_POST_GROUND || !cr_is_alone (state, other)))
    return cr_refuse (refusal, CR_REFUSAL_NOT_THERE, "JMP-04", man);
  if (other < 0)
    return TRUE;
  if (on && cr_fighter_is_animal (&state->fighters[other]) &&
      !cr_state_are_foes (state, man, other))
    return is_own_horse (state, man, other, refusal);
  if (!cr_state_are_foes (state, man, other))
    return cr_refuse (refusal, on ? CR_REFUSAL_FRIEND : CR_REFUSAL_OCCUPIED, "MOV-08", man);
  return on || cr_refuse (refusal, CR_REFUSAL_ENEMY, "MOV-03", man);
}

/* JMP-03: not with the shooter or one of his side beside where he jumps from, or below. */
static void
await_fire (CrState *state, int man, CrPlace from)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_is_living (&state->fighters[i]) && cr_state_are_foes (state, man, (int) i) &&
        cr_hex_distance (state->fighters[i].man.place.hex, from.hex) <= 1)
      return;
  cr_reaction_await_fire (state, man);
}

/* MOV-15, JMP-04: beside an enemy or on him he stays. */
static void
end_move (CrState *state, CrEvents *events, int man)
{
  CrFighter *fighter;
  CrEvent *event;

  if (!cr_fighter_can_act (&state->fighters[man]) ||
      !cr_is_beside_foe (state, man, state->fighters[man].man.place))
    return;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = 0;
  event = cr_events_add (events, CR_EVENT_STOPPED, man);
  event->to = fighter->man.place;
  event->rule = "MOV-15";
}

static void
leap_down (CrState *state, CrEvents *events, const CrOrder *order, int cost)
{
  int man = order->men[0], prey = order->n_targets > 0 ? order->targets[0] : -1;
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  CrEvent *event = cr_events_add (events, CR_EVENT_JUMPED, man);
  int die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_JUMP_SIDES));

  event->other = (gint16) prey;
  event->from = fighter->man.place;
  event->to = order->places[0];
  event->rule = prey >= 0 ? "JMP-04" : "JMP-01";
  fighter->strength = (gint16) cr_fighter_get_attack (fighter);
  fighter->prey = (gint16) prey;
  fighter->man.place = order->places[0];
  fighter->points = (gint16) (prey >= 0 ? 0 : fighter->points - cost);
  fighter->deeds |= prey >= 0 ? CR_DEED_MOVED | CR_DEED_FOUGHT : CR_DEED_MOVED;
  if (die >= cr_state_get_figure (state, CR_FIGURE_JUMP_WOUNDED))
    cr_harm_man (state, events, man, CR_HARM_WOUNDED);
}

/* A hex ahead, or where there is no room one back; else it stays. */
static void
startle_horse (CrState *state, CrEvents *events, int horse)
{
  CrDirection facing = (CrDirection) cr_fighter_get_facing (&state->fighters[horse]);
  CrPlace heads[] = { state->fighters[horse].man.place,
                      cr_fighter_get_rump (&state->fighters[horse]) };
  CrRefusal refusal;

  heads[0].hex = cr_hex_neighbour (heads[0].hex, facing);
  for (gsize i = 0; i < G_N_ELEMENTS (heads); i++) {
    CrEvent *event;

    if (!cr_ride_can_stand (state, horse, heads[i], facing, &refusal))
      continue;
    cr_state_change_fighter (state, events, horse)->man.place = heads[i];
    event = cr_events_add (events, CR_EVENT_STARTLED, horse);
    event->to = heads[i];
    event->rule = "JMP-02";
    return;
  }
}

/* JMP-02: he misses it and falls, or only comes to stand beside it. */
static void
miss_horse (CrState *state, CrEvents *events, const CrOrder *order, int die)
{
  int man = order->men[0];

  cr_ride_let_go (state, events, man);
  startle_horse (state, events, order->targets[0]);
  cr_state_change_fighter (state, events, man)->man.place = order->places[0];
  if (die >= cr_state_get_figure (state, CR_FIGURE_SADDLE_WOUNDED))
    cr_harm_man (state, events, man, CR_HARM_WOUNDED);
  else if (die >= cr_state_get_figure (state, CR_FIGURE_SADDLE_STUNNED))
    cr_harm_man (state, events, man, CR_HARM_STUNNED);
  if (cr_fighter_is_living (&state->fighters[man]) && !cr_is_alone (state, man))
    cr_landing_await (state, man, order->places[0], CR_HARM_NONE, NULL, 0);
}

static void
leap_into_saddle (CrState *state, CrEvents *events, const CrOrder *order, int cost)
{
  int man = order->men[0], horse = order->targets[0];
  CrFighter *fighter = cr_state_change_fighter (state, events, man);
  CrEvent *event = cr_events_add (events, CR_EVENT_JUMPED, man);
  int die = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));

  event->other = (gint16) horse;
  event->from = fighter->man.place;
  event->to = order->places[0];
  event->rule = "JMP-02";
  fighter->points = (gint16) (fighter->points - cost);
  fighter->deeds |= CR_DEED_MOVED;
  if (die > cr_state_get_figure (state, CR_FIGURE_SADDLE_HIT)) {
    miss_horse (state, events, order, die);
    return;
  }
  event = cr_events_add (events, CR_EVENT_MOUNTED, man);
  event->other = (gint16) horse;
  event->rule = "JMP-02";
  cr_ride_mount (state, events, man, horse);
}

gboolean
cr_verb_jump (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrPlace from = state->fighters[man].man.place;

  if (!is_fit (state, order, refusal) || !can_leap (state, order, refusal) ||
      !is_meant (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  if (order->n_targets > 0 && !cr_state_are_foes (state, man, order->targets[0]))
    leap_into_saddle (state, events, order, refusal->cost);
  else
    leap_down (state, events, order, refusal->cost);
  if (state->fighters[man].prey >= 0)
    return TRUE;
  end_move (state, events, man);
  await_fire (state, man, from);
  return TRUE;
}

/* To that place on each floor; on whoever of the enemy is there. */
static void
try_hex (CrState *state, CrOrder *order, CrHex hex, GArray *orders)
{
  CrRefusal refusal;

  for (int floor = 0; floor < cr_map_n_floors (cr_state_get_map (state)); floor++) {
    int other;

    order->places[0] = (CrPlace){ floor, hex };
    other = cr_find_in_hex (state, order->places[0], CR_POST_GROUND);
    order->n_targets = other >= 0;
    order->targets[0] = (gint16) other;
    if (can_leap (state, order, &refusal) && is_meant (state, order, &refusal))
      g_array_append_val (orders, *order);
  }
}

void
cr_verb_list_jump (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_JUMP);
  CrRefusal refusal;
  CrHex here;

  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  if (man < 0 || !is_fit (state, &order, &refusal))
    return;
  here = state->fighters[man].man.place.hex;
  for (int i = 0; i < cr_hex_n_within (1); i++)
    try_hex (state, &order, cr_hex_add (here, cr_hex_spiral (i)), orders);
}

/* The first of them from @first on; he is followed by the next. */
static void
await_leap (CrState *state, int first)
{
  CrAwaited awaited = { .kind = CR_AWAITED_LEAP };

  while (first < (int) state->turn.n_fighters && state->fighters[first].prey < 0)
    first++;
  if (first == (int) state->turn.n_fighters)
    return;
  awaited.man = (gint16) first;
  awaited.party = state->fighters[first].side;
  cr_decision_await (state, &awaited);
}

void
cr_leap_begin (CrState *state)
{
  const CrPhase *phase = cr_state_get_phase (state);

  if (phase == NULL || !cr_phase_allows (phase, cr_verb_get_name (CR_VERB_ATTACK)))
    return;
  await_leap (state, 0);
}

/* Whether he whom he jumped on is under him still. */
static gboolean
has_prey (const CrState *state, const CrFighter *fighter)
{
  const CrFighter *prey = &state->fighters[fighter->prey];

  return cr_fighter_is_living (prey) && cr_place_equal (prey->man.place, fighter->man.place);
}

/* JMP-04: then he is put beside him, before anybody falls back or advances. */
void
cr_leap_answer (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  int man = awaited->man;
  CrOrder order = cr_order_new (CR_VERB_ATTACK);
  const CrFighter *fighter = &state->fighters[man];
  CrPlace place = fighter->man.place;
  CrRefusal refusal;
  CrOdds odds;

  (void) choice;
  await_leap (state, man + 1);
  if (fighter->prey < 0)
    return;
  order.men[0] = (gint16) man;
  order.targets[0] = fighter->prey;
  order.n_men = order.n_targets = 1;
  if (has_prey (state, fighter) && cr_fighter_can_act (fighter) &&
      cr_odds_find (state, &order, &odds, &refusal))
    cr_fight_resolve (state, events, &order, CR_EVENT_LEAPT);
  cr_state_change_fighter (state, events, man)->prey = -1;
  if (cr_fighter_is_living (&state->fighters[man]) && !cr_is_alone (state, man))
    cr_landing_await (state, man, place, CR_HARM_NONE, NULL, 0);
}

void
cr_landing_await (CrState *state,
                  int man,
                  CrPlace from,
                  CrHarm harm,
                  const CrPlace *places,
                  int n_places)
{
  CrAwaited awaited = { .kind = CR_AWAITED_LANDING,
                        .party = state->fighters[man].side,
                        .man = (gint16) man,
                        .number = (gint16) harm,
                        .from = from };

  for (int i = 0; i < n_places; i++)
    if (cr_find_in_hex (state, places[i], CR_POST_GROUND) < 0)
      awaited.places[awaited.n_places++] = places[i];
  cr_decision_await (state, &awaited);
}

/* Where he could step from there, and nobody stands. */
static void
list_beside (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  int mover = cr_state_get_mover (state, awaited->man);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (awaited->from, d);

    if (cr_map_has_place (cr_state_get_map (state), to) &&
        cr_find_in_hex (state, to, CR_POST_GROUND) < 0 &&
        cr_ways_can_step (ways, awaited->from, to, mover))
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

/* Where all is full, as near as can be. */
static void
list_near (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  g_autoptr (CrReach) reach =
      cr_reach_new (ways, awaited->from, cr_state_get_mover (state, awaited->man), -1);
  int least = G_MAXINT;

  for (int i = 0; i < cr_ways_n_places (ways); i++) {
    CrPlace to = cr_ways_place (ways, i);
    int cost = cr_reach_get_cost (reach, to);

    if (cost == CR_IMPASSABLE || cost > least || cr_find_in_hex (state, to, CR_POST_GROUND) >= 0)
      continue;
    if (cost < least)
      g_array_set_size (choices, 0);
    least = cost;
    cr_decision_add_choice (choices, awaited->man, to);
  }
}

void
cr_landing_list (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  for (int i = 0; i < awaited->n_places; i++)
    cr_decision_add_choice (choices, awaited->man, awaited->places[i]);
  if (choices->len == 0)
    list_beside (state, awaited, choices);
  if (choices->len == 0)
    list_near (state, awaited, choices);
}

/* In the phase of jumps he has missed a horse; on an enemy he lands in that of combat. */
static gboolean
is_of_moving (const CrState *state)
{
  const CrPhase *phase = cr_state_get_phase (state);

  return phase != NULL && cr_phase_allows (phase, cr_verb_get_name (CR_VERB_JUMP));
}

void
cr_landing_answer (CrState *state,
                   CrEvents *events,
                   const CrAwaited *awaited,
                   const CrChoice *choice)
{
  int man = awaited->man;
  CrHarm harm = (CrHarm) awaited->number;

  if (!cr_fighter_is_living (&state->fighters[man]))
    return;
  if (choice == NULL)
    cr_kill_man (state, events, man, "JMP-04");
  else
    cr_decision_bring (state, events, man, choice->place, CR_EVENT_LANDED,
                       harm != CR_HARM_NONE   ? "TRE-03"
                       : is_of_moving (state) ? "JMP-02"
                                              : "JMP-04");
  cr_harm_man (state, events, man, harm);
}
