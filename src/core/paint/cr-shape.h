/* cr-shape.h: sets of hexes as they are painted. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-vertex.h"

#define CR_SHAPE_MAX_RADIUS 5

/* All append to an array of CrHex, each hex once a call. Hexes may lie off the map. */
void cr_shape_disc (CrHex centre, int radius, GArray *hexes);
void cr_shape_line (CrHex from, CrHex to, int radius, GArray *hexes);
void cr_shape_rectangle (const CrGrid *grid, CrHex from, CrHex to, GArray *hexes);
void cr_shape_polygon (const CrHex *corners, gsize n_corners, GArray *hexes);
void cr_shape_flood (const CrMap *map,
                     CrPlace start,
                     CrLayer layer,
                     gboolean connected,
                     GArray *hexes);

/* Appends to an array of CrHexSide. */
void cr_shape_rim (const CrHex *hexes, gsize n_hexes, GArray *sides);
