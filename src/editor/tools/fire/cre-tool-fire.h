/* cre-tool-fire.h: who can shoot whom. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-ask.h"
#include "cre-man-placer.h"
#include "cre-men.h"
#include "cre-tool.h"
#include "cre-tower-placer.h"

/* What a click on the map does. */
typedef enum { CRE_FIRE_ASKS, CRE_FIRE_MEN, CRE_FIRE_TOWERS, CRE_N_FIRE_PLACINGS } CreFirePlacing;

/**
 * CreToolFire:
 *
 * Press on the shooter and drag to the target: the line of fire. Let go on the shooter: the field
 * of fire. Shift adds shooters, or takes one away; several have a field together. With Shift a drag
 * from a shooter puts him elsewhere, his field goes with him. With the
 * keyboard Enter sets the shooter, hovering moves the target, Enter pins it; Enter twice on one
 * hex shows the field.
 *
 * While placing is %CRE_FIRE_MEN, a click places a man who stands there for the question, and turns
 * him: kneeling, stunned, on a horse, gone. While it is %CRE_FIRE_TOWERS, a press puts the front of
 * a siege tower there and a drag turns it; a click on one lets its bridge down or draws it up, a
 * right click turns it, a drag moves it. Delete takes either away. See #CreManPlacer and
 * #CreTowerPlacer.
 *
 * With Ctrl: a drag draws a way, step by step under fire; a click asks what might be different
 * there. Ctrl+Enter begins a way at the hex cursor and ends it.
 *
 * What is asked and answered is the document's #CreAsk of the name "fire": it stays while other
 * tools are at work, and when this one is made anew.
 *
 * Property: placing (a #CreFirePlacing).
 */
#define CRE_TYPE_TOOL_FIRE (cre_tool_fire_get_type ())
G_DECLARE_FINAL_TYPE (CreToolFire, cre_tool_fire, CRE, TOOL_FIRE, CreTool)

/* The field of all of these men. */
void cre_tool_fire_show_garrison (CreToolFire *tool, CrGarrison which);

/* The end touched last goes to what is built above (+1) or below (-1); while siege towers are
 * placed, the one in hand is pushed ahead or back instead. FALSE when it cannot. */
gboolean cre_tool_fire_change_floor (CreToolFire *tool, int by);
