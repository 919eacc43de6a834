/* cra-floor-form.h: the pages of the floor switch: the floors, a new floor, removing a floor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_FLOOR_FORM (cra_floor_form_get_type ())
G_DECLARE_FINAL_TYPE (CraFloorForm, cra_floor_form, CRA, FLOOR_FORM, GtkBox)

/* Signal: done (): a floor was chosen, added or removed. */
void cra_floor_form_set_view (CraFloorForm *self, CraMapView *view);
void cra_floor_form_refresh (CraFloorForm *self);
void cra_floor_form_reset (CraFloorForm *self);

/**
 * cra_floor_format_storey:
 *
 * Returns: (transfer full): "ground", "+1", "−2" with a true minus
 */
char *cra_floor_format_storey (const CrMap *map, int floor);

/* Returns: (transfer floating): the icon of the ground floor, or of a floor that only the owner
 * knows */
GtkWidget *cra_floor_new_sign (gboolean ground);
