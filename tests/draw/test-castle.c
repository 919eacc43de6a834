/* test-castle.c: properties of painted masonry. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1 (deterministic, regions), 6 (outlines), 8 (walls, towers,
 * gates, bridges, houses) and 12 (vector only); what stands on sides is drawn where the data has
 * it. Touches DRW-01 (raised or lowered) and HRD-01 only as pictures. */
#define _GNU_SOURCE
#include <cairo-pdf.h>
#include <math.h>
#include <string.h>

#include "cr-castle-private.h"
#include "fort.h"

#define PX 40.0

static const struct {
  CrOrientation orientation;
  CrShift shift;
} grids[] = { { CR_FLAT, CR_SHIFT_EVEN },
              { CR_FLAT, CR_SHIFT_ODD },
              { CR_POINTY, CR_SHIFT_ODD },
              { CR_POINTY, CR_SHIFT_EVEN } };

static void
quiet_options (CrPaintOptions *options, CrDetail detail)
{
  cr_paint_options_init (options);
  options->show = 0;
  options->detail = detail;
}

/* Painted in parts or whole: the same pixels, but for what the rasteriser rounds. */
static void
test_tiles (void)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    g_autoptr (Sketch) sketch = fort_new (grids[g].orientation, grids[g].shift, g % 2);
    double px = g % 2 ? 20 : 50;
    cairo_surface_t *whole = sketch_paint (sketch, px, &options);
    int width = cairo_image_surface_get_width (whole),
        height = cairo_image_surface_get_height (whole);

    for (int i = 0; i < (width / 180 + 1) * (height / 180 + 1); i++) {
      int x0 = i % (width / 180 + 1) * 180, y0 = i / (width / 180 + 1) * 180;
      cairo_surface_t *tile = sketch_paint_tile (sketch, px, &options, x0, y0, 180);

      g_assert_cmpint (sketch_count_rounded (whole, tile, x0, y0, 14), <, 180 * 180 / 300);
      cairo_surface_destroy (tile);
    }
    cairo_surface_destroy (whole);
  }
}

static void
test_deterministic (void)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  g_autoptr (Sketch) a = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
  g_autoptr (Sketch) b = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
  cairo_surface_t *first = sketch_paint (a, PX, &options);
  cairo_surface_t *other = sketch_paint (b, PX, &options);
  gsize size = (gsize) cairo_image_surface_get_stride (first) *
               (gsize) cairo_image_surface_get_height (first);

  g_assert_cmpmem (cairo_image_surface_get_data (first), size, cairo_image_surface_get_data (other),
                   size);
  cairo_surface_destroy (first);
  cairo_surface_destroy (other);
}

/* What a change does to the picture: how many pixels, how far from a place, whether outside of
 * what was said to be damaged. */
typedef struct {
  int changed, outside;
  double farthest;
} Change;

static Change
compare (Sketch *sketch, cairo_surface_t *before, cairo_surface_t *after, CrPoint at, CrBox damage)
{
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  int width = cairo_image_surface_get_width (after);
  Change change = { 0 };

  for (int i = 0; i < width * cairo_image_surface_get_height (after); i++) {
    int x = i % width, y = i / width;
    CrPoint p = { sheet.x + (x + 0.5) / PX, sheet.y + (y + 0.5) / PX };

    if (sketch_compare_pixel (before, after, x, y) <= 5)
      continue;
    change.changed++;
    change.outside += !cr_box_has (damage, p, 1 / PX);
    change.farthest = MAX (change.farthest, cr_distance (p, at));
  }
  return change;
}

/* Masonry beside an edit keeps its stones, and art says what must be painted again. */
static void
test_local (void)
{
  static const struct {
    int column, row;
    char letter;
    double most;
  } edits[] = {
    { 7, 8, 'x', 2.4 },  /* a breach */
    { 10, 7, 'h', 2.8 }, /* a house grows */
    { 9, 9, 'c', 2.2 },  /* half a house goes */
    { 9, 4, 'T', 2.4 },  /* a tower on the wall */
    { 12, 7, 'c', 3.6 }, /* the keep loses a corner: it changes all over */
    { 7, 11, '#', 3.0 }, /* a tower becomes a wall */
  };

  for (guint i = 0; i < G_N_ELEMENTS (edits); i++) {
    g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrPoint at = cr_layout_centre (grid, cr_grid_hex_at (grid, edits[i].column, edits[i].row));
    CrPaintOptions options;

    quiet_options (&options, CR_DETAIL_FULL);
    cairo_surface_t *before = sketch_paint (sketch, PX, &options);
    CrBox damage = sketch_put (sketch, edits[i].column, edits[i].row, edits[i].letter);
    cairo_surface_t *after = sketch_paint (sketch, PX, &options);
    Change change = compare (sketch, before, after, at, damage);

    g_test_message ("%c on %d,%d: %d pixels, up to %.2f W away, %d outside", edits[i].letter,
                    edits[i].column, edits[i].row, change.changed, change.farthest, change.outside);
    g_assert_cmpint (change.changed, >, 100);
    g_assert_cmpint (change.outside, ==, 0);
    g_assert_cmpfloat (change.farthest, <, edits[i].most);
    cairo_surface_destroy (before);
    cairo_surface_destroy (after);
  }
}

static void
assert_same_in_tiles (Sketch *sketch, cairo_surface_t *whole, const CrPaintOptions *options)
{
  int width = cairo_image_surface_get_width (whole);
  int height = cairo_image_surface_get_height (whole), columns = width / 180 + 1;

  for (int i = 0; i < columns * (height / 180 + 1); i++) {
    int x0 = i % columns * 180, y0 = i / columns * 180;
    cairo_surface_t *tile = sketch_paint_tile (sketch, PX, options, x0, y0, 180);

    g_assert_cmpint (sketch_count_rounded (whole, tile, x0, y0, 14), <, 180 * 180 / 300);
    cairo_surface_destroy (tile);
  }
}

/* A material is seen on its hexes, in colour and in grey, whole and in tiles, and alters nothing
 * that is farther from them than 1.0 W. No two look alike. */
static void
test_materials (void)
{
  static const char *const areas[] = { "<area kind='wood'>7,7</area>",
                                       "<area kind='simple'>7,7</area>",
                                       "<area kind='double'>7,7</area>" };
  cairo_surface_t *seen[G_N_ELEMENTS (areas) + 1];

  for (int variant = CR_VARIANT_COLOUR; variant <= CR_VARIANT_GREY; variant++) {
    CrPaintOptions options;

    quiet_options (&options, CR_DETAIL_FULL);
    options.variant = variant;
    for (guint i = 0; i <= G_N_ELEMENTS (areas); i++) {
      g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
      CrPoint at = cr_layout_centre (cr_map_get_grid (sketch->map),
                                     cr_grid_hex_at (cr_map_get_grid (sketch->map), 7, 7));

      if (i > 0)
        fort_put_node (sketch, CR_SECTION_AREAS, areas[i - 1]);
      cr_art_touch_areas (sketch->art);
      seen[i] = sketch_paint (sketch, PX, &options);
      assert_same_in_tiles (sketch, seen[i], &options);
      for (guint k = 0; k < i; k++) {
        Change change = compare (sketch, seen[k], seen[i], at, cr_paint_sheet_box (sketch->map));

        g_assert_cmpint (change.changed, >, 100);
        g_assert_cmpfloat (change.farthest, <, 1.5);
      }
    }
    for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
      cairo_surface_destroy (seen[i]);
  }
}

/* Everything on a side shows at its side and nowhere else, on all six sides of a hex. */
static void
test_sides (void)
{
  static const int kinds[] = { CR_SIDE_WALL,     CR_SIDE_PARTITION,  CR_SIDE_SLIT,
                               CR_SIDE_DOORWAY,  CR_SIDE_WINDOW,     CR_SIDE_GATE,
                               CR_SIDE_POSTERN,  CR_SIDE_PORTCULLIS, CR_SIDE_BATTLEMENT,
                               CR_SIDE_PARAPET,  CR_SIDE_LOW_WALL,   CR_SIDE_SLOPE,
                               CR_SIDE_CLIFF,    CR_SIDE_HEDGE,      CR_SIDE_FENCE,
                               CR_SIDE_HOARDING, CR_SIDE_SECRET_DOOR };
  CrPaintOptions options;

  quiet_options (&options, CR_DETAIL_FULL);
  options.show = CR_SHOW_SECRETS;
  for (guint k = 0; k < G_N_ELEMENTS (kinds) * CR_N_DIRECTIONS; k++) {
    CrDirection side = (CrDirection) (k % CR_N_DIRECTIONS);
    int kind = kinds[k / CR_N_DIRECTIONS];
    g_autoptr (Sketch) sketch = sketch_new (".....\n.....\n.....\n.....\n", k % 4 / 2, k % 2);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrPoint at = cr_layout_side_middle (grid, cr_grid_hex_at (grid, 3, 2), side);

    cairo_surface_t *before = sketch_paint (sketch, PX, &options);
    fort_put_side (sketch, 3, 2, side, (CrSide){ .kind = (gint8) kind });
    cairo_surface_t *after = sketch_paint (sketch, PX, &options);
    Change change = compare (sketch, before, after, at, (CrBox){ at.x - 1, at.y - 1, 2, 2 });

    g_test_message ("%s on %d: %d pixels, up to %.2f W", cr_side_kind_get_name (kind), side,
                    change.changed, change.farthest);
    g_assert_cmpint (change.changed, >, 20);
    g_assert_cmpfloat (change.farthest, <, 0.75);
    cairo_surface_destroy (before);
    cairo_surface_destroy (after);
  }
}

/* A slit points outwards: its thin end lies beyond the side, its splay on the archer's. */
static void
test_slit_direction (void)
{
  CrPaintOptions options;

  quiet_options (&options, CR_DETAIL_FULL);
  for (int k = 0; k < 2 * CR_N_DIRECTIONS; k++) {
    CrDirection side = k % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = sketch_new ("ccccc\nccccc\nccccc\nccccc\n", k / 6, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrHex hex = cr_grid_hex_at (grid, 3, 2);
    CrPoint in = cr_layout_centre (grid, hex), at = cr_layout_side_middle (grid, hex, side);
    CrPoint way = cr_way_between (in, at);
    int dark[2] = { 0, 0 };

    fort_put_side (sketch, 3, 2, side, (CrSide){ .kind = CR_SIDE_SLIT });
    cairo_surface_t *picture = sketch_paint (sketch, 100, &options);
    for (int i = 0; i < 400; i++) {
      double ahead = (i / 20 - 9.5) * 0.015, aside = (i % 20 - 9.5) * 0.015;
      CrPoint p = cr_point_along (at, way, ahead, aside);
      int x, y;
      sketch_locate (sketch, 100, p, &x, &y);
      dark[ahead > 0] += (sketch_get_pixel (picture, x, y) >> 8 & 0xff) < 0x50;
    }
    g_assert_cmpint (dark[1], >, 5);
    g_assert_cmpint (2 * dark[0], >, 3 * dark[1]);
    cairo_surface_destroy (picture);
  }
}

/* A roof lies over what is in the wall beneath it: of a door and of a slit no more is seen than its
 * mouth, at the foot; nothing of a door between two rooms. */
static void
test_roofs (void)
{
  static const char *const maps[] = { ".....\n..h..\n..h..\n.....\n",
                                      ".....\n..O..\n.....\n.....\n" };
  CrPaintOptions options;

  quiet_options (&options, CR_DETAIL_FULL);
  for (int k = 0; k < 4 * CR_N_DIRECTIONS; k++) {
    CrDirection side = k % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = sketch_new (maps[k / 6 % 2], k / 12, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrHex hex = cr_grid_hex_at (grid, 3, 2), below = cr_grid_hex_at (grid, 3, 3);
    CrPoint c = cr_layout_centre (grid, hex);
    cairo_surface_t *before = sketch_paint (sketch, 60, &options), *after;
    int changed[2] = { 0, 0 };

    fort_put_side (sketch, 3, 2, side,
                   (CrSide){ .kind = k / 6 % 2 ? CR_SIDE_SLIT : CR_SIDE_DOORWAY });
    after = sketch_paint (sketch, 60, &options);
    for (int i = 0; i < 60 * 60 * 4; i++) {
      CrPoint p = { c.x + (i % 120 - 60) / 60.0, c.y + (i / 120 - 60) / 60.0 };
      int x, y;

      sketch_locate (sketch, 60, p, &x, &y);
      changed[cr_distance (p, c) < 0.3] += sketch_compare_pixel (before, after, x, y) > 0;
    }
    g_assert_cmpint (changed[1], ==, 0);
    gboolean indoors = k / 6 % 2 == 0 && cr_hex_equal (cr_hex_neighbour (hex, side), below);
    g_assert_true (indoors == (changed[0] == 0));
    cairo_surface_destroy (before);
    cairo_surface_destroy (after);
  }
}

static guint32
pixel_at (Sketch *sketch, int column, int row)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPaintOptions options;
  int x, y;

  quiet_options (&options, CR_DETAIL_FLAT);
  cairo_surface_t *picture = sketch_paint (sketch, PX, &options);
  sketch_locate (sketch, PX, cr_layout_centre (grid, cr_grid_hex_at (grid, column, row)), &x, &y);
  guint32 pixel = sketch_get_pixel (picture, x, y);
  cairo_surface_destroy (picture);
  return pixel;
}

/* Redder than blue: planks, not water. */
static gboolean
is_wooden (guint32 pixel)
{
  return (int) (pixel >> 16 & 0xff) > (int) (pixel & 0xff) + 20;
}

/* Wooden places on the way from the middle of one hex to that of another. */
static int
count_wood (Sketch *sketch, CrHex from, CrHex to)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint a = cr_layout_centre (grid, from), b = cr_layout_centre (grid, to);
  CrPaintOptions options;
  int n = 0;

  quiet_options (&options, CR_DETAIL_FLAT);
  cairo_surface_t *picture = sketch_paint (sketch, PX, &options);
  for (int i = 0; i < 40; i++) {
    int x, y;
    sketch_locate (sketch, PX, cr_point_between (a, b, i / 120.0), &x, &y);
    n += is_wooden (sketch_get_pixel (picture, x, y));
  }
  cairo_surface_destroy (picture);
  return n;
}

/* A bridge from a gate in any of the six directions; raised, its hex shows water (DRW-01). */
static void
test_bridge (void)
{
  for (int k = 0; k < 4 * CR_N_DIRECTIONS; k++) {
    CrDirection side = k % CR_N_DIRECTIONS;
    gboolean raised = k >= 2 * CR_N_DIRECTIONS;
    CrOrientation orientation = k / CR_N_DIRECTIONS % 2;
    g_autoptr (Sketch) sketch = sketch_new (
        "~~~~~~~\n~~~~~~~\n~~~~~~~\n~~~#~~~\n~~~~~~~\n~~~~~~~\n", orientation, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrHex gate = cr_grid_hex_at (grid, 4, 4), over = cr_hex_neighbour (gate, side);
    int column, row;

    cr_grid_address (grid, over, &column, &row);
    g_autofree char *text =
        g_strdup_printf ("<mechanism kind='drawbridge' control='4,4' state='%s'>"
                         "<effect hexes='%d,%d'/></mechanism>",
                         raised ? "raised" : "lowered", column, row);
    sketch_put (sketch, column, row, 'B');
    fort_put_side (sketch, 4, 4, side, (CrSide){ .kind = CR_SIDE_GATE });
    fort_put_node (sketch, CR_SECTION_MECHANISMS, text);
    cr_art_refresh (sketch->art);
    g_assert_cmpint (is_wooden (pixel_at (sketch, column, row)), ==, !raised);
    /* Somewhere before the gate it is to be seen, raised or not. */
    g_assert_cmpint (count_wood (sketch, over, gate), >, 3);
  }
}

/* Outlines of towers and keeps, whatever their hexes: their own centres are inside, those of the
 * hexes about them outside. */
static void
test_outlines (void)
{
  static const CrRegionClass *const classes[] = { &cr_tower_class, &cr_gate_tower_class,
                                                  &cr_keep_class };
  CrRng rng = { 5, 0 };
  int n_round = 0;

  for (int k = 0; k < 600; k++) {
    CrGrid grid = { 40, 40, k % 2, k / 2 % 2, TRUE };
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
    CrHex hex = cr_grid_hex_at (&grid, 20, 20);

    for (int i = 0, n = 1 + cr_rng_pick (&rng, 8); i < n; i++) {
      g_array_append_val (hexes, hex);
      hex = cr_hex_neighbour (hex, cr_rng_pick (&rng, 6));
    }
    g_autoptr (GPtrArray) loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
    const GArray *loop = loops->pdata[0];
    g_autoptr (GArray) line = classes[k % 3]->outline (&grid, loop);
    CrPoint centre;
    double radius;

    n_round += cr_line_is_round (line, &centre, &radius);
    for (guint i = 0; i < loop->len; i++) {
      CrEdge edge = cr_edge_at (loop, i);
      CrHex out = cr_hex_neighbour (edge.hex, edge.side);
      if (cr_line_get_area (line) <= 0)
        break;
      g_assert_true (cr_line_contains (line, cr_layout_centre (&grid, edge.hex)));
      g_assert_false (cr_line_contains (line, cr_layout_centre (&grid, out)));
    }
  }
  g_assert_cmpint (n_round, >, 60);
}

/* A wall's merlons stand where the data has battlements: without one, its lightest tone is gone. */
static void
test_merlons (void)
{
  CrPaintOptions options;

  quiet_options (&options, CR_DETAIL_FULL);
  for (int k = 0; k < 2; k++) {
    g_autoptr (Sketch) sketch =
        sketch_new (".......\n.......\n.#####.\n.......\n.......\n", CR_FLAT, CR_SHIFT_ODD);
    int pale = 0;

    for (int column = 2; column <= 6 && k; column++)
      fort_put_side (sketch, column, 3, 0, (CrSide){ .kind = CR_SIDE_BATTLEMENT });
    cairo_surface_t *picture = sketch_paint (sketch, PX, &options);
    CrColour c = cr_palette_get (CR_VARIANT_COLOUR, CR_TONE_MERLON);
    guint32 code = (guint32) lround (c.red * 255) << 16 | (guint32) lround (c.green * 255) << 8 |
                   (guint32) lround (c.blue * 255);
    CrBox sheet = cr_paint_sheet_box (sketch->map),
          frame = cr_layout_frame (cr_map_get_grid (sketch->map));
    for (int i = 0; i < (int) (frame.width * PX) * (int) (frame.height * PX); i++) {
      int x = i % (int) (frame.width * PX) + (int) ((frame.x - sheet.x) * PX);
      int y = i / (int) (frame.width * PX) + (int) ((frame.y - sheet.y) * PX);
      pale += sketch_get_difference (sketch_get_pixel (picture, x, y), code) < 2;
    }
    g_test_message ("%d pale pixels", pale);
    if (k)
      g_assert_cmpint (pale, >, 60);
    else
      g_assert_cmpint (pale, ==, 0);
    cairo_surface_destroy (picture);
  }
}

/* How pale the battlement is about the middle of a slit's side: no merlon stands there. */
static int
count_pale_about (Sketch *sketch, cairo_surface_t *picture, double px, CrPoint at)
{
  CrColour c = cr_palette_get (CR_VARIANT_COLOUR, CR_TONE_MERLON);
  guint32 code = (guint32) lround (c.red * 255) << 16 | (guint32) lround (c.green * 255) << 8 |
                 (guint32) lround (c.blue * 255);
  int reach = (int) (0.04 * px), x0, y0, pale = 0;

  sketch_locate (sketch, px, at, &x0, &y0);
  for (int y = -reach; y <= reach; y++)
    for (int x = -reach; x <= reach; x++)
      pale += hypot (x, y) <= reach &&
              sketch_get_difference (sketch_get_pixel (picture, x0 + x, y0 + y), code) < 2;
  return pale;
}

/* The place on the face of a wall's outline nearest to the middle of a side. */
static CrPoint
face_of (const CrGrid *grid, const GArray *loop, const GArray *line, guint side)
{
  CrPoint way,
      p = cr_line_get_point (
          line, cr_line_project (line, cr_edge_get_middle (grid, cr_edge_at (loop, side)), TRUE),
          TRUE, &way);

  return (CrPoint){ p.x - 0.02 * way.y, p.y + 0.02 * way.x };
}

/* Men shoot between the merlons, whichever way the wall runs. */
static void
test_slit_gaps (void)
{
  const double px = 120;
  CrPaintOptions options;

  quiet_options (&options, CR_DETAIL_FULL);
  for (int way = 0; way < 12; way++) {
    g_autoptr (Sketch) sketch = sketch_new ("...........\n...........\n...........\n...........\n"
                                            "...........\n...........\n...........\n"
                                            "...........\n...........\n",
                                            way % 2, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));
    CrHex hex = cr_grid_hex_at (grid, 6, 5);
    int column, row;

    for (int i = 0; i < 4; i++) {
      cr_grid_address (grid, hex, &column, &row);
      sketch_put (sketch, column, row, '#');
      g_array_append_val (hexes, hex);
      hex = cr_hex_neighbour (hex, (way / 2 + (way % 2 && i % 2)) % CR_N_DIRECTIONS);
    }
    g_autoptr (GPtrArray) loops = cr_region_trace ((const CrHex *) hexes->data, hexes->len);
    const GArray *loop = loops->pdata[0];
    g_autoptr (GArray) line = cr_region_built (grid, loop);
    for (guint i = 0; i < loop->len; i++) {
      CrEdge edge = cr_edge_at (loop, i);

      cr_grid_address (grid, edge.hex, &column, &row);
      fort_put_side (sketch, column, row, edge.side, (CrSide){ .kind = CR_SIDE_BATTLEMENT });
      fort_put_side (sketch, column, row, edge.side, (CrSide){ .kind = CR_SIDE_SLIT });
    }
    cr_art_refresh (sketch->art);
    cairo_surface_t *picture = sketch_paint (sketch, px, &options);
    /* Not at the ends, where sides crowd about a corner. */
    for (guint i = 0; i < loop->len; i++) {
      CrHex at = cr_edge_at (loop, i).hex;
      if (!cr_hex_equal (at, g_array_index (hexes, CrHex, 0)) &&
          !cr_hex_equal (at, g_array_index (hexes, CrHex, 3)))
        g_assert_cmpint (count_pale_about (sketch, picture, px, face_of (grid, loop, line, i)), ==,
                         0);
    }
    cairo_surface_destroy (picture);
  }
}

/* A trapdoor is where a link says, and one to a floor that its owner alone knows is his (TMP-07).
 */
static void
test_links (void)
{
  static const char *const known[] = { NULL, "owner" };
  CrPaintOptions options;

  for (guint k = 0; k < 4; k++) {
    g_autoptr (Sketch) sketch = sketch_new (".....\n.....\n.....\n.....\n", CR_FLAT, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrPoint at = cr_layout_centre (grid, cr_grid_hex_at (grid, 3, 2));
    g_autoptr (CrEdit) edit = cr_edit_new ();

    quiet_options (&options, CR_DETAIL_FULL);
    options.show = k / 2 ? CR_SHOW_SECRETS : 0;
    cr_edit_insert_floor (edit, sketch->map, 1, "below", NULL);
    cr_edit_swap (edit, sketch->map);
    ((CrFloor *) cr_map_get_floor (sketch->map, 1))->known = g_strdup (known[k % 2]);
    cr_scene_refresh (sketch->scene);
    cairo_surface_t *before = sketch_paint (sketch, PX, &options);
    fort_put_node (sketch, CR_SECTION_LINKS, "<spiral id='s' from='3,2' to='below/3,2'/>");
    cairo_surface_t *after = sketch_paint (sketch, PX, &options);
    Change change = compare (sketch, before, after, at, (CrBox){ at.x - 1, at.y - 1, 2, 2 });

    if (k == 1)
      g_assert_cmpint (change.changed, ==, 0);
    else
      g_assert_cmpint (change.changed, >, 30);
    g_assert_cmpfloat (change.farthest, <, 0.5);
    cairo_surface_destroy (before);
    cairo_surface_destroy (after);
  }
}

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

/* (transfer full): the file of it */
static GByteArray *
paint_pdf (Sketch *sketch)
{
  GByteArray *bytes = g_byte_array_new ();
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  CrPaintOptions options;
  cairo_surface_t *surface =
      cairo_pdf_surface_create_for_stream (write_cb, bytes, sheet.width * 57, sheet.height * 57);
  cairo_t *cr = cairo_create (surface);

  cr_paint_options_init (&options);
  cairo_scale (cr, 57, 57);
  cairo_translate (cr, -sheet.x, -sheet.y);
  cr_art_paint (sketch->art, cr, &options);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_finish (surface);
  cairo_surface_destroy (surface);
  return bytes;
}

/* Vector to the last stone. */
static void
test_pdf (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_EVEN, FALSE);
  g_autoptr (GByteArray) bytes = paint_pdf (sketch);

  g_test_message ("%u bytes for %d hexes", bytes->len, 20 * 14);
  g_assert_null (memmem (bytes->data, bytes->len, "/Image", 6));
  g_assert_null (memmem (bytes->data, bytes->len, "/Shading", 8));
  g_assert_null (memmem (bytes->data, bytes->len, "/SMask", 6));
}

/* A court of so many rows and columns, with holes, as a file. */
static guint
measure_court (int size)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  g_autoptr (GByteArray) bytes = NULL;
  g_autoptr (Sketch) sketch = NULL;

  for (int i = 0; i < size * (size + 1); i++)
    g_string_append_c (rows, (i + 1) % (size + 1) == 0 ? '\n' : i % 4 == 0 ? '.' : 'c');
  sketch = sketch_new (rows->str, CR_FLAT, CR_SHIFT_ODD);
  bytes = paint_pdf (sketch);
  return bytes->len;
}

/* A printer has to read it: a court nine times as large is a file ten times as large, however
 * long the outline that all of it is clipped to. */
static void
test_pdf_size (void)
{
  guint small = measure_court (8), large = measure_court (24);

  g_test_message ("%u and %u bytes", small, large);
  g_assert_cmpuint (large, <, 12 * small);
}

/* The court behind a wall does not peep out at the corners of its hexes. */
static void
test_court_beneath (void)
{
  for (guint g = 0; g < G_N_ELEMENTS (grids); g++) {
    g_autoptr (Sketch) court = sketch_new (".......\n.......\n#######\nccccccc\nccccccc\n",
                                           grids[g].orientation, grids[g].shift);
    g_autoptr (Sketch) grass = sketch_new (".......\n.......\n#######\n.......\n.......\n",
                                           grids[g].orientation, grids[g].shift);
    const CrGrid *grid = cr_map_get_grid (court->map);
    CrPaintOptions options;
    int n = 0;

    quiet_options (&options, CR_DETAIL_FULL);
    cairo_surface_t *a = sketch_paint (court, PX, &options);
    cairo_surface_t *b = sketch_paint (grass, PX, &options);
    CrBox sheet = cr_paint_sheet_box (court->map);
    int width = cairo_image_surface_get_width (a);
    for (int i = 0; i < width * cairo_image_surface_get_height (a); i++) {
      CrPoint p = { sheet.x + (i % width + 0.5) / PX, sheet.y + (i / width + 0.5) / PX };
      int column, row;

      cr_grid_address (grid, cr_layout_hex_at (grid, p), &column, &row);
      if (row != 2 || column < 2 || column > 6)
        continue;
      n++;
      g_assert_cmpint (sketch_compare_pixel (a, b, i % width, i / width), <=, 5);
    }
    g_assert_cmpint (n, >, 3000);
    cairo_surface_destroy (a);
    cairo_surface_destroy (b);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/castle/tiles", test_tiles);
  g_test_add_func ("/draw/castle/deterministic", test_deterministic);
  g_test_add_func ("/draw/castle/local", test_local);
  g_test_add_func ("/draw/castle/materials", test_materials);
  g_test_add_func ("/draw/castle/sides", test_sides);
  g_test_add_func ("/draw/castle/slit-direction/MAP-13", test_slit_direction);
  g_test_add_func ("/draw/castle/bridge", test_bridge);
  g_test_add_func ("/draw/castle/outlines", test_outlines);
  g_test_add_func ("/draw/castle/roofs", test_roofs);
  g_test_add_func ("/draw/castle/slit-gaps", test_slit_gaps);
  g_test_add_func ("/draw/castle/court-beneath", test_court_beneath);
  g_test_add_func ("/draw/castle/merlons", test_merlons);
  g_test_add_func ("/draw/castle/links", test_links);
  g_test_add_func ("/draw/castle/pdf", test_pdf);
  g_test_add_func ("/draw/castle/pdf-size", test_pdf_size);
  return g_test_run ();
}
