/* cre-side-run.h: the hexsides that a drag goes along, as one run without a gap.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-vertex.h"
#include "cre-tool.h"

/**
 * CreSideRun: from the side that was pressed to the corner that the pointer passed last
 * @first: the side pressed
 * @heads: where it goes on; before the first corner is passed, both ends of @first
 * @point: where the pointer was last
 */
typedef struct {
  CrHexSide first;
  CrVertex heads[2];
  CrPoint point;
} CreSideRun;

/**
 * cre_side_run_begin:
 * @side: what was pressed; it is not listed again
 */
CreSideRun cre_side_run_begin (CrHexSide side, CrPoint point);

/**
 * cre_side_run_follow:
 * @to: where the pointer went in a straight line, in widths of a hex
 * @sides: (element-type CrHexSide): the sides to each corner passed are added, in the order gone
 *
 * Corners that were not passed closely are joined by the shortest way.
 */
void cre_side_run_follow (CreSideRun *run, const CrGrid *grid, CrPoint to, GArray *sides);

/**
 * cre_side_run_end:
 * @aim: where the pointer was let go
 * @sides: (element-type CrHexSide): the side pointed at is added if the run leads to it, and one
 *   side before it
 */
void cre_side_run_end (CreSideRun *run, const CrGrid *grid, const CreAim *aim, GArray *sides);
