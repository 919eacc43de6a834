/* cr-verb-place.c: men put on the map and taken off it. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-verb-private.h"

#include "cr-error.h"

/* MOV-08 */
static gboolean
is_free (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  CrPlace place = order->places[0];

  refusal->place = place;
  if (!cr_map_has_place (cr_state_get_map (state), place))
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", order->men[0]);
  if (order->post.kind == CR_POST_TOWER && cr_deck_find (state, place, order->post).gear < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "TWR-05", order->men[0]);
  refusal->other = cr_state_find_on (state, place, order->post);
  if (refusal->other >= 0 && refusal->other != order->men[0])
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", order->men[0]);
  refusal->other = -1;
  return TRUE;
}

static CrFighter
make_fighter (const CrState *state, const CrOrder *order)
{
  int party = MAX (order->party, 0);
  CrFighter fighter = { .id = order->name,
                        .character = order->character,
                        .man = cr_man_at (order->places[0]),
                        .side = (guint8) party,
                        .gear = -1,
                        .prey = -1,
                        .works = -1,
                        .first = cr_state_says (state, "allowances", "first") };

  fighter.man.side = (guint8) state->parties[party].team;
  fighter.man.id = state->turn.n_fighters + 1;
  fighter.points = (gint16) cr_fighter_get_allowance (&fighter);
  return fighter;
}

/* Whoever is taken away carries no ladder any more and works no winch. */
static void
leave_work (CrState *state, CrEvents *events, int man)
{
  int index = state->fighters[man].works;

  cr_ladder_let_go (state, events, man);
  if (state->fighters[man].prey >= 0)
    cr_state_change_fighter (state, events, man)->prey = -1;
  if (index < 0)
    return;
  cr_state_change_fighter (state, events, man)->works = -1;
  cr_events_add (events, CR_EVENT_BROKEN, man)->number = index;
}

/* The author may do it at any time. */
gboolean
cr_verb_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter *fighter;
  CrEvent *event;

  if (order->gear >= 0 || order->work != NULL)
    return cr_tower_place (state, order, events, refusal);
  if (!is_free (state, order, refusal))
    return FALSE;
  if (man < 0 && state->turn.n_fighters == CR_MAX_FIGHTERS)
    return cr_refuse (refusal, CR_REFUSAL_FULL, NULL, -1);
  if (events == NULL)
    return TRUE;
  if (man < 0) {
    CrFighter anew = make_fighter (state, order);

    man = cr_state_add_fighter (state, &anew);
    fighter = &state->fighters[man];
  } else {
    leave_work (state, events, man);
    fighter = cr_state_change_fighter (state, events, man);
  }
  event = cr_events_add (events, CR_EVENT_PLACED, man);
  event->from = fighter->man.place;
  event->to = order->places[0];
  event->typed = state->turn.number > 0;
  if (!fighter->here && fighter->side == state->turn.player)
    fighter->points = (gint16) cr_fighter_get_allowance (fighter);
  fighter->here = TRUE;
  fighter->man.place = order->places[0];
  fighter->man.post = order->post;
  return TRUE;
}

gboolean
cr_verb_remove (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrEvent *event;

  if (order->gear >= 0)
    return cr_ladder_remove (state, order, events, refusal);
  if (!state->fighters[man].here)
    return cr_refuse (refusal, CR_REFUSAL_NOT_HERE, NULL, man);
  if (events == NULL)
    return TRUE;
  leave_work (state, events, man);
  event = cr_events_add (events, CR_EVENT_REMOVED, man);
  event->from = state->fighters[man].man.place;
  event->typed = state->turn.number > 0;
  cr_state_change_fighter (state, events, man)->here = FALSE;
  return TRUE;
}
