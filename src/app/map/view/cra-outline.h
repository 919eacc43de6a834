/* cra-outline.h: outlines that only the window shows: cursor, brush, selection.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cr-symmetry.h"
#include "cre-tool.h"

#include <cairo.h>
#include <pango/pangocairo.h>

/* The functions of this header draw in pixels of the widget. */

/**
 * cra_outline_marks:
 *
 * Outlines all that a click would change. It never fills, because a fill would hide the drawing.
 * A side of a hex that is outlined as a whole is where a piece looks, and gets an arrow.
 */
void cra_outline_marks (cairo_t *cr,
                        const CraViewport *viewport,
                        const CrGrid *grid,
                        const CreMark *marks,
                        gsize n_marks);

void cra_outline_selection (cairo_t *cr,
                            const CraViewport *viewport,
                            const CrGrid *grid,
                            const CrHex *hexes,
                            gsize n_hexes);
/* Outlines what a problem is about. */
void cra_outline_wrong (cairo_t *cr,
                        const CraViewport *viewport,
                        const CrGrid *grid,
                        const CrHex *hexes,
                        gsize n_hexes);
void cra_outline_cursor (cairo_t *cr, const CraViewport *viewport, const CrGrid *grid, CrHex hex);

/* Draws the lasso, closed as the selection will be. */
void cra_outline_lasso (cairo_t *cr,
                        const CraViewport *viewport,
                        const CrPoint *points,
                        gsize n_points);

/* Draws an underground way along hexes that follow one another. */
void cra_outline_tunnel (cairo_t *cr,
                         const CraViewport *viewport,
                         const CrGrid *grid,
                         const CreMark *marks,
                         gsize n_marks);

/* Draws underground ways. @pairs: (element-type CrHex): two hexes for each way */
void cra_outline_tunnels (cairo_t *cr,
                          const CraViewport *viewport,
                          const CrGrid *grid,
                          const GArray *pairs);

/* Draws mirror axes across the whole view; for rotations, one ray from the middle per image. */
void cra_outline_axes (cairo_t *cr,
                       const CraViewport *viewport,
                       const CrGrid *grid,
                       const CrSymmetry *symmetry);

/* The first outlines a selected side; the second draws a dark label with light text whose middle is
 * at @at. */
void cra_outline_side (cairo_t *cr,
                       const CraViewport *viewport,
                       const CrGrid *grid,
                       const CreMark *mark);
void cra_outline_tag (cairo_t *cr, CrPoint at, PangoLayout *layout);
