/* cr-field-sweep.h: very many lines of one displacement at once, while it lasts.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-field-tally.h"

/* So many displacements are followed side by side that what they put down lies together: a tile. */
#define CR_FIELD_N_RAYS CR_LOF_N_LANES

/**
 * CrFieldSweep: where the sweep stands.
 * @tally: of the floor
 * @odd: (element-type int): cells of it with men who are not in the open
 * @first: by column of the square, the first hex of the grid
 * @end: likewise, the one after the last
 * @highest: by column of the square, the highest level of a man in the open
 * @q: number of the column of displacements to go on with
 * @tile: number of its tile
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
 * @q: column of the square with the lower men
 * @r: row of the first of them
 *
 * Men on one level are judged by the displacements of one half alone.
 */
void cr_field_sweep_block (CrFieldSweep *sweep, int n_rays, int q, int r);

/**
 * cr_field_sweep_odd:
 * @n_rays: how many of the displacements are aimed at, from the odd man to the others
 * @odd: his cell
 */
void cr_field_sweep_odd (CrFieldSweep *sweep, int n_rays, int odd);
