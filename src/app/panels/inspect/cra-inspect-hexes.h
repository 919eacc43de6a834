/* cra-inspect-hexes.h: one hex, or what several have in common.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_HEXES (cra_inspect_hexes_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectHexes, cra_inspect_hexes, CRA, INSPECT_HEXES, GtkBox)

/* @document: (nullable): whose kinds the drop-downs offer */
void cra_inspect_hexes_set_document (CraInspectHexes *self, CreMapDocument *document);

/* @places: (element-type CrPlace): one at least */
void cra_inspect_hexes_show (CraInspectHexes *self, const GArray *places);
