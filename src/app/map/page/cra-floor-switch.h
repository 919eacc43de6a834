/* cra-floor-switch.h: which floor is in work, and what floors there are.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_FLOOR_SWITCH (cra_floor_switch_get_type ())
G_DECLARE_FINAL_TYPE (CraFloorSwitch, cra_floor_switch, CRA, FLOOR_SWITCH, GtkBox)

void cra_floor_switch_set_view (CraFloorSwitch *self, CraMapView *view);

/* With one floor it is no more than the way to a second one. */
void cra_floor_switch_refresh (CraFloorSwitch *self);

void cra_floor_switch_open (CraFloorSwitch *self);
