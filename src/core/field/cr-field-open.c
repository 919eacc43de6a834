/* cr-field-open.c: the shots of a shooter in the open. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-private.h"
#include "cr-lof-lanes.h"

/* What it gains: judged like all others, the row of a shooter in the open takes 6.3 times as long
 * (W2); of that lanes are 15 %. */

/* Most shots at men in the open have one of these two results. */
enum { SEEN = CR_LOF_CLEAR | CR_COVER_NONE << 2, HIDDEN = CR_LOF_BLOCKED | CR_COVER_NONE << 2 };

/**
 * Open: the row of a shooter in the open.
 * @rest: how many shots the lights do not decide
 * @column: that of the shooter
 * @own: the cell of the shooter
 * @lights: (nullable): what is known already; for men in the light only from level @least to
 *   @ceiling
 */
typedef struct {
  CrFieldWork *work;
  CrLofQuick *quick;
  CrPlace from;
  const CrLofWard *ward;
  CrFieldShot *shots;
  int *rest, n_rest;
  int column, own, least, ceiling;
  const guint8 *lights;
} Open;

/* Finds the shot at a man in the open. Returns: FALSE when it needs a rule of the whole castle */
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

/* Returns: FALSE when a line must be followed */
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

/* Returns: FALSE when it needs more than a look at heights */
static gboolean
follow_line (Open *open, int cell)
{
  const CrField *field = open->work->field;
  const CrLofSquare *square = &open->quick->view->square;
  int index = open->work->floor * field->n_cells + cell;
  CrHex hex = field->hexes[index];
  CrLofQuickPair pair = { { open->own, cr_lof_square_cell (square, hex) },
                          cr_hex_sub (hex, open->from.hex) };

  if (!cr_lof_quick_is_open (open->quick->view, pair.cells[1]) || pair.cells[1] == open->own)
    return FALSE;
  CrLofQuickVerdict verdict = cr_lof_quick_judge_open (open->quick, &pair);
  CrFieldShot shot;
  if (verdict == CR_LOF_QUICK_DOUBT || !find_shot (open, index, pair.cells[1], verdict, &shot))
    return FALSE;
  cr_field_put_shot (open->work, index, shot);
  return TRUE;
}

/* A shot that the lights do not decide is left waiting. */
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
  return TRUE;
}

/* Returns: the shots that the lights decide and that need nothing else: the man is hidden, or seen
 * without any cover */
static inline CrLofLanes
tell_lights (const Open *open, int i, int cell, CrLofLanes asked)
{
  const CrLofView *view = open->quick->view;
  CrLofLanes sides = cr_lof_lanes_load (&view->sides[cell]);
  CrLofLanes levels = cr_lof_lanes_load (&view->levels[cell]);
  CrLofLanes lights = cr_lof_lanes_load (&open->lights[cell]);
  const CrLofLanes zero = cr_lof_lanes_spread (0);
  CrLofLanes plain = (sides & cr_lof_lanes_spread (CR_LOF_VIEW_COVERED)) == zero;
  CrLofLanes told = asked & ((sides & cr_lof_lanes_spread (CR_LOF_VIEW_OPEN)) != zero);

  if (open->own - cell >= 0 && open->own - cell < CR_LOF_N_LANES)
    told[open->own - cell] = 0;
  CrLofLanes hidden = told & (lights == cr_lof_lanes_spread (CR_LOF_SHADOW));
  CrLofLanes seen = told & plain & (lights == cr_lof_lanes_spread (CR_LOF_LIGHT)) &
                    (levels >= cr_lof_lanes_spread (open->least)) &
                    (levels <= cr_lof_lanes_spread (open->ceiling));
  if (open->ward != NULL)
    seen = zero;
  CrLofLanes shots = cr_lof_lanes_load (&open->shots[i]);
  shots = cr_lof_lanes_choose (hidden, cr_lof_lanes_spread (HIDDEN), shots);
  cr_lof_lanes_store (cr_lof_lanes_choose (seen, cr_lof_lanes_spread (SEEN), shots),
                      &open->shots[i]);
  return hidden | seen;
}

/* Judges the waiting shots among these hexes of a column of a flat grid, whose cells lie in a row.
 * Returns: how many were judged */
static int
judge_lanes (Open *open, int i, int cell)
{
  CrLofLanes asked =
      cr_lof_lanes_load (&open->shots[i]) == cr_lof_lanes_spread ((gint8) CR_FIELD_WAITS);
  CrLofLanes told = { 0 };
  gint8 left[CR_LOF_N_LANES];
  int n;

  if (!cr_lof_lanes_any (asked))
    return 0;
  if (open->lights != NULL)
    told = tell_lights (open, i, cell, asked);
  n = cr_lof_lanes_count (told);
  if (!cr_lof_lanes_any (asked & ~told))
    return n;
  cr_lof_lanes_store (asked & ~told, left);
  for (int lane = 0; lane < CR_LOF_N_LANES; lane++)
    if (left[lane] != 0)
      n += judge_by_light (open, i + lane, cell + lane);
  return n;
}

/* Judges the waiting shots of a column. Its cells are as far apart as its first two. */
static void
judge_column (Open *open, int column)
{
  CrFieldWork *work = open->work;
  const CrField *field = work->field;
  const CrLofSquare *square = &open->quick->view->square;
  int n_rows = field->box.n_rows, first = column * n_rows, n = 0, i = 0;
  const CrHex *hexes = &field->hexes[work->floor * field->n_cells + first];
  int cell = cr_lof_square_cell (square, hexes[0]);
  int other = n_rows > 1 ? cr_lof_square_cell (square, hexes[1]) : cell;
  int step = n_rows > 2 ? cr_lof_square_cell (square, hexes[2]) - cell : 0;

  for (; field->grid.orientation == CR_FLAT && i + CR_LOF_N_LANES <= n_rows; i += CR_LOF_N_LANES)
    n += judge_lanes (open, first + i, cell + i);
  for (; i < n_rows; i++)
    if (open->shots[first + i] == CR_FIELD_WAITS)
      n += judge_by_light (open, first + i, (i % 2 == 0 ? cell : other) + i / 2 * step);
  field->waiting[field->row] -= n;
  work->n_shots -= n;
}

static void
judge_rest_of_open (Open *open)
{
  CrFieldWork *work = open->work;

  for (int i = 0; i < open->n_rest && work->n_shots > 0; i++)
    if (!follow_line (open, open->rest[i]))
      cr_field_judge_one (work, open->rest[i]);
}

/* Casts shadows if that pays. Returns: FALSE when no more may be done now */
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
  open->ceiling = CLAMP (open->ceiling, G_MININT8, G_MAXINT8);
  open->least = MIN (gaze.base, view->levels[open->own]);
  return TRUE;
}

void
cr_field_judge_open (CrFieldWork *work)
{
  CrField *field = work->field;
  CrPlace from = field->shooters[field->row];
  int own = cr_field_find (field, from) - from.floor * field->n_cells;
  g_autofree int *rest = g_new (int, field->n_cells);
  Open open = {
    .work = work,
    .quick = &g_array_index (work->fire->quicks, CrLofQuick, from.floor),
    .from = from,
    .ward = work->fire->table->ward,
    .shots = cr_field_row (field, field->row) + from.floor * field->n_cells,
    .rest = rest,
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
