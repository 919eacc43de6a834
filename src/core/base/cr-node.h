/* cr-node.h: an element with attributes, text and children.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrNode:
 *
 * What a file says about one sparse thing: a stairway, an area, a terrain kind, a title. Counted
 * by references and never changed once shared, so a map, an edit and a file writer can hold the
 * same one. Attributes and children that Crenel does not know stay in it and are written back.
 * A node without a name is verbatim XML (a comment, an element of another namespace) in its text.
 */
typedef struct _CrNode CrNode;

CrNode *cr_node_new (const char *name);
CrNode *cr_node_new_verbatim (const char *xml);
CrNode *cr_node_copy (const CrNode *node);
CrNode *cr_node_ref (const CrNode *node);
void cr_node_unref (CrNode *node);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrNode, cr_node_unref)

/* Only while building, before the node is shared. */
void cr_node_set (CrNode *node, const char *attribute, const char *value);
void cr_node_set_int (CrNode *node, const char *attribute, int value);
void cr_node_set_text (CrNode *node, const char *text);
void cr_node_take_child (CrNode *node, CrNode *child);
void cr_node_set_position (CrNode *node, int line, int column);

const char *cr_node_get_name (const CrNode *node);
const char *cr_node_get (const CrNode *node, const char *attribute);
gboolean cr_node_is (const CrNode *node, const char *name);
const char *cr_node_get_text (const CrNode *node);
guint cr_node_n_attributes (const CrNode *node);
const char *cr_node_get_attribute (const CrNode *node, guint index, const char **value_out);
guint cr_node_n_children (const CrNode *node);
const CrNode *cr_node_get_child (const CrNode *node, guint index);
const CrNode *cr_node_find (const CrNode *node, const char *child_name);
const CrNode *cr_node_find_with (const CrNode *node,
                                 const char *child_name,
                                 const char *attribute,
                                 const char *value);
const char *cr_node_get_localized (const CrNode *node,
                                   const char *name,
                                   const char *const *languages);
gboolean cr_node_equal (const CrNode *a, const CrNode *b);

/* Reading with errors that name line, column, what was found and what was expected. */
void cr_node_set_error (const CrNode *node, GError **error, int code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);
gboolean cr_node_need (const CrNode *node, const char *attribute, const char **out, GError **error);
gboolean cr_node_read_int (const CrNode *node,
                           const char *attribute,
                           int least,
                           int most,
                           int fallback,
                           int *value_out,
                           GError **error);
gboolean cr_node_read_enum (const CrNode *node,
                            const char *attribute,
                            const char *const *names,
                            int fallback,
                            int *value_out,
                            GError **error);
