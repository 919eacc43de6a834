/* cr-resize.c: a map made larger or smaller at its edges. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-resize.h"

#include "cr-error.h"
#include "cr-map-load.h"
#include "cr-numbering.h"
#include "cr-resize-private.h"
#include "cr-text.h"

static gboolean
refuse_size (GError **error, int columns, int rows)
{
  g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
               cr_text ("the map would have %d columns and %d rows, expected 1 to %d of each"),
               columns, rows, CR_GRID_MAX_SPAN);
  return FALSE;
}

/* Every hex stays where it is in the plane: lanes that come before the first, when they are odd in
 * number, make of the first lane an even one. */
static gboolean
find_grid (const CrMap *map, const CrMargins *margins, CrResizing *resizing, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (map);
  int before = grid->orientation == CR_FLAT ? margins->west : margins->north;
  gint64 columns = (gint64) grid->columns + margins->west + margins->east;
  gint64 rows = (gint64) grid->rows + margins->north + margins->south;

  if (columns < 1 || rows < 1 || columns > CR_GRID_MAX_SPAN || rows > CR_GRID_MAX_SPAN)
    return refuse_size (error, (int) CLAMP (columns, G_MININT, G_MAXINT),
                        (int) CLAMP (rows, G_MININT, G_MAXINT));
  resizing->grid = *grid;
  resizing->grid.columns = (int) columns;
  resizing->grid.rows = (int) rows;
  if (cr_map_n_floors (map) > cr_grid_most_floors (&resizing->grid)) {
    g_set_error (error, CR_ERROR, CR_ERROR_LIMIT,
                 cr_text ("a map of this size has at most %d floors"),
                 cr_grid_most_floors (&resizing->grid));
    return FALSE;
  }
  if (before % 2 != 0)
    resizing->grid.shift = grid->shift == CR_SHIFT_ODD ? CR_SHIFT_EVEN : CR_SHIFT_ODD;
  resizing->shift = cr_grid_hex_at (&resizing->grid, 1 + margins->west, 1 + margins->north);
  return TRUE;
}

/* How the first numbers change, that every hex keeps its own. */
static CrNumbering
move_numbering (const CrNumbering *numbering, const CrMargins *margins, gboolean *renumbered)
{
  gboolean east = numbering->from == CR_CORNER_NE || numbering->from == CR_CORNER_SE;
  gboolean south = numbering->from == CR_CORNER_SE || numbering->from == CR_CORNER_SW;
  int least = numbering->pattern == CR_PATTERN_LETTER ? 1 : 0;
  CrNumbering moved = *numbering;

  moved.first_column -= east ? margins->east : margins->west;
  moved.first_row -= south ? margins->south : margins->north;
  *renumbered = moved.first_column < least || moved.first_row < 0;
  if (moved.first_column < least)
    moved.first_column = 1;
  if (moved.first_row < 0)
    moved.first_row = 1;
  return moved;
}

static gboolean
is_painted (const CrMap *map, int floor, int cell)
{
  const CrFloor *info = cr_map_get_floor (map, floor);

  for (int i = 0; i < CR_N_LAYERS; i++)
    if (cr_map_get_layer (map, floor, i)[cell] != info->defaults[i])
      return TRUE;
  return FALSE;
}

static guint
count_painted (const CrMap *map, const CrResizing *resizing)
{
  guint n = 0;

  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (map)); cell++) {
    CrHex hex = cr_hex_add (cr_grid_get_hex (cr_map_get_grid (map), cell), resizing->shift);

    for (int floor = 0; floor < cr_map_n_floors (map) && !cr_grid_contains (&resizing->grid, hex);
         floor++)
      n += is_painted (map, floor, cell);
  }
  return n;
}

/* Of what is hidden, what comes into view and was not there. */
static guint
count_back (const CrMap *map, const CrResizing *resizing)
{
  const CrMap *outside = cr_map_get_outside (map);
  guint n = 0;

  for (int cell = 0; outside != NULL && cell < cr_grid_n_cells (cr_map_get_grid (outside));
       cell++) {
    CrHex here = cr_hex_sub (cr_grid_get_hex (cr_map_get_grid (outside), cell),
                             cr_map_get_outside_shift (map));

    if (cr_grid_contains (cr_map_get_grid (map), here) ||
        !cr_grid_contains (&resizing->grid, cr_hex_add (here, resizing->shift)))
      continue;
    for (int floor = 0; floor < cr_map_n_floors (outside); floor++)
      n += is_painted (outside, floor, cell);
  }
  return n;
}

/* What loses a part where only @grid is seen, its hexes moved by @shift. */
static guint
count_lost (const CrMap *map, const CrGrid *grid, CrHex shift)
{
  g_auto (CrWindowing) view = { 0 };
  guint n = 0;

  cr_windowing_init (&view, map, map, grid, shift);
  for (int section = CR_SECTION_LINKS; section <= CR_SECTION_LABELS; section++)
    for (guint i = 0; i < cr_map_n_nodes (map, section); i++) {
      gboolean lost = FALSE;
      CrNode *node = cr_readdress_node (&view.how, cr_map_get_node (map, section, i), &lost);

      g_clear_pointer (&node, cr_node_unref);
      n += lost;
    }
  return n;
}

gboolean
cr_resize_plan (const CrMap *map,
                const CrMargins *margins,
                CrResizing *resizing_out,
                GError **error)
{
  CrNumbering numbering = cr_map_get_numbering (map);
  CrResizing resizing = { 0 };

  if (!find_grid (map, margins, &resizing, error))
    return FALSE;
  move_numbering (&numbering, margins, &resizing.renumbered);
  resizing.n_painted = count_painted (map, &resizing);
  resizing.n_back = count_back (map, &resizing);
  resizing.n_lost = count_lost (map, &resizing.grid, resizing.shift);
  *resizing_out = resizing;
  return TRUE;
}

static void
set_numbering (CrMap *made, const CrMap *map, const CrMargins *margins)
{
  CrNumbering numbering = cr_map_get_numbering (map), moved;
  gboolean renumbered;

  moved = move_numbering (&numbering, margins, &renumbered);
  if (moved.first_column == numbering.first_column && moved.first_row == numbering.first_row)
    return;
  if (cr_map_find_node (map, CR_SECTION_HEAD, "numbering", NULL) == NULL)
    cr_map_load_node (made, CR_SECTION_HEAD, cr_numbering_to_node (&moved));
  for (guint i = 0; i < cr_map_n_nodes (made, CR_SECTION_HEAD); i++)
    if (cr_node_is (cr_map_get_node (made, CR_SECTION_HEAD, i), "numbering")) {
      CrNode *node = cr_node_copy (cr_map_get_node (made, CR_SECTION_HEAD, i));
      g_autofree char *first = g_strdup_printf ("%d %d", moved.first_column, moved.first_row);

      cr_node_set (node, "first", first);
      cr_map_load_over (made, CR_SECTION_HEAD, i, node);
    }
}

static gboolean
contains_all (const CrGrid *grid, const CrGrid *inner, CrHex shift)
{
  const int corners[4][2] = {
    { 1, 1 }, { inner->columns, 1 }, { 1, inner->rows }, { inner->columns, inner->rows }
  };

  for (int i = 0; i < 4; i++)
    if (!cr_grid_contains (
            grid, cr_hex_add (cr_grid_hex_at (inner, corners[i][0], corners[i][1]), shift)))
      return FALSE;
  return TRUE;
}

gboolean
cr_resize_halved (CrEdit *edit,
                  const CrMap *map,
                  const CrMargins *margins,
                  gboolean halves,
                  GError **error)
{
  CrResizing resizing = { 0 };
  g_autoptr (CrMap) whole = NULL;
  CrHex shift; /* from hexes of the whole to those of the new map */
  CrMap *made;

  if (!find_grid (map, margins, &resizing, error))
    return FALSE;
  resizing.grid.halves = halves;
  whole = cr_whole_new (map, &shift);
  shift = cr_hex_add (resizing.shift, shift);
  made = cr_window_new (whole, &resizing.grid, shift);
  cr_window_take_head (made, map);
  set_numbering (made, map, margins);
  if (!contains_all (&resizing.grid, cr_map_get_grid (whole), shift)) {
    cr_map_load_outside (made, g_steal_pointer (&whole), cr_hex_sub ((CrHex){ 0, 0 }, shift));
  }
  cr_edit_exchange_grid (edit, made, resizing.shift);
  return TRUE;
}

gboolean
cr_resize (CrEdit *edit, const CrMap *map, const CrMargins *margins, GError **error)
{
  if (margins->west == 0 && margins->east == 0 && margins->north == 0 && margins->south == 0)
    return TRUE;
  return cr_resize_halved (edit, map, margins, cr_map_get_grid (map)->halves, error);
}

guint
cr_resize_count_hidden (const CrMap *map)
{
  const CrMap *outside = cr_map_get_outside (map);
  guint n = 0;

  for (int cell = 0; outside != NULL && cell < cr_grid_n_cells (cr_map_get_grid (outside));
       cell++) {
    CrHex here = cr_hex_sub (cr_grid_get_hex (cr_map_get_grid (outside), cell),
                             cr_map_get_outside_shift (map));

    for (int floor = 0;
         !cr_grid_contains (cr_map_get_grid (map), here) && floor < cr_map_n_floors (outside);
         floor++)
      n += is_painted (outside, floor, cell);
  }
  if (outside != NULL)
    n += count_lost (outside, cr_map_get_grid (map),
                     cr_hex_sub ((CrHex){ 0, 0 }, cr_map_get_outside_shift (map)));
  return n;
}
