/* cr-gear.h: what men carry and use. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

#define CR_GEAR_BEARERS 2

/**
 * CrGearState: LAD-01, LAD-02; the author has taken away what is none of them
 */
typedef enum {
  CR_GEAR_LYING,
  CR_GEAR_CARRIED,
  CR_GEAR_UPRIGHT,
  CR_GEAR_AWAY,
  CR_N_GEAR_STATES
} CrGearState;

/**
 * CrGear: a scaling ladder.
 * @id: interned; the name it has in orders and log
 * @state: a #CrGearState
 * @places: the two hexes it lies over or is carried in; of one that stands, its foot twice
 * @facing: of one that stands, the side of its foot that it leans on; else of the first hex, to the
 *   second
 * @bearers: who carries it, by index in the state; -1 for nobody
 * @raised: the player turn in which it was raised or shifted, counted from the first
 */
typedef struct {
  const char *id;
  guint8 state, facing;
  CrPlace places[2];
  gint16 bearers[CR_GEAR_BEARERS];
  int raised;
} CrGear;
