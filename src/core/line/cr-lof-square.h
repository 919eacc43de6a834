/* cr-lof-square.h: axial storage in which a line needs no division.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-grid.h"
#include "cr-lof-line.h"

/* The border around the hexes of the grid is so many cells wide. Lines between hexes of the map
 * touch hexes at most one step outside it. */
#define CR_LOF_SQUARE_MARGIN 3

/**
 * CrLofSquare: cells for all hexes of a grid and a border around them, so that a line does not
 * have to ask for the edge of the map. The same displacement is always the same number of cells.
 */
typedef struct {
  int first_q, first_r, n_q, stride, n_cells;
} CrLofSquare;

static inline int
cr_lof_square_cell (const CrLofSquare *square, CrHex hex)
{
  return (hex.q - square->first_q) * square->stride + hex.r - square->first_r;
}

/* Returns: how many displacements a table of them has to hold */
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
 * Includes all hexes of the grid and a border around them.
 */
void cr_lof_square_init (CrLofSquare *square, const CrGrid *grid);
