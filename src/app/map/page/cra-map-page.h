/* cra-map-page.h: the map with its tools, panels and status line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-drawer.h"
#include "cra-find.h"
#include "cra-hex-table.h"
#include "cra-inspector.h"
#include "cra-map-view.h"

#define CRA_TYPE_MAP_PAGE (cra_map_page_get_type ())
G_DECLARE_FINAL_TYPE (CraMapPage, cra_map_page, CRA, MAP_PAGE, GtkBox)

CraMapView *cra_map_page_get_view (CraMapPage *self);
void cra_map_page_set_document (CraMapPage *self, CreMapDocument *document);
void cra_map_page_set_tool (CraMapPage *self, const char *id);
const char *cra_map_page_get_tool (CraMapPage *self);
void cra_map_page_set_size (CraMapPage *self, int width, int height);
void cra_map_page_set_shown (CraMapPage *self, gboolean options, gboolean right);
gboolean cra_map_page_shows_right (CraMapPage *self);
void cra_map_page_open_options (CraMapPage *self);
void cra_map_page_focus_options (CraMapPage *self);
void cra_map_page_go_to_dialog (CraMapPage *self);
void cra_map_page_find (CraMapPage *self);
void cra_map_page_toggle_table (CraMapPage *self);
CraFind *cra_map_page_get_find (CraMapPage *self);
CraHexTable *cra_map_page_get_table (CraMapPage *self);
void cra_map_page_list_areas (CraMapPage *self, GPtrArray *areas);
gboolean cra_map_page_enter_area (CraMapPage *self, GtkWidget *area);

/* Returns: the name of the page of the help for what has the focus, else for the tool in hand */
const char *cra_map_page_get_help (CraMapPage *self);
CreTool *cra_map_page_get_any_tool (CraMapPage *self, const char *id);
CreAsk *cra_map_page_get_ask (CraMapPage *self);
CreToolFire *cra_map_page_get_fire (CraMapPage *self);
void cra_map_page_toggle_drawer (CraMapPage *self);
void cra_map_page_show_drawer (CraMapPage *self, CraDrawerTab tab);
CrWordsTable *cra_map_page_new_table (CraMapPage *self);
CraDrawer *cra_map_page_get_drawer (CraMapPage *self);
void cra_map_page_step_problem (CraMapPage *self, int step);
void cra_map_page_inspect (CraMapPage *self, CreNodeRef ref);
void cra_map_page_select_inspected (CraMapPage *self);
void cra_map_page_name_chosen (CraMapPage *self);
GArray *cra_map_page_list_chosen (CraMapPage *self);
void cra_map_page_select_field (CraMapPage *self, gboolean dead);
void cra_map_page_select_same (CraMapPage *self, CrPlace place);
CreToolWalk *cra_map_page_get_walk (CraMapPage *self);
void cra_map_page_name_selection (CraMapPage *self);
CraInspector *cra_map_page_get_inspector (CraMapPage *self);
void cra_map_page_say (CraMapPage *self, const char *text);
const char *cra_map_page_get_sentence (CraMapPage *self);
