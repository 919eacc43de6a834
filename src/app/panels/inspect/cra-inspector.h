/* cra-inspector.h: what is selected, every field to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
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
 * @held: a stroke goes on
 *
 * Its fields are laid out anew after the stroke, not with each of its hexes: that would cost more
 * than everything else in a frame.
 */
void cra_inspector_set_held (CraInspector *self, gboolean held);

/* @problems: (element-type CrProblem) (nullable): of the whole map */
void cra_inspector_set_problems (CraInspector *self, const GPtrArray *problems);

/* Shows what those places are. */
void cra_inspector_show_places (CraInspector *self, const GArray *places);

/* The hex that is shown is another one on another floor. */
void cra_inspector_follow_floor (CraInspector *self, CrPlace cursor);

void cra_inspector_show_side (CraInspector *self, CrPlace place, CrDirection direction);

/* @marks: (element-type CreMark): sides, of different hexes or of one */
void cra_inspector_show_sides (CraInspector *self, const GArray *marks);

void cra_inspector_show_node (CraInspector *self, CreNodeRef ref);

/* Returns: (transfer full) (element-type CrPlace): what it is about; none for the map */
GArray *cra_inspector_list_places (CraInspector *self);

/**
 * cra_inspector_dup_text:
 *
 * Returns: (transfer full): for the clipboard: what it is, and facts of its hexes, one a line
 */
char *cra_inspector_dup_text (CraInspector *self);
