/* cr-edit.c: a change to a map that can be taken back. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit.h"

#include "cr-edit-private.h"
#include "cr-map-private.h"

#define LEAST_BITS 5

/* So many cells that follow each other lie together, in one line of the processor's memory. */
#define RUN_BITS 2

static gint64
key_at (const CrEditIndex *index, const GArray *items, guint slot)
{
  return cr_edit_item_key (&g_array_index (items, CrEditItem, index->slots[slot] - 1));
}

/* Where the item with @key is, or the free slot where it belongs. Runs are scattered by the golden
 * ratio; half of the slots at least are free, so the next one soon is. */
static guint
find_slot (const CrEditIndex *index, const GArray *items, gint64 key)
{
  guint mask = (1u << index->n_bits) - 1;
  guint64 run = ((guint64) key >> RUN_BITS) * 0x9e3779b97f4a7c15u;
  guint slot = (guint) (run >> (64 - index->n_bits + RUN_BITS)) << RUN_BITS;

  slot |= (guint) key & ((1u << RUN_BITS) - 1);
  while (index->slots[slot] != 0 && key_at (index, items, slot) != key)
    slot = (slot + 1) & mask;
  return slot;
}

static void
grow_index (CrEditIndex *index, const GArray *items)
{
  g_autofree guint *before = index->slots;
  gsize n = before != NULL ? (gsize) 1 << index->n_bits : 0;

  index->n_bits = before != NULL ? index->n_bits + 2 : LEAST_BITS;
  index->slots = g_new0 (guint, (gsize) 1 << index->n_bits);
  for (gsize i = 0; i < n; i++)
    if (before[i] != 0) {
      gint64 key = cr_edit_item_key (&g_array_index (items, CrEditItem, before[i] - 1));

      index->slots[find_slot (index, items, key)] = before[i];
    }
}

void
cr_edit_index_clear (CrEditIndex *index)
{
  g_free (index->slots);
  *index = (CrEditIndex){ NULL };
}

/* Of an empty one: room for @n without growing. */
static void
edit_index_reserve (CrEditIndex *index, guint n)
{
  cr_edit_index_clear (index);
  for (index->n_bits = LEAST_BITS; n >= 1u << (index->n_bits - 1); index->n_bits++)
    ;
  index->slots = g_new0 (guint, (gsize) 1 << index->n_bits);
}

guint
cr_edit_index_find (const CrEditIndex *index, const GArray *items, const CrEditItem *like)
{
  if (index->slots == NULL || (like->type == CR_EDIT_CELL && !(index->layers >> like->where & 1)))
    return 0;
  return index->slots[find_slot (index, items, cr_edit_item_key (like))];
}

void
cr_edit_index_add (CrEditIndex *index, const GArray *items, guint at)
{
  gint64 key = cr_edit_item_key (&g_array_index (items, CrEditItem, at));

  if (index->slots == NULL || index->n_used >= 1u << (index->n_bits - 1))
    grow_index (index, items);
  index->slots[find_slot (index, items, key)] = at + 1;
  index->n_used++;
  if (g_array_index (items, CrEditItem, at).type == CR_EDIT_CELL)
    index->layers |= 1u << g_array_index (items, CrEditItem, at).where;
}

/* Only what cr_edit_set_floor() sets. */
static CrFloor *
copy_info (const CrFloor *like)
{
  CrFloor *info = g_new0 (CrFloor, 1);

  info->name = g_strdup (like->name);
  info->known = g_strdup (like->known);
  info->storey = like->storey;
  return info;
}

static void
free_info (CrFloor *info)
{
  g_free (info->name);
  g_free (info->known);
  g_free (info);
}

void
cr_edit_item_clear (gpointer data)
{
  CrEditItem *item = data;

  if (item->data == NULL)
    return;
  if (item->type == CR_EDIT_SIDES)
    g_array_unref (item->data);
  else if (item->type == CR_EDIT_NODE)
    cr_node_unref (item->data);
  else if (item->type == CR_EDIT_FLOOR_INFO)
    free_info (item->data);
  else if (item->type == CR_EDIT_GRID)
    cr_map_free (item->data);
  else
    cr_floor_data_free (item->data);
}

static GArray *
new_items (guint n)
{
  GArray *items = g_array_sized_new (FALSE, FALSE, sizeof (CrEditItem), n);

  g_array_set_clear_func (items, cr_edit_item_clear);
  return items;
}

CrEdit *
cr_edit_new (void)
{
  CrEdit *edit = g_new0 (CrEdit, 1);

  edit->items = new_items (0);
  return edit;
}

void
cr_edit_reserve (CrEdit *edit, guint n)
{
  if (edit->items->len > 0)
    return;
  g_array_unref (edit->items);
  edit->items = new_items (n);
  edit_index_reserve (&edit->found, n);
}

void
cr_edit_free (CrEdit *edit)
{
  if (edit == NULL)
    return;
  g_array_unref (edit->items);
  cr_edit_index_clear (&edit->found);
  g_free (edit);
}

const CrEditItem *
cr_edit_get_item (const CrEdit *edit, guint index)
{
  return &g_array_index (edit->items, CrEditItem, index);
}

gboolean
cr_edit_is_empty (const CrEdit *edit)
{
  return edit->items->len == 0;
}

guint
cr_edit_n_cells (const CrEdit *edit)
{
  guint n = 0;

  for (guint i = 0; i < edit->items->len; i++)
    n += cr_edit_get_item (edit, i)->type == CR_EDIT_CELL;
  return n;
}

gint64
cr_edit_item_key (const CrEditItem *item)
{
  return ((gint64) item->type << 48) | ((gint64) item->floor << 40) | ((gint64) item->where << 32) |
         (gint64) item->at;
}

CrEditItem *
cr_edit_find_or_add (CrEdit *edit, const CrEditItem *like)
{
  guint index = cr_edit_index_find (&edit->found, edit->items, like);

  if (index == 0) {
    g_array_append_val (edit->items, *like);
    index = edit->items->len;
    cr_edit_index_add (&edit->found, edit->items, index - 1);
  }
  return &g_array_index (edit->items, CrEditItem, index - 1);
}

gboolean
cr_edit_is_found (const CrEdit *edit, const CrEditItem *like)
{
  return cr_edit_index_find (&edit->found, edit->items, like) != 0;
}

/**
 * cr_edit_set_value:
 * @place: on the map; elsewhere nothing happens
 * @value: of the layer; see #CrLayer
 */
void
cr_edit_set_value (CrEdit *edit, const CrMap *map, CrPlace place, CrLayer layer, int value)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);
  CrEditItem item = {
    .type = CR_EDIT_CELL, .floor = place.floor, .where = layer, .at = cell, .value = value
  };

  if (cell < 0)
    return;
  if (cr_map_get_value (map, place, layer) != value || cr_edit_is_found (edit, &item))
    cr_edit_find_or_add (edit, &item)->value = value;
}

void
cr_edit_set_code (CrEdit *edit, const CrMap *map, CrPlace place, CrLayer layer, const char *code)
{
  cr_edit_set_value (edit, map, place, layer, cr_map_intern_code (map, layer, code));
}

static void
add_item (CrEdit *edit, CrEditItem item)
{
  g_array_append_val (edit->items, item);
}

void
cr_edit_replace_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *node)
{
  add_item (edit, (CrEditItem){ .type = CR_EDIT_NODE,
                                .action = CR_EDIT_EXCHANGE,
                                .where = section,
                                .at = (int) index,
                                .data = node });
}

void
cr_edit_insert_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *node)
{
  add_item (edit, (CrEditItem){ .type = CR_EDIT_NODE,
                                .action = CR_EDIT_INSERT,
                                .where = section,
                                .at = (int) index,
                                .data = node });
}

void
cr_edit_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index)
{
  add_item (edit, (CrEditItem){ .type = CR_EDIT_NODE,
                                .action = CR_EDIT_REMOVE,
                                .where = section,
                                .at = (int) index });
}

/* After a floor came or went, the same index means another floor: cells before and after it must
 * not be taken for the same. */
static void
add_floor_item (CrEdit *edit, CrEditItem item)
{
  cr_edit_index_clear (&edit->found);
  add_item (edit, item);
}

void
cr_edit_insert_floor (CrEdit *edit, const CrMap *map, int index, const char *id, const char *name)
{
  add_floor_item (edit,
                  (CrEditItem){ .type = CR_EDIT_FLOOR,
                                .action = CR_EDIT_INSERT,
                                .at = index,
                                .data = cr_floor_data_new (cr_map_get_grid (map), id, name) });
}

void
cr_edit_insert_floor_at (CrEdit *edit, const CrMap *map, int index, const CrFloor *like)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrFloorData *floor = cr_floor_data_new (grid, like->id, like->name);
  gint16 level = like->defaults[CR_LAYER_LEVEL];

  floor->info.defaults[CR_LAYER_LEVEL] = level;
  for (int i = 0; i < cr_grid_n_cells (grid); i++)
    floor->layers[CR_LAYER_LEVEL][i] = level;
  add_floor_item (
      edit,
      (CrEditItem){ .type = CR_EDIT_FLOOR, .action = CR_EDIT_INSERT, .at = index, .data = floor });
}

void
cr_edit_remove_floor (CrEdit *edit, const CrMap *map, int index)
{
  add_floor_item (edit,
                  (CrEditItem){ .type = CR_EDIT_FLOOR, .action = CR_EDIT_REMOVE, .at = index });
}

void
cr_edit_set_floor (CrEdit *edit, const CrMap *map, int index, const CrFloor *like)
{
  add_item (edit,
            (CrEditItem){ .type = CR_EDIT_FLOOR_INFO, .at = index, .data = copy_info (like) });
}

void
cr_edit_exchange_grid (CrEdit *edit, CrMap *like, CrHex shift)
{
  add_floor_item (
      edit, (CrEditItem){ .type = CR_EDIT_GRID, .at = shift.q, .value = shift.r, .data = like });
}
