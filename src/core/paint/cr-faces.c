/* cr-faces.c: which of a side's two hexes is the inside, when nobody says. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-faces.h"

static int
compare (int here, int beyond)
{
  return (here > beyond) - (here < beyond);
}

/**
 * cr_faces_lean:
 * @place: one of the two hexes
 *
 * The outside is where there is no hex, else the lower ground, else away from the structure: a
 * battlement looks down and out of the castle.
 *
 * Returns: 1 when @place is likely the inside, -1 when the hex beyond is, 0 when nothing tells
 */
int
cr_faces_lean (const CrMap *map, CrPlace place, CrDirection direction)
{
  CrPlace beyond = { place.floor, cr_hex_neighbour (place.hex, direction) };
  int by_hex = compare (cr_map_has_place (map, place), cr_map_has_place (map, beyond));
  int by_level = compare (cr_map_get_level (map, place), cr_map_get_level (map, beyond));

  if (by_hex != 0)
    return by_hex;
  if (by_level != 0)
    return by_level;
  return compare (cr_map_get_value (map, place, CR_LAYER_STRUCTURE) != 0,
                  cr_map_get_value (map, beyond, CR_LAYER_STRUCTURE) != 0);
}
