/* cra-tool-options.h: the options of the tool in hand. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-tools.h"

#include <gtk/gtk.h>

/**
 * cra_tool_options_new:
 *
 * Returns: (transfer floating): the options of a tool, bound to its properties: a panel made for
 *   that tool, otherwise the fields and hints of its class
 */
GtkWidget *cra_tool_options_new (const CreToolInfo *info, CreTool *tool);

/**
 * cra_tool_options_dup_picture:
 * @name: (out): the name of the kind in hand
 *
 * Returns: (transfer full) (nullable): the picture of the kind in hand; NULL for a tool without
 *   kinds
 */
GdkPaintable *cra_tool_options_dup_picture (GtkWidget *form, char **name);

/* @changed: called with @object when another kind is in hand */
void cra_tool_options_watch_picture (GtkWidget *form, GCallback changed, gpointer object);

/* In a compact panel the kinds come first, right below the heading. */
void cra_tool_options_set_compact (GtkWidget *form, gboolean compact);
