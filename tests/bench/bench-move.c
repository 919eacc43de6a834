/* bench-move.c: how long reach takes, beside what is known to be possible.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "cr-map-load.h"
#include "cr-move.h"
#include "fixture.h"

/* What a bare search over the same kind of map took, without a program around it. */
#define LIMIT_SMALL_US 27.0
#define LIMIT_LARGE_US 34000.0

#define N_RUNS 7

static double
now_us (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e6 * (double) t.tv_sec + 1e-3 * (double) t.tv_nsec;
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

static void
put_side (CrMap *map, GRand *random, int cell, CrSideKind kind)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex hex = cr_grid_get_hex (grid, cell);
  CrDirection direction = g_rand_int_range (random, 0, 3);
  CrSide side = { .kind = (gint8) kind, .height = CR_HEIGHT_DEFAULT, .arc = CR_ARC_DEFAULT };

  cr_grid_name_side (grid, &hex, &direction);
  side.cell = cr_grid_get_cell (grid, hex);
  side.direction = (gint8) direction;
  cr_map_load_side (map, 0, &side);
}

/* Four kinds of ground, 4 % that nobody enters, a wall or low wall on a twelfth of the sides. */
static CrMap *
make_map (int columns, int rows)
{
  static const char *const codes[] = { "flat", "scrub", "rough", "wall" };
  CrGrid grid = { columns, rows, CR_FLAT, CR_SHIFT_ODD, TRUE };
  g_autoptr (GRand) random = g_rand_new_with_seed (4242);
  CrMap *map = cr_map_new (&grid, "bench");
  gint16 *terrain;

  cr_map_load_floor (map, "g", "Ground");
  terrain = cr_map_load_layer (map, 0, CR_LAYER_TERRAIN);
  for (int i = 0; i < cr_grid_n_cells (&grid); i++) {
    int x = g_rand_int_range (random, 0, 100);
    const char *code = codes[x < 70 ? 0 : x < 88 ? 1 : x < 96 ? 2 : 3];

    terrain[i] = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, code);
  }
  for (int i = 0; i < cr_grid_n_cells (&grid); i++) {
    int x = g_rand_int_range (random, 0, 100);
    if (x < 24)
      put_side (map, random, i, x < 9 ? CR_SIDE_WALL : CR_SIDE_LOW_WALL);
  }
  return map;
}

typedef struct {
  const CrWays *ways;
  CrPlace from;
} Start;

static double
time_reach (const Start *start, int budget, int repeats, int *n_places)
{
  double runs[N_RUNS];

  for (int run = 0; run < N_RUNS; run++) {
    double before = now_us ();

    for (int i = 0; i < repeats; i++) {
      g_autoptr (CrReach) reach = cr_reach_new (start->ways, start->from, 0, budget);
      *n_places = cr_reach_n_places (reach);
    }
    runs[run] = (now_us () - before) / repeats;
  }
  qsort (runs, N_RUNS, sizeof *runs, compare);
  return runs[N_RUNS / 2];
}

static void
bench (const CrRuleset *ruleset, int columns, int rows, double limit_us)
{
  g_autoptr (CrMap) map = make_map (columns, rows);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  double before = now_us ();
  g_autoptr (CrWays) ways = cr_ways_new (scene);
  Start start = { ways, { 0, cr_grid_hex_at (cr_map_get_grid (map), columns / 2, rows / 2) } };
  int repeats = columns < 200 ? 100 : 1, n_places;

  time_reach (&start, 0, 1, &n_places);
  printf ("reach %d×%d: ready after %.1f ms\n", columns, rows, (now_us () - before) / 1000);

  double all = time_reach (&start, -1, repeats, &n_places);
  printf ("reach %d×%d, all: %.1f µs, %d hexes, ratio to the limit %.2f\n", columns, rows, all,
          n_places, all / limit_us);

  double near = time_reach (&start, 12, repeats, &n_places);
  printf ("reach %d×%d, 12 MP: %.1f µs, %d hexes\n", columns, rows, near, n_places);
}

int
main (void)
{
  g_autoptr (CrRuleset) siege = fixture_load_ruleset ("siege", NULL);

  bench (siege, 64, 48, LIMIT_SMALL_US);
  bench (siege, 1000, 1000, LIMIT_LARGE_US);
  return 0;
}
