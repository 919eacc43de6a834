/* cra-inspect-level.h: what the stairways prove about the level of a hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECT_LEVEL (cra_inspect_level_get_type ())
G_DECLARE_FINAL_TYPE (CraInspectLevel, cra_inspect_level, CRA, INSPECT_LEVEL, GtkBox)

/**
 * cra_inspect_level_show:
 * @places: (element-type CrPlace): at least one
 */
void cra_inspect_level_show (CraInspectLevel *self, CreMapDocument *document, const GArray *places);
