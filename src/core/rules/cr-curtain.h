/* cr-curtain.h: the outer wall, and what may hang before it. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-scene.h"

/**
 * CrOutside: the ground before the castle.
 *
 * Of the first floor: the hexes of an area of the kind "outside" where the map has one, else those
 * of the map's edge that belong to no structure, and all that hangs together with them past no
 * wall, door, battlement, structure or breach, at whatever level.
 */
typedef struct _CrOutside CrOutside;

CrOutside *cr_outside_new (const CrScene *scene);
void cr_outside_free (CrOutside *outside);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrOutside, cr_outside_free)

gboolean cr_outside_has (const CrOutside *outside, CrHex hex);
gboolean cr_outside_is_closed (const CrOutside *outside, CrHex hex, CrDirection direction);

/**
 * CrHoardingFit: whether a side may carry a hoarding (HRD-01).
 */
typedef enum {
  CR_HOARDING_FITS,
  CR_HOARDING_NO_BATTLEMENT, /* none whose inside is that hex */
  CR_HOARDING_SLIT_TOWER,    /* it belongs to a tower with slits */
  CR_HOARDING_INNER_WALL,    /* what lies before it is within the castle */
} CrHoardingFit;

CrHoardingFit cr_curtain_fit (const CrScene *scene,
                              const CrOutside *outside,
                              CrPlace inside,
                              CrDirection direction);
gboolean cr_curtain_next (const CrMap *map,
                          gboolean right,
                          CrPlace *inside,
                          CrDirection *direction);
gboolean cr_curtain_has (const CrMap *map, CrPlace inside, CrDirection direction, CrSideKind kind);
