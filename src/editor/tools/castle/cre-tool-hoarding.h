/* cre-tool-hoarding.h: hangs hoardings before battlements.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolHoarding:
 *
 * Works on the battlement nearest to the pointer, from either of its hexes; each hexside of a
 * hoarding is a hoarding of its own (HRD-01). A drag goes on hexside by hexside. Ctrl takes away
 * the one under the pointer.
 *
 * Properties: count (1…3 hexsides for a click), right (whether they continue to the right, seen by
 * a man who looks outwards).
 */
#define CRE_TYPE_TOOL_HOARDING (cre_tool_hoarding_get_type ())
G_DECLARE_FINAL_TYPE (CreToolHoarding, cre_tool_hoarding, CRE, TOOL_HOARDING, CreTool)
