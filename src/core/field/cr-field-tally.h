/* cr-field-tally.h: shots of many men at once, put down and summed up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field-private.h"
#include "cr-lof-lanes.h"

/**
 * CrFieldTally: of one floor, by cell of the square.
 * @shooters: who stands there, −1 for nobody
 * @places: the place, −1 for none
 * @manned: −1 where a shooter stands
 * @open: −1 for places of men in the open
 * @outside: (nullable): −1 outside a castle whose drawbridges matter to shots from there, else NULL
 * @shots: what a clear shot there comes to that takes no more than height
 * @stopped: −1 where some shot was blocked
 * @counts: shots that hit, since they were added to @hits
 * @near: the range of the nearest of them, held below 256 and less 128, to look at many at once
 * @ranges: the same in full
 * @filled: shots in the open are blocked until they are put down
 * @rows: (nullable): of whoever stands there; NULL when shots are not kept
 * @n_counted: how often there may have been counted
 */
typedef struct {
  CrField *field;
  int floor, n_cells, n_counted;
  gboolean filled;
  int *shooters, *places;
  gint8 *manned, *open, *outside, *stopped, *near;
  guint8 *shots, *counts;
  guint16 *hits, *ranges;
  CrFieldShot **rows;
} CrFieldTally;

CrFieldTally *cr_field_tally_new (CrField *field, const CrFire *fire, int floor);
void cr_field_tally_free (CrFieldTally *tally);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (CrFieldTally, cr_field_tally_free)

/* Whose shots are blocked; when rows are filled there is no more to be done for them. Soon all are,
 * and what is not written the processor has not to wait for. */
static inline void
cr_field_tally_stop (CrFieldTally *tally, const int cells[CR_LOF_N_MEN], CrLofLanes stopped)
{
  gint8 *blocked = &tally->stopped[cells[CR_LOF_TARGET]];

  stopped &=
      cr_lof_lanes_load (&tally->manned[cells[CR_LOF_SHOOTER]]) & ~cr_lof_lanes_load (blocked);
  if (cr_lof_lanes_any (stopped))
    cr_lof_lanes_store (cr_lof_lanes_load (blocked) | stopped, blocked);
}

/**
 * cr_field_tally_lanes:
 * @cells: of the first shooter and of the first target; all are in the open
 * @done: whose shots these are
 * @stopped: by something on the line
 */
void cr_field_tally_lanes (CrFieldTally *tally,
                           const int cells[CR_LOF_N_MEN],
                           int range,
                           CrLofLanes done,
                           CrLofLanes stopped);

/**
 * cr_field_tally_expect:
 * @n: how many shots at most each place is to have now
 */
void cr_field_tally_expect (CrFieldTally *tally, int n);

/**
 * cr_field_tally_end:
 *
 * Adds all that was counted to the field.
 */
void cr_field_tally_end (CrFieldTally *tally);
