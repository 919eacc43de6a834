/* cr-field-tally.h: shots of many men at once, put down and summed up.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field-private.h"
#include "cr-lof-lanes.h"

/**
 * CrFieldTally: counts the shots of one floor. Arrays have an element for each cell of the square.
 * @shooters: the shooter who stands there, −1 for nobody
 * @places: the place, −1 for none
 * @manned: −1 where a shooter stands
 * @open: −1 at places of men in the open
 * @outside: (nullable): −1 outside a castle whose drawbridges matter to shots from there,
 *   otherwise NULL
 * @shots: the result of a clear shot at the place that only heights decide
 * @stopped: −1 where some shot was blocked
 * @counts: the shots that hit, since they were last added to @hits
 * @near: the range of the nearest of them, limited to 255 and less 128, so that many are compared
 *   at once
 * @ranges: the same range in full
 * @filled: whether shots in the open count as blocked until they are recorded
 * @rows: (nullable): the row of the shooter who stands there; NULL when shots are not kept
 * @n_counted: how many shots a count may hold by now
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

/* Marks the shots that are blocked; nothing else has to be done for them when rows are filled. Soon
 * all are marked, and the processor does not have to wait for what is not written. */
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
 * @cells: those of the first shooter and of the first target; all stand in the open
 * @done: the lanes whose shots these are
 * @stopped: the lanes that something on the line stops
 */
void cr_field_tally_lanes (CrFieldTally *tally,
                           const int cells[CR_LOF_N_MEN],
                           int range,
                           CrLofLanes done,
                           CrLofLanes stopped);

/**
 * cr_field_tally_expect:
 * @n: the most shots that each place will get now
 *
 * Makes room in the counts.
 */
void cr_field_tally_expect (CrFieldTally *tally, int n);

/**
 * cr_field_tally_end:
 *
 * Adds all that was counted to the field.
 */
void cr_field_tally_end (CrFieldTally *tally);
