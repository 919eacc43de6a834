/* bench-lof.c: how fast lines and fields of fire are. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints each figure with its ratio to what was measured as the limit of such machines for the
 * same workload: all ordered pairs of 64 × 48 hexes under the hex-counting Thales rule 78 ms
 * (36 ms for a neutral rule), one shooter against all of them 25 µs. Never fails by time. */
#include <stdio.h>
#include <time.h>

#include "cr-field.h"
#include "cr-map-private.h"
#include "cr-xml-map.h"
#include "support.h"

#define COLUMNS 64
#define ROWS 48
#define ALL_PAIRS_LIMIT 78e-3
#define FIELD_LIMIT 25e-6

/* Time of the processor, for machines are shared. */
static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

static void
put_cell (CrMap *map, int cell, const char *terrain, const char *structure, int level)
{
  cr_map_load_layer (map, 0, CR_LAYER_TERRAIN)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_TERRAIN, terrain);
  cr_map_load_layer (map, 0, CR_LAYER_STRUCTURE)[cell] =
      (gint16) cr_map_intern_code (map, CR_LAYER_STRUCTURE, structure);
  cr_map_load_layer (map, 0, CR_LAYER_LEVEL)[cell] = (gint16) level;
}

static void
put_side (CrMap *map, CrHex hex, CrDirection direction, CrSideKind kind)
{
  const CrGrid *grid = cr_map_get_grid (map);
  CrHex named = hex;

  cr_grid_name_side (grid, &named, &direction);
  CrSide side = {
    .cell = cr_grid_get_cell (grid, named),
    .direction = (gint8) direction,
    .kind = (gint8) kind,
    .inside = cr_hex_equal (named, hex) ? CR_INSIDE_HERE : CR_INSIDE_BEYOND,
    .height = CR_HEIGHT_DEFAULT,
    .arc = CR_ARC_DEFAULT,
  };
  cr_map_load_side (map, 0, &side);
}

/* A ring of ramparts with battlements outwards and a moat before it, a keep in the middle, woods
 * and houses, a few walls. */
static CrMap *
make_castle (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12345);
  CrGrid grid = { COLUMNS, ROWS, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "bench");
  CrHex middle = cr_grid_hex_at (&grid, COLUMNS / 2, ROWS / 2);
  int radius = ROWS / 5;

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < COLUMNS * ROWS; cell++) {
    CrHex hex = cr_grid_get_hex (&grid, cell);
    int away = cr_hex_distance (hex, middle), dice = g_rand_int_range (rand, 0, 100);

    if (away <= 1)
      put_cell (map, cell, "platform", "keep", 3);
    else if (away == radius)
      put_cell (map, cell, "wallwalk", "rampart", 1);
    else if (away == radius + 1 || away == radius + 2)
      put_cell (map, cell, "moat", "none", -1);
    else
      put_cell (map, cell, dice < 3 ? "tree" : dice < 4 ? "house" : "flat", "none", 0);
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
      if (away == radius && cr_hex_distance (cr_hex_neighbour (hex, d), middle) > radius)
        put_side (map, hex, d, CR_SIDE_BATTLEMENT);
    if (dice == 50)
      put_side (map, hex, 1, CR_SIDE_WALL);
  }
  return map;
}

static void
report (const char *what, double seconds, double limit)
{
  printf ("%-44s %10.3f ms   %7.1f × the limit of %.3f ms\n", what, seconds * 1e3, seconds / limit,
          limit * 1e3);
}

static void
bench_all_pairs (CrFire *fire, const CrLofOptions *options, const GArray *places)
{
  double start = get_seconds ();
  g_autoptr (CrField) field =
      cr_field_new (fire, (const CrPlace *) places->data, places->len, options, NULL, NULL);

  report ("all 9 434 112 pairs of 64 × 48", get_seconds () - start, ALL_PAIRS_LIMIT);
  printf ("%d of %u places hit by somebody\n", cr_field_n_hit (field), places->len);
}

static void
bench_field (CrFire *fire, const CrLofOptions *options, const GArray *places)
{
  double start = get_seconds ();
  int n = 0;

  for (guint i = 0; i < places->len; i += 61, n++) {
    CrPlace from = g_array_index (places, CrPlace, i);
    g_autoptr (CrField) field = cr_field_new (fire, &from, 1, options, NULL, NULL);
  }
  report ("one field of fire on 64 × 48", (get_seconds () - start) / n, FIELD_LIMIT);
}

static void
bench_line (const CrScene *scene, const CrLofOptions *options, const GArray *places)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  double start = get_seconds ();
  int n = 20000;

  for (int i = 0; i < n; i++)
    cr_lof_judge (scene, g_array_index (places, CrPlace, (i * 7919) % places->len),
                  g_array_index (places, CrPlace, (i * 104729 + 13) % places->len), options, steps);
  printf ("%-44s %10.3f µs   with all steps and the opposite shot\n", "one line of fire",
          (get_seconds () - start) / n * 1e6);
}

/* The men of all ramparts and slits of a shipped castle, which see more sides than open ground. */
static void
bench_garrison (const CrRuleset *ruleset, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (CrMap) map = cr_map_load (path, NULL, NULL);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrLofOptions options;
  double start;

  cr_lof_options_init (&options, ruleset);
  cr_field_garrison (scene, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, men);
  start = get_seconds ();
  g_autoptr (CrField) field =
      cr_field_new (fire, (const CrPlace *) men->data, men->len, &options, NULL, NULL);
  double took = get_seconds () - start;
  printf ("%s: %u men, %.3f ms, %.3f µs a place\n", name, men->len, took * 1e3,
          took * 1e6 / (men->len * (cr_field_n_hit (field) + cr_field_n_dead (field))));
}

int
main (void)
{
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (CrMap) map = make_castle ();
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (CrFire) fire = cr_fire_new (scene);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrLofOptions options;

  cr_lof_options_init (&options, ruleset);
  for (int cell = 0; cell < COLUMNS * ROWS; cell++) {
    CrPlace place = { 0, cr_grid_get_hex (cr_map_get_grid (map), cell) };

    g_array_append_val (places, place);
  }
  bench_line (scene, &options, places);
  bench_field (fire, &options, places);
  bench_all_pairs (fire, &options, places);
  bench_garrison (ruleset, "border-castle");
  bench_garrison (ruleset, "templars-castle");
  bench_garrison (ruleset, "medieval-town");
  return 0;
}
