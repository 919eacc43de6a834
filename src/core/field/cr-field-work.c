/* cr-field-work.c: a field of fire, shot by shot, and after edits.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"
#include "cr-lof-lanes.h"

/* Each shooter has a row of shots, one for each place. An edit marks the shots that it may concern,
 * and only these are judged again. Then the places that have new shots are summed up anew. */

/* Marks the shots at all places that exist as waiting. Returns: how many shots now wait */
static int
await_all (const guint8 *exists, CrFieldShot *row, int n)
{
  int i = 0, n_waiting = 0;

  for (; i + CR_LOF_N_LANES <= n; i += CR_LOF_N_LANES) {
    CrLofLanes waits = cr_lof_lanes_load (&exists[i]) != cr_lof_lanes_spread (0);

    cr_lof_lanes_store (cr_lof_lanes_choose (waits, cr_lof_lanes_spread (CR_FIELD_WAITS),
                                             cr_lof_lanes_spread (CR_FIELD_VOID)),
                        &row[i]);
    n_waiting += cr_lof_lanes_count (waits);
  }
  for (; i < n; i++) {
    row[i] = exists[i] ? CR_FIELD_WAITS : CR_FIELD_VOID;
    n_waiting += exists[i];
  }
  return n_waiting;
}

/* Does the same for the places within reach of the shooter. */
static int
await_near (const CrField *field, int shooter, int first, CrFieldShot *row)
{
  int n_waiting = 0;

  for (int i = 0; i < field->n_cells; i++) {
    gboolean asks = cr_field_asks (field, shooter, first + i);

    row[i] = asks ? CR_FIELD_WAITS : CR_FIELD_VOID;
    n_waiting += asks;
  }
  return n_waiting;
}

static void
await_floor (CrField *field, int shooter, int first)
{
  CrFieldShot *row = &cr_field_row (field, shooter)[first];

  field->waiting[shooter] += field->reach < 0
                                 ? await_all (&field->exists[first], row, field->n_cells)
                                 : await_near (field, shooter, first, row);
}

void
cr_field_await (CrField *field, int shooter)
{
  CrFieldShot *row = cr_field_row (field, shooter);
  int own = field->shooters[shooter].floor;

  field->waiting[shooter] = 0;
  for (int floor = 0; floor < field->n_floors; floor++)
    if (floor == own && field->swept[shooter] && field->keeps)
      continue;
    else if (field->present[shooter] && (floor != own || !field->swept[shooter]))
      await_floor (field, shooter, floor * field->n_cells);
    else
      memset (&row[floor * field->n_cells], CR_FIELD_VOID, field->n_cells);
}

static void
add_row (CrField *field, int shooter, const int *places, int n_places)
{
  const CrFieldShot *row = cr_field_row (field, shooter);
  CrHex from = field->shooters[shooter].hex;

  for (int i = 0; i < n_places; i++)
    cr_field_add_shot (&field->cells[places[i]], row[places[i]],
                       cr_hex_distance (from, field->hexes[places[i]]));
}

static int
list_stale (const CrField *field, int *places)
{
  int n = 0;

  for (int i = 0; i < field->n_places; i++)
    if (field->exists[i] && field->stale[i])
      places[n++] = i;
  return n;
}

void
cr_field_empty (CrField *field)
{
  for (int i = 0; i < field->n_places; i++)
    if (field->stale[i])
      field->cells[i] = (CrFieldCell){ .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
}

/* Sums up the shots at stale places. */
static void
settle_stale (CrField *field)
{
  gboolean any = memchr (field->stale, 1, field->n_places) != NULL;
  g_autofree int *places = any ? g_new (int, field->n_places) : NULL;
  int n = any ? list_stale (field, places) : 0;

  if (any)
    cr_field_empty (field);
  memset (field->manned, 0, field->n_places);
  for (int i = 0; i < field->n_shooters; i++) {
    if (!field->present[i])
      continue;
    field->manned[cr_field_find (field, field->shooters[i])] = 1;
    if (field->keeps)
      add_row (field, i, places, n);
  }
  memset (field->stale, 0, field->n_places);
  cr_field_forget_counts (field);
  field->known = TRUE;
}

/* Whether many hexes have a shooter and only that is asked which all lines of a displacement share.
 */
static gboolean
pays_to_sweep (const CrField *field, const CrFireLine *line)
{
  return line->quick && line->unmanned && field->n_shooters > field->n_cells / 4;
}

static void
begin_sweep (CrField *field, CrFire *fire)
{
  memset (field->stale, 0, field->n_places);
  field->sweep = cr_field_sweep_new (field, fire);
}

/* Finds the range of the nearest shooter for places that nobody can hit, because a sweep does not.
 */
static void
find_nearest (CrField *field)
{
  for (int i = 0; i < field->n_places; i++) {
    CrFieldCell *cell = &field->cells[i];

    if (!field->exists[i] || cell->n_shooters > 0)
      continue;
    for (int j = 0; j < field->n_shooters && cell->range > 0; j++)
      if (field->present[j])
        cell->range =
            MIN (cell->range, (guint16) cr_hex_distance (field->shooters[j].hex, field->hexes[i]));
  }
}

/* Finishes the field once when everything has been judged. */
static void
end_work (CrField *field)
{
  if (field->adds && memchr (field->swept, 1, field->n_shooters) != NULL)
    find_nearest (field);
  if (field->keeps)
    memset (field->swept, 0, field->n_shooters);
  field->adds = FALSE;
  if (!field->known || memchr (field->stale, 1, field->n_places) != NULL)
    settle_stale (field);
}

/* Returns: FALSE when no more may be judged now */
static gboolean
work_sweep (CrField *field, CrFire *fire, CrFieldWork *work)
{
  if (field->fresh && pays_to_sweep (field, &work->line))
    begin_sweep (field, fire);
  field->fresh = FALSE;
  if (field->sweep != NULL && !cr_field_sweep_work (field->sweep, &work->line, &work->n_shots))
    return FALSE;
  g_clear_pointer (&field->sweep, cr_field_sweep_free);
  return TRUE;
}

/* Returns: FALSE when no more may be judged now */
static gboolean
work_row (CrFieldWork *work)
{
  CrField *field = work->field;
  int row = field->row;

  if (field->waiting[row] < 0)
    cr_field_await (field, row);
  if (field->waiting[row] > 0)
    cr_field_judge_row (work);
  if (field->waiting[row] > 0)
    return FALSE;
  if (field->adds && !field->added[row])
    cr_field_add_row (field, row);
  return TRUE;
}

gboolean
cr_field_work (CrField *field, CrFire *fire, int n_shots)
{
  CrFieldWork work = { .field = field, .fire = fire, .n_shots = n_shots };

  cr_fire_begin (fire, &field->options, &work.line);
  if (!cr_field_read (field, fire, &work.n_shots) || work.n_shots <= 0)
    return FALSE;
  if (!work_sweep (field, fire, &work))
    return FALSE;
  for (; field->row < field->n_shooters; field->row++)
    if (field->present[field->row] && !work_row (&work))
      return FALSE;
  end_work (field);
  return TRUE;
}

gsize
cr_field_n_waiting (const CrField *field)
{
  gsize n = 0;

  if (!cr_field_is_read (field))
    return (gsize) field->n_shooters * field->n_places;
  for (int i = field->row; i < field->n_shooters; i++)
    n += field->waiting[i] >= 0 ? field->waiting[i] : field->present[i] ? field->n_places : 0;
  return n;
}

gboolean
cr_field_is_known (const CrField *field)
{
  return field->known;
}
