/* cr-advance.c: who goes after those that fell back. SPDX-License-Identifier: GPL-3.0-or-later */
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

/* The first hex is one that was given up. */
void
cr_advance_list (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  cr_decision_add_choice (choices, -1, cr_nowhere);
  for (int i = 0; i < awaited->n_men; i++) {
    int man = awaited->men[i];

    if (!cr_fighter_can_act (&state->fighters[man]))
      continue;
    if (awaited->number > 0)
      list_further (state, awaited, man, choices);
    for (int j = 0; awaited->number < 0 && j < awaited->n_places; j++)
      if (can_advance (state, man, awaited->places[j]))
        cr_decision_add_choice (choices, man, awaited->places[j]);
  }
}

/* CBT-11, CBT-12: what he may go on by, points or hexes. By points he stops beside a foe. */
static int
count_left (const CrState *state, const CrAwaited *awaited, int man, int cost)
{
  const CrFighter *fighter = &state->fighters[man];
  CrRuleFigure hexes =
      fighter->man.body == CR_MAN_MOUNTED ? CR_FIGURE_ADVANCE_MOUNTED : CR_FIGURE_ADVANCE_FOOT;
  int part;

  if (advances_by_hexes (state))
    return (awaited->number < 0 ? cr_state_get_figure (state, hexes) : awaited->number) - 1;
  if (cr_is_beside_foe (state, man, fighter->man.place))
    return 0;
  part = cr_fighter_get_allowance (fighter) /
         MAX (1, cr_state_get_figure (state, CR_FIGURE_ADVANCE_PART));
  return (awaited->number < 0 ? part : awaited->number) - cost;
}

/* CBT-12: beside an enemy whom he was not beside before. */
static gboolean
gets_past (CrState *state, CrEvents *events, const CrAwaited *awaited, int man)
{
  CrPlace here = state->fighters[man].man.place;
  int watcher = -1;

  if (awaited->number > 0 && !cr_state_says (state, "passing", "free"))
    watcher = cr_find_watcher (state, man, here, &awaited->from);
  return watcher < 0 || cr_reaction_gets_past (state, events, man, watcher);
}

void
cr_advance_answer (CrState *state,
                   CrEvents *events,
                   const CrAwaited *awaited,
                   const CrChoice *choice)
{
  CrAwaited next = *awaited;
  int cost;

  if (choice->man < 0) {
    cr_events_add (events, CR_EVENT_STAYED, -1)->other = awaited->party;
    return;
  }
  if (!gets_past (state, events, awaited, choice->man))
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
  next.number = (gint16) count_left (state, awaited, choice->man, cost);
  next.n_men = 1;
  next.men[0] = (gint16) choice->man;
  next.n_places = 0;
  if (next.number > 0)
    cr_decision_await (state, &next);
}
