/* cra-inspect-sides.h: the fields of what stands on the sides of a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_SIDES (cra_inspect_sides_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectSides, cra_inspect_sides, CRA, INSPECT_SIDES, GtkBox)

/* @direction: the one side to show; −1 for all six */
void cra_inspect_sides_show (CraInspectSides *self,
                             CreMapDocument *document,
                             CrPlace place,
                             CrDirection direction);
