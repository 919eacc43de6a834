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

/* @tool: (nullable): lets go of the old one */
void cra_map_view_set_tool (CraMapView *self, CreTool *tool);

CreTool *cra_map_view_get_tool (CraMapView *self);
CraCanvas *cra_map_view_get_canvas (CraMapView *self);

int cra_map_view_get_floor (CraMapView *self);

/* By which it is found again when floors come and go. */
char *cra_map_view_dup_floor_id (CraMapView *self);

void cra_map_view_set_floor (CraMapView *self, int floor);

/* @step: so many storeys up, or down when negative */
void cra_map_view_step_floor (CraMapView *self, int step);

CrPaintMode cra_map_view_get_mode (CraMapView *self);

/* Picture, data, both; a map without a picture has its data only. */
void cra_map_view_cycle_mode (CraMapView *self);

gboolean cra_map_view_has_picture (CraMapView *self);

/**
 * cra_map_view_get_aimed:
 *
 * Returns: whether the keyboard or the pointer is at a hex of the map, which is then in @place_out
 */
gboolean cra_map_view_get_aimed (CraMapView *self, CrPlace *place_out);

gboolean cra_map_view_get_cursor (CraMapView *self, CrPlace *place_out);

/* @places: what is wrong there, until the cursor is set elsewhere */
void cra_map_view_set_wrong (CraMapView *self, CrPlaces places);

/* @places: (element-type CrPlace) (nullable): what the inspector is about, besides the selection */
void cra_map_view_set_outlined (CraMapView *self, const GArray *places);

/* The map does not move under the eye: the hex stays where it is, unless it is out of sight. */
void cra_map_view_arrive (CraMapView *self, CrPlace place);

/**
 * cra_map_view_jump:
 * @step: 1 up, −1 down, 0 whichever way there is
 *
 * Goes through the stair at @from, or its ladder, to the floor it leads to.
 *
 * Returns: whether there is one
 */
gboolean cra_map_view_jump (CraMapView *self, CrPlace from, int step);

/* From where the hex cursor or the pointer is. */
gboolean cra_map_view_jump_here (CraMapView *self, int step);

/* Puts the hex cursor on a place and shows its floor; a hex out of sight comes into the middle. */
void cra_map_view_go_to (CraMapView *self, CrPlace place);

/* The hex of the cursor becomes the selection, and what the inspector is about. */
void cra_map_view_select_cursor (CraMapView *self);

/**
 * cra_map_view_show_place:
 *
 * Goes to a place as cra_map_view_go_to() does, and draws a ring round it for a moment.
 */
void cra_map_view_show_place (CraMapView *self, CrPlace place);

/* Returns: whether a ring is drawn now, and round which place */
gboolean cra_map_view_get_flash (CraMapView *self, CrPlace *place_out);

/**
 * cra_map_view_read_picture:
 * @also: (nullable) (transfer full) (element-type CrPlace)
 *
 * Proposes terrain for the floor in work; the proposals go to @tool. A reading under way is
 * stopped.
 */
void cra_map_view_read_picture (CraMapView *self, CreToolSuggest *tool, GArray *also);

void cra_map_view_stop_reading (CraMapView *self, CreToolSuggest *tool);

/* Lets the tool know where it is pointed at; from the keyboard, at the hex cursor. */
void cra_map_view_aim_tool (CraMapView *self);

/* What stands on the map, what lies beneath that and, apart, what follows the hand that moves it:
 * drawn over reach and fire, under what is told; each may be NULL. */
void cra_map_view_set_pieces (CraMapView *self,
                              CraCanvasDraw beneath,
                              CraCanvasSnapshot pieces,
                              CraCanvasDraw moved,
                              gpointer data);

/* The text of the map for those who do not see it: facts of the hex, and the sentence. */
void cra_map_view_set_description (CraMapView *self, const char *text);

/* Returns: where the tag was drawn last, in pixels of the canvas, and (out) what is offered in it;
 * no width: nowhere */
CrBox cra_map_view_get_word_box (CraMapView *self, CrBox *offer_out);

/* Returns: where it was drawn last, in pixels of the canvas; no width: nowhere */
CrBox cra_map_view_get_legend_box (CraMapView *self);

/* Returns: (transfer full) (nullable): what it says, to be spoken */
char *cra_map_view_dup_legend (CraMapView *self);

/* For as long as the window is open: only its title is left, or it is whole again. */
void cra_map_view_fold_legend (CraMapView *self);

/* Returns: whether there is an answer to what is asked now, and its layer is off */
gboolean cra_map_view_hides_answers (CraMapView *self);

void cra_map_view_show_answers (CraMapView *self);
