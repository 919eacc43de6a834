/* cra-tool-options.h: what the tool in use can be told. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cra-kind-list.h"
#include "cre-tool.h"

#include <gtk/gtk.h>

GtkWidget *cra_tool_options_new (const char *id, CreTool *tool);
CraKindList *cra_tool_options_get_kinds (GtkWidget *form);
void cra_tool_options_set_compact (GtkWidget *form, gboolean compact);
