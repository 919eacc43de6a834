/* cr-road-private.h: where roads run. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ground-private.h"

/* Of one breadth, dying away along its line, one of those that cross in a place. */
typedef enum { CR_ROAD_EVEN, CR_ROAD_TAIL, CR_ROAD_PLACE } CrRoadKind;

/**
 * CrRoadPiece: a piece of road.
 * @key: what chance of it is drawn from
 * @line: its middle
 */
typedef struct {
  CrRng key;
  GArray *line;
  CrRoadKind kind;
} CrRoadPiece;

gboolean cr_road_has (const CrDraw *draw, CrHex hex);

/* Three hexes of road about a corner are an open place, as broad as they lie. */
gboolean cr_road_is_place (const CrDraw *draw, CrHex hex);

/* (transfer full) (element-type CrRoadPiece): all that can be seen; what follows each other ends in
 * the same point, and in the same direction. */
GArray *cr_road_find_pieces (const CrDraw *draw);
