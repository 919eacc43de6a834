/* cre-tool-terrain.h: paints terrain. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-code-brush.h"

/**
 * CreToolTerrain:
 *
 * What has a front, as stakes have, is painted with it. Properties: front (a #CrDirection as an
 * int), has-front (read only: whether what is painted has one).
 */
#define CRE_TYPE_TOOL_TERRAIN (cre_tool_terrain_get_type ())
G_DECLARE_FINAL_TYPE (CreToolTerrain, cre_tool_terrain, CRE, TOOL_TERRAIN, CreCodeBrush)
