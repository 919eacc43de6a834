/* fixture-random.c: maps of no sense at all. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-load.h"
#include "fixture.h"

/* Terrains and sides that random maps are strewn with. */
static const char *const codes[] = { "flat",  "flat",   "flat",   "scrub",    "slope",  "moat",
                                     "stair", "bridge", "spiral", "wallwalk", "nosuch", "stakes" };
static const CrSideKind kinds[] = { CR_SIDE_WALL,       CR_SIDE_DOORWAY, CR_SIDE_GATE,
                                    CR_SIDE_BATTLEMENT, CR_SIDE_PARAPET, CR_SIDE_LOW_WALL,
                                    CR_SIDE_SLOPE,      CR_SIDE_HEDGE,   CR_SIDE_HOARDING,
                                    CR_SIDE_SLIT };

static void
strew_sides (CrMap *map, int floor, int n_sides)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int i = 0; i < n_sides; i++) {
    CrHex hex = cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid)));
    CrDirection direction = g_test_rand_int_range (0, 6);
    CrSide side = { .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };

    cr_grid_name_side (grid, &hex, &direction);
    side.cell = cr_grid_get_cell (grid, hex);
    side.direction = (gint8) direction;
    side.kind = (gint8) kinds[g_test_rand_int_range (0, G_N_ELEMENTS (kinds))];
    side.inside = (gint8) g_test_rand_int_range (1, 3);
    side.state = (gint8) g_test_rand_int_range (0, 3);
    cr_map_load_side (map, floor, &side);
  }
}

/* A straight run of one to three hexes, wherever it lies and leads. */
static void
strew_stairway (CrMap *map)
{
  static const char *const opens[] = { "side", "hex", "two" };
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = cr_grid_get_hex (grid, g_test_rand_int_range (0, cr_grid_n_cells (grid)));
  CrDirection direction = g_test_rand_int_range (0, 6);
  g_autofree char *foot = cr_grid_format_hex (grid, hex);
  GString *hexes = g_string_new (NULL);
  CrNode *node = cr_node_new ("stairway");

  for (int i = g_test_rand_int_range (1, 4); i > 0; i--) {
    g_autofree char *text = NULL;

    hex = cr_hex_neighbour (hex, direction);
    text = cr_grid_format_hex (grid, hex);
    g_string_append_printf (hexes, "%s ", text);
  }

  g_autofree char *head = cr_grid_format_hex (grid, cr_hex_neighbour (hex, direction));
  cr_node_set (node, "hexes", hexes->str);
  cr_node_set (node, "foot", foot);
  cr_node_set (node, "head", head);
  cr_node_set (node, "opens-foot", opens[g_test_rand_int_range (0, 3)]);
  cr_node_set (node, "opens-head", opens[g_test_rand_int_range (0, 2)]);
  cr_map_load_node (map, CR_SECTION_LINKS, node);
  g_string_free (hexes, TRUE);
}

static void
strew_links (CrMap *map)
{
  static const char *const links[] = { "spiral", "ladder", "ramp", "trapdoor" };
  const CrGrid *grid = cr_map_get_grid (map);

  for (int i = 0; i < 4; i++) {
    int cell = g_test_rand_int_range (0, cr_grid_n_cells (grid));
    CrPlace from = { 0, cr_grid_get_hex (grid, cell) };
    CrPlace to = { 1, g_test_rand_bit () ? from.hex : cr_hex_neighbour (from.hex, i) };
    g_autofree char *from_text = cr_map_format_place (map, from);
    g_autofree char *to_text = cr_map_format_place (map, to);
    CrNode *node = cr_node_new (links[i]);

    cr_node_set (node, "from", from_text);
    cr_node_set (node, "to", to_text);
    cr_map_load_node (map, CR_SECTION_LINKS, node);
  }
}

/* Two floors strewn with everything that walking and checks look at; by g_test_rand_int(). */
CrMap *
fixture_random_map (void)
{
  CrGrid grid = { .columns = g_test_rand_int_range (1, 14), .rows = g_test_rand_int_range (1, 12) };
  CrMap *map;

  grid.orientation = g_test_rand_bit () ? CR_FLAT : CR_POINTY;
  grid.shift = g_test_rand_bit () ? CR_SHIFT_ODD : CR_SHIFT_EVEN;
  map = cr_map_new (&grid, "random");
  for (int floor = 0; floor < 2; floor++) {
    gint16 *terrain, *level;

    cr_map_load_floor (map, floor == 0 ? "g" : "up", "Floor");
    terrain = cr_map_load_layer (map, floor, CR_LAYER_TERRAIN);
    level = cr_map_load_layer (map, floor, CR_LAYER_LEVEL);
    for (int i = 0; i < cr_grid_n_cells (&grid); i++) {
      const char *code = codes[g_test_rand_int_range (0, G_N_ELEMENTS (codes))];

      if (g_test_rand_int_range (0, 10) < (floor == 0 ? 1 : 6))
        continue;
      terrain[i] = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, code);
      level[i] = (gint16) (g_test_rand_int_range (0, 5) == 0 ? 1 : 0);
      if (g_str_equal (code, "stakes"))
        cr_map_load_layer (map, floor, CR_LAYER_FACING)[i] =
            (gint16) g_test_rand_int_range (0, 1 + CR_N_DIRECTIONS);
      if (g_str_equal (code, "wallwalk"))
        cr_map_load_layer (map, floor, CR_LAYER_STRUCTURE)[i] =
            (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, "rampart");
    }
    strew_sides (map, floor, cr_grid_n_cells (&grid) / 2);
  }
  strew_links (map);
  for (int i = 0; i < 6; i++)
    strew_stairway (map);
  return map;
}
