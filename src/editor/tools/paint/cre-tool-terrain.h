/* cre-tool-terrain.h: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-code-brush.h"

/**
 * CreToolTerrain:
 *
 * A terrain that has a front, as stakes have, is painted with it. Properties: front (a
 * #CrDirection as an int), has-front (whether the terrain in use has one; read only).
 */
#define CRE_TYPE_TOOL_TERRAIN (cre_tool_terrain_get_type ())
G_DECLARE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE, TOOL_TERRAIN, CreCodeBrush)
