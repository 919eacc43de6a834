/* cr-start.h: where the sides of a siege begin a game. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-outside.h"
#include "cr-state.h"

/**
 * CrZones: parts of a castle, as a siege tells them apart; several can be meant at once.
 * @CR_ZONE_OUTSIDE: the ground before the castle, see #CrOutside
 * @CR_ZONE_KEEP: hexes of a structure that is a keep
 * @CR_ZONE_WITHIN: all other places: ramparts, towers and courts
 */
typedef enum {
  CR_ZONE_OUTSIDE = 1 << 0,
  CR_ZONE_WITHIN = 1 << 1,
  CR_ZONE_KEEP = 1 << 2,
  CR_ZONES_ALL = (1 << 3) - 1,
} CrZones;

/**
 * cr_state_set_start:
 * @zones: (array length=CR_MAX_PARTIES): where the men of each side may be put before the first
 *   turn; a side that has no hex of its zones may be put anywhere
 *
 * Before the first order. The zones are those of the castle as it is now.
 */
void cr_state_set_start (CrState *state, const CrZones *zones);

/* CR_ZONES_ALL when the side is put anywhere, and once the first turn has begun. */
CrZones cr_state_get_start (const CrState *state, int party);

gboolean cr_state_may_start (const CrState *state, int party, CrPlace place);

/* The zone of a place that is on the map now; none for a moat, where nobody begins. @outside: of
 * its scene */
CrZones cr_zone_find (const CrScene *scene, const CrOutside *outside, CrPlace place);
