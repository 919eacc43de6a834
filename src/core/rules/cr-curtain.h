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

CrHoardingFit cr_curtain_fit (const CrScene *scene,
                              const CrOutside *outside,
                              CrPlace inside,
                              CrDirection direction);
gboolean cr_curtain_next (const CrMap *map,
                          gboolean right,
                          CrPlace *inside,
                          CrDirection *direction);
gboolean cr_curtain_has (const CrMap *map, CrPlace inside, CrDirection direction, CrSideKind kind);
