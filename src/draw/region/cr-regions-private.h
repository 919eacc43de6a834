/* cr-regions-private.h: the cache of a map's regions. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-regions.h"

typedef struct _CrRegions CrRegions;

CrRegions *cr_regions_new (void);
void cr_regions_free (CrRegions *regions);
void cr_regions_clear (CrRegions *regions);
/* When all regions take more than @most bytes, frees those that nobody has looked at since the last
 * call. */
void cr_regions_trim (CrRegions *regions, const CrArt *art, gsize most);

/* Returns: FALSE when no hex within @reach of the clip can belong to the class */
gboolean cr_draw_may_have (const CrDraw *draw, const CrRegionClass *class, double reach);

/**
 * cr_regions_touch:
 * @classes: (element-type CrRegionClass) (nullable elements): of the terrains
 *
 * Returns: the box of all outlines that have changed
 */
CrBox cr_regions_touch (CrRegions *regions,
                        const CrArt *art,
                        const GPtrArray *classes,
                        const CrPlace *places,
                        gsize n_places);

CrRegions *cr_art_get_regions (CrArt *art);

/**
 * cr_regions_find_change:
 * @before: (element-type CrRegion): the regions before
 * @after: (element-type CrRegion): those that replace them
 *
 * Returns: the box of what is not in the outlines of both
 */
CrBox cr_regions_find_change (const GPtrArray *before, const GPtrArray *after);

/**
 * cr_regions_find_whole:
 *
 * Returns: the box of all regions that contain one of the places
 */
CrBox cr_regions_find_whole (const GPtrArray *regions, const CrPlace *places, gsize n_places);
