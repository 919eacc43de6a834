/* cr-denied.c: what men could be expected to do and cannot.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-blaze-private.h"
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-mechanism.h"
#include "cr-object-private.h"
#include "cr-verb-private.h"

/* @can: (element-type CrOrder): what they can do */
typedef struct {
  CrState *state;
  const gint16 *men;
  int n_men;
  GArray *can, *denials;
} Denied;

static CrOrder
new_order (const Denied *denied, CrVerb verb)
{
  CrOrder order = cr_order_new (verb);

  order.n_men = (guint8) denied->n_men;
  for (int i = 0; i < denied->n_men; i++)
    order.men[i] = denied->men[i];
  return order;
}

static gboolean
can_do (const Denied *denied, CrVerb verb)
{
  for (guint i = 0; i < denied->can->len; i++)
    if (g_array_index (denied->can, CrOrder, i).verb == verb)
      return TRUE;
  return FALSE;
}

/* Whether it says nothing of whom or what it would be done to. */
static gboolean
is_about_him (CrRefusalWhy why)
{
  return why == CR_REFUSAL_PHASE || why == CR_REFUSAL_DONE || why == CR_REFUSAL_LADEN ||
         why == CR_REFUSAL_SLOW || why == CR_REFUSAL_NO_WEAPON || why == CR_REFUSAL_BUSY ||
         why == CR_REFUSAL_ON_LADDER;
}

static gboolean
is_told (const Denied *denied, CrVerb verb, CrRefusalWhy why)
{
  for (guint i = 0; i < denied->denials->len; i++) {
    const CrDenial *denial = &g_array_index (denied->denials, CrDenial, i);

    if (denial->order.verb == verb && denial->refusal.why == why && is_about_him (why))
      return TRUE;
  }
  return FALSE;
}

static void
try_order (Denied *denied, const CrOrder *order)
{
  CrDenial denial = { .order = *order };

  if (!cr_game_judge (denied->state, order, &denial.refusal) &&
      !is_told (denied, order->verb, denial.refusal.why))
    g_array_append_val (denied->denials, denial);
}

/* Of several ways to do one thing, the one that fails least. */
typedef struct {
  CrDenial denial;
  gboolean any;
} Best;

/* What lacks no more than points is nearer than what is of no use anywhere. */
static int
rank_reason (CrRefusalWhy why)
{
  if (why == CR_REFUSAL_NO_HEX || why == CR_REFUSAL_NO_WALL)
    return 0;
  return why == CR_REFUSAL_POINTS || why == CR_REFUSAL_PHASE ? 2 : 1;
}

/* Of two that lack points, that which asks for less: the next hex may be a long way round. */
static gboolean
is_nearer (const CrRefusal *one, const CrRefusal *other)
{
  return rank_reason (one->why) > rank_reason (other->why) ||
         (one->why == CR_REFUSAL_POINTS && other->why == one->why && one->cost < other->cost);
}

static void
consider_order (Denied *denied, Best *best, const CrOrder *order)
{
  CrDenial denial = { .order = *order };

  if (!cr_game_judge (denied->state, order, &denial.refusal) &&
      (!best->any || is_nearer (&denial.refusal, &best->denial.refusal)))
    *best = (Best){ denial, TRUE };
}

static void
tell_best (Denied *denied, const Best *best)
{
  if (best->any)
    g_array_append_val (denied->denials, best->denial);
}

static void
deny_move (Denied *denied, int man)
{
  CrOrder order = new_order (denied, CR_VERB_MOVE);
  CrPlace here = denied->state->fighters[man].man.place;
  Best best = { .any = FALSE };

  order.n_places = 1;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    order.places[0] = cr_place_neighbour (here, d);
    if (cr_map_has_place (cr_state_get_map (denied->state), order.places[0]))
      consider_order (denied, &best, &order);
  }
  tell_best (denied, &best);
}

/* The living foe who stands nearest to him, be it of those who ride; -1 for none. */
static int
find_nearest_foe (const CrState *state, int man, gboolean riding)
{
  CrHex here = state->fighters[man].man.place.hex;
  int nearest = -1, least = G_MAXINT;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    int distance = cr_hex_distance (here, state->fighters[i].man.place.hex);

    if (!cr_fighter_is_living (&state->fighters[i]) || !cr_state_are_foes (state, man, (int) i) ||
        (riding && !cr_fighter_rides (&state->fighters[i])) || distance >= least)
      continue;
    nearest = (int) i;
    least = distance;
  }
  return nearest;
}

static void
deny_shot (Denied *denied, int man)
{
  CrOrder order = new_order (denied, CR_VERB_SHOOT);
  int foe = find_nearest_foe (denied->state, man, FALSE);
  CrRefusal refusal;

  if (foe < 0)
    return;
  order.n_targets = 1;
  order.targets[0] = (gint16) foe;
  /* Who has nothing to shoot with is not expected to in any other phase. */
  if (*denied->state->fighters[man].character->weapons != NULL ||
      (!cr_game_judge (denied->state, &order, &refusal) && refusal.why != CR_REFUSAL_PHASE))
    try_order (denied, &order);
}

/* HAM-01: the enemy who rides nearest to a peasant; in a fight only he whom he has stolen up to. */
static void
deny_hamstring (Denied *denied, int man)
{
  CrOrder order = new_order (denied, CR_VERB_HAMSTRING);
  const CrFighter *peasant = &denied->state->fighters[man];
  int rider = peasant->stalks >= 0 ? peasant->stalks : find_nearest_foe (denied->state, man, TRUE);
  const CrPhase *phase = cr_state_get_phase (denied->state);

  if ((peasant->character->roles & CR_ROLE_PEASANT) == 0 || rider < 0 ||
      (peasant->stalks < 0) != cr_phase_allows (phase, cr_verb_get_name (CR_VERB_MOVE)))
    return;
  order.n_targets = 1;
  order.targets[0] = (gint16) rider;
  try_order (denied, &order);
}

static gboolean
is_beside (const CrState *state, int man, CrPlace place)
{
  CrPlace here = state->fighters[man].man.place;

  return here.floor == place.floor && cr_hex_distance (here.hex, place.hex) <= 1;
}

/* Whether the time alone keeps him from it. When it does not, the refusal tells what would keep him
 * from it at its time. */
static gboolean
waits_for_time (const Denied *denied, int man, int foe, CrRefusal *refusal)
{
  CrRefusal then = { .man = -1, .other = -1 };

  if (refusal->why != CR_REFUSAL_PHASE)
    return FALSE;
  if (cr_attack_can_reach (denied->state, man, foe, &then))
    return TRUE;
  *refusal = then;
  return FALSE;
}

/* @timely: those whom he could attack, now or in another phase; else the others */
static void
deny_attacks_on (Denied *denied, int man, gboolean timely)
{
  CrOrder order = new_order (denied, CR_VERB_ATTACK);

  order.n_targets = 1;
  for (guint i = 0; i < denied->state->turn.n_fighters; i++) {
    const CrFighter *foe = &denied->state->fighters[i];
    CrDenial denial;

    order.targets[0] = (gint16) i;
    denial = (CrDenial){ .order = order };
    if (!cr_fighter_is_living (foe) || !cr_state_are_foes (denied->state, man, (int) i) ||
        !is_beside (denied->state, man, foe->man.place) ||
        cr_game_judge (denied->state, &order, &denial.refusal))
      continue;
    if (waits_for_time (denied, man, (int) i, &denial.refusal) == timely &&
        !is_told (denied, CR_VERB_ATTACK, denial.refusal.why))
      g_array_append_val (denied->denials, denial);
  }
}

/* Whom he could attack is named first. */
static void
deny_attacks (Denied *denied, int man)
{
  deny_attacks_on (denied, man, TRUE);
  deny_attacks_on (denied, man, FALSE);
}

/* Each door on a side of his hex. */
static void
deny_doors (Denied *denied, int man)
{
  const CrMap *map = cr_state_get_map (denied->state);
  CrPlace here = denied->state->fighters[man].man.place;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *sides = cr_map_get_sides (map, here, d, &n);

    for (gsize i = 0; i < n; i++) {
      CrOrder order = new_order (denied, cr_side_is_open (&sides[i]) ? CR_VERB_SHUT : CR_VERB_OPEN);

      if (!cr_side_kind_is_opening ((CrSideKind) sides[i].kind) || sides[i].kind == CR_SIDE_WINDOW)
        continue;
      order.n_places = 1;
      order.places[0] = here;
      order.facing = (int) d;
      try_order (denied, &order);
      order.verb = CR_VERB_BREAK;
      if (!cr_side_is_open (&sides[i]) && sides[i].kind != CR_SIDE_PORTCULLIS &&
          denied->state->fighters[man].man.post.kind != CR_POST_TOWER)
        try_order (denied, &order);
      break;
    }
  }
}

/* Each that is worked where he stands or beside him; from the foot of a wall nobody expects to work
 * what is on it. */
static void
deny_work (Denied *denied, int man)
{
  const CrMap *map = cr_state_get_map (denied->state);
  CrOrder order = new_order (denied, CR_VERB_WORK);
  int n = (int) cr_map_n_nodes (map, CR_SECTION_MECHANISMS);

  for (order.number = 0; order.number < n; order.number++) {
    g_auto (CrMechanism) mechanism = { .kind = NULL };

    if (cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, (guint) order.number),
                           &mechanism, NULL) &&
        is_beside (denied->state, man, mechanism.control) &&
        cr_map_get_level (map, denied->state->fighters[man].man.place) ==
            cr_map_get_level (map, mechanism.control))
      try_order (denied, &order);
  }
}

static void
deny_with (Denied *denied, CrVerb verb, int gear)
{
  CrOrder order = new_order (denied, verb);

  order.gear = gear;
  if (!can_do (denied, verb))
    try_order (denied, &order);
}

/* Against each battlement, and on to each hex. */
static void
deny_carried (Denied *denied, int gear)
{
  const CrGear *ladder = &denied->state->gear[gear];
  const CrMap *map = cr_state_get_map (denied->state);
  CrOrder raise = cr_order_new (CR_VERB_RAISE), carry = cr_order_new (CR_VERB_CARRY);
  Best best_raise = { .any = FALSE }, best_carry = { .any = FALSE };

  raise.gear = carry.gear = gear;
  raise.n_places = 1;
  carry.n_places = 2;
  for (int i = 0; i < CR_GEAR_BEARERS; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      raise.places[0] = ladder->places[i];
      raise.facing = (int) d;
      if (cr_map_find_side (map, ladder->places[i], d, CR_SIDE_BATTLEMENT) != NULL)
        consider_order (denied, &best_raise, &raise);
      carry.places[i] = cr_place_neighbour (ladder->places[i], d);
      carry.places[1 - i] = ladder->places[i];
      consider_order (denied, &best_carry, &carry);
    }
  if (!can_do (denied, CR_VERB_CARRY))
    tell_best (denied, &best_carry);
  if (!can_do (denied, CR_VERB_RAISE))
    tell_best (denied, &best_raise);
}

/* Of a ladder that he is on, or that stands where he does not get to from here, nobody expects him
 * to climb it. */
static void
deny_climb (Denied *denied, int man, int gear)
{
  CrOrder order = new_order (denied, CR_VERB_CLIMB);
  CrRefusal refusal;

  order.gear = gear;
  if (!cr_game_judge (denied->state, &order, &refusal) && refusal.why != CR_REFUSAL_NOT_AT_LADDER &&
      refusal.why != CR_REFUSAL_ON_LADDER)
    deny_with (denied, CR_VERB_CLIMB, gear);
}

/* Who stands at its foot has raised it, and is not expected to topple it. */
static void
deny_upright (Denied *denied, int man, int gear)
{
  const CrGear *ladder = &denied->state->gear[gear];
  gboolean above =
      cr_place_equal (denied->state->fighters[man].man.place, cr_gear_get_top (ladder));

  if (above || is_beside (denied->state, man, ladder->places[0])) {
    if (denied->n_men == 1) {
      deny_climb (denied, man, gear);
      if (above || ladder->rope)
        deny_with (denied, ladder->rope ? CR_VERB_CUT : CR_VERB_TOPPLE, gear);
    } else if (denied->n_men == CR_GEAR_BEARERS)
      deny_with (denied, CR_VERB_PULL, gear);
  }
}

static void
deny_ladder (Denied *denied, int man, int gear)
{
  const CrGear *ladder = &denied->state->gear[gear];

  if (ladder->state == CR_GEAR_UPRIGHT)
    deny_upright (denied, man, gear);
  else if (denied->state->fighters[man].gear == gear)
    deny_carried (denied, gear);
  else if (ladder->state == CR_GEAR_LYING && (is_beside (denied->state, man, ladder->places[0]) ||
                                              is_beside (denied->state, man, ladder->places[1])))
    deny_with (denied, CR_VERB_LIFT, gear);
}

/* LAD-05 */
static void
deny_on_ladder (Denied *denied)
{
  static const CrVerb verbs[] = { CR_VERB_STEP, CR_VERB_DOWN };

  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++)
    deny_with (denied, verbs[i], -1);
}

/* What burns beside him, when he can fight none of it. */
static void
deny_fires (Denied *denied, int man)
{
  CrOrder order = new_order (denied, CR_VERB_DOUSE);

  for (guint i = 0; i < denied->state->turn.n_blazes && !can_do (denied, CR_VERB_DOUSE); i++) {
    cr_fuel_name (&denied->state->turn.blazes[i].fuel, &order);
    if (is_beside (denied->state, man, denied->state->turn.blazes[i].fuel.place))
      try_order (denied, &order);
  }
}

/* STO-01: each thrower beside him, at the nearest foe. */
static void
deny_throwers (Denied *denied, int man)
{
  int foe = find_nearest_foe (denied->state, man, FALSE);
  CrOrder order;

  if (foe < 0 || can_do (denied, CR_VERB_HURL))
    return;
  for (int i = 0; i < (int) denied->state->turn.n_gear; i++)
    if (cr_verb_man_thrower (denied->state, man, i, &order)) {
      order.places[0] = denied->state->fighters[foe].man.place;
      try_order (denied, &order);
    }
}

/* Those at its foot expect to push what they stand in, and to strike with a ram; those at a winch
 * to let its bridge down. */
static void
deny_aboard (Denied *denied, int man)
{
  const CrState *state = denied->state;
  CrDeck deck = cr_deck_find (state, state->fighters[man].man.place, state->fighters[man].man.post);
  const CrWork *work = deck.gear >= 0 ? state->gear[deck.gear].work : NULL;
  CrOrder order = cr_order_new (CR_VERB_PUSH);

  if (work == NULL ||
      (deck.part == 0 ? work->pushes : cr_deck_get_part (state, deck)->winches)->len == 0)
    return;
  if (deck.part != 0)
    order.verb = CR_VERB_LOWER;
  order.gear = deck.gear;
  order.number = 1;
  if (!can_do (denied, order.verb))
    try_order (denied, &order);
  order.verb = CR_VERB_BATTER;
  if (!can_do (denied, order.verb) && cr_gear_is_ram (state, deck.gear))
    try_order (denied, &order);
}

/* One man, or the first of several, who does what only one does. */
static void
deny_alone (Denied *denied, int man)
{
  const CrFighter *fighter = &denied->state->fighters[man];
  gboolean climbs = fighter->man.post.kind == CR_POST_LADDER_TOP;

  if (climbs)
    deny_on_ladder (denied);
  else if (fighter->gear < 0 && !can_do (denied, CR_VERB_MOVE))
    deny_move (denied, man);
  if (!can_do (denied, CR_VERB_SHOOT))
    deny_shot (denied, man);
  if (!can_do (denied, CR_VERB_HAMSTRING))
    deny_hamstring (denied, man);
  deny_aboard (denied, man);
  deny_doors (denied, man);
  deny_fires (denied, man);
  deny_throwers (denied, man);
  deny_work (denied, man);
}

/* Returns: whether one of them can be ordered nothing */
static gboolean
deny_idle (Denied *denied)
{
  for (int i = 0; i < denied->n_men; i++) {
    CrDenial denial = { .order = cr_order_new (CR_VERB_MOVE),
                        .refusal = { .man = denied->men[i], .other = -1 } };

    denial.order.n_men = 1;
    denial.order.men[0] = denied->men[i];
    if (cr_verb_can_act (denied->state, &denial.order, denied->men[i], &denial.refusal))
      continue;
    g_array_append_val (denied->denials, denial);
    return TRUE;
  }
  return FALSE;
}

static gboolean
is_expected (const CrState *state, int gear, CrVerb verb)
{
  const CrWork *work = state->gear[gear].work;

  if (verb == CR_VERB_BATTER)
    return cr_gear_is_ram (state, gear);
  if (verb == CR_VERB_PUSH)
    return work->pushes->len > 0 || cr_gear_is_driven (&state->gear[gear]);
  return cr_work_is_siege_tower (work);
}

void
cr_game_list_gear_denied (CrState *state, int gear, const GArray *can, GArray *denials)
{
  static const CrVerb verbs[] = { CR_VERB_PUSH, CR_VERB_LOWER, CR_VERB_BATTER };
  Denied denied = { .state = state, .can = (GArray *) can, .denials = denials };

  g_array_set_size (denials, 0);
  if ((!cr_gear_stands (&state->gear[gear]) && !cr_gear_is_driven (&state->gear[gear])) ||
      cr_state_get_phase (state) == NULL || state->turn.over ||
      cr_state_get_awaited (state) != NULL)
    return;
  for (gsize i = 0; i < G_N_ELEMENTS (verbs); i++) {
    CrOrder order = cr_order_new (verbs[i]);

    order.gear = gear;
    order.number = 1;
    if (!can_do (&denied, verbs[i]) && is_expected (state, gear, verbs[i]))
      try_order (&denied, &order);
  }
}

void
cr_game_list_denied (CrState *state, const gint16 *men, int n_men, GArray *denials)
{
  g_autoptr (GArray) can = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  Denied denied = { state, men, n_men, can, denials };

  g_array_set_size (denials, 0);
  if (n_men == 0 || cr_state_get_phase (state) == NULL || state->turn.over ||
      cr_state_get_awaited (state) != NULL || deny_idle (&denied))
    return;
  cr_game_list_together (state, men, n_men, can);
  if (n_men == 1)
    deny_alone (&denied, men[0]);
  deny_attacks (&denied, men[0]);
  for (guint i = 0; i < state->turn.n_gear; i++)
    deny_ladder (&denied, men[0], (int) i);
}
