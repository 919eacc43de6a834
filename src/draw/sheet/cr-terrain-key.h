/* cr-terrain-key.h: the key of the terrains on a map, with their costs.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-painter.h"

/**
 * CrTerrainKey:
 *
 * A row for each terrain of a floor: a hex of it as it is painted there, its name, movement points
 * and cover; after them a row for each material of walls. Figures that no book prints are marked,
 * and the marks are explained.
 */
typedef struct _CrTerrainKey CrTerrainKey;

/* @options: their floor, and whether secrets are shown, are used */
CrTerrainKey *cr_terrain_key_new (const CrScene *scene, const CrPaintOptions *options);
void cr_terrain_key_free (CrTerrainKey *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrTerrainKey, cr_terrain_key_free)

/* Returns: (transfer full): a line for each row, "Scrub: foot 2 · light cover ?" */
char *cr_terrain_key_dup_text (const CrTerrainKey *self);

/* The key in columns on a sheet of that width, in W. */
double cr_terrain_key_get_height (const CrTerrainKey *self, double width);
/* @art: (nullable): without it no hexes are painted */
void cr_terrain_key_draw (const CrTerrainKey *self,
                          cairo_t *cr,
                          CrArt *art,
                          const CrPaintOptions *options,
                          CrBox box);
