/* cr-suggest-judge.c: what the squares of a hex say of it together.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* From even shares, these rounds of refining bring them to within a hundredth. */
#define ROUNDS 30
/* How often a kind looks so is known from some hundred squares only: what is rarer by less than a
 * quarter, as a logarithm, is as often. */
#define NOT_TOLD_APART 0.3f
/* What is expected of a hex as a whole weighs as if so many times its squares had said so. */
#define EXPECTED 2.0
/* Where all is known, a kind that looks the same but is so many times rarer casts no doubt. */
#define RARER 3

/* The squares of each hex, one after the other. */
typedef struct {
  guint *starts; /* by cell, and one more */
  gsize *squares;
} Hexes;

static void
sort_squares (const CrSuggestReader *self, int n_cells, Hexes *hexes)
{
  gsize n = cr_suggest_n_squares (self);
  g_autofree guint *at = g_new (guint, n_cells + 1);

  hexes->starts = g_new0 (guint, n_cells + 1);
  hexes->squares = g_new (gsize, n);
  for (gsize i = 0; i < n; i++)
    if (self->cells[i] >= 0)
      hexes->starts[self->cells[i] + 1]++;
  for (int cell = 0; cell < n_cells; cell++)
    hexes->starts[cell + 1] += hexes->starts[cell];
  memcpy (at, hexes->starts, (n_cells + 1) * sizeof *at);
  for (gsize i = 0; i < n; i++)
    if (self->cells[i] >= 0)
      hexes->squares[at[self->cells[i]]++] = i;
}

/* One round: each square is shared out among the kinds by how well they explain it and how much of
 * the hex they have; these parts, and what is @expected, are what they have next. */
static void
share_out (const float *likely,
           guint n_squares,
           guint n_kinds,
           const float *expected,
           double *shares,
           double *next)
{
  double all = 0;

  for (guint kind = 0; kind < n_kinds; kind++)
    next[kind] = expected[kind] * EXPECTED * n_squares;
  for (guint i = 0; i < n_squares; i++) {
    const float *square = likely + (gsize) i * n_kinds;
    double sum = 0;

    for (guint kind = 0; kind < n_kinds; kind++)
      sum += shares[kind] * square[kind];
    for (guint kind = 0; kind < n_kinds; kind++)
      next[kind] += shares[kind] * square[kind] / sum;
  }
  for (guint kind = 0; kind < n_kinds; kind++)
    all += next[kind];
  for (guint kind = 0; kind < n_kinds; kind++)
    shares[kind] = next[kind] / all;
}

/* How much of a hex each kind covers, such that its squares together are likeliest. A square alone
 * is easily mistaken: between bushes scrub looks like grass, but grass never has bushes. */
static void
cover_hex (const CrSuggestReader *self,
           const gsize *squares,
           guint n,
           const float *expected,
           double *shares)
{
  guint n_kinds = self->kinds->len;
  g_autofree float *likely = g_new (float, (gsize) n *n_kinds);
  g_autofree double *next = g_new (double, n_kinds);

  for (guint i = 0; i < n; i++) {
    const float *evidence = self->evidence + squares[i] * n_kinds;
    float most = evidence[0];

    for (guint kind = 1; kind < n_kinds; kind++)
      most = MAX (most, evidence[kind]);
    for (guint kind = 0; kind < n_kinds; kind++)
      likely[(gsize) i * n_kinds + kind] = expf (MIN (evidence[kind] - most + NOT_TOLD_APART, 0));
  }
  for (guint kind = 0; kind < n_kinds; kind++)
    shares[kind] = 1.0 / n_kinds;
  for (int round = 0; round < ROUNDS; round++)
    share_out (likely, n, n_kinds, expected, shares, next);
}

/* Counts the kinds, itself among them, that what looks like this one may as well be. */
static int
count_alike (const CrSuggestReader *self, guint kind)
{
  guint n_kinds = self->kinds->len - 1;
  const CrSuggestKind *kinds = &g_array_index (self->kinds, CrSuggestKind, 0);
  int n = 1;

  for (guint other = 0; kind < n_kinds && other < n_kinds; other++)
    n += self->twins[kind * n_kinds + other] &&
         (!self->all_known || kinds[other].n_examples * RARER >= kinds[kind].n_examples);
  return n;
}

/* MAP-12: The suggestion is the terrain of more than half of the hex. */
static CrSuggestion
judge_hex (const CrSuggestReader *self, int cell, const double *covers)
{
  CrPlace place = { self->floor, cr_grid_get_hex (cr_map_get_grid (self->map), cell) };
  CrSuggestion suggestion = { place, -1, 0 };
  guint best = 0;

  for (guint kind = 1; kind < self->kinds->len; kind++)
    if (covers[kind] > covers[best])
      best = kind;
  suggestion.confidence = (int) (covers[best] / count_alike (self, best) * 100 + 0.5);
  if (suggestion.confidence >= CR_SUGGEST_LOWEST)
    suggestion.terrain = g_array_index (self->kinds, CrSuggestKind, best).terrain;
  return suggestion;
}

GArray *
cr_suggest_judge (const CrSuggestReader *self)
{
  int n = cr_grid_n_cells (cr_map_get_grid (self->map));
  g_autofree double *shares = g_new (double, self->kinds->len);
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));
  Hexes hexes;

  sort_squares (self, n, &hexes);
  for (int cell = 0; cell < n; cell++) {
    guint n_squares = hexes.starts[cell + 1] - hexes.starts[cell];

    /* A hex that a scan only brushes says nothing. */
    if (self->learnt[cell] >= 0 || n_squares == 0 || 2 * (int) n_squares < self->n_whole[cell])
      continue;
    cover_hex (self, hexes.squares + hexes.starts[cell], n_squares,
               self->expected + (gsize) cell * self->kinds->len, shares);
    CrSuggestion suggestion = judge_hex (self, cell, shares);
    g_array_append_val (suggestions, suggestion);
  }
  g_free (hexes.starts);
  g_free (hexes.squares);
  return suggestions;
}
