/* cr-field-sweep.h: very many lines of one displacement at once, while it lasts.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field-tally.h"

/* So many displacements, a tile, are followed side by side, so that what they record lies together
 * in memory. */
#define CR_FIELD_N_RAYS CR_LOF_N_LANES

/**
 * CrFieldSweep: how far the sweep has come.
 * @tally: that of the floor
 * @odd: (element-type int): the cells of the floor with men who are not in the open
 * @first: for each column of the square, the first hex of the grid
 * @end: for each column, the one after the last
 * @highest: for each column, the highest level of a man in the open
 * @q: the number of the column of displacements to go on with
 * @tile: the number of its tile
 */
struct _CrFieldSweep {
  CrField *field;
  CrFire *fire;
  CrFireLine *line;
  CrFieldTally *tally;
  GArray *odd;
  CrLofRay rays[CR_FIELD_N_RAYS];
  CrHex aims[CR_FIELD_N_RAYS];
  int *first, *end;
  gint8 *highest;
  int floor, q, tile;
};

static inline const CrLofSquare *
cr_field_sweep_get_square (const CrFieldSweep *sweep)
{
  return &sweep->fire->table->square;
}

/**
 * cr_field_sweep_block:
 * @n_rays: how many of the displacements are aimed at
 * @q: the column of the square with the lower men
 * @r: the row of the first of them
 *
 * Men on one level are judged along the displacements of one half only.
 */
void cr_field_sweep_block (CrFieldSweep *sweep, int n_rays, int q, int r);

/**
 * cr_field_sweep_odd:
 * @n_rays: how many of the displacements are aimed at, from the odd man to the others
 * @odd: his cell
 */
void cr_field_sweep_odd (CrFieldSweep *sweep, int n_rays, int odd);
