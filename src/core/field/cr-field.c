/* cr-field.c: field of fire, dead ground, shooters per hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

/* So many shots are kept, which take 64 MB. A field with more is worked out row by row and cannot
 * follow edits. */
#define MAX_SHOTS (64 << 20)

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

/* Returns: the columns and rows around the shooters that no line along which they can shoot leaves
 */
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

/* Returns: the end of the weapon's last band, beyond which nobody is hit (MIS-01) */
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

/* A place that cannot be seen in this weather is no dead ground (WEA-01). */
static int
find_limit (int reach, const CrMuster *muster)
{
  const CrWeather *weather = muster != NULL ? cr_muster_get_sky (muster).weather : NULL;
  int sight = weather != NULL ? weather->visibility.value : 0;

  return sight > 0 && (reach < 0 || sight < reach) ? sight : reach;
}

/* Without shooters there are no rows, but the arrays for them still exist. */
static void
place_shooters (CrField *field, const CrPlace *shooters)
{
  gsize n = MAX (1, field->n_shooters);

  field->shooters = g_memdup2 (shooters, field->n_shooters * sizeof (CrPlace));
  field->present = g_new0 (guint8, n);
  field->swept = g_new0 (guint8, n);
  field->added = g_new0 (guint8, n);
  field->waiting = g_new0 (int, n);
  field->keeps = n * field->n_places <= MAX_SHOTS;
  field->shots = g_new (CrFieldShot, (field->keeps ? n : 1) * field->n_places);
}

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
  field->counts = cr_field_counts_new (field->n_floors);
  field->exists = g_new (guint8, field->n_places);
  field->bases = g_new (int, field->n_floors);
  field->manned = g_new0 (guint8, field->n_places);
  field->stale = g_new0 (guint8, field->n_places);
  field->options = *options;
  field->fresh = TRUE;
  cr_fire_prepare (fire);
  place_shooters (field, shooters);
  field->adds = TRUE;
  field->version = cr_fire_get_version (fire);
  return field;
}

void
cr_field_free (CrField *field)
{
  if (field == NULL)
    return;
  g_free (field->hexes);
  g_free (field->cells);
  g_free (field->counts);
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

const CrFieldCell *
cr_field_get (const CrField *field, CrPlace place)
{
  static const CrFieldCell beyond = { .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
  int index = cr_field_find (field, place);

  if (index >= 0 && cr_field_is_read (field))
    return &field->cells[index];
  return cr_grid_contains (&field->grid, place.hex) && place.floor >= 0 &&
                 place.floor < field->n_floors
             ? &beyond
             : NULL;
}

gboolean
cr_field_is_dead (const CrField *field, CrPlace place)
{
  int index = cr_field_find (field, place);

  return index >= 0 && cr_field_is_read (field) && cr_field_is_dead_at (field, index);
}
