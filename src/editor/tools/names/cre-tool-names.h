/* cre-tool-names.h: the tool for named hexes and areas, and for labels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolNames:
 *
 * Areas: a stroke adds the hexes under the brush to the area in hand, or with Ctrl removes them;
 * without an area in hand it begins a new one. A right click takes the area there in hand, Esc lets
 * go of it. The edit is made when the button is released, and Esc before that cancels it.
 *
 * Labels: a click on a hex without a label writes one, a click on a label takes it in hand; then a
 * click elsewhere or a drag moves it, and the form changes its text, size and angle. Ctrl removes
 * it.
 *
 * Properties: mode (#CreNamesMode as an int), current (the index of the area in hand, −1 for none),
 * name and kind (of the area in hand, otherwise of the next), size (radius of the brush), label
 * (the index of the label in hand, −1 for none), text, scale (in hundredths of the usual size) and
 * angle (in degrees, clockwise; of the label in hand, otherwise of the next).
 */
#define CRE_TYPE_TOOL_NAMES (cre_tool_names_get_type ())
G_DECLARE_FINAL_TYPE (CreToolNames, cre_tool_names, CRE, TOOL_NAMES, CreTool)

typedef enum { CRE_NAMES_AREAS, CRE_NAMES_LABELS } CreNamesMode;

/**
 * cre_tool_names_dup_area:
 * @index: of an area of the map
 *
 * Returns: (transfer full) (nullable): its name; NULL when the node is no area
 */
char *cre_tool_names_dup_area (CreToolNames *tool, int index, guint *n_hexes_out);

/**
 * cre_tool_names_take_places:
 * @places: (element-type CrPlace): the selected hexes
 *
 * Adds them to the area in hand; without one, makes a new area of them.
 */
void cre_tool_names_take_places (CreToolNames *tool, const GArray *places);

void cre_tool_names_remove_area (CreToolNames *tool, int index);
