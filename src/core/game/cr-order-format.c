/* cr-order-format.c: orders as text. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-order-private.h"

#include <string.h>

#include "cr-map-edges.h"

static CrOrientation
get_orientation (const CrState *state)
{
  return cr_map_get_grid (cr_state_get_map (state))->orientation;
}

static void
add_place (const CrState *state, CrPlace place, GString *text)
{
  g_autofree char *at = cr_map_format_place (cr_state_get_map (state), place);

  g_string_append_printf (text, " %s", at);
}

static void
add_post (const CrState *state, const CrOrder *order, GString *text)
{
  g_autofree char *post = cr_post_format (cr_state_get_map (state), order->post);

  g_string_append_printf (text, " %s", post);
}

static void
add_men (const CrState *state, const gint16 *men, int n, GString *text)
{
  for (int i = 0; i < n; i++)
    g_string_append_printf (text, "%c%s", i == 0 ? ' ' : '+',
                            cr_state_get_fighter (state, (guint) men[i])->id);
}

/* Whether there is anything to say of it. */
static gboolean
is_said (const CrOrder *order, const Slot *slot)
{
  switch (slot->kind) {
  case SLOT_CHARACTER:
    return order->work != NULL ||
           (order->character != NULL && g_strcmp0 (order->character->id, order->name) != 0);
  case SLOT_PARTY:
    return order->party >= 0;
  case SLOT_WAY:
    return order->n_places > 1;
  case SLOT_FACING:
    return order->facing >= 0;
  case SLOT_POST:
    return order->post.kind != CR_POST_GROUND;
  case SLOT_WEAPON:
    return order->weapon != NULL;
  case SLOT_TARGETS:
    return order->n_targets > 0;
  case SLOT_RIDDEN:
    return order->horse != NULL;
  case SLOT_TURN:
  case SLOT_EDGE:
    return order->number > 0;
  default:
    return TRUE;
  }
}

static void
add_gear (const CrState *state, const CrOrder *order, GString *text)
{
  g_string_append_printf (text, " %s", cr_state_get_gear (state, (guint) order->gear)->id);
}

/* What is printed there, if it is one word and no other edge is meant by it. */
static void
add_edge (const CrState *state, const CrOrder *order, GString *text)
{
  const CrMap *map = cr_state_get_map (state);
  CrMapEdge edge = (CrMapEdge) (order->number - 1);
  const char *name = cr_map_get_edge_name (map, edge);
  gboolean plain =
      name != NULL && strpbrk (name, " \t#") == NULL && cr_map_find_edge (map, name) == (int) edge;

  g_string_append_printf (text, " %s", plain ? name : cr_map_edge_get_key (edge));
}

/* A hex, or one of its sides. */
static void
add_spot (const CrState *state, const CrOrder *order, GString *text)
{
  add_place (state, order->places[0], text);
  if (order->facing >= 0)
    g_string_append_printf (
        text, ":%s", cr_direction_get_name ((CrDirection) order->facing, get_orientation (state)));
}

/* Adds what else an order names: ladders, doors, mechanisms, the sky. */
static void
add_thing (const CrState *state, const CrOrder *order, SlotKind kind, GString *text)
{
  switch (kind) {
  case SLOT_LADDER:
    add_gear (state, order, text);
    break;
  case SLOT_NEW_LADDER:
    g_string_append_printf (text, " %s", order->name);
    break;
  case SLOT_TWO_PLACES:
    add_place (state, order->places[0], text);
    add_place (state, order->places[1], text);
    break;
  case SLOT_DOORS:
    add_spot (state, order, text);
    break;
  case SLOT_FUEL:
    if (order->gear >= 0)
      add_gear (state, order, text);
    else
      add_spot (state, order, text);
    break;
  case SLOT_MECHANISM:
    g_string_append_printf (
        text, " %s",
        cr_node_get (cr_map_get_node (cr_state_get_map (state), CR_SECTION_MECHANISMS,
                                      (guint) order->number),
                     "id"));
    break;
  case SLOT_EDGE:
    add_edge (state, order, text);
    break;
  case SLOT_WEATHER:
    g_string_append_printf (text, " %s", order->name != NULL ? order->name : CR_ORDER_CLEAR);
    break;
  case SLOT_SUN:
    g_string_append_printf (text, " %s",
                            order->facing < 0 ? CR_ORDER_NO_SUN
                                              : cr_direction_get_name ((CrDirection) order->facing,
                                                                       get_orientation (state)));
    break;
  default:
    g_assert_not_reached ();
  }
}

static void
add_value (const CrState *state, const CrOrder *order, SlotKind kind, GString *text)
{
  switch (kind) {
  case SLOT_PIECE:
    if (order->gear >= 0)
      add_gear (state, order, text);
    else
      add_men (state, order->men, 1, text);
    break;
  case SLOT_MAN:
  case SLOT_NEWCOMER:
    g_string_append_printf (text, " %s",
                            order->n_men == 0 || order->men[0] < 0
                                ? order->name
                                : cr_state_get_fighter (state, (guint) order->men[0])->id);
    break;
  case SLOT_CHARACTER:
    g_string_append_printf (text, " %s",
                            order->work != NULL ? order->work->piece : order->character->id);
    break;
  case SLOT_PARTY:
    g_string_append_printf (text, " %s", cr_state_get_party (state, (guint) order->party)->id);
    break;
  case SLOT_PLACE:
    add_place (state, order->places[0], text);
    break;
  case SLOT_WAY:
    for (int i = 1; i < order->n_places; i++)
      add_place (state, order->places[i], text);
    break;
  case SLOT_FACING:
    g_string_append_printf (
        text, " %s", cr_direction_get_name ((CrDirection) order->facing, get_orientation (state)));
    break;
  case SLOT_POST:
    add_post (state, order, text);
    break;
  case SLOT_MEN:
    add_men (state, order->men, order->n_men, text);
    break;
  case SLOT_TARGETS:
  case SLOT_HORSE:
    add_men (state, order->targets, order->n_targets, text);
    break;
  case SLOT_RIDDEN:
    g_string_append_printf (text, " %s", order->horse);
    break;
  case SLOT_WEAPON:
    g_string_append_printf (text, " %s", order->weapon->id);
    break;
  case SLOT_TURN:
  case SLOT_CHOICE:
  case SLOT_DIE:
  case SLOT_HEXES:
    g_string_append_printf (text, " %d", order->number);
    break;
  default:
    add_thing (state, order, kind, text);
  }
}

char *
cr_order_format (const CrState *state, const CrOrder *order)
{
  const Form *form = cr_order_get_form (order->verb);
  GString *text = g_string_new (form->name);

  for (const Slot *slot = form->slots; slot < form->slots + MAX_SLOTS && slot->kind != SLOT_NONE;
       slot++) {
    if (!is_said (order, slot))
      continue;
    if (slot->keyword != NULL)
      g_string_append_printf (text, " %s", slot->keyword);
    add_value (state, order, slot->kind, text);
  }
  return g_string_free (text, FALSE);
}

char *
cr_verb_dup_usage (CrVerb verb)
{
  const Form *form = cr_order_get_form (verb);
  GString *text = g_string_new (form->name);

  for (const Slot *slot = form->slots; slot < form->slots + MAX_SLOTS && slot->kind != SLOT_NONE;
       slot++)
    g_string_append_printf (text, " %s%s%s<%s>%s", slot->optional ? "[" : "",
                            slot->keyword != NULL ? slot->keyword : "",
                            slot->keyword != NULL ? " " : "", cr_order_describe_slot (slot),
                            slot->optional ? "]" : "");
  return g_string_free (text, FALSE);
}
