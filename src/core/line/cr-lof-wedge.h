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

void cr_lof_wedge_init (CrLofWedge *wedge, CrHex hex);
gboolean cr_lof_wedge_get_column (const CrLofWedge *wedge, int q, int *first_r, int *last_r);
gboolean cr_lof_wedge_reaches (const CrLofWedge *wedge, CrHex target);
