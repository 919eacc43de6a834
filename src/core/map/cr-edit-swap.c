/* cr-edit-swap.c: doing a change, undoing it, and making one step of two.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"

#include <string.h>

#include "cr-map-private.h"

/* The codes stay: both sides of the exchange count them alike, and a map only learns more. */
static void
swap_grid (CrEditItem *item, CrMap *map)
{
  CrMap *put = item->data;
  CrMap before = *map;

  map->grid = put->grid;
  map->floors = put->floors;
  memcpy (map->sections, put->sections, sizeof map->sections);
  memcpy (map->ids, put->ids, sizeof map->ids);
  map->outside = put->outside;
  map->outside_shift = put->outside_shift;
  put->grid = before.grid;
  put->floors = before.floors;
  memcpy (put->sections, before.sections, sizeof put->sections);
  memcpy (put->ids, before.ids, sizeof put->ids);
  put->outside = before.outside;
  put->outside_shift = before.outside_shift;
  item->at = -item->at;
  item->value = -item->value;
}

static void
swap_info (CrEditItem *item, CrMap *map)
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
swap_cell (CrEditItem *item, CrMap *map)
{
  gint16 *cell = &((CrFloorData *) map->floors->pdata[item->floor])->layers[item->where][item->at];
  int before = *cell;

  *cell = (gint16) item->value;
  item->value = before;
}

static void
swap_sides (CrEditItem *item, CrMap *map)
{
  GArray *sides = ((CrFloorData *) map->floors->pdata[item->floor])->sides;
  GArray *put = item->data;
  guint n, at = cr_sides_find (sides, item->at, item->where, &n);

  item->data = cr_edit_copy_sides (&g_array_index (sides, CrSide, at), n);
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
swap_pointer (CrEditItem *item, GPtrArray *list)
{
  gpointer before = NULL;

  switch (item->action) {
  case CR_EDIT_EXCHANGE:
    before = list->pdata[item->at];
    list->pdata[item->at] = item->data;
    break;
  case CR_EDIT_INSERT:
    g_ptr_array_insert (list, item->at, item->data);
    item->action = CR_EDIT_REMOVE;
    break;
  case CR_EDIT_REMOVE:
    before = g_ptr_array_steal_index (list, (guint) item->at);
    item->action = CR_EDIT_INSERT;
    break;
  }
  item->data = before;
}

static void
swap_item (CrEditItem *item, CrMap *map)
{
  switch (item->type) {
  case CR_EDIT_CELL:
    swap_cell (item, map);
    break;
  case CR_EDIT_SIDES:
    swap_sides (item, map);
    break;
  case CR_EDIT_NODE:
    swap_pointer (item, map->sections[item->where]);
    break;
  case CR_EDIT_FLOOR:
    swap_pointer (item, map->floors);
    break;
  case CR_EDIT_FLOOR_INFO:
    swap_info (item, map);
    break;
  case CR_EDIT_GRID:
    swap_grid (item, map);
    break;
  }
}

/* What was done last must be undone first. */
static void
reverse_items (GArray *items)
{
  CrEditItem *first = (CrEditItem *) (void *) items->data;

  for (guint i = 0, j = items->len; i + 1 < j; i++) {
    CrEditItem item = first[i];

    j--;
    first[i] = first[j];
    first[j] = item;
  }
}

/* Once for all exchanges of nodes: sections that were none of an edit's business are left alone.
 * @sections: bit s: section s */
static void
note_sections (CrMap *map, guint sections)
{
  for (int i = 0; i < CR_N_SECTIONS; i++)
    if (sections & (1u << i))
      cr_map_note_ids (map, i);
}

void
cr_edit_swap (CrEdit *edit, CrMap *map)
{
  guint touched = 0;

  for (guint i = 0; i < edit->items->len; i++) {
    CrEditItem *item = &g_array_index (edit->items, CrEditItem, i);

    /* The sections change hands: what is known of them goes with them. */
    if (item->type == CR_EDIT_GRID) {
      note_sections (map, touched);
      touched = 0;
    }
    swap_item (item, map);
    if (item->type == CR_EDIT_NODE)
      touched |= 1u << item->where;
  }
  note_sections (map, touched);
  reverse_items (edit->items);
  cr_edit_index_clear (&edit->found);
}

static gboolean
can_drop (const CrEditItem *item)
{
  return item->type == CR_EDIT_CELL || item->type == CR_EDIT_SIDES;
}

void
cr_edit_join (CrEdit *edit, CrEdit *other)
{
  g_array_append_vals (edit->items, other->items->data, other->items->len);
  g_array_set_clear_func (other->items, NULL);
  cr_edit_index_clear (&edit->found);
  cr_edit_free (other);
}

void
cr_edit_merge (CrEdit *edit, CrEdit *later)
{
  gboolean plain = !cr_edit_moves_places (edit) && !cr_edit_moves_places (later);
  g_autoptr (GArray) older = edit->items;
  g_auto (CrEditIndex) known = { NULL };

  for (guint i = 0; plain && i < older->len; i++)
    if (can_drop (&g_array_index (older, CrEditItem, i)))
      cr_edit_index_add (&known, older, i);

  edit->items = g_array_new (FALSE, FALSE, sizeof (CrEditItem));
  g_array_set_clear_func (edit->items, cr_edit_item_clear);
  for (guint i = 0; i < later->items->len; i++) {
    CrEditItem *item = &g_array_index (later->items, CrEditItem, i);

    if (plain && can_drop (item) && cr_edit_index_find (&known, older, item) != 0)
      continue;
    g_array_append_val (edit->items, *item);
    item->data = NULL;
  }
  g_array_append_vals (edit->items, older->data, older->len);
  g_array_set_clear_func (older, NULL);
  cr_edit_free (later);
}
