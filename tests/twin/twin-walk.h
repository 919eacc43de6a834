/* twin-walk.h: a second, naive judge of who may move where.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state.h"

/* Written from the rules alone, one rule after the other, and as slow as that is: what a step costs
 * is asked of every pair of neighbours again and again, until nothing gets cheaper. Figures of
 * terrains and sides are those of the ruleset. */
typedef struct _TwinWalk TwinWalk;

TwinWalk *twin_walk_new (const CrState *state, int man);
void twin_walk_free (TwinWalk *walk);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (TwinWalk, twin_walk_free)

/* Movement points to get there, on the ground or into the hoarding over it; -1: not at all. */
int twin_walk_get_cost (const TwinWalk *walk, CrPlace place, gboolean hoarding);

/* Whether he may end there: MOV-08. */
gboolean twin_walk_is_free (const TwinWalk *walk, CrPlace place, gboolean hoarding);
