/* cre-tool-stairway.h: builds stairways. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-stairway.h"
#include "cre-tool.h"

/**
 * CreToolStairway:
 *
 * Dragged from the hex at the foot over the steps to the hex at the head. On release the steps
 * become stairs, their levels rise one by one and the link is written, all as one undo step; or
 * nothing happens and the status says why. Dragging downhill turns foot and head round.
 * Ctrl+click removes the stairway of a hex; its terrain and levels stay.
 *
 * Properties: opens-foot, opens-head (#CrOpens as ints, side or hex: MOV-09, MOV-11).
 */
#define CRE_TYPE_TOOL_STAIRWAY (cre_tool_stairway_get_type ())
G_DECLARE_FINAL_TYPE (CreToolStairway, cre_tool_stairway, CRE, TOOL_STAIRWAY, CreTool)
