/* cr-chart-private.h: shared by the parts of the chart.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-chart.h"
#include "cr-regions.h"

/* The size of the letters of names, in W. */
#define CR_LABEL_SIZE 0.295
#define CR_AREA_SIZE 0.26

/* Returns: (transfer full) (element-type CrBox): the boxes of the names around the clip */
GArray *cr_draw_list_names (const CrDraw *draw);
gboolean cr_names_meet (const GArray *names, CrBox box);

/* Returns: how many times a text of @size must be enlarged to be read on hexes of so few pixels;
 * never so much that it covers the hex */
double cr_draw_get_growth (const CrDraw *draw, double size);

/**
 * cr_draw_plan_names:
 * @hexes: (element-type CrHex):
 *
 * Writes what the hatches mean, as strongly even when the hatches are faint.
 */
void cr_draw_plan_names (const CrDraw *draw, const GArray *hexes);
