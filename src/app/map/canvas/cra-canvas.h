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
 * Draws a part of what lies on top of the map and changes with every move of the pointer. When a
 * pixel of it changes, the whole box around what it inks is redrawn, so things that lie far apart
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
 * Shows another map: all tiles are dropped, and the whole map is fitted in.
 */
void cra_canvas_set_grid (CraCanvas *self, const CrGrid *grid, const CrBox *content);

/* @source: what the tiles of the layer are drawn from */
void cra_canvas_set_source (CraCanvas *self, CraCanvasLayer layer, CraSource *source);
/* Draws the tiles of a layer anew that meet @box, a part of the plane; until they are ready the old
 * ones are shown. @box: (nullable): NULL for all */
void cra_canvas_invalidate (CraCanvas *self, CraCanvasLayer layer, const CrBox *box);

/* Drops all tiles of a layer, so that nothing outdated is shown until new tiles are ready. */
void cra_canvas_drop (CraCanvas *self, CraCanvasLayer layer);

/* Adds a part that is drawn on top of those that were added before. */
void cra_canvas_add_draw (CraCanvas *self, CraCanvasDraw draw, gpointer data);

/* Adds such a part made of render nodes that are kept between frames; only nodes that differ are
 * redrawn. */
void cra_canvas_add_snapshot (CraCanvas *self, CraCanvasSnapshot snapshot, gpointer data);

/* Draws a ring on top of everything while the canvas has the focus. */
void cra_canvas_show_focus (CraCanvas *self);

/* Returns: whether all tiles that are in view are ready */
gboolean cra_canvas_is_complete (CraCanvas *self);

const CraViewport *cra_canvas_get_viewport (CraCanvas *self);
/* Shows the whole map. */
void cra_canvas_fit (CraCanvas *self);
/* Both keep the middle of the view: by steps, see cra_viewport_step(), or to a scale in pixels per
 * unit of the plane. */
void cra_canvas_zoom (CraCanvas *self, int steps);
void cra_canvas_set_zoom (CraCanvas *self, double scale);

/* Scrolls until @point is in view, as little as possible, or into the middle. */
void cra_canvas_show_point (CraCanvas *self, CrPoint point, gboolean in_the_middle);
