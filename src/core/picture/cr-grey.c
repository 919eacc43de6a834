/* cr-grey.c: pictures as numbers, for finding lines in them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-grey.h"

#include <math.h>

/* A printed line is thinner than this, in pixels of the reduced picture. */
#define LINE_RADIUS 4
/* Ink is measured against what there is so far around. */
#define AROUND_RADIUS 20
#define LEAST_CONTRAST 0.6f
#define MOST_INK 2.5f

static CrGrey *
new_grey (int width, int height)
{
  CrGrey *grey = g_new (CrGrey, 1);

  *grey = (CrGrey){ width, height, g_new0 (float, (gsize) width *height) };
  return grey;
}

void
cr_grey_free (CrGrey *grey)
{
  g_free (grey->data);
  g_free (grey);
}

CrGrey *
cr_grey_reduce (const guint8 *pixels, int width, int height, int most)
{
  double step = MAX (1, MAX (width, height) / (double) most);
  CrGrey *grey = new_grey (MAX (1, (int) (width / step)), MAX (1, (int) (height / step)));

  for (int y = 0; y < grey->height; y++)
    for (int x = 0; x < grey->width; x++) {
      int x0 = (int) (x * step), x1 = MIN (width, MAX (x0 + 1, (int) ((x + 1) * step)));
      int y0 = (int) (y * step), y1 = MIN (height, MAX (y0 + 1, (int) ((y + 1) * step)));
      guint sum = 0;

      for (int j = y0; j < y1; j++)
        for (int i = x0; i < x1; i++)
          sum += pixels[(gsize) j * width + i];
      grey->data[y * grey->width + x] = (float) sum / (float) ((x1 - x0) * (y1 - y0));
    }
  return grey;
}

CrGrey *
cr_grey_halve (const CrGrey *grey)
{
  CrGrey *half = new_grey (MAX (1, grey->width / 2), MAX (1, grey->height / 2));

  for (int y = 0; y < half->height; y++)
    for (int x = 0; x < half->width; x++) {
      double i = 2 * x, j = 2 * y;

      half->data[y * half->width + x] =
          (cr_grey_at (grey, i, j) + cr_grey_at (grey, i + 1, j) + cr_grey_at (grey, i, j + 1) +
           cr_grey_at (grey, i + 1, j + 1)) /
          4;
    }
  return half;
}

/* Blurs a line of @n values @step apart: each becomes the mean over 2 × radius + 1, the ends
 * repeated. */
static void
blur_line (const float *from, float *to, int n, int step, int radius)
{
  double sum = from[0] * (double) radius;

  for (int i = 0; i < radius; i++)
    sum += from[(gsize) MIN (i, n - 1) * step];
  for (int i = 0; i < n; i++) {
    sum += from[(gsize) MIN (i + radius, n - 1) * step];
    to[(gsize) i * step] = (float) (sum / (2 * radius + 1));
    sum -= from[(gsize) MAX (i - radius, 0) * step];
  }
}

/* Returns: (transfer full): means over squares of 2 × @radius + 1 */
static CrGrey *
blur_grey (const CrGrey *grey, int radius)
{
  g_autoptr (CrGrey) across = new_grey (grey->width, grey->height);
  CrGrey *blurred = new_grey (grey->width, grey->height);

  for (int y = 0; y < grey->height; y++)
    blur_line (grey->data + (gsize) y * grey->width, across->data + (gsize) y * grey->width,
               grey->width, 1, radius);
  for (int x = 0; x < grey->width; x++)
    blur_line (across->data + x, blurred->data + x, grey->height, grey->width, radius);
  return blurred;
}

CrGrey *
cr_grey_find_ink (const CrGrey *grey)
{
  g_autoptr (CrGrey) fine = blur_grey (grey, 1);
  g_autoptr (CrGrey) first = blur_grey (grey, LINE_RADIUS);
  g_autoptr (CrGrey) wide = blur_grey (first, LINE_RADIUS);
  CrGrey *ink = new_grey (grey->width, grey->height);
  gsize n = (gsize) grey->width * grey->height;

  for (gsize i = 0; i < n; i++) {
    ink->data[i] = wide->data[i] - fine->data[i];
    first->data[i] = MIN (ink->data[i] * ink->data[i], 400);
  }
  g_autoptr (CrGrey) around = blur_grey (first, AROUND_RADIUS);
  for (gsize i = 0; i < n; i++) {
    float unit = sqrtf (MAX (around->data[i], 0)) + LEAST_CONTRAST;
    ink->data[i] = CLAMP (ink->data[i] / unit, -MOST_INK, MOST_INK);
  }
  return ink;
}
