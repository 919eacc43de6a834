/* cra-map-menu.h: what can be done at a hex, as a menu. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-ask.h"
#include "cre-man-placer.h"

#include <gtk/gtk.h>

/**
 * CraMapMenuOf: what a menu is about.
 * @place: where it was asked for
 * @chosen: (element-type CrPlace): the hexes that what is done is done to
 * @ask: (nullable): whose men and siege towers stand there
 * @shoots: it is in hand
 */
typedef struct {
  CrPlace place;
  const GArray *chosen;
  CreAsk *ask;
  gboolean shoots;
} CraMapMenuOf;

/**
 * cra_map_menu_new:
 *
 * Returns: (transfer full): what there is at @place and what can be done with it
 */
GMenuModel *cra_map_menu_new (CreMapDocument *document, const CraMapMenuOf *of);

/**
 * cra_map_menu_popup:
 * @menu: (transfer none):
 * @x: in @parent
 *
 * Returns: (transfer none): the menu, which is gone when it is closed
 */
GtkWidget *cra_map_menu_popup (GtkWidget *parent, GMenuModel *menu, int x, int y);
