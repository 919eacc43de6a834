/* cre-tool-structure.h: says what hexes belong to: rampart, tower, keep.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-code-brush.h"

/**
 * CreToolStructure:
 *
 * Property: with-floor (whether the terrain and level that the rules name for a structure are
 * painted with it, so that it can be seen at once; erasing removes them as well).
 */
#define CRE_TYPE_TOOL_STRUCTURE (cre_tool_structure_get_type ())
G_DECLARE_FINAL_TYPE (CreToolStructure, cre_tool_structure, CRE, TOOL_STRUCTURE, CreCodeBrush)
