/* cre-tool-spot.h: pointing at a hex for a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolSpot:
 *
 * Changes no map. Signal: spot (const CrPlace *, gboolean): a hex of the map was clicked, or Enter
 * pressed at it; TRUE: what is there is to be taken away.
 */
#define CRE_TYPE_TOOL_SPOT (cre_tool_spot_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSpot, cre_tool_spot, CRE, TOOL_SPOT, CreTool)

CreToolSpot *cre_tool_spot_new (CreMapDocument *map);
