/* bench-lof.c: how fast lines and fields of fire are. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Prints each figure beside what was measured as the limit of such machines for the same workload,
 * and the goal set from it. Never fails by time. Times are of the processor, for machines are
 * shared. */
#include <stdio.h>
#include <time.h>

#include "cr-edit.h"
#include "cr-fire-lines.h"
#include "cr-lof-shadow.h"
#include "cr-map-load.h"
#include "cr-xml-map.h"
#include "fixture-field.h"
#include "support.h"

#define COLUMNS 64
#define ROWS 48

static double
get_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Of the wall: the processor's clock takes half a microsecond to read, as long as an edit. */
static double
get_wall_seconds (void)
{
  struct timespec now;

  clock_gettime (CLOCK_MONOTONIC, &now);
  return (double) now.tv_sec + (double) now.tv_nsec * 1e-9;
}

/* Seconds; a limit of 0 is not known. */
static void
report (const char *what, double figure, double limit, double goal)
{
  printf ("%-52s %10.4f ms", what, figure * 1e3);
  if (limit > 0)
    printf ("   limit %8.3f", limit * 1e3);
  if (goal > 0)
    printf ("   goal %8.3f   %6.2f × the goal", goal * 1e3, figure / goal);
  printf ("\n");
}

static int
compare_cb (gconstpointer a, gconstpointer b)
{
  double x = *(const double *) a, y = *(const double *) b;

  return x < y ? -1 : x > y;
}

/* The time that @permille of them do not exceed. */
static double
get_share (GArray *times, guint permille)
{
  g_array_sort (times, compare_cb);
  return g_array_index (times, double, MIN (times->len - 1, times->len * permille / 1000));
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
make_castle (int columns, int rows)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (12345);
  CrGrid grid = { columns, rows, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  CrMap *map = cr_map_new (&grid, "bench");
  CrHex middle = cr_grid_hex_at (&grid, columns / 2, rows / 2);
  int radius = MIN (rows / 5, 9);

  cr_map_load_floor (map, "g", NULL);
  for (int cell = 0; cell < columns * rows; cell++) {
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

/* A castle with what is kept of it. */
typedef struct {
  CrMap *map;
  CrScene *scene;
  CrFire *fire;
  CrLofOptions options;
} Bench;

static Bench
set_up (CrMap *map, const CrRuleset *ruleset)
{
  Bench bench = { .map = map, .scene = cr_scene_new (map, ruleset) };

  bench.fire = cr_fire_new (bench.scene);
  cr_lof_options_init (&bench.options, ruleset);
  return bench;
}

static void
tear_down (Bench *bench)
{
  cr_fire_free (bench->fire);
  cr_scene_free (bench->scene);
  cr_map_free (bench->map);
}

static CrPlace
get_place (const Bench *bench, int number)
{
  const CrGrid *grid = cr_map_get_grid (bench->map);

  return (CrPlace){ 0, cr_grid_get_hex (grid, number % cr_grid_n_cells (grid)) };
}

static GArray *
list_places (const Bench *bench)
{
  GArray *places = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  for (int i = 0; i < cr_grid_n_cells (cr_map_get_grid (bench->map)); i++) {
    CrPlace place = get_place (bench, i);

    g_array_append_val (places, place);
  }
  return places;
}

static CrField *
make_field (const Bench *bench, const GArray *men)
{
  return fixture_field (bench->fire, cr_places_of (men).places, men->len, &bench->options);
}

/* W1: the ways are known after the first time. */
static void
bench_all_pairs (const Bench *bench, const char *what, double limit, double goal)
{
  g_autoptr (GArray) places = list_places (bench);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < 8; i++) {
    double start = get_seconds ();
    g_autoptr (CrField) field = make_field (bench, places);
    double took = get_seconds () - start;

    if (i > 0)
      g_array_append_val (times, took);
  }
  report (what, get_share (times, 500), limit, goal);
}

/* One field, five times over: what it takes the first time, and the median. Nothing is known of the
 * shooter any more when the next begins. */
static void
time_shooter (const Bench *bench, CrPlace from, GArray *first, GArray *warm)
{
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  double median;

  for (int i = 0; i < 5; i++) {
    double start = get_seconds ();
    g_autoptr (CrField) field = fixture_field (bench->fire, &from, 1, &bench->options);
    double took = get_seconds () - start;

    g_array_append_val (times, took);
    cr_lof_shadows_drop (bench->fire->shadows);
  }
  g_array_append_val (first, g_array_index (times, double, 0));
  median = get_share (times, 500);
  g_array_append_val (warm, median);
}

/* W2, W3: shooters here and there, and one who is dragged from hex to hex, all paths known. */
static void
bench_shooters (const Bench *bench, const char *what, int n, int stride, double goal)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) warm = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) places = list_places (bench);
  g_autoptr (CrField) field = make_field (bench, places);
  g_autofree char *median = g_strdup_printf ("%s, the median", what);
  g_autofree char *once = g_strdup_printf ("%s, p95 the first time", what);
  g_autofree char *p95 = g_strdup_printf ("%s, p95", what);
  g_autofree char *most = g_strdup_printf ("%s, the slowest", what);

  for (int i = 0; i < n; i++)
    time_shooter (bench, get_place (bench, i * stride), first, warm);
  report (median, get_share (warm, 500), 25e-6, 0);
  report (p95, get_share (warm, 950), 43e-6, goal);
  report (most, get_share (warm, 1000), 58e-6, 0);
  report (once, get_share (first, 950), 0, 0);
}

static void
touch_cb (CrPlace place, gpointer data)
{
  cr_scene_touch_places (((Bench *) data)->scene, &place, 1);
}

static void
touch_fire_cb (CrPlace place, gpointer data)
{
  cr_fire_touch_place (((Bench *) data)->fire, place);
}

/* Done, or undone. Returns how long the table takes to follow. */
static double
swap (Bench *bench, CrEdit *edit)
{
  double start;

  cr_edit_swap (edit, bench->map);
  cr_edit_foreach_place (edit, bench->map, touch_cb, bench);
  start = get_wall_seconds ();
  cr_edit_foreach_place (edit, bench->map, touch_fire_cb, bench);
  return get_wall_seconds () - start;
}

static CrEdit *
make_edit (const Bench *bench, int i)
{
  CrEdit *edit = cr_edit_new ();
  CrPlace place = get_place (bench, i * 7919 / 2);

  cr_edit_set_value (edit, bench->map, place, CR_LAYER_LEVEL,
                     cr_map_get_level (bench->map, place) + (i % 2 == 0 ? 1 : -1));
  return edit;
}

#define N_EDITS 400

/* P15: each edit raises or lowers a hex and is undone and done again: what it takes the first time,
 * and the median of five. */
static void
bench_table (Bench *bench, const char *what)
{
  g_autoptr (GArray) first = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) warm = g_array_new (FALSE, FALSE, sizeof (double));
  g_autofree char *median = g_strdup_printf ("%s, the table", what);
  g_autofree char *once = g_strdup_printf ("%s, the table, the first time", what);

  cr_fire_prepare (bench->fire);
  for (int i = 0; i < N_EDITS; i++) {
    g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
    g_autoptr (CrEdit) edit = make_edit (bench, i);
    double took;

    for (int k = 0; k < 5; k++) {
      took = swap (bench, edit);
      g_array_append_val (times, took);
    }
    g_array_append_val (first, g_array_index (times, double, 0));
    took = get_share (times, 500);
    g_array_append_val (warm, took);
  }
  report (median, get_share (warm, 500), 0, 1e-6);
  report (once, get_share (first, 500), 0, 0);
}

/* W4: how long the field takes to follow an edit, and the table where the last field has filled the
 * caches. */
static void
bench_edits (Bench *bench, const char *what, const GArray *men, double goal)
{
  g_autofree char *table = g_strdup_printf ("%s, the table between", what);
  g_autoptr (GArray) tables = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (GArray) fields = g_array_new (FALSE, FALSE, sizeof (double));
  g_autoptr (CrField) field = make_field (bench, men);

  for (int i = 0; i < N_EDITS; i++) {
    g_autoptr (CrEdit) edit = make_edit (bench, i);
    double took = swap (bench, edit), start;

    g_array_append_val (tables, took);
    start = get_seconds ();
    if (!cr_field_follow (field, bench->fire)) {
      cr_field_free (field);
      field = make_field (bench, men);
    }
    cr_field_work (field, bench->fire, G_MAXINT);
    took = get_seconds () - start;
    g_array_append_val (fields, took);
  }
  report (table, get_share (tables, 500), 0, 0);
  report (what, get_share (fields, 950), 1e-3, goal);
}

static void
bench_line (const Bench *bench)
{
  g_autoptr (GArray) steps = g_array_new (FALSE, FALSE, sizeof (CrLofStep));
  double start = get_seconds ();
  int n = 20000;

  for (int i = 0; i < n; i++)
    cr_lof_judge (bench->scene, get_place (bench, i * 7919), get_place (bench, i * 104729 + 13),
                  &bench->options, steps);
  report ("one line with all steps and the opposite shot", (get_seconds () - start) / n, 0, 0);
}

/* With it rules ask what lies outside, which is known of the whole map or of none. */
static void
add_drawbridge (CrMap *map)
{
  CrNode *node = cr_node_new ("mechanism"), *effect = cr_node_new ("effect");
  const CrGrid *grid = cr_map_get_grid (map);
  g_autofree char *hex =
      cr_grid_format_hex (grid, cr_grid_hex_at (grid, grid->columns / 2, grid->rows / 2 - 4));

  cr_node_set (node, "id", "bridge");
  cr_node_set (node, "kind", "drawbridge");
  cr_node_set (node, "state", "raised");
  cr_node_set (effect, "state", "raised");
  cr_node_set (effect, "hexes", hex);
  cr_node_take_child (node, effect);
  cr_map_load_node (map, CR_SECTION_MECHANISMS, node);
}

/* Lines about the castle in the middle, however much country lies round it. */
static void
bench_alone (const CrRuleset *ruleset, int columns, int rows)
{
  Bench bench = set_up (make_castle (columns, rows), ruleset);
  g_autofree char *what = g_strdup_printf ("one line alone, %d × %d", columns, rows);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));
  CrHex middle = cr_grid_hex_at (cr_map_get_grid (bench.map), columns / 2, rows / 2);
  int n = cr_hex_n_within (7);

  add_drawbridge (bench.map);
  cr_scene_refresh (bench.scene);
  for (int i = 0; i < 3 * n; i++) {
    double start = get_wall_seconds ();

    for (int k = 0; k < 10; k++)
      cr_lof_judge (bench.scene, (CrPlace){ 0, cr_hex_add (middle, cr_hex_spiral (i % n)) },
                    (CrPlace){ 0, cr_hex_add (middle, cr_hex_spiral ((i * 31 + k) % n)) },
                    &bench.options, NULL);
    start = (get_wall_seconds () - start) / 10;
    g_array_append_val (times, start);
  }
  report (what, get_share (times, 500), 0, 10e-6);
  tear_down (&bench);
}

static void
bench_all_alone (const CrRuleset *ruleset)
{
  bench_alone (ruleset, 26, 16);
  bench_alone (ruleset, 300, 300);
  bench_alone (ruleset, 1000, 1000);
}

/* As far as a weapon of 40 hexes reaches. */
static Bench
set_up_reach (const CrRuleset *ruleset, int span, CrWeapon *weapon)
{
  Bench bench = set_up (make_castle (span, span), ruleset);

  *weapon = *cr_ruleset_get_weapon (ruleset, 0);
  weapon->reach[CR_BAND_SHORT].value = weapon->reach[CR_BAND_MEDIUM].value = 10;
  weapon->reach[CR_BAND_LONG].value = 40;
  bench.options.weapon = weapon;
  return bench;
}

/* W5 */
static void
bench_reach_all (const CrRuleset *ruleset)
{
  CrWeapon weapon;
  Bench bench = set_up_reach (ruleset, 300, &weapon);
  g_autoptr (GArray) places = list_places (&bench);
  double start = get_seconds ();
  g_autoptr (CrField) field = make_field (&bench, places);

  report ("W5 300 × 300, every shooter, range 40", get_seconds () - start, 1.43, 2.5);
  tear_down (&bench);
}

/* W6: one shooter after the other, each far from the last. */
static void
bench_reach_one (const CrRuleset *ruleset)
{
  CrWeapon weapon;
  Bench bench = set_up_reach (ruleset, 1000, &weapon);
  g_autoptr (GArray) times = g_array_new (FALSE, FALSE, sizeof (double));

  for (int i = 0; i < 22; i++) {
    CrPlace from = get_place (&bench, 500 * 1000 + 500 + i * 97);
    double start = get_seconds ();
    g_autoptr (CrField) field = fixture_field (bench.fire, &from, 1, &bench.options);
    double took = get_seconds () - start;

    if (i > 0)
      g_array_append_val (times, took);
  }
  report ("W6 1000 × 1000, one shooter, range 40", get_share (times, 500), 0.15e-3, 0.4e-3);
  tear_down (&bench);
}

/* What is resident, in bytes. */
static double
get_memory (void)
{
  g_autofree char *text = NULL;
  g_auto (GStrv) words = NULL;

  if (!g_file_get_contents ("/proc/self/statm", &text, NULL, NULL))
    return 0;
  words = g_strsplit (text, " ", 3);
  return g_ascii_strtod (words[1], NULL) * 4096;
}

/* W7: an unlimited field, and P14. */
static void
bench_unlimited (const CrRuleset *ruleset)
{
  Bench bench = set_up (make_castle (1000, 1000), ruleset);
  CrPlace from = get_place (&bench, 500 * 1000 + 500);
  double before = get_memory (), start;

  cr_fire_prepare (bench.fire);
  printf ("P14 what is kept of 1 000 000 hexes: %.1f bytes a hex\n",
          (get_memory () - before) * 1e-6);
  start = get_seconds ();
  g_autoptr (CrField) field = fixture_field (bench.fire, &from, 1, &bench.options);
  report ("W7 1000 × 1000, one shooter, any range", get_seconds () - start, 0.56, 0.9);
  tear_down (&bench);
}

/* The men of all ramparts and slits of a shipped castle, and how they follow an edit. */
static void
bench_garrison (const CrRuleset *ruleset, const char *name)
{
  g_autofree char *file = g_strdup_printf ("%s.map.xml", name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  Bench bench = set_up (cr_map_load (path, NULL, NULL), ruleset);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (bench.scene, CR_GARRISON_RAMPARTS | CR_GARRISON_SLITS, men);
  g_autoptr (CrField) first = make_field (&bench, men);
  double start = get_seconds ();
  g_autoptr (CrField) field = make_field (&bench, men);
  g_autofree char *what = g_strdup_printf ("%s, %u men", name, men->len);
  g_autofree char *edit = g_strdup_printf ("%s, after an edit", what);

  report (what, get_seconds () - start, 0, 0);
  bench_table (&bench, edit);
  bench_edits (&bench, edit, men, 0);
  tear_down (&bench);
}

/* The 64 × 48 castle. */
static void
bench_castle (const CrRuleset *ruleset, const char *name)
{
  Bench bench = set_up (make_castle (COLUMNS, ROWS), ruleset);
  g_autoptr (GArray) men = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_field_garrison (bench.scene, CR_GARRISON_RAMPARTS, men);
  g_array_set_size (men, MIN (men->len, 40));
  if (g_str_equal (name, "line"))
    bench_line (&bench);
  else if (g_str_equal (name, "W1"))
    bench_all_pairs (&bench, "W1 all 9 434 112 pairs of 64 × 48", 78e-3, 60e-3);
  else if (g_str_equal (name, "W2"))
    bench_shooters (&bench, "W2 one shooter of 200", 200, 61, 100e-6);
  else if (g_str_equal (name, "W3"))
    bench_shooters (&bench, "W3 a shooter dragged over 300", 300, 1, 300e-6);
  else if (g_str_equal (name, "W4"))
    bench_edits (&bench, "W4 garrison of 40, after an edit, p95", men, 4e-3);
  else
    bench_table (&bench, "P15 one edit");
  tear_down (&bench);
}

/* As large as most printed maps. */
static void
bench_sheet (const CrRuleset *ruleset)
{
  Bench bench = set_up (make_castle (26, 16), ruleset);

  bench_all_pairs (&bench, "all 172 640 pairs of 26 × 16", 0, 0);
  tear_down (&bench);
}

/* By its name, as research has it; any other is that of a shipped castle. */
static void
bench_one (const CrRuleset *ruleset, const char *name)
{
  if (g_str_equal (name, "sheet"))
    bench_sheet (ruleset);
  else if (g_str_equal (name, "alone"))
    bench_all_alone (ruleset);
  else if (g_str_equal (name, "W5"))
    bench_reach_all (ruleset);
  else if (g_str_equal (name, "W6"))
    bench_reach_one (ruleset);
  else if (g_str_equal (name, "W7"))
    bench_unlimited (ruleset);
  else if (strchr (name, '-') != NULL)
    bench_garrison (ruleset, name);
  else
    bench_castle (ruleset, name);
}

/* The workloads that are named, or all. */
int
main (int argc, char **argv)
{
  static const char *const all[] = {
    "line", "alone",         "sheet",           "P15",          "W1", "W2", "W3", "W4", "W5", "W6",
    "W7",   "border-castle", "templars-castle", "medieval-town"
  };
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");

  for (int i = 1; i < argc; i++)
    bench_one (ruleset, argv[i]);
  for (gsize i = 0; argc == 1 && i < G_N_ELEMENTS (all); i++)
    bench_one (ruleset, all[i]);
  return 0;
}
