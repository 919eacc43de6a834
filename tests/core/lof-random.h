/* lof-random.h: random castles with everything a line of fire can meet. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

CrMap *lof_random_castle (GRand *rand);

/**
 * LofTurn: another way to lay the same castle.
 * @sixths: turns of 60 degrees
 * @mirror: left to right, before turning
 * @grid: orientation and shift to use
 * @moved: added to every hex after turning
 */
typedef struct {
  int sixths;
  gboolean mirror;
  CrGrid grid;
  CrHex moved;
} LofTurn;

CrHex lof_turn_hex (const LofTurn *turn, CrHex hex);
CrMap *lof_turn_map (const LofTurn *turn, const CrMap *map);
