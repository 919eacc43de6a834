/* cr-lof-plain.h: lines that height alone judges though a man is not in the open.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-view.h"

/**
 * CrLofPlain: what about a man may make a line between him and one in the open take more than
 * height.
 * @sides: it crosses one of these of his hex
 * @ends: the other is beyond one of these, on which it might begin or end
 * @sheltered: the other is in a moat (LOF-18)
 */
typedef struct {
  guint8 sides, ends;
  gboolean sheltered;
} CrLofPlain;

/**
 * CrLofPlainWay: of one displacement.
 * @crossed: sides that the line from centre to centre crosses of the hex where it begins
 * @beyond: sides of that hex that the hex where it ends is beyond
 */
typedef struct {
  guint8 crossed, beyond;
} CrLofPlainWay;

void cr_lof_plain_read (const CrLofView *view, int cell, CrLofPlain *plain);
void cr_lof_plain_find_way (const CrLofPath *path, CrHex displacement, CrLofPlainWay *way);

/* @other: in the open */
static inline gboolean
cr_lof_plain_holds (const CrLofPlain *plain, const CrLofPlainWay *way, const CrLofStance *other)
{
  return ((plain->sides & way->crossed) | (plain->ends & way->beyond)) == 0 &&
         !(plain->sheltered && (other->flags & CR_LOF_STANCE_MOAT) != 0);
}
