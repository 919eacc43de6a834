/* cr-field.c: field of fire, dead ground, shooters per hex. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field-private.h"

/* As many shots are kept, 64 MB of them. A field of more is worked out row by row and can follow
 * no edit. */
#define MAX_SHOTS (64 << 20)

/* Between two asks whether to go on. */
#define SLICE 2048

int
cr_field_find (const CrField *field, CrPlace place)
{
  int cell = cr_grid_get_cell (&field->grid, place.hex);

  if (cell < 0 || place.floor < 0 || place.floor >= field->n_floors)
    return -1;
  return place.floor * field->n_cells + cell;
}

CrPlace
cr_field_get_place (const CrField *field, int index)
{
  return (CrPlace){ index / field->n_cells, field->hexes[index] };
}

static void
read_places (CrField *field, const CrScene *scene)
{
  for (int i = 0; i < field->n_places; i++) {
    field->hexes[i] = cr_grid_get_hex (&field->grid, i % field->n_cells);
    field->exists[i] = cr_scene_has_place (scene, cr_field_get_place (field, i)) ? 1 : 0;
  }
  memset (field->stale, 1, field->n_places);
}

static void
place_shooters (CrField *field, const CrPlace *shooters)
{
  gsize n = field->n_shooters;

  field->shooters = g_memdup2 (shooters, n * sizeof (CrPlace));
  field->present = g_new0 (guint8, n);
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
  field->n_cells = cr_grid_n_cells (&field->grid);
  field->n_places = field->n_floors * field->n_cells;
  field->hexes = g_new (CrHex, field->n_places);
  field->cells = g_new (CrFieldCell, field->n_places);
  field->exists = g_new (guint8, field->n_places);
  field->manned = g_new0 (guint8, field->n_places);
  field->stale = g_new (guint8, field->n_places);
  field->options = *options;
  field->fresh = TRUE;
  cr_lof_square_init (&field->square, &field->grid);
  field->n_shooters = (int) n_shooters;
  read_places (field, fire->scene);
  place_shooters (field, shooters);
  cr_field_empty (field);
  memset (field->stale, field->keeps ? 1 : 0, field->n_places);
  cr_fire_prepare (fire);
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
  g_free (field->manned);
  g_free (field->stale);
  g_free (field->shooters);
  g_free (field->present);
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
  int index = cr_field_find (field, place);

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
  int index = cr_field_find (field, place);

  return index >= 0 && is_dead (field, index);
}

int
cr_field_n_hit (const CrField *field)
{
  int n = 0;

  for (int i = 0; i < field->n_places; i++)
    n += field->cells[i].n_shooters > 0 ? 1 : 0;
  return n;
}

int
cr_field_n_dead (const CrField *field)
{
  int n = 0;

  for (int i = 0; i < field->n_places; i++)
    n += is_dead (field, i) ? 1 : 0;
  return n;
}
