/* plain-sight.h: which hexes of a drawing show their terrain.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A hex is clear when nothing of the castle stands on it or on its sides, and when its terrain
 * covers more than half of it (MAP-12). That is asked of the drawing alone, one hex at a time:
 *
 * - Were any other terrain than the floor's own ground taken away from the hex, so that what lies
 *   round about lay there too (the terrain that most of its neighbours have), more than half of its
 *   pixels would change. A hex with two bushes on its grass is scrub by its code, but grass by
 *   MAP-12; of a track of sand over sand no more than the rims are seen.
 * - A hex of the floor's own ground looks in more than half of its pixels as it does on a sheet of
 *   nothing but that ground. One that lies under the crowns of its neighbours does not.
 *
 * Nothing here knows what is proposed or learnt. */
#pragma once

#include "cr-scene.h"

/* Returns: (transfer full): of each cell of the ground floor, whether it is clear */
gboolean *plain_sight_find (const CrScene *scene);
