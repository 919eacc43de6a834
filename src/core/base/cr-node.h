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

/**
 * cr_node_copy:
 *
 * Returns: (transfer full): a node of its own to change; its children are shared
 */
CrNode *cr_node_copy (const CrNode *node);

CrNode *cr_node_ref (const CrNode *node);
void cr_node_unref (CrNode *node);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrNode, cr_node_unref)

/* Only while building, before the node is shared. */

/**
 * cr_node_set:
 * @value: (nullable): NULL takes the attribute away
 */
void cr_node_set (CrNode *node, const char *attribute, const char *value);

void cr_node_set_int (CrNode *node, const char *attribute, int value);

/**
 * cr_node_set_text:
 * @text: (nullable): an empty text is none, as in a file
 */
void cr_node_set_text (CrNode *node, const char *text);

/**
 * cr_node_take_child:
 * @child: (transfer full):
 */
void cr_node_take_child (CrNode *node, CrNode *child);

void cr_node_set_position (CrNode *node, int line, int column);

/**
 * cr_node_get_name:
 *
 * Returns: (nullable): NULL for verbatim XML
 */
const char *cr_node_get_name (const CrNode *node);

/**
 * cr_node_get:
 *
 * Returns: (nullable): the value, or NULL when there is no such attribute
 */
const char *cr_node_get (const CrNode *node, const char *attribute);

gboolean cr_node_is (const CrNode *node, const char *name);

/**
 * cr_node_get_text:
 *
 * Returns: (nullable): the text between the tags, or all of a verbatim node
 */
const char *cr_node_get_text (const CrNode *node);

guint cr_node_n_attributes (const CrNode *node);
const char *cr_node_get_attribute (const CrNode *node, guint index, const char **value_out);
guint cr_node_n_children (const CrNode *node);
const CrNode *cr_node_get_child (const CrNode *node, guint index);

/**
 * cr_node_find:
 *
 * Returns: (transfer none) (nullable): the first child of that name
 */
const CrNode *cr_node_find (const CrNode *node, const char *child_name);

/**
 * cr_node_find_with:
 *
 * Returns: (transfer none) (nullable): the first child of that name whose attribute has that value
 */
const CrNode *cr_node_find_with (const CrNode *node,
                                 const char *child_name,
                                 const char *attribute,
                                 const char *value);

/**
 * cr_node_get_localized:
 * @name: of the children that carry the text, "name" or "title"
 * @languages: (array zero-terminated=1): most wanted first, as g_get_language_names()
 *
 * Returns: (transfer none) (nullable): the text of the child whose xml:lang fits best, else the
 *   attribute @name, else the first child
 */
const char *cr_node_get_localized (const CrNode *node,
                                   const char *name,
                                   const char *const *languages);

/* Its id; of one that has none, its element. */
const char *cr_node_get_id (const CrNode *node);

/**
 * cr_node_equal:
 *
 * Returns: whether both say the same, wherever they were read
 */
gboolean cr_node_equal (const CrNode *a, const CrNode *b);

/**
 * cr_node_set_error:
 * @code: a #CrError
 *
 * Reading with errors that name line, column, what was found and what was expected.
 *
 * Sets @error to "line L, column C: …"; whoever knows the file's name puts it in front.
 */
void cr_node_set_error (const CrNode *node, GError **error, int code, const char *format, ...)
    G_GNUC_PRINTF (4, 5);

/* @inner: (transfer full): said of @node, with its line. Returns: FALSE */
gboolean cr_node_take_error (const CrNode *node, GError *inner, GError **error);

/**
 * cr_node_need:
 * @out: (out) (transfer none): the value
 *
 * Returns: FALSE with an error when the attribute is missing
 */
gboolean cr_node_need (const CrNode *node, const char *attribute, const char **out, GError **error);

/**
 * cr_node_read_int:
 * @fallback: what a missing attribute means
 */
gboolean cr_node_read_int (const CrNode *node,
                           const char *attribute,
                           int least,
                           int most,
                           int fallback,
                           int *value_out,
                           GError **error);

/**
 * cr_node_read_enum:
 * @names: (array zero-terminated=1): the values allowed, in the order of their numbers; NULL ends
 * @fallback: what a missing attribute means
 */
gboolean cr_node_read_enum (const CrNode *node,
                            const char *attribute,
                            const char *const *names,
                            int fallback,
                            int *value_out,
                            GError **error);
