/* cr-suggest-look.c: what a hex looks like as a whole. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square alone is easily mistaken, so each hex is held against the examples as a whole: it is
 * likely of the kind that has some that are very like it. That a tree's shadow falls on it or a
 * number is printed there changes a few traits a lot, and counts little. */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* The middle of the hex reaches so far, in W: nothing of its neighbours shows there. */
#define MIDDLE 0.35
/* The ring of land that is looked at, beyond the lines and numbers of the hex; in W. */
#define RING_FROM 0.55
#define RING_TO 0.70

/* Each figure gives two traits of the squares within: its mean, and how far it is spread. */
#define N_WITHIN (2 * CR_PATCH_N_FIGURES)
/* Each fine figure gives three traits within: what an eighth are below, what an eighth are above,
 * and the middle. In a drawing they are the very colours of the land, whatever else lies on it. */
#define N_EIGHTHS 3
#define N_STEPS (N_EIGHTHS * CR_PATCH_N_FINE)
/* The land round about gives four traits: the three means, and how far lightness is spread. */
#define N_ABOUT 4
/* What of the hex lies outside its middle gives the eighths once more. */
#define N_TRAITS (N_WITHIN + N_STEPS + N_ABOUT + N_STEPS)

/* Figures are whole numbers; what their means differ by less, squared, is chance. */
#define ROUNDED 0.05
/* Spreads count by how many times they are larger; of nothing, as if they were this. */
#define LEAST_SPREAD 0.3
#define SPREAD_UNIT 3.0
/* Two hexes are alike in a trait that differs by less than this part of what hexes of one kind
 * differ by, both squared; beyond it, a little more makes little difference. */
#define ALIKE 0.42
/* A trait counts by what part of its differences is between kinds, to this power; all together as
 * if they were so many that are apart from one another. */
#define TELLING 3
#define ALL_TRAITS 40.0
/* The least likelihood, for nothing is quite impossible. */
#define LEAST_LIKELY 1e-300

/* How two hexes are compared: see find_common() and find_says(). */
typedef struct {
  double common[N_TRAITS], says[N_TRAITS];
} Measure;

/* The sums of figures over the squares that were looked at. */
typedef struct {
  int n;
  double figures[CR_PATCH_N_FIGURES], squares[CR_PATCH_N_FIGURES];
  int fine[CR_PATCH_N_FINE][256];
} Sums;

static void
add_square (Sums *sums, const CrPatch *patch)
{
  sums->n++;
  for (int f = 0; f < CR_PATCH_N_FIGURES; f++) {
    double figure = cr_patch_get_figure (patch, f);

    sums->figures[f] += figure;
    sums->squares[f] += figure * figure;
  }
  for (int f = 0; f < CR_PATCH_N_FINE; f++)
    sums->fine[f][patch->fine[f]]++;
}

static double
get_mean (const Sums *sums, int figure)
{
  return sums->n > 0 ? sums->figures[figure] / sums->n : 0;
}

static double
get_spread (const Sums *sums, int figure)
{
  double mean = get_mean (sums, figure);
  double square = sums->n > 0 ? sums->squares[figure] / sums->n - mean * mean : 0;

  return SPREAD_UNIT * log (sqrt (MAX (square, 0)) + LEAST_SPREAD);
}

/* Returns the figure that so many of the squares are below. */
static double
get_step (const Sums *sums, int figure, int n_below)
{
  CrPatch patch = { { 0 } };
  int n = sums->fine[figure][0];

  while (n < n_below && patch.fine[figure] < 255)
    n += sums->fine[figure][++patch.fine[figure]];
  return cr_patch_get_figure (&patch, figure);
}

static double *
find_steps (const Sums *sums, double *traits)
{
  static const int eighths[N_EIGHTHS] = { 1, 4, 7 };

  for (int i = 0; i < N_STEPS; i++)
    *traits++ = get_step (sums, i / N_EIGHTHS, sums->n * eighths[i % N_EIGHTHS] / 8);
  return traits;
}

static void
find_traits (const Sums *within, const Sums *rim, const Sums *about, double *traits)
{
  for (int f = 0; f < CR_PATCH_N_FIGURES; f++) {
    *traits++ = get_mean (within, f);
    *traits++ = get_spread (within, f);
  }
  traits = find_steps (within, traits);
  for (int f = 0; f < N_ABOUT - 1; f++)
    *traits++ = get_mean (about, f);
  *traits++ = get_spread (about, 0);
  find_steps (rim, traits);
}

/* Returns: FALSE where no picture lies */
static gboolean
measure_hex (const CrSuggestReader *self, int cell, double *traits)
{
  const CrPatches *patches = self->patches;
  const CrGrid *grid = cr_map_get_grid (self->map);
  CrHex hex = cr_grid_get_hex (grid, cell);
  CrPoint centre = cr_layout_centre (grid, hex);
  double left = (centre.x - patches->corner.x) * CR_PATCHES_PER_W;
  double top = (centre.y - patches->corner.y) * CR_PATCHES_PER_W;
  double reach = RING_TO * CR_PATCHES_PER_W;
  Sums within = { 0 }, rim = { 0 }, about = { 0 };

  for (int row = MAX ((int) (top - reach), 0); row < MIN (top + reach, patches->rows); row++)
    for (int column = MAX ((int) (left - reach), 0); column < MIN (left + reach, patches->columns);
         column++) {
      const CrPatch *patch = &patches->patches[(gsize) row * patches->columns + column];
      CrPoint at = cr_patches_get_middle (patches, column, row);
      double away = hypot (at.x - centre.x, at.y - centre.y);

      if (!patch->covered)
        continue;
      if (away < MIDDLE)
        add_square (&within, patch);
      else if (cr_hex_equal (cr_layout_hex_at (grid, at), hex))
        add_square (&rim, patch);
      if (away >= RING_FROM && away <= RING_TO)
        add_square (&about, patch);
    }
  find_traits (&within, &rim, &about, traits);
  return within.n > 0;
}

/* @examples: cells; @traits: one line of them for each cell; @means: one line for each kind */
static void
find_means (const CrSuggestReader *self,
            const GArray *examples,
            const double *traits,
            double *means)
{
  g_autofree int *seen = g_new0 (int, self->kinds->len);

  for (guint k = 0; k < examples->len; k++) {
    int cell = g_array_index (examples, int, k), kind = self->learnt[cell];

    seen[kind]++;
    for (int i = 0; i < N_TRAITS; i++) {
      double *mean = &means[kind * N_TRAITS + i];

      *mean += (traits[(gsize) cell * N_TRAITS + i] - *mean) / seen[kind];
    }
  }
}

/* Finds by how much hexes of one kind differ in each trait, squared. @means: one line for each kind
 * */
static void
find_common (const CrSuggestReader *self,
             const GArray *examples,
             const double *traits,
             const double *means,
             double *common)
{
  guint n_kinds = self->kinds->len - 1;

  memset (common, 0, N_TRAITS * sizeof *common);
  for (guint k = 0; k < examples->len; k++) {
    int cell = g_array_index (examples, int, k);

    for (int i = 0; i < N_TRAITS; i++)
      common[i] +=
          fabs (traits[(gsize) cell * N_TRAITS + i] - means[self->learnt[cell] * N_TRAITS + i]);
  }
  for (int i = 0; i < N_TRAITS; i++) {
    common[i] /= MAX ((int) (examples->len - n_kinds), 1);
    common[i] = common[i] * common[i] + ROUNDED;
  }
}

/* Finds how much each trait says: little if kinds differ in it no more than hexes of one kind do.
 * */
static void
find_says (const CrSuggestReader *self, const double *means, const double *common, double *says)
{
  int n_kinds = (int) self->kinds->len - 1;
  double all = 0;

  for (int i = 0; i < N_TRAITS; i++) {
    double mean = 0, between = 0;

    for (int kind = 0; kind < n_kinds; kind++)
      mean += means[kind * N_TRAITS + i] / n_kinds;
    for (int kind = 0; kind < n_kinds; kind++) {
      double apart = means[kind * N_TRAITS + i] - mean;

      between += apart * apart / n_kinds;
    }
    all += says[i] = pow (between / (between + common[i]), TELLING);
  }
  for (int i = 0; i < N_TRAITS; i++)
    says[i] = all > 0 ? says[i] * ALL_TRAITS / all : 0;
}

/* Returns a likeness from 1, when they look the same, down to 0. */
static double
get_likeness (const double *a, const double *b, const Measure *measure)
{
  double apart = 0;

  for (int i = 0; i < N_TRAITS; i++)
    apart +=
        measure->says[i] * log1p ((a[i] - b[i]) * (a[i] - b[i]) / (ALIKE * measure->common[i]));
  return exp (-apart);
}

static void
look_at (const CrSuggestReader *self,
         const GArray *examples,
         const double *traits,
         const Measure *measure,
         int cell,
         float *looks)
{
  int n_kinds = (int) self->kinds->len - 1;
  g_autofree double *sums = g_new0 (double, n_kinds);

  for (guint i = 0; i < examples->len; i++) {
    int example = g_array_index (examples, int, i);

    sums[self->learnt[example]] += get_likeness (traits + (gsize) cell * N_TRAITS,
                                                 traits + (gsize) example * N_TRAITS, measure);
  }
  for (int kind = 0; kind < n_kinds; kind++)
    looks[kind] = (float) log (LEAST_LIKELY + sums[kind]);
}

void
cr_suggest_find_looks (CrSuggestReader *self)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (self->map));
  int n_kinds = (int) self->kinds->len - 1;
  g_autofree double *traits = g_new (double, (gsize) n_cells *N_TRAITS);
  g_autofree gboolean *covered = g_new (gboolean, n_cells);
  g_autoptr (GArray) examples = g_array_new (FALSE, FALSE, sizeof (int));
  g_autofree double *means = g_new0 (double, (gsize) n_kinds *N_TRAITS);
  Measure measure;

  for (int cell = 0; cell < n_cells; cell++) {
    covered[cell] = measure_hex (self, cell, traits + (gsize) cell * N_TRAITS);
    if (covered[cell] && self->learnt[cell] >= 0)
      g_array_append_val (examples, cell);
  }
  find_means (self, examples, traits, means);
  find_common (self, examples, traits, means, measure.common);
  find_says (self, means, measure.common, measure.says);
  self->looks = g_new0 (float, (gsize) n_cells *n_kinds);
  for (int cell = 0; cell < n_cells; cell++)
    if (covered[cell] && self->learnt[cell] < 0)
      look_at (self, examples, traits, &measure, cell, self->looks + (gsize) cell * n_kinds);
}
