/* cra-setup-map.h: where men of a scenario begin, on its map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-print-job.h"

#include "cre-scenario-document.h"
#include "cre-tool-spot.h"

#include <gtk/gtk.h>

/**
 * CraSetupMap:
 *
 * The map with the areas of the scenario hatched, each with its name, and the men who have a place.
 *
 * Signals: spot (const CrPlace *, CreSpot): a hex was clicked; TRUE: to take away what is there.
 */
#define CRA_TYPE_SETUP_MAP (cra_setup_map_get_type ())
G_DECLARE_FINAL_TYPE (CraSetupMap, cra_setup_map, CRA, SETUP_MAP, GtkBox)

/* @document: (nullable) */
void cra_setup_map_show (CraSetupMap *self, CreScenarioDocument *document);

/* The area of that index is outlined: -1 for none. */
void cra_setup_map_outline (CraSetupMap *self, int area);

/* The map on paper: its areas are those of the scenario, and the men who have a place are on it. */
CraPrintSource cra_setup_map_get_print_source (CraSetupMap *self);

/* Hides the areas, so that the map alone is shown. */
void cra_setup_map_hide_areas (CraSetupMap *self);

/* Both are put into the box, the table of that least height below. */
void cra_setup_map_put_above (CraSetupMap *self, GtkWidget *table, int height, GtkBox *box);
