/* cr-suggest-expect.c: what a hex is likely to be before its squares are asked.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* The traits of a hex are not wholly apart from one another: what they say together is less. */
#define BELIEF 0.8
/* What a neighbour of a kind speaks for it, as a logarithm: land lies in patches. */
#define NEIGHBOUR 0.8

static void
ask_neighbours (const CrSuggestReader *self, int cell, double *expected)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  CrHex hex = cr_grid_get_hex (grid, cell);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = cr_grid_get_cell (grid, cr_hex_neighbour (hex, d));

    if (other >= 0 && self->found[other] >= 0)
      expected[self->found[other]] += NEIGHBOUR;
  }
}

/* From logarithms to parts of one. */
static void
share (double *expected, int n)
{
  double most = expected[0], sum = 0;

  for (int kind = 1; kind < n; kind++)
    most = MAX (most, expected[kind]);
  for (int kind = 0; kind < n; kind++)
    sum += expected[kind] = exp (expected[kind] - most);
  for (int kind = 0; kind < n; kind++)
    expected[kind] /= sum;
}

void
cr_suggest_expect (const CrSuggestReader *self, int cell, double *expected)
{
  int n_kinds = (int) self->kinds->len - 1;
  const float *looks = self->looks + (gsize) cell * n_kinds;

  memset (expected, 0, self->kinds->len * sizeof *expected);
  if (!self->all_known)
    return;
  for (int kind = 0; kind < n_kinds; kind++)
    expected[kind] = BELIEF * looks[kind];
  ask_neighbours (self, cell, expected);
  share (expected, n_kinds);
}
