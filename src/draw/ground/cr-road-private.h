/* cr-road-private.h: where roads run. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ground-private.h"

/* The kinds of pieces: of even breadth; fading along its line; one of several that cross in an open
 * place. */
typedef enum { CR_ROAD_EVEN, CR_ROAD_TAIL, CR_ROAD_PLACE } CrRoadKind;

/**
 * CrRoadPiece: a piece of road.
 * @key: seeds its random details
 * @line: its middle line
 */
typedef struct {
  CrRng key;
  GArray *line;
  CrRoadKind kind;
} CrRoadPiece;

gboolean cr_road_has (const CrDraw *draw, CrHex hex);

/* Whether the hex is one of three road hexes around a corner, which are drawn as an open place. */
gboolean cr_road_is_place (const CrDraw *draw, CrHex hex);

/* Returns: (transfer full) (element-type CrRoadPiece): the pieces in view; two that continue each
 * other end in the same point and direction */
GArray *cr_road_find_pieces (const CrDraw *draw);
