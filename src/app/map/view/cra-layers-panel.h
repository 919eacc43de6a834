/* cra-layers-panel.h: the panel of the layers of the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-layer.h"

#define CRA_TYPE_LAYERS_PANEL (cra_layers_panel_get_type ())
G_DECLARE_FINAL_TYPE (CraLayersPanel, cra_layers_panel, CRA, LAYERS_PANEL, GtkBox)

/* Returns: (transfer none): the layer. Signal: changed (CraLayer *): a layer was shown, hidden, or
 * changed its strength. */
CraLayer *cra_layers_panel_get (CraLayersPanel *self, CraLayerId id);
