/* cr-outside.h: the ground before the castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/**
 * CrOutside: the ground before the castle.
 *
 * Of the first floor: the hexes of an area of the kind "outside" where the map has one, else those
 * of the map's edge that belong to no structure, and all that hangs together with them past no
 * wall, door, battlement, structure or breach, at whatever level.
 *
 * It may follow a map that changes: after each edit it is told the places, and whether areas have
 * changed, and then cr_outside_follow() brings it up to date. Until then it is as it was.
 */
typedef struct _CrOutside CrOutside;

CrOutside *cr_outside_new (const CrScene *scene);
void cr_outside_free (CrOutside *outside);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrOutside, cr_outside_free)

gboolean cr_outside_has (const CrOutside *outside, CrHex hex);

/* Returns: bit d where a wall, a door or a battlement stands on that side of a hex of the first
 * floor */
guint8 cr_outside_get_closed (const CrOutside *outside, CrHex hex);

/**
 * cr_outside_touch:
 * @place: whose values or sides have changed; of a side, both of its hexes are to be told
 *
 * The scene is up to date, and floors and grid are as they were.
 */
void cr_outside_touch (CrOutside *outside, const CrScene *scene, CrPlace place);

/* An area has changed, and with it what is outside. */
void cr_outside_touch_areas (CrOutside *outside);

/**
 * cr_outside_follow:
 *
 * Most of what is painted changes neither ground nor barriers, and then nothing is to be done.
 *
 * Returns: whether other hexes are outside than before
 */
gboolean cr_outside_follow (CrOutside *outside, const CrScene *scene);
