/* cr-spectrum.c: which hex grids a picture may repeat itself in.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-spectrum.h"

#include <complex.h>
#include <math.h>
#include <string.h>

/* The power of waves, averaged over windows that overlap: a bent scan repeats itself within each of
 * them although not over the whole sheet. Hexes of any printing have waves in six directions 60°
 * apart. */
#define SIZE 256
#define HALF (SIZE / 2)
#define MOST_WINDOWS 48
/* A W times the waves to a window. */
#define WAVE_SIZE (SIZE * 4.0 / 3)

static void
transform_row (float complex *values, int step)
{
  static float complex turns[HALF];

  if (turns[0] == 0)
    for (int i = 0; i < HALF; i++)
      turns[i] = cexpf (-2 * (float) G_PI * I * i / SIZE);
  for (int i = 1, j = 0; i < SIZE; i++) {
    int bit = HALF;

    for (; j & bit; bit >>= 1)
      j ^= bit;
    j ^= bit;
    if (i < j) {
      float complex swap = values[i * step];
      values[i * step] = values[j * step];
      values[j * step] = swap;
    }
  }
  for (int length = 2; length <= SIZE; length *= 2)
    for (int start = 0; start < SIZE; start += length)
      for (int i = 0; i < length / 2; i++) {
        float complex *a = values + (start + i) * step, *b = a + length / 2 * step;
        float complex turned = *b * turns[i * (SIZE / length)];

        *b = *a - turned;
        *a += turned;
      }
}

static void
add_window (const CrGrey *ink, int x0, int y0, float complex *scratch, double *power)
{
  for (int y = 0; y < SIZE; y++)
    for (int x = 0; x < SIZE; x++) {
      double fade = sin (G_PI * (x + 0.5) / SIZE) * sin (G_PI * (y + 0.5) / SIZE);

      scratch[y * SIZE + x] = (float) (fade * fade) * cr_grey_at (ink, x0 + x, y0 + y);
    }
  for (int y = 0; y < SIZE; y++)
    transform_row (scratch + y * SIZE, 1);
  for (int x = 0; x < SIZE; x++)
    transform_row (scratch + x, SIZE);
  for (int i = 0; i < SIZE * SIZE; i++) {
    float complex v = scratch[i];
    power[i] += crealf (v) * crealf (v) + cimagf (v) * cimagf (v);
  }
}

static void
sum_windows (const CrGrey *ink, double *power)
{
  g_autofree float complex *scratch = g_new (float complex, SIZE *SIZE);
  int across = MAX (1, (ink->width - HALF) / HALF), down = MAX (1, (ink->height - HALF) / HALF);
  int skip = (across * down + MOST_WINDOWS - 1) / MOST_WINDOWS;

  memset (power, 0, SIZE * SIZE * sizeof *power);
  for (int i = 0; i < across * down; i += skip) {
    int x = i % across * MAX (0, ink->width - SIZE) / MAX (1, across - 1);
    int y = i / across * MAX (0, ink->height - SIZE) / MAX (1, down - 1);

    add_window (ink, x, y, scratch, power);
  }
}

static double
power_at (const double *power, int x, int y)
{
  return power[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))];
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

/* Divides the power of each wave by what is usual for waves of the same length. */
static void
whiten_power (double *power)
{
  double usual[HALF + 1];
  g_autofree double *white = g_new0 (double, SIZE *SIZE);

  for (int radius = 0; radius <= HALF; radius++) {
    int n = MAX (8, 6 * radius);
    g_autofree double *ring = g_new (double, n);

    for (int i = 0; i < n; i++) {
      double angle = G_PI * i / n;
      ring[i] = power_at (power, (int) lround (radius * cos (angle)),
                          (int) lround (radius * sin (angle)));
    }
    qsort (ring, n, sizeof *ring, compare);
    usual[radius] = ring[n / 2] + 1e-9;
  }
  for (int y = -HALF; y < HALF; y++)
    for (int x = -HALF; x < HALF; x++) {
      double radius = MIN (hypot (x, y), HALF - 1);
      int inner = (int) radius;
      double part = radius - inner;

      white[(y & (SIZE - 1)) * SIZE + (x & (SIZE - 1))] =
          power_at (power, x, y) / ((1 - part) * usual[inner] + part * usual[inner + 1]);
    }
  memcpy (power, white, SIZE * SIZE * sizeof *power);
}

/* Finds the strongest wave near the given one, and its place between the bins. */
static double
find_peak (const double *power, CrPoint *wave)
{
  int cx = (int) lround (wave->x), cy = (int) lround (wave->y), reach = 1;
  int best_x = cx, best_y = cy;
  double sum = 0, x = 0, y = 0;

  if (hypot (wave->x, wave->y) > 12)
    reach = 2;
  for (int j = cy - reach; j <= cy + reach; j++)
    for (int i = cx - reach; i <= cx + reach; i++)
      if (power_at (power, i, j) > power_at (power, best_x, best_y)) {
        best_x = i;
        best_y = j;
      }
  for (int j = best_y - 1; j <= best_y + 1; j++)
    for (int i = best_x - 1; i <= best_x + 1; i++) {
      sum += power_at (power, i, j);
      x += i * power_at (power, i, j);
      y += j * power_at (power, i, j);
    }
  *wave = (CrPoint){ x / sum, y / sum };
  return power_at (power, best_x, best_y);
}

static CrPoint
make_turned (double length, double angle)
{
  return (CrPoint){ length * cos (angle), length * sin (angle) };
}

/* Returns how far the three waves of the first ring stand out, with the next rings counting a
 * little. */
static double
weigh_waves (const double *power, double length, double angle, CrPoint waves[3])
{
  double sum = 0, least = G_MAXDOUBLE;

  for (int i = 0; i < 3; i++) {
    waves[i] = make_turned (length, angle + i * G_PI / 3);
    double strong = log (find_peak (power, &waves[i]) + 0.1);

    sum += strong;
    least = MIN (least, strong);
  }
  for (int i = 0; i < 3; i++) {
    CrPoint second = make_turned (length * sqrt (3), angle + G_PI / 6 + i * G_PI / 3);
    CrPoint third = make_turned (length * 2, angle + i * G_PI / 3);

    sum += 0.4 * log (find_peak (power, &second) + 0.1);
    sum += 0.4 * log (find_peak (power, &third) + 0.1);
  }
  return sum + 2 * least;
}

/* Turns the waves k₀, k₁, k₂ = k₁ − k₀ into the grid: the first runs with the plane's x where the
 * hexes stand on end, so a step of the plane by (x, y) is to change the phases of k₀ and k₁ as
 * theirs do. */
static gboolean
to_matrix (const CrPoint waves[3], CrAffine *out)
{
  /* The mean of three nearly equal answers is taken, as k₂ follows from the other two. */
  CrPoint a = { (2 * waves[0].x + waves[1].x - waves[2].x) / 3,
                (2 * waves[0].y + waves[1].y - waves[2].y) / 3 };
  CrPoint b = { (2 * waves[1].x + waves[0].x + waves[2].x) / 3,
                (2 * waves[1].y + waves[0].y + waves[2].y) / 3 };
  const double scale = SIZE;
  /* In the plane the shortest waves of flat-top hexes are (4/3, 0) and (2/3, 2/√3) to a W. */
  const CrPoint u = { 4.0 / 3, 0 }, v = { 2.0 / 3, 2 / sqrt (3) };
  CrAffine rows = { .xx = a.x / scale, .xy = a.y / scale, .yx = b.x / scale, .yy = b.y / scale };
  CrAffine back;

  if (!cr_affine_invert (&rows, &back))
    return FALSE;
  *out = (CrAffine){ .xx = back.xx * u.x + back.xy * v.x,
                     .yx = back.yx * u.x + back.yy * v.x,
                     .xy = back.xx * u.y + back.xy * v.y,
                     .yy = back.yx * u.y + back.yy * v.y };
  return TRUE;
}

static gboolean
is_like (const CrAffine *a, const CrAffine *b)
{
  double size = sqrt (fabs (a->xx * a->yy - a->xy * a->yx));

  return fabs (a->xx - b->xx) + fabs (a->xy - b->xy) + fabs (a->yx - b->yx) + fabs (a->yy - b->yy) <
         0.12 * size;
}

/* Keeps the strongest pitches; of those much alike only one is kept. */
static void
keep_pitch (GArray *pitches, guint most, const CrPitch *pitch)
{
  guint at = pitches->len;

  for (guint i = 0; i < pitches->len; i++) {
    CrPitch *other = &g_array_index (pitches, CrPitch, i);

    if (!is_like (&other->matrix, &pitch->matrix))
      continue;
    if (other->strength >= pitch->strength)
      return;
    g_array_remove_index (pitches, i);
    break;
  }
  for (at = pitches->len;
       at > 0 && g_array_index (pitches, CrPitch, at - 1).strength < pitch->strength; at--)
    continue;
  g_array_insert_val (pitches, at, *pitch);
  if (pitches->len > most)
    g_array_set_size (pitches, most);
}

static void
look_through (const double *power, double least_size, guint most, GArray *pitches)
{
  for (double size = CR_SPECTRUM_MOST; size >= least_size; size /= 1.03)
    for (double angle = 0; angle < G_PI * 0.32; angle += G_PI / 90) {
      CrPoint waves[3];
      CrPitch pitch = { .strength = weigh_waves (power, WAVE_SIZE / size, angle, waves) };

      if (pitch.strength > 0 && to_matrix (waves, &pitch.matrix))
        keep_pitch (pitches, most, &pitch);
    }
}

/* On clean paper the higher waves of thin lines stand out as well as the first: what looks like
 * small hexes may be a √3rd or half of the true ones. */
static void
add_multiples (const double *power, GArray *pitches)
{
  for (guint i = 0, n = pitches->len; i < MIN (n, 2); i++)
    for (int k = 0; k < 2; k++) {
      const CrAffine *m = &g_array_index (pitches, CrPitch, i).matrix;
      double size = sqrt (fabs (m->xx * m->yy - m->xy * m->yx)) * (k == 0 ? sqrt (3) : 2);
      double angle = fmod (atan2 (m->yx, m->xx) + (k == 0 ? G_PI / 6 : 0) + 2 * G_PI, G_PI / 3);
      CrPoint waves[3];
      CrPitch pitch = { .strength = weigh_waves (power, WAVE_SIZE / size, angle, waves) };

      if (size <= CR_SPECTRUM_MOST && pitch.strength > 0 && to_matrix (waves, &pitch.matrix))
        g_array_append_val (pitches, pitch);
    }
}

GArray *
cr_spectrum_find_pitches (const CrGrey *ink, double least_size, guint most)
{
  GArray *pitches = g_array_new (FALSE, FALSE, sizeof (CrPitch));
  g_autofree double *power = g_new (double, SIZE *SIZE);

  sum_windows (ink, power);
  whiten_power (power);
  look_through (power, least_size, most, pitches);
  add_multiples (power, pitches);
  return pitches;
}
