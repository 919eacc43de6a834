/* cr-field-work.c: a field of fire, shot by shot, and after edits. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field-private.h"

/* Each shooter has a row of shots, one for each place. An edit marks those that it may concern,
 * and only they are judged again; then the places that have new shots are summed up anew. */

static void
await_floor (CrField *field, int shooter, int first)
{
  CrFieldShot *row = cr_field_row (field, shooter);
  int n = 0;

  for (int i = first; i < first + field->n_cells; i++)
    if (field->exists[i] && (field->reach < 0 || cr_field_asks (field, shooter, i))) {
      row[i] = CR_FIELD_WAITS;
      n++;
    }
  field->waiting[shooter] += n;
}

/**
 * cr_field_await:
 *
 * All shots of one shooter are to be judged, but for those that are the sweep's.
 */
void
cr_field_await (CrField *field, int shooter)
{
  CrFieldShot *row = cr_field_row (field, shooter);
  int own = field->shooters[shooter].floor;

  field->waiting[shooter] = 0;
  memset (row, CR_FIELD_VOID, field->n_places);
  if (!field->present[shooter])
    return;
  for (int floor = 0; floor < field->n_floors; floor++)
    if (floor != own || !field->swept[shooter])
      await_floor (field, shooter, floor * field->n_cells);
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

/* Those that exist, and that are stale where only such are asked for. */
static int
list_places (const CrField *field, gboolean stale, int *places)
{
  int n = 0;

  for (int i = 0; i < field->n_places; i++)
    if (field->exists[i] && (!stale || field->stale[i]))
      places[n++] = i;
  return n;
}

/**
 * cr_field_empty:
 *
 * Nobody has shot at the stale places yet.
 */
void
cr_field_empty (CrField *field)
{
  for (int i = 0; i < field->n_places; i++)
    if (field->stale[i])
      field->cells[i] = (CrFieldCell){ .verdict = CR_LOF_IMPOSSIBLE, .range = G_MAXUINT16 };
}

/* Sums up what stale places have. Where rows are not kept, each is added when it is judged. */
static void
settle (CrField *field)
{
  gboolean any = memchr (field->stale, 1, field->n_places) != NULL;
  g_autofree int *places = any ? g_new (int, field->n_places) : NULL;
  int n = any ? list_places (field, TRUE, places) : 0;

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
  field->known = TRUE;
}

static void
add_loose_row (CrField *field, int shooter)
{
  g_autofree int *places = g_new (int, field->n_places);

  add_row (field, shooter, places, list_places (field, FALSE, places));
}

/* Where many hexes have a shooter, and nothing is asked but what all lines of a displacement
 * share. */
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

/* Of places that nobody can hit, how near the nearest is. A sweep does not tell, and nobody has
 * told of those that are out of reach for all. */
static void
find_nearest (CrField *field)
{
  gboolean swept = memchr (field->swept, 1, field->n_shooters) != NULL;

  for (int i = 0; i < field->n_places; i++) {
    CrFieldCell *cell = &field->cells[i];

    if (!field->exists[i] || cell->n_shooters > 0 || (!swept && cell->range < G_MAXUINT16))
      continue;
    for (int j = 0; j < field->n_shooters && cell->range > 0; j++)
      if (field->present[j])
        cell->range =
            MIN (cell->range, (guint16) cr_hex_distance (field->shooters[j].hex, field->hexes[i]));
  }
}

/* Everything has been judged. */
static void
end_work (CrField *field)
{
  if (field->adds)
    find_nearest (field);
  if (field->keeps)
    memset (field->swept, 0, field->n_shooters);
  field->adds = FALSE;
  if (!field->known || memchr (field->stale, 1, field->n_places) != NULL)
    settle (field);
}

/* Returns FALSE when no more may be judged now. */
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

/* Returns FALSE when no more may be judged now. */
static gboolean
work_row (CrFieldWork *work)
{
  CrField *field = work->field;
  int row = field->row;

  if (field->waiting[row] < 0)
    cr_field_await (field, row);
  if (field->waiting[row] == 0 && (field->keeps || field->swept[row]))
    return TRUE;
  cr_field_judge_row (work);
  if (field->waiting[row] == 0 && !field->keeps)
    add_loose_row (field, row);
  return field->waiting[row] == 0;
}

/**
 * cr_field_work:
 * @n_shots: how many to judge at most
 *
 * Goes on where it stopped. Until it is done the cells are as they were before.
 *
 * Returns: TRUE when the field is up to date
 */
gboolean
cr_field_work (CrField *field, CrFire *fire, int n_shots)
{
  CrFieldWork work = { .field = field, .fire = fire, .n_shots = n_shots };

  cr_fire_begin (fire, &field->options, &work.line);
  if (!work_sweep (field, fire, &work))
    return FALSE;
  for (; field->row < field->n_shooters; field->row++)
    if (field->present[field->row] && !work_row (&work))
      return FALSE;
  end_work (field);
  return TRUE;
}

/**
 * cr_field_n_waiting:
 *
 * Returns: how many shots cr_field_work() has to judge
 */
gsize
cr_field_n_waiting (const CrField *field)
{
  gsize n = 0;

  for (int i = field->row; i < field->n_shooters; i++)
    n += field->waiting[i] >= 0 ? field->waiting[i] : field->present[i] ? field->n_places : 0;
  return n;
}

/**
 * cr_field_is_known:
 *
 * Returns: FALSE as long as cr_field_work() has never come to an end
 */
gboolean
cr_field_is_known (const CrField *field)
{
  return field->known;
}
