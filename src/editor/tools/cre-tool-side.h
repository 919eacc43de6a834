/* cre-tool-side.h: puts walls, battlements, slits and doors on sides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-tool.h"

/**
 * CreToolSide:
 *
 * Works on the side nearest to the pointer; dragging follows the edges and keeps the outside on
 * one hand. The hex pointed at is the inside; with Shift, or when flip is set, it is the outside.
 * Ctrl removes things of this kind only; pick takes kind, arc, state and height.
 *
 * Properties: kind (#CrSideKind as an int), flip, arc (of slits: 0, 60, 120, 180), state
 * (#CrOpening, of doors and gates), height (in levels, -1: the kind's own).
 */
#define CRE_TYPE_TOOL_SIDE (cre_tool_side_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSide, cre_tool_side, CRE, TOOL_SIDE, CreTool)

gboolean cre_tool_side_kind_has_inside (CrSideKind kind);
