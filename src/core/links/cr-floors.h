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

/**
 * cr_floors_sort:
 *
 * Returns: (transfer full) (element-type int): the floors of the map, the lowest first
 */
GArray *cr_floors_sort (const CrMap *map);

/**
 * cr_floors_step:
 * @step: so many floors up, or down when negative
 *
 * Returns: the floor there; the last one on that way where there are not so many
 */
int cr_floors_step (const CrMap *map, int floor, int step);

/**
 * cr_floors_propose_level:
 * @storey: of a floor that is still to be made
 * @at: (nullable): the hex it is made for
 * @next_out: (out): the level there of the floor next to it, towards the ground
 *
 * Returns: the level for its hexes: one above the floor below it, or one beneath that above it
 */
int cr_floors_propose_level (const CrMap *map, int storey, const CrHex *at, int *next_out);

/**
 * cr_floors_get_ghost:
 *
 * What helps to find one's way on a floor: the next lower storey, or the ground above where the
 * floor lies under it. A floor that only its owner knows of shows through no other.
 *
 * Returns: that floor, or −1 when there is none
 */
int cr_floors_get_ghost (const CrMap *map, int floor);

/**
 * cr_floors_list_ways:
 *
 * Returns: (transfer full) (element-type CrFloorWay): all ways between floors, each as seen from
 *   both of its ends, in the order of the links; what cannot be read leads nowhere
 */
GArray *cr_floors_list_ways (const CrMap *map);

/* Returns: (transfer full) (element-type CrFloorWay): those that start at a place */
GArray *cr_floors_list_ways_from (const CrMap *map, CrPlace from);
