/* cr-piece-sides.c: what stands on the sides of a piece, put into a map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-piece-paste-private.h"

static void
clear_side (gpointer data)
{
  CrSide *side = data;

  g_clear_pointer (&side->node, cr_node_unref);
}

/* What stands on a side of the piece, inside being as seen from @from's hex. */
static GArray *
dup_sides (CrPieceWork *it, CrPlace from, CrDirection direction)
{
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (CrSide));
  gsize n;
  const CrSide *things = cr_map_get_sides (it->piece, from, direction, &n);

  g_array_set_clear_func (sides, clear_side);
  for (gsize i = 0; i < n; i++) {
    CrSide side = things[i];

    if (side.inside != CR_INSIDE_NONE)
      side.inside =
          cr_map_is_inside (it->piece, &side, from.hex) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND;
    side.node = cr_piece_rename_node (it, things[i].node);
    g_array_append_val (sides, side);
  }
  return sides;
}

/* All that stands on a side, inside being as seen from @place. */
static void
set_sides (CrEdit *edit, const CrMap *map, CrPlace place, CrDirection direction, GArray *sides)
{
  CrHex named = place.hex;
  CrDirection from_named = direction;

  cr_grid_name_side (cr_map_get_grid (map), &named, &from_named);
  for (guint i = 0; i < sides->len && !cr_hex_equal (named, place.hex); i++) {
    CrSide *side = &g_array_index (sides, CrSide, i);

    if (side->inside != CR_INSIDE_NONE)
      side->inside = side->inside == CR_INSIDE_HERE ? CR_INSIDE_BEYOND : CR_INSIDE_HERE;
  }
  cr_edit_set_sides (edit, map, place, direction, (const CrSide *) (const void *) sides->data,
                     sides->len);
}

void
cr_piece_paste_sides (CrPieceWork *it, CrEdit *edit, CrPlace from, CrPlace to)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    g_autoptr (GArray) sides = dup_sides (it, from, d);
    CrDirection turned = cr_motion_turn (it->readdress.motion, d);
    CrPlace next = cr_place_neighbour (from, d);

    if (cr_map_has_place (it->piece, next))
      set_sides (edit, it->map, to, turned, sides);
    else
      for (guint i = 0; i < sides->len; i++)
        cr_edit_put_side (edit, it->map, to, turned, g_array_index (sides, CrSide, i));
  }
}
