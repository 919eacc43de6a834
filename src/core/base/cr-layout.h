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
CrPoint cr_layout_corner (const CrGrid *grid, CrHex hex, int corner);
CrPoint cr_layout_side_middle (const CrGrid *grid, CrHex hex, CrDirection direction);
CrHex cr_layout_hex_at (const CrGrid *grid, CrPoint point);
CrDirection cr_layout_nearest_side (const CrGrid *grid, CrHex hex, CrPoint point);
CrBox cr_layout_bounds (const CrGrid *grid);
CrBox cr_layout_frame (const CrGrid *grid);
