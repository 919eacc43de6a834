/* cra-tool-options-private.h: the pages of options of single tools.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-kind-list.h"
#include "cra-tool-options.h"

/* Each function adds the options of one tool. Options that are seldom changed are in folds, whose
 * titles say what is set. */
void cra_tool_options_fill_fire (GtkWidget *form, CreTool *tool);

void cra_tool_options_fill_stairway (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_mechanism (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_paste (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_names (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_select (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_side (GtkWidget *form, CreTool *tool);
CraKind *cra_tool_options_new_side_kind (CreTool *tool);

/* Adds the mirror and the locks, which all tools of a map share. */
void cra_tool_options_add_painting (GtkWidget *form, CreTool *tool);

/* Adds a drop-down for the material of the walls of the area in hand. */
void cra_tool_options_add_material (GtkWidget *form, CreTool *tool);
