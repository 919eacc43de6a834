/* sheet.c: made-up scans whose every hex is known. SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheet.h"

#include <math.h>
#include <stdlib.h>

static double
uniform (GRand *rand, double least, double most)
{
  return g_rand_double_range (rand, least, most);
}

Sheet
sheet_random (GRand *rand, const CrGrid *grid)
{
  CrBox box = cr_layout_bounds (grid);
  double turn = uniform (rand, -0.05, 0.05), size = uniform (rand, 40, 110);
  double skew = uniform (rand, -0.02, 0.02), stretch = uniform (rand, 0.95, 1.05);
  Sheet sheet = { 0 };

  sheet.middle = (CrPoint){ box.x + box.width / 2, box.y + box.height / 2 };
  sheet.half = MAX (box.width, box.height) / 2;
  sheet.matrix = (CrAffine){
    size * cos (turn),           size * sin (turn),       -size * sin (turn) + skew * size,
    stretch * size * cos (turn), uniform (rand, 50, 200), uniform (rand, 50, 200)
  };
  return sheet;
}

CrPoint
sheet_look (const Sheet *sheet, CrPoint p)
{
  double u = (p.x - sheet->middle.x) / sheet->half, v = (p.y - sheet->middle.y) / sheet->half;
  double rr = u * u + v * v, depth = 1 + sheet->slant_x * u + sheet->slant_y * v;
  double away = u - sheet->curl_middle;

  p.x += sheet->half * u * sheet->lens * rr;
  p.y += sheet->half * v * sheet->lens * rr;
  p.y += sheet->curl * away * away;
  p.x += 0.4 * sheet->curl * away * away;
  p.y += sheet->wave * sin (G_PI * u / 2 + sheet->wave_phase);
  p.x = sheet->middle.x + (p.x - sheet->middle.x) / depth;
  p.y = sheet->middle.y + (p.y - sheet->middle.y) / depth;
  return cr_affine_apply (&sheet->matrix, p);
}

/* Clicks on @across × @down hexes near the edges and between, each off by up to @noise pixels. */
GArray *
sheet_click (GRand *rand, const Sheet *sheet, const CrGrid *grid, const int clicks[2], double noise)
{
  GArray *points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));

  for (int j = 0; j < clicks[1]; j++)
    for (int i = 0; i < clicks[0]; i++) {
      CrHex hex = cr_grid_hex_at (grid, 2 + i * (grid->columns - 3) / (clicks[0] - 1),
                                  2 + j * (grid->rows - 3) / (clicks[1] - 1));
      CrFitPoint point = { hex, sheet_look (sheet, cr_layout_centre (grid, hex)), 0 };

      point.pixel.x += uniform (rand, -noise, noise + 1e-9);
      point.pixel.y += uniform (rand, -noise, noise + 1e-9);
      g_array_append_val (points, point);
    }
  return points;
}

static int
compare (const void *a, const void *b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return (x > y) - (x < y);
}

/* Of all hex centres, in widths of the hexes there. */
SheetMiss
sheet_miss (const Sheet *sheet, const CrGrid *grid, const CrFitResult *fit)
{
  int n = cr_grid_n_cells (grid);
  double width = hypot (sheet->matrix.xx, sheet->matrix.yx) * CR_LAYOUT_PITCH;
  g_autofree double *misses = g_new (double, n);

  for (int cell = 0; cell < n; cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);
    CrPoint should = sheet_look (sheet, cr_layout_centre (grid, hex));
    CrPoint is = cr_fit_locate (fit, grid, hex);

    misses[cell] = hypot (is.x - should.x, is.y - should.y) / width;
  }
  qsort (misses, n, sizeof *misses, compare);
  return (SheetMiss){ misses[n - 1], misses[n * 19 / 20] };
}

/* A camera held at a slant: one side up to a tenth farther away. */
void
sheet_slant (GRand *rand, Sheet *sheet)
{
  sheet->slant_x = uniform (rand, -0.06, 0.06);
  sheet->slant_y = uniform (rand, -0.06, 0.06);
}

/* A lens: barrel or cushion, three hundredths at the edge, about a third of a hex. */
void
sheet_bulge (GRand *rand, Sheet *sheet)
{
  sheet->lens = uniform (rand, -0.03, 0.03);
}

/* A page that lifts to one side, as at the spine of a book, by up to two hexes. */
void
sheet_curl (GRand *rand, Sheet *sheet)
{
  sheet->curl_middle = uniform (rand, -1, 1);
  sheet->curl = uniform (rand, -1, 1) / (1 + fabs (sheet->curl_middle));
}

/* A sheet that lies in half a wave of up to 0.4 hexes. */
void
sheet_ripple (GRand *rand, Sheet *sheet)
{
  sheet->wave = uniform (rand, -0.4, 0.4);
  sheet->wave_phase = uniform (rand, 0, G_PI);
}

void
sheet_all (GRand *rand, Sheet *sheet)
{
  sheet_slant (rand, sheet);
  sheet_bulge (rand, sheet);
  sheet_curl (rand, sheet);
  sheet->lens /= 2;
  sheet->curl /= 2;
  sheet->slant_x /= 2;
  sheet->slant_y /= 2;
}
