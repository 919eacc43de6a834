/* cr-chart-private.h: what the parts of the chart share.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-chart.h"
#include "cr-regions.h"

/* The size of the letters of names, in W. */
#define CR_LABEL_SIZE 0.295
#define CR_AREA_SIZE 0.26

/* (transfer full) (element-type CrBox): about the clip */
GArray *cr_draw_list_names (const CrDraw *draw);
gboolean cr_names_meet (const GArray *names, CrBox box);

/* How much larger a text of @size has to be to be read on hexes of so few pixels; never so large
 * that it covers the hex. */
double cr_draw_get_growth (const CrDraw *draw, double size);

/**
 * cr_draw_plan_names:
 * @hexes: (element-type CrHex):
 *
 * What is hatched, in words.
 *
 * However faint the hatches are: the words are there to be read.
 */
void cr_draw_plan_names (const CrDraw *draw, const GArray *hexes);
