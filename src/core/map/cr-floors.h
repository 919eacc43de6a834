/* cr-floors.h: which floor lies above which. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

GArray *cr_floors_sort (const CrMap *map);
int cr_floors_step (const CrMap *map, int floor, int step);
int cr_floors_get_ghost (const CrMap *map, int floor);
