/* cr-gear.h: what men carry and use. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-muster.h"

#define CR_GEAR_BEARERS 2
#define CR_GEAR_PLACES 2

/**
 * CrGearState: LAD-01, LAD-02; the author has taken away what is none of them
 */
typedef enum {
  CR_GEAR_LYING,
  CR_GEAR_CARRIED,
  CR_GEAR_UPRIGHT,
  CR_GEAR_AWAY,
  CR_GEAR_STANDING, /* what is rolled: a siege tower, a ram */
  CR_GEAR_HUNG,     /* up in the hoarding over its hex: a barrel of oil (HRD-04) */
  CR_GEAR_SET,      /* what makes its hex another terrain: stakes, a pile of rocks */
  CR_GEAR_DUG,      /* a mine beneath its hex, that is in nobody's way (MIN-04, MIN-09) */
} CrGearState;

/**
 * CrGear: a scaling ladder, or a siege tower and whatever else is rolled.
 * @id: interned; the name it has in orders and log
 * @work: (nullable): which of the ruleset's works it is; NULL for a ladder
 * @rope: it is no ladder but a rope, that hangs from the wall by its grapnel (GRP-01)
 * @state: a #CrGearState
 * @places: the two hexes it lies over or is carried in; of one that stands, its foot twice; of one
 *   that is rolled, its front hex twice; of one that is set, its front and its rear
 * @facing: of one that stands, the side of its foot that it leans on; of one that is rolled, where
 *   it looks; else of the first hex, to the second
 * @bearers: who carries it, or lets its bridge down, by index in the state; -1 for nobody
 * @raised: the player turn in which it was raised, shifted or rolled, counted from the first; -1
 *   for none
 * @wall: levels of the rampart that a tower goes against (TWO-02, TWR-03)
 * @bridge_down: its bridge lies on the battlement
 * @linked: men raised its ladder from the ground, where those are not fixed (TWR-04)
 * @rolled: hexes that it was rolled in that player turn (TWR-07)
 * @under: (nullable): interned; of what is set, the terrain beneath each of its hexes
 * @under_front: likewise, the front of that, as its layer has it
 */
typedef struct {
  const char *id;
  const CrWork *work;
  gboolean rope;
  guint8 state, facing, wall, bridge_down, rolled, linked;
  CrPlace places[CR_GEAR_PLACES];
  gint16 bearers[CR_GEAR_BEARERS];
  int raised, under_front[CR_GEAR_PLACES];
  const char *under[CR_GEAR_PLACES];
} CrGear;
