/* cre-tool-structure.h: says what hexes belong to: rampart, tower, keep. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cre-brush.h"

/**
 * CreToolStructure:
 *
 * Property: code ("rampart", "tower", …). Ctrl erases to the floor's default; pick takes the code.
 */
#define CRE_TYPE_TOOL_STRUCTURE (cre_tool_structure_get_type ())
G_DECLARE_FINAL_TYPE (CreToolStructure, cre_tool_structure, CRE, TOOL_STRUCTURE, CreBrush)
