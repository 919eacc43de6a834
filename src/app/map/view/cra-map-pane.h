/* cra-map-pane.h: a map beside something else, to be looked at and pointed at.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"
#include "cra-layers-panel.h"
#include "cra-map-view.h"

/**
 * cra_map_pane_new:
 * @view_out: (transfer none): it belongs to the widget
 * @layers_out: (transfer full): what of the castle is seen; it is not shown itself
 *
 * Returns: (transfer floating): the map with its zoom, as large as there is room
 */
GtkWidget *cra_map_pane_new (CraMapView **view_out, CraLayersPanel **layers_out);

/* Adds what else is drawn with the areas. */
typedef void (*CraMapPaneAdd) (CrSheet *sheet, gpointer data);

/* Draws the areas of that map over the one that is shown, by its viewport. @add: (nullable) */
void cra_map_pane_draw_areas (CraMapView *view,
                              const CrMap *areas,
                              cairo_t *cr,
                              CraMapPaneAdd add,
                              gpointer data);
