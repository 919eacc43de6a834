/* cra-map-names.h: the names of the map's sides, and its numbering.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

/* A form that also says which sides have no name yet or share one (MAP-06). */
#define CRA_TYPE_MAP_NAMES (cra_map_names_get_type ())
G_DECLARE_FINAL_TYPE (CraMapNames, cra_map_names, CRA, MAP_NAMES, GtkBox)

/* @document: (nullable) */
void cra_map_names_set_document (CraMapNames *self, CreMapDocument *document);
