/* cre-tool-level.h: sets, raises and lowers levels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-brush.h"

typedef enum { CRE_LEVEL_SET, CRE_LEVEL_RAISE, CRE_LEVEL_LOWER } CreLevelMode;

/**
 * CreToolLevel:
 *
 * Properties: mode (#CreLevelMode as an int), level (−9…12, what "set" sets). Raising and lowering
 * go by one level a stroke. Ctrl erases to the floor's default; pick takes the level.
 */
#define CRE_TYPE_TOOL_LEVEL (cre_tool_level_get_type ())
G_DECLARE_FINAL_TYPE (CreToolLevel, cre_tool_level, CRE, TOOL_LEVEL, CreBrush)
