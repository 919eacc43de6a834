/* cr-suggest-look.c: what a hex looks like as a whole. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * A square alone is easily mistaken, and of a kind with one example nobody knows how it varies. So
 * each kind is a cloud about the mean of its examples, of the form that all kinds have together as
 * long as it has few of its own. */
#include "cr-suggest-private.h"

#include <math.h>
#include <string.h>

/* Of each figure of the squares within: the mean, and how far they are spread. */
#define N_WITHIN (2 * CR_PATCH_N_FIGURES)
/* Of the lightness within: what an eighth are darker than, what an eighth are lighter than, and
 * the middle: ink on paper is told from grey. */
#define N_STEPS 3
/* Of the land round about: the three means, and how far lightness is spread. */
#define N_ABOUT 4
#define N_TRAITS (N_WITHIN + N_STEPS + N_ABOUT)
/* The ring of land that is looked at, beyond the lines and numbers of the hex; in W. */
#define RING_FROM 0.60
#define RING_TO 0.78

/* As if each kind had shown so many more examples, which vary as all kinds do on the mean. */
#define LENT 5.0
/* Figures are whole numbers; what their means differ by less, squared, is chance. */
#define ROUNDED 0.05
/* Spreads count by how many times they are larger; of nothing, as if they were this. */
#define LEAST_SPREAD 0.3
#define SPREAD_UNIT 3.0

typedef double Matrix[N_TRAITS][N_TRAITS];

/* How the hexes of a kind look: a cloud of points with long tails. */
typedef struct {
  int n;
  double mean[N_TRAITS];
  Matrix spread; /* sum of squares about the mean; then the root of how far it reaches */
  double freedom, constant;
} Cloud;

/* Sums over squares. */
typedef struct {
  int n;
  double figures[CR_PATCH_N_FIGURES], squares[CR_PATCH_N_FIGURES];
  int lights[256];
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
  sums->lights[patch->fine[0]]++;
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

/* The lightness that so many of the squares are darker than, in units of the figures. */
static double
get_step (const Sums *sums, int n_darker)
{
  int light = 0;

  for (int n = sums->lights[0]; n < n_darker && light < 255; n += sums->lights[light])
    light++;
  return light / 8.0;
}

static void
find_traits (const Sums *within, const Sums *about, double *traits)
{
  static const int steps[N_STEPS] = { 1, 4, 7 };

  for (int f = 0; f < CR_PATCH_N_FIGURES; f++) {
    *traits++ = get_mean (within, f);
    *traits++ = get_spread (within, f);
  }
  for (int i = 0; i < N_STEPS; i++)
    *traits++ = get_step (within, within->n * steps[i] / 8);
  for (int f = 0; f < N_ABOUT - 1; f++)
    *traits++ = get_mean (about, f);
  *traits = get_spread (about, 0);
}

/* Returns: FALSE where no picture lies */
static gboolean
measure_hex (const CrSuggestReader *self, int cell, double *traits)
{
  const CrPatches *patches = self->patches;
  const CrGrid *grid = cr_map_get_grid (self->map);
  CrPoint centre = cr_layout_centre (grid, cr_grid_get_hex (grid, cell));
  double left = (centre.x - patches->corner.x) * CR_PATCHES_PER_W;
  double top = (centre.y - patches->corner.y) * CR_PATCHES_PER_W;
  double reach = RING_TO * CR_PATCHES_PER_W;
  Sums within = { 0 }, about = { 0 };

  for (int row = MAX ((int) (top - reach), 0); row < MIN (top + reach, patches->rows); row++)
    for (int column = MAX ((int) (left - reach), 0); column < MIN (left + reach, patches->columns);
         column++) {
      const CrPatch *patch = &patches->patches[(gsize) row * patches->columns + column];
      CrPoint at = cr_patches_get_middle (patches, column, row);
      double away = hypot (at.x - centre.x, at.y - centre.y);

      if (patch->covered && away < CR_SUGGEST_RIM)
        add_square (&within, patch);
      else if (patch->covered && away >= RING_FROM && away <= RING_TO)
        add_square (&about, patch);
    }
  find_traits (&within, &about, traits);
  return within.n > 0;
}

static void
add_point (Matrix sum, const double *point, const double *mean)
{
  for (int i = 0; i < N_TRAITS; i++)
    for (int j = 0; j <= i; j++)
      sum[i][j] += (point[i] - mean[i]) * (point[j] - mean[j]);
}

/* Cholesky's root, in place. Returns: the logarithm of its determinant */
static double
take_root (Matrix m)
{
  double sum = 0;

  for (int i = 0; i < N_TRAITS; i++) {
    for (int j = 0; j <= i; j++) {
      double left = m[i][j];

      for (int k = 0; k < j; k++)
        left -= m[i][k] * m[j][k];
      m[i][j] = i == j ? sqrt (MAX (left, 1e-9)) : left / m[j][j];
    }
    sum += log (m[i][i]);
  }
  return sum;
}

/* Means first, then the squares about them. @traits: one line of them for each cell
 * Returns: how many examples there are */
static int
gather_examples (const CrSuggestReader *self, const double *traits, Cloud *clouds)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (self->map)), n = 0;

  for (int cell = 0; cell < n_cells; cell++)
    if (self->learnt[cell] >= 0) {
      Cloud *cloud = &clouds[self->learnt[cell]];

      cloud->n++;
      for (int i = 0; i < N_TRAITS; i++)
        cloud->mean[i] += (traits[(gsize) cell * N_TRAITS + i] - cloud->mean[i]) / cloud->n;
      n++;
    }
  for (int cell = 0; cell < n_cells; cell++)
    if (self->learnt[cell] >= 0) {
      Cloud *cloud = &clouds[self->learnt[cell]];

      add_point (cloud->spread, traits + (gsize) cell * N_TRAITS, cloud->mean);
    }
  return n;
}

/* How kinds vary on the mean; that traits go together is believed only from many examples. */
static void
find_common (const Cloud *clouds, int n_kinds, int n_examples, Matrix common)
{
  int n = MAX (n_examples - n_kinds, 1);

  memset (common, 0, sizeof (Matrix));
  for (int kind = 0; kind < n_kinds; kind++)
    for (int i = 0; i < N_TRAITS; i++)
      for (int j = 0; j <= i; j++)
        common[i][j] += clouds[kind].spread[i][j] / (i == j ? n : n + N_TRAITS);
  for (int i = 0; i < N_TRAITS; i++)
    common[i][i] += ROUNDED;
}

/* What the next example of a kind will be like, when the lent ones come first: Student's
 * distribution in so many dimensions. */
static void
form_cloud (Cloud *cloud, Matrix common)
{
  cloud->freedom = LENT + cloud->n + 1;
  double scale = (cloud->n + 1) / (MAX (cloud->n, 1) * cloud->freedom);

  for (int i = 0; i < N_TRAITS; i++)
    for (int j = 0; j <= i; j++)
      cloud->spread[i][j] = (cloud->spread[i][j] + (LENT - 1) * common[i][j]) * scale;
  cloud->constant = lgamma ((cloud->freedom + N_TRAITS) / 2) - lgamma (cloud->freedom / 2) -
                    N_TRAITS * log (cloud->freedom) / 2 - take_root (cloud->spread);
}

static double
weigh_point (const Cloud *cloud, const double *point)
{
  double z[N_TRAITS], sum = 0;

  for (int i = 0; i < N_TRAITS; i++) {
    z[i] = point[i] - cloud->mean[i];
    for (int j = 0; j < i; j++)
      z[i] -= cloud->spread[i][j] * z[j];
    z[i] /= cloud->spread[i][i];
    sum += z[i] * z[i];
  }
  return cloud->constant - (cloud->freedom + N_TRAITS) / 2 * log1p (sum / cloud->freedom);
}

static void
form_clouds (const CrSuggestReader *self, const double *traits, Cloud *clouds, int n_kinds)
{
  int n_examples = gather_examples (self, traits, clouds);
  Matrix common;

  find_common (clouds, n_kinds, n_examples, common);
  for (int kind = 0; kind < n_kinds; kind++)
    form_cloud (&clouds[kind], common);
}

void
cr_suggest_find_looks (CrSuggestReader *self)
{
  int n_cells = cr_grid_n_cells (cr_map_get_grid (self->map));
  int n_kinds = (int) self->kinds->len - 1;
  g_autofree double *traits = g_new (double, (gsize) n_cells *N_TRAITS);
  g_autofree gboolean *covered = g_new (gboolean, n_cells);
  g_autofree Cloud *clouds = g_new0 (Cloud, n_kinds);

  for (int cell = 0; cell < n_cells; cell++)
    covered[cell] = measure_hex (self, cell, traits + (gsize) cell * N_TRAITS);
  form_clouds (self, traits, clouds, n_kinds);
  self->looks = g_new0 (float, (gsize) n_cells *n_kinds);
  for (int cell = 0; cell < n_cells; cell++)
    for (int kind = 0; kind < n_kinds && covered[cell]; kind++)
      self->looks[(gsize) cell * n_kinds + kind] =
          (float) weigh_point (&clouds[kind], traits + (gsize) cell * N_TRAITS);
}
