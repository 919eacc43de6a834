/* cr-verb-ride.c: what is done with horses. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static gboolean
can_pay (const CrState *state, int man, int cost, const char *rule, CrRefusal *refusal)
{
  refusal->cost = cost;
  refusal->limit = state->fighters[man].points;
  return cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, rule, man);
}

/* He does something with a horse, who stands on the ground and has his hands free. */
static gboolean
is_ready (const CrState *state, const CrOrder *order, int man, CrRefusal *refusal)
{
  return cr_verb_can_act (state, order, man, refusal) &&
         cr_ladder_leaves_free (state, man, refusal) &&
         (state->fighters[man].man.post.kind == CR_POST_GROUND ||
          cr_refuse (refusal, CR_REFUSAL_NOT_AT_HORSE, "CHR-03", man));
}

/* CHR-04: on its hind legs, side by side; or about in its own hexes. */
typedef struct {
  CrPlace heads[CR_N_DIRECTIONS];
  int costs[CR_N_DIRECTIONS], n, cost;
} Turn;

static gboolean
turn_rider (const CrState *state,
            int man,
            CrFighter *fighter,
            int by,
            Turn *turn,
            CrRefusal *refusal)
{
  CrPlace rump = cr_fighter_get_rump (fighter), to = rump;
  CrDirection facing =
      (CrDirection) ((cr_fighter_get_facing (fighter) + by + CR_N_DIRECTIONS) % CR_N_DIRECTIONS);
  const CrWays *ways = cr_castle_get_ways (cr_state_get_castle (state));
  int mover = cr_state_get_mover (state, man), cost;
  CrBurden burden;

  to.hex = cr_hex_neighbour (rump.hex, facing);
  refusal->place = to;
  refusal->other = cr_ride_find_other (state, man, to);
  if (refusal->other >= 0 && cr_state_are_foes (state, man, refusal->other))
    return cr_refuse (refusal, CR_REFUSAL_ENEMY, "MOV-03", man);
  burden = cr_state_get_burden (state, man, to);
  if (!cr_map_has_place (cr_state_get_map (state), to) || burden.bars ||
      !cr_ways_can_step (ways, fighter->man.place, to, mover) ||
      !cr_ways_can_step (ways, rump, to, mover))
    return cr_refuse (refusal, CR_REFUSAL_NO_ROOM, "CHR-04", man);
  cost = cr_ways_step (ways, rump, to, mover).cost + burden.points +
         cr_state_get_figure (state, CR_FIGURE_TURN_POINTS);
  turn->heads[turn->n] = to;
  turn->costs[turn->n++] = cost;
  turn->cost += cost;
  fighter->man.place = to;
  fighter->man.rear = (gint8) cr_direction_opposite (facing);
  return TRUE;
}

static gboolean
find_turn (const CrState *state, int man, int facing, Turn *turn, CrRefusal *refusal)
{
  CrFighter fighter = state->fighters[man];
  int by = (facing - cr_fighter_get_facing (&fighter) + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;

  *turn = (Turn){ .n = 0 };
  if (by == CR_N_DIRECTIONS / 2) {
    turn->heads[0] = cr_fighter_get_rump (&fighter);
    turn->costs[0] = turn->cost = cr_state_get_figure (state, CR_FIGURE_ABOUT_POINTS);
    turn->n = 1;
    return TRUE;
  }
  while (cr_fighter_get_facing (&fighter) != facing)
    if (!turn_rider (state, man, &fighter, by < CR_N_DIRECTIONS / 2 ? 1 : -1, turn, refusal))
      return FALSE;
  return cr_ride_can_stand (state, man, fighter.man.place, (CrDirection) facing, refusal);
}

gboolean
cr_verb_face (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];
  CrPlace from = state->fighters[man].man.place;
  CrFighter *fighter;
  CrEvent *event;
  Turn turn;

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (!cr_fighter_rides (&state->fighters[man]))
    return cr_refuse (refusal, CR_REFUSAL_ON_FOOT, "CHR-04", man);
  if (cr_fighter_get_facing (&state->fighters[man]) == order->facing)
    return cr_refuse (refusal, CR_REFUSAL_SAME, NULL, man);
  if (!find_turn (state, man, order->facing, &turn, refusal))
    return FALSE;
  refusal->place = turn.heads[turn.n - 1];
  if (!can_pay (state, man, turn.cost, "CHR-04", refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < turn.n; i++)
    cr_ride_step (state, events, man, turn.heads[i]);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = (gint16) (fighter->points - turn.cost);
  fighter->deeds |= CR_DEED_MOVED;
  event = cr_events_add (events, CR_EVENT_TURNED, man);
  event->from = from;
  event->to = fighter->man.place;
  event->facing = (gint8) order->facing;
  event->number = turn.cost;
  event->rule = "CHR-04";
  return TRUE;
}

/* A horse that nobody else has, beside him. */
static gboolean
can_take (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *horse = &state->fighters[order->targets[0]];
  CrPlace here = state->fighters[man].man.place;
  CrPlace there =
      order->verb == CR_VERB_LEAD ? horse->man.place : cr_ride_get_nearer (&horse->man, here);

  refusal->other = order->targets[0];
  refusal->place = there;
  if (!cr_fighter_is_animal (horse) || horse->health == CR_HEALTH_DEAD)
    return cr_refuse (refusal, CR_REFUSAL_NO_HORSE, "CHR-03", man);
  if (horse->horse >= 0 && horse->horse != man) {
    refusal->other = horse->horse;
    return cr_refuse (refusal, CR_REFUSAL_HORSE_TAKEN, "CHR-03", man);
  }
  if (!horse->here || here.floor != there.floor || cr_hex_distance (here.hex, there.hex) != 1 ||
      !cr_can_step (state, man, there))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_HORSE, "CHR-03", man);
  return TRUE;
}

void
cr_ride_sit (CrState *state, CrEvents *events, int man, int index)
{
  CrFighter *rider, *horse;

  cr_ride_leave (state, events, man);
  rider = cr_state_change_fighter (state, events, man);
  horse = cr_state_change_fighter (state, events, index);
  rider->horse = (gint16) index;
  rider->man.body = CR_MAN_MOUNTED;
  rider->man.place = horse->man.place;
  rider->man.rear = horse->man.rear;
  horse->horse = (gint16) man;
  horse->here = FALSE;
}

void
cr_ride_mount (CrState *state, CrEvents *events, int man, int horse)
{
  CrFighter *rider;
  int points;

  cr_ride_sit (state, events, man, horse);
  rider = cr_state_change_fighter (state, events, man);
  points = rider->points * cr_state_get_figure (state, CR_FIGURE_SADDLE_POINTS);
  rider->points = (gint16) MIN (points, cr_fighter_get_allowance (rider));
}

gboolean
cr_verb_mount (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], cost = cr_state_get_figure (state, CR_FIGURE_MOUNT_POINTS);
  CrFighter *fighter;
  CrEvent *event;

  if (!is_ready (state, order, man, refusal))
    return FALSE;
  if (!state->fighters[man].character->rides)
    return cr_refuse (refusal, CR_REFUSAL_NO_RIDER, "CHR-03", man);
  if (!can_take (state, order, refusal) || !can_pay (state, man, cost, "CHR-03", refusal))
    return FALSE;
  if (cr_ride_find_other (state, order->targets[0], state->fighters[order->targets[0]].man.place) >=
      0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = (gint16) (fighter->points - cost);
  fighter->deeds |= CR_DEED_MOVED;
  event = cr_events_add (events, CR_EVENT_MOUNTED, man);
  event->from = fighter->man.place;
  event->other = order->targets[0];
  event->rule = "CHR-03";
  cr_ride_mount (state, events, man, order->targets[0]);
  return TRUE;
}

gboolean
cr_verb_dismount (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], cost = cr_state_get_figure (state, CR_FIGURE_DISMOUNT_POINTS);
  const CrFighter *rider = &state->fighters[man];
  CrPlace to = order->places[0], from = cr_ride_get_nearer (&rider->man, to);
  CrFighter *fighter;
  CrEvent *event;

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (!cr_fighter_rides (rider))
    return cr_refuse (refusal, CR_REFUSAL_ON_FOOT, "CHR-03", man);
  refusal->place = to;
  refusal->other = cr_find_in_hex (state, to, CR_POST_GROUND);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  if (from.floor != to.floor || cr_hex_distance (from.hex, to.hex) != 1 ||
      !cr_ride_can_alight (state, man, from, to))
    return cr_refuse (refusal, CR_REFUSAL_NO_WAY, "CHR-03", man);
  if (!can_pay (state, man, cost, "CHR-03", refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  event = cr_events_add (events, CR_EVENT_DISMOUNTED, man);
  event->from = rider->man.place;
  event->to = to;
  event->other = rider->horse;
  event->rule = "CHR-03";
  cr_ride_leave (state, events, man);
  fighter = cr_state_change_fighter (state, events, man);
  fighter->man.place = to;
  fighter->points = (gint16) ((fighter->points - cost) /
                              MAX (1, cr_state_get_figure (state, CR_FIGURE_SADDLE_POINTS)));
  fighter->points = (gint16) MIN (fighter->points, cr_fighter_get_allowance (fighter));
  fighter->deeds |= CR_DEED_MOVED;
  return TRUE;
}

gboolean
cr_verb_lead (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], horse = order->targets[0];
  CrEvent *event;

  if (!is_ready (state, order, man, refusal) || !can_take (state, order, refusal))
    return FALSE;
  refusal->other = man;
  if (state->fighters[man].horse >= 0)
    return cr_refuse (refusal, CR_REFUSAL_HORSE_TAKEN, "CHR-03", man);
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, man)->horse = (gint16) horse;
  cr_state_change_fighter (state, events, horse)->horse = (gint16) man;
  event = cr_events_add (events, CR_EVENT_LED, man);
  event->other = (gint16) horse;
  event->rule = "CHR-03";
  return TRUE;
}

gboolean
cr_verb_release (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0];

  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (!cr_fighter_leads (&state->fighters[man]))
    return cr_refuse (refusal, CR_REFUSAL_NO_BRIDLE, "CHR-03", man);
  if (events != NULL)
    cr_ride_let_go (state, events, man);
  return TRUE;
}

static void
add_if (CrState *state, const CrOrder *order, GArray *orders)
{
  if (cr_game_judge (state, order, NULL))
    g_array_append_val (orders, *order);
}

static CrOrder
begin_order (CrVerb verb, int man)
{
  CrOrder order = cr_order_new (verb);

  order.men[0] = (gint16) man;
  order.n_men = 1;
  return order;
}

void
cr_verb_list_face (CrState *state, int man, GArray *orders)
{
  CrOrder order = begin_order (CR_VERB_FACE, man);

  if (man < 0 || !cr_fighter_rides (&state->fighters[man]))
    return;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    add_if (state, &order, orders);
}

static void
list_horses (CrState *state, CrVerb verb, int man, GArray *orders)
{
  CrOrder order = begin_order (verb, man);

  order.n_targets = 1;
  for (guint i = 0; man >= 0 && i < state->turn.n_fighters; i++) {
    order.targets[0] = (gint16) i;
    if (cr_fighter_is_animal (&state->fighters[i]))
      add_if (state, &order, orders);
  }
}

void
cr_verb_list_mount (CrState *state, int man, GArray *orders)
{
  list_horses (state, CR_VERB_MOUNT, man, orders);
}

void
cr_verb_list_lead (CrState *state, int man, GArray *orders)
{
  list_horses (state, CR_VERB_LEAD, man, orders);
}

void
cr_verb_list_dismount (CrState *state, int man, GArray *orders)
{
  CrOrder order = begin_order (CR_VERB_DISMOUNT, man);
  const CrMan *rider;

  if (man < 0 || !cr_fighter_rides (&state->fighters[man]))
    return;
  rider = &state->fighters[man].man;
  order.n_places = 1;
  for (int i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrPlace from = i < CR_N_DIRECTIONS ? rider->place : cr_fighter_get_rump (&state->fighters[man]);

    order.places[0] = cr_place_neighbour (from, (CrDirection) (i % CR_N_DIRECTIONS));
    if (i < CR_N_DIRECTIONS || cr_hex_distance (order.places[0].hex, rider->place.hex) > 1)
      add_if (state, &order, orders);
  }
}

void
cr_verb_list_release (CrState *state, int man, GArray *orders)
{
  CrOrder order = begin_order (CR_VERB_RELEASE, man);

  if (man >= 0 && cr_fighter_leads (&state->fighters[man]))
    add_if (state, &order, orders);
}
