/* cr-advance.c: who goes after those who fell or fell back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

/* LAD-05: from the top of a ladder onto the battlement. */
static gboolean
can_advance (const CrState *state, int man, CrPlace to)
{
  const CrMan *here = &state->fighters[man].man;
  CrMan after;

  if (here->post.kind == CR_POST_LADDER_TOP)
    return to.floor == here->place.floor &&
           cr_hex_equal (to.hex,
                         cr_hex_neighbour (here->place.hex, (CrDirection) here->post.facing)) &&
           cr_state_find_living (state, to, CR_POST_GROUND) < 0;
  return here->place.floor == to.floor && cr_hex_distance (here->place.hex, to.hex) == 1 &&
         cr_ride_pace (here, to, &after) && cr_place_equal (after.place, to) &&
         cr_can_enter (state, man, to) && cr_ride_find_in_way (state, man, to) < 0;
}

static gboolean
advances_by_hexes (const CrState *state)
{
  return cr_state_says (state, "advance", "hexes");
}

/* What comes after the first hex is paid for, or counted. */
static void
list_further (CrState *state, const CrAwaited *awaited, int man, GArray *choices)
{
  gboolean counted = advances_by_hexes (state);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (state->fighters[man].man.place, d);

    if (can_advance (state, man, to) &&
        (counted || cr_get_step_cost (state, man, to) <= awaited->number))
      cr_decision_add_choice (choices, man, to);
  }
}

/* CBT-12: how far he may go, where hexes are counted; else 0. */
static int
count_hexes (const CrState *state, const CrAwaited *awaited, int man)
{
  CrRuleFigure most = state->fighters[man].man.body == CR_MAN_MOUNTED ? CR_FIGURE_ADVANCE_MOUNTED
                                                                      : CR_FIGURE_ADVANCE_FOOT;

  if (!advances_by_hexes (state))
    return 0;
  return awaited->number < 0 ? cr_state_get_figure (state, most) : awaited->number;
}

/* CBT-12: an enemy lies stunned in the hex, over whom he goes on, if he could stop there else. */
static gboolean
is_over_stunned (const CrState *state, int man, CrPlace over)
{
  int other = cr_ride_find_in_way (state, man, over);
  const CrMan *here = &state->fighters[man].man;
  CrMan after;

  return other >= 0 && state->fighters[other].stunned > 0 &&
         cr_state_are_foes (state, man, other) && here->place.floor == over.floor &&
         cr_ride_pace (here, over, &after) && cr_place_equal (after.place, over) &&
         cr_can_enter (state, man, over);
}

/* Whether he gets from there to @to; he is where he was again afterwards. */
static gboolean
can_go_on (CrState *state, int man, CrPlace over, CrPlace to)
{
  CrMan here = state->fighters[man].man, after = here;
  gboolean can;

  if (cr_hex_distance (here.place.hex, to.hex) < 2 || !cr_ride_pace (&here, over, &after))
    return FALSE;
  state->fighters[man].man = after;
  can = can_advance (state, man, to);
  state->fighters[man].man = here;
  return can;
}

static gboolean
has_choice (const GArray *choices, int man, CrPlace place)
{
  for (guint i = 0; i < choices->len; i++) {
    const CrChoice *choice = &g_array_index (choices, CrChoice, i);

    if (choice->man == man && cr_place_equal (choice->place, place))
      return TRUE;
  }
  return FALSE;
}

static void
list_through (CrState *state, int man, GArray *choices)
{
  for (int i = 0; i < CR_N_DIRECTIONS * CR_N_DIRECTIONS; i++) {
    CrPlace over = cr_place_neighbour (state->fighters[man].man.place, i / CR_N_DIRECTIONS);
    CrPlace to = cr_place_neighbour (over, i % CR_N_DIRECTIONS);

    if (is_over_stunned (state, man, over) && can_go_on (state, man, over, to) &&
        !has_choice (choices, man, to))
      cr_decision_add_choice (choices, man, to);
  }
}

/* The first hex is one that was given up. */
void
cr_advance_list (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  cr_decision_add_choice (choices, -1, cr_nowhere);
  for (int i = 0; i < awaited->n_men; i++) {
    int man = awaited->men[i];
    guint before = choices->len;

    if (!cr_fighter_can_act (&state->fighters[man]))
      continue;
    if (awaited->number > 0)
      list_further (state, awaited, man, choices);
    for (int j = 0; awaited->number < 0 && j < awaited->n_places; j++)
      if (can_advance (state, man, awaited->places[j]))
        cr_decision_add_choice (choices, man, awaited->places[j]);
    if (choices->len > before && count_hexes (state, awaited, man) > 1)
      list_through (state, man, choices);
  }
}

/* CBT-11, CBT-12: what he may go on by, points or hexes. By points he stops beside a foe. */
static int
count_left (const CrState *state, const CrAwaited *awaited, int man, int cost)
{
  const CrFighter *fighter = &state->fighters[man];
  int part;

  if (advances_by_hexes (state))
    return count_hexes (state, awaited, man) - 1;
  if (cr_is_beside_foe (state, man, fighter->man.place))
    return 0;
  part = cr_fighter_get_allowance (fighter) /
         MAX (1, cr_state_get_figure (state, CR_FIGURE_ADVANCE_PART));
  return (awaited->number < 0 ? part : awaited->number) - cost;
}

/* CBT-12: beside an enemy whom he was not beside before. */
static gboolean
gets_past (CrState *state, CrEvents *events, int man, CrPlace at, CrPlace was)
{
  int watcher =
      cr_state_says (state, "passing", "free") ? -1 : cr_find_watcher (state, man, at, &was);

  return watcher < 0 || cr_reaction_gets_past (state, events, man, watcher);
}

/* Over whom he lies stunned there, unless another bars the way; whether he is there, or may go
 * straight on. */
static gboolean
goes_through (CrState *state, CrEvents *events, int man, CrPlace to, gboolean *through_out)
{
  CrPlace here = state->fighters[man].man.place;

  *through_out = cr_hex_distance (here.hex, to.hex) > 1;
  for (CrDirection d = 0; *through_out && d < CR_N_DIRECTIONS; d++) {
    CrPlace over = cr_place_neighbour (here, d);

    if (!is_over_stunned (state, man, over) || !can_go_on (state, man, over, to))
      continue;
    if (!gets_past (state, events, man, over, here))
      return FALSE;
    cr_decision_bring (state, events, man, over, CR_EVENT_ADVANCED, "CBT-12");
    return TRUE;
  }
  return TRUE;
}

void
cr_advance_answer (CrState *state,
                   CrEvents *events,
                   const CrAwaited *awaited,
                   const CrChoice *choice)
{
  CrAwaited next = *awaited;
  gboolean through;
  int cost;

  if (choice->man < 0) {
    cr_events_add (events, CR_EVENT_STAYED, -1)->other = awaited->party;
    return;
  }
  if (awaited->number > 0 && !gets_past (state, events, choice->man,
                                         state->fighters[choice->man].man.place, awaited->from))
    return;
  if (!goes_through (state, events, choice->man, choice->place, &through))
    return;
  cost = state->fighters[choice->man].man.post.kind == CR_POST_LADDER_TOP
             ? 0
             : cr_get_step_cost (state, choice->man, choice->place);
  next.from = state->fighters[choice->man].man.place;
  cr_decision_bring (state, events, choice->man, choice->place, CR_EVENT_ADVANCED, "CBT-11");
  if (cr_fighter_rides (&state->fighters[choice->man]) &&
      cr_ride_meets_stakes (state, next.from, choice->place))
    cr_ride_test_stakes (state, events, choice->man);
  if (!cr_fighter_can_act (&state->fighters[choice->man]))
    return;
  next.number = (gint16) (count_left (state, awaited, choice->man, cost) - through);
  next.n_men = 1;
  next.men[0] = (gint16) choice->man;
  next.n_places = 0;
  if (next.number > 0)
    cr_decision_await (state, &next);
}
