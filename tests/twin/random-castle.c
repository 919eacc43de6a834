/* random-castle.c: random castles with everything a line of fire can meet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-castle.h"

#include "cr-map-private.h"

typedef struct {
  GRand *rand;
  const CrRuleset *ruleset;
  CrMap *map;
} Builder;

static const struct {
  const char *terrain, *structure;
  int weight;
} kinds[] = {
  { "house", "none", 3 },       { "tree", "none", 3 },        { "scrub", "none", 3 },
  { "moat", "none", 4 },        { "rubble", "none", 3 },      { "rubble", "rampart", 2 },
  { "siegetower", "none", 1 },  { "keepfloor", "keep", 2 },   { "platform", "keep", 4 },
  { "platform", "tower", 4 },   { "towerfloor", "tower", 2 }, { "platform", "gatetower", 2 },
  { "wallwalk", "rampart", 6 }, { "stair", "none", 3 },       { "doorway", "house", 1 },
  { "passage", "none", 1 },     { "house", "rampart", 1 },    { "unheard", "unheard", 1 },
  { "keepdoor", "keep", 1 },    { "spiral", "tower", 1 },
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

void
castle_put_cell (CrMap *map,
                 int floor,
                 int cell,
                 const char *terrain,
                 const char *structure,
                 int level)
{
  cr_map_load_layer (map, floor, CR_LAYER_TERRAIN)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, terrain);
  cr_map_load_layer (map, floor, CR_LAYER_STRUCTURE)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, structure);
  cr_map_load_layer (map, floor, CR_LAYER_LEVEL)[cell] = (gint16) level;
}

/* A side carries one thing of a kind. */
void
castle_put_side (CrMap *map, CrPlace place, CrDirection direction, CrSide side)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  if (cr_map_find_side (map, place, direction, side.kind) != NULL)
    return;
  cr_grid_name_side (grid, &hex, &direction);
  if (!cr_hex_equal (hex, place.hex) && side.inside != CR_INSIDE_NONE)
    side.inside = side.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  side.cell = cr_grid_get_cell (grid, hex);
  side.direction = (gint8) direction;
  cr_map_load_side (map, place.floor, &side);
}

/* One of the usual kinds, or now and then one of all. */
static CrSideKind
random_side_kind (GRand *rand)
{
  int total = 0, at;
  gsize i = 0;

  if (g_rand_int_range (rand, 0, 8) == 0)
    return g_rand_int_range (rand, 0, CR_SIDE_OTHER);
  for (gsize j = 0; j < G_N_ELEMENTS (sides); j++)
    total += sides[j].weight;
  for (at = g_rand_int_range (rand, 0, total); at >= sides[i].weight; i++)
    at -= sides[i].weight;
  return sides[i].kind;
}

static CrSide
random_side (GRand *rand)
{
  static const gint16 arcs[] = { CR_ARC_DEFAULT, 0, 60, 120, 180 };
  CrSideKind kind = random_side_kind (rand);
  gboolean needs = cr_side_kind_needs_inside (kind);
  CrSide side = {
    .kind = (gint8) kind,
    .inside = (gint8) (needs || g_rand_boolean (rand) ? g_rand_int_range (rand, 1, 3) : 0),
    .state = (gint8) g_rand_int_range (rand, CR_STATE_DEFAULT, CR_STATE_BROKEN + 1),
    .height = (gint8) (g_rand_int_range (rand, 0, 5) == 0 ? g_rand_int_range (rand, 0, 4) : -1),
    .arc = arcs[g_rand_int_range (rand, 0, G_N_ELEMENTS (arcs))],
  };
  return side;
}

static int
random_level (GRand *rand)
{
  int level = g_rand_int_range (rand, 0, 24);

  return level == 23 ? 7 : level == 22 ? 5 : level == 21 ? -5 : level > 17 ? 4 : level % 6 / 2;
}

/* One of the usual kinds, or now and then one of all the ruleset knows. */
static void
put_random_cell (const Builder *builder, int floor, int cell)
{
  const CrRuleset *ruleset = builder->ruleset;
  GRand *rand = builder->rand;
  int total = 0, at, level = random_level (rand);
  gsize i = 0;

  for (gsize j = 0; j < G_N_ELEMENTS (kinds); j++)
    total += kinds[j].weight;
  for (at = g_rand_int_range (rand, 0, total); at >= kinds[i].weight; i++)
    at -= kinds[i].weight;

  const char *terrain = kinds[i].terrain, *structure = kinds[i].structure;
  guint any = g_rand_int_range (rand, 0, (int) cr_ruleset_n_terrains (ruleset));
  guint some = g_rand_int_range (rand, 0, (int) cr_ruleset_n_structures (ruleset));
  if (g_rand_int_range (rand, 0, 5) == 0)
    terrain = cr_ruleset_get_terrain (ruleset, any)->code;
  if (g_rand_int_range (rand, 0, 12) == 0)
    structure = cr_ruleset_get_structure (ruleset, some)->code;
  castle_put_cell (builder->map, floor, cell, terrain, structure,
                   g_str_equal (terrain, "moat") ? -1 : level);
}

/* Upper and lower floors have few hexes. */
static void
scatter_cells (const Builder *builder, int floor, int chance)
{
  GRand *rand = builder->rand;

  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (builder->map)); cell++) {
    if (floor > 0 && g_rand_int_range (rand, 0, 100) < 60)
      continue;
    if (g_rand_int_range (rand, 0, 100) < chance)
      put_random_cell (builder, floor, cell);
    else if (g_rand_int_range (rand, 0, 40) > 0)
      castle_put_cell (builder->map, floor, cell, "flat", "none", 0);
  }
}

static CrHex
random_hex (const Builder *builder)
{
  const CrGrid *grid = cr_map_get_grid (builder->map);

  return cr_grid_get_hex (grid, g_rand_int_range (builder->rand, 0, cr_grid_n_cells (grid)));
}

/* A straight stretch of rampart one to three hexes thick, with its battlements, some hoarded. */
static void
put_rampart (const Builder *builder)
{
  const CrGrid *grid = cr_map_get_grid (builder->map);
  GRand *rand = builder->rand;
  CrHex at = random_hex (builder);
  CrDirection along = g_rand_int_range (rand, 0, 6);
  int level = g_rand_int_range (rand, 1, 4), thick = g_rand_int_range (rand, 1, 4);
  CrSide battlement = {
    .kind = CR_SIDE_BATTLEMENT, .inside = CR_INSIDE_HERE, .height = -1, .arc = -1
  };
  CrSide hoarding = battlement;
  gboolean hoarded = g_rand_int_range (rand, 0, 4) == 0;

  hoarding.kind = CR_SIDE_HOARDING;
  for (int i = 0; i < 8; i++, at = cr_hex_neighbour (at, along)) {
    CrHex row = at;

    for (int j = 0; j < thick; j++, row = cr_hex_neighbour (row, (along + 4) % 6))
      if (cr_grid_contains (grid, row))
        castle_put_cell (builder->map, 0, cr_grid_get_cell (grid, row), "wallwalk", "rampart",
                         level);
    for (int side = 1; side <= 2; side++) {
      if (!cr_grid_contains (grid, at) || g_rand_int_range (rand, 0, 8) == 0)
        continue;
      castle_put_side (builder->map, (CrPlace){ 0, at }, (along + side) % 6, battlement);
      if (hoarded)
        castle_put_side (builder->map, (CrPlace){ 0, at }, (along + side) % 6, hoarding);
    }
  }
}

/* A wall right through the castle, with a gate, its portcullis and a postern in it. */
static void
put_wall (const Builder *builder)
{
  const CrGrid *grid = cr_map_get_grid (builder->map);
  GRand *rand = builder->rand;
  CrHex at = random_hex (builder);
  CrDirection along = g_rand_int_range (rand, 0, 6);
  CrSide thing = { .inside = (gint8) g_rand_int_range (rand, 0, 3), .height = -1, .arc = -1 };

  for (int i = 0; i < 16; i++) {
    static const CrSideKind kinds_of_wall[] = { CR_SIDE_WALL, CR_SIDE_WALL, CR_SIDE_GATE,
                                                CR_SIDE_POSTERN };

    if (cr_grid_contains (grid, at)) {
      thing.kind = (gint8) kinds_of_wall[g_rand_int_range (rand, 0, 4)];
      thing.state = (gint8) g_rand_int_range (rand, 0, 3);
      castle_put_side (builder->map, (CrPlace){ 0, at }, (along + 1 + i % 2) % 6, thing);
      if (thing.kind == CR_SIDE_GATE && g_rand_boolean (rand)) {
        thing.kind = CR_SIDE_PORTCULLIS;
        castle_put_side (builder->map, (CrPlace){ 0, at }, (along + 1 + i % 2) % 6, thing);
      }
    }
    if (i % 2 == 1)
      at = cr_hex_neighbour (at, along);
  }
}

void
castle_put_outside (CrMap *map, const char *where)
{
  CrNode *area = cr_node_new ("area");

  cr_node_set (area, "id", "outside");
  cr_node_set (area, "name", "Outside");
  cr_node_set (area, "kind", "outside");
  cr_node_set_text (area, where);
  cr_map_load_node (map, CR_SECTION_AREAS, area);
}

void
castle_put_bridge (CrMap *map, const char *where, const char *state)
{
  CrNode *bridge = cr_node_new ("mechanism"), *effect = cr_node_new ("effect");

  cr_node_set (bridge, "id", "bridge");
  cr_node_set (bridge, "kind", "drawbridge");
  cr_node_set (bridge, "state", state);
  cr_node_set (effect, "state", "raised");
  cr_node_set (effect, "hexes", where);
  cr_node_set (effect, "terrain", "moat");
  cr_node_take_child (bridge, effect);
  cr_map_load_node (map, CR_SECTION_MECHANISMS, bridge);
}

void
castle_drop_bridge (CrMap *map)
{
  g_ptr_array_set_size (map->sections[CR_SECTION_MECHANISMS], 0);
}

/* A bridge over one hex before a gate, raised or lowered, with walls and towers beside the gate. */
static void
put_bridge (const Builder *builder)
{
  const CrGrid *grid = cr_map_get_grid (builder->map);
  GRand *rand = builder->rand;
  CrHex at = random_hex (builder);
  CrDirection to = g_rand_int_range (rand, 0, 6);
  CrSide gate = { .kind = CR_SIDE_GATE, .height = -1, .arc = -1 };
  g_autofree char *where = cr_grid_format_hex (grid, at);

  for (int turn = -1; turn <= 1; turn++) {
    CrHex hex = cr_hex_neighbour (at, (to + 6 + turn) % 6);

    if (cr_grid_contains (grid, hex) && g_rand_int_range (rand, 0, 4) > 0)
      castle_put_cell (builder->map, 0, cr_grid_get_cell (grid, hex),
                       g_rand_boolean (rand) ? "platform" : "towerfloor",
                       g_rand_boolean (rand) ? "gatetower" : "hall", g_rand_int_range (rand, 0, 2));
  }
  castle_put_cell (builder->map, 0, cr_grid_get_cell (grid, at), "bridge", "none", 0);
  castle_put_side (builder->map, (CrPlace){ 0, at }, to, gate);
  castle_put_bridge (builder->map, where, g_rand_boolean (rand) ? "raised" : "lowered");
  if (g_rand_boolean (rand))
    castle_put_outside (builder->map, where);
}

/* Two doors in a row, an arrow slit and a hoarded battlement: what chance alone seldom puts in
 * one line. */
static void
put_works (const Builder *builder)
{
  const CrGrid *grid = cr_map_get_grid (builder->map);
  GRand *rand = builder->rand;
  CrHex at = random_hex (builder);
  CrDirection along = g_rand_int_range (rand, 0, 6);
  CrSide door = { .kind = CR_SIDE_DOORWAY, .height = -1, .arc = -1 };
  CrSide inner = { .kind = CR_SIDE_SLIT, .inside = CR_INSIDE_HERE, .height = -1, .arc = 0 };

  if (g_rand_boolean (rand)) {
    for (int i = 0; i < 2; i++, at = cr_hex_neighbour (at, along))
      if (cr_grid_contains (grid, at))
        castle_put_side (builder->map, (CrPlace){ 0, at }, along, door);
    return;
  }
  castle_put_side (builder->map, (CrPlace){ 0, at }, along, inner);
  inner.kind = CR_SIDE_BATTLEMENT;
  castle_put_side (builder->map, (CrPlace){ 0, at }, (along + 2) % 6, inner);
  inner.kind = CR_SIDE_HOARDING;
  castle_put_side (builder->map, (CrPlace){ 0, at }, (along + 2) % 6, inner);
}

/* Small and square, or now and then long and narrow: dead ground needs its hexes. */
static CrGrid
random_grid (GRand *rand)
{
  CrGrid grid = { g_rand_int_range (rand, 4, 10), g_rand_int_range (rand, 4, 9),
                  g_rand_int_range (rand, 0, 2), g_rand_int_range (rand, 0, 2), TRUE };

  if (g_rand_int_range (rand, 0, 6) == 0) {
    grid.columns = g_rand_int_range (rand, 2, 4);
    grid.rows = g_rand_int_range (rand, 14, 24);
  } else if (g_rand_int_range (rand, 0, 6) == 0) {
    grid.columns = g_rand_int_range (rand, 14, 24);
    grid.rows = g_rand_int_range (rand, 2, 4);
  }
  return grid;
}

static void
furnish (const Builder *builder, int floor, int mood)
{
  GRand *rand = builder->rand;

  if (floor == 0) {
    for (int i = g_rand_int_range (rand, 0, 3); i > 0; i--)
      put_rampart (builder);
    if (g_rand_boolean (rand))
      put_works (builder);
    if (g_rand_int_range (rand, 0, 3) == 0)
      put_wall (builder);
    if (g_rand_int_range (rand, 0, 3) == 0)
      put_bridge (builder);
  }
  for (int i = g_rand_int_range (rand, 0, 4 + mood * 20); i > 0; i--) {
    CrHex hex = random_hex (builder);

    castle_put_side (builder->map, (CrPlace){ floor, hex }, g_rand_int_range (rand, 0, 6),
                     random_side (rand));
  }
}

/**
 * random_castle_new:
 *
 * Returns: (transfer full): a small map; some are nearly empty, some full
 */
CrMap *
random_castle_new (GRand *rand, const CrRuleset *ruleset)
{
  static const int chances[] = { 4, 12, 40 };
  static const char *const floors[] = { "g", "up", "roof" };
  CrGrid grid = random_grid (rand);
  Builder builder = { rand, ruleset, cr_map_new (&grid, "random") };
  int mood = g_rand_int_range (rand, 0, 3), n_floors = g_rand_int_range (rand, -3, 4);

  for (int floor = 0; floor < MAX (n_floors, 1); floor++) {
    cr_map_load_floor (builder.map, floors[floor], NULL);
    scatter_cells (&builder, floor, chances[mood]);
    furnish (&builder, floor, mood);
  }
  return builder.map;
}
