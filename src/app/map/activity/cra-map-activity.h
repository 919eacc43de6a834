/* cra-map-activity.h: the activity in which a map is edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-activity.h"

/**
 * CraMapActivity:
 *
 * The map page, and all that keys and menus do there. Undo covers changes of the map and of the men
 * placed on it. Its @how is the id of a tool to take in hand.
 */
#define CRA_TYPE_MAP_ACTIVITY (cra_map_activity_get_type ())
G_DECLARE_FINAL_TYPE (CraMapActivity, cra_map_activity, CRA, MAP_ACTIVITY, CraActivity)

/* Begins a map on that picture and shows the fit at once, where the number of hexes is found or
 * entered. */
void cra_map_activity_new_from (CraMapActivity *self, GFile *picture);
