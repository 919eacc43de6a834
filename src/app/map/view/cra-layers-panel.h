/* cra-layers-panel.h: what of the map is shown. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-layer.h"

#define CRA_TYPE_LAYERS_PANEL (cra_layers_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraLayersPanel, cra_layers_panel, CRA, LAYERS_PANEL, GtkBox)

/* Emits "changed" (CraLayer *) whenever one is shown, hidden, or made fainter. */
CraLayer *cra_layers_panel_get (CraLayersPanel *self, CraLayerId id);
