/* cre-tool-walk.h: the tool that asks where a man can walk.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-tool.h"

/**
 * CreToolWalk:
 *
 * A press on a hex asks how far a man can walk from there, and at what cost; a drag asks for the
 * way to another hex, step by step. With the keyboard, Enter sets the start, moving the cursor
 * leads the way, and Enter again fixes it.
 *
 * Question and answers are the document's #CreAsk of the name "walk": they stay while other tools
 * are used, follow every change, and outlive this tool.
 */
#define CRE_TYPE_TOOL_WALK (cre_tool_walk_get_type ())
G_DECLARE_FINAL_TYPE (CreToolWalk, cre_tool_walk, CRE, TOOL_WALK, CreTool)
