/* cre-tool-select.h: chooses what the inspector shows. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-selection.h"

typedef enum { CRE_SELECT_HEXES, CRE_SELECT_SIDES, CRE_SELECT_LINKS } CreSelectMode;

/**
 * CreToolSelect:
 *
 * Click selects, drag selects an area, Shift adds, Ctrl takes away.
 * Properties: mode (#CreSelectMode as an int), selection (read only; lives as long as the tool).
 */
#define CRE_TYPE_TOOL_SELECT (cre_tool_select_get_type ())
G_DECLARE_FINAL_TYPE (CreToolSelect, cre_tool_select, CRE, TOOL_SELECT, CreTool)

CreSelection *cre_tool_select_get_selection (CreToolSelect *tool);
