/* cra-drawer.h: the section of a shot, and other answers under the map. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

#include <gtk/gtk.h>

#define CRA_TYPE_DRAWER (cra_drawer_get_type ())
G_DECLARE_FINAL_TYPE (CraDrawer, cra_drawer, CRA, DRAWER, GtkBox)
