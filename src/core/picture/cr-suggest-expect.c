/* cr-suggest-expect.c: what a hex is likely to be before its squares are asked.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* The traits of a hex are not wholly apart from one another: what they say together is less. */
#define BELIEF 0.8
/* What a neighbour of a kind speaks for it, as a logarithm: land lies in patches. */
#define NEIGHBOUR 0.8
/* What is known of two kinds as neighbours counts as this part of a logarithm, once they were found
 * side by side more often than by chance; as if they had been so this often already. */
#define BESIDE 0.6
#define BESIDE_BY_CHANCE 2.0

/* How often each two kinds were found side by side, of all the neighbours that were found. */
static double
count_pairs (const CrSuggestReader *self, double *pairs, double *sums)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  int n = (int) self->kinds->len - 1;
  double all = 0;

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    for (CrDirection d = 0; self->found[cell] >= 0 && d < CR_N_DIRECTIONS; d++) {
      int other = cr_grid_get_cell (grid, cr_hex_neighbour (cr_grid_get_hex (grid, cell), d));

      if (other < 0 || self->found[other] < 0)
        continue;
      pairs[self->found[cell] * n + self->found[other]]++;
      sums[self->found[cell]]++;
      all++;
    }
  return all;
}

void
cr_suggest_find_beside (CrSuggestReader *self)
{
  int n = (int) self->kinds->len - 1;
  g_autofree double *pairs = g_new0 (double, (gsize) n *n);
  g_autofree double *sums = g_new0 (double, n);
  double all = count_pairs (self, pairs, sums);

  for (int kind = 0; kind < n; kind++)
    for (int other = 0; other < n; other++) {
      double by_chance = all > 0 ? sums[kind] * sums[other] / all : 0;

      self->beside[kind * n + other] =
          log ((pairs[kind * n + other] + BESIDE_BY_CHANCE) / (by_chance + BESIDE_BY_CHANCE));
    }
}

static void
ask_neighbours (const CrSuggestReader *self, int cell, double *expected)
{
  const CrGrid *grid = cr_map_get_grid (self->map);
  CrHex hex = cr_grid_get_hex (grid, cell);
  int n_kinds = (int) self->kinds->len - 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    int other = cr_grid_get_cell (grid, cr_hex_neighbour (hex, d));

    if (other < 0 || self->found[other] < 0)
      continue;
    expected[self->found[other]] += NEIGHBOUR;
    for (int kind = 0; kind < n_kinds; kind++)
      expected[kind] += BESIDE * self->beside[kind * n_kinds + self->found[other]];
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
