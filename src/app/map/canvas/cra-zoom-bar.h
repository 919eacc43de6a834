/* cra-zoom-bar.h: the buttons and the percentage of the zoom.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"

#define CRA_TYPE_ZOOM_BAR (cra_zoom_bar_get_type ())
G_DECLARE_FINAL_TYPE (CraZoomBar, cra_zoom_bar, CRA, ZOOM_BAR, GtkBox)

/* @full: pixels per unit of the canvas' plane at 100 % */
void cra_zoom_bar_set_canvas (CraZoomBar *self, CraCanvas *canvas, double full);

void cra_zoom_bar_hide_view (CraZoomBar *self);
