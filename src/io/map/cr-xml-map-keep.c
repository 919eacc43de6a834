/* cr-xml-map-keep.c: what Crenel does not know in a map is kept in its place.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-xml-map-private.h"

/**
 * cr_xml_keep_rest:
 * @known: (array zero-terminated=1): attributes that have a place of their own in the map
 *
 * Returns: (transfer full): a node with the attributes of @node that have none
 */
CrNode *
cr_xml_keep_rest (const CrNode *node, const char *name, const char *const *known)
{
  CrNode *rest = cr_node_new (name);

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *attribute = cr_node_get_attribute (node, i, &value);

    if (!g_strv_contains (known, attribute))
      cr_node_set (rest, attribute, value);
  }
  return rest;
}

/**
 * cr_xml_move_nodes:
 * @from: (element-type CrNode): emptied
 * @to: gets them as children
 */
void
cr_xml_move_nodes (GPtrArray *from, CrNode *to)
{
  for (guint i = 0; i < from->len; i++)
    cr_node_take_child (to, cr_node_ref (from->pdata[i]));
  g_ptr_array_set_size (from, 0);
}

void
cr_xml_keep_pending (CrXmlMapReader *self, const char *name, const char *what)
{
  CrNode *kept;

  if (self->pending->len == 0)
    return;
  kept = cr_node_new (name);
  cr_node_set (kept, CR_XML_WHAT, what);
  cr_xml_move_nodes (self->pending, kept);
  g_ptr_array_add (self->others, kept);
}

void
cr_xml_keep_attributes (CrXmlMapReader *self, const CrNode *rest, const char *what)
{
  CrNode *kept;

  if (cr_node_n_attributes (rest) == 0)
    return;
  kept = cr_node_new (CR_XML_ATTRIBUTES);
  cr_node_set (kept, CR_XML_WHAT, what);
  for (guint i = 0; i < cr_node_n_attributes (rest); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (rest, i, &value);

    cr_node_set (kept, name, value);
  }
  g_ptr_array_add (self->others, kept);
}
