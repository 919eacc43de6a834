/* bench-export.c: large maps to pictures and castles to paper, beside Tiled's own program for it.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole processes on the same map, patches of eight terrains, at 32 pixels a hex: ours draws it
 * from its data, the other lays ready tiles. Sizes may be named: bench-export 1000. Fails when ours
 * needs more memory than it may. */
#include "tiled.h"

#include <glib/gstdio.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>

#define N_TERRAINS 8

/* Besides the map, in KiB. */
#define MOST_MEMORY (64 * 1024)

static const char *const terrains[N_TERRAINS] = { ".",     "field", "tree", "court",
                                                  "rough", "paved", "moat", "scrub" };

typedef struct {
  double seconds, cpu;
  long memory; /* KiB; less than 0: it could not be run */
} Taken;

static double
in_seconds (struct timeval time)
{
  return (double) time.tv_sec + (double) time.tv_usec * 1e-6;
}

static Taken
run (const char *const *words)
{
  gint64 start = g_get_monotonic_time ();
  struct rusage usage;
  int status = 1;
  GPid child;

  if (!g_spawn_async (NULL, (char **) words, NULL,
                      G_SPAWN_SEARCH_PATH | G_SPAWN_DO_NOT_REAP_CHILD | G_SPAWN_STDOUT_TO_DEV_NULL |
                          G_SPAWN_STDERR_TO_DEV_NULL,
                      NULL, NULL, &child, NULL) ||
      wait4 (child, &status, 0, &usage) != child || status != 0)
    return (Taken){ 0, 0, -1 };
  return (Taken){ (double) (g_get_monotonic_time () - start) * 1e-6,
                  in_seconds (usage.ru_utime) + in_seconds (usage.ru_stime), usage.ru_maxrss };
}

/* Patches, so that a file of pixels meets a map and not noise. */
static guint8 *
scatter (int n)
{
  guint8 *cells = g_malloc0 ((gsize) n * (gsize) n);
  g_autoptr (GRand) chance = g_rand_new_with_seed ((guint32) n);

  for (int i = 0; i < n * n / 150 + 4; i++) {
    int column = g_rand_int_range (chance, 0, n), row = g_rand_int_range (chance, 0, n);
    int radius = g_rand_int_range (chance, 2, 10);
    guint8 terrain = (guint8) g_rand_int_range (chance, 0, N_TERRAINS);

    for (int y = MAX (0, row - radius); y < MIN (n, row + radius + 1); y++)
      for (int x = MAX (0, column - radius); x < MIN (n, column + radius + 1); x++)
        if ((x - column) * (x - column) + (y - row) * (y - row) <= radius * radius)
          cells[y * n + x] = terrain;
  }
  return cells;
}

static void
write_map (const char *path, const guint8 *cells, int n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_printf (text,
                   "<map xmlns=\"urn:x-crenel:1\" version=\"1.0\" id=\"bench\"><meta/>"
                   "<uses kind=\"ruleset\" id=\"siege\" version=\"1.0\"/>"
                   "<grid columns=\"%d\" rows=\"%d\" orientation=\"flat\" shift=\"even\"/>"
                   "<numbering pattern=\"CCRR\" first=\"1 1\" from=\"NW\"/>"
                   "<floor id=\"g\"><terrain default=\"flat\">",
                   n, n);
  for (int row = 0; row < n; row += 10)
    for (int column = 0; column < n; column += 10) {
      g_string_append_printf (text, "<chunk column=\"%d\" row=\"%d\">", column + 1, row + 1);
      for (int y = row; y < MIN (n, row + 10); y++, g_string_append_c (text, '\n'))
        for (int x = column; x < MIN (n, column + 10); x++)
          g_string_append_printf (text, " %s", terrains[cells[y * n + x]]);
      g_string_append (text, "</chunk>");
    }
  g_string_append (text, "</terrain></floor></map>");
  g_file_set_contents (path, text->str, -1, NULL);
}

static void
print (const char *name, int n, Taken taken)
{
  if (taken.memory < 0)
    printf ("%s %d×%d: cannot be run here\n", name, n, n);
  else
    printf ("%s %d×%d: %.2f s, %.2f s of processors, %ld MB\n", name, n, n, taken.seconds,
            taken.cpu, taken.memory / 1024);
}

/* The same map as a drawing. Returns: the most memory */
static long
bench_vectors (const char *program, const char *map, const char *folder, int n)
{
  g_autofree char *svg = g_build_filename (folder, "out.svg", NULL);
  g_autofree char *pdf = g_build_filename (folder, "out.pdf", NULL);
  Taken drawing = run ((const char *const[]){ program, "render", map, svg, NULL });
  Taken page = run ((const char *const[]){ program, "render", map, pdf, NULL });

  print ("crenel-cli render, svg", n, drawing);
  print ("crenel-cli render, pdf", n, page);
  g_unlink (svg);
  g_unlink (pdf);
  return MAX (drawing.memory, page.memory);
}

/* FALSE: ours takes more memory than it may. */
static gboolean
bench (const char *folder, int n)
{
  g_autofree char *program =
      g_build_filename (g_getenv ("CRENEL_BUILD_DIR"), "src/cli/crenel-cli", NULL);
  g_autofree char *map = g_build_filename (folder, "map.map.xml", NULL);
  g_autofree char *tmx = g_build_filename (folder, "map.tmx", NULL);
  g_autofree char *tiles = g_build_filename (folder, "tiles.png", NULL);
  g_autofree char *out = g_build_filename (folder, "out.png", NULL);
  g_autofree guint8 *cells = scatter (n);
  const char *ours[] = { program, "render", map, out, "--px", "32", NULL };
  const char *small[] = { program, "render", map, out, "--px", "32", "--part", "1,1..9,9", NULL };
  const char *theirs[] = { "tmxrasterizer", tmx, out, NULL };
  const TiledTiles set = { 32, 28, N_TERRAINS };

  write_map (map, cells, n);
  tiled_write_map (tmx, &set, n, n, cells);
  tiled_write_tiles (tiles, &set);
  Taken own = run (ours), bare = run (small), other = run (theirs);
  print ("crenel-cli render", n, own);
  print ("tmxrasterizer", n, other);
  if (own.memory > 0 && other.memory > 0)
    printf ("ratio: %.2f of the time, %.2f of the memory\n", own.seconds / other.seconds,
            (double) own.memory / (double) other.memory);
  long drawing = bench_vectors (program, map, folder, n), most = MAX (own.memory, drawing);
  printf ("besides the map: %ld MB of %d\n", (most - bare.memory) / 1024, MOST_MEMORY / 1024);
  for (guint i = 0; i < 4; i++)
    g_unlink ((const char *[]){ map, tmx, tiles, out }[i]);
  return most - bare.memory <= MOST_MEMORY;
}

/* A castle of the family on paper, as the goals are told: each in three seconds. */
static void
bench_paper (const char *folder)
{
  static const struct {
    const char *name, *map, *options, *ending;
  } jobs[] = {
    { "A2 at 300 dpi", "border-castle", "--paper A2 --way sideways --hex-mm 24 --pages 1 --dpi 300",
      "png" },
    { "8 sheets of A4 with dead ground", "border-castle",
      "--paper A4 --hex-mm 26 --overlay dead:@ramparts", "pdf" },
    { "15 sheets of A4 with dead ground", "templars-castle",
      "--paper A4 --hex-mm 26 --overlay dead:@ramparts", "pdf" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (jobs); i++) {
    g_autofree char *line =
        g_strdup_printf ("%s/src/cli/crenel-cli render %s/maps/%s.map.xml %s/paper.%s %s",
                         g_getenv ("CRENEL_BUILD_DIR"), g_getenv ("CRENEL_SOURCE_DIR"), jobs[i].map,
                         folder, jobs[i].ending, jobs[i].options);
    g_autofree char *out = g_strdup_printf ("%s/paper.%s", folder, jobs[i].ending);
    g_auto (GStrv) words = g_strsplit (line, " ", -1);
    Taken taken = run ((const char *const *) words);

    printf ("%s: %.2f s, %.2f s of processors, %ld MB\n", jobs[i].name, taken.seconds, taken.cpu,
            taken.memory / 1024);
    g_unlink (out);
  }
}

int
main (int argc, char **argv)
{
  g_autofree char *scratch = g_dir_make_tmp ("crenel-export-XXXXXX", NULL);
  gboolean bounded = TRUE;

  g_setenv ("QT_QPA_PLATFORM", "offscreen", TRUE);
  for (int i = 1; i < argc; i++)
    bounded = bench (scratch, atoi (argv[i])) && bounded;
  if (argc < 2)
    bounded = bench (scratch, 100) && bench (scratch, 300);
  bench_paper (scratch);
  g_rmdir (scratch);
  return bounded ? EXIT_SUCCESS : EXIT_FAILURE;
}
