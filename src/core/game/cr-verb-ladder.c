/* cr-verb-ladder.c: ladders laid, carried, raised and toppled.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-curtain.h"
#include "cr-deck-private.h"
#include "cr-object-private.h"
#include "cr-ride-private.h"
#include "cr-setup-private.h"
#include "cr-verb-private.h"

int
cr_ladder_get_allowance (const CrState *state, int man)
{
  const CrFighter *fighter = &state->fighters[man];
  const CrWeather *weather = fighter->sheltered ? NULL : cr_state_get_weather (state);
  int allowance = cr_weather_get_allowance (weather, cr_fighter_get_allowance (fighter));

  return fighter->gear < 0
             ? allowance
             : MAX (0, allowance - cr_state_get_figure (state, CR_FIGURE_LADDER_BURDEN));
}

gboolean
cr_ladder_leaves_free (const CrState *state, int man, CrRefusal *refusal)
{
  if (state->fighters[man].gear >= 0)
    return cr_refuse (refusal, CR_REFUSAL_LADEN, "LAD-01", man);
  if (!cr_kneel_leaves_free (state, man, refusal))
    return FALSE;
  return (state->fighters[man].man.post.kind != CR_POST_LADDER_TOP &&
          state->fighters[man].man.post.kind != CR_POST_LADDER) ||
         cr_refuse (refusal, CR_REFUSAL_ON_LADDER, "LAD-05", man);
}

/* Both bearers let go of the ladder. */
static void
drop_ladder (CrState *state, CrEvents *events, int index)
{
  CrGear *ladder = cr_state_change_gear (state, events, index);

  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    if (ladder->bearers[i] >= 0)
      cr_state_change_fighter (state, events, ladder->bearers[i])->gear = -1;
    ladder->bearers[i] = -1;
  }
  ladder->state = CR_GEAR_LYING;
}

void
cr_ladder_let_go (CrState *state, CrEvents *events, int man)
{
  int index = state->fighters[man].gear;

  cr_ride_let_go (state, events, man);
  if (index < 0)
    return;
  drop_ladder (state, events, index);
  cr_events_add (events, CR_EVENT_LADDER_DROPPED, man)->number = index;
}

/* The author lays a ladder on the map at any time. */
gboolean
cr_verb_lay (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrGear ladder = { .id = order->gear >= 0 ? state->gear[order->gear].id : order->name,
                    .state = CR_GEAR_LYING,
                    .facing = (guint8) order->facing,
                    .bearers = { -1, -1 } };
  CrEvent *event;
  int index = order->gear;

  if (!cr_setup_lets (state, order, refusal))
    return FALSE;
  ladder.places[0] = ladder.places[1] = order->places[0];
  ladder.places[1].hex = cr_hex_neighbour (ladder.places[0].hex, (CrDirection) order->facing);
  for (int i = 0; i < 2; i++) {
    refusal->place = ladder.places[i];
    if (!cr_map_has_place (cr_state_get_map (state), ladder.places[i]))
      return cr_refuse (refusal, CR_REFUSAL_NO_HEX, "MOV-04", -1);
  }
  if (cr_map_find_side (cr_state_get_map (state), order->places[0], (CrDirection) order->facing,
                        CR_SIDE_BATTLEMENT) != NULL)
    return cr_refuse (refusal, CR_REFUSAL_WINDING, "MOV-13", -1);
  if (index >= 0 && state->gear[index].state != CR_GEAR_LYING &&
      state->gear[index].state != CR_GEAR_AWAY)
    return cr_refuse (refusal, CR_REFUSAL_NOT_LYING, "LAD-01", -1);
  if (events == NULL)
    return TRUE;
  if (index < 0)
    index = cr_state_add_gear (state, &ladder);
  else
    *cr_state_change_gear (state, events, index) = ladder;
  event = cr_events_add (events, CR_EVENT_LADDER_LAID, -1);
  event->typed = state->turn.number > 0;
  event->number = index;
  event->from = ladder.places[0];
  event->to = ladder.places[1];
  return TRUE;
}

/* By the author, at any time, but from under nobody. */
gboolean
cr_ladder_remove (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];
  CrEvent *event;

  if (ladder->state == CR_GEAR_AWAY)
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, NULL, -1);
  refusal->other = cr_state_find_climber (state, order->gear);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_CLIMBED, "LAD-15", -1);
  refusal->other = ladder->work != NULL ? cr_tower_find_aboard (state, order->gear) : -1;
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_ABOARD, NULL, -1);
  if (!cr_mine_can_be_filled (state, order->gear, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  if (ladder->state == CR_GEAR_CARRIED)
    cr_ladder_let_go (state, events, ladder->bearers[0]);
  cr_object_clear (state, events, order->gear);
  event = cr_events_add (
      events, ladder->work != NULL ? CR_EVENT_PIECE_REMOVED : CR_EVENT_LADDER_REMOVED, -1);
  event->typed = state->turn.number > 0;
  event->number = order->gear;
  event->from = ladder->places[0];
  cr_state_change_gear (state, events, order->gear)->state = CR_GEAR_AWAY;
  return TRUE;
}

/* Pays for what two men do together. */
static gboolean
can_pay (const CrState *state, const CrOrder *order, int man, int cost, CrRefusal *refusal)
{
  refusal->cost = cost;
  refusal->limit = state->fighters[man].points;
  refusal->place = state->fighters[man].man.place;
  return cr_verb_can_act (state, order, man, refusal) &&
         (cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "LAD-04", man));
}

static void
pay_points (CrState *state, CrEvents *events, int man, int cost)
{
  CrFighter *fighter = cr_state_change_fighter (state, events, man);

  fighter->points = (gint16) (fighter->points - cost);
  fighter->deeds |= CR_DEED_MOVED;
}

/* Of the two men who stands in which of its hexes; -1 for neither. */
static int
find_in (const CrState *state, const CrOrder *order, CrPlace place)
{
  for (int i = 0; i < order->n_men; i++)
    if (state->fighters[order->men[i]].man.post.kind == CR_POST_GROUND &&
        cr_place_equal (state->fighters[order->men[i]].man.place, place))
      return order->men[i];
  return -1;
}

gboolean
cr_verb_lift (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];
  int cost = cr_state_get_figure (state, CR_FIGURE_LADDER_LIFT), bearers[CR_GEAR_BEARERS];
  CrEvent *event;

  if (ladder->state != CR_GEAR_LYING)
    return cr_refuse (refusal, CR_REFUSAL_NOT_LYING, "LAD-01", order->men[0]);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    bearers[i] = find_in (state, order, ladder->places[i]);
    if (order->n_men != CR_GEAR_BEARERS || bearers[i] < 0)
      return cr_refuse (refusal, CR_REFUSAL_NO_BEARERS, "LAD-01", order->men[0]);
    if (!can_pay (state, order, bearers[i], cost, refusal) ||
        !cr_ladder_leaves_free (state, bearers[i], refusal))
      return FALSE;
  }
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    pay_points (state, events, bearers[i], cost);
    cr_state_change_fighter (state, events, bearers[i])->gear = (gint16) order->gear;
    cr_state_change_gear (state, events, order->gear)->bearers[i] = (gint16) bearers[i];
  }
  cr_state_change_gear (state, events, order->gear)->state = CR_GEAR_CARRIED;
  event = cr_events_add (events, CR_EVENT_LADDER_LIFTED, bearers[0]);
  event->other = (gint16) bearers[1];
  event->number = order->gear;
  event->rule = "LAD-01";
  return TRUE;
}

static gboolean
is_carried (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];

  if (ladder->state != CR_GEAR_CARRIED)
    return cr_refuse (refusal, CR_REFUSAL_NOT_CARRIED, "LAD-01", -1);
  for (int i = 0; i < CR_GEAR_BEARERS; i++)
    if (!cr_verb_can_act (state, order, ladder->bearers[i], refusal))
      return FALSE;
  return TRUE;
}

/* Why they do not get there with it: one of them would not by himself, or not with the ladder. */
static gboolean
refuse_carry (CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];

  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    int man = ladder->bearers[i];
    g_autoptr (CrReach) reach = cr_state_get_reach (state, man, -1);

    refusal->place = order->places[i];
    refusal->cost = cr_reach_get_cost (reach, order->places[i]);
    refusal->limit = state->fighters[man].points;
    if (refusal->cost == CR_IMPASSABLE)
      return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "MOV-04", man);
    if (refusal->cost > refusal->limit)
      return cr_refuse (refusal, CR_REFUSAL_POINTS, "MOV-13", man);
  }
  return cr_refuse (refusal, CR_REFUSAL_WINDING, "LAD-01", ladder->bearers[0]);
}

static gboolean
can_carry (CrState *state, const CrOrder *order, int *costs, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];

  if (!cr_carry_can_lie (state, order->places[0], order->places[1]))
    return cr_refuse (refusal, CR_REFUSAL_NO_BEARERS, "LAD-01", ladder->bearers[0]);
  refusal->place = order->places[0];
  if (cr_place_equal (order->places[0], ladder->places[0]) &&
      cr_place_equal (order->places[1], ladder->places[1]))
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, ladder->bearers[0]);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    int there = cr_find_in_hex (state, order->places[i], CR_POST_GROUND);

    refusal->place = order->places[i];
    if (there >= 0 && there != ladder->bearers[0] && there != ladder->bearers[1]) {
      refusal->other = there;
      return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", ladder->bearers[i]);
    }
  }
  return cr_carry_find_way (state, ladder, order->places, costs) ||
         refuse_carry (state, order, refusal);
}

static CrDirection
find_facing (CrHex from, CrHex to)
{
  CrDirection d = 0;

  while (d < CR_N_DIRECTIONS - 1 && !cr_hex_equal (cr_hex_neighbour (from, d), to))
    d++;
  return d;
}

gboolean
cr_verb_carry (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int costs[CR_GEAR_BEARERS];
  CrGear *ladder;
  CrEvent *event;

  if (!is_carried (state, order, refusal) || !can_carry (state, order, costs, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  ladder = cr_state_change_gear (state, events, order->gear);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    pay_points (state, events, ladder->bearers[i], costs[i]);
    cr_state_change_fighter (state, events, ladder->bearers[i])->man.place = order->places[i];
    ladder->places[i] = order->places[i];
  }
  ladder->facing = (guint8) find_facing (order->places[0].hex, order->places[1].hex);
  event = cr_events_add (events, CR_EVENT_LADDER_CARRIED, ladder->bearers[0]);
  event->other = ladder->bearers[1];
  event->number = order->gear;
  event->from = order->places[0];
  event->to = order->places[1];
  event->rule = "MOV-13";
  return TRUE;
}

/* TMP-06: a ladder takes flat ground. */
static gboolean
is_stair (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && kind->stairs;
}

gboolean
cr_ladder_can_lean (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrMap *map = cr_state_get_map (state);
  CrPlace foot = order->places[0];
  CrPlace top = cr_place_neighbour (foot, (CrDirection) order->facing);
  const CrLinkRule *rule = cr_ruleset_find_link (cr_state_get_ruleset (state), "ladder");

  refusal->place = top;
  if (is_stair (state, foot) && cr_ruleset_plays (cr_state_get_ruleset (state), "TMP-06"))
    return cr_refuse (refusal, CR_REFUSAL_STEEP, "TMP-06", -1);
  if (cr_map_find_side (map, foot, (CrDirection) order->facing, CR_SIDE_BATTLEMENT) == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_WALL, "LAD-02", -1);
  if (cr_defies_ladders (cr_castle_get_scene (cr_state_get_castle (state)), top))
    return cr_refuse (refusal, CR_REFUSAL_UNSCALED, "LAD-03", -1);
  if (cr_map_find_side (map, foot, (CrDirection) order->facing, CR_SIDE_HOARDING) != NULL)
    return cr_refuse (refusal, CR_REFUSAL_HOARDED, "LAD-16", -1);
  refusal->cost = cr_map_get_level (map, top) - cr_map_get_level (map, foot);
  refusal->limit = rule != NULL ? rule->reach.value : 0;
  return (refusal->cost >= 1 && refusal->cost <= refusal->limit) ||
         cr_refuse (refusal, CR_REFUSAL_HIGH, "LAD-06", -1);
}

gboolean
cr_game_is_foot (const CrState *state, CrPlace place)
{
  CrOrder order = cr_order_new (CR_VERB_RAISE);
  CrRefusal refusal;

  order.n_places = 1;
  order.places[0] = place;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    if (cr_ladder_can_lean (state, &order, &refusal))
      return TRUE;
  return FALSE;
}

gboolean
cr_verb_raise (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int cost = cr_state_get_figure (state, CR_FIGURE_LADDER_RAISE), bearers[CR_GEAR_BEARERS];
  CrGear *ladder = &state->gear[order->gear];
  CrEvent *event;

  if (!is_carried (state, order, refusal))
    return FALSE;
  if (!cr_place_equal (order->places[0], ladder->places[0]) &&
      !cr_place_equal (order->places[0], ladder->places[1]))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-02", ladder->bearers[0]);
  for (int i = 0; i < CR_GEAR_BEARERS; i++)
    if (!can_pay (state, order, bearers[i] = ladder->bearers[i], cost, refusal))
      return FALSE;
  if (!cr_ladder_can_lean (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < CR_GEAR_BEARERS; i++)
    pay_points (state, events, bearers[i], cost);
  drop_ladder (state, events, order->gear);
  ladder = cr_state_change_gear (state, events, order->gear);
  ladder->state = CR_GEAR_UPRIGHT;
  ladder->facing = (guint8) order->facing;
  ladder->places[0] = ladder->places[1] = order->places[0];
  ladder->raised = state->turn.played;
  event = cr_events_add (events, CR_EVENT_LADDER_RAISED, bearers[0]);
  event->other = (gint16) bearers[1];
  event->number = order->gear;
  event->from = order->places[0];
  event->to = cr_gear_get_top (ladder);
  event->rule = "LAD-02";
  return TRUE;
}

gboolean
cr_verb_drop (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  if (!is_carried (state, order, refusal))
    return FALSE;
  if (events != NULL)
    cr_ladder_let_go (state, events, state->gear[order->gear].bearers[0]);
  return TRUE;
}

/* LAD-10, LAD-11: from the battlement that it leans on, or from beside its foot. */
static gboolean
is_at_ladder (const CrState *state, int man, const CrGear *ladder)
{
  const CrMan *it = &state->fighters[man].man;
  gboolean below = !cr_state_says (state, "topple-below", "no");

  if (it->post.kind != CR_POST_GROUND || it->place.floor != ladder->places[0].floor)
    return FALSE;
  return cr_place_equal (it->place, cr_gear_get_top (ladder)) ||
         (below && cr_hex_distance (it->place.hex, ladder->places[0].hex) == 1 &&
          cr_map_get_level (cr_state_get_map (state), it->place) <=
              cr_map_get_level (cr_state_get_map (state), ladder->places[0]));
}

static gboolean
can_topple (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrGear *ladder = &state->gear[order->gear];

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (ladder->rope)
    return cr_refuse (refusal, CR_REFUSAL_ROPE, "LAD-10", man);
  if (ladder->state != CR_GEAR_UPRIGHT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_UPRIGHT, "LAD-10", man);
  if (!is_at_ladder (state, man, ladder))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-10", man);
  return (state->fighters[man].deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT)) == 0 ||
         cr_refuse (refusal, CR_REFUSAL_DONE, "LAD-10", man);
}

void
cr_ladder_lie (CrState *state, CrEvents *events, int index, const CrChoice *choice)
{
  CrGear *ladder = cr_state_change_gear (state, events, index);
  CrEvent *event;

  ladder->places[1].hex =
      choice != NULL ? choice->place.hex
                     : cr_hex_neighbour (ladder->places[0].hex,
                                         cr_direction_opposite ((CrDirection) ladder->facing));
  ladder->facing = (guint8) cr_hex_direction_to (ladder->places[0].hex, ladder->places[1].hex);
  event = cr_events_add (events, CR_EVENT_LADDER_LIES, -1);
  event->number = index;
  event->from = ladder->places[0];
  event->to = ladder->places[1];
  event->rule = "LAD-12";
}

/* LAD-12: the toppler says where it comes to lie, then his owner where the climber does. */
static void
fall_ladder (CrState *state, CrEvents *events, int index, int toppler)
{
  int climber = cr_state_find_climber (state, index);
  CrGear *ladder = cr_state_change_gear (state, events, index);
  CrAwaited lies = { .kind = CR_AWAITED_LADDER,
                     .party = state->fighters[toppler].side,
                     .man = -1,
                     .number = (gint16) index,
                     .from = ladder->places[0] };
  CrAwaited falls = { .kind = CR_AWAITED_DROP, .man = (gint16) climber, .from = ladder->places[0] };

  ladder->state = CR_GEAR_LYING;
  cr_events_add (events, CR_EVENT_LADDER_FELL, -1)->number = index;
  if (climber >= 0) {
    falls.party = state->fighters[climber].side;
    cr_decision_await (state, &falls);
  }
  cr_decision_await (state, &lies);
}

static void
hold_ladder (CrEvents *events, int index, const char *rule)
{
  CrEvent *event = cr_events_add (events, CR_EVENT_LADDER_HELD, -1);

  event->number = index;
  event->rule = rule;
}

gboolean
cr_verb_topple (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrEvent *event;
  const char *rule;
  gboolean falls;

  if (!can_topple (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  rule =
      cr_place_equal (state->fighters[man].man.place, cr_gear_get_top (&state->gear[order->gear]))
          ? "LAD-10"
          : "LAD-11";
  cr_state_change_fighter (state, events, man)->deeds |= CR_DEED_FOUGHT;
  event = cr_events_add (events, CR_EVENT_LADDER_TRIED, man);
  event->number = order->gear;
  event->rule = rule;
  falls = cr_roll (state, event, cr_state_get_figure (state, CR_FIGURE_DIE_SIDES)) <=
          cr_state_get_figure (state, CR_FIGURE_TOPPLE);
  if (falls)
    fall_ladder (state, events, order->gear, man);
  else
    hold_ladder (events, order->gear, rule);
  return TRUE;
}

/* For each ladder, what that man could do with it. */
static void
list_all (CrState *state, int man, CrVerb verb, CrVerbApply apply, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = 1;
  for (order.gear = 0; man >= 0 && order.gear < (int) state->turn.n_gear; order.gear++)
    if (apply (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
}

void
cr_verb_list_topple (CrState *state, int man, GArray *orders)
{
  list_all (state, man, CR_VERB_TOPPLE, cr_verb_topple, orders);
}

/* With whoever stands in the other of its hexes. */
void
cr_verb_list_lift (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_LIFT);
  CrRefusal refusal;

  order.n_men = CR_GEAR_BEARERS;
  for (order.gear = 0; man >= 0 && order.gear < (int) state->turn.n_gear; order.gear++) {
    const CrGear *ladder = &state->gear[order.gear];

    for (int i = 0; i < CR_GEAR_BEARERS; i++)
      order.men[i] = (gint16) cr_state_find_living (state, ladder->places[i], CR_POST_GROUND);
    if ((order.men[0] == man || order.men[1] == man) && order.men[0] >= 0 && order.men[1] >= 0 &&
        cr_verb_lift (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
  }
}

/* Only for the first of its bearers: an order names the ladder. */
static gboolean
man_leads (const CrState *state, int man)
{
  return man >= 0 && state->fighters[man].gear >= 0 &&
         state->gear[state->fighters[man].gear].bearers[0] == man;
}

void
cr_verb_list_drop (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_DROP);
  CrRefusal refusal;

  if (!man_leads (state, man))
    return;
  order.gear = state->fighters[man].gear;
  if (cr_verb_drop (state, &order, NULL, &refusal))
    g_array_append_val (orders, order);
}

void
cr_verb_list_raise (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_RAISE);
  CrRefusal refusal;

  if (!man_leads (state, man))
    return;
  order.gear = state->fighters[man].gear;
  order.n_places = 1;
  for (int i = 0; i < CR_GEAR_BEARERS; i++)
    for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++) {
      order.places[0] = state->gear[order.gear].places[i];
      if (cr_verb_raise (state, &order, NULL, &refusal))
        g_array_append_val (orders, order);
    }
}

/* One step on, either of them before the other. */
void
cr_verb_list_carry (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_CARRY);
  CrRefusal refusal;

  if (!man_leads (state, man))
    return;
  order.gear = state->fighters[man].gear;
  order.n_places = 2;
  for (int first = 0; first < CR_GEAR_BEARERS; first++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      const CrGear *ladder = &state->gear[order.gear];
      CrPlace to = ladder->places[first];

      to.hex = cr_hex_neighbour (to.hex, d);
      order.places[first] = to;
      order.places[1 - first] = ladder->places[first];
      if (!cr_place_equal (to, ladder->places[1 - first]) &&
          cr_verb_carry (state, &order, NULL, &refusal))
        g_array_append_val (orders, order);
    }
}
