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
  const GArray *sides;
  CrHex hex = place.hex;
  guint n, first;

  *n_out = 0;
  if (place.floor < 0 || place.floor >= cr_map_n_floors (map))
    return NULL;
  sides = cr_map_get_floor_data (map, place.floor)->sides;
  cr_grid_name_side (&map->grid, &hex, &direction);
  if (sides->len == 0 || !cr_grid_contains (&map->grid, hex))
    return NULL;
  first = cr_sides_find (sides, cr_grid_get_cell (&map->grid, hex), direction, &n);
  *n_out = n;
  return n > 0 ? &g_array_index (sides, CrSide, first) : NULL;
}

/* Those that bear the name of a hex of the map. */
static guint8
find_named_sides (const GArray *sides, int cell)
{
  guint8 found = 0;

  for (guint i = find_first (sides, cell, 0); i < sides->len; i++) {
    const CrSide *side = &g_array_index (sides, CrSide, i);

    if (side->cell != cell)
      break;
    found |= (guint8) (1u << side->direction);
  }
  return found;
}

static gboolean
is_occupied (const GArray *sides, int cell, CrDirection direction)
{
  guint at = find_first (sides, cell, direction);

  return at < sides->len && compare_side (&g_array_index (sides, CrSide, at), cell, direction) == 0;
}

guint8
cr_map_get_occupied_sides (const CrMap *map, CrPlace place)
{
  const CrGrid *grid = &map->grid;
  const GArray *sides = cr_map_get_floor_data (map, place.floor)->sides;
  int cell = cr_grid_get_cell (grid, place.hex);
  guint8 found;

  if (sides->len == 0 || cell < 0)
    return 0;
  found = find_named_sides (sides, cell);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int beyond = cr_grid_names_side (grid, d)
                     ? -1
                     : cr_grid_get_cell (grid, cr_hex_neighbour (place.hex, d));

    if (beyond >= 0 && is_occupied (sides, beyond, cr_direction_opposite (d)))
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
  GArray *sides = ((CrFloorData *) map->floors->pdata[floor])->sides;
  guint n, at;

  if (sides->len == 0 || compare_side (&g_array_index (sides, CrSide, sides->len - 1), side->cell,
                                       side->direction) <= 0) {
    g_array_append_val (sides, *side);
    return;
  }
  at = cr_sides_find (sides, side->cell, side->direction, &n);
  g_array_insert_val (sides, at + n, *side);
}
