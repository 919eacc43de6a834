/* cr-map-edges.c: the four edges of the map and their names.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-edges.h"

static const char *const keys[CR_N_MAP_EDGES] = { "N", "E", "S", "W" };

const char *
cr_map_edge_get_key (CrMapEdge edge)
{
  return keys[edge];
}

const char *
cr_map_get_edge_name (const CrMap *map, CrMapEdge edge)
{
  const CrNode *node = cr_map_find_node (map, CR_SECTION_HEAD, "sides", NULL);
  const char *name = node != NULL ? cr_node_get (node, keys[edge]) : NULL;

  return name != NULL && *name != '\0' ? name : NULL;
}

int
cr_map_find_edge (const CrMap *map, const char *name)
{
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    if (g_strcmp0 (cr_map_get_edge_name (map, edge), name) == 0)
      return (int) edge;
  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    if (g_str_equal (keys[edge], name))
      return (int) edge;
  return -1;
}

gboolean
cr_grid_is_at_edge (const CrGrid *grid, CrHex hex, CrMapEdge edge)
{
  int column, row;

  if (!cr_grid_contains (grid, hex))
    return FALSE;
  cr_grid_address (grid, hex, &column, &row);
  switch (edge) {
  case CR_MAP_EDGE_N:
    return row == 1;
  case CR_MAP_EDGE_E:
    return column == grid->columns;
  case CR_MAP_EDGE_S:
    return row == grid->rows;
  default:
    return column == 1;
  }
}
