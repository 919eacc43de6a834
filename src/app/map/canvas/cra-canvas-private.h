/* cra-canvas-private.h: what the files of the canvas share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"
#include "cra-still.h"

/* A layer that is drawn in each frame, by the one function or the other. */
typedef struct {
  CraCanvasDraw draw;         /* nullable */
  CraCanvasSnapshot snapshot; /* nullable */
  gpointer data;
  CraInk ink; /* of @draw */
} CraCanvasPart;

struct _CraCanvas {
  GtkWidget parent_instance;

  CraViewport viewport;
  CrGrid grid;
  gboolean has_grid;
  /* Nobody has panned or zoomed yet, so a new width fits the whole map in again, and a new height
   * while the pointer is elsewhere. */
  gboolean untouched;
  double top; /* of its place in the window, in pixels, as it was last given room */

  /* owned */
  CraTiles *tiles[CRA_CANVAS_N_LAYERS];
  GArray *parts; /* CraCanvasPart, lowest first */
  gboolean shows_focus;

  /* The pointer, in pixels of the widget. */
  double pointer_x, pointer_y;
  gboolean pointer_in, space_held, panning, pressed;
  double drag_x, drag_y, pinch_scale;
  double tool_x, tool_y; /* the place of the last press or drag */
  GdkModifierType tool_state;
  guint settle_id; /* runs while the scale is being changed */
};

/* The signals, as cra-canvas.h describes them. */
typedef enum {
  CRA_CANVAS_SIGNAL_PRESS,
  CRA_CANVAS_SIGNAL_DRAG,
  CRA_CANVAS_SIGNAL_RELEASE,
  CRA_CANVAS_SIGNAL_CANCEL,
  CRA_CANVAS_SIGNAL_PICK,
  CRA_CANVAS_SIGNAL_DOUBLE,
  CRA_CANVAS_SIGNAL_HOVER,
  CRA_CANVAS_SIGNAL_LEAVE,
  CRA_CANVAS_SIGNAL_VIEW_CHANGED,
  CRA_CANVAS_N_SIGNALS
} CraCanvasSignal;

void cra_canvas_emit (CraCanvas *self, CraCanvasSignal signal);
/* Emits a signal with the point of the plane at @x, @y; does nothing while there is no map. */
void cra_canvas_emit_at (CraCanvas *self,
                         CraCanvasSignal signal,
                         double x,
                         double y,
                         GdkModifierType state);
void cra_canvas_view_changed (CraCanvas *self);

void cra_canvas_connect_input (CraCanvas *self);
void cra_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
