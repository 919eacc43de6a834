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

/* Returns: (transfer none) (nullable): NULL when there is no such thing (any more) */
const CrNode *cre_node_get (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_dup_name:
 *
 * Ids are for files: nobody has given them to be read.
 *
 * Returns: (transfer full): "Stairway 0505", "Area “The keep”", "Picture 1"
 */
char *cre_node_dup_name (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_list_places:
 *
 * Returns: (transfer full) (element-type CrPlace): the hexes it stands on or is about; none when
 *   it cannot be read
 */
GArray *cre_node_list_places (CreMapDocument *document, CreNodeRef ref);

/**
 * cre_node_list_at:
 *
 * Returns: (transfer full) (element-type CreNodeRef): what stands on a hex or is about it: links,
 *   mechanisms, areas and labels
 */
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

/* What cannot be without it goes as well: the passage of a spiral stair, what raises a stairway. */
gboolean cre_node_remove (CreMapDocument *document, CreNodeRef ref);

/* The nth child, an effect of a mechanism, in the same way. */
gboolean cre_node_set_child (CreMapDocument *document,
                             CreNodeRef ref,
                             guint child,
                             const char *attribute,
                             const char *value,
                             GError **error);

/**
 * cre_node_add_effect:
 *
 * An effect that does nothing yet, in the state a mechanism does not rest in.
 */
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
