/* cre-tool-terrain.h: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-brush.h"

/**
 * CreToolTerrain:
 *
 * Properties: code (of the ruleset, or any other the map may keep), only-empty (leave hexes alone
 * that carry anything but the floor's default). Ctrl erases to the default; pick takes the code.
 */
#define CRE_TYPE_TOOL_TERRAIN (cre_tool_terrain_get_type ())
G_DECLARE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE, TOOL_TERRAIN, CreBrush)

void cre_tool_terrain_set_code (CreToolTerrain *tool, const char *code);
