/* bench-check.c: how long a full check takes. SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdio.h>
#include <time.h>

#include "cr-check.h"
#include "cr-piece.h"
#include "cr-plain.h"
#include "cr-xml-map.h"
#include "fixture.h"

/* What is done while the author watches may take this long. */
#define LIMIT_MS 50.0

#define SPAN 300
#define N_RUNS 9

static double
now_ms (void)
{
  struct timespec t;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &t);
  return 1e3 * (double) t.tv_sec + 1e-6 * (double) t.tv_nsec;
}

static int
compare (gconstpointer a, gconstpointer b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

static guint
count_sides (const CrMap *map)
{
  gsize all = 0, n;

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    cr_map_get_all_sides (map, floor, &n);
    all += n;
  }
  return (guint) all;
}

/* The middle of several runs; the scene is made anew each time, as after a change. */
static void
bench (const char *name, const CrMap *map, const CrRuleset *ruleset)
{
  const CrGrid *grid = cr_map_get_grid (map);
  double runs[N_RUNS];
  guint n_problems = 0;

  for (int run = 0; run < N_RUNS; run++) {
    double before = now_ms ();
    g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
    g_autoptr (GPtrArray) problems = cr_check_map (scene);

    runs[run] = now_ms () - before;
    n_problems = problems->len;
  }
  qsort (runs, N_RUNS, sizeof *runs, compare);
  printf (
      "check %s, %d×%d, %d floors, %u things on sides, %u links: %.1f ms, %u problems, ratio to "
      "the limit %.2f\n",
      name, grid->columns, grid->rows, cr_map_n_floors (map), count_sides (map),
      cr_map_n_nodes (map, CR_SECTION_LINKS), runs[N_RUNS / 2], n_problems,
      runs[N_RUNS / 2] / LIMIT_MS);
}

static void
paste (CrMap *map, const CrMap *castle, int column, int row)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrPasting how = { .at = cr_piece_get_anchor (castle), .layers = CR_PIECE_ALL };
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrHex shift = cr_hex_sub (cr_grid_hex_at (grid, column, row), cr_grid_hex_at (grid, 1, 1));

  how.at.hex = cr_hex_add (how.at.hex, shift);
  if (cr_piece_paste (edit, map, castle, &how, NULL))
    cr_edit_swap (edit, map);
}

/* Castle beside castle, as far as whole ones fit; the rest is open ground. */
static CrMap *
make_country (const CrMap *castle)
{
  CrGrid grid = *cr_map_get_grid (castle);
  int columns = grid.columns + grid.columns % 2, rows = grid.rows + grid.rows % 2;
  CrMap *map;

  grid.columns = grid.rows = SPAN;
  map = cr_map_new_plain (&grid, "country", NULL);
  for (int row = 1; row + rows <= SPAN; row += rows)
    for (int column = 1; column + columns <= SPAN; column += columns)
      paste (map, castle, column, row);
  return map;
}

static CrMap *
load (const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);

  return cr_map_load (path, NULL, NULL);
}

int
main (void)
{
  static const char *const names[] = { "border-castle", "templars-castle", "medieval-town" };
  g_autoptr (CrRuleset) siege = fixture_load_ruleset ("siege", NULL);

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autoptr (CrMap) map = load (names[i]);
    g_autoptr (CrMap) country = NULL;

    if (map == NULL)
      return 1;
    country = make_country (map);
    bench (names[i], map, siege);
    bench ("its country", country, siege);
  }
  return 0;
}
