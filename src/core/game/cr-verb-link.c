/* cr-verb-link.c: the ladder from the ground into a siege tower.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-verb-private.h"

/* The part that the ladder from its foot leads to, NULL where none does. */
static const CrWorkPart *
find_first_level (const CrTower *tower)
{
  for (int i = 1; i < (int) tower->type->parts->len; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    if (cr_tower_uses (tower, i) && part->enclosed)
      return part->has_ladder ? part : NULL;
  }
  return NULL;
}

/* At its foot, with the points for it. */
static gboolean
can_raise (CrState *state, const CrOrder *order, int man, CrRefusal *refusal)
{
  const CrFighter *fighter = &state->fighters[man];
  CrDeck deck = cr_deck_find (state, fighter->man.place, fighter->man.post);

  if (!cr_verb_can_act (state, order, man, refusal) || !cr_kneel_leaves_free (state, man, refusal))
    return FALSE;
  refusal->place = fighter->man.place;
  if (deck.gear != order->gear || deck.part != 0)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_LADDER, "TWR-04", man);
  refusal->cost = cr_state_get_figure (state, CR_FIGURE_LADDER_RAISE);
  refusal->limit = fighter->points;
  return refusal->cost <= refusal->limit || cr_refuse (refusal, CR_REFUSAL_POINTS, "TWR-04", man);
}

/* TWR-04: where its ladders are not fixed, a crew outside raises one while it stands. */
gboolean
cr_verb_link (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  const CrGear *gear = &state->gear[order->gear];
  CrTower tower = cr_gear_get_tower (state, order->gear);
  CrEvent *event;

  if (!cr_gear_stands (gear) || find_first_level (&tower) == NULL)
    return cr_refuse (refusal, CR_REFUSAL_NO_LADDER, "TWR-04", -1);
  if (gear->linked || !cr_state_says (state, "tower-ladders", "removable"))
    return cr_refuse (refusal, CR_REFUSAL_ALREADY, "TWR-04", -1);
  if (tower.moving)
    return cr_refuse (refusal, CR_REFUSAL_ROLLING, "TWR-04", -1);
  refusal->limit = cr_state_get_figure (state, CR_FIGURE_LADDER_BEARERS);
  if (order->n_men != refusal->limit || order->men[0] == order->men[1])
    return cr_refuse (refusal, CR_REFUSAL_NO_CREW, "TWR-04", order->men[0]);
  for (int i = 0; i < order->n_men; i++)
    if (!can_raise (state, order, order->men[i], refusal))
      return FALSE;
  if (events == NULL)
    return TRUE;
  for (int i = 0; i < order->n_men; i++) {
    CrFighter *fighter = cr_state_change_fighter (state, events, order->men[i]);

    fighter->points = (gint16) (fighter->points - refusal->cost);
    fighter->deeds |= CR_DEED_MOVED;
  }
  cr_state_change_gear (state, events, order->gear)->linked = TRUE;
  event = cr_events_add (events, CR_EVENT_TOWER_LINKED, order->men[0]);
  event->other = order->men[1];
  event->number = order->gear;
  event->rule = "TWR-04";
  return TRUE;
}

void
cr_verb_list_link (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_LINK);
  const CrMan *it = man < 0 ? NULL : &state->fighters[man].man;
  CrRefusal refusal;

  order.gear = it == NULL ? -1 : cr_deck_find (state, it->place, it->post).gear;
  order.men[0] = (gint16) man;
  order.n_men = 2;
  for (int i = 0; order.gear >= 0 && i < (int) state->turn.n_fighters; i++) {
    order.men[1] = (gint16) i;
    if (i != man && cr_verb_link (state, &order, NULL, &refusal))
      g_array_append_val (orders, order);
  }
}
