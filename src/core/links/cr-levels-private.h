/* cr-levels-private.h: what the files of levels share. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-levels.h"

#define CR_LEVELS_NO_SURFACE (-1)

/* One end of a stairway against the other: whoever knows one knows both. */
typedef struct {
  int foot, head, stairway, steps; /* two surfaces, and what joins them */
  CrPlace foot_at, head_at;
  gboolean told; /* that it contradicts what was settled before */
} CrLevelEdge;

/* From a hex to a neighbour, in addresses. */
typedef struct {
  CrDirection direction;
  int columns, rows;
} CrLevelStep;

/* First each place is joined with those before it, then surfaces are numbered. */
typedef enum { CR_LEVELS_JOIN, CR_LEVELS_NUMBER } CrLevelStage;

/**
 * CrLevelGrowth: what levels that are not complete have come to.
 * @next: index of the place to go on with
 * @parted: of its floor, by cell, a bit for each side that parts surfaces
 * @steps: to neighbours of lower index, from an even and from an odd column (pointed: row)
 * @n_steps: how many those are
 */
typedef struct {
  CrLevelStage stage;
  int next;
  guint8 *parted;
  CrLevelStep steps[2][CR_N_DIRECTIONS];
  int n_steps[2];
} CrLevelGrowth;

/* @growth: NULL when they are complete. The map is borrowed, all else is owned. A place is known by
 * its index: its floor times the cells of a floor, plus its cell. */
struct _CrLevels {
  const CrMap *map;
  int n_cells;
  gint32 *surface_of; /* by place: index, or CR_LEVELS_NO_SURFACE */
  guint8 *is_stair;   /* by place */
  GArray *surfaces;   /* CrSurface */
  GArray *edges;      /* CrLevelEdge */
  GPtrArray *stairways;
  CrLevelGrowth *growth;
};

int cr_levels_get_index (const CrLevels *self, CrPlace place);
CrPlace cr_levels_get_place (const CrLevels *self, int index);
/* Index of the edge whose stairway has a step at @place, -1 for none; and that step's level. */
int cr_levels_find_step (const CrLevels *self, CrPlace place, int *level_out);

/* In this order. */
void cr_levels_read_stairways (CrLevels *self);

/* Which neighbours of a hex have lower indices hangs on whether its column, or in maps of pointed
 * hexes its row, is odd. */
void cr_levels_find_steps (CrLevels *self);

/**
 * cr_levels_join:
 * @index: of a place; all before have been joined
 *
 * Until all surfaces are numbered, each place names one before it of the same surface, if there is
 * any, else itself.
 */
void cr_levels_join (CrLevels *self, int index);

/**
 * cr_levels_number:
 * @index: of a place; all before have been numbered
 */
void cr_levels_number (CrLevels *self, int index);

void cr_levels_prove (CrLevels *self);
