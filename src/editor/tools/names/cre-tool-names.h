/* cre-tool-names.h: named hexes and areas, and words on the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tool.h"

/**
 * CreToolNames:
 *
 * Areas: a stroke adds the hexes under the brush to the area in hand, with Ctrl it takes them out;
 * without one in hand it starts a new area. A right click takes the area there in hand, Esc lets
 * go. A stroke is done when the button comes up, so that Esc takes it back before.
 *
 * Labels: a click on a bare hex writes, a click on a label takes it in hand; then a click elsewhere
 * or a drag moves it, and its words, size and turn are those of the form. Ctrl removes it.
 *
 * Properties: mode (#CreNamesMode as an int), current (index of the area in hand among those of the
 * map, -1 for none), name and kind (of the area in hand, else of the next), size (radius of the
 * brush), label (index of the label in hand, -1 for none), text, scale (in hundredths of the usual
 * size) and angle (in degrees, clockwise; of the label in hand, else of the next).
 */
#define CRE_TYPE_TOOL_NAMES (cre_tool_names_get_type ())
G_DECLARE_FINAL_TYPE (CreToolNames, cre_tool_names, CRE, TOOL_NAMES, CreTool)

typedef enum { CRE_NAMES_AREAS, CRE_NAMES_LABELS } CreNamesMode;

/**
 * cre_tool_names_dup_area:
 * @index: among the areas of the map
 *
 * Returns: (transfer full) (nullable): its name; NULL for what is no area
 */
char *cre_tool_names_dup_area (CreToolNames *tool, int index, guint *n_hexes_out);

/**
 * cre_tool_names_take_places:
 * @places: (element-type CrPlace): what is selected
 *
 * They join the area in hand, or are a new one.
 */
void cre_tool_names_take_places (CreToolNames *tool, const GArray *places);

void cre_tool_names_remove_area (CreToolNames *tool, int index);
