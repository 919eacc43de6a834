/* cr-field-sweep.c: very many lines of one displacement at once. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-field-private.h"

/* What a line between two men in the open meets depends on its displacement alone, so that 16
 * men above one another on the map are judged as one: the same steps, each man's tops beside one
 * another in memory. Each pair is judged once, from the lower man, for both directions. Whoever is
 * not in the open, and whatever is marked, waits for cr_field_work() as before. */

#define N_LANES 16

typedef gint8 Lanes __attribute__ ((vector_size (N_LANES)));

/* @shooters: by cell of the square, who stands there, −1 for nobody
 * @places: by cell of the square, the place, −1 for none that a man in the open can be at */
typedef struct {
  CrField *field;
  const CrLofView *view;
  const CrLofWard *ward;
  const CrLofPath *path;
  int floor, offset;
  gboolean half, keep_doors;
  int *shooters, *places;
  gint8 *open;
} Sweep;

static inline Lanes
load (const gint8 *from)
{
  Lanes lanes;

  memcpy (&lanes, from, sizeof lanes);
  return lanes;
}

static inline gboolean
is_none (Lanes lanes)
{
  guint64 words[2];

  memcpy (words, &lanes, sizeof words);
  return (words[0] | words[1]) == 0;
}

static inline Lanes
spread (int value)
{
  return (Lanes){ 0 } + (gint8) value;
}

/* D · H > D1 · N of cr_lof_check_height(), with N the same for all: the top is over the lower man
 * by more than D1 · N / D, rounded down.
 * @doubt_out: (out): who meets a mark
 * Returns: who is stopped by something else */
static Lanes
follow (const Sweep *sweep, int cell, int n, Lanes asked, Lanes *doubt_out)
{
  const CrLofPath *path = sweep->path;
  const gint8 *tops = &sweep->view->tops[cell];
  Lanes level = load (&sweep->view->levels[cell]);
  Lanes stopped = spread (0), doubt = spread (0), ways[2] = { spread (0), spread (0) };

  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];
    Lanes top = load (&tops[step->at]);
    Lanes marked = top >= spread (CR_LOF_VIEW_UNSURE);
    Lanes over = (top > level + spread (step->d1 * n / path->d)) & ~marked;

    doubt |= marked;
    if (step->way == 0)
      stopped |= over;
    else
      ways[step->way - 1] |= over;
    if (step->last) {
      stopped |= ways[0] & ways[1];
      ways[0] = ways[1] = spread (0);
    }
    if (i % 4 == 3 && !sweep->keep_doors && is_none (asked & ~stopped))
      break;
  }
  *doubt_out = doubt & (sweep->keep_doors ? asked : ~stopped);
  return stopped;
}

static void
put (const Sweep *sweep, int from, int to, gboolean stopped)
{
  CrField *field = sweep->field;
  int shooter = sweep->shooters[from], place = sweep->places[to];
  int cover = sweep->view->covers[to];

  if (shooter < 0)
    return;
  if (!stopped && sweep->ward != NULL &&
      cr_lof_ward_concerns (sweep->ward, field->shooters[shooter],
                            (CrPlace){ sweep->floor, field->hexes[place] }))
    return;
  field->shots[(gsize) shooter * field->n_places + place] =
      stopped                      ? cr_field_shot_pack (CR_LOF_BLOCKED, CR_COVER_NONE)
      : cover == CR_COVER_INFINITE ? cr_field_shot_pack (CR_LOF_IMPOSSIBLE, CR_COVER_NONE)
                                   : cr_field_shot_pack (CR_LOF_CLEAR, (CrCover) cover);
}

static void
put_lanes (const Sweep *sweep, int cell, Lanes done, Lanes stopped)
{
  for (int i = 0; i < N_LANES; i++)
    if (done[i] != 0) {
      put (sweep, cell + i, cell + sweep->offset + i, stopped[i] != 0);
      put (sweep, cell + sweep->offset + i, cell + i, stopped[i] != 0);
    }
}

/* Men of one difference of levels after the other. */
static void
judge_lanes (const Sweep *sweep, int cell, Lanes asked)
{
  const gint8 *levels = sweep->view->levels;
  Lanes n = load (&levels[cell + sweep->offset]) - load (&levels[cell]);

  asked &= load (&sweep->open[cell]) & load (&sweep->open[cell + sweep->offset]);
  asked &= sweep->half ? n >= spread (0) : n > spread (0);
  for (int i = 0; !is_none (asked); i++) {
    if (asked[i] == 0)
      continue;
    Lanes same = asked & (n == spread (n[i])), doubt;
    Lanes stopped = follow (sweep, cell, n[i], same, &doubt);
    put_lanes (sweep, cell, same & ~doubt, stopped);
    asked &= ~same;
  }
}

/* The lower man in each hex of the grid. What lies within the margin can be read past its end. */
static void
sweep_displacement (Sweep *sweep, CrLofPaths *paths, CrHex displacement)
{
  static const Lanes numbers = { 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15 };
  const CrLofSquare *square = &sweep->view->square;
  int first_q = CR_LOF_SQUARE_MARGIN + MAX (0, -displacement.q);
  int first_r = CR_LOF_SQUARE_MARGIN + MAX (0, -displacement.r);
  int end_q = square->n_q - CR_LOF_SQUARE_MARGIN - MAX (0, displacement.q);
  int end_r = square->stride - CR_LOF_SQUARE_MARGIN - MAX (0, displacement.r);

  sweep->path = cr_lof_paths_get (paths, displacement, -1, -1);
  sweep->offset = displacement.q * square->stride + displacement.r;
  sweep->half = displacement.q > 0 || (displacement.q == 0 && displacement.r > 0);
  for (int q = first_q; q < end_q; q++)
    for (int r = first_r; r < end_r; r += N_LANES)
      judge_lanes (sweep, q * square->stride + r, numbers < spread (MIN (end_r - r, N_LANES)));
}

/* Who stands where, and who of them in the open. */
static void
read_men (Sweep *sweep)
{
  CrField *field = sweep->field;
  const CrLofSquare *square = &sweep->view->square;

  for (int cell = 0; cell < square->n_cells; cell++)
    sweep->shooters[cell] = sweep->places[cell] = -1;
  for (int i = 0; i < field->n_cells; i++) {
    int place = sweep->floor * field->n_cells + i;
    int cell = cr_lof_square_cell (square, field->hexes[place]);
    guint flags = sweep->view->stances[cell].flags;

    if (!field->exists[place] || (flags & CR_LOF_STANCE_BARE) == 0 ||
        (flags & CR_LOF_STANCE_WALL) != 0)
      continue;
    sweep->places[cell] = place;
    sweep->open[cell] = -1;
  }
  for (int i = 0; i < field->n_shooters; i++)
    if (field->present[i] && field->shooters[i].floor == sweep->floor)
      sweep->shooters[cr_lof_square_cell (square, field->shooters[i].hex)] = i;
}

static void
sweep_floor (CrField *field, CrFire *fire, int floor)
{
  const CrLofView *view = fire->table->views->pdata[floor];
  int n = view->square.n_cells;
  int span_q = view->square.n_q - 2 * CR_LOF_SQUARE_MARGIN - 1;
  int span_r = view->square.stride - 2 * CR_LOF_SQUARE_MARGIN - 1;
  g_autofree int *shooters = g_new (int, n), *places = g_new (int, n);
  g_autofree gint8 *open = g_malloc0 (n + N_LANES);
  Sweep sweep = { .field = field,
                  .view = view,
                  .ward = fire->table->ward,
                  .floor = floor,
                  .keep_doors = fire->table->n_keep_doors > 0,
                  .shooters = shooters,
                  .places = places,
                  .open = open };

  read_men (&sweep);
  for (int q = -span_q; q <= span_q; q++)
    for (int r = -span_r; r <= span_r; r++)
      if (q != 0 || r != 0)
        sweep_displacement (&sweep, fire->paths, (CrHex){ q, r });
}

static void
count_waiting (CrField *field)
{
  for (int i = 0; i < field->n_shooters; i++) {
    const CrFieldShot *row = &field->shots[(gsize) i * field->n_places];
    int n = 0;

    for (int j = 0; j < field->n_places; j++)
      n += row[j] == CR_FIELD_WAITS;
    field->waiting[i] = n;
  }
}

/**
 * cr_field_sweep:
 *
 * Judges what can be judged many at once. Pays where most hexes have a shooter.
 */
void
cr_field_sweep (CrField *field, CrFire *fire)
{
  for (int i = 0; i < field->n_shooters; i++)
    cr_field_await (field, i);
  for (int floor = 0; floor < field->n_floors; floor++)
    sweep_floor (field, fire, floor);
  count_waiting (field);
}
