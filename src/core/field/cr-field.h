/* cr-field.h: field of fire, dead ground, shooters per hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"

/**
 * CrFieldCell: what the shooters together can do to a place.
 * @verdict: the best of their verdicts
 * @cover: the cover against the best shot, when it is clear
 * @range: that of the best shot; when none is clear, that of the nearest
 * @n_shooters: how many of them can hit the place
 */
typedef struct {
  guint8 verdict, cover;
  guint16 range;
  guint32 n_shooters;
} CrFieldCell;

/**
 * CrField: what can be done to each place of the map, floor by floor, row-major (void places:
 * IMPOSSIBLE). It is derived from cr_lof_judge() alone. It is worked out bit by bit, and it can
 * follow edits of the map; then only what they may concern is judged again.
 */
typedef struct _CrField CrField;

/**
 * cr_field_start:
 *
 * Returns: (transfer full): a field in which nothing is known yet; cr_field_work() works it out
 */
CrField *cr_field_start (CrFire *fire,
                         const CrPlace *shooters,
                         gsize n_shooters,
                         const CrLofOptions *options);

/**
 * cr_field_follow:
 *
 * Marks what the edits since the last call may concern; cr_field_work() judges that again.
 *
 * Returns: FALSE when the field cannot follow and must be made anew
 */
gboolean cr_field_follow (CrField *field, CrFire *fire);

/**
 * cr_field_is_known:
 *
 * Returns: FALSE as long as cr_field_work() has never come to its end
 */
gboolean cr_field_is_known (const CrField *field);

/**
 * cr_field_n_waiting:
 *
 * Returns: how many shots cr_field_work() has to judge
 */
gsize cr_field_n_waiting (const CrField *field);

/**
 * cr_field_work:
 * @n_shots: how many shots to judge at most
 *
 * Goes on where it has stopped. Until it is done the cells stay as they were before.
 *
 * Returns: TRUE when the field is up to date
 */
gboolean cr_field_work (CrField *field, CrFire *fire, int n_shots);

void cr_field_free (CrField *field);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrField, cr_field_free)

/**
 * cr_field_copy:
 *
 * Returns: (transfer full): a copy that stays as @field is now, whatever becomes of that or of the
 *   map, and that another thread may read; it can neither be worked on nor follow edits
 */
CrField *cr_field_copy (const CrField *field);

/**
 * cr_field_list_changes:
 *
 * Returns: (transfer full) (nullable) (element-type CrHex): the hexes of that floor on which the
 *   two differ; NULL when they do not cover the same part of the same grid
 */
GArray *cr_field_list_changes (const CrField *a, const CrField *b, int floor);

const CrGrid *cr_field_get_grid (const CrField *field);

/**
 * cr_field_get:
 *
 * Returns: (transfer none) (nullable): the cell of a place; NULL off the map
 */
const CrFieldCell *cr_field_get (const CrField *field, CrPlace place);

/**
 * cr_field_is_dead:
 *
 * Returns: whether none of the shooters can hit the place; the place of a shooter is no dead
 *   ground, nor is one that is out of range or sight for all
 */
gboolean cr_field_is_dead (const CrField *field, CrPlace place);

/**
 * CrFieldCount: how many places of a floor are hit, and how many are dead ground.
 * @covers: for each cover, how many of those that are hit have it
 */
typedef struct {
  int n_hit, n_dead, covers[CR_COVER_INFINITE + 1];
} CrFieldCount;

/**
 * cr_field_count:
 *
 * Nothing is known about a floor that was added later, nor in a field that has just been started.
 * A field that is done is counted once, however often this is called; only one thread may call it.
 */
CrFieldCount cr_field_count (const CrField *field, int floor);

/* The first two count all floors together; the others one floor. */
int cr_field_n_hit (const CrField *field);
int cr_field_n_dead (const CrField *field);
int cr_field_n_hit_on (const CrField *field, int floor);
int cr_field_n_dead_on (const CrField *field, int floor);

/* The men of "@ramparts" (wall-walk hexes with a battlement) and "@slits". */
typedef enum { CR_GARRISON_RAMPARTS = 1, CR_GARRISON_SLITS = 2 } CrGarrison;

/**
 * cr_field_garrison:
 * @places: (element-type CrPlace): the places are added to it, floor by floor, row by row, each
 *   once
 *
 * Goes through what stands on sides and not through the hexes, because a map has many hexes and
 * few walls.
 */
void cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places);
