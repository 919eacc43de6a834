/* cra-siege-map.h: the map of the besieged castle. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#include "cre-siege.h"

/**
 * CraSiegeMap:
 *
 * The castle in its present state; damaged walls and mines are hatched and named.
 *
 * Signal: pointed (): another hex is under the pointer, see cra_siege_map_get_place().
 */
#define CRA_TYPE_SIEGE_MAP (cra_siege_map_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegeMap, cra_siege_map, CRA, SIEGE_MAP, GtkBox)

/* @siege: (nullable) */
void cra_siege_map_set_siege (CraSiegeMap *self, CreSiege *siege);

/* Shows the castle after an order. */
void cra_siege_map_update (CraSiegeMap *self);

CraMapView *cra_siege_map_get_view (CraSiegeMap *self);

/* Returns: (transfer none) (nullable): the hex under the pointer */
const CrPlace *cra_siege_map_get_place (CraSiegeMap *self);
