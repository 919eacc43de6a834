/* test-painter.c: properties of the painted map. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1, 7, 11, 12, 13 and MAP-05 (half hexes); LOF and MOV rules
 * are none of its business. */
#define _GNU_SOURCE
#include <cairo-pdf.h>
#include <math.h>
#include <string.h>

#include "cr-regions.h"
#include "sketch.h"

static const struct {
  CrOrientation orientation;
  CrShift shift;
} grids[] = { { CR_FLAT, CR_SHIFT_ODD },
              { CR_FLAT, CR_SHIFT_EVEN },
              { CR_POINTY, CR_SHIFT_ODD },
              { CR_POINTY, CR_SHIFT_EVEN } };

/* Whether a tile is to the bit the part of the whole that it should be. */
static void
assert_tile (cairo_surface_t *whole, cairo_surface_t *tile, int x0, int y0)
{
  int size = cairo_image_surface_get_width (tile);

  for (int y = MAX (0, -y0); y < size && y0 + y < cairo_image_surface_get_height (whole); y++)
    for (int x = MAX (0, -x0); x < size && x0 + x < cairo_image_surface_get_width (whole); x++)
      g_assert_cmphex (sketch_get_pixel (tile, x, y), ==, sketch_get_pixel (whole, x0 + x, y0 + y));
}

/* Anywhere else it may differ by what the rasteriser rounds. */
static void
assert_part (cairo_surface_t *whole, cairo_surface_t *part, int x0, int y0)
{
  int size = cairo_image_surface_get_width (part);

  g_assert_cmpint (sketch_count_rounded (whole, part, x0, y0, 32), <, size * size / 500);
}

#define TILE 256

static CrPaintOptions
usual_options (void)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  return options;
}

/* Painted in tiles, last to first, or whole, on whichever grid and scale: the same pixels. */
static void
test_tiles (void)
{
  static const double scales[] = { 42, 20, 33.37, 7 };
  CrPaintOptions options = usual_options ();

  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (grids[g].orientation, grids[g].shift);
    g_autoptr (Sketch) other = sketch_new_castle (grids[g].orientation, grids[g].shift);
    double px = scales[g % G_N_ELEMENTS (scales)];
    cairo_surface_t *whole = sketch_paint (sketch, px, &options);
    int left, top;

    sketch_locate_tile (sketch, px, TILE, &left, &top);
    for (int y = top + 8 * TILE; y >= top; y -= TILE) {
      for (int x = left + 8 * TILE; x >= left; x -= TILE) {
        cairo_surface_t *tile = sketch_paint_tile (other, px, &options, x, y, TILE);
        assert_tile (whole, tile, x, y);
        cairo_surface_destroy (tile);
      }
    }
    cairo_surface_destroy (whole);
  }
}

/* What was let go of comes again as it was. */
static void
test_trim (void)
{
  CrPaintOptions options = usual_options ();
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  cairo_surface_t *whole = sketch_paint (sketch, 42, &options);
  int left, top;

  sketch_locate_tile (sketch, 42, TILE, &left, &top);
  for (int i = 0; i < 2; i++)
    for (int k = 0; k < 9; k++) {
      int x = left + k % 3 * TILE, y = top + k / 3 * TILE;
      cairo_surface_t *tile = sketch_paint_tile (sketch, 42, &options, x, y, TILE);

      assert_tile (whole, tile, x, y);
      cairo_surface_destroy (tile);
      cr_art_trim (sketch->art, i == 0 ? 0 : CR_ART_KEPT);
    }
  cairo_surface_destroy (whole);
}

/* Of hexes too small for outlines each is its colour, wherever a tile begins. */
static void
test_mosaic (void)
{
  CrPaintOptions options = usual_options ();
  const double px = 3.5;

  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (grids[g].orientation, grids[g].shift);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrColour tone = cr_palette_get (CR_VARIANT_COLOUR, CR_TONE_WATER);
    guint32 water = (guint32) lround (tone.red * 255) << 16 |
                    (guint32) lround (tone.green * 255) << 8 | (guint32) lround (tone.blue * 255);
    cairo_surface_t *whole = sketch_paint (sketch, px, &options);
    cairo_surface_t *part = sketch_paint_tile (sketch, px, &options, 13, 9, 20);
    int n_water = 0;

    for (int i = 0; i < cr_grid_n_cells (grid); i++) {
      CrHex hex = cr_grid_get_hex (grid, i);
      int x, y;

      if (g_strcmp0 (cr_map_get_terrain (sketch->map, (CrPlace){ 0, hex }), "moat") != 0)
        continue;
      sketch_locate (sketch, px, cr_layout_centre (grid, hex), &x, &y);
      g_assert_cmpint (sketch_get_difference (sketch_get_pixel (whole, x, y), water), <, 60);
      n_water += sketch_get_pixel (whole, x, y) == water;
    }
    g_assert_cmpint (n_water, >, 10);
    assert_tile (whole, part, 13, 9);
    cairo_surface_destroy (part);
    cairo_surface_destroy (whole);
  }
}

/* A part that is no tile of the plane. */
static void
test_parts (void)
{
  CrPaintOptions options = usual_options ();
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  cairo_surface_t *whole = sketch_paint (sketch, 42, &options);

  for (int y = 0; y < cairo_image_surface_get_height (whole); y += 200) {
    for (int x = 0; x < cairo_image_surface_get_width (whole); x += 200) {
      cairo_surface_t *part = sketch_paint_tile (sketch, 42, &options, x, y, 200);
      assert_part (whole, part, x, y);
      cairo_surface_destroy (part);
    }
  }
  cairo_surface_destroy (whole);
}

/* Twice painted, and painted by another art of the same map: the same to the bit. */
static void
test_deterministic (void)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  g_autoptr (Sketch) a = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  g_autoptr (Sketch) b = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  cairo_surface_t *first = sketch_paint (a, 40, &options);
  cairo_surface_t *again = sketch_paint (a, 40, &options);
  cairo_surface_t *other = sketch_paint (b, 40, &options);
  gsize size = (gsize) cairo_image_surface_get_stride (first) *
               (gsize) cairo_image_surface_get_height (first);

  g_assert_cmpmem (cairo_image_surface_get_data (first), size, cairo_image_surface_get_data (again),
                   size);
  g_assert_cmpmem (cairo_image_surface_get_data (first), size, cairo_image_surface_get_data (other),
                   size);
  cairo_surface_destroy (first);
  cairo_surface_destroy (again);
  cairo_surface_destroy (other);
}

/* @key: pixels in the strip of the level key, counted there alone */
typedef struct {
  int changed, outside, key; /* pixels */
  double farthest;           /* from the edited hex, W */
  gboolean touched_key;      /* what the art said of the key */
} Change;

/* Puts a letter on a hex and looks at what it did to the picture. */
static Change
edit_and_compare (Sketch *sketch, int column, int row, char letter)
{
  const double px = 26;
  CrPaintOptions options;
  Change change = { 0 };
  CrBox sheet = cr_paint_sheet_box (sketch->map), key = cr_paint_key_box (sketch->map);
  CrPoint centre = cr_layout_centre (cr_map_get_grid (sketch->map),
                                     cr_grid_hex_at (cr_map_get_grid (sketch->map), column, row));

  cr_paint_options_init (&options);
  cairo_surface_t *before = sketch_paint (sketch, px, &options);
  CrBox damage = sketch_put (sketch, column, row, letter);
  change.touched_key = cr_art_touch_key (sketch->art);
  cairo_surface_t *after = sketch_paint (sketch, px, &options);
  for (int y = 0; y < cairo_image_surface_get_height (after); y++) {
    for (int x = 0; x < cairo_image_surface_get_width (after); x++) {
      CrPoint p = { sheet.x + (x + 0.5) / px, sheet.y + (y + 0.5) / px };

      /* What lies in one path with something edited may be rounded otherwise. */
      if (sketch_compare_pixel (before, after, x, y) <= 12)
        continue;
      if (cr_box_has (key, p, 0) && !cr_box_has (damage, p, 0)) {
        change.key++;
        continue;
      }
      change.changed++;
      change.outside += !cr_box_has (damage, p, 1 / px);
      change.farthest = MAX (change.farthest, cr_distance (p, centre));
    }
  }
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return change;
}

/* An edit changes only its surroundings, and says which. The bounds are what was measured and a
 * little more: a new kind of mark that re-rolls the map would break them. */
static void
test_local (void)
{
  static const struct {
    int column, row;
    char letter;
    double most;
  } edits[] = {
    { 4, 8, 's', 0.9 }, { 20, 8, 'R', 1.0 },  { 3, 14, '.', 3.4 }, { 8, 15, 'r', 3.4 },
    { 5, 8, '~', 4.6 }, { 12, 15, '~', 6.5 }, { 10, 8, '.', 2.0 }, { 2, 10, 'x', 1.6 },
    { 3, 3, '.', 2.6 }, { 19, 5, '^', 3.2 },  { 12, 3, 'F', 6.5 }, { 15, 18, '?', 2.0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
    Change change = edit_and_compare (sketch, edits[i].column, edits[i].row, edits[i].letter);

    g_test_message ("%c on %d,%d: %d pixels, up to %.2f W away", edits[i].letter, edits[i].column,
                    edits[i].row, change.changed, change.farthest);
    g_assert_cmpint (change.changed, >, 0);
    g_assert_cmpint (change.outside, ==, 0);
    g_assert_cmpfloat (change.farthest, <, edits[i].most);
  }
}

/* The key of levels changes with the first and the last of a kind, and is told of then alone. */
static void
test_key (void)
{
  static const struct {
    int column;
    char letter;
    gboolean changes;
  } edits[] = {
    { 3, '#', TRUE },  { 5, '#', FALSE }, { 7, '~', TRUE },  { 9, 'T', TRUE },   { 7, 's', TRUE },
    { 3, '.', FALSE }, { 9, '#', TRUE },  { 5, 'h', FALSE }, { 12, 'A', FALSE }, { 9, '.', TRUE },
  };
  g_autoptr (GString) rows = g_string_new (NULL);

  for (int i = 0; i < 9; i++)
    g_string_append (rows, "........................\n");
  g_autoptr (Sketch) sketch = sketch_new (rows->str, CR_FLAT, CR_SHIFT_ODD);
  /* Nothing painted, nothing to be painted anew. */
  sketch_put (sketch, 9, 4, '#');
  g_assert_false (cr_art_touch_key (sketch->art));
  sketch_put (sketch, 9, 4, '.');
  for (guint i = 0; i < G_N_ELEMENTS (edits); i++) {
    Change change = edit_and_compare (sketch, edits[i].column, 4, edits[i].letter);

    g_test_message ("%c on %d: %d pixels of the key", edits[i].letter, edits[i].column, change.key);
    g_assert_cmpint (change.touched_key, ==, edits[i].changes);
    g_assert_cmpint (change.key > 0, ==, edits[i].changes);
    g_assert_cmpint (change.outside, ==, 0);
  }
}

/* Undone, the picture is the old one again: what the art keeps is no more than the map says. */
static void
test_touch (void)
{
  CrPaintOptions options;
  CrRng rng = { 20, 0 };
  static const char letters[] = ".~crstfmRd^?#";

  cr_paint_options_init (&options);
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_POINTY, CR_SHIFT_EVEN);
  g_autoptr (Sketch) fresh = sketch_new_castle (CR_POINTY, CR_SHIFT_EVEN);
  cairo_surface_destroy (sketch_paint (sketch, 30, &options));
  for (int i = 0; i < 60; i++) {
    int column = 1 + cr_rng_pick (&rng, 22), row = 1 + cr_rng_pick (&rng, 19);
    char letter = letters[cr_rng_pick (&rng, sizeof letters - 1)];

    sketch_put (sketch, column, row, letter);
    sketch_put (fresh, column, row, letter);
  }
  cr_art_refresh (fresh->art);
  cairo_surface_t *kept = sketch_paint (sketch, 30, &options);
  cairo_surface_t *made = sketch_paint (fresh, 30, &options);
  assert_tile (made, kept, 0, 0);
  cairo_surface_destroy (kept);
  cairo_surface_destroy (made);
}

/* Any letters in any order, down to a single hex, at every detail: nothing is too odd to paint. */
static void
test_any_map (void)
{
  static const char letters[] = ".^A/vc~dFwoDrBstfgmRCpx#TKhS1234567890PM? ";
  static const int sizes[][2] = { { 1, 1 }, { 1, 6 }, { 6, 1 }, { 2, 2 }, { 3, 5 }, { 24, 18 } };
  static const double scales[] = { 30, 15, 5 };
  CrRng rng = { 77, 0 };
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show |= CR_SHOW_SECRETS;
  for (guint i = 0; i < 4 * G_N_ELEMENTS (sizes); i++) {
    const int *size = sizes[i % G_N_ELEMENTS (sizes)];
    g_autoptr (GString) rows = g_string_new (NULL);

    for (int row = 0; row < size[1]; row++) {
      for (int column = 0; column < size[0]; column++)
        g_string_append_c (rows, letters[cr_rng_pick (&rng, sizeof letters - 1)]);
      g_string_append_c (rows, '\n');
    }
    g_autoptr (Sketch) sketch = sketch_new (rows->str, i / 2 % 2 ? CR_POINTY : CR_FLAT, i % 2);
    for (guint k = 0; k < G_N_ELEMENTS (scales); k++)
      cairo_surface_destroy (sketch_paint (sketch, scales[k], &options));
  }
}

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* Vector to the last mark: no picture object in the file. */
static void
test_pdf (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  CrPaintOptions options;
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (write_cb, bytes, sheet.width * 57, sheet.height * 57);
  cairo_t *cr = cairo_create (surface);

  cr_paint_options_init (&options);
  cairo_scale (cr, 57, 57);
  cairo_translate (cr, -sheet.x, -sheet.y);
  cr_art_paint (sketch->art, cr, &options);
  cr_art_paint_frame (sketch->art, cr, &options);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  g_test_message ("%u bytes for %d hexes", bytes->len, 22 * 19);
  g_assert_cmpuint (bytes->len, >, 100000);
  g_assert_null (memmem (bytes->data, bytes->len, "/Image", 6));
  g_assert_null (memmem (bytes->data, bytes->len, "/Shading", 8));
  g_assert_null (memmem (bytes->data, bytes->len, "/SMask", 6));
}

/* Each terrain of the ruleset is drawn: it has a recipe, and paints something of its own. */
static void
test_recipes (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);

  for (guint i = 0; i < cr_ruleset_n_terrains (sketch->ruleset); i++) {
    const CrTerrainKind *kind = cr_ruleset_get_terrain (sketch->ruleset, i);
    CrRecipe recipe;

    g_test_message ("%s", kind->code);
    g_assert_true (cr_recipe_read (kind->node, &recipe));
    g_assert_cmpint (recipe.kind, !=, CR_RECIPE_NONE);
    g_assert_true (recipe.filled || recipe.symbol != 0 || recipe.scatter != 0);
  }
}

/* A hex of each terrain amid a meadow can be told from the meadow, near and from afar. */
static void
test_every_terrain (void)
{
  static const double scales[] = { 40, 16, 6 };
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = CR_SHOW_SECRETS;
  for (guint k = 0; k < G_N_ELEMENTS (scales); k++) {
    g_autoptr (Sketch) meadow = sketch_new (".....\n.....\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);
    cairo_surface_t *bare = sketch_paint (meadow, scales[k], &options);
    CrPlace place = { 0, cr_grid_hex_at (cr_map_get_grid (meadow->map), 3, 2) };

    for (guint i = 0; i < cr_ruleset_n_terrains (meadow->ruleset); i++) {
      const CrTerrainKind *kind = cr_ruleset_get_terrain (meadow->ruleset, i);
      g_autoptr (CrEdit) edit = cr_edit_new ();

      cr_edit_set_code (edit, meadow->map, place, CR_LAYER_TERRAIN, kind->code);
      cr_edit_swap (edit, meadow->map);
      cr_scene_touch_places (meadow->scene, &place, 1);
      cr_art_touch (meadow->art, &place, 1);
      cairo_surface_t *painted = sketch_paint (meadow, scales[k], &options);
      int n = sketch_count_changes (bare, painted, 8);
      g_test_message ("%s at %.0f px: %d pixels", kind->code, scales[k], n);
      /* Symbols under six pixels are dropped. */
      if (strcmp (kind->code, "flat") != 0 && (scales[k] > 6 || strcmp (kind->code, "spiral") != 0))
        g_assert_cmpint (n, >, scales[k] / 4);
      cairo_surface_destroy (painted);
    }
    cairo_surface_destroy (bare);
  }
}

static void
test_bad_recipe (void)
{
  g_autoptr (CrNode) row = cr_node_new ("terrain");
  CrNode *draw = cr_node_new ("draw");
  CrRecipe recipe;

  cr_node_set (draw, "recipe", "magic");
  cr_node_set (draw, "layer", "ground");
  cr_node_take_child (row, draw);
  g_assert_false (cr_recipe_read (row, &recipe));
  g_assert_cmpint (recipe.kind, ==, CR_RECIPE_NONE);
  g_assert_false (cr_recipe_read (NULL, &recipe));
}

/* Colour at a hex centre, without the chart over it. */
static guint32
pixel_at (Sketch *sketch, int column, int row, CrVariant variant)
{
  CrPaintOptions options;
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  int x, y;

  cr_paint_options_init (&options);
  options.show = 0;
  options.variant = variant;
  options.detail = CR_DETAIL_FLAT;
  cairo_surface_t *surface = sketch_paint (sketch, 30, &options);
  sketch_locate (sketch, 30, cr_layout_centre (grid, cr_grid_hex_at (grid, column, row)), &x, &y);
  guint32 pixel = sketch_get_pixel (surface, x, y);
  cairo_surface_destroy (surface);
  return pixel;
}

static guint32
code_of (CrVariant variant, CrTone tone)
{
  CrColour c = cr_palette_get (variant, tone);

  return (guint32) lround (c.red * 255) << 16 | (guint32) lround (c.green * 255) << 8 |
         (guint32) lround (c.blue * 255);
}

/* Flat colours say the terrain, each hex its own, in every variant and on every grid. */
static void
test_ground (void)
{
  static const struct {
    int column, row;
    CrTone tone;
  } hexes[] = { { 5, 8, CR_TONE_GRASS },  { 10, 4, CR_TONE_WATER },     { 6, 10, CR_TONE_WATER },
                { 12, 7, CR_TONE_EARTH }, { 2, 11, CR_TONE_GRASS_LIT }, { 16, 16, CR_TONE_BANK },
                { 8, 16, CR_TONE_ROAD },  { 21, 18, CR_TONE_PAPER } };

  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (grids[g].orientation, grids[g].shift);

    for (guint i = 0; i < G_N_ELEMENTS (hexes); i++) {
      CrVariant variant = (g + i) % CR_N_VARIANTS;
      guint32 pixel = pixel_at (sketch, hexes[i].column, hexes[i].row, variant);

      g_test_message ("grid %u hex %d,%d: %06x", g, hexes[i].column, hexes[i].row, pixel);
      g_assert_cmpint (sketch_get_difference (pixel, code_of (variant, hexes[i].tone)), <=, 2);
    }
  }
}

/* A scan lies under its fit: each hex shows the pixel that was clicked for it. */
static void
test_picture (void)
{
  g_autoptr (Sketch) sketch = sketch_new ("....\n....\n....\n", CR_FLAT, CR_SHIFT_ODD);
  cairo_surface_t *scan = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 400, 300);
  cairo_t *cr = cairo_create (scan);
  CrNode *picture = cr_node_new ("picture");
  CrNode *fit = cr_node_new ("fit");
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPaintOptions options;
  int x, y;

  cairo_set_source_rgb (cr, 1, 0, 0);
  cairo_paint (cr);
  cairo_set_source_rgb (cr, 0, 0, 1);
  cairo_rectangle (cr, 200, 0, 200, 300); /* right half blue */
  cairo_fill (cr);
  cairo_destroy (cr);
  cr_node_set (picture, "id", "scan");
  cr_node_set (picture, "floor", "g");
  cr_node_set (fit, "kind", "affine");
  cr_node_set (fit, "matrix", "100 0 0 100 50 50");
  cr_node_take_child (picture, fit);
  cr_edit_insert_node (edit, sketch->map, CR_SECTION_PICTURES, 0, picture);
  cr_edit_swap (edit, sketch->map);
  cr_art_set_picture (sketch->art, "scan", scan);
  cr_paint_options_init (&options);
  options.mode = CR_PAINT_PICTURE;
  options.show = 0;
  cairo_surface_t *surface = sketch_paint (sketch, 50, &options);
  sketch_locate (sketch, 50, (CrPoint){ 0.75, 0.4 }, &x, &y);
  g_assert_cmphex (sketch_get_pixel (surface, x, y), ==, 0xff0000);
  sketch_locate (sketch, 50, (CrPoint){ 1.75, 0.4 }, &x, &y);
  g_assert_cmphex (sketch_get_pixel (surface, x, y), ==, 0x0000ff);
  cairo_surface_destroy (surface);
  cairo_surface_destroy (scan);
}

static const CrPoint number_spots[CR_N_NUMBER_PLACES] = {
  [CR_NUMBER_ABOVE] = { 0, -0.35 },
  [CR_NUMBER_BELOW] = { 0, 0.35 },
  [CR_NUMBER_LEFT] = { -0.3, 0 },
  [CR_NUMBER_RIGHT] = { 0.3, 0 },
};

/* How many pixels are other about that spot of a hex in the middle of the map. */
static int
count_ink (Sketch *sketch, double px, cairo_surface_t *with, cairo_surface_t *without, CrPoint spot)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint at = cr_layout_centre (grid, cr_grid_hex_at (grid, 3, 3));
  int x0, y0, n = 0;

  sketch_locate (sketch, px, (CrPoint){ at.x + spot.x, at.y + spot.y }, &x0, &y0);
  for (int y = y0 - (int) (0.04 * px); y < y0 + (int) (0.04 * px); y++)
    for (int x = x0 - (int) (0.1 * px); x < x0 + (int) (0.1 * px); x++)
      n += sketch_compare_pixel (with, without, x, y) > 8;
  return n;
}

/* A number stands where its author wants it, and nowhere else. */
static void
test_number_places (void)
{
  const double px = 80;

  for (CrOrientation orientation = CR_FLAT; orientation <= CR_POINTY; orientation++) {
    g_autoptr (Sketch) sketch = sketch_new_castle (orientation, CR_SHIFT_ODD);
    CrPaintOptions options;
    cairo_surface_t *with, *without;

    cr_paint_options_init (&options);
    options.show &= ~(guint) CR_SHOW_NUMBERS;
    without = sketch_paint (sketch, px, &options);
    options.show |= CR_SHOW_NUMBERS;
    for (options.numbers = 0; options.numbers < CR_N_NUMBER_PLACES; options.numbers++) {
      with = sketch_paint (sketch, px, &options);
      for (CrNumberPlace spot = 0; spot < CR_N_NUMBER_PLACES; spot++) {
        int n = count_ink (sketch, px, with, without, number_spots[spot]);

        if (spot == options.numbers)
          g_assert_cmpint (n, >, 30);
        else
          g_assert_cmpint (n, ==, 0);
      }
      cairo_surface_destroy (with);
    }
    cairo_surface_destroy (without);
  }
}

/* How many rows of pixels the number of a hex takes, at so many pixels a hex. */
static int
get_number_height (Sketch *sketch, double px)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint at = cr_layout_centre (grid, cr_grid_hex_at (grid, 3, 3));
  CrPaintOptions options;
  cairo_surface_t *with, *without;
  int x0, y0, rows = 0;

  cr_paint_options_init (&options);
  with = sketch_paint (sketch, px, &options);
  options.show &= ~(guint) CR_SHOW_NUMBERS;
  without = sketch_paint (sketch, px, &options);
  sketch_locate (sketch, px, (CrPoint){ at.x, at.y - 0.315 }, &x0, &y0);
  for (int y = y0 - (int) (px / 6); y < y0 + (int) (px / 6); y++) {
    gboolean inked = FALSE;

    for (int x = x0 - (int) (px / 4); x < x0 + (int) (px / 4); x++)
      inked |= sketch_compare_pixel (with, without, x, y) > 8;
    rows += inked;
  }
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return rows;
}

/* Numbers are left out where hexes are small, can be read where they are not, and grow with the
 * hexes once they can. */
static void
test_numbers (void)
{
  g_autoptr (Sketch) sketch = sketch_new_castle (CR_FLAT, CR_SHIFT_ODD);

  g_assert_cmpint (get_number_height (sketch, 38), ==, 0);
  for (int px = 44; px < 90; px += 11)
    g_assert_cmpint (get_number_height (sketch, px), >=, 7);
  g_assert_cmpint (get_number_height (sketch, 200), >, get_number_height (sketch, 100) * 3 / 2);
}

/* Whether the shield of its level stands on a hex. */
static gboolean
has_badge (Sketch *sketch, double px, int column, int row)
{
  CrPaintOptions options = usual_options ();
  CrHex hex = cr_grid_hex_at (cr_map_get_grid (sketch->map), column, row);
  CrPoint at = cr_layout_centre (cr_map_get_grid (sketch->map), hex);
  cairo_surface_t *with = sketch_paint (sketch, px, &options), *without;
  int x, y;

  options.show &= ~(guint) CR_SHOW_BADGES;
  without = sketch_paint (sketch, px, &options);
  sketch_locate (sketch, px, (CrPoint){ at.x + 0.05, at.y - 0.06 }, &x, &y);
  gboolean badge = sketch_compare_pixel (with, without, x, y) > 8;
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
  return badge;
}

static int
count_badges (Sketch *sketch, double px, int first_row, int last_row)
{
  int n = 0;

  for (int column = 2; column <= 6; column++)
    for (int row = first_row; row <= last_row; row++)
      n += has_badge (sketch, px, column, row);
  return n;
}

/* Ground of one level tells it here and there, and a wall, whatever the size of the hexes; a lone
 * hex of a level always, and none that the frame cuts. */
static void
test_badges (void)
{
  static const char rows[] = "^^^^^^^\n^^^^^^^\n^^^^^^^\n^^^^^^^\n.......\n#######\n.......\n"
                             ".^.^.^.\n.......\n";

  for (int k = 0; k < 4; k++) {
    g_autoptr (Sketch) sketch = sketch_new (rows, k % 2 ? CR_FLAT : CR_POINTY, k / 2);

    for (double px = 50; px < 100; px += 40) {
      g_assert_cmpint (count_badges (sketch, px, 2, 4), >=, 1);
      g_assert_cmpint (count_badges (sketch, px, 2, 4), <=, 5);
      g_assert_cmpint (count_badges (sketch, px, 6, 6), >=, 1);
      g_assert_cmpint (count_badges (sketch, px, 6, 6), <=, 3);
      g_assert_cmpint (count_badges (sketch, px, 8, 8), ==, 3);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/painter/tiles", test_tiles);
  g_test_add_func ("/draw/painter/trim", test_trim);
  g_test_add_func ("/draw/painter/mosaic", test_mosaic);
  g_test_add_func ("/draw/painter/parts", test_parts);
  g_test_add_func ("/draw/painter/deterministic", test_deterministic);
  g_test_add_func ("/draw/painter/local", test_local);
  g_test_add_func ("/draw/painter/key", test_key);
  g_test_add_func ("/draw/painter/touch", test_touch);
  g_test_add_func ("/draw/painter/any-map", test_any_map);
  g_test_add_func ("/draw/painter/pdf", test_pdf);
  g_test_add_func ("/draw/painter/recipes", test_recipes);
  g_test_add_func ("/draw/painter/every-terrain", test_every_terrain);
  g_test_add_func ("/draw/painter/bad-recipe", test_bad_recipe);
  g_test_add_func ("/draw/painter/ground", test_ground);
  g_test_add_func ("/draw/painter/picture", test_picture);
  g_test_add_func ("/draw/painter/numbers", test_numbers);
  g_test_add_func ("/draw/painter/number-places", test_number_places);
  g_test_add_func ("/draw/painter/badges", test_badges);
  return g_test_run ();
}
