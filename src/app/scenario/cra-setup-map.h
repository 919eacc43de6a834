/* cra-setup-map.h: the map with the areas and places where men of a scenario begin.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-print-job.h"

#include "cre-scenario-document.h"
#include "cre-tool-spot.h"

#include <gtk/gtk.h>

/**
 * CraSetupMap:
 *
 * The map with the areas of the scenario hatched and named, and the men who have a place of their
 * own.
 *
 * Signals: spot (const CrPlace *, CreSpot): a hex was clicked or painted over; #CreSpot says
 * whether it is added or removed.
 */
#define CRA_TYPE_SETUP_MAP (cra_setup_map_get_type ())
G_DECLARE_FINAL_TYPE (CraSetupMap, cra_setup_map, CRA, SETUP_MAP, GtkBox)

/* @document: (nullable) */
void cra_setup_map_show (CraSetupMap *self, CreScenarioDocument *document);

/* Outlines the area of that index, unless it has very many hexes; −1: no outline. */
void cra_setup_map_outline (CraSetupMap *self, int area);

/* Returns: what prints the map, with the areas of the scenario and the men who have a place. It
 * borrows @self */
CraPrintSource cra_setup_map_get_print_source (CraSetupMap *self);

/* Hides the areas and the men, so that only the map is shown. */
void cra_setup_map_hide_areas (CraSetupMap *self);

/* Puts the map into the box, and below it the table with at least that height. */
void cra_setup_map_put_above (CraSetupMap *self, GtkWidget *table, int height, GtkBox *box);
