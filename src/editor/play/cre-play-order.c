/* cre-play-order.c: how an order comes about. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play.h"

guint
cre_play_count (CrePlay *play, const CrCharacter *character)
{
  const CrState *state = cre_play_get_state (play);
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++)
    n += cr_state_get_fighter (state, i)->character == character;
  return n;
}

/* One who was taken off the map comes back before another one is made. */
static int
find_absent (const CrState *state, const CrCharacter *character, int party)
{
  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (!fighter->here && fighter->character == character && fighter->side == party)
      return (int) i;
  }
  return -1;
}

/* His own name, or for the second of them "watkin-2". */
static const char *
make_id (const CrState *state, const CrCharacter *character)
{
  for (int n = 1;; n++) {
    g_autofree char *id =
        n == 1 ? g_strdup (character->id) : g_strdup_printf ("%s-%d", character->id, n);

    if (cr_state_find_fighter (state, id) < 0)
      return g_intern_string (id);
  }
}

CrOrder
cre_play_order_newcomer (CrePlay *play, const CrCharacter *character, int party, CrPlace place)
{
  const CrState *state = cre_play_get_state (play);
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.n_men = order.n_places = 1;
  order.men[0] = (gint16) find_absent (state, character, party);
  order.places[0] = place;
  if (order.men[0] >= 0)
    return order;
  order.party = party;
  order.character = character;
  order.name = make_id (state, character);
  return order;
}

CrOrder
cre_play_order_to (CrePlay *play, int man, CrPlace place)
{
  gboolean set_up = cr_state_get_phase (cre_play_get_state (play)) == NULL;
  CrOrder order = cr_order_new (set_up ? CR_VERB_PLACE : CR_VERB_MOVE);

  order.n_men = order.n_places = 1;
  order.men[0] = (gint16) man;
  order.places[0] = place;
  return order;
}

int
cre_play_find_man (CrePlay *play, CrPlace place, int before)
{
  const CrState *state = cre_play_get_state (play);
  int n = (int) cr_state_n_fighters (state);

  for (int dead = 0; dead < 2; dead++)
    for (int i = 1; i <= n; i++) {
      int man = (MAX (before, 0) + i) % n;
      const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

      if (fighter->here && cr_fighter_is_living (fighter) == !dead &&
          cr_place_equal (fighter->man.place, place))
        return man;
    }
  return -1;
}
