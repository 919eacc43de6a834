/* cr-lof-square.h: axial storage in which a line needs no division.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"
#include "cr-lof-line.h"

/* So many cells round the hexes of the grid are of none of them; lines between hexes of the map
 * touch others at most one step outside it. */
#define CR_LOF_SQUARE_MARGIN 3

/**
 * CrLofSquare: cells of all hexes of a grid and of a border round them, so that a line needs no
 * test for the map's edge either. What lies at a displacement is always as many cells away.
 */
typedef struct {
  int first_q, first_r, n_q, stride, n_cells;
} CrLofSquare;

static inline int
cr_lof_square_cell (const CrLofSquare *square, CrHex hex)
{
  return (hex.q - square->first_q) * square->stride + hex.r - square->first_r;
}

/* How many displacements a table of them has to hold. */
static inline gsize
cr_lof_square_n_displacements (const CrLofSquare *square)
{
  return (gsize) (2 * square->n_q + 1) * (2 * square->stride + 1);
}

static inline gsize
cr_lof_square_displacement (const CrLofSquare *square, CrHex displacement)
{
  return (gsize) (displacement.q + square->n_q) * (2 * square->stride + 1) +
         (gsize) (displacement.r + square->stride);
}

/**
 * cr_lof_square_init:
 *
 * Takes in all hexes of the grid and a border round them.
 */
void cr_lof_square_init (CrLofSquare *square, const CrGrid *grid);
