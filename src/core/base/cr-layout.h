/* cr-layout.h: hexes in the plane. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"

/**
 * CrPoint:
 *
 * A point of the plane in units of W, the width of a hex from corner to corner, as the art
 * direction counts; x to the right, y down, origin in the middle of hex 1,1. Neighbouring
 * centres are CR_LAYOUT_PITCH apart. Floating point serves drawing and pointing, never a rule.
 */
typedef struct {
  double x, y;
} CrPoint;

typedef struct {
  double x, y, width, height;
} CrBox;

#define CR_LAYOUT_PITCH 0.86602540378443864676

CrPoint cr_layout_centre (const CrGrid *grid, CrHex hex);

/**
 * cr_layout_corner:
 * @corner: 0…5, clockwise; corner i is where sides i and i + 1 meet
 */
CrPoint cr_layout_corner (const CrGrid *grid, CrHex hex, int corner);

CrPoint cr_layout_side_middle (const CrGrid *grid, CrHex hex, CrDirection direction);

/**
 * cr_layout_hex_at:
 *
 * Returns: the hex that @point lies in, on the map or off it
 */
CrHex cr_layout_hex_at (const CrGrid *grid, CrPoint point);

/**
 * cr_layout_nearest_side:
 *
 * Returns: the side of @hex whose middle is nearest to @point; what a pointer means by an edge
 */
CrDirection cr_layout_nearest_side (const CrGrid *grid, CrHex hex, CrPoint point);

/**
 * cr_layout_bounds:
 *
 * Returns: the box of all hexes, whole
 */
CrBox cr_layout_bounds (const CrGrid *grid);

/**
 * cr_layout_frame:
 *
 * Returns: the printed rectangle. With half hexes (MAP-05) it runs through the middles of the
 * outermost hexes, so that two maps laid edge to edge join; else it is the box of all hexes.
 */
CrBox cr_layout_frame (const CrGrid *grid);
