/* cra-map-activity.h: working on a map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"
#include "cra-map-page.h"

/**
 * CraMapActivity:
 *
 * The map page, and all that keys and menus do there. Undo goes through what was done to the map
 * and to the men on it. It is asked for with the id of a tool to be taken in hand.
 */
#define CRA_TYPE_MAP_ACTIVITY (cra_map_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraMapActivity, cra_map_activity, CRA, MAP_ACTIVITY, CraActivity)

/* Begins a map on that picture, and shows it at once: how many hexes it has is found or told there.
 */
void cra_map_activity_new_from (CraMapActivity *self, GFile *picture);

/* Returns: (transfer none) */
CraMapPage *cra_map_activity_get_page (CraMapActivity *self);
