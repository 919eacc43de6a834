/* cr-faces.h: which of a side's two hexes is the inside, when nobody says.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-vertex.h"

int cr_faces_lean (const CrMap *map, CrPlace place, CrDirection direction);
CrHexSide cr_faces_turn_round (CrHexSide side);
void cr_faces_settle (const CrMap *map, int floor, GArray *sides);
