/* cr-fall.c: where falls end, of men and of ladders. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-deck-private.h"
#include "cr-ride-private.h"
#include "cr-verb-private.h"

#include "cr-linkage.h"
#include "cr-places.h"

/* A man on the wall has it before him. */
static gboolean
is_battlement (const CrMap *map, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    const CrSide *side = cr_map_find_side (map, place, d, CR_SIDE_BATTLEMENT);

    if (side != NULL && cr_map_is_inside (map, side, place.hex))
      return TRUE;
  }
  return FALSE;
}

static gboolean
are_parted (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == CR_SIDE_WALL || sides[i].kind == CR_SIDE_PARTITION ||
        sides[i].kind == CR_SIDE_SLIT || sides[i].kind == CR_SIDE_WINDOW ||
        (cr_side_is_door (&sides[i]) && !cr_side_is_open (&sides[i])))
      return TRUE;
  return FALSE;
}

/* LAD-12: beside the ladder's hex, be it on a man; on no battlement, through no wall. */
void
cr_fall_list_beside_ladder (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  const CrMap *map = cr_state_get_map (state);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (awaited->from, d);

    if (cr_map_has_place (map, to) && !is_battlement (map, to) &&
        !are_parted (map, awaited->from, d) &&
        cr_map_get_level (map, to) <= cr_map_get_level (map, awaited->from))
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

/* DRW-02: into the moat beside the bridge. */
void
cr_fall_list_moat (CrState *state, const CrAwaited *awaited, GArray *choices)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace to = cr_place_neighbour (state->fighters[awaited->man].man.place, d);
    const CrTerrainKind *kind = cr_ruleset_find_terrain (
        cr_state_get_ruleset (state), cr_map_get_terrain (cr_state_get_map (state), to));

    if (cr_map_has_place (cr_state_get_map (state), to) && kind != NULL && kind->moat)
      cr_decision_add_choice (choices, awaited->man, to);
  }
}

/* TMP-02 */
static gboolean
is_deadly (const CrState *state, CrPlace place)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  return kind != NULL && kind->deadly && cr_ruleset_plays (cr_state_get_ruleset (state), "TMP-02");
}

/* TMP-08 */
static gboolean
is_under_water (const CrState *state, CrPlace place)
{
  g_autoptr (CrLinkage) linkage = cr_linkage_new (cr_state_get_map (state));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_linkage_get_flooded (linkage, places);
  return cr_places_contain (places, place);
}

const char *
cr_fall_find_peril (const CrState *state, CrPlace place, CrPostKind post)
{
  const CrTerrainKind *kind =
      cr_scene_get_terrain (cr_castle_get_scene (cr_state_get_castle (state)), place);

  if (kind == NULL || post != CR_POST_GROUND)
    return NULL;
  if (is_deadly (state, place))
    return "TMP-02";
  return kind->passage && is_under_water (state, place) ? "TMP-08" : NULL;
}

/* DRW-02: who has nowhere to land does not live. */
void
cr_fall_into_moat (CrState *state,
                   CrEvents *events,
                   const CrAwaited *awaited,
                   const CrChoice *choice)
{
  int man = awaited->man;

  if (choice != NULL)
    cr_decision_bring (state, events, man, choice->place, CR_EVENT_THROWN, "DRW-02");
  if (choice != NULL && is_deadly (state, choice->place))
    cr_kill_man (state, events, man, "TMP-02");
  else
    cr_harm_man (state, events, man, choice != NULL ? CR_HARM_STUNNED : CR_HARM_KILLED);
}

void
cr_fall_off_ladder (CrState *state,
                    CrEvents *events,
                    const CrAwaited *awaited,
                    const CrChoice *choice)
{
  int man = awaited->man;
  int below = choice != NULL ? cr_state_find_living (state, choice->place, CR_POST_GROUND) : -1;
  CrPlace to = choice != NULL ? choice->place : state->fighters[man].man.place;

  cr_decision_bring (state, events, man, to, CR_EVENT_DROPPED, "LAD-12");
  if (is_deadly (state, to))
    cr_kill_man (state, events, man, "TMP-02");
  else
    cr_harm_man (state, events, man, CR_HARM_WOUNDED);
  if (below >= 0 && below != man)
    cr_harm_man (state, events, below, CR_HARM_STUNNED);
}

void
cr_fall_lay_ladder (CrState *state,
                    CrEvents *events,
                    const CrAwaited *awaited,
                    const CrChoice *choice)
{
  cr_ladder_lie (state, events, awaited->number, choice);
}
