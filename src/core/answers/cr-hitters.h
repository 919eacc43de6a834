/* cr-hitters.h: who can hit a man there. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"

/**
 * cr_hitters_find:
 * @shooters: places they may stand in; none at all, with a NULL pointer, for every place
 *   of the map
 *
 * Derived from cr_lof_judge() alone.
 *
 * Returns: (transfer full) (element-type CrLof): the records of those who can hit the target, best
 *   first: least cover for it, then nearest, then in the order of the shooters
 */
GArray *cr_hitters_find (CrFire *fire,
                         CrPlace target,
                         CrPlaces shooters,
                         const CrLofOptions *options);

/* How long that list would be, in a fraction of the time. */
guint cr_hitters_count (CrFire *fire,
                        CrPlace target,
                        CrPlaces shooters,
                        const CrLofOptions *options);
