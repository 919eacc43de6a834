/* cr-lof-wedge.c: behind a hex: whom a change of it can concern.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-wedge.h"

#include <math.h>

/* What it gains: without it a field of 40 men follows an edit in 27 ms instead of 2.4 (W4). */

/* Neighbours are 1 apart. A line ends at most 1/2 from the two centres, so it is nowhere farther
 * than that from the line between them, and no corner of a hex is farther than 1/√3 from its
 * centre. So what a line touches lies within 1.0774 of the line between the centres, as does every
 * hex beside the target, where rules of men look (COV-13, LOF-14). This is no rule: it only tells
 * what need not be judged again, and may be too wide. */
#define REACH 1.08
#define SLACK 1e-6

/* Turns a vector by an angle. Its axial coordinates have axes at 60 degrees. */
static void
turn_vector (CrHex hex, double sine, double cosine, double out[2])
{
  double x = hex.q + hex.r * 0.5, y = hex.r * sqrt (0.75);
  double turned_x = x * cosine - y * sine, turned_y = x * sine + y * cosine;

  out[1] = turned_y / sqrt (0.75);
  out[0] = turned_x - out[1] * 0.5;
}

void
cr_lof_wedge_init (CrLofWedge *wedge, CrHex hex)
{
  double length = sqrt (cr_hex_dot (hex, hex) / 2.0);

  wedge->hex = hex;
  wedge->away = cr_hex_distance ((CrHex){ 0, 0 }, hex);
  if (wedge->away <= 1)
    return;

  double sine = REACH / length, cosine = sqrt (1 - sine * sine);
  turn_vector (hex, -sine, cosine, wedge->left);
  turn_vector (hex, sine, cosine, wedge->right);
}

/* Keeps the part of a column on the inner side of a ray, where a · q + b · r is not negative. */
static gboolean
clip_column (double a, double b, int q, int *first_r, int *last_r)
{
  double rest = a * q + SLACK;

  if (fabs (b) < SLACK)
    return rest >= 0;
  if (b > 0)
    *first_r = MAX (*first_r, (int) ceil (-rest / b));
  else
    *last_r = MIN (*last_r, (int) floor (rest / -b));
  return *first_r <= *last_r;
}

gboolean
cr_lof_wedge_get_column (const CrLofWedge *wedge, int q, int *first_r, int *last_r)
{
  if (wedge->away <= 1)
    return TRUE;
  return clip_column (-wedge->left[1], wedge->left[0], q, first_r, last_r) &&
         clip_column (wedge->right[1], -wedge->right[0], q, first_r, last_r);
}

gboolean
cr_lof_wedge_reaches (const CrLofWedge *wedge, CrHex target)
{
  return cr_hex_distance ((CrHex){ 0, 0 }, target) + 1 >= wedge->away;
}
