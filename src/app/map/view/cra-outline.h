/* cra-outline.h: what belongs to the window only: cursor, brush, selection.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cr-symmetry.h"
#include "cre-tool.h"

#include <cairo.h>
#include <pango/pangocairo.h>

/* All draw in widget pixels. */

/**
 * cra_outline_marks:
 *
 * The outline of all that a click would touch; never a fill, which would hide the art.
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

/* Closed, as what it goes round is found. */
void cra_outline_lasso (cairo_t *cr,
                        const CraViewport *viewport,
                        const CrPoint *points,
                        gsize n_points);

/* The way under ground along hexes one after another. */
void cra_outline_tunnel (cairo_t *cr,
                         const CraViewport *viewport,
                         const CrGrid *grid,
                         const CreMark *marks,
                         gsize n_marks);

/* Ways that lie under ground. @pairs: (element-type CrHex): two of each */
void cra_outline_tunnels (cairo_t *cr,
                          const CraViewport *viewport,
                          const CrGrid *grid,
                          const GArray *pairs);

/* Lines as mirrors, across the whole view; for turns, rays from the middle, one an image. */
void cra_outline_axes (cairo_t *cr,
                       const CraViewport *viewport,
                       const CrGrid *grid,
                       const CrSymmetry *symmetry);

/* A side that belongs to what is selected; a dark pill with light text, its middle at @at. */
void cra_outline_side (cairo_t *cr,
                       const CraViewport *viewport,
                       const CrGrid *grid,
                       const CreMark *mark);
void cra_outline_tag (cairo_t *cr, CrPoint at, PangoLayout *layout);
