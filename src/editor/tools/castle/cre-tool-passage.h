/* cre-tool-passage.h: digs secret passages. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolPassage:
 *
 * A passage is dragged from one end to the other, on its own floor, or above ground between the
 * two hexes where it comes out. The floor, its hexes, a spiral stair at each end that has none,
 * and the link are one step of undo. Ctrl+click fills up the passage of a hex; right click takes
 * over its level and whether it floods.
 *
 * Properties: level (of its hexes), floods (TMP-08), secret (whether only its owner knows a new
 * floor, TMP-07), stairs (whether spiral stairs are made at both ends).
 */
#define CRE_TYPE_TOOL_PASSAGE (cre_tool_passage_get_type ())
G_DECLARE_FINAL_TYPE (CreToolPassage, cre_tool_passage, CRE, TOOL_PASSAGE, CreTool)
