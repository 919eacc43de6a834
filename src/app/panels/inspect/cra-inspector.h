/* cra-inspector.h: the fields of what is selected. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-inspect-node.h"
#include "cre-tool.h"

#include <gtk/gtk.h>

#define CRA_TYPE_INSPECTOR (cra_inspector_get_type ())
G_DECLARE_FINAL_TYPE (CraInspector, cra_inspector, CRA, INSPECTOR, GtkBox)

/* @document: (nullable) */
void cra_inspector_set_document (CraInspector *self, CreMapDocument *document);

/**
 * cra_inspector_set_held:
 * @held: whether a stroke goes on
 *
 * The fields are filled after the stroke, not with each of its hexes, which would cost more than
 * everything else in a frame.
 */
void cra_inspector_set_held (CraInspector *self, gboolean held);

/* @problems: (element-type CrProblem) (nullable): all problems of the map; they are copied */
void cra_inspector_set_problems (CraInspector *self, const GPtrArray *problems);

/* Shows the fields of those hexes. @places: (element-type CrPlace): an empty array shows the map */
void cra_inspector_show_places (CraInspector *self, const GArray *places);

/* The view has gone to another floor: a hex that is shown alone and is that of the cursor is now
 * shown on the cursor's floor. */
void cra_inspector_follow_floor (CraInspector *self, CrPlace cursor);

void cra_inspector_show_side (CraInspector *self, CrPlace place, CrDirection direction);

/* @marks: (element-type CreMark): sides of one hex or of several */
void cra_inspector_show_sides (CraInspector *self, const GArray *marks);

void cra_inspector_show_node (CraInspector *self, CreNodeRef ref);

/* Returns: (transfer full) (element-type CrPlace): the hexes of what is shown; empty for the map */
GArray *cra_inspector_list_places (CraInspector *self);

/**
 * cra_inspector_dup_text:
 *
 * Returns: (transfer full): a text for the clipboard: what is shown, and facts of its hexes, one a
 *   line
 */
char *cra_inspector_dup_text (CraInspector *self);
