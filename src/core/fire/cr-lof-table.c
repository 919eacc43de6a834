/* cr-lof-table.c: sites and sides looked up once for many lines.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-view.h"

static const CrLofSite nowhere;

/* Copies of what stands on the sides of one hex: things[first[d]] up to things[first[d + 1]] are
 * those in direction d. The map's own list moves with each side that is added anywhere. */
typedef struct {
  guint16 first[CR_N_DIRECTIONS + 1];
  CrSide things[];
} Stand;

/* A table grows hex by hex. First the sites and sides of one floor after the other are read, with
 * those of the last floor its keep's doors are counted; then each floor gets its view, which is
 * cleared, then told what stands in each hex, and then what a man of each hex is. */
typedef enum { STAGE_READ, STAGE_CLEAR, STAGE_SET, STAGE_STAND } Stage;

/**
 * CrLofGrowth: what a table that is not complete has come to.
 * @floor: that it is at
 * @next: the cell to go on with, of the floor, or when it is cleared of the square
 * @sides: of the floor that is read, by cell, a bit for each side on which something stands
 */
struct _CrLofGrowth {
  Stage stage;
  int floor, next;
  guint8 *sides;
};

/* @sites: by cell, the number of its site; see cr_lof_kinds_at()
 * @stands: (element-type int Stand): by cell, of those whose sides are not bare */
typedef struct {
  guint8 *sites;
  GHashTable *stands;
} Floor;

static void
free_floor (gpointer data)
{
  Floor *floor = data;

  g_free (floor->sites);
  g_hash_table_unref (floor->stands);
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

static const Floor *
get_floor (const CrLofTable *table, int floor)
{
  return table->floors->pdata[floor];
}

static const CrLofSite *
get_site (const CrLofTable *table, int floor, int cell)
{
  const CrLofSite *sites = cr_lof_kinds_get_all (table->sites);

  return &sites[cr_lof_kinds_at (get_floor (table, floor)->sites, cell)];
}

/* Most hexes have nothing on their sides. */
static const Stand *
get_stand (const CrLofTable *table, int floor, int cell)
{
  return g_hash_table_lookup (get_floor (table, floor)->stands, GINT_TO_POINTER (cell));
}

/* LOF-08 can forbid something only where there is such a hex: a keep's, as lines of some floor meet
 * it, with a doorway of that floor. */
static int
count_keep_doors (const CrLofTable *table, int cell)
{
  int n = 0;

  for (int floor = 0; floor < (int) table->floors->len; floor++) {
    const CrLofSite *own = get_site (table, floor, cell);
    const Stand *stand;

    n += own->keep_door ? 1 : 0;
    if (!(own->exists ? own : get_site (table, 0, cell))->keep)
      continue;
    stand = get_stand (table, floor, cell);
    if (stand == NULL)
      continue;
    for (int i = 0; i < stand->first[CR_N_DIRECTIONS]; i++)
      n += cr_lof_is_door (stand->things[i].kind) ? 1 : 0;
  }
  return n;
}

static void
set_site (CrLofTable *table, int floor, int cell, const CrLofSite *site)
{
  cr_lof_kinds_put (get_floor (table, floor)->sites, cell,
                    cr_lof_kinds_number (table->sites, site));
}

static void
read_cell (CrLofTable *table, CrPlace place, int cell, guint8 sides)
{
  CrLofSite site = cr_lof_look_up_site (table->scene, place, sides);
  Stand *stand = read_stand (cr_scene_get_map (table->scene), place, sides);

  set_site (table, place.floor, cell, &site);
  if (stand != NULL)
    g_hash_table_insert (get_floor (table, place.floor)->stands, GINT_TO_POINTER (cell), stand);
  else
    g_hash_table_remove (get_floor (table, place.floor)->stands, GINT_TO_POINTER (cell));
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

static void
begin_floor (CrLofTable *table)
{
  Floor *floor = g_new0 (Floor, 1);
  int n_cells = cr_grid_n_cells (table->grid);

  floor->sites = cr_lof_kinds_new_numbers (n_cells);
  floor->stands = g_hash_table_new_full (NULL, NULL, NULL, g_free);
  g_ptr_array_add (table->floors, floor);
  memset (table->growth->sides, 0, n_cells);
  find_all_sides (table, table->growth->floor, table->growth->sides);
}

static int
count_floors (const CrLofTable *table)
{
  return cr_map_n_floors (cr_scene_get_map (table->scene));
}

/* Whether what is read of it now would be read again later. */
static gboolean
is_read (const CrLofTable *table, int floor, int cell)
{
  const CrLofGrowth *growth = table->growth;

  return growth == NULL || growth->stage != STAGE_READ || floor < growth->floor ||
         (floor == growth->floor && cell < growth->next);
}

/* A cell is counted when all its floors are. */
static gboolean
is_counted (const CrLofTable *table, int cell)
{
  return is_read (table, count_floors (table) - 1, cell);
}

static void
read_next (CrLofTable *table)
{
  CrLofGrowth *growth = table->growth;
  int cell = growth->next++;
  CrHex hex = cr_grid_get_hex (table->grid, cell);

  read_cell (table, (CrPlace){ growth->floor, hex }, cell, growth->sides[cell]);
  if (is_counted (table, cell))
    table->n_keep_doors += count_keep_doors (table, cell);
}

CrLofTable *
cr_lof_table_begin (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrLofTable *table = g_new0 (CrLofTable, 1);

  table->scene = scene;
  table->ward_stale = TRUE;
  table->grid = cr_map_get_grid (map);
  table->sites = cr_lof_kinds_new (sizeof (CrLofSite));
  table->floors = g_ptr_array_new_with_free_func (free_floor);
  table->views = g_ptr_array_new_with_free_func ((GDestroyNotify) cr_lof_view_free);
  cr_lof_square_init (&table->square, table->grid);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    table->neighbours[d] = cr_hex_steps[d].q * table->square.stride + cr_hex_steps[d].r;
  table->growth = g_new0 (CrLofGrowth, 1);
  table->growth->sides = g_malloc (cr_grid_n_cells (table->grid));
  begin_floor (table);
  return table;
}

static void
end_growth (CrLofTable *table)
{
  if (table->growth != NULL)
    g_free (table->growth->sides);
  g_clear_pointer (&table->growth, g_free);
}

/* After the sites of the last floor comes the view of the first, after a view that of the next. */
static void
end_stage (CrLofTable *table)
{
  CrLofGrowth *growth = table->growth;
  gboolean last = growth->floor == count_floors (table) - 1;

  growth->next = 0;
  if (growth->stage == STAGE_CLEAR || growth->stage == STAGE_SET) {
    growth->stage++;
  } else if (growth->stage == STAGE_READ && !last) {
    growth->floor++;
    begin_floor (table);
  } else if (growth->stage == STAGE_STAND && last) {
    end_growth (table);
  } else {
    growth->floor = growth->stage == STAGE_READ ? 0 : growth->floor + 1;
    growth->stage = STAGE_CLEAR;
    g_ptr_array_add (table->views, cr_lof_view_begin (table));
  }
}

static void
grow_view (CrLofTable *table, int n_hexes)
{
  CrLofGrowth *growth = table->growth;
  CrLofView *view = table->views->pdata[growth->floor];

  if (growth->stage == STAGE_CLEAR)
    cr_lof_view_clear (view, growth->next, n_hexes);
  for (int cell = growth->next; cell < growth->next + n_hexes; cell++) {
    if (growth->stage == STAGE_SET)
      cr_lof_view_set_hex (view, table, growth->floor, cr_grid_get_hex (table->grid, cell));
    else if (growth->stage == STAGE_STAND)
      cr_lof_view_set_stance (view, table, growth->floor, cr_grid_get_hex (table->grid, cell));
  }
  growth->next += n_hexes;
}

gboolean
cr_lof_table_grow (CrLofTable *table, int n_hexes)
{
  CrLofGrowth *growth;

  while ((growth = table->growth) != NULL && n_hexes > 0) {
    gboolean clears = growth->stage == STAGE_CLEAR;
    int n_all = clears ? table->square.n_cells : cr_grid_n_cells (table->grid);
    int n = MIN (n_hexes, n_all - growth->next);

    if (growth->stage == STAGE_READ)
      for (int i = 0; i < n; i++)
        read_next (table);
    else
      grow_view (table, n);
    n_hexes -= n;
    if (growth->next == n_all)
      end_stage (table);
  }
  return table->growth == NULL;
}

void
cr_lof_table_free (CrLofTable *table)
{
  if (table == NULL)
    return;
  end_growth (table);
  g_ptr_array_unref (table->floors);
  cr_lof_kinds_free (table->sites);
  g_ptr_array_unref (table->views);
  cr_lof_ward_free (table->ward);
  g_free (table);
}

/* A floor that has no such hex shows the main surface there. */
static gboolean
is_seen_on (const CrLofTable *table, CrPlace place, int floor)
{
  CrPlace own = { floor, place.hex };

  return place.floor == floor || (place.floor == 0 && !cr_lof_table_site (table, own)->exists);
}

/* @was: the site before. A view that is still to be cleared will be told everything. */
static void
touch_views (CrLofTable *table, CrPlace place, const CrLofSite *was)
{
  const CrLofGrowth *growth = table->growth;
  int n_floors = (int) table->views->len - (growth != NULL && growth->stage == STAGE_CLEAR ? 1 : 0);

  for (int floor = 0; floor < n_floors; floor++)
    if (is_seen_on (table, place, floor))
      cr_lof_view_touch (table->views->pdata[floor], table, (CrPlace){ floor, place.hex }, was,
                         cr_lof_table_site (table, place));
}

/* The level of a hex is that of the hoarding over its neighbour. */
static void
touch_hung (CrLofTable *table, CrPlace place, GArray *hexes)
{
  int cell = cr_grid_get_cell (table->grid, place.hex);
  CrLofSite was, site;

  if (cell < 0 || !is_read (table, place.floor, cell))
    return;
  site = was = *get_site (table, place.floor, cell);
  site.hung = site.exists ? cr_lof_find_hoardings (table->scene, place, site.sides) : 0;
  if (site.hung == was.hung)
    return;
  set_site (table, place.floor, cell, &site);
  g_array_append_val (hexes, place.hex);
  touch_views (table, place, &was);
}

/* Whether a hoarding may stand on a side of a hex. */
static gboolean
has_hoarding (const CrLofTable *table, CrPlace place, CrDirection direction)
{
  const CrSide *things;
  gsize n;

  if (!is_read (table, place.floor, cr_grid_get_cell (table->grid, place.hex)))
    return TRUE;
  things = cr_lof_table_sides (table, place, direction, &n);
  for (gsize i = 0; i < n; i++)
    if (things[i].kind == CR_SIDE_HOARDING)
      return TRUE;
  return FALSE;
}

static void
touch_all_hung (CrLofTable *table, CrPlace place, guint8 sides, GArray *hexes)
{
  for (CrDirection d = 0; sides >> d != 0; d++)
    if ((sides >> d & 1) != 0 && has_hoarding (table, place, d))
      touch_hung (table, cr_place_neighbour (place, d), hexes);
}

static void
reread_place (CrLofTable *table, CrPlace place, int cell, guint8 sides)
{
  gboolean counted = is_counted (table, cell);

  if (table->growth != NULL && place.floor == table->growth->floor)
    table->growth->sides[cell] = sides;
  if (counted)
    table->n_keep_doors -= count_keep_doors (table, cell);
  if (is_read (table, place.floor, cell))
    read_cell (table, place, cell, sides);
  if (counted)
    table->n_keep_doors += count_keep_doors (table, cell);
}

void
cr_lof_table_touch (CrLofTable *table, CrPlace place, GArray *hexes)
{
  guint8 sides = cr_map_get_occupied_sides (cr_scene_get_map (table->scene), place);
  int cell = cr_grid_get_cell (table->grid, place.hex);
  CrLofSite was;

  if (cell < 0)
    return;
  table->ward_stale = TRUE;
  if (table->ward != NULL)
    cr_lof_ward_touch (table->ward, table->scene, place);
  was = is_read (table, place.floor, cell) ? *get_site (table, place.floor, cell) : nowhere;
  reread_place (table, place, cell, sides);
  g_array_append_val (hexes, place.hex);
  touch_views (table, place, &was);
  touch_all_hung (table, place, sides, hexes);
}

void
cr_lof_table_touch_nodes (CrLofTable *table)
{
  table->ward_stale = TRUE;
  if (table->ward != NULL)
    cr_lof_ward_touch_nodes (table->ward);
}

const CrLofSite *
cr_lof_table_site (const CrLofTable *table, CrPlace place)
{
  int cell = cr_grid_get_cell (table->grid, place.hex);

  return cell < 0 ? &nowhere : get_site (table, place.floor, cell);
}

/* Whether none of these stand on the sides of a hex; the site of a hex that is not on the map does
 * not tell. */
static gboolean
has_none_of (const CrLofSite *site, guint sides)
{
  return site->exists && (site->sides & sides) == 0;
}

static gboolean
is_bare_on (const CrLofTable *table, int floor, int cell)
{
  return has_none_of (get_site (table, floor, cell), CR_LOF_VIEW_SIDES) ||
         get_stand (table, floor, cell) == NULL;
}

gboolean
cr_lof_table_is_bare (const CrLofTable *table, int floor, CrHex hex)
{
  int cell = cr_grid_get_cell (table->grid, hex);

  return is_bare_on (table, 0, cell) && (floor == 0 || is_bare_on (table, floor, cell));
}

const CrSide *
cr_lof_table_sides (const CrLofTable *table, CrPlace place, CrDirection direction, gsize *n_out)
{
  int cell = cr_grid_get_cell (table->grid, place.hex);
  const Stand *stand;

  *n_out = 0;
  if (cell < 0) {
    place.hex = cr_hex_neighbour (place.hex, direction);
    direction = cr_direction_opposite (direction);
    cell = cr_grid_get_cell (table->grid, place.hex);
  }
  if (cell < 0 || has_none_of (get_site (table, place.floor, cell), 1u << direction))
    return NULL;
  stand = get_stand (table, place.floor, cell);
  if (stand == NULL)
    return NULL;
  *n_out = (gsize) (stand->first[direction + 1] - stand->first[direction]);
  return *n_out == 0 ? NULL : &stand->things[stand->first[direction]];
}
