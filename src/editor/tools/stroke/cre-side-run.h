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

CreSideRun cre_side_run_begin (CrHexSide side, CrPoint point);
void cre_side_run_follow (CreSideRun *run, const CrGrid *grid, CrPoint to, GArray *sides);
void cre_side_run_end (CreSideRun *run, const CrGrid *grid, const CreAim *aim, GArray *sides);
