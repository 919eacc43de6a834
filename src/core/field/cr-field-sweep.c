/* cr-field-sweep.c: very many lines of one displacement at once.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-sweep.h"

/* What it gains: row by row all 9 434 112 pairs of 64 × 48 take 6.7 times as long (W1). */

/* A field of very many shooters is worked out displacement by displacement, because all lines of
 * one displacement meet the same steps. */

/* Finds the columns of the square that have hexes of the grid, and the rows of these. */
static void
find_columns (CrFieldSweep *sweep)
{
  const CrLofSquare *square = cr_field_sweep_get_square (sweep);
  int n_cells = cr_grid_n_cells (&sweep->field->grid);

  sweep->first = g_new (int, square->n_q);
  sweep->end = g_new0 (int, square->n_q);
  sweep->highest = g_new (gint8, square->n_q);
  for (int q = 0; q < square->n_q; q++)
    sweep->first[q] = square->stride;
  for (int i = 0; i < n_cells; i++) {
    CrHex hex = cr_grid_get_hex (&sweep->field->grid, i);
    int q = hex.q - square->first_q, r = hex.r - square->first_r;

    sweep->first[q] = MIN (sweep->first[q], r);
    sweep->end[q] = MAX (sweep->end[q], r + 1);
  }
}

/* Of all shooters at one place the sweep takes one. */
static void
choose_shooters (CrField *field)
{
  g_autofree guint8 *taken = g_malloc0 (field->n_places);

  for (int i = 0; i < field->n_shooters; i++) {
    int place = cr_field_find (field, field->shooters[i]);

    field->swept[i] = field->present[i] && taken[place] == 0 ? 1 : 0;
    if (field->swept[i])
      taken[place] = 1;
  }
}

static void
find_men (CrFieldSweep *sweep)
{
  const CrFieldTally *tally = sweep->tally;
  const CrLofView *view = sweep->fire->table->views->pdata[sweep->floor];
  int stride = cr_field_sweep_get_square (sweep)->stride;

  g_array_set_size (sweep->odd, 0);
  memset (sweep->highest, G_MININT8, cr_field_sweep_get_square (sweep)->n_q);
  for (int cell = 0; cell < tally->n_cells; cell++)
    if (tally->open[cell] != 0) {
      gint8 *highest = &sweep->highest[cell / stride];

      *highest = MAX (*highest, view->levels[cell]);
    } else if (tally->places[cell] >= 0) {
      g_array_append_val (sweep->odd, cell);
    }
}

static void
begin_floor (CrFieldSweep *sweep)
{
  const CrLofTable *table = sweep->fire->table;

  g_clear_pointer (&sweep->tally, cr_field_tally_free);
  sweep->tally = cr_field_tally_new (sweep->field, sweep->fire, sweep->floor);
  find_men (sweep);
  for (int i = 0; i < CR_FIELD_N_RAYS; i++) {
    cr_lof_ray_clear (&sweep->rays[i]);
    cr_lof_ray_init (&sweep->rays[i], table->views->pdata[sweep->floor], table->n_keep_doors > 0);
  }
}

CrFieldSweep *
cr_field_sweep_new (CrField *field, CrFire *fire)
{
  CrFieldSweep *sweep = g_new0 (CrFieldSweep, 1);

  sweep->field = field;
  sweep->fire = fire;
  sweep->odd = g_array_new (FALSE, FALSE, sizeof (int));
  find_columns (sweep);
  choose_shooters (field);
  for (int i = 0; field->keeps && i < field->n_shooters; i++)
    cr_field_await (field, i);
  begin_floor (sweep);
  return sweep;
}

void
cr_field_sweep_free (CrFieldSweep *sweep)
{
  if (sweep == NULL)
    return;
  for (int i = 0; i < CR_FIELD_N_RAYS; i++)
    cr_lof_ray_clear (&sweep->rays[i]);
  cr_field_tally_free (sweep->tally);
  g_array_unref (sweep->odd);
  g_free (sweep->first);
  g_free (sweep->end);
  g_free (sweep->highest);
  g_free (sweep);
}

/* Fetches the paths of a tile from memory, where they lie far apart. */
static void
fetch_paths (const CrFieldSweep *sweep, int q, int r)
{
  const CrLofSquare *square = cr_field_sweep_get_square (sweep);

  for (int i = 0; i < CR_FIELD_N_RAYS; i++)
    if (ABS (q) < square->n_q && ABS (r + i) < square->stride)
      cr_lof_paths_fetch (sweep->fire->paths, (CrHex){ q, r + i }, 0, 0);
}

/* Aims at those displacements of a tile that are within reach. Returns: how many they are */
static int
aim_rays (CrFieldSweep *sweep, int q, int r)
{
  int reach = sweep->field->reach, n = 0;

  fetch_paths (sweep, q, r);
  for (int i = 0; i < CR_FIELD_N_RAYS; i++) {
    CrHex aim = { q, r >= 0 ? r + i : r + CR_FIELD_N_RAYS - 1 - i };
    int range = cr_hex_distance ((CrHex){ 0, 0 }, aim);

    if (range == 0 || (reach >= 0 && range > reach) ||
        ABS (aim.r) >= cr_field_sweep_get_square (sweep)->stride)
      continue;
    sweep->aims[n] = aim;
    sweep->rays[n].offset = q * cr_field_sweep_get_square (sweep)->stride + aim.r;
    cr_lof_ray_aim (&sweep->rays[n++], sweep->fire->paths, aim);
  }
  return n;
}

static void
sweep_tile (CrFieldSweep *sweep, int q, int r)
{
  const CrLofSquare *square = cr_field_sweep_get_square (sweep);
  int n_rays = aim_rays (sweep, q, r);

  cr_field_tally_expect (sweep->tally, 2 * n_rays);
  for (int i = MAX (0, -q); n_rays > 0 && i < MIN (square->n_q, square->n_q - q); i++)
    for (int j = sweep->first[i]; j < sweep->end[i]; j += CR_LOF_N_LANES)
      cr_field_sweep_block (sweep, n_rays, i, j);
  for (guint i = 0; n_rays > 0 && i < sweep->odd->len; i++)
    cr_field_sweep_odd (sweep, n_rays, g_array_index (sweep->odd, int, i));
}

/* Returns: 0, 1, −1, 2, −2, … for 0, 1, 2, 3, 4, … */
static int
get_turn (int number)
{
  return number % 2 == 0 ? -number / 2 : (number + 1) / 2;
}

/* Near displacements come first, because the nearest shooter of a place counts. Returns: FALSE
 * after the last */
static gboolean
go_on (CrFieldSweep *sweep)
{
  const CrLofSquare *square = cr_field_sweep_get_square (sweep);

  if (++sweep->tile < 2 * (square->stride / CR_FIELD_N_RAYS) + 3)
    return TRUE;
  sweep->tile = 0;
  if (++sweep->q < 2 * square->n_q - 1)
    return TRUE;
  sweep->q = 0;
  cr_field_tally_end (sweep->tally);
  if (++sweep->floor == sweep->field->n_floors)
    return FALSE;
  begin_floor (sweep);
  return TRUE;
}

gboolean
cr_field_sweep_work (CrFieldSweep *sweep, CrFireLine *line, int *n_shots)
{
  sweep->line = line;
  do {
    int turn = get_turn (sweep->tile);

    if (*n_shots <= 0)
      return FALSE;
    sweep_tile (sweep, get_turn (sweep->q), turn * CR_FIELD_N_RAYS);
    *n_shots -= sweep->field->n_cells;
  } while (go_on (sweep));
  return TRUE;
}
