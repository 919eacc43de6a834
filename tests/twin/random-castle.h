/* random-castle.h: random castles with everything a line of fire can meet.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

CrMap *random_castle_new (GRand *rand, const CrRuleset *ruleset);

/* For makers of castles: no edit. @structure may be "none". */
void castle_put_cell (CrMap *map,
                      int floor,
                      int cell,
                      const char *terrain,
                      const char *structure,
                      int level);
void castle_put_bridge (CrMap *map, const char *where, const char *state);
void castle_drop_bridge (CrMap *map);
void castle_put_outside (CrMap *map, const char *where);
void castle_put_side (CrMap *map, CrPlace place, CrDirection direction, CrSide side);

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
