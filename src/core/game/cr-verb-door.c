/* cr-verb-door.c: doors opened and shut. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-mechanism.h"
#include "cr-verb-private.h"

#include <string.h>

static const CrSide *
get_sides (const CrState *state, const CrOrder *order, gsize *n_out)
{
  return cr_map_get_sides (cr_state_get_map (state), order->places[0], (CrDirection) order->facing,
                           n_out);
}

/* Windows are no doors. */
static gboolean
is_door (const CrSide *side)
{
  return cr_side_kind_is_opening ((CrSideKind) side->kind) && side->kind != CR_SIDE_WINDOW;
}

static const CrSide *
find_door (const CrState *state, const CrOrder *order)
{
  gsize n;
  const CrSide *sides = get_sides (state, order, &n);

  for (gsize i = 0; i < n; i++)
    if (is_door (&sides[i]))
      return &sides[i];
  return NULL;
}

static gboolean
stands_at (const CrState *state, const CrOrder *order)
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
  const char *who = cr_ruleset_get_option_value (cr_state_get_ruleset (state), "doors");
  const CrMap *map = cr_state_get_map (state);

  if (g_strcmp0 (who, "anyone") == 0 || door->inside == CR_INSIDE_NONE)
    return TRUE;
  return g_strcmp0 (who, "nobody") != 0 &&
         cr_map_is_inside (map, door, state->fighters[order->men[0]].man.place.hex);
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

static gboolean
is_by_winch (const CrMap *map, const CrOrder *order)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_MECHANISMS); i++)
    if (is_worked (map, order, i))
      return TRUE;
  return FALSE;
}

static gboolean
can_work (const CrState *state, const CrOrder *order, gboolean open, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrSide *door = find_door (state, order);

  refusal->place = order->places[0];
  refusal->cost = cr_state_get_figure (state, CR_FIGURE_DOOR_POINTS);
  refusal->limit = state->fighters[man].points;
  if (!cr_verb_can_act (state, order, man, refusal))
    return FALSE;
  if (door == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_DOOR, "MAP-11", man);
  if (!stands_at (state, order))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_DOOR, "MAP-11", man);
  if (cr_side_is_open (door) == open)
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, NULL, man);
  if (is_by_winch (cr_state_get_map (state), order))
    return cr_refuse (refusal, CR_REFUSAL_BY_WINCH, "DRW-01", man);
  if (!is_within (state, order, door))
    return cr_refuse (refusal, CR_REFUSAL_OUTSIDE, "MAP-11", man);
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "MOV-01", man);
}

/* (transfer full): all doors of that side */
static CrEdit *
turn_doors (const CrState *state, const CrOrder *order, gboolean open)
{
  CrEdit *edit = cr_edit_new ();
  gsize n;
  const CrSide *sides = get_sides (state, order, &n);
  g_autofree CrSide *turned = g_memdup2 (sides, n * sizeof *sides);

  for (gsize i = 0; i < n; i++)
    if (is_door (&turned[i]))
      turned[i].state = open ? CR_STATE_OPEN : CR_STATE_CLOSED;
  cr_edit_set_sides (edit, cr_state_get_map (state), order->places[0], (CrDirection) order->facing,
                     turned, n);
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

static void
list_doors (CrState *state, int man, CrVerb verb, GArray *orders)
{
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  if (man < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = state->fighters[man].man.place;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    if (can_work (state, &order, verb == CR_VERB_OPEN, &refusal))
      g_array_append_val (orders, order);
}

void
cr_verb_list_open (CrState *state, int man, GArray *orders)
{
  list_doors (state, man, CR_VERB_OPEN, orders);
}

void
cr_verb_list_shut (CrState *state, int man, GArray *orders)
{
  list_doors (state, man, CR_VERB_SHUT, orders);
}
