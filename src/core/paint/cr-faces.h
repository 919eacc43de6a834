/* cr-faces.h: which of a side's two hexes is the inside, when nobody says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-vertex.h"

/**
 * cr_faces_lean:
 * @place: one of the two hexes
 *
 * The outside is where there is no hex, else the lower ground, else away from the structure: a
 * battlement looks down and out of the castle.
 *
 * Returns: 1 when @place is likely the inside, -1 when the hex beyond is, 0 when nothing tells
 */
int cr_faces_lean (const CrMap *map, CrPlace place, CrDirection direction);

/* The same side, as seen from its other hex. */
CrHexSide cr_faces_turn_round (CrHexSide side);

/**
 * cr_faces_settle:
 * @sides: (element-type CrHexSide): of one run; all as seen from the same hand
 *
 * Turns them so that each is seen from its inside. Where the ground tells nothing, a side goes with
 * most of the others; where it tells nothing of any, all stay.
 */
void cr_faces_settle (const CrMap *map, int floor, GArray *sides);
