/* cr-field.c: field of fire, dead ground, shooters per hex. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field.h"

#include "cr-fire-private.h"

/* @manned: the places of the shooters, which are no dead ground. */
struct _CrField {
  CrGrid grid;
  int n_floors, n_cells;
  CrFieldCell *cells;
  guint8 *exists, *manned;
};

static int
find_index (const CrField *field, CrPlace place)
{
  int cell = cr_grid_get_cell (&field->grid, place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= field->n_floors)
    return -1;
  return place.floor * field->n_cells + cell;
}

static CrPlace
get_place (const CrField *field, int index)
{
  return (CrPlace){ index / field->n_cells,
                    cr_grid_get_hex (&field->grid, index % field->n_cells) };
}

static CrField *
new_field (const CrScene *scene)
{
  const CrMap *map = cr_scene_get_map (scene);
  CrField *field = g_new0 (CrField, 1);

  field->grid = *cr_map_get_grid (map);
  field->n_floors = cr_map_n_floors (map);
  field->n_cells = cr_grid_n_cells (&field->grid);

  int n_places = field->n_floors * field->n_cells;
  field->cells = g_new0 (CrFieldCell, n_places);
  field->exists = g_new0 (guint8, n_places);
  field->manned = g_new0 (guint8, n_places);
  for (int i = 0; i < n_places; i++) {
    field->exists[i] = cr_scene_has_place (scene, get_place (field, i)) ? 1 : 0;
    field->cells[i].verdict = CR_LOF_IMPOSSIBLE;
    field->cells[i].range = G_MAXUINT16;
  }
  return field;
}

/* Clear first, then least cover, then nearest; of those who cannot, the nearest. */
static void
add_shot (CrFieldCell *cell, const CrLofShot *shot, int range)
{
  gboolean clear = shot->verdict == CR_LOF_CLEAR, was_clear = cell->verdict == CR_LOF_CLEAR;
  gboolean nearer = range < cell->range;

  if (clear)
    cell->n_shooters++;
  if (clear && was_clear ? shot->cover < cell->cover || (shot->cover == cell->cover && nearer)
                         : clear) {
    cell->cover = (guint8) shot->cover;
    cell->range = (guint16) range;
  } else if (!clear && !was_clear && nearer) {
    cell->range = (guint16) range;
  }
  cell->verdict = MIN (cell->verdict, (guint8) shot->verdict);
}

typedef struct {
  CrFieldProgress progress;
  gpointer data;
  int done, all;
} Ticker;

static gboolean
tick (Ticker *ticker)
{
  return ticker->progress == NULL || ticker->progress (ticker->done++, ticker->all, ticker->data);
}

/* Asks after each row of targets whether to go on. */
static gboolean
add_shooter (CrField *field, CrFire *fire, CrLofCase *line, CrPlace from, Ticker *ticker)
{
  for (int i = 0; i < field->n_floors * field->n_cells; i++) {
    CrPlace to = get_place (field, i);

    if (i % field->grid.columns == 0 && !tick (ticker))
      return FALSE;
    if (field->exists[i] == 0)
      continue;
    CrLofShot shot = cr_fire_shoot (fire, line, from, to);
    add_shot (&field->cells[i], &shot, cr_hex_distance (from.hex, to.hex));
  }
  return TRUE;
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
  g_autoptr (CrField) field = new_field (fire->scene);
  Ticker ticker = { progress, data, 0, (int) n_shooters * field->n_floors * field->grid.rows };
  CrLofCase line;

  cr_fire_prepare (fire);
  cr_lof_case_init (&line, fire->scene, fire->table, options, fire->tracks);
  for (gsize i = 0; i < n_shooters; i++) {
    int index = find_index (field, shooters[i]);

    if (index < 0 || field->exists[index] == 0)
      continue;
    field->manned[index] = 1;
    if (!add_shooter (field, fire, &line, shooters[i], &ticker))
      return NULL;
  }
  return g_steal_pointer (&field);
}

void
cr_field_free (CrField *field)
{
  if (field == NULL)
    return;
  g_free (field->cells);
  g_free (field->exists);
  g_free (field->manned);
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
  int index = find_index (field, place);

  return index < 0 ? NULL : &field->cells[index];
}

static gboolean
is_dead (const CrField *field, int index)
{
  return field->exists[index] != 0 && field->manned[index] == 0 &&
         field->cells[index].n_shooters == 0;
}

/**
 * cr_field_is_dead:
 *
 * Returns: whether none of the shooters can hit the place; a shooter's own is no dead ground
 */
gboolean
cr_field_is_dead (const CrField *field, CrPlace place)
{
  int index = find_index (field, place);

  return index >= 0 && is_dead (field, index);
}

int
cr_field_n_hit (const CrField *field)
{
  int n = 0;

  for (int i = 0; i < field->n_floors * field->n_cells; i++)
    n += field->cells[i].n_shooters > 0 ? 1 : 0;
  return n;
}

int
cr_field_n_dead (const CrField *field)
{
  int n = 0;

  for (int i = 0; i < field->n_floors * field->n_cells; i++)
    n += is_dead (field, i) ? 1 : 0;
  return n;
}

static gboolean
has_own_slit (const CrMap *map, CrPlace place)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    gsize n;
    const CrSide *things = cr_map_get_sides (map, place, d, &n);

    for (gsize i = 0; i < n; i++)
      if (things[i].kind == CR_SIDE_SLIT && cr_map_is_inside (map, &things[i], place.hex))
        return TRUE;
  }
  return FALSE;
}

/**
 * cr_field_garrison:
 * @places: (element-type CrPlace): added to, floor by floor, row by row, each place once
 */
void
cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (!cr_scene_has_place (scene, place))
        continue;
      if (((which & CR_GARRISON_RAMPARTS) != 0 && cr_scene_is_wall_walk (scene, place) &&
           !cr_scene_is_set_back (scene, place)) ||
          ((which & CR_GARRISON_SLITS) != 0 && has_own_slit (map, place)))
        g_array_append_val (places, place);
    }
}
