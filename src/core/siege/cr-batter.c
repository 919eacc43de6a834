/* cr-batter.c: which walls can be battered, and how long they stand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-batter.h"

#include "cr-curtain.h"

/* BAT-03, S0: so many results “D” for what bears the battlement, fewer for what lies right behind
 * its breach. */
static int
get_demolition (const CrStructureKind *structure, const char *name)
{
  const CrNode *extra = cr_node_find_with (structure->node, "extra", "name", name);
  int results = 0;

  if (extra != NULL)
    cr_node_read_int (extra, "value", 0, 99, 0, &results, NULL);
  return results;
}

/* A demolished hex beside it on its own floor. */
static gboolean
is_beside_breach (const CrScene *scene, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace next = cr_place_neighbour (place, d);
    const CrTerrainKind *kind =
        cr_scene_has_place (scene, next) ? cr_scene_get_terrain (scene, next) : NULL;

    if (kind != NULL && kind->breach)
      return TRUE;
  }
  return FALSE;
}

/* HRD-10: the boards take what is thrown at the battlement behind them. */
static guint
find_hoarded (const CrScene *scene, CrPlace place)
{
  guint sides = 0;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_curtain_has (cr_scene_get_map (scene), place, d, CR_SIDE_HOARDING))
      sides |= 1u << d;
  return sides;
}

CrBattering
cr_batter_judge (const CrScene *scene, CrPlace place)
{
  CrBattering battering = { FALSE, 0, NULL, 0 };
  const CrStructureKind *structure;

  if (!cr_scene_has_place (scene, place) || !cr_scene_is_wall_walk (scene, place))
    return battering;
  structure = cr_scene_get_structure (scene, place);
  battering.is_wall = TRUE;
  battering.hoarded = find_hoarded (scene, place);
  if (!cr_scene_is_set_back (scene, place) ||
      !cr_ruleset_plays (cr_scene_get_ruleset (scene), "RMP-10")) {
    battering.damage = get_demolition (structure, "demolition");
    battering.rule = "BAT-03";
    return battering;
  }
  battering.damage =
      is_beside_breach (scene, place) ? get_demolition (structure, "demolition-behind") : 0;
  battering.rule = "RMP-10";
  return battering;
}
