/* random-castle.c: random castles with everything a line of fire can meet. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "random-castle.h"

#include "cr-map-private.h"

static const struct {
  const char *terrain, *structure;
  int weight;
} kinds[] = {
  { "house", "none", 3 },       { "tree", "none", 3 },        { "scrub", "none", 3 },
  { "moat", "none", 4 },        { "rubble", "none", 1 },      { "spiral", "tower", 1 },
  { "siegetower", "none", 1 },  { "keepfloor", "keep", 2 },   { "platform", "keep", 4 },
  { "platform", "tower", 4 },   { "towerfloor", "tower", 2 }, { "platform", "gatetower", 2 },
  { "wallwalk", "rampart", 6 }, { "stair", "none", 3 },       { "doorway", "house", 1 },
  { "passage", "none", 1 },     { "house", "rampart", 1 },    { "unheard", "unheard", 1 },
  { "keepdoor", "keep", 1 },
};

static const struct {
  CrSideKind kind;
  int weight;
} sides[] = {
  { CR_SIDE_WALL, 5 },       { CR_SIDE_PARTITION, 1 },  { CR_SIDE_SLIT, 5 },
  { CR_SIDE_DOORWAY, 6 },    { CR_SIDE_WINDOW, 3 },     { CR_SIDE_GATE, 2 },
  { CR_SIDE_PORTCULLIS, 1 }, { CR_SIDE_BATTLEMENT, 9 }, { CR_SIDE_PARAPET, 3 },
  { CR_SIDE_LOW_WALL, 3 },   { CR_SIDE_HEDGE, 1 },      { CR_SIDE_HOARDING, 3 },
  { CR_SIDE_CLIFF, 1 },
};

static void
put_cell (CrMap *map, int floor, int cell, const char *terrain, const char *structure, int level)
{
  cr_map_load_layer (map, floor, CR_LAYER_TERRAIN)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, terrain);
  cr_map_load_layer (map, floor, CR_LAYER_STRUCTURE)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, structure);
  cr_map_load_layer (map, floor, CR_LAYER_LEVEL)[cell] = (gint16) level;
}

static void
put_side (CrMap *map, CrPlace place, CrDirection direction, CrSide side)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  cr_grid_name_side (grid, &hex, &direction);
  if (!cr_hex_equal (hex, place.hex) && side.inside != CR_INSIDE_NONE)
    side.inside = side.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  side.cell = cr_grid_get_cell (grid, hex);
  side.direction = (gint8) direction;
  cr_map_load_side (map, place.floor, &side);
}

static CrSide
random_side (GRand *rand)
{
  static const gint16 arcs[] = { CR_ARC_DEFAULT, 0, 60, 120, 180 };
  int at = g_rand_int_range (rand, 0, 43);
  gsize i = 0;

  for (; i + 1 < G_N_ELEMENTS (sides) && at >= sides[i].weight; i++)
    at -= sides[i].weight;

  CrSideKind kind = sides[i].kind;
  gboolean needs = cr_side_kind_needs_inside (kind);
  CrSide side = {
    .kind = (gint8) kind,
    .inside = (gint8) (needs || g_rand_boolean (rand) ? g_rand_int_range (rand, 1, 3) : 0),
    .state = (gint8) g_rand_int_range (rand, 0, 3),
    .height = (gint8) (g_rand_int_range (rand, 0, 5) == 0 ? g_rand_int_range (rand, 0, 4) : -1),
    .arc = arcs[g_rand_int_range (rand, 0, G_N_ELEMENTS (arcs))],
  };
  return side;
}

static void
scatter_cells (GRand *rand, CrMap *map, int floor, int chance)
{
  int total = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    total += kinds[i].weight;
  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (map)); cell++) {
    int at = g_rand_int_range (rand, 0, total), level = g_rand_int_range (rand, 0, 6);
    gsize i = 0;

    for (; at >= kinds[i].weight; i++)
      at -= kinds[i].weight;
    if (floor > 0 && g_rand_int_range (rand, 0, 100) < 60)
      continue;
    if (g_rand_int_range (rand, 0, 100) < chance)
      put_cell (map, floor, cell, kinds[i].terrain, kinds[i].structure,
                g_str_equal (kinds[i].terrain, "moat") ? -1
                : level == 5                           ? 4
                                                       : level / 2);
    else if (g_rand_int_range (rand, 0, 40) > 0)
      put_cell (map, floor, cell, "flat", "none", 0);
  }
}

/* A straight stretch of rampart one or two hexes thick, with its battlements. */
static void
put_rampart (GRand *rand, CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex at = cr_grid_get_hex (grid, g_rand_int_range (rand, 0, cr_grid_n_cells (grid)));
  CrDirection along = g_rand_int_range (rand, 0, 6);
  int level = g_rand_int_range (rand, 1, 4), thick = g_rand_int_range (rand, 1, 4);
  CrSide battlement = {
    .kind = CR_SIDE_BATTLEMENT, .inside = CR_INSIDE_HERE, .height = -1, .arc = -1
  };

  for (int i = 0; i < 8; i++, at = cr_hex_neighbour (at, along)) {
    CrHex row = at;

    for (int j = 0; j < thick; j++, row = cr_hex_neighbour (row, (along + 4) % 6))
      if (cr_grid_contains (grid, row))
        put_cell (map, 0, cr_grid_get_cell (grid, row), "wallwalk", "rampart", level);
    for (int side = 1; side <= 2; side++)
      if (cr_grid_contains (grid, at) && g_rand_int_range (rand, 0, 8) > 0)
        put_side (map, (CrPlace){ 0, at }, (along + side) % 6, battlement);
  }
}

/* Two doors in a row, an arrow slit and a hoarded battlement: what chance alone seldom puts in
 * one line. */
static void
put_works (GRand *rand, CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex at = cr_grid_get_hex (grid, g_rand_int_range (rand, 0, cr_grid_n_cells (grid)));
  CrDirection along = g_rand_int_range (rand, 0, 6);
  CrSide door = { .kind = CR_SIDE_DOORWAY, .height = -1, .arc = -1 };
  CrSide inner = { .kind = CR_SIDE_SLIT, .inside = CR_INSIDE_HERE, .height = -1, .arc = 0 };

  if (g_rand_boolean (rand)) {
    for (int i = 0; i < 2; i++, at = cr_hex_neighbour (at, along))
      if (cr_grid_contains (grid, at))
        put_side (map, (CrPlace){ 0, at }, along, door);
    return;
  }
  put_side (map, (CrPlace){ 0, at }, along, inner);
  inner.kind = CR_SIDE_BATTLEMENT;
  put_side (map, (CrPlace){ 0, at }, (along + 2) % 6, inner);
  inner.kind = CR_SIDE_HOARDING;
  put_side (map, (CrPlace){ 0, at }, (along + 2) % 6, inner);
}

/**
 * random_castle_new:
 *
 * Returns: (transfer full): a small map; some are nearly empty, some full
 */
CrMap *
random_castle_new (GRand *rand)
{
  static const int chances[] = { 4, 12, 40 };
  CrGrid grid = { g_rand_int_range (rand, 4, 10), g_rand_int_range (rand, 4, 9),
                  g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, 2), TRUE };
  CrMap *map = cr_map_new (&grid, "random");
  int mood = g_rand_int_range (rand, 0, 3), n_floors = g_rand_int_range (rand, 0, 4) == 0 ? 2 : 1;

  for (int floor = 0; floor < n_floors; floor++) {
    cr_map_load_floor (map, floor == 0 ? "g" : "up", NULL);
    scatter_cells (rand, map, floor, chances[mood]);
    if (floor == 0)
      for (int i = g_rand_int_range (rand, 0, 3); i > 0; i--)
        put_rampart (rand, map);
    if (floor == 0 && g_rand_boolean (rand))
      put_works (rand, map);
    for (int i = g_rand_int_range (rand, 0, 4 + mood * 20); i > 0; i--) {
      CrHex hex = cr_grid_get_hex (&grid, g_rand_int_range (rand, 0, cr_grid_n_cells (&grid)));

      put_side (map, (CrPlace){ floor, hex }, g_rand_int_range (rand, 0, 6), random_side (rand));
    }
  }
  return map;
}

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
        put_cell (turned, floor, there, cr_map_get_terrain (map, place),
                  cr_map_get_structure (map, place), cr_map_get_level (map, place));
    }
    for (gsize i = 0; i < n; i++) {
      CrPlace place = { floor, castle_turn_hex (turn, cr_grid_get_hex (grid, things[i].cell)) };

      put_side (turned, place, turn_direction (turn, things[i].direction), things[i]);
    }
  }
  return turned;
}
