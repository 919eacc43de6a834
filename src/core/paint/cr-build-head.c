/* cr-build-head.c: floors, labels, and what the map says of itself.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-area.h"

#include "cr-build-private.h"
#include "cr-error.h"
#include "cr-map-edges.h"
#include "cr-text.h"

gboolean
cr_build_floor (CrEdit *edit, const CrMap *map, const CrFloor *like, GError **error)
{
  int index = cr_map_n_floors (map);

  if (!cr_text_is_id (like->id))
    return cr_error_refuse (error, CR_ERROR_SYNTAX,
                            cr_text ("found id “%s”, expected letters, digits, “-”, “_” and “.”"),
                            like->id);
  if (cr_map_find_floor (map, like->id) >= 0)
    return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("the map has a floor “%s” already"),
                            like->id);
  if (index >= cr_grid_most_floors (cr_map_get_grid (map)))
    return cr_error_refuse (error, CR_ERROR_LIMIT,
                            cr_text ("a map of this size has at most %d floors"),
                            cr_grid_most_floors (cr_map_get_grid (map)));
  cr_edit_insert_floor_at (edit, map, index, like);
  if (like->known != NULL || like->storey != 0)
    cr_edit_set_floor (edit, map, index, like);
  return TRUE;
}

void
cr_build_change_floor (CrEdit *edit, const CrMap *map, int floor, const CrFloor *like)
{
  const CrFloor *info = cr_map_get_floor (map, floor);

  if (g_strcmp0 (info->name, like->name) != 0 || g_strcmp0 (info->known, like->known) != 0 ||
      info->storey != like->storey)
    cr_edit_set_floor (edit, map, floor, like);
}

gboolean
cr_build_label (CrEdit *edit, const CrMap *map, CrNode *node, GError **error)
{
  g_autoptr (CrNode) owned = node;
  guint n = cr_map_n_nodes (map, CR_SECTION_LABELS);
  const char *id = cr_node_get (node, "id");
  CrLabel label;

  if (!cr_label_read (map, node, &label, error))
    return FALSE;
  if (*label.text == '\0' || !cr_text_is_clean (label.text))
    return cr_error_refuse (error, CR_ERROR_SYNTAX, cr_text ("a label needs words to show"));
  for (guint i = 0; i < n; i++)
    if (g_strcmp0 (cr_node_get (cr_map_get_node (map, CR_SECTION_LABELS, i), "id"), id) == 0) {
      cr_edit_replace_node (edit, map, CR_SECTION_LABELS, i, g_steal_pointer (&owned));
      return TRUE;
    }
  if (!cr_build_check_id (map, CR_SECTION_LABELS, node, error))
    return FALSE;
  cr_edit_insert_node (edit, map, CR_SECTION_LABELS, n, g_steal_pointer (&owned));
  return TRUE;
}

/* Index of the head element of that name, or how many heads there are. */
static guint
find_head (const CrMap *map, const char *name)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD);

  for (guint i = 0; i < n; i++)
    if (cr_node_is (cr_map_get_node (map, CR_SECTION_HEAD, i), name))
      return i;
  return n;
}

/* A copy to be changed, or a new element. */
static CrNode *
copy_head (const CrMap *map, const char *name)
{
  guint index = find_head (map, name);

  return index < cr_map_n_nodes (map, CR_SECTION_HEAD)
             ? cr_node_copy (cr_map_get_node (map, CR_SECTION_HEAD, index))
             : cr_node_new (name);
}

/* Heads stand in the order meta, uses, numbering, sides, as the schema has them. */
static guint
get_place (const CrMap *map, const char *name)
{
  static const char *const order[] = { "meta", "uses", "numbering", "sides" };
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD), place = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (order); i++) {
    for (guint j = 0; j < n; j++)
      if (cr_node_is (cr_map_get_node (map, CR_SECTION_HEAD, j), order[i]))
        place = MAX (place, j + 1);
    if (g_str_equal (order[i], name))
      break;
  }
  return place;
}

/* @node: (transfer full): put where it belongs, unless the map says the same already */
static void
put_head (CrEdit *edit, const CrMap *map, CrNode *node)
{
  g_autoptr (CrNode) owned = node;
  guint index = find_head (map, cr_node_get_name (node));

  if (index == cr_map_n_nodes (map, CR_SECTION_HEAD))
    cr_edit_insert_node (edit, map, CR_SECTION_HEAD, get_place (map, cr_node_get_name (node)),
                         g_steal_pointer (&owned));
  else if (!cr_node_equal (cr_map_get_node (map, CR_SECTION_HEAD, index), node))
    cr_edit_replace_node (edit, map, CR_SECTION_HEAD, index, g_steal_pointer (&owned));
}

void
cr_build_edge_names (CrEdit *edit, const CrMap *map, const char *const *names)
{
  CrNode *node = copy_head (map, "sides");

  for (CrMapEdge edge = 0; edge < CR_N_MAP_EDGES; edge++)
    if (names[edge] != NULL)
      cr_node_set (node, cr_map_edge_get_key (edge), *names[edge] != '\0' ? names[edge] : NULL);
  put_head (edit, map, node);
}

void
cr_build_numbering (CrEdit *edit, const CrMap *map, const CrNumbering *numbering)
{
  put_head (edit, map, cr_numbering_to_node (numbering));
}

static CrNode *
new_text (const char *name, const char *text)
{
  CrNode *node = cr_node_new (name);

  cr_node_set_text (node, text);
  return node;
}

/* Rebuilds @meta with the child at @index replaced by @child, left out, or @child added behind. */
static CrNode *
with_child (const CrNode *meta, guint index, CrNode *child)
{
  CrNode *node = cr_node_new ("meta");

  for (guint i = 0; i < cr_node_n_attributes (meta); i++) {
    const char *value;
    const char *name = cr_node_get_attribute (meta, i, &value);
    cr_node_set (node, name, value);
  }
  for (guint i = 0; i < cr_node_n_children (meta); i++)
    if (i != index)
      cr_node_take_child (node, cr_node_ref (cr_node_get_child (meta, i)));
    else if (child != NULL)
      cr_node_take_child (node, cr_node_ref (child));
  if (child != NULL && index >= cr_node_n_children (meta))
    cr_node_take_child (node, cr_node_ref (child));
  g_clear_pointer (&child, cr_node_unref);
  return node;
}

void
cr_build_title (CrEdit *edit, const CrMap *map, const char *language, const char *title)
{
  g_autoptr (CrNode) meta = copy_head (map, "meta");
  guint n = cr_node_n_children (meta), index = n;
  CrNode *child = NULL;

  for (guint i = 0; i < n; i++) {
    const CrNode *it = cr_node_get_child (meta, i);
    gboolean same = g_strcmp0 (cr_node_get (it, "xml:lang"), language) == 0;

    if (cr_node_is (it, "title") && (same || (language == NULL && index == n)))
      index = i;
    if (index == i && same)
      break;
  }
  if (*title != '\0') {
    child = index < n ? cr_node_copy (cr_node_get_child (meta, index)) : cr_node_new ("title");
    cr_node_set_text (child, title);
    if (language != NULL)
      cr_node_set (child, "xml:lang", language);
  }
  put_head (edit, map, with_child (meta, index, child));
}

void
cr_build_credit (CrEdit *edit,
                 const CrMap *map,
                 const char *element,
                 const char *text,
                 gboolean remove)
{
  g_autoptr (CrNode) meta = copy_head (map, "meta");
  gboolean licence = g_str_equal (element, "licence");
  guint index = 0;
  CrNode *child = NULL;

  for (; index < cr_node_n_children (meta); index++) {
    const CrNode *it = cr_node_get_child (meta, index);

    if (cr_node_is (it, element) && (licence || g_strcmp0 (cr_node_get_text (it), text) == 0))
      break;
  }
  if (!remove)
    child = new_text (element, licence ? NULL : text);
  if (child != NULL && licence)
    cr_node_set (child, "spdx", text);
  put_head (edit, map, with_child (meta, index, child));
}

void
cr_build_ruleset (CrEdit *edit, const CrMap *map, const char *id)
{
  guint n = cr_map_n_nodes (map, CR_SECTION_HEAD);
  CrNode *uses = cr_node_new ("uses");

  cr_node_set (uses, "kind", "ruleset");
  cr_node_set (uses, "id", id);
  for (guint i = 0; i < n; i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_HEAD, i);

    if (cr_node_is (node, "uses") && g_strcmp0 (cr_node_get (node, "kind"), "ruleset") == 0) {
      cr_edit_replace_node (edit, map, CR_SECTION_HEAD, i, uses);
      return;
    }
  }
  cr_edit_insert_node (edit, map, CR_SECTION_HEAD, get_place (map, "uses"), uses);
}
