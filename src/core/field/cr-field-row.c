/* cr-field-row.c: the shots of one shooter. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

void
cr_field_judge_one (CrFieldWork *work, int cell)
{
  CrField *field = work->field;
  int index = work->floor * field->n_cells + cell;
  CrCover cover = CR_COVER_NONE;
  CrVerdict verdict = cr_fire_shoot (work->fire, &work->line, field->shooters[field->row],
                                     (CrPlace){ work->floor, field->hexes[index] }, &cover);

  cr_field_put_shot (work, index,
                     cr_field_shot_pack (verdict, verdict == CR_LOF_CLEAR ? cover : CR_COVER_NONE));
}

/* For a shooter in the open few lines are followed, and fetching ahead for them took 11 % of W2 and
 * W3. For others it gains a third of the slowest shooter of W2. So many shots before one is judged,
 * what it needs is sought in memory, found and fetched. */
enum { FETCH = 4, FIND = 8, SEEK = 12 };

/* Fetches ahead for some of the waiting shots after @at. */
static void
foresee_some (const CrFieldWork *work, const int *cells, int n, int at)
{
  const CrField *field = work->field;
  CrPlace from = field->shooters[field->row];
  const CrHex *hexes = &field->hexes[work->floor * field->n_cells];
  const CrLofQuick *quick = &g_array_index (work->fire->quicks, CrLofQuick, from.floor);

  if (!work->line.quick || from.floor != work->floor)
    return;
  if (at + SEEK < n)
    cr_lof_quick_foresee (quick, from.hex, hexes[cells[at + SEEK]], CR_LOF_QUICK_SEEK);
  if (at + FIND < n)
    cr_lof_quick_foresee (quick, from.hex, hexes[cells[at + FIND]], CR_LOF_QUICK_FIND);
  if (at + FETCH < n)
    cr_lof_quick_foresee (quick, from.hex, hexes[cells[at + FETCH]], CR_LOF_QUICK_FETCH);
}

static gboolean
is_open (const CrFieldWork *work)
{
  CrPlace from = work->field->shooters[work->field->row];
  const CrLofView *view = work->fire->table->views->pdata[work->floor];

  return work->line.quick && work->line.unmanned && from.floor == work->floor &&
         cr_lof_quick_is_open (view, cr_lof_square_cell (&view->square, from.hex));
}

static void
judge_all (CrFieldWork *work)
{
  const CrField *field = work->field;
  const CrFieldShot *row = cr_field_row (field, field->row) + work->floor * field->n_cells;
  const CrFieldShot *at = row, *end = row + field->n_cells;
  g_autofree int *cells = g_new (int, field->n_cells);
  int n = 0;

  for (; n < work->n_shots && (at = memchr (at, CR_FIELD_WAITS, end - at)) != NULL; at++)
    cells[n++] = (int) (at - row);
  for (int i = 0; i < n && work->n_shots > 0; i++) {
    foresee_some (work, cells, n, i);
    cr_field_judge_one (work, cells[i]);
  }
}

void
cr_field_judge_row (CrFieldWork *work)
{
  int n = work->field->waiting[work->field->row];
  gboolean many = n > work->field->n_places / 8;

  for (work->floor = 0; n > 0 && work->floor < work->field->n_floors; work->floor++)
    if (many && is_open (work))
      cr_field_judge_open (work);
    else
      judge_all (work);
}
