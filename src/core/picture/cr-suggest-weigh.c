/* cr-suggest-weigh.c: how well each terrain explains a square of the picture.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-suggest-private.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* Nothing is quite impossible: one smudge must not outvote a hex. What a kind shows more rarely
 * than once in its examples is not known of it. */
#define LEAST_DENSITY 5e-3
/* By how much a painted kind must beat the rest. A slope drawn as grass with a few strokes is not
 * told from grass; it is then left alone. */
#define CAUTION 2.0
/* Kinds whose examples are told apart by less, as a logarithm for each square, look the same. */
#define TWINS 0.1
/* Of the examples of a kind, those that the rest holds least of tell how much of it there is in
 * the rest: one in so many is passed over as chance. */
#define CHANCE 6
#define MOST_SHARE 0.95
/* Shares are found from a few examples, so even where all that there is was painted some of the
 * rest seems to be left over. Of what is left of a square, one part in so many is put down to
 * chance; and when only one square in so few is left by more than half, there is no other kind. */
#define CHANCE_OF_A_SQUARE 8
#define CHANCE_OF_THE_REST 6

static double
get_density (const CrSuggestReader *self, const CrSuggestKind *kind, const CrPatch *square)
{
  double sum = 0;

  for (guint i = 0; i < kind->squares->len; i++) {
    const CrPatch *other = &g_array_index (kind->squares, CrPatch, i);
    int distance = 0;

    for (int f = 0; f < CR_PATCH_N_FIGURES; f++) {
      int apart = square->figures[f] - other->figures[f];
      distance += apart * apart;
    }
    if (distance < CR_SUGGEST_FARTHEST)
      sum += self->alike[distance];
  }
  return kind->squares->len > 0 ? sum / kind->squares->len : 0;
}

static int
compare_doubles (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* The rest holds all that will be found. Where a kind looks like itself alone, the rest is as
 * dense as its share of this kind; so the least ratio there is that share. */
static double
find_share (const CrSuggestReader *self, const CrSuggestKind *kind)
{
  guint n = kind->squares->len;
  g_autofree double *ratios = g_new (double, n + 1);

  for (guint i = 0; i < n; i++) {
    const CrPatch *square = &g_array_index (kind->squares, CrPatch, i);

    ratios[i] =
        get_density (self, cr_suggest_get_rest (self), square) / get_density (self, kind, square);
  }
  qsort (ratios, n, sizeof *ratios, compare_doubles);
  return n > 0 ? MIN (ratios[n / CHANCE], MOST_SHARE) : 0;
}

void
cr_suggest_find_shares (CrSuggestReader *self)
{
  double total = 0;

  for (guint i = 0; i + 1 < self->kinds->len; i++) {
    CrSuggestKind *kind = &g_array_index (self->kinds, CrSuggestKind, i);

    kind->share = find_share (self, kind);
    total += kind->share;
  }
  for (guint i = 0; i + 1 < self->kinds->len && total > MOST_SHARE; i++)
    g_array_index (self->kinds, CrSuggestKind, i).share *= MOST_SHARE / total;
}

/* Returns by how much better a kind explains its own examples than another does, each without
 * itself, as a logarithm and on the mean. */
static double
find_apart (const CrSuggestReader *self, guint own_index, guint other_index)
{
  const CrSuggestKind *kind = &g_array_index (self->kinds, CrSuggestKind, own_index);
  const CrSuggestKind *other = &g_array_index (self->kinds, CrSuggestKind, other_index);
  guint n = kind->squares->len;
  double sum = 0;

  for (guint i = 0; i < n; i++) {
    const CrPatch *square = &g_array_index (kind->squares, CrPatch, i);
    double own = (get_density (self, kind, square) * n - 1) / MAX (n - 1, 1);

    sum +=
        log ((LEAST_DENSITY + MAX (own, 0)) / (LEAST_DENSITY + get_density (self, other, square)));
  }
  return n > 0 ? sum / n : 0;
}

void
cr_suggest_find_twins (CrSuggestReader *self)
{
  guint n = self->kinds->len - 1;

  self->twins = g_new0 (gboolean, (gsize) n * n);
  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      self->twins[i * n + j] =
          j != i && find_apart (self, i, j) + find_apart (self, j, i) < 2 * TWINS;
}

static gint
to_key (const CrPatch *square)
{
  gint key = 0;

  for (int f = 0; f < CR_PATCH_N_FIGURES; f++)
    key = key << 5 | square->figures[f];
  return key;
}

/* Whether the painted kinds make more than half of the rest at a square. */
static gboolean
is_explained (const CrSuggestReader *self, const CrPatch *square)
{
  double half = get_density (self, cr_suggest_get_rest (self), square) / 2;

  for (guint i = 0; i + 1 < self->kinds->len && half > 0; i++) {
    const CrSuggestKind *kind = &g_array_index (self->kinds, CrSuggestKind, i);

    if (kind->share > 0)
      half -= kind->share * get_density (self, kind, square);
  }
  return half <= 0;
}

static gboolean
is_all_painted (const CrSuggestReader *self)
{
  const GArray *squares = cr_suggest_get_rest (self)->squares;
  guint n_left = 0;

  for (guint i = 0; i < squares->len; i++)
    n_left += !is_explained (self, &g_array_index (squares, CrPatch, i));
  return n_left * CHANCE_OF_THE_REST < squares->len;
}

/* What nobody paints is as the floor was made. Once hexes are named that are to stay so, it is a
 * kind like all others, and there is no rest to be guessed. */
static gboolean
is_ground_known (const CrSuggestReader *self)
{
  int made = cr_map_get_floor (self->map, self->floor)->defaults[CR_LAYER_TERRAIN];

  for (guint i = 0; i + 1 < self->kinds->len; i++)
    if (g_array_index (self->kinds, CrSuggestKind, i).terrain == made)
      return TRUE;
  return FALSE;
}

/* Returns how much of the rest is of no painted kind, 0…1. What is left of a square is divided by
 * it, so the smaller it is the more would count what is left by chance alone. */
static double
find_others (const CrSuggestReader *self)
{
  double others = 1;

  if (is_ground_known (self) || is_all_painted (self))
    return 0;
  for (guint i = 0; i + 1 < self->kinds->len; i++)
    others -= g_array_index (self->kinds, CrSuggestKind, i).share;
  return others;
}

/* How well each kind explains a square; the last is the rest without all that is of other kinds.
 * @others: how much of the rest that is */
static void
weigh_kinds (const CrSuggestReader *self, const CrPatch *square, double others, float *evidence)
{
  guint n = self->kinds->len;
  double rest = get_density (self, cr_suggest_get_rest (self), square);
  double left = rest - rest / CHANCE_OF_A_SQUARE;

  for (guint i = 0; i + 1 < n; i++) {
    const CrSuggestKind *kind = &g_array_index (self->kinds, CrSuggestKind, i);
    double density = get_density (self, kind, square);

    evidence[i] = (float) log (LEAST_DENSITY + density);
    left -= kind->share * density;
  }
  left = left > 0 && others > 0 ? left / others : 0;
  evidence[n - 1] = (float) log ((LEAST_DENSITY + left) * CAUTION);
}

void
cr_suggest_weigh_squares (CrSuggestReader *self)
{
  guint n_kinds = self->kinds->len;
  double others = find_others (self);
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);

  self->all_known = others == 0;
  for (gsize i = 0; i < cr_suggest_n_squares (self); i++) {
    const CrPatch *square = &self->patches->patches[i];
    float *evidence = self->evidence + i * n_kinds;
    gpointer key = GINT_TO_POINTER (to_key (square));
    gconstpointer before = g_hash_table_lookup (seen, key);

    if (self->cells[i] < 0)
      continue;
    if (before != NULL) {
      memcpy (evidence, before, n_kinds * sizeof *evidence);
      continue;
    }
    weigh_kinds (self, square, others, evidence);
    g_hash_table_insert (seen, key, evidence);
  }
}
