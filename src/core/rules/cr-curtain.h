/* cr-curtain.h: the outer wall, and what may hang before it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-outside.h"

/**
 * CrHoardingFit: whether a side may carry a hoarding (HRD-01).
 */
typedef enum {
  CR_HOARDING_FITS,
  CR_HOARDING_NO_BATTLEMENT, /* none whose inside is that hex */
  CR_HOARDING_SLIT_TOWER,    /* it belongs to a tower with slits */
  CR_HOARDING_INNER_WALL,    /* what lies before it is within the castle */
} CrHoardingFit;

/**
 * cr_curtain_fit:
 * @inside: the hex that the battlement belongs to
 * @direction: outwards
 *
 * HRD-01: hoardings hang before battlements of the outer curtain, not on towers with slits.
 */
CrHoardingFit cr_curtain_fit (const CrScene *scene,
                              const CrOutside *outside,
                              CrPlace inside,
                              CrDirection direction);

/**
 * cr_curtain_next:
 * @right: the way to go for him who looks outwards
 * @inside: (inout):
 * @direction: (inout):
 *
 * Goes on along the run of battlements: round the corner of the same hex, or over to the next.
 *
 * Returns: whether it goes on
 */
gboolean cr_curtain_next (const CrMap *map,
                          gboolean right,
                          CrPlace *inside,
                          CrDirection *direction);

/**
 * cr_curtain_has:
 *
 * Returns: whether a thing of that kind stands on the side with @inside as its inside
 */
gboolean cr_curtain_has (const CrMap *map, CrPlace inside, CrDirection direction, CrSideKind kind);

/* LAD-03: whether no ladder is set against that battlement: it is of a tower, or of a wall beside
 * the drawbridge. */
gboolean cr_defies_ladders (const CrScene *scene, CrPlace top);
