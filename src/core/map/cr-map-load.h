/* cr-map-load.h: maps as they are made, for readers of files and makers of maps only: no edit, no
 * undo. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/* A map without floors that counts codes as @like does, so that layers may be copied as they are.
 */
CrMap *cr_map_new_like (const CrMap *like, const CrGrid *grid);

/* (element-type utf8) (nullable): those of a layer that holds codes, in their order. */
const GPtrArray *cr_map_list_codes (const CrMap *map, CrLayer layer);

/* Without what Crenel does not know. */
CrMap *cr_map_copy_known (const CrMap *map);

void cr_map_load_id (CrMap *map, const char *id);
int cr_map_load_floor (CrMap *map, const char *id, const char *name);
CrFloor *cr_map_load_floor_info (CrMap *map, int floor);
gint16 *cr_map_load_layer (CrMap *map, int floor, CrLayer layer);

/**
 * cr_map_load_side:
 * @side: its node's reference passes to the map
 *
 * Cheap when called in the sorted order of a file.
 */
void cr_map_load_side (CrMap *map, int floor, const CrSide *side);

/**
 * cr_map_load_node:
 * @node: (transfer full):
 */
void cr_map_load_node (CrMap *map, CrSection section, CrNode *node);

void cr_map_load_clear (CrMap *map, CrSection section);
/* @node: (transfer full): instead of what is there */
void cr_map_load_over (CrMap *map, CrSection section, guint index, CrNode *node);

/* (nullable): what a smaller map hides, see cr-resize.h. @shift: from hexes of the map to its. */
const CrMap *cr_map_get_outside (const CrMap *map);
CrHex cr_map_get_outside_shift (const CrMap *map);
/* @outside: (transfer full) (nullable) */
void cr_map_load_outside (CrMap *map, CrMap *outside, CrHex shift);
