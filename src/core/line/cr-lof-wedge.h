/* cr-lof-wedge.h: behind a hex: whom a change of it can concern.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-hex.h"

/**
 * CrLofWedge: the targets, seen from a shooter in 0,0, whose lines may touch a hex: the hexes
 * behind it and some more. None of these targets may be missing.
 * @hex: counted from the shooter's
 * @away: its distance
 * @left: the left one of the two rays around the wedge, as factors of q and r
 * @right: the right one
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
 * @first_r: (inout): the first row to look at; then the first one in the wedge
 * @last_r: (inout): the last row to look at; then the last one in the wedge
 *
 * Returns: whether any hex of the column is in the wedge
 */
gboolean cr_lof_wedge_get_column (const CrLofWedge *wedge, int q, int *first_r, int *last_r);

/**
 * cr_lof_wedge_reaches:
 * @target: a hex in one of the columns
 *
 * Returns: FALSE when it lies before the hex
 */
gboolean cr_lof_wedge_reaches (const CrLofWedge *wedge, CrHex target);
