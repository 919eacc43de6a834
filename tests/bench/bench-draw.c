/* bench-draw.c: how long the map takes to paint. SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "sketch.h"

/* What the prototype's cairo calls alone took for a hex at 100 pixels, replayed from a recording.
 */
#define LIMIT_HEX_US 1050.0

#define TILE 256
#define N_RUNS 5

static double
now_us (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e6 * (double) t.tv_sec + 1e-3 * (double) t.tv_nsec;
}

/* The sketch castle and meadows to its right and below: 26 × 16 hexes. */
static Sketch *
new_castle (void)
{
  static const char rows[] = "........ss........^^^^....\n"
                             "....s...ss.......^^^^^....\n"
                             "..Y...~~~~~~~....^^Y^^.s..\n"
                             ".....~~~~~~~~~~..^^^^^....\n"
                             ".....~T#####T~~~../^^^....\n"
                             "ss...~#cccccc##~~~./...Y..\n"
                             "s....~#cchccccc##~~.......\n"
                             "..t..~#cchccKKcc#~~.ss....\n"
                             ".....~#SccccKKcc#~~ss.....\n"
                             ".ff..~#SccccKKcc#~~....R..\n"
                             "fff..~#ccccccccc#~..RR....\n"
                             "ff...~T##T#T###cx~.RRC....\n"
                             ".....~~~~~B~~~##T~~.CC....\n"
                             "rrr...~~~~B~~~~~~~........\n"
                             "...rr.....r....mm...Y...tt\n"
                             ".....rrrrrr...mmm......ttt\n";

  return sketch_new (rows, CR_FLAT, CR_SHIFT_ODD);
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

static void
bench_whole (Sketch *sketch, double px)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPaintOptions options;
  double best = G_MAXDOUBLE;

  cr_paint_options_init (&options);
  for (int i = 0; i < N_RUNS; i++) {
    double start = now_us ();
    cairo_surface_destroy (sketch_paint (sketch, px, &options));
    best = MIN (best, now_us () - start);
  }
  double hex = best / cr_grid_n_cells (grid);
  printf ("whole map at %3.0f px: %8.1f ms, %6.0f us a hex", px, best / 1000, hex);
  printf (px >= 100 ? ", %.2f of the limit\n" : "\n", hex / LIMIT_HEX_US);
}

static void
bench_tiles (Sketch *sketch, double px)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  CrPaintOptions options;

  int left, top;

  cr_paint_options_init (&options);
  sketch_locate_tile (sketch, px, TILE, &left, &top);
  for (int y = top; y < sheet.height * px; y += TILE) {
    for (int x = left; x < sheet.width * px; x += TILE) {
      double start = now_us ();
      cairo_surface_destroy (sketch_paint_tile (sketch, px, &options, x, y, TILE));
      start = now_us () - start;
      g_array_append_val (times, start);
    }
  }
  g_array_sort (times, compare);
  printf ("tile of %d at %3.0f px: median %6.2f ms, longest %6.2f ms of %u\n", TILE, px,
          g_array_index (times, double, times->len / 2) / 1000,
          g_array_index (times, double, times->len - 1) / 1000, times->len);
}

/* Until the art knows what to paint again; the painting is tiles. */
static void
bench_edit (Sketch *sketch, int column, int row, char letter, char back)
{
  double start = now_us ();

  for (int i = 0; i < 50; i++) {
    sketch_put (sketch, column, row, letter);
    sketch_put (sketch, column, row, back);
  }
  CrBox box = sketch_put (sketch, column, row, letter);
  printf ("edit '%c' on %d,%d: %7.0f us, repaints %4.1f × %4.1f W\n", letter, column, row,
          (now_us () - start) / 101, box.width, box.height);
  sketch_put (sketch, column, row, back);
}

int
main (void)
{
  static const double scales[] = { 200, 100, 50, 24, 20, 8, 7 };
  g_autoptr (Sketch) sketch = new_castle ();

  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    bench_whole (sketch, scales[i]);
  for (guint i = 0; i < G_N_ELEMENTS (scales); i++)
    bench_tiles (sketch, scales[i]);
  bench_edit (sketch, 3, 13, 's', '.');
  bench_edit (sketch, 5, 9, '~', '.');
  bench_edit (sketch, 9, 9, 'm', 'c');
  return EXIT_SUCCESS;
}
