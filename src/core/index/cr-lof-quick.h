/* cr-lof-quick.h: lines that height decides. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

/**
 * CrLofQuickVerdict: how a line ended, as far as only heights and the shelter of the target
 * decide.
 * @CR_LOF_QUICK_CLEAR: the line is clear, and the cover is known
 * @CR_LOF_QUICK_DOUBT: the rules must be asked
 * @CR_LOF_QUICK_UNUSABLE: this pair of ends cannot be used for the line
 */
typedef enum {
  CR_LOF_QUICK_CLEAR = CR_LOF_CLEAR,
  CR_LOF_QUICK_BLOCKED = CR_LOF_BLOCKED,
  CR_LOF_QUICK_IMPOSSIBLE = CR_LOF_IMPOSSIBLE,
  CR_LOF_QUICK_DOUBT,
  CR_LOF_QUICK_UNUSABLE,
} CrLofQuickVerdict;

/**
 * CrLofQuick: judges many lines over one floor.
 * @centres: the paths from centre to centre
 * @covers: what a battlement, a low wall and a parapet give (COV-01, WAL-01, ROF-01)
 * @keep_doors: whether there is a doorway that may forbid a line that is already blocked (LOF-08)
 * @mutual: whether the line judged last is blocked or clear in both directions (LOF-26)
 */
typedef struct {
  const CrLofTable *table;
  int floor;
  const CrLofView *view;
  CrLofPaths *paths;
  const CrLofPath *const *centres;
  guint8 covers[3];
  gboolean keep_doors;
  gboolean mutual;
} CrLofQuick;

/**
 * CrLofQuickPair: two men of the floor; arrays have the shooter first, then the target.
 * @way: from the shooter to the target
 */
typedef struct {
  int cells[CR_LOF_N_MEN];
  CrHex way;
} CrLofQuickPair;

static inline CrLofQuickPair
cr_lof_quick_pair (const CrLofQuick *quick, CrHex from, CrHex to)
{
  const CrLofSquare *square = &quick->view->square;

  return (CrLofQuickPair){ { cr_lof_square_cell (square, from), cr_lof_square_cell (square, to) },
                           cr_hex_sub (to, from) };
}

static inline gboolean
cr_lof_quick_is_open (const CrLofView *view, int cell)
{
  return (view->sides[cell] & CR_LOF_VIEW_OPEN) != 0;
}

/**
 * CrLofQuickSight: what is fetched from memory for a line that is judged soon.
 * @CR_LOF_QUICK_SEEK: the entry that tells where its paths are
 * @CR_LOF_QUICK_FIND: the pointers to its paths
 * @CR_LOF_QUICK_FETCH: the paths themselves
 */
typedef enum { CR_LOF_QUICK_SEEK, CR_LOF_QUICK_FIND, CR_LOF_QUICK_FETCH } CrLofQuickSight;

/**
 * cr_lof_quick_foresee:
 * @from: a hex of the floor
 * @to: another hex of the floor
 *
 * Changes nothing. Paths are many and lie far apart in memory, so they are fetched before they are
 * needed.
 */
void cr_lof_quick_foresee (const CrLofQuick *quick, CrHex from, CrHex to, CrLofQuickSight sight);

/**
 * cr_lof_quick_judge_open:
 * @pair: two men who stand in the open
 *
 * Men in the open have no ends but their centres, and the first thing that stops them decides.
 *
 * Returns: whether the line is clear, blocked or in doubt
 */
CrLofQuickVerdict cr_lof_quick_judge_open (CrLofQuick *quick, const CrLofQuickPair *pair);

/* Covers are added as cr_lof_cover_raise() does: COV-01, WAL-01, ROF-01. */
void cr_lof_quick_init (CrLofQuick *quick, const CrLofTable *table, CrLofPaths *paths, int floor);

/**
 * cr_lof_quick_judge:
 * @pair: two men of the floor
 * @cover_out: (out): set when the line is clear
 *
 * Returns: what cr_lof_case_judge() returns, or that it must be asked
 */
CrLofQuickVerdict cr_lof_quick_judge (CrLofQuick *quick,
                                      const CrLofQuickPair *pair,
                                      CrCover *cover_out);
