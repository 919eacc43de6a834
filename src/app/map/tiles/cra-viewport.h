/* cra-viewport.h: pan and zoom: the plane of the map ↔ widget pixels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/* The width of a hex in pixels, from corner to corner, at 100 %, and the limits of the zoom. */
#define CRA_VIEWPORT_FULL 64.0
#define CRA_VIEWPORT_MIN 2.0
#define CRA_VIEWPORT_MAX 512.0

/**
 * CraViewport:
 * @content: the box of the plane that can be seen
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 * @scale: pixels per unit of the plane
 * @x: where the plane's origin lies, in pixels of the widget
 * @y: where the plane's origin lies, in pixels of the widget
 */
typedef struct {
  CrBox content;
  double width, height;
  double scale, x, y;
} CraViewport;

/**
 * cra_viewport_set_size:
 *
 * Sets a new size of the widget. Horizontally the middle of the view stays in the middle;
 * vertically nothing moves, so that a panel that opens below during a drag does not move the hex
 * away from the pointer.
 */
void cra_viewport_set_size (CraViewport *viewport, double width, double height);

/* Zooms and scrolls so that all of @box is in view, with @margin pixels around it. */
void cra_viewport_fit (CraViewport *viewport, CrBox box, double margin);

/* Scrolls by so many pixels of the widget. */
void cra_viewport_pan (CraViewport *viewport, double dx, double dy);

/* Sets the scale so that the point of the plane at @x, @y stays there. */
void cra_viewport_zoom_to (CraViewport *viewport, double scale, double x, double y);

/**
 * cra_viewport_step:
 * @steps: positive to zoom in
 *
 * The wheel and Ctrl+plus go through the scales 2^(k/2) of 100 %, so that the tiles of each of them
 * can be used again. From a scale between two of them the next one in that direction is taken.
 */
void cra_viewport_step (CraViewport *viewport, int steps, double x, double y);

/* Scrolls so that @point of the plane is in the middle. */
void cra_viewport_center_on (CraViewport *viewport, CrPoint point);

/**
 * cra_viewport_reveal:
 *
 * Scrolls as little as needed to have @point at least @margin pixels inside the view.
 *
 * Returns: whether it had to scroll
 */
gboolean cra_viewport_reveal (CraViewport *viewport, CrPoint point, double margin);

/* Whether the whole hex around @point is in view. */
gboolean cra_viewport_shows (const CraViewport *viewport, CrPoint point);

/* These turn pixels of the widget into the plane and back; the last one returns the part of the
 * plane that is in view. */
CrPoint cra_viewport_to_plane (const CraViewport *viewport, double x, double y);
CrPoint cra_viewport_to_widget (const CraViewport *viewport, CrPoint point);
CrBox cra_viewport_get_visible (const CraViewport *viewport);
