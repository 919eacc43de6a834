/* cr-field-tally.c: shots of many men at once, put down and summed up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field-tally.h"

/* After so many shots a count might not hold another. */
#define MAX_COUNTED G_MAXUINT8

/* The range as @near stores it. */
#define NEAR(range) ((gint8) (MIN ((range), G_MAXUINT8) - 128))

static void
read_outside (CrFieldTally *tally, const CrLofWard *ward, int place, int cell)
{
  CrPlace at = { tally->floor, tally->field->hexes[place] };

  tally->outside[cell] = cr_lof_ward_is_outside (ward, at) ? -1 : 0;
}

static void
read_places (CrFieldTally *tally, const CrFire *fire)
{
  CrField *field = tally->field;
  const CrLofView *view = fire->table->views->pdata[tally->floor];

  for (int i = 0; i < field->n_cells; i++) {
    int place = tally->floor * field->n_cells + i;
    int cell = cr_lof_square_cell (&view->square, field->hexes[place]);
    CrCover cover = (CrCover) cr_lof_view_stance (view, cell)->cover;

    if (!field->exists[place])
      continue;
    tally->places[cell] = place;
    tally->open[cell] = cr_lof_quick_is_open (view, cell) ? -1 : 0;
    tally->shots[cell] =
        cover == CR_COVER_INFINITE ? CR_FIELD_VOID : cr_field_shot_pack (CR_LOF_CLEAR, cover);
    if (tally->outside != NULL)
      read_outside (tally, fire->table->ward, place, cell);
  }
}

/* Most lines between men in the open are blocked, so a row is filled with that and only the others
 * are recorded. */
static void
fill_row (const CrFieldTally *tally, const CrFieldShot *blocked, int cell, CrFieldShot *row)
{
  gsize n = tally->field->n_cells;

  row += tally->floor * n;
  if (tally->filled && tally->open[cell] != 0)
    memcpy (row, blocked, n);
  else
    memset (row, CR_FIELD_VOID, n);
  row[tally->places[cell] - tally->floor * n] = CR_FIELD_VOID;
}

static CrFieldShot *
make_blocked_row (const CrFieldTally *tally)
{
  CrFieldShot *row = g_new (CrFieldShot, tally->field->n_cells);

  memset (row, CR_FIELD_VOID, tally->field->n_cells);
  for (int cell = 0; cell < tally->n_cells; cell++)
    if (tally->open[cell] != 0)
      row[tally->places[cell] - tally->floor * tally->field->n_cells] =
          cr_field_shot_pack (CR_LOF_BLOCKED, CR_COVER_NONE);
  return row;
}

static void
read_shooters (CrFieldTally *tally, const CrLofSquare *square)
{
  CrField *field = tally->field;
  g_autofree CrFieldShot *blocked = make_blocked_row (tally);

  for (int i = 0; i < field->n_shooters; i++) {
    int cell = cr_lof_square_cell (square, field->shooters[i].hex);

    if (!field->swept[i] || field->shooters[i].floor != tally->floor)
      continue;
    tally->shooters[cell] = i;
    tally->manned[cell] = -1;
    if (tally->rows == NULL)
      continue;
    tally->rows[cell] = cr_field_row (field, i);
    fill_row (tally, blocked, cell, tally->rows[cell]);
  }
}

CrFieldTally *
cr_field_tally_new (CrField *field, const CrFire *fire, int floor)
{
  const CrLofSquare *square = &fire->table->square;
  CrFieldTally *tally = g_new0 (CrFieldTally, 1);
  gsize n = square->n_cells, n_read = n + CR_LOF_N_LANES;

  *tally = (CrFieldTally){ .field = field, .floor = floor, .n_cells = square->n_cells };
  tally->filled = field->reach < 0;
  tally->shooters = g_new (int, n);
  tally->places = g_new (int, n);
  tally->manned = g_new0 (gint8, n_read);
  tally->open = g_new0 (gint8, n_read);
  tally->outside = fire->table->ward != NULL ? g_new0 (gint8, n_read) : NULL;
  tally->stopped = g_new0 (gint8, n_read);
  tally->near = g_new (gint8, n_read);
  tally->shots = g_new0 (guint8, n_read);
  tally->counts = g_new0 (guint8, n_read);
  tally->hits = g_new0 (guint16, n_read);
  tally->ranges = g_new (guint16, n);
  tally->rows = field->keeps ? g_new0 (CrFieldShot *, n) : NULL;
  memset (tally->shooters, -1, n * sizeof (int));
  memset (tally->places, -1, n * sizeof (int));
  memset (tally->near, NEAR (G_MAXUINT8), n_read);
  memset (tally->ranges, 0xff, n * sizeof (guint16));
  read_places (tally, fire);
  read_shooters (tally, square);
  return tally;
}

void
cr_field_tally_free (CrFieldTally *tally)
{
  if (tally == NULL)
    return;
  g_free (tally->shooters);
  g_free (tally->places);
  g_free (tally->manned);
  g_free (tally->open);
  g_free (tally->outside);
  g_free (tally->stopped);
  g_free (tally->near);
  g_free (tally->shots);
  g_free (tally->counts);
  g_free (tally->hits);
  g_free (tally->ranges);
  g_free (tally->rows);
  g_free (tally);
}

static void
come_near (CrFieldTally *tally, int cell, CrLofLanes hit, int range)
{
  for (int i = 0; i < CR_LOF_N_LANES; i++)
    if (hit[i] != 0 && tally->ranges[cell + i] > range) {
      tally->ranges[cell + i] = (guint16) range;
      tally->near[cell + i] = NEAR (range);
    }
}

static void
count_hits (CrFieldTally *tally, int cell, CrLofLanes hit, int range)
{
  CrLofLanes counts = cr_lof_lanes_load (&tally->counts[cell]);
  CrLofLanes near = cr_lof_lanes_load (&tally->near[cell]);

  cr_lof_lanes_store (counts - hit, &tally->counts[cell]);
  hit &= near > cr_lof_lanes_spread (NEAR (MIN (range, G_MAXUINT8 - 1)));
  if (cr_lof_lanes_any (hit))
    come_near (tally, cell, hit, range);
}

/* Few shots have to be recorded, because most are blocked and filled in already, so the others are
 * skipped. */
static void
put_shots (const CrFieldTally *tally,
           const int cells[CR_LOF_N_MEN],
           CrLofLanes done,
           CrLofLanes shots)
{
  CrFieldShot *const *rows = &tally->rows[cells[CR_LOF_SHOOTER]];
  const int *places = &tally->places[cells[CR_LOF_TARGET]];
  CrFieldShot what[CR_LOF_N_LANES];

  cr_lof_lanes_store (shots, what);
  for (guint left = cr_lof_lanes_bits (done); left != 0; left &= left - 1) {
    int i = __builtin_ctz (left);

    rows[i][places[i]] = what[i];
  }
}

/* Takes the shots that are not filled in already, and those that hit. */
static void
take_shots (CrFieldTally *tally,
            const int cells[CR_LOF_N_MEN],
            int range,
            CrLofLanes done,
            CrLofLanes stopped)
{
  int to = cells[CR_LOF_TARGET];
  CrLofLanes blocked = cr_lof_lanes_spread (CR_LOF_BLOCKED), shots, hit;

  shots = cr_lof_lanes_choose (stopped, blocked, cr_lof_lanes_load (&tally->shots[to]));
  hit = done & ((shots & 3) == cr_lof_lanes_spread (CR_LOF_CLEAR));
  if (tally->rows != NULL)
    put_shots (tally, cells, done, shots);
  if (cr_lof_lanes_any (hit))
    count_hits (tally, to, hit, range);
}

void
cr_field_tally_lanes (CrFieldTally *tally,
                      const int cells[CR_LOF_N_MEN],
                      int range,
                      CrLofLanes done,
                      CrLofLanes stopped)
{
  done &= cr_lof_lanes_load (&tally->manned[cells[CR_LOF_SHOOTER]]);
  cr_field_tally_stop (tally, cells, done & stopped);
  if (tally->filled)
    done &= ~stopped;
  if (cr_lof_lanes_any (done))
    take_shots (tally, cells, range, done, stopped);
}

/* The counts of so many cells are added at once. */
#define N_WIDE 8
typedef guint8 Counts __attribute__ ((vector_size (N_WIDE)));
typedef guint16 Hits __attribute__ ((vector_size (N_WIDE * sizeof (guint16))));

static inline void
add_counts (guint16 *hits, const guint8 *counts)
{
  Counts more;
  Hits sums;

  memcpy (&more, counts, sizeof more);
  memcpy (&sums, hits, sizeof sums);
  sums += __builtin_convertvector(more, Hits);
  memcpy (hits, &sums, sizeof sums);
}

void
cr_field_tally_expect (CrFieldTally *tally, int n)
{
  tally->n_counted += n;
  if (tally->n_counted <= MAX_COUNTED)
    return;
  for (int i = 0; i < tally->n_cells; i += N_WIDE)
    add_counts (&tally->hits[i], &tally->counts[i]);
  memset (tally->counts, 0, tally->n_cells);
  tally->n_counted = n;
}

void
cr_field_tally_end (CrFieldTally *tally)
{
  CrField *field = tally->field;

  for (int cell = 0; cell < tally->n_cells; cell++) {
    int place = tally->places[cell], n = tally->hits[cell] + tally->counts[cell];

    if (place < 0)
      continue;
    if (tally->stopped[cell] != 0)
      cr_field_add_shot (&field->cells[place], cr_field_shot_pack (CR_LOF_BLOCKED, CR_COVER_NONE),
                         G_MAXUINT16);
    if (n == 0)
      continue;
    cr_field_add_shot (&field->cells[place], tally->shots[cell], tally->ranges[cell]);
    field->cells[place].n_shooters += n - 1;
  }
}
