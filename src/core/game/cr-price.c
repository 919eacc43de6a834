/* cr-price.c: what an order costs before it is given. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-verb-private.h"

/* Orders in which points are spent and no die is rolled. */
static gboolean
is_priced (CrVerb verb)
{
  switch (verb) {
  case CR_VERB_LIFT:
  case CR_VERB_CARRY:
  case CR_VERB_RAISE:
  case CR_VERB_SHIFT:
  case CR_VERB_PULL:
  case CR_VERB_SLIDE:
  case CR_VERB_CLIMB:
  case CR_VERB_STEP:
  case CR_VERB_DOWN:
  case CR_VERB_KNEEL:
  case CR_VERB_RISE:
    return TRUE;
  default:
    return FALSE;
  }
}

/* The order is done and taken back, so that its price has no second rule. Returns: the most points
 * that one of its men spends; 0 when it cannot be done */
static int
find_spent (CrState *state, const CrOrder *order)
{
  g_autoptr (CrEvents) events = cr_events_new ();
  int had[CR_ORDER_MEN], spent = 0;

  for (int i = 0; i < order->n_men; i++)
    had[i] = state->fighters[order->men[i]].points;
  if (!cr_game_apply (state, order, events, NULL))
    return 0;
  for (int i = 0; i < order->n_men; i++)
    spent = MAX (spent, had[i] - state->fighters[order->men[i]].points);
  cr_game_revert (state, events);
  return spent;
}

gboolean
cr_game_find_price (CrState *state, const CrOrder *order, CrPrice *price_out)
{
  CrRefusal refusal;

  *price_out = (CrPrice){ .points = 0 };
  if (!is_priced (order->verb) || !cr_game_judge (state, order, &refusal))
    return FALSE;
  price_out->points = find_spent (state, order);
  if (refusal.cost > 0 && refusal.cost < price_out->points)
    *price_out = (CrPrice){ .points = refusal.cost, .ends = TRUE };
  return price_out->points > 0;
}
