/* cr-lof-wedge.h: behind a hex: whom a change of it can concern.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrLofWedge: the targets, seen from a shooter in 0,0, whose lines may touch a hex: the hexes
 * behind it, and some more. Lines that do not may not be missing.
 * @hex: seen from the shooter
 * @away: of @hex
 * @left: of the two rays that hold the wedge, by q and r
 * @right: likewise
 */
typedef struct {
  CrHex hex;
  int away;
  double left[2], right[2];
} CrLofWedge;

/**
 * cr_lof_wedge_init:
 * @hex: counted from the shooter's
 */
void cr_lof_wedge_init (CrLofWedge *wedge, CrHex hex);

/**
 * cr_lof_wedge_get_column:
 * @q: a column of hexes, counted from the shooter's
 * @first_r: (inout): the first of the column that is looked at
 * @last_r: (inout): and the last
 *
 * Returns: whether any hexes of the column are in the wedge; those from @first_r to @last_r
 */
gboolean cr_lof_wedge_get_column (const CrLofWedge *wedge, int q, int *first_r, int *last_r);

/**
 * cr_lof_wedge_reaches:
 * @target: in one of the columns
 *
 * Returns: FALSE when it lies before the hex
 */
gboolean cr_lof_wedge_reaches (const CrLofWedge *wedge, CrHex target);
