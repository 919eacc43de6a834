/* cra-map-view-print.h: prints what the map view shows.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"
#include "cra-print-job.h"

/* Returns: a source that prints what the view shows when it is printed: its floor, layers, pictures
 * and answers. The view is borrowed. */
CraPrintSource cra_map_view_get_print_source (CraMapView *self);

/* Adds to the sheet what stands on its floor now; the data are copied at once. */
typedef void (*CraMapPrinted) (CrSheet *sheet, gpointer data);

/* @printed: adds more to every printed map */
void cra_map_view_set_printed (CraMapView *self, CraMapPrinted printed, gpointer data);

/* @areas: (nullable): borrowed: the map whose areas are printed when areas are wanted; NULL for
 * those of the document */
void cra_map_view_set_areas (CraMapView *self, const CrMap *areas);
