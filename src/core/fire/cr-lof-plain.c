/* cr-lof-plain.c: men in the open, of whom height alone decides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-lof-view.h"

/* From the step @i on, whether anything is marked as unsure. */
static CrLofPlainVerdict
look_on (const gint8 *tops, const CrLofPath *path, int i)
{
  for (; i < path->n_steps; i++)
    if (tops[path->steps[i].at] == CR_LOF_VIEW_UNSURE)
      return CR_LOF_PLAIN_DOUBT;
  return CR_LOF_PLAIN_BLOCKED;
}

/**
 * cr_lof_plain_judge:
 * @from: of a plain shooter
 * @to: of a plain target, another hex
 * @keep_doors: some doorway may forbid a line that is blocked already (LOF-08)
 *
 * D · H > D1 · N is cr_lof_check_height() multiplied out once more.
 */
CrLofPlainVerdict
cr_lof_plain_judge (const CrLofView *view,
                    CrLofPaths *paths,
                    CrHex from,
                    CrHex to,
                    gboolean keep_doors)
{
  int from_cell = cr_lof_square_cell (&view->square, from);
  int to_cell = cr_lof_square_cell (&view->square, to);
  gboolean low_first = view->levels[from_cell] <= view->levels[to_cell];
  CrHex low = low_first ? from : to, high = low_first ? to : from;
  int level = view->levels[low_first ? from_cell : to_cell];
  int n = view->levels[low_first ? to_cell : from_cell] - level;
  const gint8 *tops = &view->tops[low_first ? from_cell : to_cell];
  const CrLofPath *path = cr_lof_paths_get (paths, cr_hex_sub (high, low));
  guint stopped = 0;

  for (int i = 0; i < path->n_steps; i++) {
    const CrLofPathStep *step = &path->steps[i];
    int top = tops[step->at];

    if (top > level && path->d * (top - level) > step->d1 * n) {
      if (top == CR_LOF_VIEW_UNSURE)
        return CR_LOF_PLAIN_DOUBT;
      stopped |= 1u << step->way;
    }
    if (stopped == 0)
      continue;
    if ((stopped & 1) != 0 || (step->last && stopped == (1u << 1 | 1u << 2)))
      return keep_doors ? look_on (tops, path, i + 1) : CR_LOF_PLAIN_BLOCKED;
    if (step->last)
      stopped = 0;
  }
  return CR_LOF_PLAIN_CLEAR;
}
