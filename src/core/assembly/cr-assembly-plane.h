/* cr-assembly-plane.h: where the parts of an assembly lie.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-assembly.h"
#include "cr-motion.h"

/**
 * CrGround: an assembly with its maps at hand. All is borrowed.
 * @maps: (array): by part; NULL for one that could not be read. The first one is there.
 */
typedef struct {
  const CrAssembly *assembly;
  const CrMap *const *maps;
} CrGround;

/**
 * cr_ground_place:
 * @motion_out: (out): from hexes of the part to those of the first part's grid, which reaches
 *   beyond its edges
 *
 * Returns: FALSE, with an error that says which turns there are, where the hexes of the part do not
 *   come to stand as those of the first
 */
gboolean cr_ground_place (const CrGround *ground, guint part, CrMotion *motion_out, GError **error);

/* What leads back. Neither may mirror. */
CrMotion cr_motion_invert (CrMotion motion);

/* One motion after the other: @first, then @then. */
CrMotion cr_motion_join (CrMotion first, CrMotion then);

/**
 * CrSheetBox: the printed rectangle of a part, by the middles of its outermost hexes (MAP-05).
 * @from, @to: across the lanes of a grid (columns of flat hexes, rows of pointed ones), and along
 *   them in half hexes
 *
 * In all grids a step from lane to lane is one across and one along.
 */
typedef struct {
  int from[2], to[2];
} CrSheetBox;

/**
 * cr_sheet_box:
 * @to: (nullable): from its hexes to those of a grid in which its edges run upright and level
 */
CrSheetBox cr_sheet_box (const CrMap *map, CrOrientation orientation, CrMotion motion);

/* Steps across and along as hexes of that grid; the sum of both is even. */
CrHex cr_sheet_step (CrOrientation orientation, int across, int along);

/**
 * cr_sheets_meet:
 * @halves: half hexes lie on each other at the edges; else whole ones lie beside each other
 *
 * Returns: whether an edge of one lies on an edge of the other, the shorter within the longer, and
 *   neither covers the other
 */
gboolean cr_sheets_meet (const CrSheetBox *a, const CrSheetBox *b, gboolean halves);
gboolean cr_sheets_overlap (const CrSheetBox *a, const CrSheetBox *b, gboolean halves);
