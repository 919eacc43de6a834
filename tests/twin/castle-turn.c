/* castle-turn.c: the same castle laid otherwise. SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-castle.h"

#include "cr-map-private.h"

CrHex
castle_turn_hex (const CastleTurn *turn, CrHex hex)
{
  if (turn->mirror)
    hex = cr_hex_mirror (hex);
  return cr_hex_add (cr_hex_rotate (hex, turn->sixths), turn->moved);
}

static CrDirection
turn_direction (const CastleTurn *turn, CrDirection direction)
{
  if (turn->mirror)
    direction = (CR_N_DIRECTIONS - direction) % CR_N_DIRECTIONS;
  return (direction + turn->sixths) % CR_N_DIRECTIONS;
}

/**
 * castle_turn_map:
 *
 * Returns: (transfer full): the same castle laid out otherwise, with void around it
 */
CrMap *
castle_turn_map (const CastleTurn *turn, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrMap *turned = cr_map_new (&turn->grid, "turned");

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *things = cr_map_get_all_sides (map, floor, &n);

    cr_map_load_floor (turned, cr_map_get_floor (map, floor)->id, NULL);
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      int there = cr_grid_get_cell (&turn->grid, castle_turn_hex (turn, place.hex));

      g_assert_cmpint (there, >=, 0);
      if (cr_map_has_place (map, place))
        castle_put_cell (turned, floor, there, cr_map_get_terrain (map, place),
                         cr_map_get_structure (map, place), cr_map_get_level (map, place));
    }
    for (gsize i = 0; i < n; i++) {
      CrPlace place = { floor, castle_turn_hex (turn, cr_grid_get_hex (grid, things[i].cell)) };

      castle_put_side (turned, place, turn_direction (turn, things[i].direction), things[i]);
    }
  }
  return turned;
}
