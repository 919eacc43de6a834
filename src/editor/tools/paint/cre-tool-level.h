/* cre-tool-level.h: sets, raises and lowers levels. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-brush.h"

typedef enum { CRE_LEVEL_SET, CRE_LEVEL_RAISE, CRE_LEVEL_LOWER } CreLevelMode;

/**
 * CreToolLevel:
 *
 * Properties: mode (#CreLevelMode as an int), level (−9…12, which "set" sets). Raising and
 * lowering change a hex by one level in a stroke. Ctrl sets hexes to the floor's default; a right
 * click takes over the level.
 */
#define CRE_TYPE_TOOL_LEVEL (cre_tool_level_get_type ())
G_DECLARE_FINAL_TYPE (CreToolLevel, cre_tool_level, CRE, TOOL_LEVEL, CreBrush)
