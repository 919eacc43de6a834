/* cr-suggest-expect.c: what a hex is likely to be before its squares are asked.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * By its look, by what lies beside what, and by what is drawn between. All hexes are asked
 * together: each tells its neighbours again and again what they are likely to be for all that it
 * knows without them (belief propagation), so that a hex that is sure speaks for those beyond. */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* The traits of a hex are not wholly apart from one another, so what they say together counts for
 * less. */
#define BELIEF 0.8
/* A neighbour of a kind speaks so much for that kind, as a logarithm: land lies in patches. */
#define NEIGHBOUR 1.2
/* What is known of two kinds as neighbours counts as this part of a logarithm, once they were found
 * side by side more often than by chance; as if they had been so this often already. */
#define BESIDE 0.9
#define BESIDE_BY_CHANCE 2.0
/* What is drawn between two hexes counts as this part of a logarithm. */
#define BETWEEN 0.5
/* What hexes tell each other comes to rest within a hundredth after so many rounds. Each keeps so
 * much of what was told before, lest two tell each other in turn what the other just said. */
#define TELLINGS 15
#define KEPT 0.5f
/* Nothing is quite impossible, but for what the author painted. */
#define LEAST_LIKELY 1e-12
#define NEVER (-1e3)

/* Counts how often each two kinds were found side by side, of all the neighbours that were found.
 * */
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

/* Finds how well two kinds go together as neighbours. */
static double *
find_pairs (const CrSuggestReader *self)
{
  int n = (int) self->kinds->len - 1;
  double *pairs = g_new (double, (gsize) n *n);

  for (int kind = 0; kind < n; kind++)
    for (int other = 0; other < n; other++)
      pairs[kind * n + other] =
          exp (BESIDE * self->beside[kind * n + other] + (kind == other ? NEIGHBOUR : 0));
  return pairs;
}

/* Turns logarithms into parts of one. */
static void
share_parts (double *expected, int n)
{
  double most = expected[0], sum = 0;

  for (int kind = 1; kind < n; kind++)
    most = MAX (most, expected[kind]);
  for (int kind = 0; kind < n; kind++)
    sum += expected[kind] = exp (expected[kind] - most);
  for (int kind = 0; kind < n; kind++)
    expected[kind] /= sum;
}

/* What is told to each hex from each side, as logarithms: by cell, direction and kind. */
typedef struct {
  const CrSuggestReader *reader;
  CrSuggestSides sides;
  int n_kinds;
  double *pairs, *known, *told;
  float *told_to;
} Talk;

static float *
get_told (const Talk *talk, int cell, CrDirection side)
{
  return talk->told_to + ((gsize) cell * CR_N_DIRECTIONS + side) * talk->n_kinds;
}

/* Sums up what a hex is likely to be by its own look and by what all neighbours but the one at @but
 * tell; at -1 none is left out. */
static void
sum_up (const Talk *talk, int cell, CrDirection but, double *known)
{
  const CrSuggestReader *reader = talk->reader;
  int painted = reader->learnt[cell];

  for (int kind = 0; kind < talk->n_kinds; kind++)
    known[kind] = painted < 0       ? BELIEF * reader->looks[(gsize) cell * talk->n_kinds + kind]
                  : painted != kind ? NEVER
                                    : 0;
  for (CrDirection side = 0; side < CR_N_DIRECTIONS; side++)
    for (int kind = 0; side != but && kind < talk->n_kinds; kind++)
      known[kind] += get_told (talk, cell, side)[kind];
  share_parts (known, talk->n_kinds);
}

/* Tells the neighbour what a hex of each kind would say of it, on the whole. */
static void
tell_neighbour (Talk *talk, int cell, CrDirection side, int to)
{
  int n = talk->n_kinds;
  float parted = talk->reader->parted[(gsize) cell * CR_N_DIRECTIONS + side];
  float *told_to = get_told (talk, to, cr_direction_opposite (side));
  double mean = 0;

  sum_up (talk, cell, side, talk->known);
  for (int other = 0; other < n; other++) {
    double runs_on = exp (BETWEEN * cr_suggest_sides_ask (&talk->sides, other, parted));
    double sum = talk->known[other] * talk->pairs[other * n + other] * (runs_on - 1);

    for (int kind = 0; kind < n; kind++)
      sum += talk->known[kind] * talk->pairs[kind * n + other];
    talk->told[other] = log (sum + LEAST_LIKELY);
    mean += talk->told[other] / n;
  }
  for (int other = 0; other < n; other++)
    told_to[other] = KEPT * told_to[other] + (1 - KEPT) * (float) (talk->told[other] - mean);
}

static void
tell_all (Talk *talk)
{
  const CrGrid *grid = cr_map_get_grid (talk->reader->map);

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
    for (CrDirection side = 0; side < CR_N_DIRECTIONS; side++) {
      int to = cr_grid_get_cell (grid, cr_hex_neighbour (cr_grid_get_hex (grid, cell), side));

      if (to >= 0 && talk->reader->learnt[to] < 0)
        tell_neighbour (talk, cell, side, to);
    }
}

static void
talk_init (Talk *talk, const CrSuggestReader *reader)
{
  int n = (int) reader->kinds->len - 1;
  gsize n_cells = (gsize) cr_grid_n_cells (cr_map_get_grid (reader->map));

  *talk = (Talk){ .reader = reader, .n_kinds = n, .pairs = find_pairs (reader) };
  cr_suggest_sides_learn (&talk->sides, reader);
  talk->known = g_new (double, n);
  talk->told = g_new (double, n);
  talk->told_to = g_new0 (float, n_cells *CR_N_DIRECTIONS *n);
}

static void
talk_clear (Talk *talk)
{
  cr_suggest_sides_clear (&talk->sides);
  g_free (talk->pairs);
  g_free (talk->known);
  g_free (talk->told);
  g_free (talk->told_to);
}

void
cr_suggest_find_expected (CrSuggestReader *self)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (self->map));
  Talk talk;

  memset (self->expected, 0, (gsize) n_cells * self->kinds->len * sizeof *self->expected);
  if (!self->all_known)
    return;
  talk_init (&talk, self);
  for (int telling = 0; telling < TELLINGS; telling++)
    tell_all (&talk);
  for (int cell = 0; cell < n_cells; cell++) {
    sum_up (&talk, cell, -1, talk.known);
    for (int kind = 0; kind < talk.n_kinds; kind++)
      self->expected[(gsize) cell * self->kinds->len + kind] = (float) talk.known[kind];
  }
  talk_clear (&talk);
}
