/* cr-build-remove.c: floors and other things taken away whole.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-text.h"

/* What is being taken away: a floor or a link, and the links that go with it. */
typedef struct {
  CrEdit *edit;
  const CrMap *map;
  int floor;          /* -1: none */
  char *prefix;       /* "cellar/"; NULL: no floor */
  const CrNode *link; /* NULL: none */
  GHashTable *links;  /* char *: ids of links that are gone */
} Leaving;

static gboolean
names_floor (const Leaving *it, const CrNode *node)
{
  const char *of = cr_node_get (node, "floor");

  if (it->floor < 0)
    return FALSE;
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);
    g_auto (GStrv) words = cr_text_split (value);

    for (char **word = words; !g_str_equal (name, "name") && *word != NULL; word++)
      if (g_str_has_prefix (*word, it->prefix))
        return TRUE;
  }
  return g_strcmp0 (of, cr_map_get_floor (it->map, it->floor)->id) == 0;
}

static gboolean
names_link (const Leaving *it, const CrNode *node)
{
  static const char *const attributes[] = { "from", "to", "of" };

  for (gsize i = 0; i < G_N_ELEMENTS (attributes); i++) {
    const char *id = cr_node_get (node, attributes[i]);

    if (id != NULL && g_hash_table_contains (it->links, id))
      return TRUE;
  }
  return FALSE;
}

static void
remove_node (const Leaving *it, CrSection section, guint index)
{
  const char *id = cr_node_get (cr_map_get_node (it->map, section, index), "id");

  if (section == CR_SECTION_LINKS && id != NULL)
    g_hash_table_add (it->links, g_strdup (id));
  cr_edit_remove_node (it->edit, it->map, section, index);
}

/* Passages go with the stairs at their ends, wherever in the list they stand: their stairs first.
 */
static void
leave_links (const Leaving *it)
{
  guint n = cr_map_n_nodes (it->map, CR_SECTION_LINKS);

  for (guint i = 0; i < n; i++) {
    const CrNode *node = cr_map_get_node (it->map, CR_SECTION_LINKS, i);
    const char *id = cr_node_get (node, "id");

    if (id != NULL && (node == it->link || names_floor (it, node)))
      g_hash_table_add (it->links, g_strdup (id));
  }
  for (guint i = n; i > 0; i--) {
    const CrNode *node = cr_map_get_node (it->map, CR_SECTION_LINKS, i - 1);

    if (node == it->link || names_floor (it, node) || names_link (it, node))
      remove_node (it, CR_SECTION_LINKS, i - 1);
  }
}

/* A mechanism keeps the effects that have nothing to do with it; without any, or worked
 * from there, it goes. */
static void
leave_mechanism (const Leaving *it, guint index)
{
  const CrNode *node = cr_map_get_node (it->map, CR_SECTION_MECHANISMS, index);
  g_autoptr (CrNode) rest = cr_node_new (cr_node_get_name (node));
  guint n_left = 0, n_children = cr_node_n_children (node);

  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (node, i, &value);
    cr_node_set (rest, name, value);
  }
  for (guint i = 0; i < n_children; i++) {
    const CrNode *child = cr_node_get_child (node, i);

    if (names_floor (it, child) || names_link (it, child))
      continue;
    cr_node_take_child (rest, cr_node_ref (child));
    n_left++;
  }
  if (names_floor (it, node) || (n_left == 0 && n_children > 0))
    remove_node (it, CR_SECTION_MECHANISMS, index);
  else if (n_left < n_children)
    cr_edit_replace_node (it->edit, it->map, CR_SECTION_MECHANISMS, index, g_steal_pointer (&rest));
}

static void
leave_area (const Leaving *it, guint index)
{
  const CrNode *node = cr_map_get_node (it->map, CR_SECTION_AREAS, index);
  const char *text = cr_node_get_text (node);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *left = NULL;
  guint n_before;
  CrNode *copy;

  if (text == NULL || strstr (text, it->prefix) == NULL ||
      !cr_map_parse_places (it->map, text, places, NULL))
    return;
  n_before = places->len;
  for (guint i = places->len; i > 0; i--)
    if (g_array_index (places, CrPlace, i - 1).floor == it->floor)
      g_array_remove_index (places, i - 1);
  if (places->len == 0) {
    remove_node (it, CR_SECTION_AREAS, index);
    return;
  }
  if (places->len == n_before)
    return;
  left = cr_build_format_places (it->map, cr_places_of (places));
  copy = cr_node_copy (node);
  cr_node_set_text (copy, left);
  cr_edit_replace_node (it->edit, it->map, CR_SECTION_AREAS, index, copy);
}

static void
leave_section (const Leaving *it, CrSection section)
{
  for (guint i = cr_map_n_nodes (it->map, section); i > 0; i--) {
    const CrNode *node = cr_map_get_node (it->map, section, i - 1);

    if (cr_node_get_name (node) == NULL)
      continue;
    if (section == CR_SECTION_MECHANISMS)
      leave_mechanism (it, i - 1);
    else if (section == CR_SECTION_AREAS)
      leave_area (it, i - 1);
    else if (names_floor (it, node))
      remove_node (it, section, i - 1);
  }
}

gboolean
cr_build_remove_floor (CrEdit *edit, const CrMap *map, int floor, GError **error)
{
  g_autoptr (GHashTable) links = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autofree char *prefix = g_strconcat (cr_map_get_floor (map, floor)->id, "/", NULL);
  Leaving it = { edit, map, floor, prefix, NULL, links };

  if (floor == 0)
    return cr_error_refuse (error, CR_ERROR_PLACE,
                            cr_text ("the first floor is what the map is of, and stays"));
  leave_links (&it);
  for (int section = CR_SECTION_MECHANISMS; section <= CR_SECTION_PICTURES; section++)
    leave_section (&it, section);
  cr_edit_remove_floor (edit, map, floor);
  return TRUE;
}

void
cr_build_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index)
{
  g_autoptr (GHashTable) links = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  Leaving it = { edit, map, -1, NULL, cr_map_get_node (map, section, index), links };

  if (section != CR_SECTION_LINKS) {
    cr_edit_remove_node (edit, map, section, index);
    return;
  }
  leave_links (&it);
  leave_section (&it, CR_SECTION_MECHANISMS);
}
