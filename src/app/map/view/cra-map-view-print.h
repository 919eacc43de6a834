/* cra-map-view-print.h: what the map view shows, on paper.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"
#include "cra-print-job.h"

/* Prints what the view shows then: its floor, layers, pictures and answers. The view is borrowed.
 */
CraPrintSource cra_map_view_get_print_source (CraMapView *self);

/* Puts on the sheet what stands on its floor now; the sheet is written down at once. */
typedef void (*CraMapPrinted) (CrSheet *sheet, gpointer data);

/* What is printed on every map besides. */
void cra_map_view_set_printed (CraMapView *self, CraMapPrinted printed, gpointer data);

/* @areas: (nullable): borrowed; whose areas are printed where they are asked for: NULL for those of
 * the map itself */
void cra_map_view_set_areas (CraMapView *self, const CrMap *areas);
