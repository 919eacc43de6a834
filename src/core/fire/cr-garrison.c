/* cr-garrison.c: the men of ramparts and slits. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field.h"

static gboolean
has_own_slit (const CrMap *map, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_SLIT && cr_map_is_inside (map, &things[i], place.hex))
        return TRUE;
  }
  return FALSE;
}

/**
 * cr_field_garrison:
 * @places: (element-type CrPlace): added to, floor by floor, row by row, each place once
 */
void
cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (!cr_scene_has_place (scene, place))
        continue;
      if (((which & CR_GARRISON_RAMPARTS) != 0 && cr_scene_is_wall_walk (scene, place) &&
           !cr_scene_is_set_back (scene, place)) ||
          ((which & CR_GARRISON_SLITS) != 0 && has_own_slit (map, place)))
        g_array_append_val (places, place);
    }
}
