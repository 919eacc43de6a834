/* cr-difference.h: two fields of fire compared. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field.h"

/**
 * CrFireChange: what a change of the castle does to fire at a place.
 * @CR_FIRE_SAME: nothing
 * @CR_FIRE_GAINED: it was out of fire, now somebody can hit it
 * @CR_FIRE_LOST: somebody could hit it, now nobody can
 * @CR_FIRE_COVER: it is hit as before, but the best shot meets another cover
 * @CR_FIRE_SHOOTERS: it is hit in the same cover, by more men or fewer
 */
typedef enum {
  CR_FIRE_SAME,
  CR_FIRE_GAINED,
  CR_FIRE_LOST,
  CR_FIRE_COVER,
  CR_FIRE_SHOOTERS,
  CR_N_FIRE_CHANGES,
} CrFireChange;

/**
 * CrDifferenceCell: a place with what was and what is.
 * @change: not %CR_FIRE_SAME
 */
typedef struct {
  CrPlace place;
  CrFireChange change;
  CrFieldCell before, after;
} CrDifferenceCell;

/**
 * CrDifference: the places that differ, floor by floor, row-major. When it is done it never
 * changes, and may be kept and asked by another thread.
 */
typedef struct _CrDifference CrDifference;

/**
 * cr_difference_begin:
 * @scene: of the castle as it is @after; places are numbered alike in both
 * @before: borrowed until cr_difference_work() says that it is done, and so is @after
 *
 * Returns: (transfer full): that says nothing yet
 */
CrDifference *cr_difference_begin (const CrScene *scene,
                                   const CrField *before,
                                   const CrField *after);

/**
 * cr_difference_work:
 * @n_places: how many to compare at most
 *
 * Returns: whether all are compared
 */
gboolean cr_difference_work (CrDifference *difference, int n_places);

CrDifference *cr_difference_ref (CrDifference *difference);
void cr_difference_unref (CrDifference *difference);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrDifference, cr_difference_unref)

guint cr_difference_n (const CrDifference *difference);
const CrDifferenceCell *cr_difference_get (const CrDifference *difference, guint index);

/* How many places have changed in that way. */
guint cr_difference_count (const CrDifference *difference, CrFireChange change);

/* "same", "gained", "lost", "cover", "shooters": stable keys, never translated. */
const char *cr_fire_change_get_name (CrFireChange change);
