/* cr-verb-tower.c: siege towers and rams put down, pushed and turned.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-deck-private.h"
#include "cr-object-private.h"
#include "cr-tower-ground.h"
#include "cr-verb-private.h"
#include "cr-view.h"

/* Whether it may stand there: on the ground, in no other, on no man and no ladder that stands. */
static gboolean
is_free (CrState *state, const CrTower *tower, int gear, CrRefusal *refusal)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  CrTower rolling = *tower;

  rolling.moving = TRUE;
  refusal->place = tower->front;
  refusal->limit = tower->facing;
  if (!cr_tower_check (&rolling, cr_state_get_map (state), NULL) ||
      !cr_tower_check_ground (&rolling, scene, NULL))
    return cr_refuse (refusal, CR_REFUSAL_TOWER_GROUND, tower->type->bridges ? "TWO-04" : "TWR-07",
                      -1);
  for (int i = 0; i < (int) state->turn.n_gear; i++) {
    const CrGear *other = &state->gear[i];
    gboolean upright = other->state == CR_GEAR_UPRIGHT;
    CrTower it = cr_gear_get_tower (state, i);

    for (guint j = 0; i != gear && j < cr_work_get_part (tower->type, 0)->hexes->len; j++) {
      refusal->place.hex = cr_tower_get_hex (
          tower, g_array_index (cr_work_get_part (tower->type, 0)->hexes, CrHex, j));
      if (upright ? cr_place_equal (other->places[0], refusal->place)
                  : cr_gear_stands (other) && cr_tower_stands_on (&it, refusal->place.hex)) {
        refusal->cost = i;
        return cr_refuse (refusal, CR_REFUSAL_TOWER_MEETS, "TWR-07", -1);
      }
    }
  }
  for (guint j = 0; j < cr_work_get_part (tower->type, 0)->hexes->len; j++) {
    refusal->place.hex = cr_tower_get_hex (
        tower, g_array_index (cr_work_get_part (tower->type, 0)->hexes, CrHex, j));
    refusal->other = cr_find_in_hex (state, refusal->place, CR_POST_GROUND);
    if (refusal->other >= 0)
      return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", -1);
  }
  return TRUE;
}

/* Returns: the first man who is aboard, or -1 */
int
cr_tower_find_aboard (const CrState *state, int gear)
{
  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_state_is_aboard (state, (int) i, gear))
      return (int) i;
  return -1;
}

/* None of its men leaves the map with it. */
static gboolean
keeps_men (const CrState *state, int index, const CrTower *to, CrRefusal *refusal)
{
  CrTower from = cr_gear_get_tower (state, index);

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    CrHex own = cr_tower_get_own (&from, state->fighters[i].man.place.hex);

    refusal->place = (CrPlace){ 0, cr_tower_get_hex (to, own) };
    if (cr_state_is_aboard (state, (int) i, index) &&
        !cr_map_has_place (cr_state_get_map (state), refusal->place))
      return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "TWR-08", (int) i);
  }
  return TRUE;
}

/* It goes there with all who are on it. */
static void
bring_tower (CrState *state, CrEvents *events, int index, CrTower to)
{
  CrTower from = cr_gear_get_tower (state, index);
  CrGear *gear;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    CrHex own = cr_tower_get_own (&from, state->fighters[i].man.place.hex);

    if (cr_state_is_aboard (state, (int) i, index))
      cr_state_change_fighter (state, events, (int) i)->man.place.hex = cr_tower_get_hex (&to, own);
  }
  gear = cr_state_change_gear (state, events, index);
  gear->linked = FALSE;
  gear->places[0] = gear->places[1] = to.front;
  gear->facing = (guint8) to.facing;
}

/* By the author, at any time: TWR-08, over the edge or where a scenario begins with it. */
gboolean
cr_tower_place (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int index = order->gear;
  const CrGear *was = index >= 0 ? &state->gear[index] : NULL;
  CrGear gear = { .id = order->name,
                  .work = order->work != NULL ? order->work
                          : was != NULL       ? was->work
                                              : NULL,
                  .state = CR_GEAR_STANDING,
                  .bearers = { -1, -1 },
                  .raised = -1 };
  CrTower tower;

  if (gear.work == NULL || (was != NULL && was->work != gear.work))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ROLLED, "TWR-01", -1);
  gear.places[0] = gear.places[1] = order->places[0];
  gear.facing = (guint8) (order->facing >= 0 ? order->facing : was != NULL ? was->facing : 0);
  tower = (CrTower){ gear.places[0], (CrDirection) gear.facing, gear.work, FALSE, 1, TRUE };
  if (was != NULL && was->bridge_down)
    return cr_refuse (refusal, CR_REFUSAL_BRIDGE_DOWN, "TWR-10", -1);
  if (!is_free (state, &tower, index, refusal) ||
      (was != NULL && cr_gear_stands (was) && !keeps_men (state, index, &tower, refusal)))
    return FALSE;
  if (events == NULL)
    return TRUE;
  tower.wall = cr_tower_measure_wall (&tower, cr_castle_get_scene (cr_state_get_castle (state)));
  gear.wall = (guint8) tower.wall;
  if (was != NULL && cr_gear_stands (was)) {
    bring_tower (state, events, index, tower);
    if (cr_tower_find_aboard (state, index) < 0)
      cr_state_change_gear (state, events, index)->wall = gear.wall;
  } else if (was != NULL)
    *cr_state_change_gear (state, events, index) = gear;
  else
    index = cr_state_add_gear (state, &gear);
  cr_gear_tell_placed (state, events, index);
  return TRUE;
}

/* TWR-09: whoever fought since his side last moved. */
static gboolean
is_spent (const CrState *state, const CrFighter *fighter)
{
  return fighter->fought > 0 && fighter->fought >= state->turn.played - (int) state->n_parties;
}

/* At its foot; hexes beyond the edge of the map are manned by those who come in with it (TWR-08).
 * @other_out: -1, or a foe among them */
static int
count_pushers (const CrState *state, int gear, int *other_out)
{
  CrTower tower = cr_gear_get_tower (state, gear);
  const GArray *hexes = cr_work_get_part (tower.type, 0)->hexes;
  int n = 0;

  *other_out = -1;
  for (guint i = 0; i < hexes->len; i++)
    n += !cr_grid_contains (cr_map_get_grid (cr_state_get_map (state)),
                            cr_tower_get_hex (&tower, g_array_index (hexes, CrHex, i)));
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *fighter = &state->fighters[i];

    if (!cr_state_is_aboard (state, (int) i, gear) ||
        cr_deck_find (state, fighter->man.place, fighter->man.post).part != 0)
      continue;
    if (fighter->side != cr_state_get_actor (state))
      *other_out = (int) i;
    else
      n += cr_fighter_can_act (fighter) && !is_spent (state, fighter);
  }
  return n;
}

static int
count_passengers (const CrState *state, int gear)
{
  int n = 0;

  for (guint i = 0; i < state->turn.n_fighters; i++)
    n += cr_state_is_aboard (state, (int) i, gear) &&
         cr_deck_find (state, state->fighters[i].man.place, state->fighters[i].man.post).part != 0;
  return n;
}

/* TWR-07, TWR-11: hexes a turn. @fewest_out: men that one hex takes */
static int
find_rate (const CrState *state, int gear, int n_men, int *fewest_out)
{
  const CrWork *work = state->gear[gear].work;
  gboolean by_load = cr_state_says (state, "tower-pushers", "load");
  int n_above = count_passengers (state, gear), best = 0;

  *fewest_out = G_MAXINT;
  for (guint i = 0; i < work->pushes->len; i++) {
    const CrWorkPush *push = &g_array_index (work->pushes, CrWorkPush, i);

    if (push->below > 0 && (!by_load || n_above >= push->below))
      continue;
    *fewest_out = MIN (*fewest_out, push->men);
    if (n_men >= push->men)
      best = MAX (best, push->hexes.value);
  }
  return best;
}

static int
count_rolled (const CrState *state, int gear)
{
  return state->gear[gear].raised == state->turn.played ? state->gear[gear].rolled : 0;
}

/* Whether its men could move it now, so many hexes. */
static gboolean
can_roll (const CrState *state, int gear, int n_hexes, CrRefusal *refusal)
{
  int n_men, rate;

  if (!cr_gear_stands (&state->gear[gear]))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ROLLED, "TWR-07", -1);
  if (state->gear[gear].bridge_down)
    return cr_refuse (refusal, CR_REFUSAL_BRIDGE_DOWN, "TWR-10", -1);
  n_men = count_pushers (state, gear, &refusal->other);
  if (refusal->other >= 0) {
    refusal->place = state->fighters[refusal->other].man.place;
    return cr_refuse (refusal, CR_REFUSAL_ENEMY, "TWR-07", -1);
  }
  rate = find_rate (state, gear, n_men, &refusal->limit);
  refusal->cost = n_men;
  if (rate == 0)
    return cr_refuse (refusal, CR_REFUSAL_FEW_PUSHERS, "TWR-07", -1);
  refusal->cost = count_rolled (state, gear);
  refusal->limit = rate;
  return refusal->cost + n_hexes <= rate || cr_refuse (refusal, CR_REFUSAL_ROLLED, "TWR-07", -1);
}

static void
roll_gear (CrState *state, CrEvents *events, int index, CrTower to, int n_hexes)
{
  int rolled = count_rolled (state, index);
  CrGear *gear;

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrMan *it = &state->fighters[i].man;

    if (cr_state_is_aboard (state, (int) i, index) &&
        cr_deck_find (state, it->place, it->post).part == 0) {
      CrFighter *fighter = cr_state_change_fighter (state, events, (int) i);

      fighter->points = 0;
      fighter->deeds |= CR_DEED_MOVED;
    }
  }
  bring_tower (state, events, index, to);
  gear = cr_state_change_gear (state, events, index);
  gear->raised = state->turn.played;
  gear->rolled = (guint8) (rolled + n_hexes);
}

static gboolean
push_tower (CrState *state,
            const CrOrder *order,
            gboolean back,
            CrEvents *events,
            CrRefusal *refusal)
{
  CrTower tower;
  CrEvent *event;
  CrPlace from;

  if (cr_gear_is_driven (&state->gear[order->gear]))
    return back ? cr_refuse (refusal, CR_REFUSAL_FORWARDS, "WAG-02", -1)
                : cr_cart_push (state, order, events, refusal);
  if (back && !cr_ruleset_plays (cr_state_get_ruleset (state), "TWO-04"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "TWO-04", -1);
  if (!can_roll (state, order->gear, order->number, refusal))
    return FALSE;
  tower = cr_gear_get_tower (state, order->gear);
  from = tower.front;
  for (int i = 0; i < order->number; i++) {
    tower.front.hex = cr_hex_neighbour (tower.front.hex,
                                        back ? cr_direction_opposite (tower.facing) : tower.facing);
    if (!is_free (state, &tower, order->gear, refusal))
      return FALSE;
  }
  if (!keeps_men (state, order->gear, &tower, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  roll_gear (state, events, order->gear, tower, order->number);
  event = cr_events_add (events, back ? CR_EVENT_PIECE_BACKED : CR_EVENT_PIECE_PUSHED, -1);
  event->number = order->gear;
  event->from = from;
  event->to = tower.front;
  event->rule = tower.type->pivots ? "TWO-04" : "TWR-07";
  return TRUE;
}

gboolean
cr_verb_push (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  return push_tower (state, order, FALSE, events, refusal);
}

gboolean
cr_verb_back (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  return push_tower (state, order, TRUE, events, refusal);
}

/* TWO-04: on its middle, by one side, which takes the whole turn. */
gboolean
cr_verb_turn (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *gear = &state->gear[order->gear];
  CrTower tower, turned;
  CrEvent *event;
  int turn, rate;

  if (cr_gear_is_driven (gear))
    return cr_cart_turn (state, order, events, refusal);
  if (!cr_gear_stands (gear))
    return cr_refuse (refusal, CR_REFUSAL_NOT_ROLLED, "TWO-04", -1);
  if (!cr_ruleset_plays (cr_state_get_ruleset (state), "TWO-04"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "TWO-04", -1);
  if (!gear->work->pivots)
    return cr_refuse (refusal, CR_REFUSAL_NO_PIVOT, "TWR-07", -1);
  turn = (order->facing + CR_N_DIRECTIONS - gear->facing) % CR_N_DIRECTIONS;
  if (turn != 1 && turn != CR_N_DIRECTIONS - 1)
    return cr_refuse (refusal, CR_REFUSAL_TURN, "TWO-04", -1);
  if (!can_roll (state, order->gear, 1, refusal))
    return FALSE;
  if (count_rolled (state, order->gear) > 0)
    return cr_refuse (refusal, CR_REFUSAL_ROLLED, "TWO-04", -1);
  rate = refusal->limit;
  tower = turned = cr_gear_get_tower (state, order->gear);
  turned.facing = (CrDirection) order->facing;
  turned.front.hex = cr_hex_sub (cr_tower_get_hex (&tower, gear->work->pivot),
                                 cr_hex_rotate (gear->work->pivot, turned.facing));
  if (!is_free (state, &turned, order->gear, refusal) ||
      !keeps_men (state, order->gear, &turned, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  roll_gear (state, events, order->gear, turned, rate);
  event = cr_events_add (events, CR_EVENT_PIECE_TURNED, -1);
  event->number = order->gear;
  event->from = tower.front;
  event->to = turned.front;
  event->rule = "TWO-04";
  return TRUE;
}

/* Who of them is asked: the orders of a piece are those of all who can push it. */
static int
find_pushed (const CrState *state, int man)
{
  const CrMan *it = &state->fighters[man].man;
  CrDeck deck = cr_deck_find (state, it->place, it->post);

  if (deck.gear < 0)
    return cr_cart_find_driven (state, man);
  return deck.part == 0 ? deck.gear : -1;
}

static void
list_push (CrState *state, int man, CrVerb verb, CrVerbApply apply, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  order.gear =
      man >= 0 && cr_verb_can_act (state, NULL, man, &refusal) ? find_pushed (state, man) : -1;
  for (order.number = 1; order.gear >= 0 && apply (state, &order, NULL, &refusal); order.number++)
    g_array_append_val (orders, order);
}

void
cr_verb_list_push (CrState *state, int man, GArray *orders)
{
  list_push (state, man, CR_VERB_PUSH, cr_verb_push, orders);
}

void
cr_verb_list_back (CrState *state, int man, GArray *orders)
{
  list_push (state, man, CR_VERB_BACK, cr_verb_back, orders);
}

void
cr_verb_list_turn (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_TURN);
  CrRefusal refusal;

  order.gear =
      man >= 0 && cr_verb_can_act (state, NULL, man, &refusal) ? find_pushed (state, man) : -1;
  for (order.facing = 0; order.gear >= 0 && order.facing < CR_N_DIRECTIONS; order.facing++)
    if (cr_verb_turn (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
}
