/* cr-lof-kinds.h: things of which there are few kinds, by number.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>
#include <string.h>

/**
 * CrLofKinds: keeps once what is the same for many hexes. What it gains is memory: three bytes a
 * hex for its site and three for its stance, instead of 16 and 18. A kind stays when no hex has it
 * any more. Two that differ in nothing but padding may count as two.
 * @size: the size of a kind in bytes
 * @all: the kinds, one after the other
 * @numbers: a hash table of numbers + 1, with 0 where it is free; its length is a power of two,
 *   and at most half of it is used
 * @n: the number of kinds
 * @last: the number that was asked for last, which the next hex often has as well: without it a
 *   map of 1000 × 1000 takes 7 % more instructions to read (W6)
 */
typedef struct {
  gsize size, n_numbers;
  GByteArray *all;
  guint32 *numbers;
  guint32 n, last;
} CrLofKinds;

CrLofKinds *cr_lof_kinds_new (gsize size);
void cr_lof_kinds_free (CrLofKinds *kinds);

/**
 * cr_lof_kinds_number:
 *
 * Returns: the number of a kind; the first one that was asked for has 0
 */
guint32 cr_lof_kinds_number (CrLofKinds *kinds, gconstpointer kind);

/* The most kinds that three bytes can number. */
#define CR_LOF_KINDS_MOST 0xffffff

/* Numbers of very many hexes take three bytes each, and one more after the last. */
static inline guint8 *
cr_lof_kinds_new_numbers (gsize n)
{
  return g_malloc0 (3 * n + 1);
}

static inline guint32
cr_lof_kinds_at (const guint8 *numbers, gsize index)
{
  guint32 number;

  memcpy (&number, &numbers[3 * index], sizeof number);
  return GUINT32_FROM_LE (number) & CR_LOF_KINDS_MOST;
}

static inline void
cr_lof_kinds_put (guint8 *numbers, gsize index, guint32 number)
{
  guint32 bytes = GUINT32_TO_LE (number);

  memcpy (&numbers[3 * index], &bytes, 3);
}

/* Returns: all kinds by their number; the array may move when another kind gets a number */
static inline gconstpointer
cr_lof_kinds_get_all (const CrLofKinds *kinds)
{
  return kinds->all->data;
}
