/* cr-verb-turn.c: phases, turns, choices, typed dice. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-object-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

/* MOV-02: whatever was left is lost; a wounded man has the points of a wounded man. */
static void
begin_player_turn (CrState *state, CrEvents *events)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_TURN, -1);

  event->number = state->turn.number;
  cr_state_change_turn (state)->played++;
  event->other = (gint16) state->turn.player;
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, (int) i);
    gboolean plays = fighter->side == state->turn.player && cr_fighter_can_act (fighter);

    fighter->deeds =
        fighter->side != state->turn.player && fighter->deeds & CR_DEED_MOVED ? CR_DEED_CAME : 0;
    fighter->stalks = -1;
    fighter->sheltered = cr_state_is_sheltered (state, (int) i);
    fighter->points = (gint16) (plays ? cr_ladder_get_allowance (state, (int) i) : 0);
  }
  cr_force_roll (state, events, state->turn.player);
}

/* His men come to themselves at the end of his turn. */
static void
recover_men (CrState *state, CrEvents *events)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    CrFighter *fighter;

    if (state->fighters[i].side != state->turn.player || state->fighters[i].stunned == 0)
      continue;
    fighter = cr_state_change_fighter (state, events, (int) i);
    if (--fighter->stunned > 0)
      continue;
    fighter->man.state = CR_MAN_STANDING;
    cr_events_add (events, CR_EVENT_RECOVERED, (int) i)->rule = "CHR-02";
  }
}

/* SEQ-01: one player turn after the other, then the next game turn. */
static void
go_on (CrState *state, CrEvents *events)
{
  CrTurn *turn = cr_state_change_turn (state);
  int n_phases = (int) cr_ruleset_n_phases (cr_state_get_ruleset (state));
  gboolean first = turn->number == 0;

  turn->phase = first ? 0 : turn->phase + 1;
  if (!first && turn->phase < n_phases)
    return;
  if (!first) {
    cr_work_end (state, events);
    cr_tower_end (state, events);
    recover_men (state, events);
  }
  turn->phase = 0;
  turn->player = first ? 0 : (turn->player + 1) % (int) state->n_parties;
  if (!first && turn->player == 0)
    cr_blaze_end (state, events);
  turn->number += turn->player == 0;
  if (!first && turn->player == 0)
    cr_finish_turn (state, events);
  if (turn->over)
    return;
  if (turn->player == 0)
    cr_weather_begin (state, events);
  if (first)
    cr_force_begin (state, events);
  begin_player_turn (state, events);
  cr_cart_halt (state, events);
  if (first)
    cr_below_begin (state);
}

gboolean
cr_verb_end (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrEvent *event;

  (void) order;
  if (!cr_setup_is_done (state, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  if (!cr_setup_go_on (state))
    go_on (state, events);
  if (state->turn.over)
    return TRUE;
  event = cr_events_add (events, CR_EVENT_PHASE, -1);
  event->number = state->turn.phase;
  event->other = (gint16) cr_state_get_actor (state);
  cr_leap_begin (state);
  return TRUE;
}

void
cr_verb_list_end (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_END);
  CrRefusal refusal;

  if (man < 0 && cr_setup_is_done (state, &refusal))
    g_array_append_val (orders, order);
}

gboolean
cr_verb_roll (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  (void) refusal;
  if (events == NULL)
    return TRUE;
  cr_state_change_turn (state)->dice.typed = order->number;
  cr_events_add (events, CR_EVENT_ROLLED, -1)->number = order->number;
  return TRUE;
}
