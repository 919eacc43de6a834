/* cr-piece-ids.c: ids and names of a piece, made free in the map it comes into.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-paste-private.h"

#include <string.h>

char *
cr_piece_free_id (GHashTable *used, const char *id)
{
  gsize length = strlen (id);

  if (!g_hash_table_contains (used, id))
    return g_strdup (id);
  while (length > 1 && g_ascii_isdigit (id[length - 1]))
    length--;
  for (guint n = 2;; n++) {
    g_autofree char *next = g_strdup_printf ("%.*s%u", (int) MIN (length, 50), id, n);

    if (!g_hash_table_contains (used, next))
      return g_steal_pointer (&next);
  }
}

char *
cr_piece_dup_renamed (const char *id, gpointer data)
{
  const CrPieceWork *it = data;
  const char *renamed = g_hash_table_lookup (it->renamed, id);

  return g_strdup (renamed != NULL ? renamed : id);
}

/* (transfer full): "gate", or "forest-gate", or "forest-gate2" */
static char *
find_free_id (const CrPieceWork *it, const char *id)
{
  g_autofree char *longer = NULL;

  if (it->how->prefix == NULL || !g_hash_table_contains (it->used, id))
    return cr_piece_free_id (it->used, id);
  longer = g_strdup_printf ("%s-%s", it->how->prefix, id);
  return cr_piece_free_id (it->used, longer);
}

const char *
cr_piece_rename (CrPieceWork *it, const char *id)
{
  const char *known = g_hash_table_lookup (it->renamed, id);
  char *free_id;

  if (known != NULL)
    return known;
  free_id = find_free_id (it, id);
  g_hash_table_add (it->used, g_strdup (free_id));
  g_hash_table_insert (it->renamed, g_strdup (id), free_id);
  return free_id;
}

/* (transfer full): "Corner tower 2" behind "Corner tower", and "Corner tower 3" behind both. */
static char *
find_name (GHashTable *names, const char *name)
{
  gsize length = strlen (name);
  g_autofree char *stem = NULL;

  while (length > 0 && g_ascii_isdigit (name[length - 1]))
    length--;
  /* Without a space before them digits belong to the word. */
  if (length < 2 || name[length - 1] != ' ' || name[length] == '\0')
    length = strlen (name) + 1;
  stem = g_strndup (name, length - 1);
  for (guint n = 2;; n++) {
    g_autofree char *next = g_strdup_printf ("%s %u", stem, n);

    if (!g_hash_table_contains (names, next))
      return g_steal_pointer (&next);
  }
}

/* (transfer full): "Forest: Corner tower", or with a number behind it */
static char *
find_free_name (const CrPieceWork *it, const char *name)
{
  g_autofree char *longer = NULL;

  if (it->how->called == NULL)
    return find_name (it->names, name);
  longer = g_strdup_printf ("%s: %s", it->how->called, name);
  return g_hash_table_contains (it->names, longer) ? find_name (it->names, longer)
                                                   : g_steal_pointer (&longer);
}

/* Scenarios ask for an area by its name, so each has its own; labels may say the same. */
static void
rename_area (CrPieceWork *it, CrNode *area)
{
  const char *name = cr_node_get (area, "name");
  g_autofree char *found = NULL;

  if (name == NULL || *name == '\0')
    return;
  if (g_hash_table_contains (it->names, name)) {
    found = find_free_name (it, name);
    cr_node_set (area, "name", found);
  }
  g_hash_table_add (it->names, g_strdup (cr_node_get (area, "name")));
}

CrNode *
cr_piece_rename_node (CrPieceWork *it, const CrNode *node)
{
  gboolean is_element = node != NULL && cr_node_get_name (node) != NULL;
  const char *id = is_element ? cr_node_get (node, "id") : NULL;
  gboolean area = is_element && cr_node_is (node, "area");
  CrNode *copy;

  if (id == NULL && !area)
    return node != NULL ? cr_node_ref (node) : NULL;
  copy = cr_node_copy (node);
  if (id != NULL)
    cr_node_set (copy, "id", cr_piece_rename (it, id));
  if (area)
    rename_area (it, copy);
  return copy;
}

/* Ids of sides that stay; of those between two pasted hexes nothing does. */
void
cr_piece_use_side_ids (CrPieceWork *it, int floor)
{
  gsize n;
  const CrSide *sides = cr_map_get_all_sides (it->map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex hex = cr_grid_get_hex (cr_map_get_grid (it->map), sides[i].cell);
    CrPlace here = { floor, hex };
    CrPlace beyond = { floor, cr_hex_neighbour (hex, sides[i].direction) };

    if (sides[i].node == NULL || cr_node_get_name (sides[i].node) == NULL ||
        cr_node_get (sides[i].node, "id") == NULL ||
        (cr_place_set_has (it->put, here) && cr_place_set_has (it->put, beyond)))
      continue;
    g_hash_table_add (it->used, g_strdup (cr_node_get (sides[i].node, "id")));
  }
}

void
cr_piece_use_names (CrPieceWork *it)
{
  for (guint i = 0; i < cr_map_n_nodes (it->map, CR_SECTION_AREAS); i++) {
    const CrNode *node = cr_map_get_node (it->map, CR_SECTION_AREAS, i);
    const char *name = cr_node_is (node, "area") ? cr_node_get (node, "name") : NULL;

    if (name != NULL)
      g_hash_table_add (it->names, g_strdup (name));
  }
}
