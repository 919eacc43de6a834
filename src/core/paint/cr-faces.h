/* cr-faces.h: which of a side's two hexes is the inside, when nobody says. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

int cr_faces_lean (const CrMap *map, CrPlace place, CrDirection direction);
