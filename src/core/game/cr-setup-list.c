/* cr-setup-list.c: the orders that set somebody up. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-setup-private.h"

#include "cr-game.h"

/* (transfer full) (element-type CrPlace): where the man, or the gear, may be put */
static GArray *
list_places (const CrState *state, int man, int gear)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  const CrScenarioMan *its = gear < 0 ? cr_setup_get_man (state, man) : NULL;
  const CrScenarioGear *piece = cr_setup_get_gear (state, gear);
  CrRefusal refusal;
  const CrMask *mask = its != NULL ? cr_setup_find_mask (state, its->force, its->at, man, &refusal)
                       : piece != NULL
                           ? cr_setup_find_mask (state, piece->force, piece->at, -1, &refusal)
                           : NULL;

  if (mask != NULL)
    cr_mask_list (mask, cr_state_get_map (state), places);
  return places;
}

void
cr_setup_list_man (CrState *state, int man, guint most, GArray *orders)
{
  g_autoptr (GArray) places = list_places (state, man, -1);
  guint end = orders->len + most;
  CrOrder order = cr_order_new (CR_VERB_PLACE);
  CrRefusal refusal;

  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  for (guint i = 0; i < places->len && orders->len < end; i++) {
    order.places[0] = g_array_index (places, CrPlace, i);
    if (cr_game_judge (state, &order, &refusal))
      g_array_append_val (orders, order);
  }
}

static void
list_gear (CrState *state, int gear, guint most, GArray *orders)
{
  g_autoptr (GArray) places = list_places (state, -1, gear);
  guint end = orders->len + most;
  CrOrder order = cr_order_new (state->gear[gear].work != NULL ? CR_VERB_PLACE : CR_VERB_LAY);
  CrRefusal refusal;

  order.gear = gear;
  order.men[0] = -1;
  order.n_places = 1;
  order.work = state->gear[gear].work;
  order.name = state->gear[gear].id;
  for (guint i = 0; i < places->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS && orders->len < end; d++) {
      order.places[0] = g_array_index (places, CrPlace, i);
      order.facing = (int) d;
      if (cr_game_judge (state, &order, &refusal))
        g_array_append_val (orders, order);
    }
}

void
cr_verb_list_place (CrState *state, int man, GArray *orders)
{
  if (state->plan == NULL)
    return;
  if (man >= 0 && state->fighters[man].away == CR_AWAY_TO_COME)
    cr_setup_list_man (state, man, G_MAXINT16, orders);
  for (int i = 0; man < 0 && i < (int) state->turn.n_gear; i++)
    if (cr_setup_get_gear (state, i) != NULL && !cr_setup_get_gear (state, i)->gone &&
        state->gear[i].state == CR_GEAR_AWAY)
      list_gear (state, i, G_MAXINT16, orders);
}
