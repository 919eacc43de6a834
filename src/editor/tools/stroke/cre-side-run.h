/* cre-side-run.h: a run of hexsides without gaps, along which the pointer is dragged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-vertex.h"
#include "cre-tool.h"

/**
 * CreSideRun: from the pressed side to the corner that the pointer has passed last.
 * @first: the pressed side
 * @heads: the corner where the run goes on, twice; before the first corner is passed, the two ends
 *   of @first
 * @point: the last point of the pointer
 */
typedef struct {
  CrHexSide first;
  CrVertex heads[2];
  CrPoint point;
} CreSideRun;

/**
 * cre_side_run_begin:
 * @side: the pressed side; it is not added to the sides later
 */
CreSideRun cre_side_run_begin (CrHexSide side, CrPoint point);

/**
 * cre_side_run_follow:
 * @to: the point to which the pointer went in a straight line, in widths of a hex
 * @sides: (element-type CrHexSide): gets the sides up to each corner that was passed, in their
 *   order
 *
 * Corners that the pointer did not pass closely are joined by the shortest way.
 */
void cre_side_run_follow (CreSideRun *run, const CrGrid *grid, CrPoint to, GArray *sides);

/**
 * cre_side_run_end:
 * @aim: where the button was released
 * @sides: (element-type CrHexSide): gets the side there if the run leads to it, and at most one
 *   side before it
 */
void cre_side_run_end (CreSideRun *run, const CrGrid *grid, const CreAim *aim, GArray *sides);
