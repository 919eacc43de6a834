/* cr-step.c: a single step in a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

static int
get_way_cost (const CrState *state, int man, CrPlace to)
{
  return cr_ways_step (cr_castle_get_ways (cr_state_get_castle (state)),
                       cr_ride_get_nearer (&state->fighters[man].man, to), to,
                       cr_state_get_mover (state, man))
      .cost;
}

int
cr_get_step_cost (const CrState *state, int man, CrPlace to)
{
  CrPost post;
  int deck = cr_deck_step (state, man, to, &post);
  int cost = get_way_cost (state, man, to);
  CrBurden burden = cr_state_get_burden (state, man, to);

  if (deck != CR_IMPASSABLE)
    return deck;
  return cost == CR_IMPASSABLE || burden.bars ? CR_IMPASSABLE : cost + burden.points;
}

gboolean
cr_can_step (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  if (cr_deck_step (state, man, to, &post) != CR_IMPASSABLE)
    return TRUE;
  return state->fighters[man].man.post.kind != CR_POST_TOWER &&
         cr_map_has_place (cr_state_get_map (state), to) &&
         get_way_cost (state, man, to) != CR_IMPASSABLE;
}

gboolean
cr_can_enter (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  return cr_deck_step (state, man, to, &post) != CR_IMPASSABLE ||
         (cr_can_step (state, man, to) && !cr_state_get_burden (state, man, to).bars);
}

int
cr_find_in_way (const CrState *state, int man, CrPlace to)
{
  CrPost post;

  return cr_deck_step (state, man, to, &post) != CR_IMPASSABLE
             ? cr_state_find_on (state, to, post)
             : cr_find_in_hex (state, to, CR_POST_GROUND);
}

int
cr_find_in_hex (const CrState *state, CrPlace place, CrPostKind post)
{
  int man = cr_state_find_living (state, place, post);

  if (man < 0 && post == CR_POST_GROUND)
    man = cr_state_find_living (state, place, CR_POST_LADDER_TOP);
  return man < 0 && post == CR_POST_GROUND ? cr_state_find_living (state, place, CR_POST_LADDER)
                                           : man;
}

gboolean
cr_is_beside_foe (const CrState *state, int man, CrPlace place)
{
  for (guint i = 0; i < state->turn.n_fighters; i++) {
    const CrFighter *other = &state->fighters[i];

    if (cr_fighter_is_living (other) && cr_state_are_foes (state, man, (int) i) &&
        !cr_fighter_is_animal (other) && other->man.place.floor == place.floor &&
        cr_hex_distance (cr_ride_get_nearer (&other->man, place).hex, place.hex) == 1)
      return TRUE;
  }
  return FALSE;
}
