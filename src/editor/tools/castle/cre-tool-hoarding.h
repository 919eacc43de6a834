/* cre-tool-hoarding.h: hangs hoardings before battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolHoarding:
 *
 * Works on the battlement nearest to the pointer, from either of its hexes; each hexside of a
 * hoarding is its own (HRD-01). Dragging along goes on hexside by hexside. Ctrl takes away the one
 * pointed at.
 *
 * Properties: count (1…3 hexsides a click), right (they go on to the right of him who looks
 * outwards).
 */
#define CRE_TYPE_TOOL_HOARDING (cre_tool_hoarding_get_type ())
G_DECLARE_FINAL_TYPE (CreToolHoarding, cre_tool_hoarding, CRE, TOOL_HOARDING, CreTool)
