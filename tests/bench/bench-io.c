/* bench-io.c: how long the largest map takes to read and write.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>

#include "cr-map-load.h"
#include "cr-xml-map.h"

#define SPAN 1000
#define N_RUNS 5

/* A thousand by a thousand hexes; one in two differs from the default, in patches as on real
 * maps. */
static CrMap *
make_map (void)
{
  CrGrid grid = { SPAN, SPAN, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "bench");
  static const char *const codes[] = { "flat", "moat", "court", "tree", "scrub", "paved" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (1);
  CrFloor *info;
  gint16 *terrain, *level;

  cr_map_load_floor (map, "g", "Ground");
  info = cr_map_load_floor_info (map, 0);
  terrain = cr_map_load_layer (map, 0, CR_LAYER_TERRAIN);
  level = cr_map_load_layer (map, 0, CR_LAYER_LEVEL);
  info->defaults[CR_LAYER_TERRAIN] = (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, codes[0]);
  for (int i = 0; i < SPAN * SPAN; i++) {
    int code = g_rand_int_range (rand, 0, 3) == 0 ? g_rand_int_range (rand, 0, 6)
               : i % SPAN > 0                     ? -1
                                                  : 0;

    terrain[i] = code < 0 ? terrain[i - 1]
                          : (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, codes[code]);
    level[i] = (gint16) (terrain[i] > 1 ? g_rand_int_range (rand, -1, 4) : 0);
  }
  for (int i = 0; i < 5000; i++) {
    CrSide side = { g_rand_int_range (rand, 0, SPAN * SPAN), 1, CR_SIDE_WALL, 0, 0, 2, -1, NULL };

    cr_map_load_side (map, 0, &side);
  }
  return map;
}

static double
peak_mib (void)
{
  struct rusage usage;

  getrusage (RUSAGE_SELF, &usage);
  return (double) usage.ru_maxrss / 1024;
}

static void
say (const char *what, double figure, const char *unit, double research)
{
  g_print ("%-34s %8.1f %s  %5.2f times the research's %.1f\n", what, figure, unit,
           figure / research, research);
}

/* Of this process, so that others at work on the machine do not count. */
static double
processor_ms (void)
{
  return (double) clock () * 1000 / CLOCKS_PER_SEC;
}

static void
measure (const CrMap *map, const char *path)
{
  double write = G_MAXDOUBLE, load = G_MAXDOUBLE, save = G_MAXDOUBLE, digest = G_MAXDOUBLE;
  g_autoptr (GError) error = NULL;
  CrFileState state = { FALSE };

  for (int i = 0; i < N_RUNS; i++) {
    double start = processor_ms ();
    g_autoptr (GBytes) bytes = cr_map_serialize (map);
    g_autoptr (CrMap) read = NULL;
    g_autofree char *sum = NULL;

    write = MIN (write, processor_ms () - start);
    start = processor_ms ();
    if (!cr_map_save (map, path, NULL, &error))
      g_error ("%s", error->message);
    save = MIN (save, processor_ms () - start);
    start = processor_ms ();
    read = cr_map_load (path, &state, &error);
    load = MIN (load, processor_ms () - start);
    if (read == NULL)
      g_error ("%s", error->message);
    start = processor_ms ();
    sum = cr_map_dup_digest (map);
    digest = MIN (digest, processor_ms () - start);
  }
  g_print ("1,000,000 hexes; times are the processor's, best of %d\n", N_RUNS);
  say ("size of the file", (double) state.size / 1e6, "MB", 5.6);
  say ("write to memory", write, "ms", 10);
  say ("load, with the file's sha256", load, "ms", 60);
  say ("save: write, read back, replace", save, "ms", 500);
  g_print ("%-34s %8.1f ms\n", "digest of the model", digest);
}

int
main (void)
{
  g_autoptr (CrMap) map = make_map ();
  g_autofree char *folder = g_dir_make_tmp ("crenel-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "bench.map.xml", NULL);

  measure (map, path);
  say ("peak of memory", peak_mib (), "MiB", 150);
  g_unlink (path);
  g_rmdir (folder);
  return 0;
}
