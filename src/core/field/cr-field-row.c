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

/**
 * Open: the row of a shooter in the open.
 * @hints: by cell, the step that stopped the line there, or before it
 * @row: of the shooter, likewise @column
 * @n: columns from his to that now judged
 * @inward: how many columns on is the one nearer to him
 * @lights: (nullable): what is known already; of who is lit only from level @least to @ceiling
 */
typedef struct {
  CrFieldWork *work;
  CrLofQuick *quick;
  CrLofQuickPair pair;
  CrPlace from;
  const CrLofWard *ward;
  const CrFieldShot *shots;
  guint16 *hints;
  int row, column, n, inward, least, ceiling;
  const guint8 *lights;
} Open;

/* Of men in the open. Returns FALSE when it takes a rule of the whole castle. */
static gboolean
put_verdict (Open *open, int index, CrLofQuickVerdict verdict)
{
  CrHex hex = open->work->field->hexes[index];
  CrCover cover = (CrCover) cr_lof_view_stance (open->quick->view, open->pair.cells[1])->cover;
  CrFieldShot shot = cr_field_shot_pack (CR_LOF_BLOCKED, CR_COVER_NONE);

  if (verdict == CR_LOF_QUICK_CLEAR && open->ward != NULL &&
      cr_lof_ward_concerns (open->ward, open->from, (CrPlace){ open->from.floor, hex }))
    return FALSE;
  if (verdict == CR_LOF_QUICK_CLEAR)
    shot = cover == CR_COVER_INFINITE ? CR_FIELD_VOID : cr_field_shot_pack (CR_LOF_CLEAR, cover);
  put (open->work, index, open->pair.way, shot);
  return TRUE;
}

/* Returns FALSE when it takes a line. */
static gboolean
judge_in_light (Open *open, int index)
{
  int cell = open->pair.cells[1];
  int level = open->quick->view->levels[cell];
  CrLofLight light = open->lights == NULL ? CR_LOF_HALF_LIGHT : (CrLofLight) open->lights[cell];

  if (light == CR_LOF_SHADOW)
    return put_verdict (open, index, CR_LOF_QUICK_BLOCKED);
  return light == CR_LOF_LIGHT && level >= open->least && level <= open->ceiling &&
         put_verdict (open, index, CR_LOF_QUICK_CLEAR);
}

/* The line to the hex before that, on the way from the shooter, has most likely been stopped by the
 * same. */
static int
find_inner (const Open *open, int row, int column)
{
  int beyond = row - open->row;

  if (open->n == 0)
    return column * open->work->field->box.n_rows + row;
  return (column + open->inward) * open->work->field->box.n_rows + row - beyond / open->n;
}

/* Returns FALSE when it takes more than a look at heights. */
static gboolean
follow_line (Open *open, int row, int column)
{
  const CrField *field = open->work->field;
  int cell = column * field->box.n_rows + row;

  open->quick->hints[0] = open->hints[find_inner (open, row, column)];
  CrLofQuickVerdict verdict = cr_lof_quick_judge_open (open->quick, &open->pair);
  open->hints[cell] = (guint16) open->quick->hints[0];
  return verdict != CR_LOF_QUICK_DOUBT &&
         put_verdict (open, open->work->floor * field->n_cells + cell, verdict);
}

static void
judge_place (Open *open, int row, int column)
{
  CrFieldWork *work = open->work;
  const CrLofView *view = open->quick->view;
  int cell = column * work->field->box.n_rows + row;
  int index = work->floor * work->field->n_cells + cell;
  CrHex hex = work->field->hexes[index];
  int other = cr_lof_square_cell (&view->square, hex);
  gboolean is_open = other != open->pair.cells[0] && cr_lof_quick_is_open (view, other);

  open->pair.cells[1] = other;
  open->pair.way = cr_hex_sub (hex, open->from.hex);
  if (!is_open || (!judge_in_light (open, index) && !follow_line (open, row, column)))
    judge (work, cell);
}

static void
judge_column (Open *open, int column)
{
  const CrFieldBox *box = &open->work->field->box;

  for (int row = 0; row < box->n_rows && open->work->n_shots > 0; row++)
    if (open->shots[column * box->n_rows + row] == CR_FIELD_WAITS)
      judge_place (open, row, column);
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
  open->least = MIN (gaze.base, view->levels[open->pair.cells[0]]);
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
  Open open = {
    .work = work,
    .quick = &g_array_index (work->fire->quicks, CrLofQuick, from.floor),
    .pair.cells = { cr_lof_square_cell (&work->fire->table->square, from.hex) },
    .from = from,
    .ward = work->fire->table->ward,
    .shots = cr_field_row (field, field->row) + from.floor * field->n_cells,
    .hints = hints,
    .row = own % field->box.n_rows,
    .column = own / field->box.n_rows,
    .inward = -1,
  };

  if (!cast_shadows (&open))
    return;
  for (int column = open.column; column < field->box.n_columns; column++, open.n++)
    judge_column (&open, column);
  open.inward = open.n = 1;
  for (int column = open.column - 1; column >= 0; column--, open.n++)
    judge_column (&open, column);
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
judge_rest (CrFieldWork *work)
{
  const CrField *field = work->field;
  const CrFieldShot *row = cr_field_row (field, field->row) + work->floor * field->n_cells;
  const CrFieldShot *at = row, *end = row + field->n_cells;

  for (; work->n_shots > 0 && (at = memchr (at, CR_FIELD_WAITS, end - at)) != NULL; at++)
    judge (work, (int) (at - row));
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
      judge_rest (work);
}
