/* cr-map-digest.c: whether maps say the same. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-map-private.h"

#include <string.h>

static void
add_text (GChecksum *sum, const char *text)
{
  /* The ending zero parts one text from the next; NULL is told from "". */
  if (text == NULL)
    g_checksum_update (sum, (const guchar *) "\1", 2);
  else
    g_checksum_update (sum, (const guchar *) text, (gssize) strlen (text) + 1);
}

static void
add_int (GChecksum *sum, int value)
{
  gint32 stored = GINT32_TO_LE (value);

  g_checksum_update (sum, (const guchar *) &stored, sizeof stored);
}

static void
add_node (GChecksum *sum, const CrNode *node)
{
  if (node == NULL) {
    add_text (sum, NULL);
    return;
  }
  add_text (sum, cr_node_get_name (node));
  add_text (sum, cr_node_get_text (node));
  add_int (sum, (int) cr_node_n_attributes (node));
  for (guint i = 0; i < cr_node_n_attributes (node); i++) {
    const char *value;

    add_text (sum, cr_node_get_attribute (node, i, &value));
    add_text (sum, value);
  }
  add_int (sum, (int) cr_node_n_children (node));
  for (guint i = 0; i < cr_node_n_children (node); i++)
    add_node (sum, cr_node_get_child (node, i));
}

/* Codes go in by name: the order in which a map met them says nothing. */
static void
add_value (GChecksum *sum, const CrMap *map, CrLayer layer, int value)
{
  if (map->codes[layer] != NULL)
    add_text (sum, cr_map_get_code (map, layer, value));
  else
    add_int (sum, value);
}

static void
add_layer (GChecksum *sum, const CrMap *map, const CrFloorData *floor, CrLayer layer)
{
  int n_cells = cr_grid_n_cells (&map->grid);

  for (int i = 0, run = 0; i < n_cells; i++, run++)
    if (i == 0 || floor->layers[layer][i] != floor->layers[layer][i - 1]) {
      add_int (sum, run);
      add_value (sum, map, layer, floor->layers[layer][i]);
      run = 0;
    }
}

static void
add_side (GChecksum *sum, const CrSide *side)
{
  const int fields[] = { side->cell,  side->direction, side->kind, side->inside,
                         side->state, side->height,    side->arc };

  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    add_int (sum, fields[i]);
  add_node (sum, side->node);
}

static void
add_floor (GChecksum *sum, const CrMap *map, const CrFloorData *floor)
{
  add_text (sum, floor->info.id);
  add_text (sum, floor->info.name);
  add_text (sum, floor->info.known);
  add_int (sum, floor->info.storey);
  add_node (sum, floor->info.node);
  for (int i = 0; i < CR_N_LAYERS; i++) {
    add_value (sum, map, i, floor->info.defaults[i]);
    add_layer (sum, map, floor, i);
  }
  for (guint i = 0; i < floor->sides->len; i++)
    add_side (sum, &g_array_index (floor->sides, CrSide, i));
}

char *
cr_map_dup_digest (const CrMap *map)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_SHA256);
  const CrGrid *grid = &map->grid;
  const int fields[] = { grid->columns, grid->rows, (int) grid->orientation, (int) grid->shift,
                         grid->halves };

  add_text (sum, map->id);
  for (gsize i = 0; i < G_N_ELEMENTS (fields); i++)
    add_int (sum, fields[i]);
  for (guint i = 0; i < map->floors->len; i++)
    add_floor (sum, map, map->floors->pdata[i]);
  for (int i = 0; i < CR_N_SECTIONS; i++) {
    /* Logs of games were written before maps had gear: one without any is still the same. */
    if (i == CR_SECTION_GEAR && map->sections[i]->len == 0)
      continue;
    add_int (sum, (int) map->sections[i]->len);
    for (guint j = 0; j < map->sections[i]->len; j++)
      add_node (sum, map->sections[i]->pdata[j]);
  }
  return g_strdup (g_checksum_get_string (sum));
}

static gboolean
same_nodes (const CrNode *a, const CrNode *b)
{
  return a == b || (a != NULL && b != NULL && cr_node_equal (a, b));
}

/* The numbers that stand for the codes of @a, in @b; -1 where it has no such code.
 *
 * Returns: (transfer full) (nullable): NULL when both count alike as far as @a goes */
static int *
translate_codes (const CrMap *a, const CrMap *b, CrLayer layer)
{
  guint n = a->codes[layer] != NULL ? a->codes[layer]->len : 0;
  int *values = g_new (int, n + 1);
  gboolean alike = TRUE;

  for (guint i = 0; i < n; i++) {
    values[i] = cr_map_find_code (b, layer, a->codes[layer]->pdata[i]);
    alike &= values[i] == (int) i;
  }
  if (alike)
    g_clear_pointer (&values, g_free);
  return values;
}

static gboolean
same_layer (const CrMap *a, const CrMap *b, int floor, CrLayer layer)
{
  const CrFloorData *left = a->floors->pdata[floor], *right = b->floors->pdata[floor];
  gsize n = (gsize) cr_grid_n_cells (&a->grid);
  g_autofree int *values = translate_codes (a, b, layer);

  if (values == NULL)
    return left->info.defaults[layer] == right->info.defaults[layer] &&
           memcmp (left->layers[layer], right->layers[layer], n * sizeof (gint16)) == 0;
  if (values[left->info.defaults[layer]] != right->info.defaults[layer])
    return FALSE;
  for (gsize i = 0; i < n; i++)
    if (values[left->layers[layer][i]] != right->layers[layer][i])
      return FALSE;
  return TRUE;
}

static gboolean
same_side (const CrSide *a, const CrSide *b)
{
  return a->cell == b->cell && a->direction == b->direction && a->kind == b->kind &&
         a->inside == b->inside && a->state == b->state && a->height == b->height &&
         a->arc == b->arc && same_nodes (a->node, b->node);
}

static gboolean
same_floor (const CrMap *a, const CrMap *b, int floor)
{
  const CrFloorData *left = a->floors->pdata[floor], *right = b->floors->pdata[floor];

  if (g_strcmp0 (left->info.id, right->info.id) != 0 ||
      g_strcmp0 (left->info.name, right->info.name) != 0 ||
      g_strcmp0 (left->info.known, right->info.known) != 0 ||
      left->info.storey != right->info.storey || !same_nodes (left->info.node, right->info.node) ||
      left->sides->len != right->sides->len)
    return FALSE;
  for (int i = 0; i < CR_N_LAYERS; i++)
    if (!same_layer (a, b, floor, i))
      return FALSE;
  for (guint i = 0; i < left->sides->len; i++)
    if (!same_side (&g_array_index (left->sides, CrSide, i),
                    &g_array_index (right->sides, CrSide, i)))
      return FALSE;
  return TRUE;
}

static gboolean
same_section (const CrMap *a, const CrMap *b, int section)
{
  if (a->sections[section]->len != b->sections[section]->len)
    return FALSE;
  for (guint i = 0; i < a->sections[section]->len; i++)
    if (!same_nodes (a->sections[section]->pdata[i], b->sections[section]->pdata[i]))
      return FALSE;
  return TRUE;
}

gboolean
cr_map_equal (const CrMap *a, const CrMap *b)
{
  if (g_strcmp0 (a->id, b->id) != 0 || a->grid.columns != b->grid.columns ||
      a->grid.rows != b->grid.rows || a->grid.orientation != b->grid.orientation ||
      a->grid.shift != b->grid.shift || a->grid.halves != b->grid.halves ||
      a->floors->len != b->floors->len)
    return FALSE;
  for (guint i = 0; i < a->floors->len; i++)
    if (!same_floor (a, b, (int) i))
      return FALSE;
  for (int i = 0; i < CR_N_SECTIONS; i++)
    if (!same_section (a, b, i))
      return FALSE;
  return TRUE;
}

static gboolean
is_known (const CrNode *node)
{
  return cr_node_get_name (node) != NULL && *cr_node_get_name (node) != '#';
}

/* The map without what Crenel does not know: its place is told by its neighbours, so it may be
 * another one when those were taken away. */
CrMap *
cr_map_copy_known (const CrMap *map)
{
  CrMap *copy = cr_map_copy (map);

  cr_map_load_clear (copy, CR_SECTION_OTHER);
  for (int i = 0; i < CR_SECTION_OTHER; i++) {
    for (guint j = copy->sections[i]->len; j > 0; j--)
      if (!is_known (copy->sections[i]->pdata[j - 1]))
        g_ptr_array_remove_index (copy->sections[i], j - 1);
    cr_map_note_ids (copy, i);
  }
  for (guint i = 0; i < copy->floors->len; i++) {
    CrFloorData *floor = copy->floors->pdata[i];

    g_clear_pointer (&floor->info.node, cr_node_unref);
    for (guint j = floor->sides->len; j > 0; j--) {
      const CrSide *side = &g_array_index (floor->sides, CrSide, j - 1);

      int cell = side->cell, direction = side->direction;

      if (side->kind != CR_SIDE_OTHER || is_known (side->node))
        continue;
      g_array_remove_index (floor->sides, j - 1);
      cr_floor_data_note_side (floor, cell, direction);
    }
  }
  return copy;
}
