/* cr-map-digest.c: one hash over all a map says. SPDX-License-Identifier: GPL-3.0-or-later */
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
add_layer (GChecksum *sum, const CrMap *map, const CrFloorData *floor, CrLayer layer)
{
  int n_cells = cr_grid_n_cells (&map->grid);

  if (map->codes[layer] == NULL) {
    for (int i = 0; i < n_cells; i++)
      add_int (sum, floor->layers[layer][i]);
    return;
  }
  for (int i = 0, run = 0; i < n_cells; i++, run++)
    if (i == 0 || floor->layers[layer][i] != floor->layers[layer][i - 1]) {
      add_int (sum, run);
      add_text (sum, cr_map_get_code (map, layer, floor->layers[layer][i]));
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
    if (map->codes[i] != NULL)
      add_text (sum, cr_map_get_code (map, i, floor->info.defaults[i]));
    else
      add_int (sum, floor->info.defaults[i]);
    add_layer (sum, map, floor, i);
  }
  for (guint i = 0; i < floor->sides->len; i++)
    add_side (sum, &g_array_index (floor->sides, CrSide, i));
}

/**
 * cr_map_dup_digest:
 *
 * Equal for two maps exactly when they say the same, whatever history made them: for reading
 * back what was saved, and for knowing whether a document differs from its file.
 *
 * Returns: (transfer full): 64 hexadecimal digits
 */
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
    add_int (sum, (int) map->sections[i]->len);
    for (guint j = 0; j < map->sections[i]->len; j++)
      add_node (sum, map->sections[i]->pdata[j]);
  }
  return g_strdup (g_checksum_get_string (sum));
}
