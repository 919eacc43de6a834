/* cr-verb-break.c: doors and partitions broken. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-mechanism.h"
#include "cr-verb-private.h"

/* MAP-17: wood that stands in the way; -1 for nothing. Of a portcullis the bars are iron. */
static int
find_wood (const CrState *state, const CrOrder *order)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (cr_state_get_map (state), order->places[0],
                                          (CrDirection) order->facing, &n);
  int found = -1;

  for (gsize i = 0; i < n; i++)
    if (cr_side_is_door (&sides[i]) && sides[i].kind != CR_SIDE_PORTCULLIS)
      return sides[i].kind;
    else if (sides[i].kind == CR_SIDE_PARTITION)
      found = CR_SIDE_PARTITION;
  return found;
}

static gboolean
is_shut (const CrState *state, const CrOrder *order, int kind)
{
  const CrSide *side = cr_map_find_side (cr_state_get_map (state), order->places[0],
                                         (CrDirection) order->facing, (CrSideKind) kind);

  return kind == CR_SIDE_PARTITION || !cr_side_is_open (side);
}

static gboolean
may_break (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];

  refusal->place = order->places[0];
  if (!cr_verb_can_act (state, order, man, refusal) || !cr_ladder_leaves_free (state, man, refusal))
    return FALSE;
  if (!cr_state_says (state, "doors-broken", "die"))
    return cr_refuse (refusal, CR_REFUSAL_UNBROKEN, "MAP-17", man);
  if ((fighter->character->tools & ~CR_TOOL_GRAPNEL) == 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_TOOL, "MAP-17", man);
  return (fighter->deeds & (CR_DEED_SHOT | CR_DEED_FOUGHT)) == 0 ||
         cr_refuse (refusal, CR_REFUSAL_DONE, "MAP-17", man);
}

static gboolean
can_break (const CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  int man = order->men[0], kind = find_wood (state, order);

  if (!may_break (state, order, refusal))
    return FALSE;
  if (kind < 0)
    return cr_refuse (refusal, CR_REFUSAL_NO_DOOR, "MAP-17", man);
  if (!cr_door_is_beside (state, order))
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_DOOR, "MAP-17", man);
  if (cr_door_is_by_winch (cr_state_get_map (state), order))
    return cr_refuse (refusal, CR_REFUSAL_BY_WINCH, "MAP-17", man);
  return is_shut (state, order, kind) || cr_refuse (refusal, CR_REFUSAL_ALREADY, "MAP-17", man);
}

/* A door hangs in ruins, a partition is gone. */
static void
break_side (CrEdit *edit, const CrMap *map, const CrPlacedSide *at)
{
  gsize n, left = 0;
  const CrSide *sides = cr_map_get_sides (map, at->place, at->direction, &n);
  g_autofree CrSide *broken = g_memdup2 (sides, n * sizeof *sides);

  for (gsize i = 0; i < n; i++) {
    if (sides[i].kind == CR_SIDE_PARTITION)
      continue;
    broken[left] = sides[i];
    if (cr_side_is_door (&sides[i]) && sides[i].kind != CR_SIDE_PORTCULLIS)
      broken[left].state = CR_STATE_BROKEN;
    left++;
  }
  cr_edit_set_sides (edit, map, at->place, at->direction, broken, left);
}

void
cr_break_wood (CrState *state, const CrOrder *order, CrEvents *events)
{
  const CrMap *map = cr_state_get_map (state);
  g_autoptr (GArray) leaves = cr_door_list_leaves (state, order);
  CrEdit *edit = cr_edit_new ();

  for (guint i = 0; i < leaves->len; i++)
    break_side (edit, map, &g_array_index (leaves, CrPlacedSide, i));
  cr_state_change_castle (state, events, edit);
}

static CrEvent *
add_event (CrEvents *events, CrEventKind kind, const CrOrder *order)
{
  CrEvent *event = cr_events_add (events, kind, order->men[0]);

  event->to = order->places[0];
  event->number = order->facing;
  event->rule = "MAP-17";
  return event;
}

gboolean
cr_verb_break (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  CrRuleFigure most = find_wood (state, order) == CR_SIDE_PARTITION ? CR_FIGURE_PARTITION_BROKEN
                                                                    : CR_FIGURE_DOOR_BROKEN;
  int die;

  if (!can_break (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  cr_state_change_fighter (state, events, order->men[0])->deeds |= CR_DEED_FOUGHT;
  die = cr_roll (state, add_event (events, CR_EVENT_DOOR_TRIED, order),
                 cr_state_get_figure (state, CR_FIGURE_DIE_SIDES));
  if (die > cr_state_get_figure (state, most)) {
    add_event (events, CR_EVENT_DOOR_HOLDS, order);
    return TRUE;
  }
  add_event (events, CR_EVENT_DOOR_BROKEN, order);
  cr_break_wood (state, order, events);
  return TRUE;
}

void
cr_verb_list_break (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_BREAK);
  CrRefusal refusal;

  if (man < 0)
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  order.places[0] = state->fighters[man].man.place;
  for (order.facing = 0; order.facing < CR_N_DIRECTIONS; order.facing++)
    if (can_break (state, &order, &refusal))
      g_array_append_val (orders, order);
}
