/* cr-lof-quick.h: lines that height decides. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

/**
 * CrLofQuickVerdict: how a line ended, as far as no other rule than those of height, and what
 * shelters the target, has a say.
 * @CR_LOF_QUICK_CLEAR: and the cover is told
 * @CR_LOF_QUICK_DOUBT: the rules must be asked
 * @CR_LOF_QUICK_UNUSABLE: of a pair of ends, that it may not be used for that line
 */
typedef enum {
  CR_LOF_QUICK_CLEAR = CR_LOF_CLEAR,
  CR_LOF_QUICK_BLOCKED = CR_LOF_BLOCKED,
  CR_LOF_QUICK_IMPOSSIBLE = CR_LOF_IMPOSSIBLE,
  CR_LOF_QUICK_DOUBT,
  CR_LOF_QUICK_UNUSABLE,
} CrLofQuickVerdict;

/**
 * CrLofQuick: for many lines over one floor.
 * @centres: those from centre to centre
 * @covers: what a battlement, a low wall, a parapet gives (COV-01, WAL-01, ROF-01)
 * @keep_doors: some doorway may forbid a line that is blocked already (LOF-08)
 * @mutual: of the line judged last: when it is blocked or clear, so is the opposite one (LOF-26)
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
 * CrLofQuickPair: two men of the floor, by man.
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
 * CrLofQuickSight: of a line that is to be judged soon, what of it is fetched from memory.
 * @CR_LOF_QUICK_SEEK: where its paths are told
 * @CR_LOF_QUICK_FIND: where they are
 * @CR_LOF_QUICK_FETCH: they themselves
 */
typedef enum { CR_LOF_QUICK_SEEK, CR_LOF_QUICK_FIND, CR_LOF_QUICK_FETCH } CrLofQuickSight;

/**
 * cr_lof_quick_foresee:
 * @from: of the floor
 * @to: likewise
 *
 * Changes nothing: paths are many and lie far apart in memory.
 */
void cr_lof_quick_foresee (const CrLofQuick *quick, CrHex from, CrHex to, CrLofQuickSight sight);

/**
 * cr_lof_quick_judge_open:
 * @pair: who stand in the open
 *
 * Men in the open have no ends but their centres, and whatever stops them first decides.
 *
 * Returns: whether the line is clear or blocked, or a doubt
 */
CrLofQuickVerdict cr_lof_quick_judge_open (CrLofQuick *quick, const CrLofQuickPair *pair);

/* COV-01, WAL-01, ROF-01, as cr_lof_cover_raise() has them. */
void cr_lof_quick_init (CrLofQuick *quick, const CrLofTable *table, CrLofPaths *paths, int floor);

/**
 * cr_lof_quick_judge:
 * @pair: two men of the floor
 * @cover_out: (out): set when the line is clear
 *
 * Returns: what cr_lof_case_judge() says, or that it must be asked
 */
CrLofQuickVerdict cr_lof_quick_judge (CrLofQuick *quick,
                                      const CrLofQuickPair *pair,
                                      CrCover *cover_out);
