/* cra-map-view.h: a document on a canvas: floors, layers, tool and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"
#include "cra-layers-panel.h"

#include "cr-painter.h"
#include "cre-tool-fire.h"
#include "cre-tool-suggest.h"
#include "cre-tool-walk.h"

#define CRA_TYPE_MAP_VIEW (cra_map_view_get_type ())
G_DECLARE_FINAL_TYPE (CraMapView, cra_map_view, CRA, MAP_VIEW, GtkWidget)

/**
 * Signals:
 * aimed (): the hex under the pointer, or the hex cursor, is another
 * selected (): the hex cursor was set by a click or Enter
 * floor-changed ()
 * mode-changed ()
 * menu (const CrPoint *): is asked for at the hex cursor, at that point of the plane
 * picture-failed (const char *): a picture of the map cannot be shown, and why
 */
void cra_map_view_set_document (CraMapView *self, CreMapDocument *document);
CreMapDocument *cra_map_view_get_document (CraMapView *self);
void cra_map_view_set_layers (CraMapView *self, CraLayersPanel *layers);
void cra_map_view_set_tool (CraMapView *self, CreTool *tool);
CreTool *cra_map_view_get_tool (CraMapView *self);
CraCanvas *cra_map_view_get_canvas (CraMapView *self);

int cra_map_view_get_floor (CraMapView *self);
char *cra_map_view_dup_floor_id (CraMapView *self);
void cra_map_view_set_floor (CraMapView *self, int floor);
void cra_map_view_step_floor (CraMapView *self, int step);
CrPaintMode cra_map_view_get_mode (CraMapView *self);
void cra_map_view_cycle_mode (CraMapView *self);
gboolean cra_map_view_has_picture (CraMapView *self);

gboolean cra_map_view_get_aimed (CraMapView *self, CrPlace *place_out);
gboolean cra_map_view_get_cursor (CraMapView *self, CrPlace *place_out);
void cra_map_view_set_wrong (CraMapView *self, const CrPlace *places, gsize n_places);
void cra_map_view_set_outlined (CraMapView *self, const GArray *places);
void cra_map_view_arrive (CraMapView *self, CrPlace place);
gboolean cra_map_view_jump (CraMapView *self, CrPlace from, int step);
gboolean cra_map_view_jump_here (CraMapView *self, int step);
void cra_map_view_go_to (CraMapView *self, CrPlace place);
void cra_map_view_select_cursor (CraMapView *self);
void cra_map_view_show_place (CraMapView *self, CrPlace place);
gboolean cra_map_view_get_flash (CraMapView *self, CrPlace *place_out);
void cra_map_view_set_answers (CraMapView *self, CreAsk *fire, CreToolWalk *walk);
void cra_map_view_read_picture (CraMapView *self, CreToolSuggest *tool, GArray *also);
void cra_map_view_stop_reading (CraMapView *self, CreToolSuggest *tool);
void cra_map_view_aim_tool (CraMapView *self);
void cra_map_view_set_description (CraMapView *self, const char *text);

CrBox cra_map_view_get_word_box (CraMapView *self, CrBox *offer_out);
CrBox cra_map_view_get_legend_box (CraMapView *self);
char *cra_map_view_dup_legend (CraMapView *self);
void cra_map_view_fold_legend (CraMapView *self);
gboolean cra_map_view_hides_answers (CraMapView *self);
void cra_map_view_show_answers (CraMapView *self);
