/* cra-viewport.h: pan and zoom: the plane of the map ↔ widget pixels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-layout.h"

/* Pixels a hex is wide from corner to corner at 100 %, and the bounds of the zoom. */
#define CRA_VIEWPORT_FULL 64.0
#define CRA_VIEWPORT_MIN 2.0
#define CRA_VIEWPORT_MAX 512.0

/**
 * CraViewport:
 * @content: box of the plane that can be seen
 * @width: of the widget, in pixels
 * @height: of the widget, in pixels
 * @scale: pixels per unit of the plane
 * @x: widget position of the plane's origin
 * @y: widget position of the plane's origin
 */
typedef struct {
  CrBox content;
  double width, height;
  double scale, x, y;
} CraViewport;

/**
 * cra_viewport_set_size:
 *
 * A new size of the widget: from left to right the place in the middle stays there, from top to
 * bottom all stays, so that the section opening below a drag leaves the pointer its hex.
 */
void cra_viewport_set_size (CraViewport *viewport, double width, double height);

/* Shows all of @box, with @margin pixels around it. */
void cra_viewport_fit (CraViewport *viewport, CrBox box, double margin);

void cra_viewport_pan (CraViewport *viewport, double dx, double dy);

/* A new scale; what lies under @x, @y stays under it. */
void cra_viewport_zoom_to (CraViewport *viewport, double scale, double x, double y);

/**
 * cra_viewport_step:
 * @steps: positive to come nearer
 *
 * The wheel and Ctrl+plus step over the scales 2^(k/2) of 100 %, so that tiles drawn for one of
 * them serve again; from between two the next one in that direction is taken.
 */
void cra_viewport_step (CraViewport *viewport, int steps, double x, double y);

void cra_viewport_center_on (CraViewport *viewport, CrPoint point);

/**
 * cra_viewport_reveal:
 *
 * Scrolls as little as needed to have @point at least @margin pixels inside.
 *
 * Returns: whether it had to
 */
gboolean cra_viewport_reveal (CraViewport *viewport, CrPoint point, double margin);

/* Whether a hex about @point is in sight as a whole. */
gboolean cra_viewport_shows (const CraViewport *viewport, CrPoint point);

CrPoint cra_viewport_to_plane (const CraViewport *viewport, double x, double y);
CrPoint cra_viewport_to_widget (const CraViewport *viewport, CrPoint point);
CrBox cra_viewport_get_visible (const CraViewport *viewport);
