/* cr-verb-door.c: doors opened and shut. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-mechanism.h"
#include "cr-portal.h"
#include "cr-verb-private.h"

#include <string.h>

gboolean
cr_side_is_door (const CrSide *side)
{
  return cr_side_kind_is_opening ((CrSideKind) side->kind) && side->kind != CR_SIDE_WINDOW;
}

static const CrSide *
find_door (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_is_door (&sides[i]))
      return &sides[i];
  return NULL;
}

static gboolean
is_inside (const CrMap *map, const CrPlacedSide *leaf, CrSideKind kind)
{
  const CrSide *side = cr_map_find_side (map, leaf->place, leaf->direction, kind);

  return side != NULL && cr_map_is_inside (map, side, leaf->place.hex);
}

/* Goes on from leaf to leaf round the hex outside. */
static void
add_leaves (const CrMap *map, CrPlace outside, CrDirection from, int turn, int kind, GArray *leaves)
{
  for (int i = 1; i < CR_N_DIRECTIONS; i++) {
    CrDirection there = (CrDirection) (((int) from + turn * i + 6 * CR_N_DIRECTIONS) % 6);
    CrPlacedSide leaf = { { outside.floor, cr_hex_neighbour (outside.hex, there) },
                          cr_direction_opposite (there) };

    if (!is_inside (map, &leaf, (CrSideKind) kind))
      return;
    g_array_append_val (leaves, leaf);
  }
}

static gboolean
is_whole (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && (kind->door || kind->keep_door);
}

/* MAP-11: of a doorway that is a whole hex the side as it is seen from there. Between two of them
 * is none. */
static gboolean
find_whole (const CrState *state, const CrOrder *order, CrPlacedSide *side_out)
{
  CrDirection facing = (CrDirection) order->facing;
  CrPlace here = order->places[0];
  CrPlace beyond = cr_place_neighbour (here, facing);

  *side_out = is_whole (state, here) ? (CrPlacedSide){ here, facing }
                                     : (CrPlacedSide){ beyond, cr_direction_opposite (facing) };
  return is_whole (state, here) != is_whole (state, beyond);
}

/* Where one goes in and out of it: nothing stands there while it is open, its door when it is shut
 * or broken. */
static gboolean
is_face (const CrState *state, CrPlace whole, CrDirection direction)
{
  const CrMap *map = cr_state_get_map (state);
  const CrSide *door = find_door (map, whole, direction);
  CrPlace beyond = cr_place_neighbour (whole, direction);
  gsize n;

  cr_map_get_sides (map, whole, direction, &n);
  if (n > 0)
    return door != NULL && door->kind == CR_SIDE_DOORWAY && cr_map_is_inside (map, door, whole.hex);
  return cr_map_has_place (map, beyond) && !is_whole (state, beyond) &&
         cr_ways_can_step (cr_castle_get_ways (cr_state_get_castle (state)), whole, beyond, 0);
}

/* The door of a whole hex is as wide as one goes in on that face of the wall. */
static void
add_faces (const CrState *state, const CrPlacedSide *named, int turn, GArray *leaves)
{
  for (int i = 1; i < CR_N_DIRECTIONS; i++) {
    CrDirection there =
        (CrDirection) (((int) named->direction + turn * i + CR_N_DIRECTIONS) % CR_N_DIRECTIONS);
    CrPlacedSide leaf = { named->place, there };

    if (!is_face (state, named->place, there) || leaves->len == CR_N_DIRECTIONS)
      return;
    g_array_append_val (leaves, leaf);
  }
}

/* A door of two hexes: its leaves meet at a corner, belong to hexes of their own within, and lead
 * to the same hex without. */
GArray *
cr_door_list_leaves (const CrState *state, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (state);
  GArray *leaves = g_array_new (FALSE, FALSE, sizeof (CrPlacedSide));
  CrPlacedSide named = { order->places[0], (CrDirection) order->facing }, whole;
  const CrSide *door = find_door (map, named.place, named.direction);
  CrPlace beyond = cr_place_neighbour (named.place, named.direction);

  if (find_whole (state, order, &whole) && is_face (state, whole.place, whole.direction)) {
    g_array_append_val (leaves, whole);
    add_faces (state, &whole, 1, leaves);
    add_faces (state, &whole, -1, leaves);
    return leaves;
  }
  g_array_append_val (leaves, named);
  if (door == NULL || door->inside == CR_INSIDE_NONE)
    return leaves;
  if (is_inside (map, &named, (CrSideKind) door->kind)) {
    add_leaves (map, beyond, cr_direction_opposite (named.direction), 1, door->kind, leaves);
    add_leaves (map, beyond, cr_direction_opposite (named.direction), -1, door->kind, leaves);
  } else {
    add_leaves (map, named.place, named.direction, 1, door->kind, leaves);
    add_leaves (map, named.place, named.direction, -1, door->kind, leaves);
  }
  return leaves;
}

gboolean
cr_door_is_beside (const CrState *state, const CrOrder *order)
{
  const CrMan *man = &state->fighters[order->men[0]].man;
  CrHex beyond = cr_hex_neighbour (order->places[0].hex, (CrDirection) order->facing);

  return man->place.floor == order->places[0].floor && man->post.kind == CR_POST_GROUND &&
         (cr_hex_equal (man->place.hex, order->places[0].hex) ||
          cr_hex_equal (man->place.hex, beyond));
}

/* MAP-11: who may work them where the texts are silent is an option. */
static gboolean
is_within (const CrState *state, const CrOrder *order, const CrSide *door)
{
  const CrMap *map = cr_state_get_map (state);

  if (cr_state_says (state, "doors", "anyone") || door->inside == CR_INSIDE_NONE)
    return TRUE;
  return !cr_state_says (state, "doors", "nobody") &&
         cr_map_is_inside (map, door, state->fighters[order->men[0]].man.place.hex);
}

/* Of the two hexes of a leaf that within, or where the door has none, that which he is not in. */
static CrPlace
get_behind (const CrMap *map, const CrPlacedSide *leaf, CrPlace he)
{
  const CrSide *door = find_door (map, leaf->place, leaf->direction);
  CrPlace beyond = cr_place_neighbour (leaf->place, leaf->direction);

  if (door->inside != CR_INSIDE_NONE)
    return cr_map_is_inside (map, door, leaf->place.hex) ? leaf->place : beyond;
  return cr_place_equal (leaf->place, he) ? beyond : leaf->place;
}

/* MAP-17: one man holds a door of two hexes, as long as he is not stunned. -1 for nobody. */
static int
find_holder (const CrState *state, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (state);
  int man = order->men[0];
  g_autoptr (GArray) leaves = cr_door_list_leaves (state, order);

  if (!cr_state_says (state, "doors-held", "held"))
    return -1;
  for (guint i = 0; i < leaves->len; i++) {
    CrPlace behind =
        get_behind (map, &g_array_index (leaves, CrPlacedSide, i), state->fighters[man].man.place);
    int holder = cr_state_find_living (state, behind, CR_POST_GROUND);

    if (holder >= 0 && cr_state_are_foes (state, man, holder) &&
        cr_fighter_can_act (&state->fighters[holder]))
      return holder;
  }
  return -1;
}

static gboolean
is_worked (const CrMap *map, const CrOrder *order, guint index)
{
  g_auto (CrMechanism) mechanism = { .kind = NULL };

  if (!cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, index), &mechanism,
                          NULL))
    return FALSE;
  for (guint i = 0; i < mechanism.effects->len; i++) {
    const CrEffect *effect = &g_array_index (mechanism.effects, CrEffect, i);

    for (guint j = 0; j < effect->sides->len; j++) {
      const CrPlacedSide *side = &g_array_index (effect->sides, CrPlacedSide, j);
      CrHex beyond = cr_hex_neighbour (order->places[0].hex, (CrDirection) order->facing);

      if ((cr_place_equal (side->place, order->places[0]) &&
           (int) side->direction == order->facing) ||
          (side->place.floor == order->places[0].floor && cr_hex_equal (side->place.hex, beyond) &&
           side->direction == cr_direction_opposite ((CrDirection) order->facing)))
        return TRUE;
    }
  }
  return FALSE;
}

/* -1, or which of the map's mechanisms moves it. */
static int
find_winch (const CrMap *map, const CrOrder *order)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (is_worked (map, order, i))
      return (int) i;
  return -1;
}

gboolean
cr_door_is_by_winch (const CrMap *map, const CrOrder *order)
{
  return find_winch (map, order) >= 0;
}

/* MAP-17: whoever is able to act right behind one of its leaves, whosever man he is; -1 for nobody.
 */
static int
find_who_holds (const CrState *state, const CrOrder *order)
{
  const CrMap *map = cr_state_get_map (state);
  g_autoptr (GArray) leaves = cr_door_list_leaves (state, order);

  for (guint i = 0; cr_state_says (state, "doors-held", "held") && i < leaves->len; i++) {
    const CrPlacedSide *leaf = &g_array_index (leaves, CrPlacedSide, i);
    const CrSide *door = find_door (map, leaf->place, leaf->direction);
    int holder =
        door == NULL || door->inside == CR_INSIDE_NONE
            ? -1
            : cr_state_find_living (state, get_behind (map, leaf, leaf->place), CR_POST_GROUND);

    if (holder >= 0 && cr_fighter_can_act (&state->fighters[holder]))
      return holder;
  }
  return -1;
}

GArray *
cr_state_list_portals (const CrState *state, CrPlace place)
{
  GArray *portals = g_array_new (FALSE, FALSE, sizeof (CrPortal));
  const CrMap *map = cr_state_get_map (state);
  CrOrder order = cr_order_new (CR_VERB_OPEN);

  order.n_places = 1;
  order.places[0] = place;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *door = find_door (map, place, d);
    CrPortal portal = { .direction = d, .holder = -1 };

    if (door == NULL)
      continue;
    order.facing = (int) d;
    portal.kind = (CrSideKind) door->kind;
    portal.state = door->state == CR_STATE_BROKEN ? CR_STATE_BROKEN
                   : cr_side_is_open (door)       ? CR_STATE_OPEN
                                                  : CR_STATE_CLOSED;
    portal.mechanism = find_winch (map, &order);
    if (portal.state == CR_STATE_CLOSED && portal.mechanism < 0)
      portal.holder = find_who_holds (state, &order);
    g_array_append_val (portals, portal);
  }
  return portals;
}

/* An open doorway that is a whole hex: whoever stands in it, or where the rules let anyone, before
 * it, shuts it. */
static gboolean
can_turn_whole (const CrState *state, const CrOrder *order, gboolean open, CrRefusal *refusal)
{
  int man = order->men[0];
  CrPlacedSide whole;

  if (!find_whole (state, order, &whole) || !is_face (state, whole.place, whole.direction))
    return cr_refuse (refusal, CR_REFUSAL_NO_DOOR, "MAP-11", man);
  if (!cr_door_is_beside (state, order))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_DOOR, "MAP-11", man);
  if (open)
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "MAP-11", man);
  return cr_state_says (state, "doors", "anyone") ||
         (cr_state_says (state, "doors", "inside") &&
          cr_place_equal (state->fighters[man].man.place, whole.place)) ||
         cr_refuse (refusal, CR_REFUSAL_OUTSIDE, "MAP-11", man);
}

static gboolean
can_turn (const CrState *state, const CrOrder *order, gboolean open, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrSide *door =
      find_door (cr_state_get_map (state), order->places[0], (CrDirection) order->facing);
  gboolean winch = cr_door_is_by_winch (cr_state_get_map (state), order);

  if (door == NULL)
    return can_turn_whole (state, order, open, refusal);
  /* Wherever he stood he would not move what a winch moves. */
  if (!winch && !cr_door_is_beside (state, order))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_DOOR, "MAP-11", man);
  if (door->state == CR_STATE_BROKEN)
    return cr_refuse (refusal, CR_REFUSAL_IN_RUINS, "MAP-17", man);
  if (cr_side_is_open (door) == open)
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "MAP-11", man);
  if (winch)
    return cr_refuse (refusal, CR_REFUSAL_BY_WINCH, "DRW-01", man);
  if (!is_within (state, order, door))
    return cr_refuse (refusal, CR_REFUSAL_OUTSIDE, "MAP-11", man);
  refusal->other = open ? find_holder (state, order) : -1;
  return refusal->other < 0 || cr_refuse (refusal, CR_REFUSAL_HELD, "MAP-17", man);
}

static gboolean
can_work (const CrState *state, const CrOrder *order, gboolean open, CrRefusal *refusal)
{
  int man = order->men[0];

  refusal->place = order->places[0];
  refusal->cost = cr_state_get_figure (state, CR_FIGURE_DOOR_POINTS);
  refusal->limit = state->fighters[man].points;
  return cr_verb_can_act (state, order, man, refusal) && can_turn (state, order, open, refusal) &&
         (refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "MOV-01", man));
}

static void
turn_side (CrEdit *edit, const CrMap *map, const CrPlacedSide *at, gboolean open)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, at->place, at->direction, &n);
  g_autofree CrSide *turned = g_memdup2 (sides, n * sizeof *sides);

  for (gsize i = 0; i < n; i++)
    if (cr_side_is_door (&turned[i]))
      turned[i].state = open ? CR_STATE_OPEN : CR_STATE_CLOSED;
  cr_edit_set_sides (edit, map, at->place, at->direction, turned, n);
}

/* Open, a whole hex is its own doorway. */
static void
turn_whole (CrEdit *edit, const CrMap *map, const CrPlacedSide *at, gboolean open)
{
  static const CrSide door = { .kind = CR_SIDE_DOORWAY,
                               .inside = CR_INSIDE_HERE,
                               .state = CR_STATE_CLOSED,
                               .height = CR_HEIGHT_DEFAULT,
                               .arc = CR_ARC_DEFAULT };

  if (open)
    cr_edit_remove_side (edit, map, at->place, at->direction, CR_SIDE_DOORWAY);
  else
    cr_edit_put_side (edit, map, at->place, at->direction, door);
}

/* (transfer full): all leaves of that door */
static CrEdit *
turn_doors (const CrState *state, const CrOrder *order, gboolean open)
{
  const CrMap *map = cr_state_get_map (state);
  g_autoptr (GArray) leaves = cr_door_list_leaves (state, order);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < leaves->len; i++) {
    const CrPlacedSide *leaf = &g_array_index (leaves, CrPlacedSide, i);

    if (is_whole (state, leaf->place) && is_face (state, leaf->place, leaf->direction))
      turn_whole (edit, map, leaf, open);
    else
      turn_side (edit, map, leaf, open);
  }
  return edit;
}

static gboolean
work_doors (CrState *state,
            const CrOrder *order,
            gboolean open,
            CrEvents *events,
            CrRefusal *refusal)
{
  int man = order->men[0];
  CrFighter *fighter;
  CrEvent *event;

  if (!can_work (state, order, open, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = (gint16) (fighter->points - refusal->cost);
  fighter->deeds |= CR_DEED_MOVED;
  event = cr_events_add (events, open ? CR_EVENT_OPENED : CR_EVENT_SHUT, man);
  event->to = order->places[0];
  event->number = order->facing;
  event->rule = "MAP-11";
  cr_state_change_castle (state, events, turn_doors (state, order, open));
  return TRUE;
}

gboolean
cr_verb_open (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  return work_doors (state, order, TRUE, events, refusal);
}

gboolean
cr_verb_shut (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  return work_doors (state, order, FALSE, events, refusal);
}

void
cr_verb_list_at_sides (CrState *state, CrVerb verb, CrVerbApply apply, int man, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  if (man < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = state->fighters[man].man.place;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    if (apply (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
}

void
cr_verb_list_open (CrState *state, int man, GArray *orders)
{
  cr_verb_list_at_sides (state, CR_VERB_OPEN, cr_verb_open, man, orders);
}

void
cr_verb_list_shut (CrState *state, int man, GArray *orders)
{
  cr_verb_list_at_sides (state, CR_VERB_SHUT, cr_verb_shut, man, orders);
}
