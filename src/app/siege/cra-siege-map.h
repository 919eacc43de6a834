/* cra-siege-map.h: the castle that is besieged. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#include "cre-siege.h"

/**
 * CraSiegeMap:
 *
 * The castle with what has become of it; walls that are damaged and mines are hatched and named.
 *
 * Signal: pointed (): another hex is pointed at, see cra_siege_map_get_place().
 */
#define CRA_TYPE_SIEGE_MAP (cra_siege_map_get_type ())
G_DECLARE_FINAL_TYPE (CraSiegeMap, cra_siege_map, CRA, SIEGE_MAP, GtkBox)

/* @siege: (nullable) */
void cra_siege_map_set_siege (CraSiegeMap *self, CreSiege *siege);

/* Shows the castle as it is after an order. */
void cra_siege_map_update (CraSiegeMap *self);

CraMapView *cra_siege_map_get_view (CraSiegeMap *self);

/* (nullable): the hex that is pointed at */
const CrPlace *cra_siege_map_get_place (CraSiegeMap *self);
