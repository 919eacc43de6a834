/* cr-game.c: the one function that plays. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

#include <string.h>

/* @always: not bound to a phase: set-up, and what the author does
 * @brings: it brings men to another place at one go
 * @afoot: nobody does it from the saddle */
typedef struct {
  CrVerbApply apply;
  CrVerbList list;
  gboolean always, brings, afoot;
} Verb;

static const Verb verbs[] = {
  [CR_VERB_PLACE] = { cr_verb_place, cr_verb_list_place, TRUE },
  [CR_VERB_REMOVE] = { cr_verb_remove, NULL, TRUE },
  [CR_VERB_MOVE] = { cr_verb_move, cr_verb_list_move, FALSE },
  [CR_VERB_SHOOT] = { cr_verb_shoot, cr_verb_list_shoot, FALSE },
  [CR_VERB_ATTACK] = { cr_verb_attack, cr_verb_list_attack, FALSE },
  [CR_VERB_HAMSTRING] = { cr_verb_hamstring, cr_verb_list_hamstring, FALSE, FALSE, TRUE },
  [CR_VERB_OPEN] = { cr_verb_open, cr_verb_list_open, FALSE, FALSE, TRUE },
  [CR_VERB_SHUT] = { cr_verb_shut, cr_verb_list_shut, FALSE, FALSE, TRUE },
  [CR_VERB_BREAK] = { cr_verb_break, cr_verb_list_break, FALSE, FALSE, TRUE },
  [CR_VERB_BATTER] = { cr_verb_batter, cr_verb_list_batter, FALSE, FALSE, FALSE },
  [CR_VERB_BREACH] = { cr_verb_breach, NULL, TRUE },
  [CR_VERB_WORK] = { cr_verb_work, cr_verb_list_work, FALSE, FALSE, TRUE },
  [CR_VERB_LAY] = { cr_verb_lay, NULL, TRUE },
  [CR_VERB_LIFT] = { cr_verb_lift, cr_verb_list_lift, FALSE, FALSE, TRUE },
  [CR_VERB_CARRY] = { cr_verb_carry, cr_verb_list_carry, FALSE, TRUE },
  [CR_VERB_RAISE] = { cr_verb_raise, cr_verb_list_raise, FALSE },
  [CR_VERB_DROP] = { cr_verb_drop, cr_verb_list_drop, FALSE },
  [CR_VERB_SHIFT] = { cr_verb_shift, cr_verb_list_shift, FALSE, FALSE, TRUE },
  [CR_VERB_PULL] = { cr_verb_pull, cr_verb_list_pull, FALSE, FALSE, TRUE },
  [CR_VERB_SLIDE] = { cr_verb_slide, cr_verb_list_slide, FALSE, FALSE, TRUE },
  [CR_VERB_CLIMB] = { cr_verb_climb, cr_verb_list_climb, FALSE, TRUE, TRUE },
  [CR_VERB_STEP] = { cr_verb_step, cr_verb_list_step, FALSE, TRUE },
  [CR_VERB_DOWN] = { cr_verb_down, cr_verb_list_down, FALSE, TRUE },
  [CR_VERB_PUSH] = { cr_verb_push, cr_verb_list_push, FALSE, FALSE, FALSE },
  [CR_VERB_BACK] = { cr_verb_back, cr_verb_list_back, FALSE, FALSE, FALSE },
  [CR_VERB_TURN] = { cr_verb_turn, cr_verb_list_turn, FALSE, FALSE, FALSE },
  [CR_VERB_LOWER] = { cr_verb_lower, cr_verb_list_lower, FALSE, FALSE, FALSE },
  [CR_VERB_JUMP] = { cr_verb_jump, cr_verb_list_jump, FALSE, FALSE, TRUE },
  [CR_VERB_KNEEL] = { cr_verb_kneel, cr_verb_list_kneel, FALSE, FALSE, TRUE },
  [CR_VERB_RISE] = { cr_verb_rise, cr_verb_list_rise, FALSE, FALSE, TRUE },
  [CR_VERB_LOAD] = { cr_verb_load, cr_verb_list_load, FALSE, FALSE, TRUE },
  [CR_VERB_LEAVE] = { cr_verb_leave, cr_verb_list_leave, FALSE },
  [CR_VERB_THROW] = { cr_verb_throw, cr_verb_list_throw, FALSE, FALSE, TRUE },
  [CR_VERB_CUT] = { cr_verb_cut, cr_verb_list_cut, FALSE, FALSE, TRUE },
  [CR_VERB_TOPPLE] = { cr_verb_topple, cr_verb_list_topple, FALSE, FALSE, TRUE },
  [CR_VERB_LINK] = { cr_verb_link, cr_verb_list_link, FALSE, FALSE, TRUE },
  [CR_VERB_FILL] = { cr_verb_fill, cr_verb_list_fill, FALSE, FALSE, TRUE },
  [CR_VERB_FLAME] = { cr_verb_flame, cr_verb_list_flame, FALSE },
  [CR_VERB_BURN] = { cr_verb_burn, cr_verb_list_burn, FALSE, FALSE, TRUE },
  [CR_VERB_DOUSE] = { cr_verb_douse, cr_verb_list_douse, FALSE, FALSE, TRUE },
  [CR_VERB_POUR] = { cr_verb_pour, cr_verb_list_pour, FALSE, FALSE, TRUE },
  [CR_VERB_HURL] = { cr_verb_hurl, cr_verb_list_hurl, FALSE, FALSE, TRUE },
  [CR_VERB_FACE] = { cr_verb_face, cr_verb_list_face, FALSE },
  [CR_VERB_MOUNT] = { cr_verb_mount, cr_verb_list_mount, FALSE, FALSE, TRUE },
  [CR_VERB_DISMOUNT] = { cr_verb_dismount, cr_verb_list_dismount, FALSE },
  [CR_VERB_LEAD] = { cr_verb_lead, cr_verb_list_lead, FALSE, FALSE, TRUE },
  [CR_VERB_RELEASE] = { cr_verb_release, cr_verb_list_release, FALSE, FALSE, TRUE },
  [CR_VERB_WEATHER] = { cr_verb_weather, NULL, TRUE },
  [CR_VERB_SUN] = { cr_verb_sun, NULL, TRUE },
  [CR_VERB_CHOOSE] = { cr_verb_choose, cr_verb_list_choose, TRUE },
  [CR_VERB_FINISH] = { cr_verb_finish, NULL, TRUE },
  [CR_VERB_ROLL] = { cr_verb_roll, NULL, TRUE },
  [CR_VERB_END] = { cr_verb_end, cr_verb_list_end, TRUE },
};

G_STATIC_ASSERT (G_N_ELEMENTS (verbs) == CR_N_VERBS);

gboolean
cr_refuse (CrRefusal *refusal, CrRefusalWhy why, const char *rule, int man)
{
  refusal->why = why;
  refusal->rule = rule;
  refusal->man = man;
  return FALSE;
}

/* What is awaited comes first, but a die may be typed for it. */
static gboolean
is_in_time (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  gboolean answers = order->verb == CR_VERB_CHOOSE;
  const CrPhase *phase = cr_state_get_phase (state);

  if (state->turn.over)
    return cr_refuse (refusal, CR_REFUSAL_OVER, state->turn.why_over, -1);
  if (order->verb == CR_VERB_ROLL)
    return TRUE;
  if (answers != (state->turn.n_awaited > 0))
    return cr_refuse (refusal, answers ? CR_REFUSAL_NO_DECISION : CR_REFUSAL_DECISION, NULL, -1);
  if (order->verb == CR_VERB_BREAK && !cr_break_is_played (state))
    return cr_refuse (refusal, CR_REFUSAL_UNBROKEN, "MAP-17", order->men[0]);
  if (!verbs[order->verb].always &&
      (phase == NULL || !cr_phase_allows (phase, cr_verb_get_name (order->verb))))
    return cr_refuse (refusal, CR_REFUSAL_PHASE, "SEQ-05", order->men[0]);
  for (int i = 0; verbs[order->verb].afoot && i < MAX (order->n_men, 1); i++)
    if (order->men[i] >= 0 && cr_fighter_rides (&state->fighters[order->men[i]]))
      return cr_refuse (refusal, CR_REFUSAL_MOUNTED, "CHR-03", order->men[i]);
  return TRUE;
}

/* In the phase of the others all foes of who plays. */
static gboolean
may_act (const CrState *state, const CrFighter *fighter)
{
  const CrPhase *phase = cr_state_get_phase (state);
  int actor = cr_state_get_actor (state);

  if (phase == NULL || !phase->of_other || state->turn.n_awaited > 0)
    return fighter->side == actor;
  return fighter->side == actor ||
         state->parties[fighter->side].team != state->parties[state->turn.player].team;
}

gboolean
cr_verb_can_act (const CrState *state, const CrOrder *order, int man, CrRefusal *refusal)
{
  const CrFighter *fighter = &state->fighters[man];

  if (!fighter->here)
    return cr_refuse (refusal, CR_REFUSAL_NOT_HERE, NULL, man);
  if (fighter->health == CR_HEALTH_DEAD)
    return cr_refuse (refusal, CR_REFUSAL_DEAD, "CHR-05", man);
  if (cr_fighter_is_animal (fighter))
    return cr_refuse (refusal, CR_REFUSAL_ANIMAL, "CHR-03", man);
  if (!may_act (state, fighter))
    return cr_refuse (refusal, CR_REFUSAL_PARTY, "SEQ-05", man);
  if (fighter->stunned > 0)
    return cr_refuse (refusal, CR_REFUSAL_STUNNED, "CHR-02", man);
  return TRUE;
}

/* Of a side and its friends; who has left is not living here any more. */
static int
count_men (const CrState *state, int party, gboolean living)
{
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    n += (fighter->here || (!living && fighter->away == CR_AWAY_LEFT)) &&
         state->parties[fighter->side].team == state->parties[party].team &&
         !cr_fighter_is_animal (fighter) && cr_fighter_is_living (fighter) == living;
  }
  return n;
}

/* Whether it has nobody left, and lost them. */
static gboolean
is_beaten (const CrState *state, int party)
{
  return count_men (state, party, TRUE) == 0 && count_men (state, party, FALSE) > 0 &&
         !cr_setup_awaits (state, party);
}

/* All but one side and its friends are beaten; that one wins. */
static void
check_over (CrState *state, CrEvents *events)
{
  const CrTurn *turn = &state->turn;
  int n_beaten = 0, winner = -1;

  for (int party = (int) state->n_parties; turn->number > 0 && !turn->over && party-- > 0;)
    if (is_beaten (state, party))
      n_beaten++;
    else if (winner >= 0 && state->parties[party].team != state->parties[winner].team)
      return;
    else
      winner = party;
  if (n_beaten > 0)
    cr_verdict_conclude (state, events, winner, NULL);
}

/* Whoever came somewhere may be shot at there, as one who walks. */
static void
await_fire (CrState *state, const CrOrder *order)
{
  const gint16 *bearers = order->gear >= 0 ? state->gear[order->gear].bearers : NULL;

  for (int i = 0; i < order->n_men; i++)
    cr_reaction_await_fire (state, order->men[i]);
  for (int i = 0; bearers != NULL && i < CR_GEAR_BEARERS; i++)
    if (bearers[i] >= 0)
      cr_reaction_await_fire (state, bearers[i]);
}

/* What was typed cannot be shown by the die that was rolled: nothing has happened. */
static gboolean
refuse_die (CrState *state, CrEvents *events, CrRefusal *refusal)
{
  int sides = -state->turn.dice.typed;

  cr_game_revert (state, events);
  refusal->cost = state->turn.dice.typed;
  refusal->limit = sides;
  return cr_refuse (refusal, CR_REFUSAL_DIE, NULL, -1);
}

gboolean
cr_game_apply (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal_out)
{
  CrRefusal refusal = { .man = -1, .other = -1 };
  gboolean done;

  g_return_val_if_fail (order->verb < CR_N_VERBS, FALSE);

  cr_state_begin (state, events);
  done = is_in_time (state, order, &refusal) &&
         verbs[order->verb].apply (state, order, events, &refusal);
  if (done) {
    if (verbs[order->verb].brings)
      await_fire (state, order);
    cr_decision_settle (state, events);
    check_over (state, events);
    cr_verdict_settle (state, events);
  }
  if (state->turn.dice.typed < 0)
    done = refuse_die (state, events, &refusal);
  if (refusal_out != NULL)
    *refusal_out = refusal;
  return done;
}

/* Which die is rolled is known when it is. */
static gboolean
fits_die (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  g_autoptr (CrState) copy = NULL;
  g_autoptr (CrEvents) events = NULL;

  if (state->turn.dice.typed == 0 || order->verb == CR_VERB_ROLL)
    return TRUE;
  copy = cr_state_copy (state);
  events = cr_events_new ();
  return cr_game_apply (copy, order, events, refusal);
}

gboolean
cr_game_judge (CrState *state, const CrOrder *order, CrRefusal *refusal_out)
{
  CrRefusal refusal = { .man = -1, .other = -1 };
  gboolean can = is_in_time (state, order, &refusal) &&
                 verbs[order->verb].apply (state, order, NULL, &refusal) &&
                 fits_die (state, order, &refusal);

  if (refusal_out != NULL)
    *refusal_out = refusal;
  return can;
}

void
cr_game_revert (CrState *state, CrEvents *events)
{
  for (guint i = events->were->len; i-- > 0;) {
    const CrWas *was = &g_array_index (events->were, CrWas, i);

    state->fighters[was->index] = was->fighter;
  }
  for (guint i = events->gear_were->len; i-- > 0;) {
    const CrGearWas *was = &g_array_index (events->gear_were, CrGearWas, i);

    state->gear[was->index] = was->gear;
  }
  for (guint i = events->changes->len; i-- > 0;) {
    CrEdit *edit = g_ptr_array_steal_index (events->changes, i);

    cr_state_change_castle (state, NULL, edit);
    cr_edit_free (edit);
  }
  state->turn = events->turn;
  state->mustered = FALSE;
  cr_events_clear (events);
}

gboolean
cr_game_is_free (const CrState *state, CrVerb verb)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  return (verbs[verb].list == NULL || verb == CR_VERB_PLACE) && verbs[verb].always &&
         is_in_time (state, &order, &refusal);
}

void
cr_game_list_verb (CrState *state, CrVerb verb, int man, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  guint first = orders->len;
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  if (verbs[verb].list == NULL || !is_in_time (state, &order, &refusal))
    return;
  verbs[verb].list (state, man, orders);
  for (guint i = orders->len; verbs[verb].afoot && i-- > first;)
    if (!is_in_time (state, &g_array_index (orders, CrOrder, i), &refusal))
      g_array_remove_index (orders, i);
  for (guint i = orders->len; state->turn.dice.typed != 0 && i-- > first;)
    if (!fits_die (state, &g_array_index (orders, CrOrder, i), &refusal))
      g_array_remove_index (orders, i);
}

void
cr_game_list (CrState *state, int man, GArray *orders)
{
  g_array_set_size (orders, 0);
  for (CrVerb verb = 0; verb < CR_N_VERBS; verb++)
    cr_game_list_verb (state, verb, man, orders);
}
