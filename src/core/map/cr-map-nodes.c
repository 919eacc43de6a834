/* cr-map-nodes.c: the sparse things of a map, by section.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

static const char *const section_names[CR_N_SECTIONS] = {
  [CR_SECTION_HEAD] = "head",
  [CR_SECTION_LINKS] = "links",
  [CR_SECTION_MECHANISMS] = "mechanisms",
  [CR_SECTION_AREAS] = "areas",
  [CR_SECTION_LABELS] = "labels",
  [CR_SECTION_PICTURES] = "pictures",
  [CR_SECTION_OTHER] = "other",
};

guint
cr_map_n_nodes (const CrMap *map, CrSection section)
{
  return map->sections[section]->len;
}

const CrNode *
cr_map_get_node (const CrMap *map, CrSection section, guint index)
{
  return g_ptr_array_index (map->sections[section], index);
}

/**
 * cr_map_find_node:
 * @name: (nullable): of the element; NULL for any
 * @id: (nullable): value of its id attribute; NULL for any
 *
 * Returns: (transfer none) (nullable): the first that fits
 */
const CrNode *
cr_map_find_node (const CrMap *map, CrSection section, const char *name, const char *id)
{
  for (guint i = 0; i < map->sections[section]->len; i++) {
    const CrNode *node = map->sections[section]->pdata[i];

    if ((name == NULL || cr_node_is (node, name)) &&
        (id == NULL || g_strcmp0 (cr_node_get (node, "id"), id) == 0))
      return node;
  }
  return NULL;
}

const char *
cr_section_get_name (CrSection section)
{
  return section_names[section];
}

/**
 * cr_map_load_node:
 * @node: (transfer full):
 */
void
cr_map_load_node (CrMap *map, CrSection section, CrNode *node)
{
  g_ptr_array_add (map->sections[section], node);
}

void
cr_map_load_clear (CrMap *map, CrSection section)
{
  g_ptr_array_set_size (map->sections[section], 0);
}

void
cr_map_load_over (CrMap *map, CrSection section, guint index, CrNode *node)
{
  gpointer *slot = &g_ptr_array_index (map->sections[section], index);

  cr_node_unref (*slot);
  *slot = node;
}

/**
 * cr_map_get_ruleset_id:
 *
 * Returns: (nullable): id of the ruleset that the map is for, whether there is one or not
 */
const char *
cr_map_get_ruleset_id (const CrMap *map)
{
  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_HEAD); i++) {
    const CrNode *uses = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (uses, "uses") && g_strcmp0 (cr_node_get (uses, "kind"), "ruleset") == 0 &&
        cr_node_get (uses, "id") != NULL)
      return cr_node_get (uses, "id");
  }
  return NULL;
}
