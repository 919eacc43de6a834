/* cre-tool-select.h: chooses what the inspector shows. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-selection.h"

typedef enum { CRE_SELECT_HEXES, CRE_SELECT_SIDES, CRE_SELECT_LINKS } CreSelectMode;

/* What a drag selects, the box or what it goes round; or a click all that is alike. */
typedef enum { CRE_REACH_AREA, CRE_REACH_LASSO, CRE_REACH_ALIKE } CreReachMode;

/**
 * CreToolSelect:
 *
 * Click selects, drag selects an area, Shift adds, Ctrl or Alt takes away, both together keep of
 * what is selected what is in the area.
 * Properties: mode (#CreSelectMode as an int), reach (#CreReachMode), layer (#CrLayer: in what
 * hexes are to be alike), connected (only alike hexes and sides that hang together), selection
 * (read only; lives as long as the tool).
 */
#define CRE_TYPE_TOOL_SELECT (cre_tool_select_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSelect, cre_tool_select, CRE, TOOL_SELECT, CreTool)

/**
 * cre_tool_select_all:
 *
 * All hexes of a floor, or all sides on which something stands.
 */
void cre_tool_select_all (CreToolSelect *self, int floor);

/* What is selected is let go, what is not of that floor is selected. */
void cre_tool_select_invert (CreToolSelect *self, int floor);

/**
 * cre_tool_select_raise:
 * @by: levels, down when negative
 *
 * Returns: whether anything changed; nothing does while levels are locked
 */
gboolean cre_tool_select_raise (CreToolSelect *self, int by);
