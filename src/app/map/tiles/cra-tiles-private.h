/* cra-tiles-private.h: what the files of the tiles share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tiles.h"

/* How many pixels a tile is wide and high. */
#define CRA_TILE_SIZE 256

/**
 * CraTile: one tile of one scale.
 * @key: its column and row among all tiles of that scale, see cra_tile_key()
 * @surface: (nullable): owned; NULL until it is drawn for the first time
 * @node: the render node of @surface, made once; GSK redraws only nodes that it has not seen before
 * @drawn: the edition of the map that it shows; older than @wanted when an edit has touched it
 *   since
 * @wanted: the edition of the map that it should show
 * @used: the frame that showed it last
 */
typedef struct {
  gint64 key;
  cairo_surface_t *surface;
  GskRenderNode *node;
  gboolean empty; /* nothing is on it */
  guint drawn, wanted;
  gboolean at_work;
  guint64 used;
} CraTile;

/**
 * CraTileLevel: all tiles of one scale.
 * @scale: pixels of the device per unit of the plane
 * @tiles: by key
 */
typedef struct {
  double scale;
  GHashTable *tiles;
} CraTileLevel;

struct _CraTiles {
  GtkWidget *widget; /* borrowed */
  CraSource *source;
  GPtrArray *levels;
  CraTileLevel *current, *last; /* borrowed */
  CraTileLevel *overview;       /* borrowed */
  GCancellable *alive;          /* cancelled when the tiles are freed, because some may be at the
                                 * worker */
  guint edition, n_tiles, n_jobs;
  guint64 frame;
  gboolean complete, whole;
};

gint64 cra_tile_key (int column, int row);
int cra_tile_get_column (gint64 key);
int cra_tile_get_row (gint64 key);

/* Returns: the level of that scale, which is made when there is none */
CraTileLevel *cra_tiles_get_level (CraTiles *tiles, double scale);
/* Returns: (nullable): the tile; NULL only when there is none and @make is FALSE */
CraTile *cra_tiles_get_tile (CraTiles *tiles, CraTileLevel *level, gint64 key, gboolean make);
/* @range: (out): the first and last column, the first and last row of the tiles in view */
void cra_tiles_find_range (const CraViewport *viewport, double scale, int range[4]);

/* Appends the visible tiles of the current scale, and stand-ins where they are not drawn yet. */
void cra_tiles_append (CraTiles *tiles, GtkSnapshot *snapshot, const CraViewport *viewport);

/* Sends tiles to the worker in this order: those of the overview, which are few and can stand in
 * for everything; those in view; a ring around the view, so that panning finds them ready. */
void cra_tiles_send_jobs (CraTiles *tiles, const CraViewport *viewport);
