/* cre-tool-spot.h: pointing at a hex for a scenario. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* What is to be done at a hex: something is put there, taken away, or put there unless it is there
 * already and then taken away. */
typedef enum { CRE_SPOT_PUT, CRE_SPOT_AWAY, CRE_SPOT_SWITCH } CreSpot;

/**
 * CreToolSpot:
 *
 * Changes no map. Signal: spot (const CrPlace *, CreSpot): a hex of the map was clicked, dragged
 * over, or Enter pressed at it.
 */
#define CRE_TYPE_TOOL_SPOT (cre_tool_spot_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSpot, cre_tool_spot, CRE, TOOL_SPOT, CreTool)

CreToolSpot *cre_tool_spot_new (CreMapDocument *map);
