/* cre-inspect-node.h: the fields of stairs, passages, mechanisms, areas and labels.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cre-map-document.h"

/**
 * CreNodeRef: a node of the map.
 * @section: the list that has it
 * @index: in the list; it is another node's when one before it is removed
 */
typedef struct {
  CrSection section;
  guint index;
} CreNodeRef;

/* Returns: (transfer none) (nullable): the node; NULL when it does not exist (any more) */
const CrNode *cre_node_get (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_dup_name:
 *
 * Ids are not used, because they are for files and not for people.
 *
 * Returns: (transfer full): "Stairway 0505", "Area “The keep”", "Picture 1"
 */
char *cre_node_dup_name (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_list_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes of the node; empty when it cannot be
 *   read
 */
GArray *cre_node_list_places (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_list_at:
 *
 * Returns: (transfer full) (element-type CreNodeRef): the links, mechanisms, areas and labels of a
 *   hex
 */
GArray *cre_node_list_at (CreMapDocument *document, CrPlace place);

/* Changes an attribute, or the text. @value: NULL removes it. Returns: FALSE when nothing changed
 * or it would be invalid */
gboolean cre_node_set (CreMapDocument *document,
                       CreNodeRef ref,
                       const char *attribute,
                       const char *value,
                       GError **error);
gboolean cre_node_set_text (CreMapDocument *document,
                            CreNodeRef ref,
                            const char *text,
                            GError **error);

/* Removes a node, and those that cannot exist without it: the passage of a spiral stair, what
 * raises a stairway. */
gboolean cre_node_remove (CreMapDocument *document, CreNodeRef ref);

/* Changes a child, an effect of a mechanism, in the same way. */
gboolean cre_node_set_child (CreMapDocument *document,
                             CreNodeRef ref,
                             guint child,
                             const char *attribute,
                             const char *value,
                             GError **error);

/**
 * cre_node_add_effect:
 *
 * Adds an effect that does nothing yet, in the state in which the mechanism does not rest.
 */
gboolean cre_node_add_effect (CreMapDocument *document, CreNodeRef ref);

gboolean cre_node_remove_child (CreMapDocument *document, CreNodeRef ref, guint child);

/* Changes the kind, such as a spiral stair into a ladder or a drawbridge into a portcullis. */
gboolean cre_node_set_kind (CreMapDocument *document,
                            CreNodeRef ref,
                            const char *kind,
                            GError **error);

/* Works a mechanism: its effects change the map, as the rules say (DRW-01). */
gboolean cre_node_work (CreMapDocument *document,
                        CreNodeRef ref,
                        const char *state,
                        GError **error);
