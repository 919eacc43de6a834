/* cra-map-view.h: a document on a canvas: floors, layers, tool and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"
#include "cra-layers-panel.h"

#include "cr-painter.h"
#include "cre-tool-fire.h"
#include "cre-tool-suggest.h"

#define CRA_TYPE_MAP_VIEW (cra_map_view_get_type ())
G_DECLARE_FINAL_TYPE (CraMapView, cra_map_view, CRA, MAP_VIEW, GtkWidget)

/**
 * Signals:
 * aimed (): the hex under the pointer, or the hex cursor, has changed
 * selected (): the hex cursor was set by a click or Enter
 * floor-changed ()
 * mode-changed ()
 * menu (const CrPoint *): is asked for at the hex cursor, at that point of the plane
 * picture-failed (const char *): a picture of the map cannot be shown, and why
 */
void cra_map_view_set_document (CraMapView *self, CreMapDocument *document);
CreMapDocument *cra_map_view_get_document (CraMapView *self);
void cra_map_view_set_layers (CraMapView *self, CraLayersPanel *layers);

/* @tool: (nullable): the tool that was in hand before is put away */
void cra_map_view_set_tool (CraMapView *self, CreTool *tool);

CreTool *cra_map_view_get_tool (CraMapView *self);
CraCanvas *cra_map_view_get_canvas (CraMapView *self);

/* Returns: the index of the shown floor */
int cra_map_view_get_floor (CraMapView *self);

/* Returns: (transfer full): the id of the shown floor, by which it is found again when floors are
 * added or removed */
char *cra_map_view_dup_floor_id (CraMapView *self);

/* Shows another floor and moves the hex cursor there; one that the map has not is ignored. */
void cra_map_view_set_floor (CraMapView *self, int floor);

/* @step: how many storeys up, negative for down */
void cra_map_view_step_floor (CraMapView *self, int step);

/* Returns: whether picture, data or both are drawn */
CrPaintMode cra_map_view_get_mode (CraMapView *self);

/* Goes from picture to data to both; a map without a picture has its data only. */
void cra_map_view_cycle_mode (CraMapView *self);

/* Returns: whether the map has pictures; the view must have a document */
gboolean cra_map_view_has_picture (CraMapView *self);

/**
 * cra_map_view_get_aimed:
 *
 * Returns: whether the keyboard or the pointer is at a hex of the map, which is then in @place_out
 */
gboolean cra_map_view_get_aimed (CraMapView *self, CrPlace *place_out);

/* Returns: FALSE without a hex cursor */
gboolean cra_map_view_get_cursor (CraMapView *self, CrPlace *place_out);

/* @places: they are marked as wrong until the cursor is set elsewhere */
void cra_map_view_set_wrong (CraMapView *self, CrPlaces places);

/* @places: (element-type CrPlace) (nullable): they are outlined besides the selection */
void cra_map_view_set_outlined (CraMapView *self, const GArray *places);

/* Sets the cursor on a place without moving the map, unless the hex is out of view. */
void cra_map_view_arrive (CraMapView *self, CrPlace place);

/**
 * cra_map_view_jump:
 * @step: 1 up, −1 down, 0 either way
 *
 * Goes through the stairway or ladder at @from to the floor to which it leads.
 *
 * Returns: FALSE when there is none
 */
gboolean cra_map_view_jump (CraMapView *self, CrPlace from, int step);

/* As cra_map_view_jump(), from the hex cursor or the pointer. */
gboolean cra_map_view_jump_here (CraMapView *self, int step);

/* Puts the hex cursor on a place and shows its floor; a hex out of view is moved to the middle. */
void cra_map_view_go_to (CraMapView *self, CrPlace place);

/* Selects the hex of the cursor, which the inspector then shows. */
void cra_map_view_select_cursor (CraMapView *self);

/**
 * cra_map_view_show_place:
 *
 * Goes to a place as cra_map_view_go_to() does, and draws a ring around it for a moment.
 */
void cra_map_view_show_place (CraMapView *self, CrPlace place);

/**
 * cra_map_view_read_picture:
 * @also: (nullable) (transfer full) (element-type CrPlace): examples besides the painted hexes
 *
 * Proposes terrain for the shown floor; the proposals go to @tool. A run that is under way is
 * stopped.
 */
void cra_map_view_read_picture (CraMapView *self, CreToolSuggest *tool, GArray *also);

/* Stops the run that is under way, if there is one; its proposals are lost. */
void cra_map_view_stop_reading (CraMapView *self, CreToolSuggest *tool);

/* Tells the tool the hex under the pointer, or that of the cursor when keys were used last. */
void cra_map_view_aim_tool (CraMapView *self);

/* Sets what is drawn for the pieces on the map, beneath them, and for a piece that is being moved.
 * They lie over reach and fire and under texts; each function may be NULL. */
void cra_map_view_set_pieces (CraMapView *self,
                              CraCanvasDraw beneath,
                              CraCanvasSnapshot pieces,
                              CraCanvasDraw moved,
                              gpointer data);

/* Sets the text of the map for screen readers: the facts of the hex, and the sentence. */
void cra_map_view_set_description (CraMapView *self, const char *text);

/* Returns: (transfer full) (nullable): the text of the legend, for screen readers */
char *cra_map_view_dup_legend (CraMapView *self);

/* Folds the legend to its title, or unfolds it, until the window is closed. */
void cra_map_view_fold_legend (CraMapView *self);

/* Returns: whether the current question has an answer while its layer is hidden */
gboolean cra_map_view_hides_answers (CraMapView *self);

/* Shows the layer of the answers. */
void cra_map_view_show_answers (CraMapView *self);
