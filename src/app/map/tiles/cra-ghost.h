/* cra-ghost.h: a see-through picture of a piece that is about to be pasted.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-viewport.h"

#include "cr-piece.h"
#include "cr-ruleset.h"

#include <gtk/gtk.h>

/**
 * CraGhost: the floor of the piece that has its anchor, drawn once; transparent where there are no
 * hexes.
 *
 */
typedef struct _CraGhost CraGhost;

/**
 * cra_ghost_new:
 * @scale: pixels to a unit of the plane
 *
 * Returns: (transfer full) (nullable): NULL when the piece is too large to be drawn in time
 */
CraGhost *cra_ghost_new (const CrMap *piece, const CrRuleset *ruleset, double scale);

void cra_ghost_free (CraGhost *ghost);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CraGhost, cra_ghost_free)

/* Returns: the scale for which the ghost was made */
double cra_ghost_get_scale (const CraGhost *ghost);

/* @at: the middle of the hex where its anchor goes, in the plane of the map */
void cra_ghost_draw (const CraGhost *ghost, cairo_t *cr, const CraViewport *viewport, CrPoint at);

/**
 * cra_ghost_new_paintable:
 *
 * Returns: (transfer full) (nullable): a small picture of the whole piece
 */
GdkPaintable *cra_ghost_new_paintable (const CrMap *piece,
                                       const CrRuleset *ruleset,
                                       int width,
                                       int height);
