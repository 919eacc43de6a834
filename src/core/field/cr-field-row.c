/* cr-field-row.c: the shots of one shooter. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"

static inline void
put (CrFieldWork *work, int index, CrHex way, CrFieldShot shot)
{
  CrField *field = work->field;

  cr_field_row (field, field->row)[index] = shot;
  if (field->adds && field->keeps)
    cr_field_add_shot (&field->cells[index], shot, cr_hex_distance ((CrHex){ 0, 0 }, way));
  field->waiting[field->row]--;
  work->n_shots--;
}

static void
judge (CrFieldWork *work, int cell)
{
  CrField *field = work->field;
  int index = work->floor * field->n_cells + cell;
  CrCover cover = CR_COVER_NONE;
  CrVerdict verdict = cr_fire_shoot (work->fire, &work->line, field->shooters[field->row],
                                     (CrPlace){ work->floor, field->hexes[index] }, &cover);

  put (work, index, cr_hex_sub (field->hexes[index], field->shooters[field->row].hex),
       cr_field_shot_pack (verdict, verdict == CR_LOF_CLEAR ? cover : CR_COVER_NONE));
}

/* So many shots before one is judged, what it needs is sought in memory, found and fetched. */
enum { FETCH = 4, FIND = 8, SEEK = 12 };

static void
foresee (const CrFieldWork *work, int cell, CrLofQuickSight sight)
{
  const CrField *field = work->field;
  CrPlace from = field->shooters[field->row];
  const CrLofQuick *quick = &g_array_index (work->fire->quicks, CrLofQuick, from.floor);

  cr_lof_quick_foresee (quick, from.hex, field->hexes[work->floor * field->n_cells + cell], sight);
}

/* Of the shots still to be judged, those after @at. */
static void
foresee_all (const CrFieldWork *work, const int *cells, int n, int at)
{
  if (!work->line.quick || work->field->shooters[work->field->row].floor != work->floor)
    return;
  if (at + SEEK < n)
    foresee (work, cells[at + SEEK], CR_LOF_QUICK_SEEK);
  if (at + FIND < n)
    foresee (work, cells[at + FIND], CR_LOF_QUICK_FIND);
  if (at + FETCH < n)
    foresee (work, cells[at + FETCH], CR_LOF_QUICK_FETCH);
}

/**
 * Open: the row of a shooter in the open.
 * @rest: shots that lights do not tell
 * @hints: by cell, the step that stopped the line there, or before it
 * @row: of the shooter, likewise @column
 * @own: his cell
 * @lights: (nullable): what is known already; of who is lit only from level @least to @ceiling
 */
typedef struct {
  CrFieldWork *work;
  CrLofQuick *quick;
  CrPlace from;
  const CrLofWard *ward;
  CrFieldShot *shots;
  int *rest, n_rest;
  guint16 *hints;
  int row, column, own, least, ceiling;
  const guint8 *lights;
} Open;

/* Of men in the open. Returns FALSE when it takes a rule of the whole castle. */
static inline gboolean
find_shot (const Open *open, int index, int cell, CrLofQuickVerdict verdict, CrFieldShot *shot_out)
{
  CrPlace to = { open->from.floor, open->work->field->hexes[index] };
  CrCover cover;

  *shot_out = cr_field_shot_pack (CR_LOF_BLOCKED, CR_COVER_NONE);
  if (verdict != CR_LOF_QUICK_CLEAR)
    return TRUE;
  cover = (CrCover) cr_lof_view_stance (open->quick->view, cell)->cover;
  *shot_out = cover == CR_COVER_INFINITE ? CR_FIELD_VOID : cr_field_shot_pack (CR_LOF_CLEAR, cover);
  return open->ward == NULL || !cr_lof_ward_concerns (open->ward, open->from, to);
}

/* Returns FALSE when it takes a line. */
static inline gboolean
judge_in_light (const Open *open, int index, int cell, CrFieldShot *shot_out)
{
  const CrLofView *view = open->quick->view;
  int level = view->levels[cell];

  if (!cr_lof_quick_is_open (view, cell) || cell == open->own)
    return FALSE;
  if (open->lights[cell] == CR_LOF_SHADOW)
    return find_shot (open, index, cell, CR_LOF_QUICK_BLOCKED, shot_out);
  return open->lights[cell] == CR_LOF_LIGHT && level >= open->least && level <= open->ceiling &&
         find_shot (open, index, cell, CR_LOF_QUICK_CLEAR, shot_out);
}

/* The line to the hex before that, on the way from the shooter, has most likely been stopped by the
 * same. */
static int
find_inner (const Open *open, int row, int column)
{
  int n_rows = open->work->field->box.n_rows, beyond = row - open->row, n = column - open->column;

  if (n == 0)
    return column * n_rows + row;
  return (column + (n > 0 ? -1 : 1)) * n_rows + row - beyond / ABS (n);
}

/* Returns FALSE when it takes more than a look at heights. */
static gboolean
follow_line (Open *open, int cell)
{
  const CrField *field = open->work->field;
  const CrLofSquare *square = &open->quick->view->square;
  int n_rows = field->box.n_rows, index = open->work->floor * field->n_cells + cell;
  CrHex hex = field->hexes[index];
  CrLofQuickPair pair = { { open->own, cr_lof_square_cell (square, hex) },
                          cr_hex_sub (hex, open->from.hex) };

  if (!cr_lof_quick_is_open (open->quick->view, pair.cells[1]) || pair.cells[1] == open->own)
    return FALSE;
  open->quick->hints[0] = open->hints[find_inner (open, cell % n_rows, cell / n_rows)];
  CrLofQuickVerdict verdict = cr_lof_quick_judge_open (open->quick, &pair);
  open->hints[cell] = (guint16) open->quick->hints[0];
  CrFieldShot shot;
  if (verdict == CR_LOF_QUICK_DOUBT || !find_shot (open, index, pair.cells[1], verdict, &shot))
    return FALSE;
  put (open->work, index, pair.way, shot);
  return TRUE;
}

/* What lights do not tell is left, waiting. */
static inline gboolean
judge_by_light (Open *open, int i, int cell)
{
  const CrField *field = open->work->field;
  int index = open->work->floor * field->n_cells + i;
  CrFieldShot shot;

  if (open->lights == NULL || !judge_in_light (open, index, cell, &shot)) {
    open->rest[open->n_rest++] = i;
    return FALSE;
  }
  open->shots[i] = shot;
  if (field->adds && field->keeps)
    cr_field_add_shot (&field->cells[index], shot,
                       cr_hex_distance (open->from.hex, field->hexes[index]));
  return TRUE;
}

/* Those that wait in a column. Its cells go on as the first two do. */
static void
judge_column (Open *open, int column)
{
  CrFieldWork *work = open->work;
  const CrField *field = work->field;
  const CrLofSquare *square = &open->quick->view->square;
  int first = column * field->box.n_rows, n_rows = field->box.n_rows, n = 0;
  const CrHex *hexes = &field->hexes[work->floor * field->n_cells + first];
  int cell = cr_lof_square_cell (square, hexes[0]);
  int other = n_rows > 1 ? cr_lof_square_cell (square, hexes[1]) : cell;
  int step = n_rows > 2 ? cr_lof_square_cell (square, hexes[2]) - cell : 0;

  for (int i = 0; i < n_rows; i++) {
    int next = cell + step;

    if (open->shots[first + i] == CR_FIELD_WAITS && judge_by_light (open, first + i, cell))
      n++;
    cell = other;
    other = next;
  }
  field->waiting[field->row] -= n;
  work->n_shots -= n;
}

static void
judge_rest_of_open (Open *open)
{
  CrFieldWork *work = open->work;

  for (int i = 0; i < open->n_rest && work->n_shots > 0; i++) {
    foresee_all (work, open->rest, open->n_rest, i);
    if (!follow_line (open, open->rest[i]))
      judge (work, open->rest[i]);
  }
}

/* Shadows are cast when it pays. Returns FALSE when no more may be done now. */
static gboolean
cast_shadows (Open *open)
{
  CrFieldWork *work = open->work;
  CrLofShadows *shadows = work->fire->shadows;
  const CrLofView *view = open->quick->view;
  CrLofGaze gaze = { open->from.hex, work->field->reach, work->field->bases[work->floor],
                     work->fire->table->n_keep_doors > 0 };

  cr_lof_shadows_begin (shadows, view, &gaze);
  if (!cr_lof_shadows_go_on (shadows, &work->n_shots))
    return FALSE;
  open->lights = cr_lof_shadows_get_lights (shadows, &open->ceiling);
  open->least = MIN (gaze.base, view->levels[open->own]);
  return TRUE;
}

/* Outwards from the shooter. */
static void
judge_open (CrFieldWork *work)
{
  CrField *field = work->field;
  CrPlace from = field->shooters[field->row];
  int own = cr_field_find (field, from) - from.floor * field->n_cells;
  g_autofree guint16 *hints = g_new0 (guint16, field->n_cells);
  g_autofree int *rest = g_new (int, field->n_cells);
  Open open = {
    .work = work,
    .quick = &g_array_index (work->fire->quicks, CrLofQuick, from.floor),
    .from = from,
    .ward = work->fire->table->ward,
    .shots = cr_field_row (field, field->row) + from.floor * field->n_cells,
    .rest = rest,
    .hints = hints,
    .row = own % field->box.n_rows,
    .column = own / field->box.n_rows,
    .own = cr_lof_square_cell (&work->fire->table->square, from.hex),
  };

  if (!cast_shadows (&open))
    return;
  for (int i = open.column; i < field->box.n_columns && work->n_shots > 0; i++)
    judge_column (&open, i);
  for (int i = open.column - 1; i >= 0 && work->n_shots > 0; i--)
    judge_column (&open, i);
  judge_rest_of_open (&open);
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
    foresee_all (work, cells, n, i);
    judge (work, cells[i]);
  }
}

/**
 * cr_field_judge_row:
 *
 * As many of a row as are allowed.
 */
void
cr_field_judge_row (CrFieldWork *work)
{
  int n = work->field->waiting[work->field->row];
  gboolean many = n > work->field->n_places / 8;

  for (work->floor = 0; n > 0 && work->floor < work->field->n_floors; work->floor++)
    if (many && is_open (work))
      judge_open (work);
    else
      judge_all (work);
}
