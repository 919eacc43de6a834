/* cr-edit-swap.c: doing a change, undoing it, and making one step of two.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"

#include "cr-map-private.h"

#include <string.h>

/* What a change touches. */

static int
count_hexes (const CrEditItem *item)
{
  return item->type == CR_EDIT_CELL ? 1 : item->type == CR_EDIT_SIDES ? 2 : 0;
}

/* How many floors lie between the lowest and the highest whose hexes are touched, these included.
 */
static int
find_floors (const CrEdit *edit, int *first_out)
{
  int first = G_MAXINT, last = -1;

  for (guint i = 0; i < edit->items->len; i++) {
    const CrEditItem *item = cr_edit_get_item (edit, i);

    if (count_hexes (item) == 0)
      continue;
    first = MIN (first, item->floor);
    last = MAX (last, item->floor);
  }
  *first_out = first;
  return last >= 0 ? last - first + 1 : 0;
}

void
cr_edit_foreach_place (const CrEdit *edit, const CrMap *map, CrEditTouch touch, gpointer data)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n_cells = (gsize) cr_grid_n_cells (grid);
  int first, n_floors = find_floors (edit, &first);
  g_autofree guint8 *seen = g_new0 (guint8, n_cells * (gsize) n_floors);

  for (guint i = 0; i < edit->items->len; i++) {
    const CrEditItem *item = cr_edit_get_item (edit, i);
    int n_hexes = count_hexes (item);

    for (int j = 0; j < n_hexes; j++) {
      CrHex hex = cr_grid_get_hex (grid, item->at);
      CrPlace place = { item->floor, j == 0 ? hex : cr_hex_neighbour (hex, item->where) };
      int cell = cr_grid_get_cell (grid, place.hex);
      guint8 *known = seen + n_cells * (gsize) (item->floor - first) + MAX (cell, 0);

      if (cell < 0 || *known)
        continue;
      *known = TRUE;
      touch (place, data);
    }
  }
}

static void
add_place_cb (CrPlace place, gpointer data)
{
  g_array_append_val ((GArray *) data, place);
}

GArray *
cr_edit_dup_places (const CrEdit *edit, const CrMap *map)
{
  GArray *places = g_array_sized_new (FALSE, FALSE, sizeof (CrPlace), edit->items->len);

  cr_edit_foreach_place (edit, map, add_place_cb, places);
  return places;
}

static gboolean
holds_type (const CrEdit *edit, CrEditType type)
{
  for (guint i = 0; i < edit->items->len; i++)
    if (cr_edit_get_item (edit, i)->type == type)
      return TRUE;
  return FALSE;
}

gboolean
cr_edit_moves_places (const CrEdit *edit)
{
  return holds_type (edit, CR_EDIT_FLOOR) || holds_type (edit, CR_EDIT_GRID);
}

gboolean
cr_edit_touches_nodes (const CrEdit *edit)
{
  return holds_type (edit, CR_EDIT_NODE);
}

gboolean
cr_edit_moves_nodes (const CrEdit *edit)
{
  for (guint i = 0; i < edit->items->len; i++) {
    const CrEditItem *item = cr_edit_get_item (edit, i);

    if (item->type == CR_EDIT_NODE && item->action != CR_EDIT_EXCHANGE)
      return TRUE;
  }
  return FALSE;
}

void
cr_edit_foreach_node (const CrEdit *edit, CrEditTouchNode touch, gpointer data)
{
  for (guint i = 0; i < edit->items->len; i++) {
    const CrEditItem *item = cr_edit_get_item (edit, i);

    if (item->type == CR_EDIT_NODE)
      touch (item->where, (guint) item->at, data);
  }
}

gboolean
cr_edit_touches_section (const CrEdit *edit, CrSection section)
{
  for (guint i = 0; i < edit->items->len; i++) {
    const CrEditItem *item = cr_edit_get_item (edit, i);

    if (item->type == CR_EDIT_NODE && item->where == (int) section)
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_edit_touches_floors (const CrEdit *edit)
{
  return holds_type (edit, CR_EDIT_FLOOR_INFO) || cr_edit_moves_places (edit);
}

gboolean
cr_edit_touches_grid (const CrEdit *edit)
{
  return holds_type (edit, CR_EDIT_GRID);
}

gboolean
cr_edit_carry (const CrEdit *edit, CrPlace *place)
{
  /* What it holds undoes it, and stands in the order in which that must be done. */
  for (guint i = edit->items->len; i > 0; i--) {
    const CrEditItem *item = cr_edit_get_item (edit, i - 1);

    if (item->type == CR_EDIT_GRID)
      place->hex = cr_hex_sub (place->hex, (CrHex){ item->at, item->value });
    else if (item->type == CR_EDIT_FLOOR && item->action == CR_EDIT_REMOVE)
      place->floor += place->floor >= item->at;
    else if (item->type == CR_EDIT_FLOOR && place->floor == item->at)
      return FALSE;
    else if (item->type == CR_EDIT_FLOOR)
      place->floor -= place->floor > item->at;
  }
  return TRUE;
}

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
  CrFloorData *floor = map->floors->pdata[item->floor];
  GArray *sides = floor->sides;
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
  cr_floor_data_note_side (floor, item->at, item->where);
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
