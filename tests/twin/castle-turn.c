/* castle-turn.c: the same castle laid otherwise. SPDX-License-Identifier: GPL-3.0-or-later */
#include "random-castle.h"

#include "cr-map-load.h"

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

static char *
turn_places (const CastleTurn *turn, const CrMap *map, const char *text)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  GString *turned = g_string_new (NULL);

  cr_map_parse_places (map, text, places, NULL);
  for (guint i = 0; i < places->len; i++) {
    CrHex hex = castle_turn_hex (turn, g_array_index (places, CrPlace, i).hex);
    g_autofree char *at = cr_grid_format_hex (&turn->grid, hex);

    g_string_append_printf (turned, "%s%s", i > 0 ? " " : "", at);
  }
  return g_string_free (turned, FALSE);
}

/* The bridge of a random castle, and what lies outside. */
static void
turn_nodes (const CastleTurn *turn, const CrMap *map, CrMap *turned)
{
  if (cr_map_n_nodes (map, CR_SECTION_MECHANISMS) > 0) {
    const CrNode *bridge = cr_map_get_node (map, CR_SECTION_MECHANISMS, 0);
    g_autofree char *where =
        turn_places (turn, map, cr_node_get (cr_node_get_child (bridge, 0), "hexes"));

    castle_put_bridge (turned, where, cr_node_get (bridge, "state"));
  }
  if (cr_map_n_nodes (map, CR_SECTION_AREAS) > 0) {
    const CrNode *outside = cr_map_get_node (map, CR_SECTION_AREAS, 0);
    g_autofree char *where = turn_places (turn, map, cr_node_get_text (outside));

    castle_put_outside (turned, where);
  }
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
  turn_nodes (turn, map, turned);
  return turned;
}
