/* cr-suggest-judge.c: what the squares of a hex say of it together. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>

/* Neighbouring squares tell the same tale; nine of them are worth about three. */
#define TEMPER 3.0

/* Adds what the squares about this one say: a square alone is easily mistaken. */
static void
pool (const CrSuggestReader *self, gsize square, double *sums)
{
  int columns = self->patches->columns, rows = self->patches->rows;
  int column = (int) (square % columns), row = (int) (square / columns);
  guint n_kinds = self->kinds->len;

  for (guint kind = 0; kind < n_kinds; kind++)
    sums[kind] = 0;
  for (int y = MAX (row - 1, 0); y <= MIN (row + 1, rows - 1); y++)
    for (int x = MAX (column - 1, 0); x <= MIN (column + 1, columns - 1); x++) {
      gsize other = (gsize) y * columns + x;

      for (guint kind = 0; kind < n_kinds && self->cells[other] >= 0; kind++)
        sums[kind] += self->evidence[other * n_kinds + kind] / TEMPER;
    }
}

/* From logarithms to shares that add up to one. */
static void
to_shares (double *sums, guint n)
{
  double most = sums[0], total = 0;

  for (guint i = 1; i < n; i++)
    most = MAX (most, sums[i]);
  for (guint i = 0; i < n; i++)
    total += sums[i] = exp (sums[i] - most);
  for (guint i = 0; i < n; i++)
    sums[i] /= total;
}

/* Of each hex, how much of it each kind seems to cover. */
static void
cover_hexes (const CrSuggestReader *self, double *covers, int *n_squares)
{
  guint n_kinds = self->kinds->len;
  g_autofree double *shares = g_new (double, n_kinds);

  for (gsize i = 0; i < cr_suggest_n_squares (self); i++) {
    int cell = self->cells[i];

    if (cell < 0 || self->learnt[cell] >= 0)
      continue;
    pool (self, i, shares);
    to_shares (shares, n_kinds);
    n_squares[cell]++;
    for (guint kind = 0; kind < n_kinds; kind++)
      covers[(gsize) cell * n_kinds + kind] += shares[kind];
  }
}

/* MAP-12: the terrain of more than half of the hex. */
static CrSuggestion
judge (const CrSuggestReader *self, int cell, const double *covers, int n_squares)
{
  CrPlace place = { self->floor, cr_grid_get_hex (cr_map_get_grid (self->map), cell) };
  CrSuggestion suggestion = { place, -1, 0 };
  guint best = 0;

  for (guint kind = 1; kind < self->kinds->len; kind++)
    if (covers[kind] > covers[best])
      best = kind;
  suggestion.confidence = (int) (covers[best] / n_squares * 100 + 0.5);
  if (suggestion.confidence >= CR_SUGGEST_LEAST)
    suggestion.terrain = g_array_index (self->kinds, CrSuggestKind, best).terrain;
  return suggestion;
}

/* A hex that a scan only brushes says nothing. */
static int
get_least_squares (void)
{
  double area = 3 * sqrt (3) / 8;

  return (int) (area * CR_PATCHES_PER_W * CR_PATCHES_PER_W / 2);
}

GArray *
cr_suggest_judge (const CrSuggestReader *self)
{
  int n = cr_grid_n_cells (cr_map_get_grid (self->map));
  g_autofree double *covers = g_new0 (double, (gsize) n * self->kinds->len);
  g_autofree int *n_squares = g_new0 (int, n);
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));

  cover_hexes (self, covers, n_squares);
  for (int cell = 0; cell < n; cell++)
    if (n_squares[cell] >= get_least_squares ()) {
      CrSuggestion suggestion =
          judge (self, cell, covers + (gsize) cell * self->kinds->len, n_squares[cell]);
      g_array_append_val (suggestions, suggestion);
    }
  return suggestions;
}
