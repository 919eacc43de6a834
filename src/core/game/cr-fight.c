/* cr-fight.c: a fight, and who refuses it. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-odds.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static CrAwaited
await_of (const CrState *state, CrAwaitedKind kind, const gint16 *men, int n)
{
  CrAwaited awaited = { .kind = (guint8) kind,
                        .party = state->fighters[men[0]].side,
                        .man = -1,
                        .number = -1,
                        .n_men = (guint8) n };

  for (int i = 0; i < n; i++)
    awaited.men[i] = men[i];
  return awaited;
}

static void
add_given_up (CrAwaited *awaited, const CrFighter *fighter)
{
  awaited->places[awaited->n_places++] = fighter->man.place;
  if (fighter->man.rear >= 0 && awaited->n_places < CR_MAX_JOINED)
    awaited->places[awaited->n_places++] = cr_fighter_get_rump (fighter);
}

/* CBT-11: only who wins goes after them. It is asked for last, so it is awaited first. */
static void
await_advance (CrState *state, const CrOrder *order, const CrTableResult *result)
{
  CrAwaited awaited = await_of (state, CR_AWAITED_ADVANCE, order->men, order->n_men);

  if (result->on_attacker || (result->retreat == 0 && result->harm == CR_HARM_NONE))
    return;
  for (int i = 0; i < order->n_targets && awaited.n_places < CR_MAX_JOINED; i++)
    add_given_up (&awaited, &state->fighters[order->targets[i]]);
  cr_decision_await (state, &awaited);
}

/* CBT-10: a harm falls on one of them, a retreat on all. */
static void
await_result (CrState *state, CrEvents *events, const CrOrder *order, const CrTableResult *result)
{
  const gint16 *men = result->on_attacker ? order->men : order->targets;
  const gint16 *foes = result->on_attacker ? order->targets : order->men;
  int n = result->on_attacker ? order->n_men : order->n_targets;

  for (int i = n - 1; i >= 0 && result->retreat > 0; i--)
    cr_decision_retreat (state, events, men[i], result->retreat, state->fighters[foes[0]].man.place,
                         FALSE);
  if (result->unhorsed) {
    CrAwaited awaited = await_of (state, CR_AWAITED_UNHORSED, men, n);

    awaited.number = (gint16) result->harm;
    cr_decision_await (state, &awaited);
  } else if (result->harm != CR_HARM_NONE) {
    CrAwaited awaited = await_of (state, CR_AWAITED_VICTIM, men, n);

    awaited.number = (gint16) result->harm;
    cr_decision_await (state, &awaited);
  }
}

/* Of one against several @man is the attacker, and number says so. */
static CrOrder
get_attack (const CrAwaited *awaited)
{
  CrOrder order = cr_order_new (CR_VERB_ATTACK);
  gint16 *many = awaited->number != 0 ? order.targets : order.men;

  for (int i = 0; i < awaited->n_men; i++)
    many[i] = awaited->men[i];
  if (awaited->number != 0) {
    order.men[0] = awaited->man;
    order.n_men = 1;
    order.n_targets = awaited->n_men;
  } else {
    order.targets[0] = awaited->man;
    order.n_targets = 1;
    order.n_men = awaited->n_men;
  }
  return order;
}

static CrAwaited
await_attack (const CrState *state, const CrOrder *order)
{
  gboolean by_one = order->n_targets > 1;
  CrAwaited awaited = await_of (state, CR_AWAITED_FIGHT, by_one ? order->targets : order->men,
                                by_one ? order->n_targets : order->n_men);

  awaited.man = by_one ? order->men[0] : order->targets[0];
  awaited.number = by_one;
  return awaited;
}

/* CBT-15: he is quicker than each of them, and on his feet. */
static gboolean
may_refuse (const CrState *state, const CrOrder *order, int target)
{
  const CrFighter *fighter = &state->fighters[target];

  if (!cr_fighter_can_act (fighter) || fighter->man.post.kind != CR_POST_GROUND)
    return FALSE;
  for (int i = 0; i < order->n_men; i++)
    if (cr_fighter_get_allowance (&state->fighters[order->men[i]]) >=
        cr_fighter_get_allowance (fighter))
      return FALSE;
  return TRUE;
}

/* What is awaited last is asked first. */
void
cr_fight_await (CrState *state, const CrOrder *order)
{
  CrAwaited fight = await_attack (state, order);

  cr_decision_await (state, &fight);
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "CBT-15"))
    return;
  for (int i = order->n_targets - 1; i >= 0; i--) {
    const CrFighter *fighter = &state->fighters[order->targets[i]];
    gboolean rides = fighter->man.body == CR_MAN_MOUNTED;
    CrAwaited refuse = { .kind = CR_AWAITED_REFUSE,
                         .party = fighter->side,
                         .man = order->targets[i],
                         .number = (gint16) cr_state_get_figure (
                             state, rides ? CR_FIGURE_REFUSE_MOUNTED : CR_FIGURE_REFUSE_FOOT),
                         .from = state->fighters[order->men[0]].man.place };

    if (may_refuse (state, order, order->targets[i]))
      cr_decision_await (state, &refuse);
  }
}

/* Through free hexes, as many as it takes. */
static gboolean
can_go (CrState *state, int man, CrPlace from, CrPlace to, int n_hexes)
{
  CrFighter *fighter = &state->fighters[man];
  CrMan here = fighter->man, after;
  gboolean can = cr_ride_pace (&here, to, &after) &&
                 cr_ride_measure (&after, from) > cr_ride_measure (&here, from) &&
                 cr_ride_find_in_way (state, man, to) < 0 && cr_can_enter (state, man, to);

  if (!can || n_hexes <= 1)
    return can;
  fighter->man = after;
  can = FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS && !can; d++)
    can = can_go (state, man, from, cr_place_neighbour (to, d), n_hexes - 1);
  fighter->man = here;
  return can;
}

static gboolean
has_begun (const CrState *state, const CrAwaited *awaited)
{
  CrPlace nearer = cr_ride_get_nearer (&state->fighters[awaited->man].man, awaited->from);

  return cr_hex_distance (nearer.hex, awaited->from.hex) > 1;
}

void
cr_fight_list_refusals (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrFighter *fighter = &state->fighters[awaited->man];
  CrPlace here = fighter->man.place;

  if (!has_begun (state, awaited))
    cr_decision_add_choice (choices, -1, cr_nowhere);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (here, d);

    if (can_go (state, awaited->man, awaited->from, to, awaited->number))
      cr_decision_add_choice (choices, awaited->man, to);
    if (fighter->man.rear < 0)
      continue;
    to.hex = cr_hex_neighbour (cr_fighter_get_rump (fighter).hex, d);
    if (cr_hex_distance (to.hex, here.hex) > 1 &&
        can_go (state, awaited->man, awaited->from, to, awaited->number))
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

/* Beside another enemy he goes only if the Challenge lets him. */
void
cr_fight_refuse (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  CrAwaited next = *awaited;
  int watcher;

  if (choice == NULL || choice->man < 0)
    return;
  watcher = cr_find_watcher (state, awaited->man, choice->place, NULL);
  if (watcher >= 0 && !cr_roll_challenge (state, events, awaited->man, watcher, "CBT-15"))
    return;
  cr_decision_bring (state, events, awaited->man, choice->place, CR_EVENT_REFUSED, "CBT-15");
  if (--next.number > 0)
    cr_decision_await (state, &next);
}

/* Whoever refused is out of it. Returns: FALSE when nobody is left */
static gboolean
keep_targets (const CrState *state, CrOrder *order)
{
  int n = 0;
  CrRefusal refusal;

  for (int i = 0; i < order->n_targets; i++)
    if (cr_attack_can_reach (state, order->men[0], order->targets[i], &refusal))
      order->targets[n++] = order->targets[i];
  order->n_targets = (guint8) n;
  return n > 0;
}

/* TWR-09 */
static void
note_fight (CrState *state, CrEvents *events, const gint16 *men, int n)
{
  for (int i = 0; i < n; i++)
    cr_state_change_fighter (state, events, men[i])->fought = (gint16) state->turn.played;
}

/* Whoever takes part besides the first of either side. */
static void
tell_others (CrEvents *events, const CrOrder *order)
{
  for (int i = 1; i < order->n_men; i++) {
    CrEvent *event = cr_events_add (events, CR_EVENT_JOINED, order->men[i]);

    event->other = order->men[0];
    event->rule = "CBT-07";
  }
  for (int i = 1; i < order->n_targets; i++) {
    CrEvent *event = cr_events_add (events, CR_EVENT_SIDED, order->targets[i]);

    event->other = order->targets[0];
    event->rule = "CBT-06";
  }
}

/* KNE-02, XBL-01: who is in a fight is in no other, and loads nothing. */
static void
note_defence (CrState *state, CrEvents *events, const CrOrder *order, const CrOdds *odds)
{
  for (int i = 0; i < order->n_targets; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, order->targets[i]);

    fighter->deeds |= CR_DEED_DEFENDED;
    fighter->attacked = (gint16) state->turn.number;
  }
  for (int i = 0; i < odds->n_backers; i++) {
    CrEvent *event = cr_events_add (events, CR_EVENT_BACKED, odds->backers[i]);

    event->other = odds->backed[i];
    event->rule = "KNE-02";
    cr_state_change_fighter (state, events, odds->backers[i])->deeds |= CR_DEED_DEFENDED;
  }
}

/* GRP-04: who hangs on a rope and is hurt falls to his death, and falls back nowhere. */
static CrTableResult
take_rope (const CrState *state, const CrOrder *order, const CrTableResult *result)
{
  CrTableResult fate = *result;
  int man = result->on_attacker ? order->men[0] : order->targets[0];
  int n = result->on_attacker ? order->n_men : order->n_targets;

  if (n > 1 || !cr_rope_holds (state, man))
    return fate;
  fate.retreat = 0;
  if (fate.harm != CR_HARM_NONE)
    fate.harm = CR_HARM_KILLED;
  return fate;
}

void
cr_fight_resolve (CrState *state, CrEvents *events, const CrOrder *order, CrEventKind kind)
{
  const CrTableResult *result;
  CrTableResult fate;
  CrRefusal refusal;
  CrEvent *event;
  CrOdds odds;

  if (!cr_odds_find (state, order, &odds, &refusal))
    return;
  cr_state_change_turn (state)->quiet = 0;
  note_fight (state, events, order->men, order->n_men);
  note_fight (state, events, order->targets, order->n_targets);
  tell_others (events, order);
  note_defence (state, events, order, &odds);
  event = cr_events_add (events, kind, order->men[0]);
  event->modified =
      (gint8) (cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES)) + odds.die);
  result = cr_table_look (odds.table, (guint) odds.column, event->modified)->result;
  event->other = order->targets[0];
  event->facing = (gint8) cr_fighter_get_facing (&state->fighters[order->targets[0]]);
  event->number = odds.column;
  event->code = result->code;
  event->rule = odds.times > 1 ? "JMP-04" : "CBT-02";
  fate = take_rope (state, order, result);
  await_advance (state, order, &fate);
  await_result (state, events, order, &fate);
}

void
cr_fight_answer (CrState *state, CrEvents *events, const CrAwaited *awaited, const CrChoice *choice)
{
  CrOrder order = get_attack (awaited);

  (void) choice;
  if (keep_targets (state, &order))
    cr_fight_resolve (state, events, &order, CR_EVENT_FOUGHT);
}
