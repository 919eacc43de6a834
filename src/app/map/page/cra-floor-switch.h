/* cra-floor-switch.h: the switch that shows and changes the floor of the view.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_FLOOR_SWITCH (cra_floor_switch_get_type ())
G_DECLARE_FINAL_TYPE (CraFloorSwitch, cra_floor_switch, CRA, FLOOR_SWITCH, GtkBox)

void cra_floor_switch_set_view (CraFloorSwitch *self, CraMapView *view);

/* Shows the current floor. On a map with one floor only the button is shown, which can add a second
 * floor. */
void cra_floor_switch_refresh (CraFloorSwitch *self);
