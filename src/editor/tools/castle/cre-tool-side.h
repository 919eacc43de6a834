/* cre-tool-side.h: puts walls, battlements, slits and doors on sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-side.h"
#include "cre-tool.h"

/**
 * CreToolSide:
 *
 * Works on the side nearest to the pointer. A drag follows the edges of the hexes and keeps the
 * outside on one hand. With corners, a way is clicked from corner to corner: a double click or
 * Enter ends it, Backspace removes the last corner. The outside is the lower ground, otherwise the
 * hex outside the structure; where neither decides, the hex under the pointer is the inside.
 * Shift, or flip, exchanges them. Ctrl removes things of this kind only; a right click takes over
 * kind, arc, state and height. All things are also put in the mirror of the document's
 * #CrePainting; nothing is put while sides are locked.
 *
 * Properties: kind (#CrSideKind as an int), flip, corners, arc (of slits: 0, 60, 120, 180), state
 * (#CrOpening, of doors and gates), height (in levels; -1 for that of the kind).
 */
#define CRE_TYPE_TOOL_SIDE (cre_tool_side_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSide, cre_tool_side, CRE, TOOL_SIDE, CreTool)

/**
 * cre_tool_side_put_around:
 * @places: (element-type CrPlace): hexes of one floor
 *
 * Puts the kind in use around all of them, with its outside outwards, as one step.
 *
 * Returns: whether anything changed
 */
gboolean cre_tool_side_put_around (CreToolSide *tool, const GArray *places);

/**
 * cre_tool_side_kind_has_inside:
 *
 * Returns: whether the two faces of a thing of this kind differ
 */
gboolean cre_tool_side_kind_has_inside (CrSideKind kind);
