/* cr-reaction.c: what breaks in upon a man who moves. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static gboolean
is_interrupted (const CrState *state)
{
  const CrPhase *phase = cr_state_get_phase (state);

  return phase != NULL && cr_phase_is_interrupted (phase, cr_verb_get_name (CR_VERB_SHOOT));
}

static gboolean
is_tested (const CrState *state)
{
  return cr_state_says (state, "passing", "always");
}

gboolean
cr_reaction_is_due (const CrState *state)
{
  return is_interrupted (state) || is_tested (state);
}

/* What costs little is asked first.
 *
 * @party: whose fire breaks in */
static gboolean
may_hit (CrState *state, int party, int shooter, int man)
{
  const CrFighter *fighter = &state->fighters[shooter];
  CrOrder order = cr_order_new (CR_VERB_SHOOT);
  CrRefusal refusal;
  int range;

  if (fighter->side != party || !cr_fighter_can_act (fighter) || fighter->deeds & CR_DEED_SHOT ||
      !cr_state_are_foes (state, shooter, man))
    return FALSE;
  order.weapon = cr_shoot_find_weapon (state, shooter);
  range = cr_hex_distance (fighter->man.place.hex, state->fighters[man].man.place.hex);
  if (order.weapon == NULL || cr_weapon_get_band (order.weapon, range) == CR_BAND_OUT)
    return FALSE;
  order.men[0] = (gint16) shooter;
  order.targets[0] = (gint16) man;
  order.n_men = order.n_targets = 1;
  return cr_shoot_is_clear (state, &order) && cr_shoot (state, &order, NULL, &refusal);
}

gboolean
cr_is_alone (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrMan *other = &state->fighters[i].man;

    if ((int) i != man && cr_fighter_is_living (&state->fighters[i]) &&
        (cr_fighter_covers (&state->fighters[i], it->place) ||
         cr_fighter_covers (&state->fighters[i], cr_fighter_get_rump (&state->fighters[man]))) &&
        (other->post.kind == it->post.kind ||
         (it->post.kind == CR_POST_GROUND && other->post.kind == CR_POST_LADDER_TOP)))
      return FALSE;
  }
  return TRUE;
}

static gboolean
may_any_hit (CrState *state, int party, int man)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (may_hit (state, party, (int) i, man))
      return TRUE;
  return FALSE;
}

/* -1, or whose fire breaks in upon him after that of @before: the sides in their turn, from the one
 * that plays. In his friends' hexes he passes unharmed: there is no stopping where another stands.
 */
static int
find_exposed_to (CrState *state, int man, int before)
{
  int n = (int) state->n_parties;

  if (!is_interrupted (state) || !cr_fighter_is_living (&state->fighters[man]) ||
      !cr_is_alone (state, man))
    return -1;
  for (int party = (before + 1) % n; party != state->turn.player; party = (party + 1) % n)
    if ((state->turn.way.let_pass & 1u << party) == 0 && may_any_hit (state, party, man))
      return party;
  return -1;
}

/* Whether he has not come to the end of his way there. */
static gboolean
goes_on (const CrState *state)
{
  return state->turn.way.at < state->turn.way.n;
}

void
cr_reaction_list_fire (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  cr_decision_add_choice (choices, -1, cr_nowhere);
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (may_hit (state, awaited->party, (int) i, awaited->man))
      cr_decision_add_choice (choices, (int) i, cr_nowhere);
  if (choices->len > 1 && goes_on (state))
    cr_decision_add_choice (choices, CR_CHOICE_LET_PASS, cr_nowhere);
}

static void
await_fire_after (CrState *state, int man, int before)
{
  int party = find_exposed_to (state, man, before);
  CrAwaited awaited = { .kind = CR_AWAITED_FIRE,
                        .party = (guint8) MAX (party, 0),
                        .man = (gint16) man };

  if (party >= 0)
    cr_decision_await (state, &awaited);
}

void
cr_reaction_await_fire (CrState *state, int man)
{
  await_fire_after (state, man, state->turn.player);
}

void
cr_reaction_await_way (CrState *state, int man)
{
  CrAwaited awaited = { .kind = CR_AWAITED_WAY,
                        .party = state->fighters[man].side,
                        .man = (gint16) man };

  cr_decision_await (state, &awaited);
}

static void
stop_man (CrState *state, CrEvents *events, int man, const char *rule)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_STOPPED, man);

  event->to = state->fighters[man].man.place;
  event->rule = rule;
}

/* He goes no farther by this order. */
static void
break_way (CrState *state, CrEvents *events, int man)
{
  const CrAwaited *awaited = cr_state_get_awaited (state);

  if (awaited == NULL || awaited->kind != CR_AWAITED_WAY || awaited->man != man)
    return;
  if (goes_on (state) && cr_fighter_is_living (&state->fighters[man]))
    stop_man (state, events, man, "MIS-06");
  cr_state_change_turn (state)->way = (CrWay){ 0 };
  state->turn.n_awaited--;
}

static gboolean
is_hit (const CrFighter *before, const CrFighter *after)
{
  return before->health != after->health || before->stunned != after->stunned ||
         before->points != after->points;
}

/* After a miss another may shoot; when none of them does, those of the next side may. */
void
cr_reaction_answer_fire (CrState *state,
                         CrEvents *events,
                         const CrAwaited *awaited,
                         const CrChoice *choice)
{
  CrOrder order = cr_order_new (CR_VERB_SHOOT);
  CrFighter before = state->fighters[awaited->man];
  CrRefusal refusal;

  if (choice->man == CR_CHOICE_LET_PASS)
    cr_state_change_turn (state)->way.let_pass |= 1u << awaited->party;
  if (choice->man < 0) {
    await_fire_after (state, awaited->man, awaited->party);
    return;
  }
  order.men[0] = (gint16) choice->man;
  order.targets[0] = awaited->man;
  order.n_men = order.n_targets = 1;
  order.weapon = cr_shoot_find_weapon (state, choice->man);
  cr_shoot (state, &order, events, &refusal);
  if (is_hit (&before, &state->fighters[awaited->man]))
    break_way (state, events, awaited->man);
  else
    cr_decision_await (state, awaited);
}

static gboolean
foe_watches (const CrState *state, int foe, CrPlace place)
{
  const CrMan *it = &state->fighters[foe].man;

  return it->post.kind == CR_POST_GROUND && it->place.floor == place.floor &&
         cr_hex_distance (it->place.hex, place.hex) == 1 && cr_can_step (state, foe, place);
}

int
cr_find_watcher (const CrState *state, int man, CrPlace place, const CrPlace *was)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_can_act (&state->fighters[i]) && cr_state_are_foes (state, man, (int) i) &&
        foe_watches (state, (int) i, place) && (was == NULL || !foe_watches (state, (int) i, *was)))
      return (int) i;
  return -1;
}

gboolean
cr_roll_challenge (CrState *state, CrEvents *events, int man, int other, const char *rule)
{
  const CrTable *table = cr_ruleset_find_table (cr_state_get_ruleset (state), "challenge");
  const CrTableResult *result;
  CrEvent *event;

  if (table == NULL)
    return TRUE;
  event = cr_events_add (events, CR_EVENT_TESTED, man);
  cr_roll (state, event, cr_table_get_row (table, cr_table_n_rows (table) - 1)->to);
  result = cr_table_look (table, 0, event->die)->result;
  event->other = (gint16) other;
  event->code = result->code;
  event->rule = rule;
  return result->success;
}

/* CBT-12: whom he passes by going on from where he is, when he has come beside him in this turn and
 * might stay; -1 for nobody. One who is passed is passed once. */
static int
find_passed (const CrState *state, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  const CrWay *way = &state->turn.way;
  CrPlace was = fighter->man.place;

  if (!is_tested (state) || (fighter->deeds & CR_DEED_MOVED) == 0 || !cr_is_alone (state, man))
    return -1;
  if (way->at > 1)
    was =
        cr_ways_place (cr_castle_get_ways (cr_state_get_castle (state)), way->stands[way->at - 2]);
  return cr_find_watcher (state, man, fighter->man.place, way->at > 1 ? &was : NULL);
}

gboolean
cr_reaction_gets_past (CrState *state, CrEvents *events, int man, int watcher)
{
  if (cr_roll_challenge (state, events, man, watcher, "CBT-12"))
    return TRUE;
  stop_man (state, events, man, "CBT-12");
  return FALSE;
}

static void
make_step (CrState *state, CrEvents *events, int man)
{
  CrWay *way = &cr_state_change_turn (state)->way;
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  CrPlace to = cr_ways_place (ways, way->stands[way->at]);
  gboolean on_ground = cr_ways_index (ways, to) == way->stands[way->at];
  CrFighter *fighter;

  cr_ride_step (state, events, man, to);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->man.post = (CrPost){ on_ground ? CR_POST_GROUND : CR_POST_HOARDING, -1, NULL };
  fighter->points = (gint16) (fighter->points - way->costs[way->at]);
  fighter->deeds |= CR_DEED_MOVED;
  way->at++;
}

/* What he has gone since @before, in one event. */
static void
tell_stretch (CrState *state, CrEvents *events, int man, CrFighter *before)
{
  const CrFighter *fighter = &state->fighters[man];
  CrEvent *event;

  if (!cr_place_equal (fighter->man.place, before->man.place) ||
      fighter->man.rear != before->man.rear || fighter->man.post.kind != before->man.post.kind) {
    event = cr_events_add (events, CR_EVENT_MOVED, man);
    event->from = before->man.place;
    event->to = fighter->man.place;
    event->number = before->points - fighter->points;
    event->facing = (gint8) cr_fighter_get_facing (fighter);
  }
  *before = *fighter;
}

/* TRE-03: FALSE when he falls out of the trees at the next step. */
static gboolean
keeps_hold (CrState *state, CrEvents *events, int man, CrFighter *before)
{
  const CrWay *way = &state->turn.way;
  CrPlace to =
      cr_ways_place (cr_castle_get_ways (cr_state_get_castle (state)), way->stands[way->at]);

  if (!cr_trees_are_crossed (state, state->fighters[man].man.place, to))
    return TRUE;
  tell_stretch (state, events, man, before);
  if (cr_trees_cross (state, events, man, to))
    return TRUE;
  cr_state_change_fighter (state, events, man)->points = 0;
  return FALSE;
}

void
cr_reaction_answer_way (CrState *state,
                        CrEvents *events,
                        const CrAwaited *awaited,
                        const CrChoice *choice)
{
  int man = awaited->man;
  CrWay *way = &cr_state_change_turn (state)->way;
  CrFighter before = state->fighters[man];
  gboolean stopped;
  CrPlace from;

  (void) choice;
  while (way->at < way->n) {
    int watcher = find_passed (state, man);

    if (watcher >= 0) {
      tell_stretch (state, events, man, &before);
      if (!cr_reaction_gets_past (state, events, man, watcher)) {
        cr_state_change_fighter (state, events, man)->points = 0;
        break;
      }
    }
    if (!keeps_hold (state, events, man, &before)) {
      *way = (CrWay){ 0 };
      return;
    }
    from = state->fighters[man].man.place;
    make_step (state, events, man);
    if (cr_fighter_rides (&state->fighters[man]) &&
        cr_ride_meets_stakes (state, from, state->fighters[man].man.place)) {
      tell_stretch (state, events, man, &before);
      cr_ride_test_stakes (state, events, man);
      stopped = is_hit (&before, &state->fighters[man]);
      before = state->fighters[man];
      if (stopped)
        break;
    }
    if (find_exposed_to (state, man, state->turn.player) >= 0) {
      tell_stretch (state, events, man, &before);
      cr_decision_await (state, awaited);
      cr_reaction_await_fire (state, man);
      return;
    }
  }
  tell_stretch (state, events, man, &before);
  *way = (CrWay){ 0 };
}
