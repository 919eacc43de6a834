/* cre-tool-spot.h: the tool that points at a hex for a scenario.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/* What is done at a hex: something is put there; removed; or switched, that is removed if it is
 * there and put there otherwise. */
typedef enum { CRE_SPOT_PUT, CRE_SPOT_AWAY, CRE_SPOT_SWITCH } CreSpot;

/**
 * CreToolSpot:
 *
 * Points at hexes and changes no map. Signal: spot (const CrPlace *, CreSpot), when a hex of the
 * map was clicked or dragged over, or Enter was pressed at it.
 */
#define CRE_TYPE_TOOL_SPOT (cre_tool_spot_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSpot, cre_tool_spot, CRE, TOOL_SPOT, CreTool)

CreToolSpot *cre_tool_spot_new (CreMapDocument *map);
