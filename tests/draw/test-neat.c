/* test-neat.c: nothing lies over what must be read, and nothing on a roof.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 7 and 9 on castles by chance and on the shipped ones; no rule
 * ids. */
#include "baron.h"
#include "cr-castle-hex.h"
#include "cr-regions.h"
#include "fort.h"
#include "support.h"
#include "wild.h"

/* Where numbers are drawn, but as small as they are. */
#define PX 44.0

/* Pixels that may belong to both where their edges meet. */
#define GRAZED 3

static cairo_surface_t *
paint (Sketch *sketch, guint show)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = show;
  return sketch_paint (sketch, PX, &options);
}

/* Pixels that either of two things to be read changes, and both. */
static int
count_shared (Sketch *sketch, guint one, guint other, int *n_one_out)
{
  cairo_surface_t *none = paint (sketch, 0), *with = paint (sketch, one),
                  *beside = paint (sketch, other);
  int width = cairo_image_surface_get_width (none), height = cairo_image_surface_get_height (none);
  int n = 0;

  *n_one_out = 0;
  for (int i = 0; i < width * height; i++) {
    int x = i % width, y = i / width;
    gboolean changed = sketch_compare_pixel (none, with, x, y) > SKETCH_ROUNDED;

    *n_one_out += changed;
    n += changed && sketch_compare_pixel (none, beside, x, y) > SKETCH_ROUNDED;
  }
  cairo_surface_destroy (none);
  cairo_surface_destroy (with);
  cairo_surface_destroy (beside);
  return n;
}

static Sketch *
build (guint32 seed)
{
  CrOrientation orientation = seed % 2 ? CR_POINTY : CR_FLAT;

  return seed % 3 ? baron_new (seed, orientation, seed / 2 % 2)
                  : wild_new (seed, orientation, seed / 2 % 2);
}

/* No number lies over a badge. */
static void
test_badges (void)
{
  guint32 first = sketch_first_seed (), n = sketch_n_castles (12);
  int all = 0;

  for (guint32 seed = first; seed < first + n; seed++) {
    g_autoptr (Sketch) sketch = build (seed);
    int one, shared = count_shared (sketch, CR_SHOW_BADGES, CR_SHOW_NUMBERS, &one);

    g_test_message ("castle %u: %d of %d", seed, shared, one);
    g_assert_cmpint (shared, <=, GRAZED);
    all += one;
  }
  g_assert_cmpint (all, >, 100);
}

/* Pixels of a name that look otherwise when numbers and badges are drawn too. */
static int
count_hidden (Sketch *sketch, int *n_names_out)
{
  cairo_surface_t *none = paint (sketch, 0), *names = paint (sketch, CR_SHOW_LABELS);
  cairo_surface_t *all = paint (sketch, CR_SHOW_LABELS | CR_SHOW_NUMBERS | CR_SHOW_BADGES);
  int width = cairo_image_surface_get_width (none), height = cairo_image_surface_get_height (none);
  int n = 0;

  *n_names_out = 0;
  for (int i = 0; i < width * height; i++) {
    int x = i % width, y = i / width;

    if (sketch_compare_pixel (none, names, x, y) <= SKETCH_ROUNDED)
      continue;
    ++*n_names_out;
    n += sketch_compare_pixel (names, all, x, y) > SKETCH_ROUNDED;
  }
  cairo_surface_destroy (none);
  cairo_surface_destroy (names);
  cairo_surface_destroy (all);
  return n;
}

/* Numbers and badges give way to names. */
static void
test_names (void)
{
  static const char *const files[] = { "border-castle", "medieval-town", "templars-castle" };
  int all = 0;

  for (guint i = 0; i < G_N_ELEMENTS (files); i++) {
    Sketch sketch = { .ruleset = support_load_ruleset ("siege") };
    int names, hidden;

    sketch.map = support_load_map (files[i]);
    sketch.scene = cr_scene_new (sketch.map, sketch.ruleset);
    sketch.art = cr_art_new (sketch.scene);
    hidden = count_hidden (&sketch, &names);
    g_test_message ("%s: %d of %d", files[i], hidden, names);
    g_assert_cmpint (hidden, <=, GRAZED);
    all += names;
    cr_art_free (sketch.art);
    cr_scene_free (sketch.scene);
    cr_map_free (sketch.map);
    cr_ruleset_unref (sketch.ruleset);
  }
  g_assert_cmpint (all, >, 1000);
}

static gboolean
is_roofed (const Sketch *sketch, CrHex hex)
{
  const CrRecipe *recipe = cr_art_get_recipe (sketch->art, 0, hex);

  return recipe->kind == CR_RECIPE_ROOF && cr_grid_contains (cr_map_get_grid (sketch->map), hex);
}

/* A wall, tower, keep or another house beside one may stand over part of its roof. */
static gboolean
is_leaning (const Sketch *sketch, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);
    CrPiece piece = cr_castle_hex_get_piece (sketch->art, 0, next);

    if (piece != CR_PIECE_NONE &&
        cr_art_get_recipe (sketch->art, 0, next) != cr_art_get_recipe (sketch->art, 0, hex))
      return TRUE;
  }
  return FALSE;
}

/* Slits of a cone look over what is beside it. */
static gboolean
has_cone (const Sketch *sketch, CrHex hex)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrHex next = cr_hex_neighbour (hex, d);

    if (is_roofed (sketch, next) && cr_castle_hex_is_tower (sketch->art, 0, next))
      return TRUE;
  }
  return FALSE;
}

/* (transfer full) (element-type CrHex): open towers */
static GArray *
list_towers (const Sketch *sketch)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex hex = cr_grid_get_hex (grid, i);

    if (cr_castle_hex_is_tower (sketch->art, 0, hex) && !is_roofed (sketch, hex) &&
        !has_cone (sketch, hex))
      g_array_append_val (hexes, hex);
  }
  return hexes;
}

/* (transfer full) (element-type CrHex) */
static GArray *
list_roofed (const Sketch *sketch)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrHex hex = cr_grid_get_hex (grid, i);

    if (is_roofed (sketch, hex))
      g_array_append_val (hexes, hex);
  }
  return hexes;
}

/* Slits and doors on all sides of what is roofed. */
static void
open_sides (Sketch *sketch, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      CrHex hex = g_array_index (hexes, CrHex, i);
      int column, row;

      cr_grid_address (cr_map_get_grid (sketch->map), hex, &column, &row);
      if (!is_roofed (sketch, cr_hex_neighbour (hex, d)))
        fort_put_side (sketch, column, row, d,
                       (CrSide){ .kind = (i + d) % 2 ? CR_SIDE_SLIT : CR_SIDE_DOORWAY });
    }
  cr_art_refresh (sketch->art);
}

static int
count_apart (cairo_surface_t *a, cairo_surface_t *b, CrPoint at, double reach)
{
  int n = 0;

  for (int y = (int) ((at.y - reach) * PX); y < (at.y + reach) * PX; y++)
    for (int x = (int) ((at.x - reach) * PX); x < (at.x + reach) * PX; x++)
      n += sketch_compare_pixel (a, b, x, y) > SKETCH_ROUNDED;
  return n;
}

/* How many pixels about the middle of any of these hexes differ at most. */
static int
find_most_apart (const Sketch *sketch,
                 const GArray *hexes,
                 cairo_surface_t *a,
                 cairo_surface_t *b,
                 double reach)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  int most = 0;

  for (guint i = 0; i < hexes->len; i++) {
    CrPoint at = cr_layout_centre (cr_map_get_grid (sketch->map), g_array_index (hexes, CrHex, i));
    int n = count_apart (a, b, (CrPoint){ at.x - sheet.x, at.y - sheet.y }, reach);

    most = MAX (most, n);
  }
  return most;
}

/* What is in a wall beneath a roof does not lie upon that; nor on the tower that a house leans on,
 * at whose foot it is seen. */
static void
test_roofs (void)
{
  guint32 first = sketch_first_seed (), n = sketch_n_castles (12);
  guint all = 0, leaning = 0;

  for (guint32 seed = first; seed < first + n; seed++) {
    g_autoptr (Sketch) sketch = build (seed);
    g_autoptr (GArray) hexes = list_roofed (sketch), towers = list_towers (sketch);
    g_autoptr (GArray) alone = g_array_new (FALSE, FALSE, sizeof (CrHex));
    cairo_surface_t *before = paint (sketch, 0), *after;

    open_sides (sketch, hexes);
    after = paint (sketch, 0);
    g_test_message ("castle %u: %u hexes", seed, hexes->len);
    for (guint i = 0; i < hexes->len; i++)
      if (!is_leaning (sketch, g_array_index (hexes, CrHex, i)))
        g_array_append_val (alone, g_array_index (hexes, CrHex, i));
    g_assert_cmpint (find_most_apart (sketch, alone, before, after, 0.2), <=, GRAZED);
    g_assert_cmpint (find_most_apart (sketch, towers, before, after, 0.2), <=, GRAZED);
    all += alone->len;
    leaning += hexes->len - alone->len;
    cairo_surface_destroy (before);
    cairo_surface_destroy (after);
  }
  g_assert_cmpint (all, >, 20);
  g_assert_cmpint (leaning, >, 2);
}

#define FIELD 40
#define FAR 3

/* How light the ground is about the middle of a hex. */
static double
measure_hex (const Sketch *sketch, cairo_surface_t *picture, int column, int row)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint at = cr_layout_centre (grid, cr_grid_hex_at (grid, column, row));
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  int x0 = (int) ((at.x - sheet.x) * PX), y0 = (int) ((at.y - sheet.y) * PX),
      reach = (int) (PX / 3);
  double sum = 0;

  for (int y = y0 - reach; y < y0 + reach; y++)
    for (int x = x0 - reach; x < x0 + reach; x++)
      sum += sketch_get_pixel (picture, x, y) >> 8 & 0xff;
  return sum / (4 * reach * reach);
}

/* How alike hexes of one ground are that lie three apart, 0…1. */
static double
measure_drift (char letter, CrOrientation orientation)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  double light[FIELD][FIELD], mean = 0, own = 0, shared = 0;

  for (int i = 0; i < FIELD * (FIELD + 1); i++)
    g_string_append_c (rows, i % (FIELD + 1) == FIELD ? '\n' : letter);
  g_autoptr (Sketch) sketch = sketch_new (rows->str, orientation, CR_SHIFT_EVEN);
  cairo_surface_t *picture = paint (sketch, 0);

  for (int i = 0; i < FIELD * FIELD; i++) {
    double value = measure_hex (sketch, picture, 1 + i % FIELD, 1 + i / FIELD);

    light[i / FIELD][i % FIELD] = value;
    mean += value / (FIELD * FIELD);
  }
  cairo_surface_destroy (picture);
  for (int row = FAR; row < FIELD; row++)
    for (int column = FAR; column < FIELD; column++) {
      double value = light[row][column] - mean;

      own += value * value;
      shared += value * (light[row - FAR][column] + light[row][column - FAR] - 2 * mean) / 2;
    }
  return shared / own;
}

/* Ground that is all alike is lighter and darker in patches of some hexes, not hex by hex: that
 * would show the lattice. */
static void
test_drift (void)
{
  for (guint i = 0; i < 4; i++) {
    double alike = measure_drift (i % 2 ? 'c' : '.', i / 2 ? CR_POINTY : CR_FLAT);

    g_test_message ("%u: %.2f", i, alike);
    g_assert_cmpfloat (alike, >=, 0.15);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/neat/badges", test_badges);
  g_test_add_func ("/draw/neat/names", test_names);
  g_test_add_func ("/draw/neat/roofs", test_roofs);
  g_test_add_func ("/draw/neat/drift", test_drift);
  return g_test_run ();
}
