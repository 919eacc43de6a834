/* cr-about.h: which things of a map have to do with a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"

/* How a thing of the map has to do with a place; both bits may be set. */
typedef enum {
  CR_ABOUT_NOT = 0,
  CR_ABOUT_IS = 1 << 0,      /* it lies, leads or acts there */
  CR_ABOUT_CONTROL = 1 << 1, /* a mechanism worked from there */
} CrAbout;

/**
 * cr_map_get_about:
 *
 * Returns: what a link, mechanism, area, label or picture has to do with @place
 */
CrAbout cr_map_get_about (const CrMap *map, CrSection section, const CrNode *node, CrPlace place);
