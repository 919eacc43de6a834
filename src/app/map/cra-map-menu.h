/* cra-map-menu.h: what can be done at a hex, as a menu. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-document.h"

#include <gtk/gtk.h>

GMenuModel *cra_map_menu_new (CreDocument *document, CrPlace place, const GArray *chosen);
GtkWidget *cra_map_menu_popup (GtkWidget *parent, GMenuModel *menu, int x, int y);
