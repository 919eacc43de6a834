/* cra-tiles-private.h: what the files of the tiles share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tiles.h"

/* How many pixels a tile is wide and high. */
#define CRA_TILE_SIZE 256

/**
 * CraTile: one picture of one scale.
 * @key: its column and row among all tiles of that scale, see cra_tile_key()
 * @surface: (nullable): owned; NULL until it is drawn for the first time
 * @node: what the renderer is given, made once; GSK redraws only what it has not seen before
 * @drawn: edition of the map it shows; older than @wanted when an edit has touched it since
 * @used: frame that showed it last
 */
typedef struct {
  gint64 key;
  cairo_surface_t *surface;
  GskRenderNode *node;
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
  GCancellable *alive;          /* cancelled when the tiles are freed while some are at work */
  guint edition, n_tiles, n_jobs;
  guint64 frame;
  gboolean complete, whole;
};

gint64 cra_tile_key (int column, int row);
int cra_tile_get_column (gint64 key);
int cra_tile_get_row (gint64 key);

/* The level of that scale, made when there is none. */
CraTileLevel *cra_tiles_get_level (CraTiles *tiles, double scale);
/* (nullable): NULL only when there is none and @make is FALSE. */
CraTile *cra_tiles_get_tile (CraTiles *tiles, CraTileLevel *level, gint64 key, gboolean make);
/* @range: (out): first and last column, first and last row of the tiles in view. */
void cra_tiles_find_range (const CraViewport *viewport, double scale, int range[4]);

/* The visible tiles of the current scale; stand-ins where they are not yet drawn. */
void cra_tiles_append (CraTiles *tiles, GtkSnapshot *snapshot, const CraViewport *viewport);

/* The overview first (few tiles, and a stand-in for everything), then what is in view, then a
 * ring around it so that panning finds its tiles ready. */
void cra_tiles_send_jobs (CraTiles *tiles, const CraViewport *viewport);
