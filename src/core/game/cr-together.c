/* cr-together.c: what several men can do with one another.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-verb-private.h"

static gboolean
has_man (const gint16 *men, int n_men, int man)
{
  for (int i = 0; i < n_men; i++)
    if (men[i] == man)
      return TRUE;
  return FALSE;
}

/* Whether the men of the order are @men, neither more nor fewer. */
static gboolean
is_of (const CrOrder *order, const gint16 *men, int n_men)
{
  for (int i = 0; i < order->n_men; i++)
    if (!has_man (men, n_men, order->men[i]))
      return FALSE;
  return order->n_men == n_men;
}

/* Of a ladder the orders are given to the first of those who carry it. */
static void
add_burden (CrState *state, const gint16 *men, int n_men, GArray *orders)
{
  static const CrVerb verbs[] = { CR_VERB_CARRY, CR_VERB_RAISE, CR_VERB_DROP };
  int gear = state->fighters[men[0]].gear;
  const gint16 *bearers = gear >= 0 ? state->gear[gear].bearers : NULL;

  for (int i = 0; i < n_men; i++)
    if (bearers == NULL || !has_man (bearers, CR_GEAR_BEARERS, men[i]))
      return;
  for (gsize i = 0; (n_men > 1 || bearers[0] != men[0]) && i < G_N_ELEMENTS (verbs); i++)
    cr_game_list_verb (state, verbs[i], bearers[0], orders);
}

/* CBT-07: adds the attacks of several men against one. */
static void
add_attacks (CrState *state, const gint16 *men, int n_men, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_ATTACK);

  order.n_men = (guint8) n_men;
  order.n_targets = 1;
  for (int i = 0; i < n_men; i++)
    order.men[i] = men[i];
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    order.targets[0] = (gint16) i;
    if (cr_fighter_is_living (&state->fighters[i]) && cr_game_judge (state, &order, NULL))
      g_array_append_val (orders, order);
  }
}

/* A ladder that stands can be shifted to many places: nobody would find the way up it behind them.
 */
static void
put_shifts_last (GArray *orders)
{
  for (guint i = 0, n = orders->len; i < n;) {
    CrOrder order = g_array_index (orders, CrOrder, i);

    if (order.verb != CR_VERB_SHIFT) {
      i++;
      continue;
    }
    g_array_remove_index (orders, i);
    g_array_append_val (orders, order);
    n--;
  }
}

void
cr_game_list_together (CrState *state, const gint16 *men, int n_men, GArray *orders)
{
  g_array_set_size (orders, 0);
  if (n_men == 0)
    return;
  cr_game_list (state, men[0], orders);
  for (guint i = orders->len; n_men > 1 && i-- > 0;)
    if (!is_of (&g_array_index (orders, CrOrder, i), men, n_men))
      g_array_remove_index (orders, i);
  if (n_men > 1)
    add_attacks (state, men, n_men, orders);
  add_burden (state, men, n_men, orders);
  put_shifts_last (orders);
}
