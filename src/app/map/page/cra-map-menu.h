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

GMenuModel *cra_map_menu_new (CreMapDocument *document, const CraMapMenuOf *of);
GtkWidget *cra_map_menu_popup (GtkWidget *parent, GMenuModel *menu, int x, int y);
