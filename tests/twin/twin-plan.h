/* twin-plan.h: which hexes a line goes through, by clipping.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/* Points are axial coordinates times this: centres, middles of sides and corners are all whole. */
#define TWIN_UNIT 6

/**
 * TwinPassed: a hex the line goes through the inside of.
 * @beside: the hexes that also touch the point or the side by which the line leaves it: none at a
 *   plain side, one at a corner, two along a side
 */
typedef struct {
  CrHex hex, beside[2];
  int n_beside;
} TwinPassed;

/* From the shooter's hex, which is 0,0, to the target's. */
typedef struct {
  int n;
  TwinPassed passed[];
} TwinTrack;

typedef struct _TwinPlan TwinPlan;

TwinPlan *twin_plan_new (void);
void twin_plan_free (TwinPlan *plan);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwinPlan, twin_plan_free)

/* Sides are those whose middles are the ends, -1 for the centre of the hex. */
const TwinTrack *twin_plan_find (TwinPlan *plan, CrHex target, CrDirection from, CrDirection to);

CrHex twin_plan_end (CrHex hex, CrDirection side);
gboolean twin_plan_is_beyond (CrHex hex, CrDirection side, CrHex point);
