/* cra-tool-options.h: what the tool in use can be told. SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "cre-tools.h"

#include <gtk/gtk.h>

/**
 * cra_tool_options_new:
 *
 * Returns: (transfer floating): the panel of a tool, bound to its properties: one made for it, else
 *   what its fields and hints say
 */
GtkWidget *cra_tool_options_new (const CreToolInfo *info, CreTool *tool);

/**
 * cra_tool_options_dup_picture:
 * @name: (out): what it is called
 *
 * Returns: (transfer full) (nullable): what the tool works with; NULL where it has no kinds
 */
GdkPaintable *cra_tool_options_dup_picture (GtkWidget *form, char **name);

/* @changed: (swapped, of @object): what the tool works with has become another */
void cra_tool_options_watch_picture (GtkWidget *form, GCallback changed, gpointer object);

/* Where there is little room the kinds come first, right below the heading. */
void cra_tool_options_set_compact (GtkWidget *form, gboolean compact);
