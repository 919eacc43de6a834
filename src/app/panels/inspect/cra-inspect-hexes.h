/* cra-inspect-hexes.h: the fields of one hex, or of several.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_HEXES (cra_inspect_hexes_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectHexes, cra_inspect_hexes, CRA, INSPECT_HEXES, GtkBox)

/* @document: (nullable): the drop-downs offer the kinds of its ruleset */
void cra_inspect_hexes_set_document (CraInspectHexes *self, CreMapDocument *document);

/* @places: (element-type CrPlace): at least one */
void cra_inspect_hexes_show (CraInspectHexes *self, const GArray *places);
