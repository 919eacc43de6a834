/* cr-floors.h: which floor lies above which. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/**
 * CrFloorWay: one way from a floor to another, in one of its two directions.
 * @link: index in %CR_SECTION_LINKS
 * @kind: "spiral", "stairway"; borrowed from the node
 */
typedef struct {
  guint link;
  const char *kind;
  CrPlace from, to;
} CrFloorWay;

GArray *cr_floors_sort (const CrMap *map);
int cr_floors_step (const CrMap *map, int floor, int step);
int cr_floors_propose_level (const CrMap *map, int storey, const CrHex *at, int *next_out);
int cr_floors_get_ghost (const CrMap *map, int floor);
GArray *cr_floors_list_ways (const CrMap *map);
GArray *cr_floors_list_ways_from (const CrMap *map, CrPlace from);
