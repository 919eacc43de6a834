/* random-castle.h: random castles with everything a line of fire can meet. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

CrMap *random_castle_new (GRand *rand);

/**
 * CastleTurn: another way to lay the same castle.
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
} CastleTurn;

CrHex castle_turn_hex (const CastleTurn *turn, CrHex hex);
CrMap *castle_turn_map (const CastleTurn *turn, const CrMap *map);
