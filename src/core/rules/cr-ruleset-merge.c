/* cr-ruleset-merge.c: one ruleset laid over another. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-ruleset-private.h"

/* What tells the rows and figures of one name apart. */
static const char *const keys[] = { "code", "id", "kind", "mover", "band", "when", "xml:lang" };

static gboolean
same_key (const CrNode *a, const CrNode *b, const char *attribute)
{
  return g_strcmp0 (cr_node_get (a, attribute), cr_node_get (b, attribute)) == 0;
}

static gboolean
same_thing (const CrNode *a, const CrNode *b)
{
  if (cr_node_get_name (a) == NULL || g_strcmp0 (cr_node_get_name (a), cr_node_get_name (b)) != 0)
    return FALSE;
  for (gsize i = 0; i < G_N_ELEMENTS (keys); i++)
    if (!same_key (a, b, keys[i]))
      return FALSE;
  if (cr_node_is (a, "extra"))
    return same_key (a, b, "name");
  return !cr_node_is (a, "choice") || same_key (a, b, "value");
}

static const CrNode *
find_same (const CrNode *parent, const CrNode *child)
{
  for (guint i = 0; i < cr_node_n_children (parent); i++)
    if (same_thing (cr_node_get_child (parent, i), child))
      return cr_node_get_child (parent, i);
  return NULL;
}

/* A figure is replaced whole, so that it never keeps the provenance of another. */
static gboolean
is_figure (const CrNode *node)
{
  return cr_node_get (node, "value") != NULL && cr_node_n_children (node) == 0;
}

static void
copy_attributes (CrNode *node, const CrNode *from)
{
  for (guint i = 0; i < cr_node_n_attributes (from); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (from, i, &value);
    cr_node_set (node, name, value);
  }
}

/**
 * cr_ruleset_merge:
 *
 * Returns: (transfer full): @base with the attributes, rows and figures of @over in place of its
 *   own; what @base lacks comes after
 */
CrNode *
cr_ruleset_merge (const CrNode *base, const CrNode *over)
{
  if (is_figure (over))
    return cr_node_ref (over);

  CrNode *merged = cr_node_new (cr_node_get_name (over));

  cr_node_set_text (merged, cr_node_get_text (over));
  copy_attributes (merged, base);
  copy_attributes (merged, over);
  for (guint i = 0; i < cr_node_n_children (base); i++) {
    const CrNode *child = cr_node_get_child (base, i);
    const CrNode *other = find_same (over, child);
    cr_node_take_child (merged,
                        other != NULL ? cr_ruleset_merge (child, other) : cr_node_ref (child));
  }
  for (guint i = 0; i < cr_node_n_children (over); i++)
    if (find_same (base, cr_node_get_child (over, i)) == NULL)
      cr_node_take_child (merged, cr_node_ref (cr_node_get_child (over, i)));
  return merged;
}
