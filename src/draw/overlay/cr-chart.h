/* cr-chart.h: grid, marks and names, and what a thing of the map's lists shapes of them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Layers: each paints the part of it that reaches the clip. */
void cr_draw_plan (const CrDraw *draw);

/* Hair lines that the art swallows, and ticks at the corners that it does not. */
void cr_draw_grid (const CrDraw *draw);

/* Draws the numbers, the levels and the centres of hexes. */
void cr_draw_marks (const CrDraw *draw);

void cr_draw_ways (const CrDraw *draw);

/* Draws gear, and then areas with the labels over them. */
void cr_draw_gear (const CrDraw *draw);
void cr_draw_names (const CrDraw *draw);

/**
 * cr_paint_node_box:
 * @map: that has the node, or had it
 * @box_out: (out): what must be painted again when it comes or goes, in W; no width: nothing
 *
 * Returns: FALSE when it may be anything: what joins others by their names, and all that concerns
 *   the whole sheet
 */
gboolean cr_paint_node_box (const CrMap *map,
                            CrSection section,
                            const CrNode *node,
                            CrBox *box_out);
