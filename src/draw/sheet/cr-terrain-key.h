/* cr-terrain-key.h: terrains and their costs. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-painter.h"

/**
 * CrTerrainKey:
 *
 * A row for each terrain of a floor: a hex of it as it is painted there, its name, movement points
 * and cover; behind them one for each material that walls are said to be of. What the ruleset does
 * not print is marked, and the mark explained.
 */
typedef struct _CrTerrainKey CrTerrainKey;

/* @options: floor, and whether secrets are shown */
CrTerrainKey *cr_terrain_key_new (const CrScene *scene, const CrPaintOptions *options);
void cr_terrain_key_free (CrTerrainKey *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrTerrainKey, cr_terrain_key_free)

/* (transfer full): a line for each row, "Scrub: foot 2 · light cover ?" */
char *cr_terrain_key_dup_text (const CrTerrainKey *self);

/* As columns on a sheet so wide. In W. */
double cr_terrain_key_get_height (const CrTerrainKey *self, double width);
/* @art: (nullable): without it no hex is painted */
void cr_terrain_key_draw (const CrTerrainKey *self,
                          cairo_t *cr,
                          CrArt *art,
                          const CrPaintOptions *options,
                          CrBox box);
