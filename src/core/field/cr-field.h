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
 * Derived from cr_lof_judge() alone. It may be worked out at once, with cr_field_new(), or bit by
 * bit; and it can follow edits of the map, judging again only what they may concern.
 */
typedef struct _CrField CrField;

/* Called now and then with how many shooters are done; TRUE goes on, FALSE gives up (the field is
 * then NULL). */
typedef gboolean (*CrFieldProgress) (int done, int all, gpointer data);

CrField *cr_field_new (CrFire *fire,
                       const CrPlace *shooters,
                       gsize n_shooters,
                       const CrLofOptions *options,
                       CrFieldProgress progress,
                       gpointer data);
CrField *cr_field_start (CrFire *fire,
                         const CrPlace *shooters,
                         gsize n_shooters,
                         const CrLofOptions *options);
gboolean cr_field_follow (CrField *field, CrFire *fire);
gboolean cr_field_is_known (const CrField *field);
gsize cr_field_n_waiting (const CrField *field);
gboolean cr_field_work (CrField *field, CrFire *fire, int n_shots);
void cr_field_free (CrField *field);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrField, cr_field_free)

CrField *cr_field_copy (const CrField *field);
GArray *cr_field_list_changes (const CrField *a, const CrField *b, int floor);

const CrGrid *cr_field_get_grid (const CrField *field);
const CrFieldCell *cr_field_get (const CrField *field, CrPlace place);
gboolean cr_field_is_dead (const CrField *field, CrPlace place);

/**
 * CrFieldCount: how many places of a floor are hit, and how many are dead ground.
 * @covers: by cover, of those that are hit
 */
typedef struct {
  int n_hit, n_dead, covers[CR_COVER_INFINITE + 1];
} CrFieldCount;

CrFieldCount cr_field_count (const CrField *field, int floor);

/* Of all floors together, and of one. */
int cr_field_n_hit (const CrField *field);
int cr_field_n_dead (const CrField *field);
int cr_field_n_hit_on (const CrField *field, int floor);
int cr_field_n_dead_on (const CrField *field, int floor);

/* The men of "@ramparts" (wall-walk hexes with a battlement) and "@slits". */
typedef enum { CR_GARRISON_RAMPARTS = 1, CR_GARRISON_SLITS = 2 } CrGarrison;
void cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places);
