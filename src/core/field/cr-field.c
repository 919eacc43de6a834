/* cr-field.c: field of fire, dead ground, shooters per hex. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field-private.h"
#include "cr-lof-lanes.h"

/* As many shots are kept, 64 MB of them. A field of more is worked out row by row and can follow
 * no edit. */
#define MAX_SHOTS (64 << 20)

/* Between two asks whether to go on. */
#define SLICE 2048

/* So many hexes tell on which levels men stand. */
#define N_SAMPLES 1024

int
cr_field_find (const CrField *field, CrPlace place)
{
  int column, row;

  cr_grid_address (&field->grid, place.hex, &column, &row);
  column -= field->box.first_column;
  row -= field->box.first_row;
  if (column < 0 || column >= field->box.n_columns || row < 0 || row >= field->box.n_rows ||
      place.floor < 0 || place.floor >= field->n_floors)
    return -1;
  return place.floor * field->n_cells + column * field->box.n_rows + row;
}

CrPlace
cr_field_get_place (const CrField *field, int index)
{
  return (CrPlace){ index / field->n_cells, field->hexes[index] };
}

/* So many columns and rows round the shooters that no line they can shoot leaves them. */
static CrFieldBox
find_box (const CrField *field, const CrPlace *shooters)
{
  int least[] = { field->grid.columns + 1, field->grid.rows + 1 }, most[] = { 0, 0 };
  int margin = field->reach + 2;

  if (field->reach < 0 || field->n_shooters == 0)
    return (CrFieldBox){ 1, 1, field->grid.columns, field->grid.rows };
  for (int i = 0; i < field->n_shooters; i++) {
    int column, row;

    cr_grid_address (&field->grid, shooters[i].hex, &column, &row);
    least[0] = MIN (least[0], column);
    least[1] = MIN (least[1], row);
    most[0] = MAX (most[0], column);
    most[1] = MAX (most[1], row);
  }
  least[0] = MAX (1, least[0] - margin);
  least[1] = MAX (1, least[1] - margin);
  most[0] = MIN (field->grid.columns, most[0] + margin);
  most[1] = MIN (field->grid.rows, most[1] + margin);
  return (CrFieldBox){ least[0], least[1], MAX (1, most[0] - least[0] + 1),
                       MAX (1, most[1] - least[1] + 1) };
}

/* Beyond the weapon's last band nobody is hit (MIS-01). */
static int
find_reach (const CrWeapon *weapon)
{
  int reach = 0;

  if (weapon == NULL)
    return -1;
  for (int band = 0; band < CR_N_BANDS; band++)
    reach = MAX (reach, weapon->reach[band].value);
  return reach;
}

/* What is not seen for the weather is not dead ground either (WEA-01). */
static int
find_limit (int reach, const CrMuster *muster)
{
  const CrWeather *weather = muster != NULL ? cr_muster_get_sky (muster).weather : NULL;
  int sight = weather != NULL ? weather->visibility.value : 0;

  return sight > 0 && (reach < 0 || sight < reach) ? sight : reach;
}

/* Rows may be shifted by turns, so that each column goes on as its first two hexes do. */
static void
read_column (CrField *field, int column, CrHex *hexes)
{
  const CrGrid *grid = &field->grid;
  int row = field->box.first_row, n = field->box.n_rows;
  CrHex step =
      cr_hex_sub (cr_grid_hex_at (grid, column, row + 2), cr_grid_hex_at (grid, column, row));

  for (int i = 0; i < n; i++)
    hexes[i] = i < 2 ? cr_grid_hex_at (grid, column, row + i) : cr_hex_add (hexes[i - 2], step);
}

/* Of the ground floor each hex that exists has a top. A column of the square of a flat grid goes on
 * cell by cell, another as its first two hexes do. */
static void
read_ground (CrField *field, const CrLofView *view, int column)
{
  int n = field->box.n_rows, first = column * n, i = 0;
  int cell = cr_lof_square_cell (&view->square, field->hexes[first]);
  const CrLofLanes nothing = cr_lof_lanes_spread (CR_LOF_VIEW_NOTHING);

  for (; field->grid.orientation == CR_FLAT && i + CR_LOF_N_LANES <= n; i += CR_LOF_N_LANES)
    cr_lof_lanes_store ((cr_lof_lanes_load (&view->tops[cell + i]) != nothing) & 1,
                        &field->exists[first + i]);
  for (; i < n; i++) {
    cell = cr_lof_square_cell (&view->square, field->hexes[first + i]);
    field->exists[first + i] = view->tops[cell] != CR_LOF_VIEW_NOTHING;
  }
}

/* Of another floor, row by row, as the map is kept. */
static void
read_exists (CrField *field, const CrFire *fire, int floor)
{
  const CrFieldBox *box = &field->box;
  g_autofree guint8 *exists = g_new (guint8, box->n_columns);

  for (int row = 0; row < box->n_rows; row++) {
    int cell = (box->first_row - 1 + row) * field->grid.columns + box->first_column - 1;
    guint8 *to = &field->exists[floor * field->n_cells + row];

    cr_lof_table_read_exists (fire->table, floor, cell, box->n_columns, exists);
    for (int i = 0; i < box->n_columns; i++)
      to[i * box->n_rows] = exists[i];
  }
}

static void
read_floor (CrField *field, const CrFire *fire, int floor)
{
  const CrFieldBox *box = &field->box;
  CrHex *hexes = &field->hexes[floor * field->n_cells];

  if (floor > 0) {
    read_exists (field, fire, floor);
    memcpy (hexes, field->hexes, field->n_cells * sizeof (CrHex));
    return;
  }
  for (int i = 0; i < box->n_columns; i++) {
    read_column (field, box->first_column + i, &hexes[i * box->n_rows]);
    read_ground (field, fire->table->views->pdata[0], i);
  }
}

static void
add_extreme (CrField *field, CrHex hex)
{
  field->least = (CrHex){ MIN (field->least.q, hex.q), MIN (field->least.r, hex.r) };
  field->most = (CrHex){ MAX (field->most.q, hex.q), MAX (field->most.r, hex.r) };
}

/* They are on the border. */
static void
find_extremes (CrField *field)
{
  int n_rows = field->box.n_rows, last = field->n_cells - n_rows;

  field->least = field->most = field->hexes[0];
  for (int i = 0; i <= last; i += n_rows) {
    add_extreme (field, field->hexes[i]);
    add_extreme (field, field->hexes[i + n_rows - 1]);
  }
  for (int i = 0; i < n_rows; i++) {
    add_extreme (field, field->hexes[i]);
    add_extreme (field, field->hexes[last + i]);
  }
}

/* The lowest level of an eighth of the hexes, of some taken here and there. */
static int
find_base (const CrField *field, const CrLofView *view)
{
  int n[CR_LEVEL_MAX - CR_LEVEL_MIN + 1] = { 0 }, level = CR_LEVEL_MIN, n_all = 0;

  for (int i = 0; i < field->n_cells; i += 1 + field->n_cells / N_SAMPLES, n_all++)
    n[view->levels[cr_lof_square_cell (&view->square, field->hexes[i])] - CR_LEVEL_MIN]++;
  while (n[level - CR_LEVEL_MIN] < n_all / 8)
    level++;
  return level;
}

static void
read_places (CrField *field, const CrFire *fire)
{
  for (int floor = 0; floor < field->n_floors; floor++) {
    read_floor (field, fire, floor);
    field->bases[floor] = find_base (field, fire->table->views->pdata[floor]);
  }
  find_extremes (field);
}

static void
place_shooters (CrField *field, const CrPlace *shooters)
{
  gsize n = field->n_shooters;

  field->shooters = g_memdup2 (shooters, n * sizeof (CrPlace));
  field->present = g_new0 (guint8, n);
  field->swept = g_new0 (guint8, n);
  field->added = g_new0 (guint8, n);
  field->waiting = g_new0 (int, n);
  field->keeps = n * field->n_places <= MAX_SHOTS;
  field->shots = g_new (CrFieldShot, (field->keeps ? n : 1) * field->n_places);
  for (gsize i = 0; i < n; i++) {
    int index = cr_field_find (field, shooters[i]);

    field->present[i] = index >= 0 ? field->exists[index] : 0;
    field->waiting[i] = -1;
  }
}

/**
 * cr_field_start:
 *
 * Returns: (transfer full): a field that says nothing yet; cr_field_work() works it out
 */
CrField *
cr_field_start (CrFire *fire,
                const CrPlace *shooters,
                gsize n_shooters,
                const CrLofOptions *options)
{
  const CrMap *map = cr_scene_get_map (fire->scene);
  CrField *field = g_new0 (CrField, 1);

  field->grid = *cr_map_get_grid (map);
  field->n_floors = cr_map_n_floors (map);
  field->n_shooters = (int) n_shooters;
  field->reach = find_reach (options->weapon);
  field->limit = find_limit (field->reach, options->muster);
  field->box = find_box (field, shooters);
  field->n_cells = field->box.n_columns * field->box.n_rows;
  field->n_places = field->n_floors * field->n_cells;
  field->hexes = g_new (CrHex, field->n_places);
  field->cells = g_new (CrFieldCell, field->n_places);
  field->exists = g_new (guint8, field->n_places);
  field->bases = g_new (int, field->n_floors);
  field->manned = g_new0 (guint8, field->n_places);
  field->stale = g_new0 (guint8, field->n_places);
  field->options = *options;
  field->fresh = TRUE;
  cr_fire_prepare (fire);
  read_places (field, fire);
  place_shooters (field, shooters);
  field->adds = TRUE;
  for (int i = 0; i < field->n_places; i++)
    field->cells[i] = (CrFieldCell){ .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
  field->version = cr_fire_get_version (fire);
  return field;
}

/**
 * cr_field_new:
 * @progress: (nullable)
 *
 * Returns: (transfer full) (nullable): NULL when @progress gave up
 */
CrField *
cr_field_new (CrFire *fire,
              const CrPlace *shooters,
              gsize n_shooters,
              const CrLofOptions *options,
              CrFieldProgress progress,
              gpointer data)
{
  g_autoptr (CrField) field = cr_field_start (fire, shooters, n_shooters, options);

  do
    if (progress != NULL && !progress (field->row, field->n_shooters, data))
      return NULL;
  while (!cr_field_work (field, fire, SLICE));
  return g_steal_pointer (&field);
}

void
cr_field_free (CrField *field)
{
  if (field == NULL)
    return;
  g_free (field->hexes);
  g_free (field->cells);
  g_free (field->exists);
  g_free (field->bases);
  g_free (field->manned);
  g_free (field->stale);
  g_free (field->shooters);
  g_free (field->present);
  g_free (field->swept);
  g_free (field->added);
  cr_field_sweep_free (field->sweep);
  g_free (field->waiting);
  g_free (field->shots);
  g_free (field);
}

/**
 * cr_field_get:
 *
 * Returns: (transfer none) (nullable): NULL off the map
 */
const CrFieldCell *
cr_field_get (const CrField *field, CrPlace place)
{
  static const CrFieldCell beyond = { .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
  int index = cr_field_find (field, place);

  if (index >= 0)
    return &field->cells[index];
  return cr_grid_contains (&field->grid, place.hex) && place.floor >= 0 &&
                 place.floor < field->n_floors
             ? &beyond
             : NULL;
}

static gboolean
is_dead (const CrField *field, int index)
{
  return field->exists[index] != 0 && field->manned[index] == 0 &&
         field->cells[index].n_shooters == 0 &&
         (field->limit < 0 || field->cells[index].range <= field->limit);
}

/**
 * cr_field_is_dead:
 *
 * Returns: whether none of the shooters can hit the place; a shooter's own is no dead ground, and
 *   neither is what is out of range or sight for all
 */
gboolean
cr_field_is_dead (const CrField *field, CrPlace place)
{
  int index = cr_field_find (field, place);

  return index >= 0 && is_dead (field, index);
}

/**
 * cr_field_count:
 *
 * Of a floor that came later nothing is known.
 */
CrFieldCount
cr_field_count (const CrField *field, int floor)
{
  CrFieldCount count = { 0 };
  int end = MIN (floor + 1, field->n_floors) * field->n_cells;

  for (int i = floor * field->n_cells; i < end; i++) {
    const CrFieldCell *cell = &field->cells[i];

    if (cell->n_shooters > 0) {
      count.n_hit++;
      count.covers[cell->cover]++;
    } else {
      count.n_dead += is_dead (field, i);
    }
  }
  return count;
}

int
cr_field_n_hit_on (const CrField *field, int floor)
{
  return cr_field_count (field, floor).n_hit;
}

int
cr_field_n_dead_on (const CrField *field, int floor)
{
  return cr_field_count (field, floor).n_dead;
}

int
cr_field_n_hit (const CrField *field)
{
  int n = 0;

  for (int floor = 0; floor < field->n_floors; floor++)
    n += cr_field_n_hit_on (field, floor);
  return n;
}

int
cr_field_n_dead (const CrField *field)
{
  int n = 0;

  for (int floor = 0; floor < field->n_floors; floor++)
    n += cr_field_n_dead_on (field, floor);
  return n;
}
