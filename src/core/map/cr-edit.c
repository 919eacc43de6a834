/* cr-edit.c: a change to a map that can be taken back. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit.h"

#include <string.h>

#include "cr-map-private.h"

typedef enum {
  ITEM_CELL,
  ITEM_SIDES,
  ITEM_NODE,
  ITEM_FLOOR,
  ITEM_FLOOR_INFO,
  ITEM_GRID,
} ItemType;
typedef enum { ACTION_EXCHANGE, ACTION_INSERT, ACTION_REMOVE } Action;

/* One exchange. Doing it and doing it again leaves everything as it was. */
typedef struct {
  ItemType type;
  Action action; /* of nodes and floors */
  int floor;     /* of cells and sides */
  int where;     /* layer, direction or section */
  int at;        /* cell, or index in the list */
  int value;
  gpointer data; /* GArray of CrSide, CrNode, CrFloorData, CrFloor or CrMap */
} Item;

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

struct _CrEdit {
  GArray *items;     /* in the order in which they must be swapped */
  GHashTable *found; /* key of a cell or side → index + 1; only while building */
};

static void
clear_item (gpointer data)
{
  Item *item = data;

  if (item->data == NULL)
    return;
  if (item->type == ITEM_SIDES)
    g_array_unref (item->data);
  else if (item->type == ITEM_NODE)
    cr_node_unref (item->data);
  else if (item->type == ITEM_FLOOR_INFO)
    free_info (item->data);
  else if (item->type == ITEM_GRID)
    cr_map_free (item->data);
  else
    cr_floor_data_free (item->data);
}

CrEdit *
cr_edit_new (void)
{
  CrEdit *edit = g_new0 (CrEdit, 1);

  edit->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (edit->items, clear_item);
  edit->found = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  return edit;
}

void
cr_edit_free (CrEdit *edit)
{
  if (edit == NULL)
    return;
  g_array_unref (edit->items);
  g_hash_table_unref (edit->found);
  g_free (edit);
}

static const Item *
get_item (const CrEdit *edit, guint index)
{
  return &g_array_index (edit->items, Item, index);
}

gboolean
cr_edit_is_empty (const CrEdit *edit)
{
  return edit->items->len == 0;
}

/**
 * cr_edit_n_cells:
 *
 * Returns: how many values of cells it exchanges
 */
guint
cr_edit_n_cells (const CrEdit *edit)
{
  guint n = 0;

  for (guint i = 0; i < edit->items->len; i++)
    n += get_item (edit, i)->type == ITEM_CELL;
  return n;
}

/* Type, floor, where and cell of an item in 64 bits: 3, 8, 8 and 32 are used. */
static gint64
key_of (const Item *item)
{
  return ((gint64) item->type << 48) | ((gint64) item->floor << 40) | ((gint64) item->where << 32) |
         (gint64) item->at;
}

/* The item for the same cell or side, added if there is none yet. */
static Item *
find_or_add (CrEdit *edit, const Item *like)
{
  gint64 key = key_of (like);
  guint index = GPOINTER_TO_UINT (g_hash_table_lookup (edit->found, &key));

  if (index == 0) {
    g_array_append_val (edit->items, *like);
    index = edit->items->len;
    g_hash_table_insert (edit->found, g_memdup2 (&key, sizeof key), GUINT_TO_POINTER (index));
  }
  return &g_array_index (edit->items, Item, index - 1);
}

static gboolean
is_found (const CrEdit *edit, const Item *like)
{
  gint64 key = key_of (like);

  return g_hash_table_contains (edit->found, &key);
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
  Item item = {
    .type = ITEM_CELL, .floor = place.floor, .where = layer, .at = cell, .value = value
  };

  if (cell < 0)
    return;
  if (is_found (edit, &item) || cr_map_get_value (map, place, layer) != value)
    find_or_add (edit, &item)->value = value;
}

/**
 * cr_edit_set_code:
 * @map: learns the code if it is new to it
 */
void
cr_edit_set_code (CrEdit *edit, CrMap *map, CrPlace place, CrLayer layer, const char *code)
{
  cr_edit_set_value (edit, map, place, layer, cr_map_intern_code (map, layer, code));
}

static GArray *
copy_sides (const CrSide *sides, gsize n_sides)
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
side_item (const CrMap *map, CrPlace place, CrDirection direction, Item *item_out)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = place.hex;

  cr_grid_name_side (grid, &hex, &direction);
  *item_out = (Item){
    .type = ITEM_SIDES, .floor = place.floor, .where = direction, .at = cr_grid_get_cell (grid, hex)
  };
  return item_out->at >= 0;
}

/**
 * cr_edit_set_sides:
 * @sides: (array length=n_sides): all that stands there afterwards; cell and direction of each
 *   are filled in, so that only kind, inside (seen from the naming hex), state, height, arc and
 *   node matter
 *
 * Nothing happens when the side lies off the map.
 */
void
cr_edit_set_sides (CrEdit *edit,
                   const CrMap *map,
                   CrPlace place,
                   CrDirection direction,
                   const CrSide *sides,
                   gsize n_sides)
{
  g_autoptr (GArray) copy = copy_sides (sides, n_sides);
  gsize n_now;
  const CrSide *now = cr_map_get_sides (map, place, direction, &n_now);
  Item item;

  if (!side_item (map, place, direction, &item))
    return;
  for (guint i = 0; i < copy->len; i++) {
    g_array_index (copy, CrSide, i).cell = item.at;
    g_array_index (copy, CrSide, i).direction = (gint8) item.where;
  }
  if (!is_found (edit, &item) && same_sides ((CrSide *) (void *) copy->data, copy->len, now, n_now))
    return;

  Item *kept = find_or_add (edit, &item);
  g_clear_pointer ((GArray **) &kept->data, g_array_unref);
  kept->data = g_steal_pointer (&copy);
}

/* What the side will carry once the edit is done: (transfer full). */
static GArray *
planned_sides (CrEdit *edit, const CrMap *map, CrPlace place, CrDirection direction)
{
  gsize n_now;
  const CrSide *now = cr_map_get_sides (map, place, direction, &n_now);
  Item item;

  if (side_item (map, place, direction, &item) && is_found (edit, &item)) {
    const GArray *planned = find_or_add (edit, &item)->data;
    return copy_sides ((const CrSide *) (const void *) planned->data, planned->len);
  }
  return copy_sides (now, n_now);
}

/**
 * cr_edit_put_side:
 * @side: inside is meant as seen from @place: HERE is @place's hex; node is referenced
 *
 * Puts a thing on a side. It takes the place of one of the same kind with the same inside; so a
 * wall fortified on both faces keeps both battlements.
 */
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

/**
 * cr_edit_remove_side:
 * @kind: things of this kind go, or all for %CR_N_SIDE_KINDS
 */
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

static void
add_item (CrEdit *edit, Item item)
{
  g_array_append_val (edit->items, item);
}

/**
 * cr_edit_replace_node:
 * @index: counted as if the earlier exchanges of this edit were done already
 * @node: (transfer full):
 */
void
cr_edit_replace_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *node)
{
  add_item (edit, (Item){ .type = ITEM_NODE,
                          .action = ACTION_EXCHANGE,
                          .where = section,
                          .at = (int) index,
                          .data = node });
}

/**
 * cr_edit_insert_node:
 * @index: where it will stand; counted as for cr_edit_replace_node()
 * @node: (transfer full):
 */
void
cr_edit_insert_node (CrEdit *edit, const CrMap *map, CrSection section, guint index, CrNode *node)
{
  add_item (edit, (Item){ .type = ITEM_NODE,
                          .action = ACTION_INSERT,
                          .where = section,
                          .at = (int) index,
                          .data = node });
}

void
cr_edit_remove_node (CrEdit *edit, const CrMap *map, CrSection section, guint index)
{
  add_item (
      edit,
      (Item){ .type = ITEM_NODE, .action = ACTION_REMOVE, .where = section, .at = (int) index });
}

/* After a floor came or went, the same index means another floor: cells before and after it must
 * not be taken for the same. */
static void
add_floor_item (CrEdit *edit, Item item)
{
  g_hash_table_remove_all (edit->found);
  add_item (edit, item);
}

/**
 * cr_edit_insert_floor:
 *
 * The new floor is void, level 0, without sides.
 */
void
cr_edit_insert_floor (CrEdit *edit, const CrMap *map, int index, const char *id, const char *name)
{
  add_floor_item (edit, (Item){ .type = ITEM_FLOOR,
                                .action = ACTION_INSERT,
                                .at = index,
                                .data = cr_floor_data_new (cr_map_get_grid (map), id, name) });
}

void
cr_edit_remove_floor (CrEdit *edit, const CrMap *map, int index)
{
  add_floor_item (edit, (Item){ .type = ITEM_FLOOR, .action = ACTION_REMOVE, .at = index });
}

/**
 * cr_edit_set_floor:
 * @index: counted as if the earlier exchanges of this edit were done already
 * @like: name, known and storey are taken from it; a floor keeps its id, by which places name it
 */
void
cr_edit_set_floor (CrEdit *edit, const CrMap *map, int index, const CrFloor *like)
{
  add_item (edit, (Item){ .type = ITEM_FLOOR_INFO, .at = index, .data = copy_info (like) });
}

/**
 * cr_edit_exchange_grid:
 * @like: (transfer full): its grid, floors and sparse things; its codes must be numbered as those
 *   of the map that is changed
 *
 * Another grid. Whatever else the edit holds comes before it, or is meant for the new grid.
 */
void
cr_edit_exchange_grid (CrEdit *edit, CrMap *like)
{
  add_floor_item (edit, (Item){ .type = ITEM_GRID, .data = like });
}

/* The codes stay: both sides of the exchange count them alike, and a map only learns more. */
static void
swap_grid (Item *item, CrMap *map)
{
  CrMap *put = item->data;
  CrMap before = *map;

  map->grid = put->grid;
  map->floors = put->floors;
  memcpy (map->sections, put->sections, sizeof map->sections);
  map->outside = put->outside;
  map->outside_shift = put->outside_shift;
  put->grid = before.grid;
  put->floors = before.floors;
  memcpy (put->sections, before.sections, sizeof put->sections);
  put->outside = before.outside;
  put->outside_shift = before.outside_shift;
}

static void
swap_info (Item *item, CrMap *map)
{
  CrFloor *put = item->data, *info = cr_map_load_floor_info (map, item->at);
  CrFloor before = *put;

  put->name = info->name;
  put->known = info->known;
  put->storey = info->storey;
  info->name = before.name;
  info->known = before.known;
  info->storey = before.storey;
}

static void
swap_cell (Item *item, CrMap *map)
{
  gint16 *cell = &((CrFloorData *) map->floors->pdata[item->floor])->layers[item->where][item->at];
  int before = *cell;

  *cell = (gint16) item->value;
  item->value = before;
}

static void
swap_sides (Item *item, CrMap *map)
{
  GArray *sides = ((CrFloorData *) map->floors->pdata[item->floor])->sides;
  GArray *put = item->data;
  guint n, at = cr_sides_find (sides, item->at, item->where, &n);

  item->data = copy_sides (&g_array_index (sides, CrSide, at), n);
  if (n > 0)
    g_array_remove_range (sides, at, n);
  if (put->len > 0) {
    g_array_insert_vals (sides, at, put->data, put->len);
    /* The references went over to the map with the bytes. */
    g_array_set_clear_func (put, NULL);
  }
  g_array_unref (put);
}

/* Of a list of pointers: nodes of a section, or floors. */
static void
swap_pointer (Item *item, GPtrArray *list)
{
  gpointer before = NULL;

  switch (item->action) {
  case ACTION_EXCHANGE:
    before = list->pdata[item->at];
    list->pdata[item->at] = item->data;
    break;
  case ACTION_INSERT:
    g_ptr_array_insert (list, item->at, item->data);
    item->action = ACTION_REMOVE;
    break;
  case ACTION_REMOVE:
    before = g_ptr_array_steal_index (list, (guint) item->at);
    item->action = ACTION_INSERT;
    break;
  }
  item->data = before;
}

static void
swap_item (Item *item, CrMap *map)
{
  switch (item->type) {
  case ITEM_CELL:
    swap_cell (item, map);
    break;
  case ITEM_SIDES:
    swap_sides (item, map);
    break;
  case ITEM_NODE:
    swap_pointer (item, map->sections[item->where]);
    break;
  case ITEM_FLOOR:
    swap_pointer (item, map->floors);
    break;
  case ITEM_FLOOR_INFO:
    swap_info (item, map);
    break;
  case ITEM_GRID:
    swap_grid (item, map);
    break;
  }
}

/* What was done last must be undone first. */
static void
reverse (GArray *items)
{
  Item *first = (Item *) (void *) items->data;

  for (guint i = 0, j = items->len; i + 1 < j; i++) {
    Item item = first[i];

    j--;
    first[i] = first[j];
    first[j] = item;
  }
}

/**
 * cr_edit_swap:
 * @edit: (inout): holds what the map had, afterwards
 *
 * Exchanges stored and live values: does the edit, undoes it, does it again.
 */
void
cr_edit_swap (CrEdit *edit, CrMap *map)
{
  for (guint i = 0; i < edit->items->len; i++)
    swap_item (&g_array_index (edit->items, Item, i), map);
  reverse (edit->items);
  g_hash_table_remove_all (edit->found);
}

static gboolean
has_floors (const CrEdit *edit)
{
  for (guint i = 0; i < edit->items->len; i++)
    if (get_item (edit, i)->type == ITEM_FLOOR || get_item (edit, i)->type == ITEM_GRID)
      return TRUE;
  return FALSE;
}

static gboolean
can_drop (const Item *item)
{
  return item->type == ITEM_CELL || item->type == ITEM_SIDES;
}

/**
 * cr_edit_merge:
 * @edit: already swapped in
 * @later: (transfer full): swapped in after it
 *
 * Makes one step of two: afterwards @edit undoes both. Where both changed the same cell or side
 * the older value is kept.
 */
void
cr_edit_merge (CrEdit *edit, CrEdit *later)
{
  gboolean plain = !has_floors (edit) && !has_floors (later);
  g_autoptr (GArray) older = edit->items;
  g_autoptr (GHashTable) known = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);

  for (guint i = 0; plain && i < older->len; i++) {
    gint64 key = key_of (&g_array_index (older, Item, i));
    g_hash_table_add (known, g_memdup2 (&key, sizeof key));
  }

  edit->items = g_array_new (FALSE, FALSE, sizeof (Item));
  g_array_set_clear_func (edit->items, clear_item);
  for (guint i = 0; i < later->items->len; i++) {
    Item *item = &g_array_index (later->items, Item, i);
    gint64 key = key_of (item);

    if (plain && can_drop (item) && g_hash_table_contains (known, &key))
      continue;
    g_array_append_val (edit->items, *item);
    item->data = NULL;
  }
  g_array_append_vals (edit->items, older->data, older->len);
  g_array_set_clear_func (older, NULL);
  cr_edit_free (later);
}

/**
 * cr_edit_foreach_place:
 *
 * Calls @touch once for each hex whose values or sides the edit exchanges; of a side, for both
 * its hexes.
 */
void
cr_edit_foreach_place (const CrEdit *edit, const CrMap *map, CrEditTouch touch, gpointer data)
{
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_int64_hash, g_int64_equal, g_free, NULL);
  const CrGrid *grid = cr_map_get_grid (map);

  for (guint i = 0; i < edit->items->len; i++) {
    const Item *item = get_item (edit, i);
    int n_hexes = item->type == ITEM_CELL ? 1 : item->type == ITEM_SIDES ? 2 : 0;

    for (int j = 0; j < n_hexes; j++) {
      CrHex hex = cr_grid_get_hex (grid, item->at);
      CrPlace place = { item->floor, j == 0 ? hex : cr_hex_neighbour (hex, item->where) };
      gint64 key = ((gint64) item->floor << 32) | cr_grid_get_cell (grid, place.hex);

      if (cr_grid_contains (grid, place.hex) &&
          g_hash_table_add (seen, g_memdup2 (&key, sizeof key)))
        touch (place, data);
    }
  }
}

gboolean
cr_edit_touches_nodes (const CrEdit *edit)
{
  for (guint i = 0; i < edit->items->len; i++)
    if (get_item (edit, i)->type == ITEM_NODE)
      return TRUE;
  return FALSE;
}

/* Whether floors come or go, or are called otherwise. */
gboolean
cr_edit_touches_floors (const CrEdit *edit)
{
  for (guint i = 0; i < edit->items->len; i++)
    if (get_item (edit, i)->type == ITEM_FLOOR_INFO)
      return TRUE;
  return has_floors (edit);
}

/* Whether hexes are where other hexes were: every place that is remembered means another. */
gboolean
cr_edit_touches_grid (const CrEdit *edit)
{
  for (guint i = 0; i < edit->items->len; i++)
    if (get_item (edit, i)->type == ITEM_GRID)
      return TRUE;
  return FALSE;
}
