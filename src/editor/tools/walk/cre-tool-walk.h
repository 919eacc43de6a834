/* cre-tool-walk.h: where a man can walk. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-tool.h"

/**
 * CreToolWalk:
 *
 * Press on a hex: how far he gets from there, and for how much. Drag: the way to a hex, step by
 * step. With the keyboard Enter sets where he starts, hovering leads the way, Enter pins it.
 *
 * What is asked and answered is the document's #CreAsk of the name "walk": it stays while other
 * tools are at work, follows every change, and is there still when this one is made anew.
 */
#define CRE_TYPE_TOOL_WALK (cre_tool_walk_get_type ())
G_DECLARE_FINAL_TYPE (CreToolWalk, cre_tool_walk, CRE, TOOL_WALK, CreTool)
