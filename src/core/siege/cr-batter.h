/* cr-batter.h: which walls can be battered, and how long they stand.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/**
 * CrBattering: of a hex of the walls, what its demolition asks for.
 * @is_wall: FALSE when the hex is no rampart, tower or gate tower under the open sky; nothing else
 *   then counts
 * @damage: results “D” that demolish it; 0 when it cannot be battered as things stand
 * @rule: id of the rule that says so
 * @hoarded: bit d for a side across which it is not battered, for a hoarding hangs there (HRD-10)
 */
typedef struct {
  gboolean is_wall;
  int damage;
  const char *rule;
  guint hoarded;
} CrBattering;

/* RMP-10, BAT-03, HRD-10. Pure. */
CrBattering cr_batter_judge (const CrScene *scene, CrPlace place);
