/* cre-play-order.c: how an order comes about. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play.h"

guint
cre_play_count (CrePlay *play, const CrCharacter *character, int party)
{
  const CrState *state = cre_play_get_state (play);
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    n += fighter->character == character && fighter->side == party;
  }
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

/* What is done to a foe in this phase; a walk where nothing is. */
static CrVerb
find_verb (const CrState *state, int man, int other)
{
  const CrPhase *phase = cr_state_get_phase (state);

  if (phase == NULL)
    return CR_VERB_PLACE;
  for (CrVerb verb = CR_VERB_SHOOT; verb <= CR_VERB_ATTACK; verb++)
    if (other >= 0 && cr_state_are_foes (state, man, other) &&
        cr_phase_allows (phase, cr_verb_get_name (verb)))
      return verb;
  return CR_VERB_MOVE;
}

CrOrder
cre_play_order_to (CrePlay *play, int man, CrPlace place)
{
  const CrState *state = cre_play_get_state (play);
  int other = cre_play_find_man (play, place, -1);
  CrOrder order = cr_order_new (find_verb (state, man, other));

  order.n_men = 1;
  order.men[0] = (gint16) man;
  if (order.verb == CR_VERB_SHOOT || order.verb == CR_VERB_ATTACK) {
    order.n_targets = 1;
    order.targets[0] = (gint16) other;
  } else {
    order.n_places = 1;
    order.places[0] = place;
  }
  return order;
}

/* The living foe who stands nearest to him, -1 for none. */
static int
find_nearest_foe (const CrState *state, int man)
{
  CrHex here = cr_state_get_fighter (state, (guint) man)->man.place.hex;
  int nearest = -1, least = G_MAXINT;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *other = cr_state_get_fighter (state, i);
    int distance = cr_hex_distance (here, other->man.place.hex);

    if (!cr_fighter_is_living (other) || !cr_state_are_foes (state, man, (int) i) ||
        distance >= least)
      continue;
    nearest = (int) i;
    least = distance;
  }
  return nearest;
}

/* A hex beside him that is on the map, to be walked to. */
static CrPlace
find_neighbour (const CrState *state, CrPlace place)
{
  CrPlace to = place;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    to.hex = cr_hex_neighbour (place.hex, d);
    if (cr_map_has_place (cr_state_get_map (state), to))
      break;
  }
  return to;
}

static gboolean
can_do (CrState *state, int man, CrVerb verb)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));
  gboolean can = FALSE;

  cr_game_list (state, man, orders);
  for (guint i = 0; i < orders->len; i++)
    can = can || g_array_index (orders, CrOrder, i).verb == verb;
  return can;
}

char *
cre_play_find_hindrance (CrePlay *play, int man, CrVerb verb)
{
  CrState *state = cre_play_get_state (play);
  const CrPhase *phase = cr_state_get_phase (state);
  CrOrder order = cr_order_new (verb);
  CrRefusal refusal;

  if (phase == NULL || !cr_phase_allows (phase, cr_verb_get_name (verb)) ||
      cr_state_get_awaited (state) != NULL || can_do (state, man, verb))
    return NULL;
  order.n_men = 1;
  order.men[0] = (gint16) man;
  order.n_targets = verb != CR_VERB_MOVE;
  order.n_places = verb == CR_VERB_MOVE;
  order.targets[0] = (gint16) find_nearest_foe (state, man);
  order.places[0] = find_neighbour (state, cr_state_get_fighter (state, (guint) man)->man.place);
  if ((order.n_targets > 0 && order.targets[0] < 0) || cr_game_judge (state, &order, &refusal))
    return NULL;
  return cre_play_word_refusal (play, &order, &refusal);
}

CrPlace
cre_play_find_choice_place (CrePlay *play, const CrChoice *choice)
{
  const CrState *state = cre_play_get_state (play);

  return choice->place.floor >= 0 || choice->man < 0
             ? choice->place
             : cr_state_get_fighter (state, (guint) choice->man)->man.place;
}

int
cre_play_find_choice (CrePlay *play, CrPlace place, int man)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  int found = 0;

  cr_state_list_choices (cre_play_get_state (play), choices);
  for (guint i = 0; i < choices->len; i++) {
    const CrChoice *choice = &g_array_index (choices, CrChoice, i);

    if (cr_place_equal (cre_play_find_choice_place (play, choice), place) &&
        (found == 0 || choice->man == man))
      found = (int) i + 1;
  }
  return found;
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
