/* cr-map-edges.h: the four edges of the map and their names.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/* What <sides N="1" E="2" S="3" W="4"/> of a map names; castle model, MAP-06. */
typedef enum {
  CR_MAP_EDGE_N,
  CR_MAP_EDGE_E,
  CR_MAP_EDGE_S,
  CR_MAP_EDGE_W,
  CR_N_MAP_EDGES,
} CrMapEdge;

/* "N", "E", "S" or "W": which edge it is, whatever its name. */
const char *cr_map_edge_get_key (CrMapEdge edge);

/**
 * cr_map_get_edge_name:
 *
 * Returns: (transfer none) (nullable): the name printed there: "12", "B"
 */
const char *cr_map_get_edge_name (const CrMap *map, CrMapEdge edge);

/* By the name printed there, or its key; -1: there is none. */
int cr_map_find_edge (const CrMap *map, const char *name);

/* Whether the hex lies in the outermost row or column of that edge; half hexes do (MAP-05). */
gboolean cr_grid_is_at_edge (const CrGrid *grid, CrHex hex, CrMapEdge edge);
