/* cre-play-order.c: makes orders from what the user does.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-view.h"
#include "cr-words-order.h"

guint
cre_play_count (CrePlay *play, const CrCharacter *character, int party)
{
  const CrState *state = cre_play_get_state (play);
  int viewer = cre_play_get_viewer (play);
  guint n = 0;

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    n += fighter->here && fighter->character == character && fighter->side == party &&
         (viewer < 0 || cr_state_sees (state, viewer, (int) i));
  }
  return n;
}

/* A man who was taken off the map comes back before a new one is made. */
int
cre_play_find_comer (CrePlay *play, const CrCharacter *character, int party)
{
  const CrState *state = cre_play_get_state (play);

  for (guint i = 0; i < cr_state_n_fighters (state); i++) {
    const CrFighter *fighter = cr_state_get_fighter (state, i);

    if (!fighter->here && fighter->character == character && fighter->side == party &&
        (!cr_fighter_is_animal (fighter) || fighter->horse < 0))
      return (int) i;
  }
  return -1;
}

/* Returns: (transfer full): the id of the character, or for a second man "watkin-2" */
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

/* Returns: the first horse of the library that is not in the game, otherwise another like it */
static const char *
find_horse (const CrState *state)
{
  const CrCharacters *library = cr_state_get_library (state);
  const CrCharacter *horse = NULL;

  for (guint i = 0; i < cr_characters_n (library); i++) {
    const CrCharacter *character = cr_characters_get (library, i);

    if (!character->animal)
      continue;
    horse = character;
    if (cr_state_find_fighter (state, character->id) < 0)
      return character->id;
  }
  return horse != NULL ? make_id (state, horse) : NULL;
}

void
cre_play_order_seated (CrePlay *play, CrDirection facing, CrOrder *order)
{
  order->horse = find_horse (cre_play_get_state (play));
  order->facing = (int) facing;
}

CrOrder
cre_play_order_newcomer (CrePlay *play, const CrCharacter *character, int party, CrPlace place)
{
  const CrState *state = cre_play_get_state (play);
  CrOrder order = cr_order_new (CR_VERB_PLACE);

  order.n_men = order.n_places = 1;
  order.men[0] = (gint16) cre_play_find_comer (play, character, party);
  order.places[0] = place;
  order.post = cr_state_find_free_post (state, place);
  if (order.men[0] >= 0)
    return order;
  order.party = party;
  order.character = character;
  order.name = make_id (state, character);
  return order;
}

/* Returns: the first of "ladder-1", "ladder-2", … that is not on the map or does not exist */
static const char *
find_name (const CrState *state, const CrWork *work, int *gear_out)
{
  for (int n = 1;; n++) {
    g_autofree char *id = g_strdup_printf ("%s-%d", work->piece, n);

    *gear_out = cr_state_find_gear (state, id);
    if (*gear_out < 0 || cr_state_get_gear (state, (guint) *gear_out)->state == CR_GEAR_AWAY)
      return g_intern_string (id);
  }
}

CrOrder
cre_play_order_piece (CrePlay *play,
                      const CrWork *work,
                      int party,
                      CrPlace place,
                      CrDirection facing)
{
  gboolean laid = !cr_work_is_piece (work);
  CrOrder order = cr_order_new (laid ? CR_VERB_LAY : CR_VERB_PLACE);
  const char *led;
  guint n;

  led = cre_play_find_led_gear (play, work, party, &n);
  order.gear = cre_play_find_waiting_gear (play, work, party, &n);
  order.name = order.gear >= 0
                   ? cr_state_get_gear (cre_play_get_state (play), (guint) order.gear)->id
               : led != NULL ? led
                             : find_name (cre_play_get_state (play), work, &order.gear);
  order.work = laid || order.gear >= 0 ? NULL : work;
  order.n_places = 1;
  order.places[0] = place;
  order.facing = (int) facing;
  return order;
}

gboolean
cre_play_order_removal (CrePlay *play, CrPlace place, int man, CrOrder *order_out)
{
  const CrState *state = cre_play_get_state (play);

  *order_out = cr_order_new (CR_VERB_REMOVE);
  if (man < 0)
    man = cre_play_find_man (play, place, -1);
  order_out->men[0] = (gint16) man;
  order_out->n_men = man >= 0;
  for (guint i = cr_state_n_gear (state); man < 0 && order_out->gear < 0 && i-- > 0;) {
    const CrGear *ladder = cr_state_get_gear (state, i);

    if (ladder->state != CR_GEAR_AWAY &&
        (cr_place_equal (ladder->places[0], place) || cr_place_equal (ladder->places[1], place)))
      order_out->gear = (int) i;
  }
  return man >= 0 || order_out->gear >= 0;
}

/* @shown: look among the men drawn on the map, or among those on the sheet of a siege tower */
static int
find_man (CrePlay *play, CrPlace place, int before, gboolean shown)
{
  const CrState *state = cre_play_get_view (play);
  int n = (int) cr_state_n_fighters (state);

  for (int dead = 0; dead < 2; dead++)
    for (int i = 1; i <= n; i++) {
      int man = (MAX (before, 0) + i) % n;
      const CrFighter *fighter = cr_state_get_fighter (state, (guint) man);

      if (fighter->here && cr_fighter_is_living (fighter) == !dead &&
          cr_fighter_covers (fighter, place) && cr_state_is_on_map (state, man) == shown)
        return man;
    }
  return -1;
}

/* Returns: what can be done to a foe in this phase, otherwise a walk. A man who is not on the map
 * enters it. */
static CrVerb
find_verb (const CrState *state, int man, int other)
{
  const CrPhase *phase = cr_state_get_phase (state);

  if (phase == NULL || !cr_state_get_fighter (state, (guint) man)->here)
    return CR_VERB_PLACE;
  for (CrVerb verb = CR_VERB_SHOOT; verb <= CR_VERB_ATTACK; verb++)
    if (other >= 0 && cr_state_are_foes (state, man, other) &&
        cr_phase_allows (phase, cr_verb_get_name (verb)))
      return verb;
  return CR_VERB_MOVE;
}

static const CrPlace nowhere = { -1, { 0, 0 } };

/* Returns: the battlement against which the order leans a ladder */
static CrPlace
find_top (const CrOrder *order)
{
  return (CrPlace){ order->places[0].floor,
                    cr_hex_neighbour (order->places[0].hex, (CrDirection) order->facing) };
}

/* Returns: the other end of the ladder, for a man on it or at one of its ends */
static CrPlace
find_end (const CrState *state, int man, int gear)
{
  const CrGear *ladder = cr_state_get_gear (state, (guint) gear);
  CrPlace top = cr_gear_get_top (ladder);

  return cr_place_equal (cr_state_get_fighter (state, (guint) man)->man.place, top)
             ? ladder->places[0]
             : top;
}

static int
find_ladder_of (const CrState *state, int man)
{
  for (guint i = 0; i < cr_state_n_gear (state); i++)
    if (cr_state_find_climber (state, (int) i) == man)
      return (int) i;
  return -1;
}

CrPlace
cre_play_find_goal (CrePlay *play, const CrOrder *order)
{
  const CrState *state = cre_play_get_state (play);
  int ladder;

  switch (order->verb) {
  case CR_VERB_RAISE:
    return find_top (order);
  case CR_VERB_SLIDE:
    return order->places[0];
  case CR_VERB_CLIMB:
  case CR_VERB_TOPPLE:
    return find_end (state, order->men[0], order->gear);
  case CR_VERB_STEP:
    ladder = find_ladder_of (state, order->men[0]);
    return ladder >= 0 ? cr_gear_get_top (cr_state_get_gear (state, (guint) ladder)) : nowhere;
  default:
    return nowhere;
  }
}

gboolean
cre_play_is_act (const CrState *state, const CrOrder *order)
{
  if (order->verb == CR_VERB_MOVE)
    return cr_hex_equal (cr_state_get_fighter (state, (guint) order->men[0])->man.place.hex,
                         order->places[0].hex);
  return order->verb != CR_VERB_CARRY && order->verb != CR_VERB_END && order->verb != CR_VERB_PLACE;
}

/* Returns: whether one of the possible orders leads there */
static gboolean
find_leading (CrePlay *play, const gint16 *men, int n_men, CrPlace place, CrOrder *order_out)
{
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (CrOrder));

  cr_game_list_together (cre_play_get_state (play), men, n_men, orders);
  for (guint i = 0; i < orders->len; i++) {
    const CrOrder *order = &g_array_index (orders, CrOrder, i);

    if (!cr_place_equal (cre_play_find_goal (play, order), place))
      continue;
    *order_out = *order;
    return TRUE;
  }
  return FALSE;
}

/* Returns: an order to carry a ladder to a place, with the other bearer in the same relative place
 * if possible (MOV-13) */
static CrOrder
carry_to (CrState *state, int man, CrPlace place)
{
  int gear = cr_state_get_fighter (state, (guint) man)->gear;
  const CrGear *ladder = cr_state_get_gear (state, (guint) gear);
  int at = ladder->bearers[1] == man;
  CrDirection first =
      at == 0 ? (CrDirection) ladder->facing : cr_direction_opposite ((CrDirection) ladder->facing);
  CrOrder order = cr_order_new (CR_VERB_CARRY);

  order.gear = gear;
  order.n_places = 2;
  order.places[at] = place;
  for (int turn = 0; turn < CR_N_DIRECTIONS; turn++) {
    order.places[1 - at] =
        (CrPlace){ place.floor,
                   cr_hex_neighbour (place.hex, (first + (CrDirection) turn) % CR_N_DIRECTIONS) };
    if (cr_game_judge (state, &order, NULL))
      return order;
  }
  order.places[1 - at] = (CrPlace){ place.floor, cr_hex_neighbour (place.hex, first) };
  return order;
}

/* Where a man on a ladder or at its foot does not get now, neither over it nor on another way, the
 * ladder is what one means, and not the way round. */
static void
mean_ladder (CrState *state, int man, CrPlace place, CrOrder *order)
{
  CrPlace here = cr_state_get_fighter (state, (guint) man)->man.place;
  int his = find_ladder_of (state, man);

  if (cr_game_judge (state, order, NULL))
    return;
  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *ladder = cr_state_get_gear (state, i);

    if (ladder->state != CR_GEAR_UPRIGHT || !cr_place_equal (here, ladder->places[0]) ||
        !cr_place_equal (place, cr_gear_get_top (ladder)))
      continue;
    *order = cr_order_new (his == (int) i ? CR_VERB_STEP : CR_VERB_CLIMB);
    order->gear = his == (int) i ? -1 : (int) i;
    order->n_men = 1;
    order->men[0] = (gint16) man;
    return;
  }
}

CrOrder
cre_play_order_to (CrePlay *play, const gint16 *men, int n_men, CrPlace place)
{
  CrState *state = cre_play_get_state (play);
  int shown = cre_play_find_man (play, place, -1);
  int other = shown >= 0 ? shown : find_man (play, place, -1, FALSE);
  CrOrder order = cr_order_new (find_verb (state, men[0], other));

  order.n_men = 1;
  order.men[0] = men[0];
  if (order.verb == CR_VERB_SHOOT || order.verb == CR_VERB_ATTACK) {
    order.n_targets = 1;
    order.targets[0] = (gint16) other;
    for (int i = 1; i < n_men && order.verb == CR_VERB_ATTACK; i++)
      order.men[order.n_men++] = men[i];
    return order;
  }
  order.n_places = 1;
  order.places[0] = place;
  if (order.verb == CR_VERB_MOVE && !find_leading (play, men, n_men, place, &order) &&
      cr_state_get_fighter (state, (guint) men[0])->gear >= 0)
    order = carry_to (state, men[0], place);
  if (order.verb == CR_VERB_MOVE) {
    order.post = cr_game_find_post (state, men[0], place);
    mean_ladder (state, men[0], place, &order);
  }
  return order;
}

void
cre_play_list_choices (CrePlay *play, GArray *choices)
{
  if (cre_play_is_looking_back (play))
    g_array_set_size (choices, 0);
  else
    cr_state_list_choices (cre_play_get_state (play), choices);
}

char *
cre_play_dup_answer (CrePlay *play)
{
  const GPtrArray *undone = cre_play_get_undone (play);
  CrState *state = cre_play_get_state (play);
  CrOrder order;

  if (!cre_play_is_looking_back (play) || cr_state_get_awaited (state) == NULL ||
      !cr_order_parse (state, ((CrPlayed *) undone->pdata[undone->len - 1])->order, &order, NULL) ||
      order.verb != CR_VERB_CHOOSE)
    return NULL;
  return cr_words_order (state, &order);
}

/* An answer about neither a man nor a place is shown at the man whom the question is about. */
CrPlace
cre_play_find_choice_place (CrePlay *play, const CrChoice *choice)
{
  const CrState *state = cre_play_get_state (play);
  int man = choice->man >= 0 ? choice->man : cr_state_get_awaited (state)->man;

  return choice->place.floor >= 0 || man < 0 ? choice->place
                                             : cr_state_get_fighter (state, (guint) man)->man.place;
}

int
cre_play_find_choice (CrePlay *play, CrPlace place, int man)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (CrChoice));
  int found = 0;

  cre_play_list_choices (play, choices);
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
  return find_man (play, place, before, TRUE);
}
