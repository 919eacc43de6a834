/* cr-map-sides.c: what stands on the sides of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

void
cr_side_clear (CrSide *side)
{
  g_clear_pointer (&side->node, cr_node_unref);
}

static int
compare_side (const CrSide *side, int cell, int direction)
{
  return side->cell != cell ? (side->cell < cell ? -1 : 1) : side->direction - direction;
}

/* The first that is not before the side. */
static guint
find_first (const GArray *sides, int cell, int direction)
{
  guint low = 0;

  for (guint n = sides->len; n > 0;) {
    guint half = n / 2;
    gboolean before =
        compare_side (&g_array_index (sides, CrSide, low + half), cell, direction) < 0;

    low += before ? half + 1 : 0;
    n = before ? n - half - 1 : half;
  }
  return low;
}

guint
cr_sides_find (const GArray *sides, int cell, int direction, guint *n_out)
{
  guint low = find_first (sides, cell, direction);

  for (*n_out = 0; low + *n_out < sides->len; (*n_out)++)
    if (compare_side (&g_array_index (sides, CrSide, low + *n_out), cell, direction) != 0)
      break;
  return low;
}

static gboolean
is_occupied (const CrFloorData *floor, int cell, CrDirection direction)
{
  return (floor->occupied[cell] & 1u << direction) != 0;
}

void
cr_floor_data_note_side (CrFloorData *floor, int cell, int direction)
{
  guint8 bit = (guint8) (1u << direction);
  guint n;

  cr_sides_find (floor->sides, cell, direction, &n);
  floor->occupied[cell] =
      (guint8) (n > 0 ? floor->occupied[cell] | bit : floor->occupied[cell] & ~bit);
}

const CrSide *
cr_map_get_all_sides (const CrMap *map, int floor, gsize *n_out)
{
  const GArray *sides = cr_map_get_floor_data (map, floor)->sides;

  *n_out = sides->len;
  return (const CrSide *) (const void *) sides->data;
}

const CrSide *
cr_map_get_sides (const CrMap *map, CrPlace place, CrDirection direction, gsize *n_out)
{
  const CrFloorData *floor;
  CrHex hex = place.hex;
  guint n, first;
  int cell;

  *n_out = 0;
  if (place.floor < 0 || place.floor >= cr_map_n_floors (map))
    return NULL;
  floor = cr_map_get_floor_data (map, place.floor);
  if (floor->sides->len == 0)
    return NULL;
  cr_grid_name_side (&map->grid, &hex, &direction);
  cell = cr_grid_get_cell (&map->grid, hex);
  if (cell < 0 || !is_occupied (floor, cell, direction))
    return NULL;
  first = cr_sides_find (floor->sides, cell, direction, &n);
  *n_out = n;
  return &g_array_index (floor->sides, CrSide, first);
}

guint8
cr_map_get_occupied_sides (const CrMap *map, CrPlace place)
{
  const CrGrid *grid = &map->grid;
  const CrFloorData *floor = cr_map_get_floor_data (map, place.floor);
  int cell = cr_grid_get_cell (grid, place.hex);
  guint8 found;

  if (floor->sides->len == 0 || cell < 0)
    return 0;
  found = floor->occupied[cell];
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int beyond = cr_grid_names_side (grid, d)
                     ? -1
                     : cr_grid_get_cell (grid, cr_hex_neighbour (place.hex, d));

    if (beyond >= 0 && is_occupied (floor, beyond, cr_direction_opposite (d)))
      found |= (guint8) (1u << d);
  }
  return found;
}

const CrSide *
cr_map_find_side (const CrMap *map, CrPlace place, CrDirection direction, CrSideKind kind)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (sides[i].kind == kind)
      return &sides[i];
  return NULL;
}

gboolean
cr_map_has_opening (const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n;
  const CrSide *sides = cr_map_get_sides (map, place, direction, &n);

  for (gsize i = 0; i < n; i++)
    if (cr_side_kind_is_opening (sides[i].kind))
      return TRUE;
  return FALSE;
}

CrHex
cr_map_get_inside_hex (const CrMap *map, const CrSide *side)
{
  CrHex hex = cr_grid_get_hex (&map->grid, side->cell);

  return side->inside == CR_INSIDE_BEYOND ? cr_hex_neighbour (hex, side->direction) : hex;
}

gboolean
cr_map_is_inside (const CrMap *map, const CrSide *side, CrHex hex)
{
  return side->inside != CR_INSIDE_NONE && cr_hex_equal (cr_map_get_inside_hex (map, side), hex);
}

void
cr_map_load_side (CrMap *map, int floor, const CrSide *side)
{
  CrFloorData *data = map->floors->pdata[floor];
  GArray *sides = data->sides;
  guint n, at;

  data->occupied[side->cell] |= (guint8) (1u << side->direction);
  if (sides->len == 0 || compare_side (&g_array_index (sides, CrSide, sides->len - 1), side->cell,
                                       side->direction) <= 0) {
    g_array_append_val (sides, *side);
    return;
  }
  at = cr_sides_find (sides, side->cell, side->direction, &n);
  g_array_insert_val (sides, at + n, *side);
}
