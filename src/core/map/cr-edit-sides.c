/* cr-edit-sides.c: changes to what stands on the sides of hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit-private.h"

#include "cr-map-private.h"

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
  if (!cr_edit_is_found (edit, &item) &&
      same_sides ((CrSide *) (void *) copy->data, copy->len, now, n_now))
    return;

  CrEditItem *kept = cr_edit_find_or_add (edit, &item);
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

  if (side_item (map, place, direction, &item) && cr_edit_is_found (edit, &item)) {
    const GArray *planned = cr_edit_find_or_add (edit, &item)->data;
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
