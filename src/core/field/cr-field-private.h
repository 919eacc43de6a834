/* cr-field-private.h: a field of fire while it is worked out.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field.h"
#include "cr-fire-lines.h"

/* One shot as a byte: its verdict and its cover, or that it is to be judged. */
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

/* Very many shots at once; see cr-field-sweep.c. */
typedef struct _CrFieldSweep CrFieldSweep;

/**
 * CrFieldBox: the part of the grid that a field is of, by columns and rows counted from 1.
 */
typedef struct {
  int first_column, first_row, n_columns, n_rows;
} CrFieldBox;

/**
 * CrFieldCounts: of all floors.
 * @kept: they are those of the field as it is
 */
typedef struct {
  gboolean kept;
  CrFieldCount floors[];
} CrFieldCounts;

/**
 * CrField: a row of shots for each shooter, and what they come to. Places are numbered floor by
 * floor and column by column: in that order what lines meet lies in memory as well.
 * @limit: beyond so many a hex is no dead ground: out of reach, or of sight (WEA-01); −1 for any
 * @reach: beyond so many hexes nobody is hit, −1 for any; nothing outside @box is nearer
 * @hexes: by place
 * @n_read: how many columns of all floors have been read
 * @bases: by floor, the lowest level on which many stand
 * @least: of both coordinates of them
 * @most: likewise
 * @counts: found when they are asked for, and then kept
 * @manned: the places of the shooters, which are no dead ground
 * @shooters: as they were given, each with his row of @shots
 * @present: whether his place exists; the others have no shots
 * @keeps: the rows of all shooters are kept, not only that of the one at work
 * @waiting: by shooter, how many of his shots are to be judged; less than 0 before his row is begun
 * @stale: the places that shots of are new or wait, so that their cells say too little
 * @swept: by shooter, whether his shots on his own floor are the sweep's to judge
 * @sweep: (nullable): while it lasts
 * @adds: the shots of each row are added to the cells when it is done, the first time that all are
 * @added: by shooter, whether his have been; of @n_added they were
 * @row: the shooter to go on with
 * @fresh: no shot has been judged yet
 * @known: the cells say something
 * @version: of the map; see #CrFire
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

/* Of a place where nobody can be hit, whatever happens. */
#define CR_FIELD_VOID ((CrFieldShot) CR_LOF_IMPOSSIBLE)

static inline CrFieldShot *
cr_field_row (const CrField *field, int shooter)
{
  return field->shots + (field->keeps ? (gsize) shooter * field->n_places : 0);
}

/* Whether there is somebody to be judged. */
static inline gboolean
cr_field_asks (const CrField *field, int shooter, int index)
{
  return field->exists[index] &&
         (field->reach < 0 ||
          cr_hex_distance (field->shooters[shooter].hex, field->hexes[index]) <= field->reach);
}

CrFieldCounts *cr_field_counts_new (int n_floors);

/* Only what is known for good is kept: a field that is worked out has other counts soon. */
void cr_field_forget_counts (CrField *field);

gboolean cr_field_is_dead_at (const CrField *field, int index);
gboolean cr_field_is_read (const CrField *field);

/**
 * cr_field_read:
 * @n_shots: (inout): not much more work than so many lines would be
 *
 * Column by column: of a very large map that takes longer than a frame.
 *
 * Returns: whether all has been read
 */
gboolean cr_field_read (CrField *field, const CrFire *fire, int *n_shots);

int cr_field_find (const CrField *field, CrPlace place);
/**
 * cr_field_await:
 *
 * All shots of one shooter are to be judged, but for those that are the sweep's, which fills in
 * that floor itself.
 */
void cr_field_await (CrField *field, int shooter);

/**
 * cr_field_empty:
 *
 * Nobody has shot at the stale places yet.
 */
void cr_field_empty (CrField *field);

/* Clear first, then least cover, then nearest; of those who cannot, the nearest. Nobody can foresee
 * which it is, so it is reckoned without a branch. */
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

/* What a row is worked through with. */
typedef struct {
  CrField *field;
  CrFire *fire;
  CrFireLine line;
  int floor, n_shots;
} CrFieldWork;

/**
 * cr_field_judge_row:
 *
 * As many of a row as are allowed.
 */
void cr_field_judge_row (CrFieldWork *work);

/* Judges one cell by all the rules, without any short cut. */
void cr_field_judge_one (CrFieldWork *work, int cell);

/**
 * cr_field_judge_open:
 * @work: at the row of a shooter in the open, on his own floor
 *
 * As many of his shots as are allowed, outwards.
 */
void cr_field_judge_open (CrFieldWork *work);

/**
 * cr_field_add_row:
 * @shooter: all of his shots have been judged; those that were swept have been added
 */
void cr_field_add_row (CrField *field, int shooter);

/* Puts the shot at its place, which was marked as waiting. */
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
 * Begins to work a field out.
 */
CrFieldSweep *cr_field_sweep_new (CrField *field, CrFire *fire);

void cr_field_sweep_free (CrFieldSweep *sweep);

/**
 * cr_field_sweep_work:
 * @line: begun
 * @n_shots: (inout): how many to judge at most, or not many more
 *
 * Returns: TRUE when all shots between men of one floor are judged
 */
gboolean cr_field_sweep_work (CrFieldSweep *sweep, CrFireLine *line, int *n_shots);
