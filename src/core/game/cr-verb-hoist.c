/* cr-verb-hoist.c: ladders that stand, shifted, pulled up and slid down.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* Two men who are free to work and can pay so much. */
static gboolean
can_two (const CrState *state, const CrOrder *order, int cost, gboolean free, CrRefusal *refusal)
{
  if (order->n_men != CR_GEAR_BEARERS || order->men[0] == order->men[1])
    return cr_refuse (refusal, CR_REFUSAL_NO_BEARERS, "LAD-01", order->men[0]);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    int man = order->men[i];

    refusal->cost = cost;
    refusal->limit = state->fighters[man].points;
    refusal->place = state->fighters[man].man.place;
    if (!cr_verb_can_act (state, order, man, refusal) ||
        (free && !cr_ladder_leaves_free (state, man, refusal)))
      return FALSE;
    if (cost > refusal->limit)
      return cr_refuse (refusal, CR_REFUSAL_POINTS, "LAD-04", man);
  }
  return TRUE;
}

static void
pay_points (CrState *state, CrEvents *events, const CrOrder *order, int cost)
{
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, order->men[i]);

    fighter->points = (gint16) (fighter->points - cost);
    fighter->deeds |= CR_DEED_MOVED;
  }
}

/* LAD-15: -1, or an enemy beside its foot; whoever is above it on the wall is not. */
static int
find_foe_below (const CrState *state, int man, CrPlace foot)
{
  const CrMap *map = cr_state_get_map (state);

  for (guint i = 0; i < state->turn.n_fighters; i++) {
    CrPlace place = state->fighters[i].man.place;

    if (cr_fighter_is_living (&state->fighters[i]) && cr_state_are_foes (state, man, (int) i) &&
        place.floor == foot.floor && cr_hex_distance (place.hex, foot.hex) <= 1 &&
        cr_map_get_level (map, place) <= cr_map_get_level (map, foot))
      return (int) i;
  }
  return -1;
}

/* LAD-13, LAD-14: -1, or an enemy who is able to attack him where he stands. */
static int
find_attacker (const CrState *state, int man)
{
  CrRefusal unused;

  for (guint i = 0; i < state->turn.n_fighters; i++)
    if (cr_fighter_can_act (&state->fighters[i]) && cr_state_are_foes (state, man, (int) i) &&
        cr_attack_can_reach (state, (int) i, man, &unused))
      return (int) i;
  return -1;
}

/* LAD-15: nobody is on it and no enemy beside its foot. */
static gboolean
is_clear (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];

  if (ladder->state != CR_GEAR_UPRIGHT)
    return cr_refuse (refusal, CR_REFUSAL_NOT_UPRIGHT, "LAD-04", order->men[0]);
  refusal->other = cr_state_find_climber (state, order->gear);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_CLIMBED, "LAD-15", order->men[0]);
  refusal->other = find_foe_below (state, order->men[0], ladder->places[0]);
  return refusal->other < 0 || cr_refuse (refusal, CR_REFUSAL_ENEMY_NEAR, "LAD-15", order->men[0]);
}

/* Both stand beside that hex, or in it. */
static gboolean
are_beside (const CrState *state, const CrOrder *order, CrPlace place, CrRefusal *refusal)
{
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    const CrMan *man = &state->fighters[order->men[i]].man;

    if (man->post.kind != CR_POST_GROUND || man->place.floor != place.floor ||
        cr_hex_distance (man->place.hex, place.hex) > 1)
      return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-04", order->men[i]);
  }
  return TRUE;
}

static CrEvent *
add_event (CrEvents *events, CrEventKind kind, const CrOrder *order, const char *rule)
{
  CrEvent *event = cr_events_add (events, kind, order->men[0]);

  event->other = order->men[1];
  event->number = order->gear;
  event->rule = rule;
  return event;
}

static void
stand_up (CrState *state, CrEvents *events, const CrOrder *order, CrPlace foot, CrDirection facing)
{
  CrGear *ladder = cr_state_change_gear (state, events, order->gear);

  ladder->state = CR_GEAR_UPRIGHT;
  ladder->places[0] = ladder->places[1] = foot;
  ladder->facing = (guint8) facing;
  ladder->raised = state->turn.played;
}

static gboolean
stands_so (const CrGear *ladder, const CrOrder *order)
{
  return cr_place_equal (order->places[0], ladder->places[0]) && order->facing == ladder->facing;
}

/* LAD-04: a ladder that stands is shifted by one hex, or turned. */
gboolean
cr_verb_shift (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *ladder = &state->gear[order->gear];
  int cost = cr_state_get_figure (state, CR_FIGURE_LADDER_SHIFT);
  CrEvent *event;

  if (ladder->rope)
    return cr_refuse (refusal, CR_REFUSAL_ROPE, "LAD-04", order->men[0]);
  if (!can_two (state, order, cost, TRUE, refusal) || !is_clear (state, order, refusal) ||
      !are_beside (state, order, ladder->places[0], refusal))
    return FALSE;
  if (order->places[0].floor != ladder->places[0].floor ||
      cr_hex_distance (order->places[0].hex, ladder->places[0].hex) > 1)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-04", order->men[0]);
  if (stands_so (ladder, order))
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "LAD-04", order->men[0]);
  if (!cr_ladder_can_lean (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  pay_points (state, events, order, cost);
  stand_up (state, events, order, order->places[0], (CrDirection) order->facing);
  event = add_event (events, CR_EVENT_LADDER_RAISED, order, "LAD-04");
  event->from = order->places[0];
  event->to = cr_gear_get_top (&state->gear[order->gear]);
  return TRUE;
}

/* LAD-13, LAD-14: on the wall, and left in peace. */
static gboolean
are_on_wall (const CrState *state, const CrOrder *order, const char *rule, CrRefusal *refusal)
{
  const CrMap *map = cr_state_get_map (state);

  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    CrPlace place = state->fighters[order->men[i]].man.place;
    const CrStructureKind *kind =
        cr_ruleset_find_structure (cr_state_get_ruleset (state), cr_map_get_structure (map, place));

    refusal->place = place;
    if (kind == NULL || !kind->wall_walk)
      return cr_refuse (refusal, CR_REFUSAL_NO_WALL, rule, order->men[i]);
    refusal->other = find_attacker (state, order->men[i]);
    if (refusal->other >= 0)
      return cr_refuse (refusal, CR_REFUSAL_ENEMY_NEAR, rule, order->men[i]);
  }
  return cr_hex_distance (state->fighters[order->men[0]].man.place.hex,
                          state->fighters[order->men[1]].man.place.hex) == 1 ||
         cr_refuse (refusal, CR_REFUSAL_NO_BEARERS, rule, order->men[0]);
}

static gboolean
plays (const CrState *state, const char *rule, CrRefusal *refusal)
{
  return cr_ruleset_plays (cr_state_get_ruleset (state), rule) ||
         cr_refuse (refusal, CR_REFUSAL_UNPLAYED, rule, -1);
}

/* LAD-13: it lies on their hexes then, and they hold it. */
gboolean
cr_verb_pull (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int cost = cr_state_get_figure (state, CR_FIGURE_LADDER_PULL);
  CrGear *ladder = &state->gear[order->gear];

  if (!(ladder->rope || plays (state, "LAD-13", refusal)) ||
      !can_two (state, order, cost, TRUE, refusal) || !is_clear (state, order, refusal) ||
      !are_beside (state, order, ladder->places[0], refusal) ||
      !are_on_wall (state, order, "LAD-13", refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  pay_points (state, events, order, cost);
  ladder = cr_state_change_gear (state, events, order->gear);
  if (ladder->rope) {
    ladder->state = CR_GEAR_AWAY;
    cr_state_change_fighter (state, events, order->men[0])->grapnels++;
    add_event (events, CR_EVENT_LADDER_PULLED, order, "GRP-03");
    return TRUE;
  }
  ladder->state = CR_GEAR_CARRIED;
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    ladder->places[i] = state->fighters[order->men[i]].man.place;
    ladder->bearers[i] = order->men[i];
    cr_state_change_fighter (state, events, order->men[i])->gear = (gint16) order->gear;
  }
  add_event (events, CR_EVENT_LADDER_PULLED, order, "LAD-13");
  return TRUE;
}

/* LAD-14: down from the edge that one of them stands at; the side is told from the lower hex. */
static gboolean
can_slide (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  CrPlace top = cr_place_neighbour (order->places[0], (CrDirection) order->facing);
  const CrGear *ladder = &state->gear[order->gear];

  if (ladder->state != CR_GEAR_CARRIED || state->fighters[order->men[0]].gear != order->gear ||
      state->fighters[order->men[1]].gear != order->gear)
    return cr_refuse (refusal, CR_REFUSAL_NOT_CARRIED, "LAD-14", order->men[0]);
  if (!cr_place_equal (top, ladder->places[0]) && !cr_place_equal (top, ladder->places[1]))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "LAD-14", order->men[0]);
  refusal->place = order->places[0];
  refusal->other = cr_state_find_living (state, order->places[0], CR_POST_GROUND);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "LAD-14", order->men[0]);
  return cr_ladder_can_lean (state, order, refusal);
}

gboolean
cr_verb_slide (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int cost = cr_state_get_figure (state, CR_FIGURE_LADDER_SLIDE);
  CrEvent *event;

  if (!plays (state, "LAD-14", refusal) || !can_two (state, order, cost, FALSE, refusal) ||
      !can_slide (state, order, refusal) || !are_on_wall (state, order, "LAD-14", refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  pay_points (state, events, order, cost);
  for (int i = 0; i < CR_GEAR_BEARERS; i++) {
    cr_state_change_fighter (state, events, order->men[i])->gear = -1;
    cr_state_change_gear (state, events, order->gear)->bearers[i] = -1;
  }
  stand_up (state, events, order, order->places[0], (CrDirection) order->facing);
  /* A ladder that was slid down may be climbed at once. */
  cr_state_change_gear (state, events, order->gear)->raised--;
  event = add_event (events, CR_EVENT_LADDER_SLID, order, "LAD-14");
  event->from = order->places[0];
  event->to = cr_gear_get_top (&state->gear[order->gear]);
  return TRUE;
}

/* Another man who could help him, by whom each order is tried. */
typedef void (*EachPair) (CrState *state, CrOrder *order, CrVerbApply apply, GArray *orders);

static void
try_sides (CrState *state, CrOrder *order, CrPlace foot, CrVerbApply apply, GArray *orders)
{
  CrRefusal refusal;

  order->places[0] = foot;
  for (order->facing = 0; order->facing < CR_N_DIRECTIONS; order->facing++)
    if (apply (state, order, NULL, &refusal))
      g_array_append_val (orders, *order);
}

static void
try_feet (CrState *state, CrOrder *order, CrVerbApply apply, GArray *orders)
{
  const CrGear *ladder = &state->gear[order->gear];
  CrPlace foot = ladder->places[0];

  order->n_places = 1;
  try_sides (state, order, foot, apply, orders);
  for (int i = 0; i < 2; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace beside = { foot.floor, cr_hex_neighbour (ladder->places[i].hex, d) };

      if (i == 0 || order->verb == CR_VERB_SLIDE)
        try_sides (state, order, beside, apply, orders);
    }
}

static void
try_once (CrState *state, CrOrder *order, CrVerbApply apply, GArray *orders)
{
  CrRefusal refusal;

  if (apply (state, order, NULL, &refusal))
    g_array_append_val (orders, *order);
}

static void
list_pairs (CrState *state, int man, CrVerb verb, CrVerbApply apply, EachPair each, GArray *orders)
{
  CrOrder order = cr_order_new (verb);

  order.men[0] = (gint16) man;
  order.n_men = CR_GEAR_BEARERS;
  for (order.gear = 0; man >= 0 && order.gear < (int) state->turn.n_gear; order.gear++)
    for (guint i = 0; i < state->turn.n_fighters; i++) {
      const CrMan *other = &state->fighters[i].man;

      if (cr_state_are_foes (state, man, (int) i) || (int) i == man ||
          cr_hex_distance (other->place.hex, state->gear[order.gear].places[0].hex) > 1)
        continue;
      order.men[1] = (gint16) i;
      each (state, &order, apply, orders);
    }
}

void
cr_verb_list_shift (CrState *state, int man, GArray *orders)
{
  list_pairs (state, man, CR_VERB_SHIFT, cr_verb_shift, try_feet, orders);
}

void
cr_verb_list_pull (CrState *state, int man, GArray *orders)
{
  list_pairs (state, man, CR_VERB_PULL, cr_verb_pull, try_once, orders);
}

void
cr_verb_list_slide (CrState *state, int man, GArray *orders)
{
  list_pairs (state, man, CR_VERB_SLIDE, cr_verb_slide, try_feet, orders);
}
