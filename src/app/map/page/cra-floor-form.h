/* cra-floor-form.h: the pages of the floor switch: floors, a new one, taking one away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"

#define CRA_TYPE_FLOOR_FORM (cra_floor_form_get_type ())
G_DECLARE_FINAL_TYPE (CraFloorForm, cra_floor_form, CRA, FLOOR_FORM, GtkBox)

/* Signal: done (): a floor was chosen, added or taken away. */
void cra_floor_form_set_view (CraFloorForm *self, CraMapView *view);
void cra_floor_form_refresh (CraFloorForm *self);
void cra_floor_form_reset (CraFloorForm *self);

/**
 * cra_floor_format_storey:
 *
 * Returns: (transfer full): "ground", "+1", "−2" with a true minus
 */
char *cra_floor_format_storey (const CrMap *map, int floor);

/* A sign, not a colour: what only the owner knows, or the ground. */
GtkWidget *cra_floor_new_sign (gboolean ground);
