/* cra-canvas.h: the map on screen: pan, zoom, pointer and hex cursor.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-tiles.h"
#include "cra-viewport.h"

#define CRA_TYPE_CANVAS (cra_canvas_get_type ())
G_DECLARE_FINAL_TYPE (CraCanvas, cra_canvas, CRA, CANVAS, GtkWidget)

/**
 * CraCanvasDraw:
 * @cr: user space is the widget
 *
 * Draws a part of what lies on top of the map and changes with every move of the pointer. What is
 * inked by it is redrawn with every frame, and all that lies between: what lies far from each other
 * should be drawn by different parts.
 */
typedef void (*CraCanvasDraw) (CraCanvas *canvas, cairo_t *cr, gpointer data);
typedef void (*CraCanvasSnapshot) (CraCanvas *canvas, GtkSnapshot *snapshot, gpointer data);

/* The tile layers, lowest first. */
typedef enum { CRA_CANVAS_MAP, CRA_CANVAS_OVERLAY, CRA_CANVAS_N_LAYERS } CraCanvasLayer;

/**
 * cra_canvas_set_grid:
 * @content: the part of the plane that can be seen: the printed frame and its margin
 *
 * Another map: all tiles go, and the whole of it is shown.
 */
void cra_canvas_set_grid (CraCanvas *self, const CrGrid *grid, const CrBox *content);

void cra_canvas_set_source (CraCanvas *self, CraCanvasLayer layer, CraSource *source);
void cra_canvas_invalidate (CraCanvas *self, CraCanvasLayer layer, const CrBox *box);

/* Forgets all tiles of a layer, so that nothing old is shown meanwhile. */
void cra_canvas_drop (CraCanvas *self, CraCanvasLayer layer);

/* Adds a drawing on top of those that were added before. */
void cra_canvas_add_draw (CraCanvas *self, CraCanvasDraw draw, gpointer data);

/* Likewise, of nodes that are kept from frame to frame: only what is another is drawn anew. */
void cra_canvas_add_snapshot (CraCanvas *self, CraCanvasSnapshot snapshot, gpointer data);

/* With a ring, on top of everything. */
void cra_canvas_show_focus (CraCanvas *self);

gboolean cra_canvas_is_complete (CraCanvas *self);

const CraViewport *cra_canvas_get_viewport (CraCanvas *self);
void cra_canvas_fit (CraCanvas *self);
void cra_canvas_zoom (CraCanvas *self, int steps);
void cra_canvas_set_zoom (CraCanvas *self, double scale);

/* Scrolls to @point: only as far as needed, or so that it lies in the middle. */
void cra_canvas_show_point (CraCanvas *self, CrPoint point, gboolean in_the_middle);
