/* cr-edit.c: a change to a map that can be taken back.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit.h"

#include "cr-edit-private.h"

#include "cr-map-private.h"

#define LEAST_BITS 5

/* So many cells that follow each other lie together, in one line of the processor's memory. */
#define RUN_BITS 2

/* Changes to what stands on the sides of hexes. */

GArray *
cr_edit_copy_sides (const CrSide *sides, gsize n_sides)
{
  GArray *copy = g_array_new (FALSE, FALSE, sizeof (CrSide));

  g_array_set_clear_func (copy, (GDestroyNotify) cr_side_clear);
  for (gsize i = 0; i < n_sides; i++) {
    CrSide side = sides[i];

    side.node = side.node != NULL ? cr_node_ref (side.node) : NULL;
    g_array_append_val (copy, side);
  }
  return copy;
}

static gboolean
same_sides (const CrSide *a, gsize n_a, const CrSide *b, gsize n_b)
{
  if (n_a != n_b)
    return FALSE;
  for (gsize i = 0; i < n_a; i++)
    if (!cr_side_same (&a[i], &b[i]))
      return FALSE;
  return TRUE;
}

/* The item of that side, and what it holds or the map has there now. */
static gboolean
side_item (const CrMap *map, CrPlace place, CrDirection direction, CrEditItem *item_out)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  cr_grid_name_side (grid, &hex, &direction);
  *item_out = (CrEditItem){ .type = CR_EDIT_SIDES,
                            .floor = place.floor,
                            .where = direction,
                            .at = cr_grid_get_cell (grid, hex) };
  return item_out->at >= 0;
}

/* The item for the same cell or side, added if there is none yet. */
static CrEditItem *
find_or_add (CrEdit *edit, const CrEditItem *like)
{
  guint index = cr_edit_index_find (&edit->found, edit->items, like);

  if (index == 0) {
    g_array_append_val (edit->items, *like);
    index = edit->items->len;
    cr_edit_index_add (&edit->found, edit->items, index - 1);
  }
  return &g_array_index (edit->items, CrEditItem, index - 1);
}

static gboolean
is_found (const CrEdit *edit, const CrEditItem *like)
{
  return cr_edit_index_find (&edit->found, edit->items, like) != 0;
}

void
cr_edit_set_sides (CrEdit *edit,
                   const CrMap *map,
                   CrPlace place,
                   CrDirection direction,
                   const CrSide *sides,
                   gsize n_sides)
{
  g_autoptr (GArray) copy = cr_edit_copy_sides (sides, n_sides);
  gsize n_now;
  const CrSide *now = cr_map_get_sides (map, place, direction, &n_now);
  CrEditItem item;

  if (!side_item (map, place, direction, &item))
    return;
  for (guint i = 0; i < copy->len; i++) {
    g_array_index (copy, CrSide, i).cell = item.at;
    g_array_index (copy, CrSide, i).direction = (gint8) item.where;
  }
  if (!is_found (edit, &item) && same_sides ((CrSide *) (void *) copy->data, copy->len, now, n_now))
    return;

  CrEditItem *kept = find_or_add (edit, &item);
  g_clear_pointer ((GArray **) &kept->data, g_array_unref);
  kept->data = g_steal_pointer (&copy);
}

/* What the side will carry once the edit is done: (transfer full). */
static GArray *
planned_sides (CrEdit *edit, const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n_now;
  const CrSide *now = cr_map_get_sides (map, place, direction, &n_now);
  CrEditItem item;

  if (side_item (map, place, direction, &item) && is_found (edit, &item)) {
    const GArray *planned = find_or_add (edit, &item)->data;
    return cr_edit_copy_sides ((const CrSide *) (const void *) planned->data, planned->len);
  }
  return cr_edit_copy_sides (now, n_now);
}

void
cr_edit_put_side (CrEdit *edit, const CrMap *map, CrPlace place, CrDirection direction, CrSide side)
{
  g_autoptr (GArray) sides = planned_sides (edit, map, place, direction);
  CrHex named = place.hex;
  CrDirection from_named = direction;
  guint i;

  cr_grid_name_side (cr_map_get_grid (map), &named, &from_named);
  if (side.inside != CR_INSIDE_NONE && !cr_hex_equal (named, place.hex))
    side.inside = side.inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;

  for (i = 0; i < sides->len; i++) {
    const CrSide *there = &g_array_index (sides, CrSide, i);
    if (there->kind == side.kind &&
        (there->inside == side.inside || side.kind != CR_SIDE_BATTLEMENT))
      break;
  }
  if (i < sides->len)
    g_array_remove_index (sides, i);
  side.node = side.node != NULL ? cr_node_ref (side.node) : NULL;
  g_array_insert_val (sides, i, side);
  cr_edit_set_sides (edit, map, place, direction, (CrSide *) (void *) sides->data, sides->len);
}

void
cr_edit_remove_side (CrEdit *edit,
                     const CrMap *map,
                     CrPlace place,
                     CrDirection direction,
                     CrSideKind kind)
{
  g_autoptr (GArray) sides = planned_sides (edit, map, place, direction);

  for (guint i = sides->len; i > 0; i--)
    if (kind == CR_N_SIDE_KINDS || g_array_index (sides, CrSide, i - 1).kind == (gint8) kind)
      g_array_remove_index (sides, i - 1);
  cr_edit_set_sides (edit, map, place, direction, (CrSide *) (void *) sides->data, sides->len);
}

/* Type, floor, where and cell of an item in 64 bits: 3, 8, 8 and 32 are used. */
static gint64
item_key (const CrEditItem *item)
{
  return ((gint64) item->type << 48) | ((gint64) item->floor << 40) | ((gint64) item->where << 32) |
         (gint64) item->at;
}

static gint64
key_at (const CrEditIndex *index, const GArray *items, guint slot)
{
  return item_key (&g_array_index (items, CrEditItem, index->slots[slot] - 1));
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
      gint64 key = item_key (&g_array_index (items, CrEditItem, before[i] - 1));

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
  return index->slots[find_slot (index, items, item_key (like))];
}

void
cr_edit_index_add (CrEditIndex *index, const GArray *items, guint at)
{
  gint64 key = item_key (&g_array_index (items, CrEditItem, at));

  if (index->slots == NULL || index->n_used >= 1u << (index->n_bits - 1))
    grow_index (index, items);
  index->slots[find_slot (index, items, key)] = at + 1;
  index->n_used++;
  if (g_array_index (items, CrEditItem, at).type == CR_EDIT_CELL)
    index->layers |= 1u << g_array_index (items, CrEditItem, at).where;
}

/* A copy of what cr_edit_set_floor() sets of a floor, and of nothing else. */
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

void
cr_edit_set_value (CrEdit *edit, const CrMap *map, CrPlace place, CrLayer layer, int value)
{
  int cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);
  CrEditItem item = {
    .type = CR_EDIT_CELL, .floor = place.floor, .where = layer, .at = cell, .value = value
  };

  if (cell < 0)
    return;
  if (cr_map_get_value (map, place, layer) != value || is_found (edit, &item))
    find_or_add (edit, &item)->value = value;
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
