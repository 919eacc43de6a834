/* cre-tool-gear.h: gear that stands there at the start. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-tool.h"

/**
 * CreToolGear:
 *
 * Puts gear on the map: a click places a piece, and a drag from there turns it; a piece that is
 * there already is moved by a drag, and turned by one from its front. Ctrl takes it away, a right
 * click takes its kind. Where a game would not let it stand nothing is done, and why is said.
 *
 * Properties: code (of the kind, as orders call it: "large-tower"), front (a direction: of what is
 * placed next, and of the piece pointed at, which comma and full stop turn).
 */
#define CRE_TYPE_TOOL_GEAR (cre_tool_gear_get_type ())
G_DECLARE_FINAL_TYPE (CreToolGear, cre_tool_gear, CRE, TOOL_GEAR, CreTool)
