/* cr-approach-private.h: where a side of a scenario can come at all.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-state-private.h"

/**
 * CrApproach: the places that men of a side and of their friends can come to in a whole game.
 *
 * It asks the game's own ways with every door open, every bridge down and nobody in them, from all
 * hexes where the men may begin. What is not among these places cannot be come to; what is may be
 * out of reach all the same, for foes, dice and time are not asked.
 */
typedef struct _CrApproach CrApproach;

/**
 * cr_approach_new:
 * @climbs: whether ladders, ropes and siege towers of the game are counted, and jumps down
 */
CrApproach *cr_approach_new (const CrState *state, int side, gboolean climbs);
void cr_approach_free (CrApproach *approach);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrApproach, cr_approach_free)

/* Of that number or more of the hexes. */
gboolean cr_approach_has_of (const CrApproach *approach, const CrMask *mask, int least);

/* Whether it has a hex of that edge of the map. */
gboolean cr_approach_has_edge (const CrApproach *approach, int edge);

/**
 * cr_approach_find_climb:
 * @wall_out: (out): the wall-walk
 *
 * Returns: levels of the least climb onto a wall-walk beside a place it has; 0 where there is none
 */
int cr_approach_find_climb (const CrApproach *approach, CrPlace *wall_out);
