/* cr-classes-private.h: which hexes merge into a region. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cr-regions.h"

CrRegionClass *cr_region_class_new (const CrRecipe *recipe);
