/* cra-drawer.h: under the map: the section of a shot, and the same shot on other floors.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool-fire.h"

#include <gtk/gtk.h>

#define CRA_TYPE_DRAWER (cra_drawer_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawer, cra_drawer, CRA, DRAWER, GtkBox)

void cra_drawer_set_tool (CraDrawer *self, CreToolFire *tool);
void cra_drawer_refresh (CraDrawer *self);
void cra_drawer_set_small (CraDrawer *self, gboolean is_small);
