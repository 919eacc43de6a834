/* cr-faces.c: which of a side's two hexes is the inside, when nobody says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-faces.h"

static int
compare_levels (int here, int beyond)
{
  return (here > beyond) - (here < beyond);
}

int
cr_faces_lean (const CrMap *map, CrPlace place, CrDirection direction)
{
  CrPlace beyond = cr_place_neighbour (place, direction);
  int by_hex = compare_levels (cr_map_has_place (map, place), cr_map_has_place (map, beyond));
  int by_level = compare_levels (cr_map_get_level (map, place), cr_map_get_level (map, beyond));

  if (by_hex != 0)
    return by_hex;
  if (by_level != 0)
    return by_level;
  return compare_levels (cr_map_get_value (map, place, CR_LAYER_STRUCTURE) != 0,
                         cr_map_get_value (map, beyond, CR_LAYER_STRUCTURE) != 0);
}

CrHexSide
cr_faces_turn_round (CrHexSide side)
{
  return (CrHexSide){ cr_hex_neighbour (side.hex, side.direction),
                      cr_direction_opposite (side.direction) };
}

void
cr_faces_settle (const CrMap *map, int floor, GArray *sides)
{
  int sum = 0;

  for (guint i = 0; i < sides->len; i++) {
    const CrHexSide *side = &g_array_index (sides, CrHexSide, i);

    sum += cr_faces_lean (map, (CrPlace){ floor, side->hex }, side->direction);
  }
  for (guint i = 0; i < sides->len; i++) {
    CrHexSide *side = &g_array_index (sides, CrHexSide, i);
    int lean = cr_faces_lean (map, (CrPlace){ floor, side->hex }, side->direction);

    if (lean < 0 || (lean == 0 && sum < 0))
      *side = cr_faces_turn_round (*side);
  }
}
