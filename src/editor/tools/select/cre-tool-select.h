/* cre-tool-select.h: chooses what the inspector shows. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-selection.h"

typedef enum { CRE_SELECT_HEXES, CRE_SELECT_SIDES, CRE_SELECT_LINKS } CreSelectMode;

/* What is selected: by a drag what lies in a box or within its line, by a click all that is alike.
 */
typedef enum { CRE_REACH_AREA, CRE_REACH_LASSO, CRE_REACH_ALIKE } CreReachMode;

/**
 * CreToolSelect:
 *
 * A click selects, a drag selects an area, Shift adds, Ctrl or Alt removes, both together keep
 * only what was selected already and lies in the area.
 * Properties: mode (#CreSelectMode as an int), reach (#CreReachMode), layer (#CrLayer: the layer
 * in which hexes are compared), connected (whether alike hexes and sides must hang together),
 * selection (read only; it lives as long as the tool).
 */
#define CRE_TYPE_TOOL_SELECT (cre_tool_select_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSelect, cre_tool_select, CRE, TOOL_SELECT, CreTool)

/**
 * cre_tool_select_all:
 *
 * Selects all hexes of a floor, or all sides on which a thing stands.
 */
void cre_tool_select_all (CreToolSelect *self, int floor);

/* Deselects what is selected, and selects the rest of the floor. */
void cre_tool_select_invert (CreToolSelect *self, int floor);

/**
 * cre_tool_select_raise:
 * @by: a number of levels; negative to lower
 *
 * Returns: whether anything changed; nothing does while levels are locked
 */
gboolean cre_tool_select_raise (CreToolSelect *self, int by);
