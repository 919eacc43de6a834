/* cr-scenario-tree-private.h: trees of nodes after a change.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-node.h"

/* (transfer full): the tree with @by instead of @row, or without it where @by is NULL; what is not
 * above it is shared */
CrNode *cr_tree_replace (const CrNode *root, const CrNode *row, CrNode *by);

/* @child: (transfer full): before the child of that number. (transfer full): the node with it */
CrNode *cr_tree_insert (const CrNode *node, guint index, CrNode *child);

/* (transfer full): what it says itself, without its children, nor where it stood in a file */
CrNode *cr_tree_copy_head (const CrNode *node);

/* (transfer full): another tree: rows are told apart by their nodes */
CrNode *cr_tree_copy (const CrNode *node);

/* Whether it is below @node; @path gets "/3/0" where it is. */
gboolean cr_tree_find (const CrNode *node, const CrNode *row, GString *path);
