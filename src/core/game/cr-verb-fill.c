/* cr-verb-fill.c: moats filled with fascines. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-consequence-private.h"
#include "cr-verb-private.h"

/* A filled moat is what its hex is, and no piece: towers, rams and ladders stand on it, while no
 * two pieces share a hex, and nobody takes it up again. The fascines thrown so far are in the turn,
 * what they have filled is in the castle, which the state has for its own; a map says by its
 * terrain what is filled at the start. */

#define FILLED_MOAT "filledmoat"

/* The heap of fascines in that hex, -1 when none lies there yet. */
static int
find_heap (const CrTurn *turn, CrPlace place)
{
  for (guint i = 0; i < turn->n_heaps; i++)
    if (cr_place_equal (turn->heaps[i].place, place))
      return (int) i;
  return -1;
}

/* A moat that is not too deep for it, with nobody in it. */
static gboolean
can_be_filled (const CrState *state, CrPlace place, int man, CrRefusal *refusal)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  const CrTerrainKind *kind =
      cr_scene_has_place (scene, place) ? cr_scene_get_terrain (scene, place) : NULL;

  refusal->place = place;
  if (kind == NULL || !kind->moat)
    return cr_refuse (refusal, CR_REFUSAL_NO_MOAT, "TWO-05", man);
  if (kind->deadly)
    return cr_refuse (refusal, CR_REFUSAL_DEEP, "TWO-05", man);
  refusal->other = cr_find_in_hex (state, place, CR_POST_GROUND);
  if (refusal->other >= 0)
    return cr_refuse (refusal, CR_REFUSAL_OCCUPIED, "MOV-08", man);
  refusal->limit = CR_MAX_HEAPS;
  return find_heap (&state->turn, place) >= 0 || state->turn.n_heaps < CR_MAX_HEAPS ||
         cr_refuse (refusal, CR_REFUSAL_HEAPS, "TWO-05", man);
}

/* Beside it on the bank, and he does nothing else in this turn. */
static gboolean
can_fill (CrState *state, const CrOrder *order, CrRefusal *refusal)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  int man = order->men[0];
  const CrFighter *fighter = &state->fighters[man];
  const CrTerrainKind *kind = cr_scene_get_terrain (scene, fighter->man.place);

  if (!cr_state_says (state, "fascines", "yes"))
    return cr_refuse (refusal, CR_REFUSAL_UNPLAYED, "TWO-05", man);
  if (!cr_verb_can_act (state, order, man, refusal) ||
      !cr_ladder_leaves_free (state, man, refusal) || !cr_kneel_leaves_free (state, man, refusal))
    return FALSE;
  refusal->place = order->places[0];
  if (fighter->man.post.kind != CR_POST_GROUND ||
      cr_scene_is_wall_walk (scene, fighter->man.place) || (kind != NULL && kind->moat) ||
      fighter->man.place.floor != order->places[0].floor ||
      cr_hex_distance (fighter->man.place.hex, order->places[0].hex) != 1)
    return cr_refuse (refusal, CR_REFUSAL_NOT_AT_BANK, "TWO-05", man);
  if (fighter->deeds & ~CR_DEED_CAME)
    return cr_refuse (refusal, CR_REFUSAL_BUSY, "TWO-05", man);
  return can_be_filled (state, order->places[0], man, refusal);
}

/* Returns: how many lie there then */
static int
throw_one (CrTurn *turn, CrPlace place)
{
  int at = find_heap (turn, place);

  if (at < 0) {
    at = (int) turn->n_heaps++;
    turn->heaps[at] = (CrHeap){ place, 0 };
  }
  return ++turn->heaps[at].fascines;
}

/* Towers, rams and ladders stand on it as on the bank (TWO-05). */
static void
fill_hex (CrState *state, CrEvents *events, CrPlace bank, CrPlace place)
{
  CrTurn *turn = cr_state_change_turn (state);
  const CrMap *map = cr_state_get_map (state);
  CrEdit *edit = cr_edit_new ();

  turn->heaps[find_heap (turn, place)] = turn->heaps[turn->n_heaps - 1];
  turn->n_heaps--;
  cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, FILLED_MOAT);
  cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, cr_map_get_level (map, bank));
  cr_state_change_castle (state, events, edit);
}

/* By a house rule, where the scenario has it: TWO-05. */
gboolean
cr_verb_fill (CrState *state, const CrOrder *order, CrEvents *events, CrRefusal *refusal)
{
  int man = order->men[0], n, needed = cr_state_get_figure (state, CR_FIGURE_FASCINES);
  CrPlace place = order->places[0];
  CrFighter *fighter;
  CrEvent *event;

  if (!can_fill (state, order, refusal))
    return FALSE;
  if (events == NULL)
    return TRUE;
  fighter = cr_state_change_fighter (state, events, man);
  fighter->points = 0;
  fighter->deeds |= CR_DEED_WORKED;
  n = throw_one (cr_state_change_turn (state), place);
  event = cr_events_add (events, n < needed ? CR_EVENT_FASCINE : CR_EVENT_FILLED, man);
  event->to = place;
  event->number = needed - n;
  event->rule = "TWO-05";
  if (n >= needed)
    fill_hex (state, events, fighter->man.place, place);
  return TRUE;
}

void
cr_verb_list_fill (CrState *state, int man, GArray *orders)
{
  CrOrder order = cr_order_new (CR_VERB_FILL);
  CrRefusal refusal;

  if (man < 0 || !cr_state_says (state, "fascines", "yes"))
    return;
  order.men[0] = (gint16) man;
  order.n_men = order.n_places = 1;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    order.places[0] = state->fighters[man].man.place;
    order.places[0].hex = cr_hex_neighbour (order.places[0].hex, d);
    if (can_fill (state, &order, &refusal))
      g_array_append_val (orders, order);
  }
}
