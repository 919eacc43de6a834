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

/* @document: (nullable) */
void cra_map_page_set_document (CraMapPage *self, CreMapDocument *document);

void cra_map_page_set_tool (CraMapPage *self, const char *id);
const char *cra_map_page_get_tool (CraMapPage *self);

/* @width, @height: of the window */
void cra_map_page_set_size (CraMapPage *self, int width, int height);

void cra_map_page_set_shown (CraMapPage *self, gboolean options, gboolean right);

/* Whether it is seen: a narrow window hides it though it is wanted. */
gboolean cra_map_page_shows_right (CraMapPage *self);

void cra_map_page_open_options (CraMapPage *self);

/* Shows the options of the tool, if they are not, with the focus in the first. */
void cra_map_page_focus_options (CraMapPage *self);

void cra_map_page_go_to_dialog (CraMapPage *self);

/* Opens the search for a place, as Ctrl+F does. */
void cra_map_page_find (CraMapPage *self);

/* Ctrl+T opens it and closes it again. */
void cra_map_page_toggle_table (CraMapPage *self);

/* Returns: (transfer none) */
CraFind *cra_map_page_get_find (CraMapPage *self);

/* Returns: (transfer none) */
CraHexTable *cra_map_page_get_table (CraMapPage *self);

/* What F6 walks over, from the tools to the status line. Who comes to the drawer or to the lists
 * wants what is told there, and not first the buttons above it. */
void cra_map_page_list_areas (CraMapPage *self, GPtrArray *areas);

/* Returns: whether @area has something that takes the keys */
gboolean cra_map_page_enter_area (CraMapPage *self, GtkWidget *area);

/* Returns: the name of the page of the help for what has the focus, else for the tool in hand */
const char *cra_map_page_get_help (CraMapPage *self);
CreTool *cra_map_page_get_any_tool (CraMapPage *self, const char *id);

/* Returns: (transfer none) (nullable): what is asked about fire, once there is a map */
CreAsk *cra_map_page_get_ask (CraMapPage *self);

/* Returns: (transfer none) (nullable): the fire tool, once there is a map */
CreToolFire *cra_map_page_get_fire (CraMapPage *self);

void cra_map_page_toggle_drawer (CraMapPage *self);
void cra_map_page_show_drawer (CraMapPage *self, CraDrawerTab tab);

/* Returns: (transfer full) (nullable): what fire shows, as a table: what the page of the drawer
 * lists, else a shot step by step, or what else there is to sum up */
CrWordsTable *cra_map_page_new_table (CraMapPage *self);

/* Returns: (transfer none) */
CraDrawer *cra_map_page_get_drawer (CraMapPage *self);

void cra_map_page_step_problem (CraMapPage *self, int step);

/* Shows the fields of a stairway, mechanism, area …, and where its hexes are. */
void cra_map_page_inspect (CraMapPage *self, CreNodeRef ref);

/* What the inspector is about becomes the selection. */
void cra_map_page_select_inspected (CraMapPage *self);

/* The hexes chosen become an area, whose name is asked for beside. */
void cra_map_page_name_chosen (CraMapPage *self);

/**
 * cra_map_page_list_chosen:
 *
 * Returns: (transfer full) (element-type CrPlace): what a menu acts on: the hexes of the select
 * tool while it is in hand, else that of the cursor
 */
GArray *cra_map_page_list_chosen (CraMapPage *self);

/* What the shooters cannot hit, or what they can, on the floor that is seen. */
void cra_map_page_select_field (CraMapPage *self, gboolean dead);

/* All hexes of the floor that have the terrain of @place. */
void cra_map_page_select_same (CraMapPage *self, CrPlace place);

/* What is selected joins the area in hand, or is a new one. */
void cra_map_page_name_selection (CraMapPage *self);

/* Returns: (transfer none) */
CraInspector *cra_map_page_get_inspector (CraMapPage *self);

/* Says what came of an act to those who do not see it. */
void cra_map_page_say (CraMapPage *self, const char *text);

/* Text for the clipboard: the sentence of the tool, else the facts. */
const char *cra_map_page_get_sentence (CraMapPage *self);
