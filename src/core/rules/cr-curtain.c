/* cr-curtain.c: the outer wall, and what may hang before it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-curtain.h"

#include "cr-mechanism.h"

gboolean
cr_curtain_has (const CrMap *map, CrPlace inside, CrDirection direction, CrSideKind kind)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, inside, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == kind && cr_map_is_inside (map, &sides[i], inside.hex))
      return TRUE;
  return FALSE;
}

static gboolean
is_tower (const CrScene *scene, CrPlace place)
{
  const CrStructureKind *structure = cr_scene_get_structure (scene, place);

  return structure != NULL && structure->tower;
}

/* On any floor: its slits may be in a room below the platform. */
static gboolean
has_slit (const CrMap *map, CrHex hex)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    CrPlace place = { floor, hex };
    guint8 sides = cr_map_get_occupied_sides (map, place);

    for (CrDirection d = 0; sides >> d != 0; d++)
      if (cr_curtain_has (map, place, d, CR_SIDE_SLIT))
        return TRUE;
  }
  return FALSE;
}

/* No tower is larger; what is called one over the half of a map is not gone over for each side. */
#define MOST_HEXES 500

/* The tower is all its hexes that hang together on the floor of the battlement. */
static gboolean
is_slit_tower (const CrScene *scene, CrPlace place)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree guint8 *known = NULL;
  g_autoptr (GArray) queue = NULL;

  if (!is_tower (scene, place))
    return FALSE;
  known = g_malloc0 ((gsize) cr_grid_n_cells (grid));
  queue = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  known[cr_grid_get_cell (grid, place.hex)] = 1;
  g_array_append_val (queue, place);
  for (guint next = 0; next < MIN (queue->len, MOST_HEXES); next++) {
    CrPlace here = g_array_index (queue, CrPlace, next);

    if (has_slit (map, here.hex))
      return TRUE;
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrPlace there = cr_place_neighbour (here, d);
      int cell = cr_grid_get_cell (grid, there.hex);

      if (cell < 0 || known[cell] || !is_tower (scene, there))
        continue;
      known[cell] = 1;
      g_array_append_val (queue, there);
    }
  }
  return FALSE;
}

CrHoardingFit
cr_curtain_fit (const CrScene *scene,
                const CrOutside *outside,
                CrPlace inside,
                CrDirection direction)
{
  if (!cr_curtain_has (cr_scene_get_map (scene), inside, direction, CR_SIDE_BATTLEMENT))
    return CR_HOARDING_NO_BATTLEMENT;
  if (!cr_outside_has (outside, cr_hex_neighbour (inside.hex, direction)))
    return CR_HOARDING_INNER_WALL;
  return is_slit_tower (scene, inside) ? CR_HOARDING_SLIT_TOWER : CR_HOARDING_FITS;
}

gboolean
cr_curtain_next (const CrMap *map, gboolean right, CrPlace *inside, CrDirection *direction)
{
  CrDirection turned = (*direction + (right ? 1 : 5)) % CR_N_DIRECTIONS;
  CrDirection back = (*direction + (right ? 5 : 1)) % CR_N_DIRECTIONS;
  CrPlace beside = { inside->floor, cr_hex_neighbour (inside->hex, turned) };

  if (cr_curtain_has (map, *inside, turned, CR_SIDE_BATTLEMENT)) {
    *direction = turned;
    return TRUE;
  }
  if (!cr_curtain_has (map, beside, back, CR_SIDE_BATTLEMENT))
    return FALSE;
  *inside = beside;
  *direction = back;
  return TRUE;
}

gboolean
cr_defies_ladders (const CrScene *scene, CrPlace top)
{
  const CrStructureKind *kind = cr_scene_get_structure (scene, top);

  return (kind != NULL && kind->tower) || cr_flanks_bridge (cr_scene_get_map (scene), top);
}
