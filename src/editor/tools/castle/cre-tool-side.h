/* cre-tool-side.h: puts walls, battlements, slits and doors on sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-tool.h"

/**
 * CreToolSide:
 *
 * Works on the side nearest to the pointer; dragging follows the edges and keeps the outside on
 * one hand. Or, with corners, a way is clicked from corner to corner: a double click or Enter ends
 * it, Backspace takes the last corner back. The outside is towards the lower ground, else out of
 * the structure; where neither tells, the hex pointed at is the inside. Shift, or flip, swaps them.
 * Ctrl removes things of this kind only; pick takes kind, arc, state and height. All is put in the
 * mirror of the document's #CrePainting, too, and nothing while its sides are locked.
 *
 * Properties: kind (#CrSideKind as an int), flip, corners, arc (of slits: 0, 60, 120, 180), state
 * (#CrOpening, of doors and gates), height (in levels, -1: the kind's own).
 */
#define CRE_TYPE_TOOL_SIDE (cre_tool_side_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSide, cre_tool_side, CRE, TOOL_SIDE, CreTool)

/**
 * cre_tool_side_put_around:
 * @places: (element-type CrPlace): of one floor
 *
 * Puts the kind in use on the whole rim of them, outside outwards, as one step.
 *
 * Returns: whether anything changed
 */
gboolean cre_tool_side_put_around (CreToolSide *tool, const GArray *places);

/**
 * cre_tool_side_kind_has_inside:
 *
 * Returns: whether things of this kind have two different faces
 */
gboolean cre_tool_side_kind_has_inside (CrSideKind kind);
