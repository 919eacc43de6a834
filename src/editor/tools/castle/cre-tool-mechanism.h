/* cre-tool-mechanism.h: drawbridges, portcullises, sluices and what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-mechanism.h"
#include "cre-tool.h"

/**
 * CreToolMechanism:
 *
 * The first click chooses the control hex, the next ones what is moved from there: hexes of a
 * bridge, gates, a stairway, a passage; the same click again takes it out. A click on the control
 * hex of the mechanism in hand works it; on that of another takes that one in hand. Ctrl+click on a
 * control hex removes its mechanism. Esc lets go. The status says what the next click means.
 *
 * Properties: kind (index of a #CrMechanismKind), current (index of the mechanism in hand among
 * those of the map, -1 for none), choosing (a control hex is chosen that moves nothing yet; read
 * only).
 */
#define CRE_TYPE_TOOL_MECHANISM (cre_tool_mechanism_get_type ())
G_DECLARE_FINAL_TYPE (CreToolMechanism, cre_tool_mechanism, CRE, TOOL_MECHANISM, CreTool)

char *cre_tool_mechanism_dup_kind (const char *kind);
char *cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism);
const char *cre_tool_mechanism_get_state (const char *state);
gboolean cre_tool_mechanism_work (CreToolMechanism *tool, int index);
void cre_tool_mechanism_remove (CreToolMechanism *tool, int index);
