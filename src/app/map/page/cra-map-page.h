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

/* Takes a tool in hand, by its id in the table of tools; an unknown one is ignored. */
void cra_map_page_set_tool (CraMapPage *self, const char *id);
/* Returns: (transfer none) (nullable): the id of the tool in hand */
const char *cra_map_page_get_tool (CraMapPage *self);

/* @width, @height: the size of the window in pixels */
void cra_map_page_set_size (CraMapPage *self, int width, int height);

/* Shows or hides the options of the tool and the panels on the right. A hidden part loses the focus
 * to the map. */
void cra_map_page_set_shown (CraMapPage *self, gboolean options, gboolean right);

/* Whether the right side is visible; a narrow window hides it even when it is wanted. */
gboolean cra_map_page_shows_right (CraMapPage *self);

/* Shows the options of the tool, or hides them when they are shown; in a narrow window they are a
 * popover. */
void cra_map_page_open_options (CraMapPage *self);

/* Opens the options of the tool if they are hidden, and gives the first of them the focus. */
void cra_map_page_focus_options (CraMapPage *self);

/* Asks for the number of a hex to go to. */
void cra_map_page_go_to_dialog (CraMapPage *self);

/* Opens the search for a place. */
void cra_map_page_find (CraMapPage *self);

/* Opens the table of hexes, or closes it. */
void cra_map_page_toggle_table (CraMapPage *self);

/* Appends the areas that F6 goes through, from the tools to the status line. In the drawer and in
 * lists the focus goes to their content, not to the buttons above it. */
void cra_map_page_list_areas (CraMapPage *self, GPtrArray *areas);

/* Gives the focus to the first widget of @area that takes it. Returns: FALSE when there is none */
gboolean cra_map_page_enter_area (CraMapPage *self, GtkWidget *area);

/* Returns: the name of the help page for the focused widget, otherwise for the tool in hand */
const char *cra_map_page_get_help (CraMapPage *self);
/* Returns: (transfer none): the tool of that id, whether it is in hand or not */
CreTool *cra_map_page_get_any_tool (CraMapPage *self, const char *id);

/* Returns: (transfer none) (nullable): the questions about fire; NULL without a map */
CreAsk *cra_map_page_get_ask (CraMapPage *self);

/* Returns: (transfer none) (nullable): the fire tool; NULL without a map */
CreToolFire *cra_map_page_get_fire (CraMapPage *self);

/* The drawer then stays open, or closed, until this is called again or a tab is asked for. */
void cra_map_page_toggle_drawer (CraMapPage *self);
void cra_map_page_show_drawer (CraMapPage *self, CraDrawerTab tab);

/* Returns: (transfer full) (nullable): a table of what is shown about fire: the list on the
 * drawer's page, otherwise a shot step by step, otherwise a sum of the answers */
CrWordsTable *cra_map_page_new_table (CraMapPage *self);

/* Goes to the next problem of the list (1), or to the one before (−1). */
void cra_map_page_step_problem (CraMapPage *self, int step);

/* Shows a node of the map in the inspector, and outlines its hexes. */
void cra_map_page_inspect (CraMapPage *self, CreNodeRef ref);

/* Selects the hexes of the inspected node. */
void cra_map_page_select_inspected (CraMapPage *self);

/* Makes an area of the chosen hexes, and asks for its name in the inspector. */
void cra_map_page_name_chosen (CraMapPage *self);

/**
 * cra_map_page_list_chosen:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes on which a menu acts: those of the
 *   select tool while it is in hand, otherwise that of the cursor
 */
GArray *cra_map_page_list_chosen (CraMapPage *self);

/* Selects the hexes of the shown floor that the shooters can hit, or with @dead those that they
 * cannot. */
void cra_map_page_select_field (CraMapPage *self, gboolean dead);

/* Selects all hexes of the floor that have the terrain of @place. */
void cra_map_page_select_same (CraMapPage *self, CrPlace place);

/* Adds the selection to the area in hand, or makes a new area of it. */
void cra_map_page_name_selection (CraMapPage *self);

/* Returns: (transfer none): the inspector */
CraInspector *cra_map_page_get_inspector (CraMapPage *self);

/* Says what an act did, for screen readers. */
void cra_map_page_say (CraMapPage *self, const char *text);

/* Returns: the text for the clipboard: the sentence of the tool, otherwise the facts of the hex */
const char *cra_map_page_get_sentence (CraMapPage *self);
