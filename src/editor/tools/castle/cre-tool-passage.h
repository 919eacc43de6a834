/* cre-tool-passage.h: digs secret passages. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolPassage:
 *
 * Dragged from one end of the passage to the other, above ground between the two hexes where it
 * comes out, or on its own floor. The floor, its hexes, a spiral stair at each end where there is
 * none, and the link are one undo step. Ctrl+click fills the passage of a hex up; right click takes
 * its level and whether it floods.
 *
 * Properties: level (of its hexes), floods (TMP-08), secret (a new floor is known to its owner
 * alone, TMP-07), stairs (spiral stairs are made at both ends).
 */
#define CRE_TYPE_TOOL_PASSAGE (cre_tool_passage_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPassage, cre_tool_passage, CRE, TOOL_PASSAGE, CreTool)
