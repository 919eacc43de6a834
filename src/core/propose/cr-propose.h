/* cr-propose.h: the grid, from the lines printed in a picture. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"
#include "cr-lattice.h"

/**
 * CrProposal:
 * @found: whether the picture shows hexes at all; else nothing else is set
 * @sure: whether it is also plain which of them is hex 1,1 of the map, and most lines are seen
 * @grid: what the picture shows: its size, which way the hexes stand and which columns lie lower
 * @fits: whether the map's hexes stand as those of the picture do and find room on it
 * @points: (element-type CrFitPoint): centres of hexes all over the map, as measured; none unless
 *   it @fits
 * @n_hexes: how many hexes were found
 * @share: of the lines that the map should show, how many are seen
 * @contrast: by how many of its own spreads ink on the lines exceeds ink beside them
 * @even: which part of the hexes' sides has about as much ink as all; of squares only some have
 */
typedef struct {
  gboolean found, sure, fits;
  CrGrid grid;
  GArray *points;
  int n_hexes;
  double share, contrast, even;
} CrProposal;

/**
 * CrPrinted:
 * @pixels: (array): @width × @height shades, 0 black
 * @known: (nullable): a hex whose place is known, so that no other has to be guessed
 * @progress: (nullable): told from time to time how much is done, 0…1; may say that it is enough
 */
typedef struct {
  const guint8 *pixels;
  int width, height;
  const CrFitPoint *known;
  CrProgress progress;
  gpointer data;
} CrPrinted;

gboolean cr_propose_grid (const CrPrinted *picture, const CrGrid *grid, CrProposal *out);
void cr_proposal_clear (CrProposal *proposal);
char *cr_proposal_describe (const CrProposal *proposal, const CrGrid *grid);
