/* twin.h: the line of fire a second time, simple and slow. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-lof.h"
#include "twin-plan.h"

/* Written from the contract alone; of the core it uses hexes, map, scene and ruleset, and nothing
 * of the line of fire. @reason is that of the pair of ends reported. */
typedef struct {
  CrVerdict verdict;
  CrCover cover;
  CrLofReason reason;
  CrDirection from_side, to_side;
} Twin;

Twin twin_judge (TwinPlan *plan,
                 const CrScene *scene,
                 CrPlace from,
                 CrPlace to,
                 const CrLofOptions *options);
