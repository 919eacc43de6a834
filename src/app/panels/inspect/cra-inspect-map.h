/* cra-inspect-map.h: the facts and fields of the whole map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_MAP (cra_inspect_map_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectMap, cra_inspect_map, CRA, INSPECT_MAP, GtkBox)

/* @document: (nullable) */
void cra_inspect_map_set_document (CraInspectMap *self, CreMapDocument *document);

void cra_inspect_map_refresh (CraInspectMap *self);
