/* cr-lof-plain.c: lines that height alone judges though a man is not in the open.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-plain.h"

/* Half of the lines of a man on a rampart go inwards, where he has no battlement. */

/**
 * cr_lof_plain_read:
 * @plain: (out caller-allocates):
 *
 * Of a man on another floor, in a passage, on a siege tower, or under a roof that shelters him
 * towards some, no line is plain.
 */
void
cr_lof_plain_read (const CrLofView *view, int cell, CrLofPlain *plain)
{
  const CrLofStance *stance = cr_lof_view_stance (view, cell);
  guint8 ends = stance->ends | stance->slits | stance->doors;

  *plain = (CrLofPlain){ .sides = ends, .ends = ends };
  plain->sides |= stance->odd | stance->odd_in | stance->indoors | stance->low_walls |
                  stance->parapets | stance->onward;
  if ((stance->flags & (CR_LOF_STANCE_SLOW | CR_LOF_STANCE_ROOF)) != 0)
    plain->sides = CR_LOF_VIEW_SIDES;
  plain->sheltered = (stance->flags & CR_LOF_STANCE_SHELTER) != 0;
}

/**
 * cr_lof_plain_find_way:
 * @path: from centre to centre
 * @way: (out caller-allocates):
 *
 * Seen from a centre, what is beyond a side is a whole hex farther that way (LOF-09).
 */
void
cr_lof_plain_find_way (const CrLofPath *path, CrHex displacement, CrLofPlainWay *way)
{
  *way = (CrLofPlainWay){ path->sides[0], 0 };
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    if (cr_hex_dot (cr_hex_steps[d], displacement) > 1)
      way->beyond |= (guint8) (1u << d);
}
