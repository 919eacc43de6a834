/* cr-edit-touch.c: what a change touches. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"

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
