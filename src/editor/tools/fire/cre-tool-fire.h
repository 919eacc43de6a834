/* cre-tool-fire.h: the tool that asks who can shoot whom.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-man-placer.h"
#include "cre-men.h"
#include "cre-tool.h"
#include "cre-tower-placer.h"

/* CreFirePlacing: what a click on the map does. */
typedef enum { CRE_FIRE_ASKS, CRE_FIRE_MEN, CRE_FIRE_TOWERS, CRE_N_FIRE_PLACINGS } CreFirePlacing;

/**
 * CreToolFire:
 *
 * A press on the shooter and a drag to the target ask for the line of fire; a click on the shooter
 * asks for his field of fire. A click with Shift adds a shooter or removes one; several have a
 * field together. A drag with Shift from a shooter moves him with his field. With the keyboard,
 * Enter sets the shooter, moving the cursor moves the target, and Enter again fixes it; Enter twice
 * on one hex asks for the field.
 *
 * While placing is %CRE_FIRE_MEN, a click puts a man there for the question, and further clicks
 * change him: kneeling, stunned, on a horse, gone. While it is %CRE_FIRE_TOWERS, a press puts the
 * front of a siege tower there and a drag turns it; on a tower, a click lowers its bridge or raises
 * it, a right click turns it, and a drag moves it. Delete removes either. See #CreManPlacer and
 * #CreTowerPlacer.
 *
 * With Ctrl, a drag draws a way, whose steps are under fire, and a click asks what could be
 * different there. Ctrl+Enter begins a way at the hex cursor, and ends it.
 *
 * Question and answers are the document's #CreAsk of the name "fire": they stay while other tools
 * are used, and outlive this tool.
 *
 * Property: placing (a #CreFirePlacing).
 */
#define CRE_TYPE_TOOL_FIRE (cre_tool_fire_get_type ())
G_DECLARE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE, TOOL_FIRE, CreTool)

/* Asks for the field of fire of a garrison. */
void cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which);

/* Moves the end that was touched last to what is built above it (+1) or below it (−1). While siege
 * towers are placed, pushes the one in hand ahead or back instead. Returns: FALSE when that is
 * impossible */
gboolean cre_tool_fire_change_floor (CreToolFire *tool, int by);
