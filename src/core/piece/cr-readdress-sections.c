/* cr-readdress-sections.c: all sparse things of a map, as they are after a motion.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-readdress.h"

/* Ids of links that did not come along. */
typedef struct {
  const CrReaddress *how;
  GHashTable *gone;
} Links;

static char *
dup_link_id (const char *id, gpointer data)
{
  const Links *links = data;

  if (g_hash_table_contains (links->gone, id))
    return NULL;
  return links->how->dup_id != NULL ? links->how->dup_id (id, links->how->data) : g_strdup (id);
}

static gboolean
keep_link (CrPlace place, gboolean end, gpointer data)
{
  const Links *links = data;

  return links->how->keep == NULL || links->how->keep (place, end, links->how->data);
}

/* Passages stand on links, so they come second, wherever in the list they are. */
static void
move_links (const CrReaddress *how, GHashTable *gone, GPtrArray *links)
{
  guint n = cr_map_n_nodes (how->map, CR_SECTION_LINKS);

  g_ptr_array_set_size (links, (int) n);
  for (int passages = 0; passages < 2; passages++)
    for (guint i = 0; i < n; i++) {
      const CrNode *node = cr_map_get_node (how->map, CR_SECTION_LINKS, i);
      const char *id = cr_node_get (node, "id");

      if (cr_node_is (node, "passage") != passages)
        continue;
      links->pdata[i] = cr_readdress_node (how, node, NULL);
      if (links->pdata[i] == NULL && id != NULL)
        g_hash_table_add (gone, g_strdup (id));
    }
}

static void
unref_node (gpointer node)
{
  if (node != NULL)
    cr_node_unref (node);
}

/**
 * cr_readdress_sections:
 * @sections: (out): an array for each section, with a node for each of the map's, in its order;
 *   NULL where nothing of it is left
 *
 * All sparse things of a map. What stands on a link that is lost goes with it.
 */
void
cr_readdress_sections (const CrReaddress *how, GPtrArray *sections[CR_N_SECTIONS])
{
  g_autoptr (GHashTable) gone = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Links links = { how, gone };
  CrReaddress with_links = *how;

  with_links.keep = keep_link;
  with_links.dup_id = dup_link_id;
  with_links.data = &links;
  for (int section = 0; section < CR_N_SECTIONS; section++) {
    sections[section] = g_ptr_array_new_with_free_func (unref_node);
    if (section == CR_SECTION_LINKS) {
      move_links (&with_links, gone, sections[section]);
      continue;
    }
    for (guint i = 0; i < cr_map_n_nodes (how->map, section); i++)
      g_ptr_array_add (
          sections[section],
          cr_readdress_node (&with_links, cr_map_get_node (how->map, section, i), NULL));
  }
}
