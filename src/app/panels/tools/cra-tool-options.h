/* cra-tool-options.h: what the tool in use can be told. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-tool.h"

#include <gtk/gtk.h>

GtkWidget *cra_tool_options_new (const char *id, CreTool *tool);
GdkPaintable *cra_tool_options_dup_picture (GtkWidget *form, char **name);
void cra_tool_options_watch_picture (GtkWidget *form, GCallback changed, gpointer object);
void cra_tool_options_set_compact (GtkWidget *form, gboolean compact);
