/* cra-map-pane.h: a map in another window or page, to look at and point at.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-sheet.h"
#include "cra-layers-panel.h"
#include "cra-map-view.h"

/**
 * cra_map_pane_new:
 * @view_out: (transfer none): the view, which belongs to the widget
 * @layers_out: (transfer full): the layers of the view; this panel itself is not shown
 *
 * Returns: (transfer floating): the map with its zoom bar; it expands to the room there is
 */
GtkWidget *cra_map_pane_new (CraMapView **view_out, CraLayersPanel **layers_out);

/* Adds other things to the sheet on which the areas are drawn. */
typedef void (*CraMapPaneAdd) (CrSheet *sheet, gpointer data);

/* Draws the areas of @areas, a map, with the viewport of @view. @add: (nullable) */
void cra_map_pane_draw_areas (CraMapView *view,
                              const CrMap *areas,
                              cairo_t *cr,
                              CraMapPaneAdd add,
                              gpointer data);
