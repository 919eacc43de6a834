/* cr-retreat.c: men who fall back. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"

/* A retreat of @man; of one who makes room for a friend n_men is 1. */
static gboolean
is_displaced (const CrAwaited *awaited)
{
  return awaited->n_men > 0;
}

/* Later games let one fall back beside an enemy, or displace friends; by a shot one always may pass
 * them. */
static gboolean
is_later (const CrState *state)
{
  return cr_state_says (state, "retreats", "later");
}

static gboolean
may_be_beside_foe (const CrState *state, const CrAwaited *awaited)
{
  return awaited->by_fire || is_displaced (awaited) || is_later (state);
}

/* A rider ends farther with head and rump together. */
static gboolean
is_farther (const CrState *state, const CrAwaited *awaited, CrPlace to)
{
  const CrMan *man = &state->fighters[awaited->man].man;
  CrMan after;

  return cr_ride_pace (man, to, &after) &&
         cr_ride_measure (&after, awaited->from) > cr_ride_measure (man, awaited->from);
}

/* Away from him, and not among the foes. */
static gboolean
can_fall_back (const CrState *state, const CrAwaited *awaited, CrPlace to)
{
  return is_farther (state, awaited, to) && cr_ride_find_in_way (state, awaited->man, to) < 0 &&
         cr_can_enter (state, awaited->man, to) &&
         (may_be_beside_foe (state, awaited) || !cr_is_beside_foe (state, awaited->man, to));
}

/* Whether there is a hex to go to from there. */
static gboolean
has_room (CrState *state, const CrAwaited *awaited, CrPlace from)
{
  CrFighter *fighter = &state->fighters[awaited->man];
  CrMan here = fighter->man;
  gboolean room = FALSE;

  if (!cr_ride_pace (&here, from, &fighter->man))
    fighter->man.place = from;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS && !room; d++)
    room = can_fall_back (state, awaited, cr_place_neighbour (fighter->man.place, d)) ||
           can_fall_back (state, awaited, cr_place_neighbour (cr_fighter_get_rump (fighter), d));
  fighter->man = here;
  return room;
}

/* -1, or who stands there and is a friend. */
static int
find_friend (const CrState *state, const CrAwaited *awaited, CrPlace place)
{
  int other = cr_state_find_living (state, place, CR_POST_GROUND);

  return other >= 0 && !cr_state_are_foes (state, awaited->man, other) ? other : -1;
}

static CrAwaited
displace_friend (const CrState *state, const CrAwaited *awaited, int friend)
{
  return (CrAwaited){ .kind = CR_AWAITED_RETREAT,
                      .party = state->fighters[friend].side,
                      .man = (gint16) friend,
                      .number = 1,
                      .from = awaited->from,
                      .n_men = 1,
                      .men = { awaited->man } };
}

/* He passes his friends by a shot, and displaces them in later games, where there is room behind
 * them; horses neither pass nor make room. */
static gboolean
can_pass (CrState *state, const CrAwaited *awaited, CrPlace to)
{
  int friend = find_friend (state, awaited, to);
  CrAwaited displaced;

  if (friend < 0 || state->fighters[friend].man.rear >= 0 ||
      state->fighters[awaited->man].man.rear >= 0 || !is_farther (state, awaited, to) ||
      !cr_can_enter (state, awaited->man, to))
    return FALSE;
  if (awaited->by_fire)
    return awaited->number > 1 && has_room (state, awaited, to);
  displaced = displace_friend (state, awaited, friend);
  return is_later (state) && !is_displaced (awaited) &&
         cr_fighter_can_act (&state->fighters[friend]) && has_room (state, &displaced, to);
}

void
cr_retreat_list (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrMan *man = &state->fighters[awaited->man].man;
  CrPlace here = man->place;

  if (man->post.kind == CR_POST_LADDER_TOP || man->post.kind == CR_POST_LADDER) {
    if (cr_state_find_living (state, here, CR_POST_GROUND) < 0)
      cr_decision_add_choice (choices, awaited->man, here);
    return;
  }
  for (int i = 0; i < (man->rear < 0 ? 1 : 2) * CR_N_DIRECTIONS; i++) {
    CrPlace from =
        i < CR_N_DIRECTIONS ? here : cr_fighter_get_rump (&state->fighters[awaited->man]);
    CrPlace to = cr_place_neighbour (from, (CrDirection) (i % CR_N_DIRECTIONS));

    if (cr_place_equal (cr_ride_get_nearer (man, to), from) &&
        (can_fall_back (state, awaited, to) || can_pass (state, awaited, to) ||
         (is_farther (state, awaited, to) && cr_rope_find_down (state, awaited->man, to) >= 0)))
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

static const char *
get_rule (const CrAwaited *awaited)
{
  return awaited->by_fire ? "MIS-01" : "CBT-14";
}

/* Where he may fall back beside an enemy, the Challenge decides whether he does. */
static gboolean
gets_there (CrState *state, CrEvents *events, const CrAwaited *awaited, CrPlace to)
{
  int watcher = -1;

  if (may_be_beside_foe (state, awaited) && !is_displaced (awaited) &&
      cr_is_alone (state, awaited->man))
    watcher = cr_find_watcher (state, awaited->man, to, NULL);
  return watcher < 0 ||
         cr_roll_challenge (state, events, awaited->man, watcher, get_rule (awaited));
}

void
cr_retreat_answer (CrState *state,
                   CrEvents *events,
                   const CrAwaited *awaited,
                   const CrChoice *choice)
{
  CrAwaited next = *awaited, displaced;
  CrPlace from;
  int friend;

  if (choice == NULL || !gets_there (state, events, awaited, choice->place)) {
    cr_events_add (events, CR_EVENT_CORNERED, awaited->man)->rule = get_rule (awaited);
    cr_harm_man (state, events, awaited->man, CR_HARM_WOUNDED);
    cr_deck_lift (state, events, awaited->man);
    return;
  }
  friend = cr_rope_find_down (state, awaited->man, choice->place);
  if (friend >= 0 && !cr_can_step (state, awaited->man, choice->place)) {
    cr_rope_grasp (state, events, awaited->man, friend);
    return;
  }
  friend = find_friend (state, awaited, choice->place);
  from = cr_ride_get_nearer (&state->fighters[awaited->man].man, choice->place);
  cr_decision_bring (state, events, awaited->man, choice->place, CR_EVENT_RETREATED, NULL);
  if (!awaited->by_fire && cr_ride_meets_stakes (state, from, choice->place))
    cr_ride_test_stakes (state, events, awaited->man);
  if (!cr_fighter_is_living (&state->fighters[awaited->man]))
    return;
  if (--next.number > 0)
    cr_decision_await (state, &next);
  else if (friend >= 0) {
    displaced = displace_friend (state, awaited, friend);
    cr_decision_await (state, &displaced);
  }
}

void
cr_decision_retreat (CrState *state,
                     CrEvents *events,
                     int man,
                     int n_hexes,
                     CrPlace from,
                     gboolean by_fire)
{
  CrAwaited awaited = { .kind = CR_AWAITED_RETREAT,
                        .party = state->fighters[man].side,
                        .man = (gint16) man,
                        .number = (gint16) n_hexes,
                        .by_fire = by_fire,
                        .from = from };

  if (!cr_fighter_is_living (&state->fighters[man]))
    return;
  if (state->fighters[man].stunned > 0)
    cr_harm_man (state, events, man, CR_HARM_STUNNED);
  else
    cr_decision_await (state, &awaited);
}
