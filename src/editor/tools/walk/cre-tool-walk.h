/* cre-tool-walk.h: where a man can walk. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-move.h"
#include "cre-tool.h"

/**
 * CreToolWalk:
 *
 * Press on a hex: how far he gets from there, and for how much. Drag: the way to a hex, step by
 * step. What is shown stays while other tools are at work, and is walked anew after every change.
 *
 * Properties: mover (index of the ruleset's movers), budget (movement points, -1: as far as he
 * can go), has-reach (read only).
 */
#define CRE_TYPE_TOOL_WALK (cre_tool_walk_get_type ())
G_DECLARE_FINAL_TYPE (CreToolWalk, cre_tool_walk, CRE, TOOL_WALK, CreTool)

gboolean cre_tool_walk_get_start (CreToolWalk *tool, CrPlace *start_out);
gboolean cre_tool_walk_get_target (CreToolWalk *tool, CrPlace *target_out);

/**
 * cre_tool_walk_get_reach:
 *
 * Returns: (transfer none) (nullable): within the budget, NULL without a start
 */
const CrReach *cre_tool_walk_get_reach (CreToolWalk *tool);

/**
 * cre_tool_walk_get_path:
 *
 * Returns: (transfer none) (element-type CrStep): to the target; empty when there is no way
 */
const GArray *cre_tool_walk_get_path (CreToolWalk *tool);

/**
 * cre_tool_walk_set_start:
 * @start: where he stands
 */
void cre_tool_walk_set_start (CreToolWalk *tool, CrPlace start);
