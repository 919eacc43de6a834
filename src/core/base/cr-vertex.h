/* cr-vertex.h: corners of hexes, and ways along hexsides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrVertex: where three hexes meet.
 *
 * The three hexes name it by three different corners; as a vertex it has one name only. The sum of
 * the coordinates is 1 or 2, and along a side one of them changes by 1.
 */
typedef struct {
  int x, y, z;
} CrVertex;

/**
 * CrHexSide:
 * @hex: one of its two hexes
 * @direction: the side as seen from there
 */
typedef struct {
  CrHex hex;
  CrDirection direction;
} CrHexSide;

CrVertex cr_vertex_of (CrHex hex, int corner);
gboolean cr_vertex_equal (CrVertex a, CrVertex b);
CrHex cr_vertex_get_hex (CrVertex vertex, int *corner_out);
int cr_vertex_distance (CrVertex a, CrVertex b);
void cr_vertex_path (CrVertex from, CrVertex to, GArray *sides);
