/* cr-shape.h: sets of hexes as they are painted. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-vertex.h"

#define CR_SHAPE_MAX_RADIUS 5

/**
 * cr_shape_disc:
 * @radius: 0 for the hex alone
 *
 * All append to an array of CrHex, each hex once a call. Hexes may lie off the map.
 */
void cr_shape_disc (CrHex centre, int radius, GArray *hexes);

/**
 * cr_shape_line:
 * @radius: of the brush that is drawn along
 *
 * The hexes a straight line from middle to middle goes through, one a step. Where it runs along a
 * side, between two hexes, the line is moved a hair always to the same hand, so that there and back
 * are the same hexes.
 */
void cr_shape_line (CrHex from, CrHex to, int radius, GArray *hexes);

/**
 * cr_shape_rectangle:
 * @from: one corner
 * @to: the opposite corner
 *
 * The columns and rows between two hexes.
 */
void cr_shape_rectangle (const CrGrid *grid, CrHex from, CrHex to, GArray *hexes);

/**
 * cr_shape_polygon:
 * @corners: (array length=n_corners): one after the other round the polygon
 *
 * All hexes whose middles lie within, and those its edges go through. Where edges cross, what is
 * surrounded twice is outside.
 */
void cr_shape_polygon (const CrHex *corners, gsize n_corners, GArray *hexes);

/**
 * cr_shape_flood:
 * @layer: what the hexes are to have alike
 * @connected: only those that hang together with @start; otherwise all of its floor
 */
void cr_shape_flood (const CrMap *map,
                     CrPlace start,
                     CrLayer layer,
                     gboolean connected,
                     GArray *hexes);

/**
 * cr_shape_rim:
 * @hexes: (array length=n_hexes): a set of them
 * @sides: (element-type CrHexSide): the sides between the set and all else, as seen from within
 *
 * Appends to an array of CrHexSide.
 */
void cr_shape_rim (const CrHex *hexes, gsize n_hexes, GArray *sides);
