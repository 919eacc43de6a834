/* cre-play-stage.c: the castle of a game as it is drawn.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cre-play-private.h"

#include "cr-standing.h"

#include <string.h>

/* Returns: (transfer full) (nullable): by the number of a code in @to, its number in @from, to
 * which it is added; NULL for a layer without codes */
static int *
list_codes (const CrMap *from, const CrMap *to, CrLayer layer)
{
  int n = cr_map_n_codes (to, layer);
  int *codes = n > 0 ? g_new (int, n) : NULL;

  for (int i = 0; i < n; i++)
    codes[i] = cr_map_intern_code (from, layer, cr_map_get_code (to, layer, i));
  return codes;
}

static void
add_cells (CrEdit *edit, const CrMap *from, const CrMap *to, int floor, CrLayer layer)
{
  const CrGrid *grid = cr_map_get_grid (from);
  const gint16 *before = cr_map_get_layer (from, floor, layer);
  const gint16 *after = cr_map_get_layer (to, floor, layer);
  g_autofree int *codes = before != after ? list_codes (from, to, layer) : NULL;

  for (int cell = 0; before != after && cell < cr_grid_n_cells (grid); cell++) {
    int value = codes != NULL ? codes[after[cell]] : after[cell];

    if (before[cell] != value)
      cr_edit_set_value (edit, from, (CrPlace){ floor, cr_grid_get_hex (grid, cell) }, layer,
                         value);
  }
}

/* Adds the things on the sides of @to, for the places in @like. */
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

/* Adds a floor that the game has made, behind the floors of the stage: the mines (MIN). */
static void
add_floor (CrEdit *edit, const CrMap *from, const CrMap *to, int floor)
{
  const CrGrid *grid = cr_map_get_grid (from);
  const CrFloor *like = cr_map_get_floor (to, floor);

  cr_edit_insert_floor_at (edit, from, floor, like);
  cr_edit_set_floor (edit, from, floor, like);
  for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++) {
    const gint16 *after = cr_map_get_layer (to, floor, layer);
    g_autofree int *codes = list_codes (from, to, layer);
    int usual = layer == CR_LAYER_LEVEL ? like->defaults[CR_LAYER_LEVEL] : 0;

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      if (after[cell] != usual)
        cr_edit_set_value (edit, from, (CrPlace){ floor, cr_grid_get_hex (grid, cell) }, layer,
                           codes != NULL ? codes[after[cell]] : after[cell]);
  }
}

/* Mechanisms and other nodes are changed in their places. */
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
  for (guint i = n; i < cr_map_n_nodes (to, section); i++)
    cr_edit_insert_node (edit, from, section, i, cr_node_copy (cr_map_get_node (to, section, i)));
  for (guint i = cr_map_n_nodes (from, section); i-- > n;)
    cr_edit_remove_node (edit, from, section, i);
}

CrEdit *
cre_play_find_changes (const CrMap *from, const CrMap *to)
{
  CrEdit *edit = cr_edit_new ();
  int n_before = cr_map_n_floors (from), n_after = cr_map_n_floors (to);

  for (int floor = n_before; floor < n_after; floor++)
    add_floor (edit, from, to, floor);
  for (int floor = n_before; floor-- > n_after;)
    cr_edit_remove_floor (edit, from, floor);
  for (int floor = 0; floor < MIN (n_before, n_after); floor++) {
    for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++)
      add_cells (edit, from, to, floor, layer);
    add_sides (edit, from, to, from, floor);
    add_sides (edit, from, to, to, floor);
  }
  for (CrSection section = 0; section < CR_N_SECTIONS; section++)
    add_nodes (edit, from, to, section);
  return edit;
}

/* Gear that was set down changes the ground only for the rules; the drawing keeps the ground under
 * it. Returns: (transfer full): the castle as it is drawn */
CrMap *
cre_play_dup_seen (const CrState *state)
{
  CrMap *map = cr_map_copy (cr_state_get_map (state));
  g_autoptr (CrEdit) edit = cr_edit_new ();
  guint n = 0;

  for (guint i = 0; i < cr_state_n_gear (state); i++) {
    const CrGear *gear = cr_state_get_gear (state, i);
    CrStanding standing = { gear->id, NULL, gear->places[0], (CrDirection) gear->facing };

    if (gear->state != CR_GEAR_SET && gear->state != CR_GEAR_DUG)
      continue;
    standing.kind = gear->work->piece;
    for (guint j = 0; gear->state == CR_GEAR_SET && j < gear->work->hexes->len; j++) {
      cr_edit_set_code (edit, map, gear->places[j], CR_LAYER_TERRAIN, gear->under[j]);
      cr_edit_set_value (edit, map, gear->places[j], CR_LAYER_FACING, gear->under_front[j]);
    }
    cr_edit_insert_node (edit, map, CR_SECTION_GEAR, n++, cr_standing_make_node (map, &standing));
  }
  cr_edit_swap (edit, map);
  return map;
}
