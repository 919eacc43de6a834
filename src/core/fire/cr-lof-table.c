/* cr-lof-table.c: sites and sides looked up once for many lines. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-lof-view.h"

/* Of one hex of a floor: the site and what stands on its six sides. */
typedef struct {
  CrLofSite site;
  const CrSide *things[CR_N_DIRECTIONS];
  guint8 n_things[CR_N_DIRECTIONS];
} Cell;

/* Sides are sorted, those of one side in a row. */
static void
read_sides (const CrMap *map, int floor, Cell *cells)
{
  const CrGrid *grid = cr_map_get_grid (map);
  gsize n;
  const CrSide *things = cr_map_get_all_sides (map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrHex other = cr_hex_neighbour (cr_grid_get_hex (grid, things[i].cell), things[i].direction);
    CrDirection back = cr_direction_opposite (things[i].direction);
    int cell = cr_grid_get_cell (grid, other);

    if (cells[things[i].cell].n_things[things[i].direction]++ == 0)
      cells[things[i].cell].things[things[i].direction] = &things[i];
    if (cell >= 0 && cells[cell].n_things[back]++ == 0)
      cells[cell].things[back] = &things[i];
  }
}

static Cell *
read_floor (const CrScene *scene, int floor)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  int n_cells = cr_grid_n_cells (grid);
  Cell *cells = g_new0 (Cell, n_cells);

  read_sides (map, floor, cells);
  for (int i = 0; i < n_cells; i++) {
    guint8 sides = 0;

    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      sides |= (guint8) (cells[i].n_things[d] > 0 ? 1u << d : 0);
    cells[i].site =
        cr_lof_look_up_site (scene, (CrPlace){ floor, cr_grid_get_hex (grid, i) }, sides);
  }
  return cells;
}

/* Whether LOF-08 can forbid anything at all. */
static gboolean
has_keep_doors (const CrLofTable *table, const CrMap *map)
{
  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const Cell *cells = table->floors->pdata[floor];

    for (int i = 0; i < cr_grid_n_cells (table->grid); i++)
      for (CrDirection d = 0; cells[i].site.keep && d < CR_N_DIRECTIONS; d++)
        for (int j = 0; j < cells[i].n_things[d]; j++)
          if (cells[i].things[d][j].kind == CR_SIDE_DOORWAY)
            return TRUE;
  }
  return FALSE;
}

CrLofTable *
cr_lof_table_new (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrLofTable *table = g_new0 (CrLofTable, 1);

  table->scene = scene;
  table->grid = cr_map_get_grid (map);
  table->floors = g_ptr_array_new_with_free_func (g_free);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    g_ptr_array_add (table->floors, read_floor (scene, floor));
  cr_lof_square_init (&table->square, table->grid);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    table->neighbours[d] = cr_hex_steps[d].q * table->square.stride + cr_hex_steps[d].r;
  table->views = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_lof_view_free);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    g_ptr_array_add (table->views, cr_lof_view_new (table, floor));
  table->keep_doors = has_keep_doors (table, map);
  return table;
}

void
cr_lof_table_free (CrLofTable *table)
{
  if (table == NULL)
    return;
  g_ptr_array_unref (table->floors);
  g_ptr_array_unref (table->views);
  g_free (table);
}

static const Cell *
find_cell (const CrLofTable *table, CrPlace place)
{
  int cell = cr_grid_get_cell (table->grid, place.hex);

  return cell < 0 ? NULL : &((const Cell *) table->floors->pdata[place.floor])[cell];
}

CrLofSite
cr_lof_table_site (const CrLofTable *table, CrPlace place)
{
  const Cell *cell = find_cell (table, place);

  return cell == NULL ? (CrLofSite){ 0 } : cell->site;
}

/* A hex off the map has the sides that its neighbour on the map names. */
const CrSide *
cr_lof_table_sides (const CrLofTable *table, CrPlace place, CrDirection direction, gsize *n_out)
{
  const Cell *cell = find_cell (table, place);

  if (cell == NULL) {
    place.hex = cr_hex_neighbour (place.hex, direction);
    direction = cr_direction_opposite (direction);
    cell = find_cell (table, place);
  }
  *n_out = cell == NULL ? 0 : cell->n_things[direction];
  return cell == NULL ? NULL : cell->things[direction];
}
