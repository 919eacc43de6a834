/* cr-lof-square.c: axial storage in which a line needs no division.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-square.h"

void
cr_lof_square_init (CrLofSquare *square, const CrGrid *grid)
{
  const int columns[] = { 1, grid->columns }, rows[] = { 1, grid->rows };
  CrHex least = cr_grid_hex_at (grid, 1, 1), most = least;

  for (int i = 0; i < 4; i++) {
    CrHex corner = cr_grid_hex_at (grid, columns[i & 1], rows[i >> 1]);

    least = (CrHex){ MIN (least.q, corner.q), MIN (least.r, corner.r) };
    most = (CrHex){ MAX (most.q, corner.q), MAX (most.r, corner.r) };
  }
  square->first_q = least.q - CR_LOF_SQUARE_MARGIN;
  square->first_r = least.r - CR_LOF_SQUARE_MARGIN;
  square->n_q = most.q - least.q + 2 * CR_LOF_SQUARE_MARGIN + 1;
  square->stride = most.r - least.r + 2 * CR_LOF_SQUARE_MARGIN + 1;
  square->n_cells = square->n_q * square->stride;
}
