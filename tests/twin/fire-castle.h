/* fire-edit.h: random edits of a castle that lines of fire are to follow. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-fire.h"

CrPlace fire_edit_random_place (GRand *rand, const CrMap *map);
CrEdit *fire_edit_random (GRand *rand, CrMap *map, const CrMap *donor);
void fire_edit_swap (CrEdit *edit, CrMap *map, CrScene *scene, CrFire *fire);
