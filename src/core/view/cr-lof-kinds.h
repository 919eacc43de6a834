/* cr-lof-kinds.h: things of which there are few kinds, by number. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#pragma once

#include <glib.h>

/**
 * CrLofKinds: what is the same for many hexes is kept once. Kinds stay when nobody has them any
 * more. Two that differ in nothing but padding may count as two.
 * @size: of one
 * @all: one after the other
 * @numbers: a table of numbers plus 1, 0 where it is free; of a power of two, at most half full
 * @n: how many there are
 * @last: the number that was asked for before, for neighbours are often alike
 */
typedef struct {
  gsize size, n_numbers;
  GByteArray *all;
  guint32 *numbers;
  guint32 n, last;
} CrLofKinds;

CrLofKinds *cr_lof_kinds_new (gsize size);
void cr_lof_kinds_free (CrLofKinds *kinds);

guint32 cr_lof_kinds_number (CrLofKinds *kinds, gconstpointer kind);

/* By number, until another is given. */
static inline gconstpointer
cr_lof_kinds_get_all (const CrLofKinds *kinds)
{
  return kinds->all->data;
}
