/* cra-map-view-private.h: shared by the parts of the map view. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cra-map-view.h"
#include "cra-mirror.h"

struct _CraMapView {
  GtkWidget parent_instance;

  CraCanvas *canvas;
  CraLayersPanel *layers; /* borrowed */

  /* owned */
  CreDocument *document;
  CreTool *tool;
  CraMirror *mirror;

  CrGrid grid;
  int floor;
  CrPlace cursor;
  CreAim hover;
  CrDirection cursor_side;
  gboolean has_cursor, has_hover;
  /* The keyboard was used last: the hex cursor is drawn, and is what the facts are about. */
  gboolean keyboard;
};

void cra_map_view_emit_aimed (CraMapView *self);
void cra_map_view_emit_selected (CraMapView *self);
void cra_map_view_connect_input (CraMapView *self);
void cra_map_view_draw_overlays (CraMapView *self, cairo_t *cr);
void cra_map_view_refresh_overlays (CraMapView *self);
