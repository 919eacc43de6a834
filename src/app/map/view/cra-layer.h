/* cra-layer.h: one row of the layers panel: whether the layer is shown, and how strongly.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#define CRA_TYPE_LAYER (cra_layer_get_type ())
G_DECLARE_FINAL_TYPE (CraLayer, cra_layer, CRA, LAYER, GObject)

typedef enum {
  CRA_LAYER_OVERLAY,
  CRA_LAYER_NUMBERS,
  CRA_LAYER_BADGES,
  CRA_LAYER_LABELS,
  CRA_LAYER_AREAS,
  CRA_LAYER_TICKS,
  CRA_LAYER_LINES,
  CRA_LAYER_SECRETS,
  CRA_LAYER_CANOPIES,
  CRA_LAYER_GHOST,
  CRA_LAYER_WAYS,
  CRA_LAYER_PLAN,
  CRA_LAYER_TERRAIN,
  CRA_LAYER_PICTURE,
  CRA_N_LAYERS,
} CraLayerId;

CraLayer *cra_layer_new (CraLayerId id);
CraLayerId cra_layer_get_id (CraLayer *self);
const char *cra_layer_get_title (CraLayer *self);
gboolean cra_layer_has_opacity (CraLayer *self);
gboolean cra_layer_get_shown (CraLayer *self);
double cra_layer_get_opacity (CraLayer *self);

/* Returns: (transfer full): what a screen reader says of the row: "Picture, shown, 45 %" */
char *cra_layer_dup_description (CraLayer *self);
