/* cr-chart.h: grid, numbers, marks and names over the art.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-draw.h"

/* Each of these layers paints the part of it that reaches into the clip. */
void cr_draw_plan (const CrDraw *draw);

/* Draws hair lines, which the art may cover, and ticks at the corners, which it does not. */
void cr_draw_grid (const CrDraw *draw);

/* Draws the numbers, the levels and the centres of hexes. */
void cr_draw_marks (const CrDraw *draw);

void cr_draw_ways (const CrDraw *draw);

/* The first draws gear; the second draws areas, and labels over them. */
void cr_draw_gear (const CrDraw *draw);
void cr_draw_names (const CrDraw *draw);

/**
 * cr_paint_node_box:
 * @map: the map that has the node, or had it
 * @box_out: (out): what must be redrawn when the node is added or removed, in W; without width:
 *   nothing
 *
 * Returns: FALSE when anything may have to be redrawn: for a node that joins others by their names,
 *   or concerns the whole sheet
 */
gboolean cr_paint_node_box (const CrMap *map,
                            CrSection section,
                            const CrNode *node,
                            CrBox *box_out);
