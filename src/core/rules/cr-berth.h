/* cr-berth.h: where a siege tower comes against a wall. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-tower-ground.h"

/* Whether a bridge let down there would lie on a battlement: TWR-15, HRD-13. */
typedef enum {
  CR_BERTH_FITS,
  CR_BERTH_NO_WALL, /* no battlement is before its front */
  CR_BERTH_HOARDED, /* a hoarding hangs there */
  CR_BERTH_LEVEL,   /* the wall is higher or lower than its bridge */
} CrBerth;

/**
 * cr_tower_find_berth:
 * @tower: its @wall is what its levels are set for
 * @place_out: (out): the hex that decides
 */
CrBerth cr_tower_find_berth (const CrTower *tower, const CrScene *scene, CrPlace *place_out);

/**
 * CrTowerCourse: how a tower that is rolled straight ahead comes to a wall.
 * @hexes: it is rolled until then
 * @wall: the hex that its bridge lies on
 * @levels: how high that is above the ground of the tower
 */
typedef struct {
  int hexes, levels;
  CrPlace wall;
} CrTowerCourse;

/**
 * cr_tower_find_course:
 * @tower: where it can stand
 *
 * TWR-07, TWR-15: straight ahead over ground that it rolls on, until its bridge can be let down.
 *
 * Returns: FALSE with the first thing that is in its way
 */
gboolean cr_tower_find_course (const CrTower *tower,
                               const CrScene *scene,
                               CrTowerCourse *course_out,
                               GError **error);

/**
 * cr_tower_list_berths:
 * @type: a siege tower
 * @towers: (element-type CrTower): appended to: each place where one could stand with its bridge on
 *   a battlement, however it came there
 */
void cr_tower_list_berths (const CrWork *type, const CrScene *scene, GArray *towers);

/**
 * cr_tower_judge_wall:
 * @wall: a hex
 *
 * Returns: TRUE when a tower of that type fits somewhere against it; FALSE with the reason why none
 *   does, or with none where there is no battlement
 */
gboolean cr_tower_judge_wall (const CrWork *type,
                              const CrScene *scene,
                              CrPlace wall,
                              GError **error);
