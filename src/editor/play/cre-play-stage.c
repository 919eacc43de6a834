/* cre-play-stage.c: the castle of a game as it is to be looked at.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include <string.h>

static void
add_cells (CrEdit *edit, const CrMap *from, const CrMap *to, int floor, CrLayer layer)
{
  const CrGrid *grid = cr_map_get_grid (from);
  const gint16 *before = cr_map_get_layer (from, floor, layer);
  const gint16 *after = cr_map_get_layer (to, floor, layer);

  for (int cell = 0; before != after && cell < cr_grid_n_cells (grid); cell++)
    if (before[cell] != after[cell])
      cr_edit_set_value (edit, from, (CrPlace){ floor, cr_grid_get_hex (grid, cell) }, layer,
                         after[cell]);
}

/* Of those that stand in @like, as they stand in @to. */
static void
add_sides (CrEdit *edit, const CrMap *from, const CrMap *to, const CrMap *like, int floor)
{
  gsize n = 0, n_after = 0;
  const CrSide *sides = cr_map_get_all_sides (like, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (like), sides[i].cell) };
    CrDirection direction = (CrDirection) sides[i].direction;
    const CrSide *after = cr_map_get_sides (to, place, direction, &n_after);

    cr_edit_set_sides (edit, from, place, direction, after, n_after);
  }
}

/* Mechanisms and their like change in their places. */
static void
add_nodes (CrEdit *edit, const CrMap *from, const CrMap *to, CrSection section)
{
  guint n = MIN (cr_map_n_nodes (from, section), cr_map_n_nodes (to, section));

  for (guint i = 0; i < n; i++) {
    const CrNode *before = cr_map_get_node (from, section, i);
    const CrNode *after = cr_map_get_node (to, section, i);

    if (before != after && !cr_node_equal (before, after))
      cr_edit_replace_node (edit, from, section, i, cr_node_copy (after));
  }
}

CrEdit *
cre_play_find_changes (const CrMap *from, const CrMap *to)
{
  CrEdit *edit = cr_edit_new ();

  for (int floor = 0; floor < cr_map_n_floors (from); floor++) {
    for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++)
      add_cells (edit, from, to, floor, layer);
    add_sides (edit, from, to, from, floor);
    add_sides (edit, from, to, to, floor);
  }
  for (CrSection section = 0; section < CR_N_SECTIONS; section++)
    add_nodes (edit, from, to, section);
  return edit;
}
