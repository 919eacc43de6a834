/* cr-field-private.h: a field of fire while it is worked out.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field.h"
#include "cr-fire-lines.h"

/* One shot as a byte: its verdict and its cover, or CR_FIELD_WAITS while it has to be judged. */
typedef guint8 CrFieldShot;
#define CR_FIELD_WAITS G_MAXUINT8

static inline CrFieldShot
cr_field_shot_pack (CrVerdict verdict, CrCover cover)
{
  return (CrFieldShot) ((guint) verdict | (guint) cover << 2);
}

static inline CrVerdict
cr_field_shot_verdict (CrFieldShot shot)
{
  return (CrVerdict) (shot & 3);
}

static inline CrCover
cr_field_shot_cover (CrFieldShot shot)
{
  return (CrCover) (shot >> 2);
}

/* Judges very many shots at once; see cr-field-sweep.c. */
typedef struct _CrFieldSweep CrFieldSweep;

/**
 * CrFieldBox: the part of the grid that a field covers, in columns and rows counted from 1.
 */
typedef struct {
  int first_column, first_row, n_columns, n_rows;
} CrFieldBox;

/**
 * CrFieldCounts: the counts of all floors.
 * @kept: whether they are those of the field as it is now
 */
typedef struct {
  gboolean kept;
  CrFieldCount floors[];
} CrFieldCounts;

/**
 * CrField: a row of shots for each shooter, and the sum of them for each place. Places are
 * numbered floor by floor and column by column, the order in which what lines meet lies in memory.
 * @limit: a hex farther away is no dead ground, because it is out of reach or of sight (WEA-01);
 *   −1 for none
 * @reach: nobody farther away is hit, −1 for no limit; nothing outside @box is nearer
 * @hexes: one for each place
 * @n_read: how many columns of all floors have been read
 * @bases: for each floor, the lowest level on which many men stand
 * @least: the least coordinates of the hexes
 * @most: the greatest ones
 * @counts: found when they are asked for, and then kept
 * @manned: the places of the shooters, which are no dead ground
 * @shooters: as they were given, each with a row of @shots
 * @present: whether the place of each shooter exists; the others have no shots
 * @keeps: whether the rows of all shooters are kept, and not only that of the one at work
 * @waiting: for each shooter, how many of his shots must be judged; negative before his row is
 *   begun
 * @stale: the places with new or waiting shots, whose cells are not up to date
 * @swept: for each shooter, whether the sweep judges his shots on his own floor
 * @sweep: (nullable): exists while it works
 * @adds: whether the shots of each row are added to the cells when it is done, as the first time
 * @added: for each shooter, whether his shots have been added; those of @n_added have
 * @row: the shooter to go on with
 * @fresh: whether no shot has been judged yet
 * @known: whether the cells have been worked out once
 * @version: that of the map; see #CrFire
 */
struct _CrField {
  CrGrid grid;
  CrFieldBox box;
  int reach, limit, n_floors, n_cells, n_places, n_read;
  CrHex *hexes, least, most;
  int *bases;
  CrFieldCell *cells;
  CrFieldCounts *counts;
  guint8 *exists, *manned;
  CrLofOptions options;

  CrPlace *shooters;
  int n_shooters, n_added, row;
  gboolean keeps, fresh, adds, known;
  guint8 *present, *swept, *added;
  CrFieldSweep *sweep;
  CrFieldShot *shots;
  int *waiting;
  guint8 *stale;
  CrFireVersion version;
};

/* The shot at a place where nobody can ever be hit. */
#define CR_FIELD_VOID ((CrFieldShot) CR_LOF_IMPOSSIBLE)

static inline CrFieldShot *
cr_field_row (const CrField *field, int shooter)
{
  return field->shots + (field->keeps ? (gsize) shooter * field->n_places : 0);
}

/* Whether there is a place in reach at which the shooter's shot must be judged. */
static inline gboolean
cr_field_asks (const CrField *field, int shooter, int index)
{
  return field->exists[index] &&
         (field->reach < 0 ||
          cr_hex_distance (field->shooters[shooter].hex, field->hexes[index]) <= field->reach);
}

CrFieldCounts *cr_field_counts_new (int n_floors);

/* Drops the kept counts, because a field that is being worked out will soon have others. */
void cr_field_forget_counts (CrField *field);

gboolean cr_field_is_dead_at (const CrField *field, int index);
gboolean cr_field_is_read (const CrField *field);

/**
 * cr_field_read:
 * @n_shots: (inout): how much to work at most, counted in lines
 *
 * Reads the map column by column; for a very large map that takes longer than a frame.
 *
 * Returns: whether all has been read
 */
gboolean cr_field_read (CrField *field, const CrFire *fire, int *n_shots);

int cr_field_find (const CrField *field, CrPlace place);
/**
 * cr_field_await:
 *
 * Marks all shots of one shooter as waiting, except those of a floor that the sweep fills in
 * itself.
 */
void cr_field_await (CrField *field, int shooter);

/**
 * cr_field_empty:
 *
 * Sets the stale places to what they are before any shot.
 */
void cr_field_empty (CrField *field);

/* A clear shot is better than others, then less cover, then the shorter range; of those that are
 * not clear the nearest counts. Since the result cannot be predicted, it is computed without a
 * branch. */
static inline void
cr_field_add_shot (CrFieldCell *cell, CrFieldShot shot, int range)
{
  guint cover = cr_field_shot_cover (shot);
  gboolean clear = cr_field_shot_verdict (shot) == CR_LOF_CLEAR;
  gboolean was_clear = cell->verdict == CR_LOF_CLEAR, nearer = range < cell->range;
  gboolean first = (was_clear ^ TRUE) & (clear | nearer);
  gboolean better = clear & ((cover < cell->cover) | ((cover == cell->cover) & nearer));
  gboolean taken = first | better;

  cell->n_shooters = cell->n_shooters + (clear ? 1 : 0);
  cell->cover = clear & taken ? (guint8) cover : cell->cover;
  cell->range = taken ? (guint16) range : cell->range;
  cell->verdict = MIN (cell->verdict, (guint8) cr_field_shot_verdict (shot));
}

/* What is needed to work through a row. */
typedef struct {
  CrField *field;
  CrFire *fire;
  CrFireLine line;
  int floor, n_shots;
} CrFieldWork;

/**
 * cr_field_judge_row:
 *
 * Judges as many shots of a row as are allowed.
 */
void cr_field_judge_row (CrFieldWork *work);

/* Judges one cell by all rules, without any accelerator. */
void cr_field_judge_one (CrFieldWork *work, int cell);

/**
 * cr_field_judge_open:
 * @work: at the row of a shooter in the open, on his own floor
 *
 * Judges as many of his shots as are allowed, outwards from him.
 */
void cr_field_judge_open (CrFieldWork *work);

/**
 * cr_field_add_row:
 * @shooter: a shooter whose shots have all been judged
 *
 * Adds his shots to the cells, except those of the sweep, which have been added.
 */
void cr_field_add_row (CrField *field, int shooter);

/* Records the shot at its place, which was marked as waiting. */
static inline void
cr_field_put_shot (CrFieldWork *work, int index, CrFieldShot shot)
{
  cr_field_row (work->field, work->field->row)[index] = shot;
  work->field->waiting[work->field->row]--;
  work->n_shots--;
}

/**
 * cr_field_sweep_new:
 *
 * Begins to work out a field.
 */
CrFieldSweep *cr_field_sweep_new (CrField *field, CrFire *fire);

void cr_field_sweep_free (CrFieldSweep *sweep);

/**
 * cr_field_sweep_work:
 * @line: begun with cr_fire_begin()
 * @n_shots: (inout): how many shots to judge at most, or a few more
 *
 * Returns: TRUE when all shots between men of one floor are judged
 */
gboolean cr_field_sweep_work (CrFieldSweep *sweep, CrFireLine *line, int *n_shots);
