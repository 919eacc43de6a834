/* cr-map-private.h: the inside of a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map-load.h"

/* A floor with its data: what people see of it in @info, then layers and sides. */
typedef struct {
  CrFloor info;
  gint16 *layers[CR_N_LAYERS];
  GArray *sides;    /* CrSide, sorted by cell, direction */
  guint8 *occupied; /* by cell, a bit for each direction whose side has things: most have none */
} CrFloorData;

struct _CrMap {
  char *id;
  CrGrid grid;
  GPtrArray *codes[CR_N_LAYERS];      /* char *; NULL for layers of plain numbers */
  GPtrArray *floors;                  /* CrFloorData */
  GPtrArray *sections[CR_N_SECTIONS]; /* CrNode */
  GHashTable *ids[CR_N_SECTIONS];     /* the first node of each name and id; see cr-map-nodes.c */
  GHashTable *words;                  /* what the map is called elsewhere; see cr-map-nodes.c */
  CrMap *outside;                     /* nullable: what a smaller map hides; see cr-resize.h */
  CrHex outside_shift;                /* from hexes of this map to hexes of that */
};

static inline const CrFloorData *
cr_map_get_floor_data (const CrMap *map, int floor)
{
  g_return_val_if_fail (floor >= 0 && floor < (int) map->floors->len, NULL);
  return g_ptr_array_index (map->floors, floor);
}

/**
 * cr_floor_data_new:
 *
 * Returns: (transfer full): a floor of void, level 0, no structures
 */
CrFloorData *cr_floor_data_new (const CrGrid *grid, const char *id, const char *name);

void cr_floor_data_free (CrFloorData *floor);

/* Of a map that has none yet. */
void cr_map_begin_words (CrMap *map);

/* @section: empty, of a map that has none yet */
void cr_map_begin_section (CrMap *map, CrSection section);
void cr_map_end_section (CrMap *map, CrSection section);
/* After nodes of the section came, went or changed places. */
void cr_map_note_ids (CrMap *map, CrSection section);

/* Returns: (nullable): what @text is in that language */
const char *cr_map_find_word (const CrMap *map, const char *text, const char *language);

/* Where the things of one side begin in the sorted list, and how many there are. */
guint cr_sides_find (const GArray *sides, int cell, int direction, guint *n_out);
void cr_side_clear (CrSide *side);

/* After things of that side came or went. */
void cr_floor_data_note_side (CrFloorData *floor, int cell, int direction);
