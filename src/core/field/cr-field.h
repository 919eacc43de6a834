/* cr-field.h: field of fire, dead ground, shooters per hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fire.h"

/**
 * CrFieldCell: what the shooters together can do to a place.
 * @verdict: the best of theirs
 * @cover: of the best shot, when clear
 * @range: of the best shot: of the nearest when none is clear
 * @n_shooters: how many of them can hit it
 */
typedef struct {
  guint8 verdict, cover;
  guint16 range;
  guint32 n_shooters;
} CrFieldCell;

/**
 * CrField: every place of the map once, floor by floor, row-major (void places: IMPOSSIBLE).
 * Derived from cr_lof_judge() alone. It is worked out bit by bit, and it can follow edits of the
 * map, judging again only what they may concern.
 */
typedef struct _CrField CrField;

/**
 * cr_field_start:
 *
 * Returns: (transfer full): a field that says nothing yet; cr_field_work() works it out
 */
CrField *cr_field_start (CrFire *fire,
                         const CrPlace *shooters,
                         gsize n_shooters,
                         const CrLofOptions *options);

/**
 * cr_field_follow:
 *
 * Marks what the edits since the last time may concern; cr_field_work() judges that again.
 *
 * Returns: FALSE when the field cannot follow and must be made anew
 */
gboolean cr_field_follow (CrField *field, CrFire *fire);

/**
 * cr_field_is_known:
 *
 * Returns: FALSE as long as cr_field_work() has never come to an end
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
 * @n_shots: how many to judge at most
 *
 * Goes on where it stopped. Until it is done the cells are as they were before.
 *
 * Returns: TRUE when the field is up to date
 */
gboolean cr_field_work (CrField *field, CrFire *fire, int n_shots);

void cr_field_free (CrField *field);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrField, cr_field_free)

/**
 * cr_field_copy:
 *
 * Returns: (transfer full): says what @field says now, whatever becomes of that or of the map, and
 *   may be asked by another thread; it can be neither worked on nor follow edits
 */
CrField *cr_field_copy (const CrField *field);

/**
 * cr_field_list_changes:
 *
 * Returns: (transfer full) (nullable) (element-type CrHex): of that floor, the hexes that the two
 *   say something different of; NULL when they are not of the same part of the same grid
 */
GArray *cr_field_list_changes (const CrField *a, const CrField *b, int floor);

const CrGrid *cr_field_get_grid (const CrField *field);

/**
 * cr_field_get:
 *
 * Returns: (transfer none) (nullable): NULL off the map
 */
const CrFieldCell *cr_field_get (const CrField *field, CrPlace place);

/**
 * cr_field_is_dead:
 *
 * Returns: whether none of the shooters can hit the place; a shooter's own is no dead ground, and
 *   neither is what is out of range or sight for all
 */
gboolean cr_field_is_dead (const CrField *field, CrPlace place);

/**
 * CrFieldCount: how many places of a floor are hit, and how many are dead ground.
 * @covers: by cover, of those that are hit
 */
typedef struct {
  int n_hit, n_dead, covers[CR_COVER_INFINITE + 1];
} CrFieldCount;

/**
 * cr_field_count:
 *
 * Of a floor that came later nothing is known, nor of a field that has just been started. However
 * often it is asked, a field that is done is gone through once; by one thread at a time.
 */
CrFieldCount cr_field_count (const CrField *field, int floor);

/* Of all floors together, and of one. */
int cr_field_n_hit (const CrField *field);
int cr_field_n_dead (const CrField *field);
int cr_field_n_hit_on (const CrField *field, int floor);
int cr_field_n_dead_on (const CrField *field, int floor);

/* The men of "@ramparts" (wall-walk hexes with a battlement) and "@slits". */
typedef enum { CR_GARRISON_RAMPARTS = 1, CR_GARRISON_SLITS = 2 } CrGarrison;

/**
 * cr_field_garrison:
 * @places: (element-type CrPlace): added to, floor by floor, row by row, each place once
 *
 * Goes by what stands on sides, not by hexes: a map has many hexes and few walls.
 */
void cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places);
