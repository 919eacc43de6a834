/* cre-inspect-node.h: stairs, passages, mechanisms, areas and labels, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreNodeRef: a sparse thing of the map.
 * @section: of the map's lists
 * @index: in it; another thing's once one before it is taken away
 */
typedef struct {
  CrSection section;
  guint index;
} CreNodeRef;

const CrNode *cre_node_get (CreMapDocument *document, CreNodeRef ref);
char *cre_node_dup_name (CreMapDocument *document, CreNodeRef ref);
GArray *cre_node_list_places (CreMapDocument *document, CreNodeRef ref);
GArray *cre_node_list_at (CreMapDocument *document, CrPlace place);

/* One attribute, or the text, of a copy that takes its place. @value: NULL takes it away. */
gboolean cre_node_set (CreMapDocument *document,
                       CreNodeRef ref,
                       const char *attribute,
                       const char *value,
                       GError **error);
gboolean cre_node_set_text (CreMapDocument *document,
                            CreNodeRef ref,
                            const char *text,
                            GError **error);
gboolean cre_node_remove (CreMapDocument *document, CreNodeRef ref);

/* The nth child, an effect of a mechanism, in the same way. */
gboolean cre_node_set_child (CreMapDocument *document,
                             CreNodeRef ref,
                             guint child,
                             const char *attribute,
                             const char *value,
                             GError **error);

gboolean cre_node_add_effect (CreMapDocument *document, CreNodeRef ref);
gboolean cre_node_remove_child (CreMapDocument *document, CreNodeRef ref, guint child);

/* A spiral stair becomes a ladder, a drawbridge a portcullis. */
gboolean cre_node_set_kind (CreMapDocument *document,
                            CreNodeRef ref,
                            const char *kind,
                            GError **error);

/* Works a mechanism: its effects are done to the map, as the rules do them (DRW-01). */
gboolean cre_node_work (CreMapDocument *document,
                        CreNodeRef ref,
                        const char *state,
                        GError **error);
