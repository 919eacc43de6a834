/* cr-lof-table.c: sites and sides looked up once for many lines. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-lof-view.h"

/* Copies of what stands on the sides of one hex: things[first[d]] up to things[first[d + 1]] are
 * those in direction d. The map's own list moves with each side that is added anywhere. */
typedef struct {
  guint16 first[CR_N_DIRECTIONS + 1];
  CrSide things[];
} Stand;

/* Of one hex of a floor. @stand: (nullable): NULL when its sides are bare */
typedef struct {
  CrLofSite site;
  Stand *stand;
} Cell;

typedef struct {
  Cell *cells;
  int n_cells;
} Floor;

static void
free_floor (gpointer data)
{
  Floor *floor = data;

  for (int i = 0; i < floor->n_cells; i++)
    g_free (floor->cells[i].stand);
  g_free (floor->cells);
  g_free (floor);
}

static Stand *
read_stand (const CrMap *map, CrPlace place, guint8 sides)
{
  Stand *stand = NULL;
  gsize n_all = 0;

  if (sides == 0)
    return NULL;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n = 0;
    const CrSide *things = (sides >> d & 1) != 0 ? cr_map_get_sides (map, place, d, &n) : NULL;

    stand = g_realloc (stand, sizeof (Stand) + (n_all + n) * sizeof (CrSide));
    stand->first[d] = (guint16) n_all;
    if (n > 0)
      memcpy (&stand->things[n_all], things, n * sizeof (CrSide));
    n_all += n;
  }
  stand->first[CR_N_DIRECTIONS] = (guint16) n_all;
  return stand;
}

static Cell *find_cell (const CrLofTable *table, CrPlace place);

/* LOF-08 can forbid something only where there is such a hex: a keep's, as lines of some floor meet
 * it, with a doorway of that floor. */
static int
count_keep_doors (const CrLofTable *table, CrHex hex)
{
  int n = 0;

  for (int floor = 0; floor < (int) table->floors->len; floor++) {
    const Stand *stand = find_cell (table, (CrPlace){ floor, hex })->stand;

    if (stand == NULL || !cr_lof_table_site (table, cr_lof_view_place (table, floor, hex)).keep)
      continue;
    for (int i = 0; i < stand->first[CR_N_DIRECTIONS]; i++)
      n += stand->things[i].kind == CR_SIDE_DOORWAY ? 1 : 0;
  }
  return n;
}

static void
read_cell (const CrLofTable *table, CrPlace place, Cell *cell, guint8 sides)
{
  g_free (cell->stand);
  cell->stand = read_stand (cr_scene_get_map (table->scene), place, sides);
  cell->site = cr_lof_look_up_site (table->scene, place, sides);
}

/* A bit for each side on which something stands. */
static void
find_all_sides (const CrLofTable *table, int floor, guint8 *sides)
{
  gsize n;
  const CrSide *things = cr_map_get_all_sides (cr_scene_get_map (table->scene), floor, &n);

  for (gsize i = 0; i < n; i++) {
    CrDirection d = things[i].direction;
    CrHex other = cr_hex_neighbour (cr_grid_get_hex (table->grid, things[i].cell), d);
    int cell = cr_grid_get_cell (table->grid, other);

    sides[things[i].cell] |= (guint8) (1u << d);
    if (cell >= 0)
      sides[cell] |= (guint8) (1u << cr_direction_opposite (d));
  }
}

static Floor *
read_floor (const CrLofTable *table, int index)
{
  Floor *floor = g_new0 (Floor, 1);

  floor->n_cells = cr_grid_n_cells (table->grid);
  floor->cells = g_new0 (Cell, floor->n_cells);

  g_autofree guint8 *sides = g_malloc0 (floor->n_cells);
  find_all_sides (table, index, sides);
  for (int i = 0; i < floor->n_cells; i++)
    read_cell (table, (CrPlace){ index, cr_grid_get_hex (table->grid, i) }, &floor->cells[i],
               sides[i]);
  return floor;
}

CrLofTable *
cr_lof_table_new (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrLofTable *table = g_new0 (CrLofTable, 1);

  table->scene = scene;
  table->ward_stale = TRUE;
  table->grid = cr_map_get_grid (map);
  table->floors = g_ptr_array_new_with_free_func (free_floor);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    g_ptr_array_add (table->floors, read_floor (table, floor));
  for (int i = 0; i < cr_grid_n_cells (table->grid); i++)
    table->n_keep_doors += count_keep_doors (table, cr_grid_get_hex (table->grid, i));
  cr_lof_square_init (&table->square, table->grid);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    table->neighbours[d] = cr_hex_steps[d].q * table->square.stride + cr_hex_steps[d].r;
  table->views = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_lof_view_free);
  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    g_ptr_array_add (table->views, cr_lof_view_new (table, floor));
  return table;
}

void
cr_lof_table_free (CrLofTable *table)
{
  if (table == NULL)
    return;
  g_ptr_array_unref (table->floors);
  g_ptr_array_unref (table->views);
  cr_lof_ward_free (table->ward);
  g_free (table);
}

static Cell *
find_cell (const CrLofTable *table, CrPlace place)
{
  int cell = cr_grid_get_cell (table->grid, place.hex);

  return cell < 0 ? NULL : &((const Floor *) table->floors->pdata[place.floor])->cells[cell];
}

static void
touch_views (CrLofTable *table, CrPlace place)
{
  for (int floor = 0; floor < (int) table->views->len; floor++)
    if (place.floor == 0 || place.floor == floor)
      cr_lof_view_touch (table->views->pdata[floor], table, floor, place.hex);
}

/* The level of a hex is that of the hoarding over its neighbour. */
static void
touch_hung (CrLofTable *table, CrPlace place, GArray *hexes)
{
  Cell *cell = find_cell (table, place);
  guint32 hung;

  if (cell == NULL)
    return;
  hung = cr_lof_look_up_site (table->scene, place, cell->site.sides).hung;
  if (cell->site.hung == hung)
    return;
  cell->site.hung = hung;
  g_array_append_val (hexes, place.hex);
  touch_views (table, place);
}

/**
 * cr_lof_table_touch:
 * @place: whose values or sides have changed; of a side, both of its hexes are to be told
 * @hexes: (element-type CrHex): what has changed in the table is added
 *
 * The scene is up to date. What a hex says of others is what hangs over its neighbours, and in the
 * views the walls on its sides.
 */
void
cr_lof_table_touch (CrLofTable *table, CrPlace place, GArray *hexes)
{
  guint8 sides = cr_lof_look_up_sides (cr_scene_get_map (table->scene), place);
  Cell *cell = find_cell (table, place);

  if (cell == NULL)
    return;
  table->ward_stale = TRUE;
  table->n_keep_doors -= count_keep_doors (table, place.hex);
  read_cell (table, place, cell, sides);
  table->n_keep_doors += count_keep_doors (table, place.hex);
  g_array_append_val (hexes, place.hex);
  touch_views (table, place);
  for (CrDirection d = 0; sides >> d != 0; d++)
    if ((sides >> d & 1) != 0)
      touch_hung (table, (CrPlace){ place.floor, cr_hex_neighbour (place.hex, d) }, hexes);
}

CrLofSite
cr_lof_table_site (const CrLofTable *table, CrPlace place)
{
  const Cell *cell = find_cell (table, place);

  return cell == NULL ? (CrLofSite){ 0 } : cell->site;
}

/* Of @n cells in a row. */
void
cr_lof_table_read_exists (const CrLofTable *table, int floor, int cell, int n, guint8 *exists)
{
  const Cell *cells = ((const Floor *) table->floors->pdata[floor])->cells;

  for (int i = 0; i < n; i++)
    exists[i] = cells[cell + i].site.exists;
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
  *n_out = 0;
  if (cell == NULL || cell->stand == NULL)
    return NULL;

  const guint16 *first = cell->stand->first;
  *n_out = (gsize) (first[direction + 1] - first[direction]);
  return *n_out == 0 ? NULL : &cell->stand->things[first[direction]];
}
