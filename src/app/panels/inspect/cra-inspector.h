/* cra-inspector.h: what is selected, every field to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-inspect-node.h"
#include "cre-tool.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECTOR (cra_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CraInspector, cra_inspector, CRA, INSPECTOR, GtkBox)

void cra_inspector_set_document (CraInspector *self, CreMapDocument *document);
void cra_inspector_set_held (CraInspector *self, gboolean held);
void cra_inspector_set_problems (CraInspector *self, const GPtrArray *problems);

/* What it is about. */
void cra_inspector_show_places (CraInspector *self, const GArray *places);
void cra_inspector_follow_floor (CraInspector *self, CrPlace cursor);
void cra_inspector_show_side (CraInspector *self, CrPlace place, CrDirection direction);
void cra_inspector_show_sides (CraInspector *self, const GArray *marks);
void cra_inspector_show_node (CraInspector *self, CreNodeRef ref);

GArray *cra_inspector_list_places (CraInspector *self);
char *cra_inspector_dup_text (CraInspector *self);
