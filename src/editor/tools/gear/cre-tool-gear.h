/* cre-tool-gear.h: the tool for gear that stands on the map when a game begins.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolGear:
 *
 * Puts gear on the map. A click places a piece, and a drag from there turns it; a piece on the map
 * is moved by a drag, and turned by a drag from its front. Ctrl removes it, a right click takes its
 * kind in hand. Where a game would not let a piece stand, nothing is done and the reason is told.
 *
 * Properties: code (the kind, named as in orders: "large-tower"), front (a direction: of the piece
 * that is placed next, and of the piece under the pointer, which comma and full stop turn).
 */
#define CRE_TYPE_TOOL_GEAR (cre_tool_gear_get_type ())
G_DECLARE_FINAL_TYPE (CreToolGear, cre_tool_gear, CRE, TOOL_GEAR, CreTool)
