/* cra-map-menu.h: the context menu of a hex. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-man-placer.h"

#include <gtk/gtk.h>

/**
 * CraMapMenuOf: what a menu is about.
 * @place: where it was opened
 * @chosen: (element-type CrPlace): the hexes on which its actions act
 * @ask: (nullable): the questions whose men and siege towers may stand there
 * @shoots: the fire tool is in hand
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
 * Returns: (transfer full): a menu of what there is at the place and what can be done with it
 */
GMenuModel *cra_map_menu_new (CreMapDocument *document, const CraMapMenuOf *of);

/**
 * cra_map_menu_popup:
 * @menu: (transfer none):
 * @x: in pixels of @parent
 * @y: in pixels of @parent
 *
 * Returns: (transfer none): the opened menu, which is destroyed when it closes
 */
GtkWidget *cra_map_menu_popup (GtkWidget *parent, GMenuModel *menu, int x, int y);
