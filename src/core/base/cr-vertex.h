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

/**
 * cr_vertex_of:
 * @corner: 0…5, between the sides corner and corner + 1
 */
CrVertex cr_vertex_of (CrHex hex, int corner);

gboolean cr_vertex_equal (CrVertex a, CrVertex b);

/**
 * cr_vertex_get_hex:
 * @corner_out: (out): which corner of that hex it is
 *
 * Returns: one of its three hexes
 */
CrHex cr_vertex_get_hex (CrVertex vertex, int *corner_out);

/**
 * cr_vertex_distance:
 *
 * Returns: the least number of sides one walks along from @a to @b
 */
int cr_vertex_distance (CrVertex a, CrVertex b);

/**
 * cr_vertex_path:
 * @sides: (element-type CrHexSide): the sides from @from to @to, in order, are appended
 *
 * A shortest way along hexsides, and of all of those one that keeps near the straight line. Each
 * side is told as seen from the hex on the right hand of who walks along it.
 */
void cr_vertex_path (CrVertex from, CrVertex to, GArray *sides);
