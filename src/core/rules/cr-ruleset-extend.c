/* cr-ruleset-extend.c: rulesets of one's own. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-extend.h"

#include "cr-text.h"

CrNode *
cr_ruleset_extend (const char *id, const char *base, const char *base_name)
{
  CrNode *root = cr_node_new ("ruleset");
  g_autofree char *name =
      g_strdup_printf (cr_text ("%s, changed"), base_name != NULL ? base_name : base);

  cr_node_set (root, "version", "1.0");
  cr_node_set (root, "id", id);
  cr_node_set (root, "extends", base);
  cr_node_set (root, "name", name);
  return root;
}

/* @child: (transfer full): takes the place of @old, or comes last */
static CrNode *
put_child (const CrNode *parent, const CrNode *old, CrNode *child)
{
  CrNode *made = cr_node_new (cr_node_get_name (parent));

  for (guint i = 0; i < cr_node_n_attributes (parent); i++) {
    const char *value, *name = cr_node_get_attribute (parent, i, &value);

    cr_node_set (made, name, value);
  }
  cr_node_set_text (made, cr_node_get_text (parent));
  for (guint i = 0; i < cr_node_n_children (parent); i++) {
    const CrNode *at = cr_node_get_child (parent, i);

    cr_node_take_child (made, at == old ? child : cr_node_ref (at));
  }
  if (old == NULL)
    cr_node_take_child (made, child);
  return made;
}

CrNode *
cr_ruleset_put_table (const CrNode *root, const CrNode *table)
{
  const CrNode *old = cr_node_find (root, "tables");
  g_autoptr (CrNode) tables = old != NULL ? cr_node_copy (old) : cr_node_new ("tables");
  const CrNode *same = cr_node_find_with (tables, "table", "id", cr_node_get (table, "id"));

  return put_child (root, old, put_child (tables, same, cr_node_ref (table)));
}
