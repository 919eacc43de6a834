/* printed.c: pictures with a printed grid, and such without.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "printed.h"

#include <math.h>

#include "noise.h"

const Printed printed_small = {
  { 14, 10, CR_FLAT, CR_SHIFT_ODD, TRUE },
  PRINTED_SOLID,
  .size = 62,
  .turn = 0.01,
  .noise = 4,
  .seed = 3,
};

#define MARGIN 0.6 /* W of paper round the frame */

static CrPoint
middle_of (const Printed *p)
{
  CrBox frame = cr_layout_frame (&p->grid);

  return (CrPoint){ frame.x + frame.width / 2, frame.y + frame.height / 2 };
}

/* The point of the plane that a pixel shows. */
static CrPoint
look (const Printed *p, CrPoint pixel)
{
  CrPoint middle = middle_of (p);
  double x = (pixel.x - p->width / 2.0) / p->size, y = (pixel.y - p->height / 2.0) / p->size;
  double half = MAX (p->width, p->height) / 2.0 / p->size;
  double u = x / half, v = y / half, c = cos (p->turn), s = sin (p->turn);

  x += p->bend * (0.4 * u * (u * u + v * v) + 0.2 * v * v);
  y += p->bend * (0.7 * u * u + 0.3 * v * (u * u + v * v));
  return (CrPoint){ middle.x + c * x + s * y, middle.y - s * x + c * y };
}

/* Back, by going down the slopes. */
CrPoint
printed_locate (const Printed *p, CrHex hex)
{
  CrPoint plane = cr_layout_centre (&p->grid, hex), at = { p->width / 2.0, p->height / 2.0 };

  for (int i = 0; i < 60; i++) {
    CrPoint is = look (p, at);
    double dx = plane.x - is.x, dy = plane.y - is.y, c = cos (p->turn), s = sin (p->turn);

    at.x += 0.8 * p->size * (c * dx - s * dy);
    at.y += 0.8 * p->size * (s * dx + c * dy);
  }
  return at;
}

/* Distance to the nearest side of a hex, in W, and how far along that side. */
static double
side_distance (const CrGrid *grid, CrPoint plane, double *along_out)
{
  CrHex hex = cr_layout_hex_at (grid, plane);
  CrPoint centre = cr_layout_centre (grid, hex);
  double best = 9;

  for (int i = 0; i < CR_N_DIRECTIONS; i++) {
    CrPoint to = cr_layout_centre (grid, cr_hex_neighbour (hex, i));
    double x = (to.x - centre.x) / CR_LAYOUT_PITCH, y = (to.y - centre.y) / CR_LAYOUT_PITCH;
    double dx = plane.x - centre.x, dy = plane.y - centre.y;
    double distance = fabs (CR_LAYOUT_PITCH / 2 - (dx * x + dy * y));

    if (distance < best) {
      best = distance;
      *along_out = dy * x - dx * y;
    }
  }
  return best;
}

static double
near_multiple (double value, double step)
{
  double part = value / step;

  return fabs (part - floor (part + 0.5)) * step;
}

static double
line_distance (const Printed *p, CrPoint plane, double *along_out)
{
  double row;

  *along_out = 0;
  switch (p->style) {
  case PRINTED_SQUARES:
    return MIN (near_multiple (plane.x, 0.8), near_multiple (plane.y, 0.8));
  case PRINTED_TRIANGLES:
    row = MIN (near_multiple (plane.y, 0.75),
               near_multiple (plane.x * 0.8660254 + plane.y * 0.5, 0.75));
    return MIN (row, near_multiple (plane.x * 0.8660254 - plane.y * 0.5, 0.75));
  case PRINTED_BRICKS:
    row = floor (plane.y / 0.5);
    return MIN (near_multiple (plane.y, 0.5),
                near_multiple (plane.x + ((int) row & 1 ? 0.5 : 0), 1.0));
  default:
    return side_distance (&p->grid, plane, along_out);
  }
}

/* 0…1: how much of a line covers a pixel. */
static double
ink_at (const Printed *p, CrPoint plane)
{
  CrBox frame = cr_layout_frame (&p->grid);
  double along, wide = MAX (1.3, p->size * 0.022), distance;

  if (p->style == PRINTED_NONE || plane.x < frame.x || plane.y < frame.y ||
      plane.x > frame.x + frame.width || plane.y > frame.y + frame.height)
    return 0;
  distance = line_distance (p, plane, &along) * p->size;
  if (p->style == PRINTED_DOTTED && near_multiple (along + 0.25, 0.1) > 0.025)
    return 0;
  return CLAMP (wide / 2 + 0.5 - distance, 0, 1);
}

/* Roofs, walls and trees with hard edges and hatching, here and there, on mottled ground. */
static double
castle_at (const Printed *p, double x, double y)
{
  double shade = 175 + 14 * noise_cloud (p->seed, x / 90, y / 90) +
                 6 * noise_cloud (p->seed + 1, x / 7, y / 7);
  int cell_x = (int) floor (x / 130), cell_y = (int) floor (y / 130);
  double u = x - cell_x * 130 - 65, v = y - cell_y * 130 - 65;
  double turn = 6.3 * noise_hash (p->seed + 2, cell_x, cell_y),
         kind = noise_hash (p->seed + 3, cell_x, cell_y);
  double a = u * cos (turn) + v * sin (turn), b = v * cos (turn) - u * sin (turn);

  if (kind < 0.22 && fabs (a) < 50 && fabs (b) < 32)
    shade = (b > 0 ? 105 : 130) + (near_multiple (a, 8) < 1.2 ? -45 : 0);
  else if (kind < 0.4 && hypot (a, b) < 38)
    shade = 90 + 35 * noise_cloud (p->seed + 4, x / 9, y / 9);
  else if (kind < 0.5 && fabs (b) < 9)
    shade = near_multiple (a, 14) < 1.3 || fabs (b) > 7.5 ? 60 : 150;
  if (near_multiple (y + 60 * sin (x / 240), 700) < 45)
    shade = 130 + (near_multiple (x + y / 2, 23) < 1.2 ? 25 : 0);
  return shade;
}

/* Shapes of all sizes with soft and hard edges, as in a photograph. */
static double
photo_at (const Printed *p, double x, double y)
{
  double shade = 128, size = 400, strong = 60;

  for (guint32 i = 0; i < 7; i++) {
    shade += strong * noise_cloud (p->seed + i, x / size, y / size);
    size /= 2;
    strong *= 0.62;
  }
  if (noise_cloud (p->seed + 9, x / 170, y / 230) > 0.25)
    shade = 255 - shade;
  return shade;
}

/* Lines of words: upright and level strokes in boxes of one letter each, some of them blank. */
static double
text_at (const Printed *p, double x, double y)
{
  int line = (int) floor (y / 26), letter = (int) floor (x / 11);
  double u = x - letter * 11, v = y - line * 26;
  double kind = noise_hash (p->seed, letter, line),
         stroke = 2 + 6 * noise_hash (p->seed + 1, letter, line);

  if (v > 15 || u > 9 || kind < 0.2 || line % 9 == 0)
    return 235;
  if (fabs (u - 2) < 1 || (kind > 0.6 && fabs (u - 7) < 1) || fabs (v - stroke) < 1 ||
      (kind > 0.45 && fabs (v - 13) < 1))
    return 40;
  return 235;
}

static double
ground_at (const Printed *p, double x, double y)
{
  switch (p->art) {
  case PRINTED_CASTLE:
    return castle_at (p, x, y);
  case PRINTED_PHOTO:
    return photo_at (p, x, y);
  case PRINTED_TEXT:
    return text_at (p, x, y);
  default:
    return 205;
  }
}

static double
shade_at (const Printed *p, int x, int y)
{
  double ink = ink_at (p, look (p, (CrPoint){ x + 0.5, y + 0.5 }));
  double shade = ground_at (p, x, y);

  switch (p->style) {
  case PRINTED_FAINT:
    shade -= 22 * ink;
    break;
  case PRINTED_LIGHT:
    shade += 45 * ink;
    break;
  default:
    shade += (45 - shade) * 0.8 * ink;
  }
  return shade + p->noise * (2 * noise_hash (p->seed + 77, x, y) - 1);
}

/* As a JPEG does: cosines of blocks of 8 × 8, the finer the more coarsely rounded. */
static void
press_block (const Printed *p, guint8 *pixels, int x0, int y0)
{
  static double waves[8][8];
  double coarse[8][8], once[8][8];

  if (waves[0][0] == 0)
    for (int k = 0; k < 8; k++)
      for (int i = 0; i < 8; i++)
        waves[k][i] = (k == 0 ? sqrt (0.125) : 0.5) * cos (G_PI * k * (i + 0.5) / 8);
  for (int y = 0; y < 8; y++)
    for (int k = 0; k < 8; k++) {
      once[y][k] = 0;
      for (int x = 0; x < 8; x++)
        once[y][k] += waves[k][x] * pixels[(y0 + y) * p->width + x0 + x];
    }
  for (int l = 0; l < 8; l++)
    for (int k = 0; k < 8; k++) {
      double sum = 0, unit = p->blocks * (1 + 0.35 * (k + l));
      for (int y = 0; y < 8; y++)
        sum += waves[l][y] * once[y][k];
      coarse[l][k] = round (sum / unit) * unit;
    }
  for (int y = 0; y < 8; y++)
    for (int x = 0; x < 8; x++) {
      double sum = 0;
      for (int l = 0; l < 8; l++)
        for (int k = 0; k < 8; k++)
          sum += waves[l][y] * waves[k][x] * coarse[l][k];
      pixels[(y0 + y) * p->width + x0 + x] = (guint8) CLAMP (sum, 0, 255);
    }
}

/**
 * printed_make:
 *
 * Returns: (transfer full): shades; sets width and height
 */
guint8 *
printed_make (Printed *p)
{
  CrBox frame = cr_layout_frame (&p->grid);
  double more = fabs (p->bend) + MARGIN;

  p->width = (int) (p->size * (frame.width + 2 * more + fabs (p->turn) * frame.height));
  p->height = (int) (p->size * (frame.height + 2 * more + fabs (p->turn) * frame.width));
  guint8 *pixels = g_malloc ((gsize) p->width * p->height);
  for (int y = 0; y < p->height; y++)
    for (int x = 0; x < p->width; x++)
      pixels[(gsize) y * p->width + x] = (guint8) CLAMP (shade_at (p, x, y), 0, 255);
  for (int y = 0; y + 8 <= p->height && p->blocks > 0; y += 8)
    for (int x = 0; x + 8 <= p->width; x += 8)
      press_block (p, pixels, x, y);
  return pixels;
}
