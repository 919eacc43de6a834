/* cr-propose.h: the grid, from the lines printed in a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-fit.h"
#include "cr-lattice.h"

/**
 * CrProposalWay: one way to lay the map on the printed hexes
 * @shift: which rows (columns) lie farther right (lower): the map's, or the other
 * @first: pixel of the middle of hex 1,1
 * @weight: how well the printed lines agree, −1…1; of ways that differ by less than
 *   CrProposal.alike none is better
 * @share: of the lines that the map should show, how many are seen
 * @n_outside: hexes of the map whose middle lies beside the sheet
 * @n_blank: hexes of the map that lie on the sheet where none are printed
 * @n_missing: printed hexes that the map has not
 * @points: (element-type CrFitPoint): centres of hexes all over the map, as measured; their hexes
 *   are those of a map of this @shift
 */
typedef struct {
  CrShift shift;
  CrPoint first;
  double weight, share;
  int n_outside, n_blank, n_missing;
  GArray *points;
} CrProposalWay;

/* What the picture says of a hex that was known. */
typedef enum { CR_KNOWN_AGREES, CR_KNOWN_IN_MARGIN, CR_KNOWN_CONTRADICTS } CrKnownVerdict;

/**
 * CrProposalTest: a hex that was known, held against the proposal
 * @hex: as it was given
 * @is: the hex of the map that the picture shows there
 */
typedef struct {
  CrHex hex, is;
  CrKnownVerdict verdict;
} CrProposalTest;

/**
 * CrProposal:
 * @found: whether the picture shows hexes at all; else nothing else is set
 * @sure: whether it is also plain which of them is hex 1,1 of the map, most lines are seen, nothing
 *   known contradicts, and a map that no known hex places has the size of what is printed
 * @known: whether a known hex said which is which; else the numbering is a guess by the frame
 * @grid: what the picture shows: its size, which way the hexes stand, which columns lie lower, and
 *   whether those at its edge are cut in half
 * @fits: whether the map's hexes stand as those of the picture do and find room on it
 * @ways: (element-type CrProposalWay): how the map may lie, the best first: all that cannot be told
 *   from it, and the best of each shift; none unless it @fits
 * @own: of @ways, the one proposed: the best of the map's own shift
 * @n_alike: how many of @ways, the first ones, cannot be told apart
 * @points: (nullable): of the way proposed
 * @tests: (element-type CrProposalTest): one for each hex that was known
 * @n_hexes: how many hexes were found
 * @share: of the way proposed
 * @contrast: by how many of its own spreads ink on the lines exceeds ink beside them
 * @even: which part of the hexes' sides has about as much ink as all; of squares only some have
 */
typedef struct {
  gboolean found, sure, known, fits;
  CrGrid grid;
  GArray *ways;
  guint own, n_alike;
  GArray *points;
  GArray *tests;
  int n_hexes;
  double share, contrast, even;
} CrProposal;

/**
 * CrPrinted:
 * @pixels: (array): @width × @height shades, 0 black
 * @known: (array length=n_known) (nullable): hexes whose places are known, so that none has to be
 *   guessed; each is a test of the others
 * @progress: (nullable): told from time to time how much is done, 0…1; may say that it is enough
 */
typedef struct {
  const guint8 *pixels;
  int width, height;
  const CrFitPoint *known;
  guint n_known;
  CrProgress progress;
  gpointer data;
} CrPrinted;

/**
 * cr_propose_grid:
 * @grid: (nullable): of the map to be laid on it; NULL proposes that too
 *
 * Looks for printed hexes: how the picture repeats itself, then hex by hex from the plainest place
 * outwards, then how the map lies on them. Takes seconds.
 *
 * Returns: whether hexes were found; clear @out either way
 */
gboolean cr_propose_grid (const CrPrinted *picture, const CrGrid *grid, CrProposal *out);

void cr_proposal_clear (CrProposal *proposal);
const CrProposalWay *cr_proposal_get_way (const CrProposal *proposal, guint index);

/* Whether ways of both shifts are among those that cannot be told apart. */
gboolean cr_proposal_is_shift_open (const CrProposal *proposal);

/**
 * cr_proposal_describe:
 * @grid: of the map
 *
 * Returns: (transfer full): one translated sentence, without a full stop
 */
char *cr_proposal_describe (const CrProposal *proposal, const CrGrid *grid);

/**
 * cr_proposal_list_notes:
 * @grid: of the map
 *
 * What the picture leaves open, and where it and the map differ.
 *
 * Returns: (transfer full) (element-type utf8): translated sentences, without a full stop
 */
GPtrArray *cr_proposal_list_notes (const CrProposal *proposal, const CrGrid *grid);
