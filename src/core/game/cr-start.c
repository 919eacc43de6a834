/* cr-start.c: where the sides of a siege begin a game. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-start.h"

#include "cr-start-private.h"
#include "cr-state-private.h"

/* Shared by the states of a game, and never changed. */
struct _CrStart {
  CrOutside *outside;
  CrZones zones[CR_MAX_PARTIES];
};

static void
clear_start (gpointer data)
{
  cr_outside_free (((CrStart *) data)->outside);
}

CrStart *
cr_start_ref (CrStart *start)
{
  return start != NULL ? g_atomic_rc_box_acquire (start) : NULL;
}

void
cr_start_unref (CrStart *start)
{
  if (start != NULL)
    g_atomic_rc_box_release_full (start, clear_start);
}

CrZones
cr_zone_find (const CrScene *scene, const CrOutside *outside, CrPlace place)
{
  const CrStructureKind *kind = cr_scene_get_structure (scene, place);

  if (kind != NULL && kind->keep)
    return CR_ZONE_KEEP;
  if (place.floor == 0 && kind == NULL && cr_scene_is_moat (scene, place))
    return 0;
  return place.floor == 0 && cr_outside_has (outside, place.hex) ? CR_ZONE_OUTSIDE : CR_ZONE_WITHIN;
}

/* The zones that have a hex. */
static CrZones
find_zones (const CrMap *map, const CrScene *scene, const CrOutside *outside)
{
  CrZones zones = 0;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (map)); i++) {
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), i) };

      if (cr_map_has_place (map, place))
        zones |= cr_zone_find (scene, outside, place);
    }
  return zones;
}

void
cr_state_set_start (CrState *state, const CrZones *zones)
{
  const CrScene *scene = cr_castle_get_scene (cr_state_get_castle (state));
  CrStart *start = g_atomic_rc_box_new0 (CrStart);
  CrZones there;

  start->outside = cr_outside_new (scene);
  there = find_zones (cr_state_get_map (state), scene, start->outside);
  for (guint i = 0; i < CR_MAX_PARTIES; i++)
    start->zones[i] = (zones[i] & there) != 0 ? zones[i] : CR_ZONES_ALL;
  cr_start_unref (state->start);
  state->start = start;
}

CrZones
cr_state_get_start (const CrState *state, int party)
{
  return state->start != NULL && state->turn.number == 0 ? state->start->zones[party]
                                                         : CR_ZONES_ALL;
}

gboolean
cr_state_may_start (const CrState *state, int party, CrPlace place)
{
  CrZones zones = cr_state_get_start (state, party);

  return zones == CR_ZONES_ALL ||
         (zones & cr_zone_find (cr_castle_get_scene (cr_state_get_castle (state)),
                                state->start->outside, place)) != 0;
}
