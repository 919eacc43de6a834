/* cr-classes-private.h: which hexes merge into a region. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-regions.h"

/* Returns: (transfer full) (nullable): the class of all hexes with this recipe */
CrRegionClass *cr_region_class_new (const CrRecipe *recipe);

/* Moves the outline of a court inwards where it runs beneath masonry. */
void cr_region_trim_court (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
/* Moves the outline of other ground outwards beneath what is drawn over its rim. */
void cr_region_trim_ground (const CrArt *art, int floor, const GArray *hexes, GPtrArray *outlines);
