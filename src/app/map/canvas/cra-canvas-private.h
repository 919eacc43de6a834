/* cra-canvas-private.h: what the files of the canvas share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-canvas.h"

/* A layer that is drawn live. */
typedef struct {
  CraCanvasDraw draw;         /* or */
  CraCanvasSnapshot snapshot; /* NULL */
  gpointer data;
} CraCanvasPart;

struct _CraCanvas {
  GtkWidget parent_instance;

  CraViewport viewport;
  CrGrid grid;
  gboolean has_grid;
  /* The user has not yet chosen what to see, so another width shows the whole map again. */
  gboolean untouched;

  /* owned */
  CraTiles *tiles[CRA_CANVAS_N_LAYERS];
  GArray *parts; /* CraCanvasPart, lowest first */
  gboolean shows_focus;

  /* In pixels of the widget. */
  double pointer_x, pointer_y;
  gboolean pointer_in, space_held, panning, pressed;
  double drag_x, drag_y, pinch_scale;
  double tool_x, tool_y; /* where the press under way has come to */
  GdkModifierType tool_state;
  guint settle_id; /* while the scale is being changed smoothly */
};

/* In the order of what the header of the canvas tells of them. */
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
/* With the point of the plane at @x, @y; nothing while there is no map. */
void cra_canvas_emit_at (CraCanvas *self,
                         CraCanvasSignal signal,
                         double x,
                         double y,
                         GdkModifierType state);
void cra_canvas_view_changed (CraCanvas *self);

void cra_canvas_connect_input (CraCanvas *self);
void cra_canvas_snapshot (GtkWidget *widget, GtkSnapshot *snapshot);
