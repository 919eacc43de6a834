/* test-plan.c: the data hatched, to be held against a picture.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what is drawn over a scan; no rule ids. */
#include "cr-grid.h"
#include "sketch.h"

#include <string.h>

#define PX 48

/* A map whose art is not drawn: what is seen is paper, plan and grid. */
static CrPaintOptions
bare (double plan)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.mode = CR_PAINT_PICTURE;
  options.show = 0;
  options.plan = plan;
  return options;
}

static cairo_surface_t *
paint (Sketch *sketch, double plan)
{
  CrPaintOptions options = bare (plan);

  return sketch_paint (sketch, PX, &options);
}

static int
compare (cairo_surface_t *before, Sketch *sketch, double plan)
{
  cairo_surface_t *after = paint (sketch, plan);
  int n = sketch_count_changes (before, after, 0);

  cairo_surface_destroy (after);
  return n;
}

static int
darkness (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  gint64 sum = 0, n = width * (gint64) cairo_image_surface_get_height (surface);

  for (int i = 0; i < n; i++)
    sum += 255 - (sketch_get_pixel (surface, i % width, i / width) >> 8 & 0xff);
  return (int) (sum * 100 / n);
}

/* Off it changes nothing; the stronger it is, the darker. */
static void
test_strength (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  cairo_surface_t *none = paint (sketch, 0), *half = paint (sketch, 0.5), *full = paint (sketch, 1);

  g_assert_cmpint (compare (none, sketch, 0), ==, 0);
  g_assert_cmpint (darkness (none), <, darkness (half));
  g_assert_cmpint (darkness (half), <, darkness (full));
  cairo_surface_destroy (none);
  cairo_surface_destroy (half);
  cairo_surface_destroy (full);
}

/* No two terrains side by side look alike: the rim alone would change fewer pixels. */
static void
test_terrains (void)
{
  g_autoptr (Sketch) meadow = sketch_new (".....\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);
  CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (meadow->map), 3, 2) };
  cairo_surface_t *before = paint (meadow, 1);

  for (guint i = 0; i < cr_ruleset_n_terrains (meadow->ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (meadow->ruleset, i);
    g_autoptr (CrEdit) edit = cr_edit_new ();

    if (strcmp (kind->code, "flat") == 0)
      continue;
    cr_edit_set_code (edit, meadow->map, place, CR_LAYER_TERRAIN, kind->code);
    cr_edit_swap (edit, meadow->map);
    g_test_message ("%s", kind->code);
    g_assert_cmpint (compare (before, meadow, 1), >, 500);
    cr_edit_swap (edit, meadow->map);
  }
  cairo_surface_destroy (before);
}

static int
count_with_side (Sketch *meadow, cairo_surface_t *before, CrSideKind kind, CrInside inside)
{
  const CrGrid *grid = cr_map_get_grid (meadow->map);
  CrPlace place = { 0, cr_grid_hex_at (grid, 3, 2) };
  CrSide side = { .kind = (gint8) kind,
                  .inside = (gint8) inside,
                  .height = CR_HEIGHT_DEFAULT,
                  .arc = CR_ARC_DEFAULT };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_put_side (edit, meadow->map, place, 1, side);
  cr_edit_swap (edit, meadow->map);
  int n = compare (before, meadow, 1);
  cr_edit_swap (edit, meadow->map);
  return n;
}

/* Everything that stands on a side is seen, and which way it faces. */
static void
test_sides (void)
{
  g_autoptr (Sketch) meadow = sketch_new (".....\n.....\n.....\n", CR_POINTY, CR_SHIFT_EVEN);
  cairo_surface_t *before = paint (meadow, 1);

  for (CrSideKind kind = 0; kind < CR_SIDE_OTHER; kind++) {
    int without = count_with_side (meadow, before, kind, CR_INSIDE_NONE);

    g_test_message ("%s", cr_side_kind_get_name (kind));
    g_assert_cmpint (without, >, 40);
    g_assert_cmpint (count_with_side (meadow, before, kind, CR_INSIDE_HERE), >, without);
    g_assert_cmpint (count_with_side (meadow, before, kind, CR_INSIDE_BEYOND), >, without);
  }
  cairo_surface_destroy (before);
}

/* What is hatched is named in words of who reads them, the same however faint the hatches are, and
 * on hexes too small for them not at all. */
static void
test_names (void)
{
  g_autoptr (Sketch) meadow = sketch_new (".....\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);
  CrPaintOptions options = bare (0.01);
  cairo_surface_t *large[2], *small[2];

  for (int i = 0; i < 2; i++) {
    g_setenv ("LANGUAGE", i == 0 ? "en" : "fr", TRUE);
    large[i] = sketch_paint (meadow, 100, &options);
    small[i] = sketch_paint (meadow, 30, &options);
  }
  g_unsetenv ("LANGUAGE");
  g_assert_cmpint (sketch_count_changes (large[0], large[1], 40), >, 500);
  g_assert_cmpint (sketch_count_changes (small[0], small[1], 0), ==, 0);
  for (int i = 0; i < 2; i++) {
    cairo_surface_destroy (large[i]);
    cairo_surface_destroy (small[i]);
  }
}

/* In tiles as in one piece, but for what the rasteriser rounds. */
static void
test_tiles (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_EVEN);
  CrPaintOptions options = bare (0.8);
  cairo_surface_t *whole = paint (sketch, 0.8);
  cairo_surface_t *tile = sketch_paint_tile (sketch, PX, &options, 150, 150, 128);
  int n = 0;

  for (int i = 0; i < 128 * 128; i++) {
    guint32 a = sketch_get_pixel (tile, i % 128, i / 128);
    guint32 b = sketch_get_pixel (whole, 150 + i % 128, 150 + i / 128);
    n += ABS ((int) (a >> 8 & 0xff) - (int) (b >> 8 & 0xff)) > 8;
  }
  g_assert_cmpint (n, <, 128 * 128 / 500);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (tile);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/plan/strength", test_strength);
  g_test_add_func ("/draw/plan/terrains", test_terrains);
  g_test_add_func ("/draw/plan/sides", test_sides);
  g_test_add_func ("/draw/plan/names", test_names);
  g_test_add_func ("/draw/plan/tiles", test_tiles);
  return g_test_run ();
}
