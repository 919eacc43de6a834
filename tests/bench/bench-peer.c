/* bench-peer.c: a map to a picture, beside Tiled's own program for it.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Both programs as whole processes, on a map of 26 × 16 hexes that are 100 pixels wide: ours draws
 * it by hand from its data, the other lays ready tiles side by side. */
#include "tiled.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>

#define COLUMNS 26
#define ROWS 16
#define N_RUNS 5

/* Seconds of a processor that all children so far have taken. */
static double
children_cpu (void)
{
  struct rusage usage;

  getrusage (RUSAGE_CHILDREN, &usage);
  return (double) (usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
         (double) (usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) * 1e-6;
}

static int
compare (const void *a, const void *b)
{
  double left = *(const double *) a, right = *(const double *) b;

  return left < right ? -1 : left > right;
}

/* Median of the processor time, or less than nothing when it cannot be run. */
static double
run (const char *name, const char *const *words)
{
  double times[N_RUNS];

  for (int i = 0; i < N_RUNS; i++) {
    double before = children_cpu ();
    int status = 1;

    if (!g_spawn_sync (NULL, (char **) words, NULL,
                       G_SPAWN_SEARCH_PATH | G_SPAWN_STDOUT_TO_DEV_NULL |
                           G_SPAWN_STDERR_TO_DEV_NULL,
                       NULL, NULL, NULL, NULL, &status, NULL) ||
        status != 0) {
      printf ("%s: cannot be run here\n", name);
      return -1;
    }
    times[i] = children_cpu () - before;
  }
  qsort (times, N_RUNS, sizeof times[0], compare);
  printf ("%s: %.0f ms\n", name, times[N_RUNS / 2] * 1000);
  return times[N_RUNS / 2];
}

static char *
tools_path (const char *variable, const char *relative)
{
  return g_build_filename (g_getenv (variable), relative, NULL);
}

int
main (void)
{
  g_autofree char *scratch = g_dir_make_tmp ("crenel-peer-XXXXXX", NULL);
  g_autofree char *tiles = g_build_filename (scratch, "tiles.png", NULL);
  g_autofree char *map = g_build_filename (scratch, "map.tmx", NULL);
  g_autofree char *out = g_build_filename (scratch, "out.png", NULL);
  g_autofree char *program = tools_path ("CRENEL_BUILD_DIR", "src/cli/crenel-cli");
  g_autofree char *castle = tools_path ("CRENEL_SOURCE_DIR", "maps/border-castle.map.xml");
  const char *ours[] = { program, "render", castle, out, "--px", "100", NULL };
  const char *theirs[] = { "tmxrasterizer", map, out, NULL };

  const TiledTiles set = { 100, 87, 6 };
  guint8 cells[COLUMNS * ROWS];

  g_setenv ("QT_QPA_PLATFORM", "offscreen", TRUE);
  for (int i = 0; i < COLUMNS * ROWS; i++)
    cells[i] = (guint8) (i * 7 % set.n);
  tiled_write_tiles (tiles, &set);
  tiled_write_map (map, &set, COLUMNS, ROWS, cells);
  double own = run ("crenel-cli render, 26 × 16 hexes of 100 px, drawn", ours);
  double other = run ("tmxrasterizer, 26 × 16 hexes of 100 px, tiles", theirs);
  if (own > 0 && other > 0)
    printf ("ratio: %.2f\n", own / other);
  g_unlink (out);
  g_unlink (map);
  g_unlink (tiles);
  g_rmdir (scratch);
  return EXIT_SUCCESS;
}
