/* cr-regions-private.h: the regions of a map, kept. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-regions.h"

typedef struct _CrRegions CrRegions;

CrRegions *cr_regions_new (void);
void cr_regions_free (CrRegions *regions);
void cr_regions_clear (CrRegions *regions);
CrBox cr_regions_touch (CrRegions *regions,
                        const CrArt *art,
                        const GPtrArray *classes,
                        const CrPlace *places,
                        gsize n_places);
CrRegions *cr_art_get_regions (CrArt *art);

CrBox cr_regions_find_change (const GPtrArray *before, const GPtrArray *after);
CrBox cr_regions_find_whole (const GPtrArray *regions, const CrPlace *places, gsize n_places);
