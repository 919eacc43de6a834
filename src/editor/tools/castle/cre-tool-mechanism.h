/* cre-tool-mechanism.h: drawbridges, portcullises, sluices and what they move.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-mechanism.h"
#include "cre-tool.h"

/**
 * CreToolMechanism:
 *
 * The first click chooses the control hex. The next ones choose what is moved from there: hexes of
 * a bridge, gates, a stairway, a passage; the same click again takes it out. A click on the
 * control hex of the mechanism in hand works it, a click on that of another one takes the other in
 * hand. Ctrl+click on a control hex removes its mechanism. Esc lets the mechanism go. The status
 * tells what the next click means.
 *
 * Properties: kind (the index of a #CrMechanismKind), current (the index of the mechanism in hand
 * among those of the map, -1 for none), choosing (whether a control hex is chosen from which
 * nothing is moved yet; read only).
 */
#define CRE_TYPE_TOOL_MECHANISM (cre_tool_mechanism_get_type ())
G_DECLARE_FINAL_TYPE (CreToolMechanism, cre_tool_mechanism, CRE, TOOL_MECHANISM, CreTool)

/**
 * cre_tool_mechanism_dup_kind:
 *
 * Returns: (transfer full): the name of the kind in the user's language, as "drawbridge"
 */
char *cre_tool_mechanism_dup_kind (const char *kind);

/**
 * cre_tool_mechanism_dup_name:
 *
 * Returns: (transfer full): the kind and the number of the control hex, as "drawbridge 0809"
 */
char *cre_tool_mechanism_dup_name (const CrMap *map, const CrMechanism *mechanism);

const char *cre_tool_mechanism_get_state (const char *state);

/**
 * cre_tool_mechanism_work:
 * @index: an index in the mechanisms of the map
 *
 * Changes its state, as a man at its control hex does in a full turn (DRW-01). What it moves is
 * changed with it, so that fire and walking follow at once.
 *
 * Returns: whether it could
 */
gboolean cre_tool_mechanism_work (CreToolMechanism *tool, int index);

void cre_tool_mechanism_remove (CreToolMechanism *tool, int index);
