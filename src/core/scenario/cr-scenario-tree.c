/* cr-scenario-tree.c: trees of nodes after a change. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-tree-private.h"

CrNode *
cr_tree_copy_head (const CrNode *node)
{
  CrNode *head;

  if (cr_node_get_name (node) == NULL)
    return cr_node_new_verbatim (cr_node_get_text (node));
  head = cr_node_new (cr_node_get_name (node));
  cr_node_set_text (head, cr_node_get_text (node));
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);

    cr_node_set (head, name, value);
  }
  return head;
}

static gboolean
holds_row (const CrNode *node, const CrNode *row)
{
  g_autoptr (GString) path = g_string_new (NULL);

  return cr_tree_find (node, row, path);
}

CrNode *
cr_tree_replace (const CrNode *root, const CrNode *row, CrNode *by)
{
  CrNode *changed;

  if (root == row)
    return by != NULL ? cr_node_ref (by) : NULL;
  if (!holds_row (root, row))
    return cr_node_ref (root);
  changed = cr_tree_copy_head (root);
  for (guint i = 0; i < cr_node_n_children (root); i++) {
    CrNode *child = cr_tree_replace (cr_node_get_child (root, i), row, by);

    if (child != NULL)
      cr_node_take_child (changed, child);
  }
  return changed;
}

CrNode *
cr_tree_insert (const CrNode *node, guint index, CrNode *child)
{
  CrNode *changed = cr_tree_copy_head (node);
  guint n = cr_node_n_children (node);

  for (guint i = 0; i <= n; i++) {
    if (i == MIN (index, n))
      cr_node_take_child (changed, child);
    if (i < n)
      cr_node_take_child (changed, cr_node_ref (cr_node_get_child (node, i)));
  }
  return changed;
}

CrNode *
cr_tree_copy (const CrNode *node)
{
  CrNode *copy = cr_tree_copy_head (node);

  for (guint i = 0; i < cr_node_n_children (node); i++)
    cr_node_take_child (copy, cr_tree_copy (cr_node_get_child (node, i)));
  return copy;
}

gboolean
cr_tree_find (const CrNode *node, const CrNode *row, GString *path)
{
  gsize length = path->len;

  if (node == row)
    return TRUE;
  for (guint i = 0; i < cr_node_n_children (node); i++) {
    g_string_append_printf (path, "/%u", i);
    if (cr_tree_find (cr_node_get_child (node, i), row, path))
      return TRUE;
    g_string_truncate (path, length);
  }
  return FALSE;
}
