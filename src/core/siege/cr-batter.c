/* cr-batter.c: which walls can be battered, and how long they stand. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-batter.h"

/* BAT-03, S0: four for what bears the battlement, one for what lies right behind its breach. */
#define DAMAGE_EDGE 4
#define DAMAGE_BEHIND 1

/* A demolished hex beside it on its own floor. */
static gboolean
is_beside_breach (const CrScene *scene, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = { place.floor, cr_hex_neighbour (place.hex, d) };
    const CrTerrainKind *kind =
        cr_scene_has_place (scene, next) ? cr_scene_get_terrain (scene, next) : NULL;

    if (kind != NULL && kind->breach)
      return TRUE;
  }
  return FALSE;
}

CrBattering
cr_batter_judge (const CrScene *scene, CrPlace place)
{
  CrBattering battering = { FALSE, 0, NULL };

  if (!cr_scene_has_place (scene, place) || !cr_scene_is_wall_walk (scene, place))
    return battering;
  battering.is_wall = TRUE;
  if (!cr_scene_is_set_back (scene, place)) {
    battering.damage = DAMAGE_EDGE;
    battering.rule = "BAT-03";
    return battering;
  }
  battering.damage = is_beside_breach (scene, place) ? DAMAGE_BEHIND : 0;
  battering.rule = "RMP-10";
  return battering;
}
