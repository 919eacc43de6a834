/* cr-tower-ground.h: what a siege tower rolls over. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"
#include "cr-scene.h"

/**
 * cr_tower_get_level:
 *
 * Returns: the level of the ground it stands on, which is the same under all of its body (TWR-07)
 *   but for filled moats; where it stands on nothing else, of the ground straight behind, from
 *   where it came
 */
int cr_tower_get_level (const CrTower *tower, const CrScene *scene);

/**
 * cr_tower_check_ground:
 * @tower: one that cr_tower_check() finds no fault with
 *
 * Where it stands it has come to, over level ground and filled moats (TWR-07, TWO-04, TWO-05).
 * Whether there is such a way from the edge is not asked: a scenario may begin with it there.
 *
 * Returns: FALSE, with what is in its way, when it cannot stand there
 */
gboolean cr_tower_check_ground (const CrTower *tower, const CrScene *scene, GError **error);

/**
 * cr_tower_find_wall:
 * @tower: the front, and where it looks
 * @wall_out: (out): hex of the first battlement straight ahead that shelters who looks back at it
 *
 * Returns: FALSE where there is none
 */
gboolean cr_tower_find_wall (const CrTower *tower, const CrScene *scene, CrPlace *wall_out);

/* TWO-02, TWR-03: levels of that rampart, 1…%CR_WORK_MAX_WALL; 1 where there is none. */
int cr_tower_measure_wall (const CrTower *tower, const CrScene *scene);
