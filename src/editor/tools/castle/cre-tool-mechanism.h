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

/**
 * cre_tool_mechanism_dup_kind:
 *
 * Returns: (transfer full): "drawbridge" in the user's language
 */
char *cre_tool_mechanism_dup_kind (const char *kind);

/**
 * cre_tool_mechanism_dup_name:
 *
 * Returns: (transfer full): "drawbridge 0809", by its control hex
 */
char *cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism);

const char *cre_tool_mechanism_get_state (const char *state);

/**
 * cre_tool_mechanism_work:
 * @index: of the mechanism among those of the map
 *
 * Turns its state, as a man at its control hex would in a full turn (DRW-01): what it moves is
 * changed with it, so that fire and walking see it at once.
 */
gboolean cre_tool_mechanism_work (CreToolMechanism *tool, int index);

void cre_tool_mechanism_remove (CreToolMechanism *tool, int index);
