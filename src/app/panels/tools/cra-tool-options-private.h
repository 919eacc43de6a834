/* cra-tool-options-private.h: pages of the tools that build things whole.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cra-kind-list.h"
#include "cra-tool-options.h"

/* What is needed with each shot stands open; the rest is told of on its fold. */
void cra_tool_options_fill_fire (GtkWidget *form, CreTool *tool);

void cra_tool_options_fill_stairway (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_mechanism (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_paste (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_names (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_select (GtkWidget *form, CreTool *tool);
void cra_tool_options_fill_side (GtkWidget *form, CreTool *tool);
CraKind *cra_tool_options_new_side_kind (CreTool *tool);

/* The mirror and the locks, which are the same for all tools of a map. */
void cra_tool_options_add_painting (GtkWidget *form, CreTool *tool);

/* Of what the walls of the area in hand are: its kind, by name. */
void cra_tool_options_add_material (GtkWidget *form, CreTool *tool);
