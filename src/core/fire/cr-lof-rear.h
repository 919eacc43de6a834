/* cr-lof-rear.h: lines through the open rear of a siege tower, under the switch that counts
 * elevations there (TWR-14, S3 1.3). SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

/* Sets how far the line runs within the man's own level of his tower; its ends are set. */
void cr_lof_rear_measure (CrLofCase *self, int man);

/* Returns: the man on whose level a hex of the line is, if the line leaves it by the rear; -1 for
 * none of the two */
int cr_lof_rear_find (const CrLofCase *self, CrLofSpot spot);

/**
 * cr_lof_rear_opens:
 *
 * Returns: whether the man stands farther in than the rearmost hexes, and the line goes out by the
 *   rear
 */
gboolean cr_lof_rear_opens (const CrLofCase *self, int man);

/**
 * cr_lof_rear_weigh:
 * @man: as found
 * @hit: with its distances, which are turned round where the floor above is in the way
 *
 * A lower man looks over the rear edge of the level as over that of a rampart (RMP-06, 07, 09), a
 * higher one under the floor above it likewise; at the same level nothing is in the way.
 */
CrLofReason cr_lof_rear_weigh (const CrLofCase *self, int man, CrLofSpot spot, CrLofHit *hit);
