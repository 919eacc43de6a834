/* test-court.c: where courts end beneath what stands in them.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's sections 1.7, 6 and 8; no rule ids. */
#include "cr-castle-private.h"
#include "sketch.h"

#define PX 20
#define SIZE 7

/* From the middle of a hex: half of it, and one hex about it. */
#define MOST 1.5

/* Court on one side or two of a thing in the middle of the map, and what is beyond it. */
static Sketch *
lay_court (CrOrientation orientation, CrDirection to_court, const char *letters)
{
  static const char open[] = ".......\n.......\n.......\n.......\n.......\n.......\n.......\n";
  Sketch *sketch = sketch_new (open, orientation, CR_SHIFT_ODD);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrHex middle = cr_grid_hex_at (grid, SIZE / 2 + 1, SIZE / 2 + 1);
  const struct {
    CrHex hex;
    char letter;
  } all[] = { { middle, letters[1] },
              { cr_hex_neighbour (middle, to_court), 'c' },
              { cr_hex_neighbour (middle, (to_court + 1) % CR_N_DIRECTIONS), letters[0] },
              { cr_hex_neighbour (middle, (to_court + 3) % CR_N_DIRECTIONS), letters[2] } };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++) {
    int column, row;

    cr_grid_address (grid, all[i].hex, &column, &row);
    sketch_put (sketch, column, row, all[i].letter);
  }
  return sketch;
}

/* A court goes on beneath a tent or a house, and what is beyond it: no farther than one hex from
 * the court itself, else one hex of court more or less shows two hexes off. */
static void
test_beyond (void)
{
  static const char *const rows[] = { "c2k", "c2#", "c24", "chk", "ch#", "ch4", "cSk",
                                      ".2k", ".2#", ".24", ".hk", ".h#", ".S#", ".2K" };

  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++)
    for (guint k = 0; k < G_N_ELEMENTS (rows); k++) {
      CrDirection way = i % CR_N_DIRECTIONS;
      g_autoptr (Sketch) sketch =
          lay_court (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY, way, rows[k]);
      CrHex middle = cr_grid_hex_at (cr_map_get_grid (sketch->map), SIZE / 2 + 1, SIZE / 2 + 1);
      double farthest = sketch_measure_put (sketch, cr_hex_neighbour (middle, way), '.', PX);

      g_test_message ("%.2f W %s %u", farthest, rows[k], i);
      g_assert_cmpfloat (farthest, <=, MOST);
    }
}

/* Whether the outlines of a class go round a point. */
static gboolean
is_in_class (const CrDraw *draw, const CrRegionClass *class, CrPoint p)
{
  g_autoptr (GPtrArray) regions = cr_draw_get_regions (draw, class, 0);
  gboolean odd = FALSE;

  for (guint k = 0; k < regions->len; k++) {
    const CrRegion *region = regions->pdata[k];
    for (guint m = 0; m < region->outlines->len; m++)
      odd ^= cr_line_contains (region->outlines->pdata[m], p);
  }
  return odd;
}

static gboolean
is_in_layer (const CrDraw *draw, CrRecipeLayer layer, CrPoint p)
{
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (draw, layer);
  /* Earth lies beneath all courts. */
  gboolean any = layer == CR_RECIPE_LAYER_COURT && is_in_class (draw, &cr_any_court_class, p);

  for (guint i = 0; i < classes->len; i++)
    any |= is_in_class (draw, classes->pdata[i], p);
  return any;
}

static CrDraw
look_at (Sketch *sketch)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);

  return (CrDraw){ .art = sketch->art, .grid = grid, .clip = cr_layout_frame (grid) };
}

/* So far beyond the side of a hex the foot of a wall or the eaves of a house may be; in W. */
#define FOOT 0.12

/* No grass shows between a tent in a court and the wall behind it, and no court in the open. */
static void
test_foot (void)
{
  static const char *const rows[] = { "c2#", "c2k", "ch#", "chk", ".2K", "c2.", "c24", "ct#" };

  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++)
    for (guint k = 0; k < G_N_ELEMENTS (rows); k++) {
      CrDirection way = i % CR_N_DIRECTIONS, on = (way + 3) % CR_N_DIRECTIONS;
      g_autoptr (Sketch) sketch =
          lay_court (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY, way, rows[k]);
      const CrGrid *grid = cr_map_get_grid (sketch->map);
      CrHex middle = cr_grid_hex_at (grid, SIZE / 2 + 1, SIZE / 2 + 1);
      CrPoint side = cr_layout_side_middle (grid, middle, on);
      CrPoint next = cr_layout_centre (grid, cr_hex_neighbour (middle, on));
      double share = FOOT / cr_distance (side, next);

      CrDraw draw = look_at (sketch);
      gboolean has =
          is_in_layer (&draw, CR_RECIPE_LAYER_COURT, cr_point_between (side, next, share));

      g_assert_true (has == (k < 5));
    }
}

/* Where neither court nor other ground nor wall is, grass shows. */
static int
count_grass (const CrDraw *draw, CrPoint middle, double reach)
{
  int n = 0;

  for (double y = -reach; y <= reach; y += 0.04)
    for (double x = -reach; x <= reach; x += 0.04) {
      CrPoint p = { middle.x + x, middle.y + y };

      n += !is_in_layer (draw, CR_RECIPE_LAYER_COURT, p) &&
           !is_in_layer (draw, CR_RECIPE_LAYER_GROUND, p) && !is_in_class (draw, &cr_walk_class, p);
    }
  return n;
}

/* No rim of grass between mud or paving and the court or the wall about it. */
static void
test_rims (void)
{
  static const char *const maps[] = {
    "ccccccc\nccccccc\nccmcccc\nccmmccc\ncccmccc\nccccccc\nccccccc\n",
    "ccccccc\nccccccc\nccmmmcc\nccmmmcc\n#######\n#######\n.......\n",
    "ccc#ccc\nccc#ccc\ncmm#ccc\ncmm#ccc\ncccmmcc\n#######\n.......\n",
    "ccccccc\nccccccc\nccpcccc\nccppccc\ncccpccc\nccccccc\nccccccc\n",
    "ccccccc\nccphhcc\nccpphcc\ncccppcc\n#######\n#######\n.......\n",
  };

  for (guint i = 0; i < 4 * G_N_ELEMENTS (maps); i++) {
    g_autoptr (Sketch) sketch = sketch_new (maps[i / 4], i % 2 ? CR_FLAT : CR_POINTY,
                                            i / 2 % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
    CrDraw draw = look_at (sketch);
    CrPoint middle = cr_layout_centre (draw.grid, cr_grid_hex_at (draw.grid, 4, 4));
    int n = count_grass (&draw, middle, 1.5);

    g_test_message ("map %u: %d", i, n);
    g_assert_cmpint (n, ==, 0);
  }
}

static gboolean
is_green (guint32 pixel)
{
  int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return red - green < 10 && green - blue > 25;
}

/* Of grass that a bush or a pebble mixes with the court, in all four pictures. */
#define MOST_GREEN 20

/* A road leads through a court to a gate between towers: no grass on this side of them. */
static void
test_gateway (void)
{
  static const char *const maps[] = {
    "cccc#..\ncccc#..\ncccGG..\nrrrr#rr\ncccGG..\ncccc#..\ncccc#..\n",
    "ccc##..\ncccc#..\nccccG..\nrrrr#rr\nccccG..\ncccc#..\nccc##..\n"
  };

  int n = 0;

  for (guint i = 0; i < 4; i++) {
    g_autoptr (Sketch) sketch =
        sketch_new (maps[i / 2], CR_POINTY, i % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrPoint gate = cr_layout_centre (grid, cr_grid_hex_at (grid, 5, 4));
    cairo_surface_t *picture = sketch_paint_plainly (sketch, 40);
    int x, y;

    sketch_locate (sketch, 40, gate, &x, &y);
    for (int k = -60; k <= 60; k++)
      for (int m = -80; m <= -12; m++)
        n += is_green (sketch_get_pixel (picture, x + m, y + k));
    cairo_surface_destroy (picture);
  }
  g_test_message ("%d pixels", n);
  g_assert_cmpint (n, <=, MOST_GREEN);
}

static void
put (Sketch *sketch, CrHex hex, char letter)
{
  int column, row;

  cr_grid_address (cr_map_get_grid (sketch->map), hex, &column, &row);
  sketch_put (sketch, column, row, letter);
}

/* What lies beside a road between a court and the open: a court ends rounded, not along the
 * hexside. Returns: whether that is grass */
static gboolean
is_rounded (CrOrientation orientation, CrDirection way)
{
  static const char about[] = "c.r.cr";
  g_autoptr (Sketch) sketch = lay_court (orientation, way, "...");
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrHex middle = cr_grid_hex_at (grid, SIZE / 2 + 1, SIZE / 2 + 1);
  CrDirection beside = (way + 1) % CR_N_DIRECTIONS;
  CrPoint rim = cr_point_between (cr_layout_side_middle (grid, middle, beside),
                                  cr_layout_corner (grid, middle, way), 0.3);
  CrPoint p = cr_point_between (cr_layout_centre (grid, middle), rim, 0.9);
  cairo_surface_t *picture;
  int x, y, n = 0;

  put (sketch, middle, 'r');
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    put (sketch, cr_hex_neighbour (middle, (way + d) % CR_N_DIRECTIONS), about[d]);
  picture = sketch_paint_plainly (sketch, 40);
  sketch_locate (sketch, 40, p, &x, &y);
  for (int i = 0; i < 9; i++)
    n += is_green (sketch_get_pixel (picture, x - 1 + i % 3, y - 1 + i / 3));
  cairo_surface_destroy (picture);
  return n > 4;
}

static void
test_rounded (void)
{
  int n = 0;

  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++)
    n += is_rounded (i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY, i % CR_N_DIRECTIONS);
  g_test_message ("%d of %d", n, 2 * CR_N_DIRECTIONS);
  g_assert_cmpint (n, >=, 2 * CR_N_DIRECTIONS - 2);
}

static char
letter_at (const char *map, const CrGrid *grid, CrHex hex)
{
  int column, row;

  if (!cr_grid_contains (grid, hex))
    return ' ';
  cr_grid_address (grid, hex, &column, &row);
  return map[(row - 1) * (SIZE + 1) + column - 1];
}

/* What lies before a wall at a place on one of its hexes. */
static char
letter_before (const char *map, const CrGrid *grid, CrPoint p)
{
  CrHex at = cr_layout_hex_at (grid, p);
  double least = G_MAXDOUBLE;
  char best = ' ';

  for (CrDirection d = 0; d < CR_N_DIRECTIONS && letter_at (map, grid, at) == '#'; d++) {
    CrHex next = cr_hex_neighbour (at, d);
    double distance = cr_distance (p, cr_layout_centre (grid, next));

    if (letter_at (map, grid, next) == '#' || distance >= least)
      continue;
    least = distance;
    best = letter_at (map, grid, next);
  }
  return best;
}

/* What of a court lies beneath a wall does not come out on its other side, however the wall leaves
 * the corners of its hexes; but where court, wall and grass meet in a corner. */
static void
test_beneath (void)
{
  static const char *const maps[] = {
    "ccccccc\nccccccc\nccccccc\n#######\n.......\n.......\n.......\n",
    "ccc#...\nccc#...\nccc#...\nccc#...\nccc#...\nccc#...\nccc#...\n",
    "cccc#..\nccc#...\nccc#...\nccc#...\nccc#...\nccc#...\nccc##..\n",
  };

  for (guint i = 0; i < 4 * G_N_ELEMENTS (maps); i++) {
    const char *map = maps[i / 4];
    g_autoptr (Sketch) sketch =
        sketch_new (map, i % 2 ? CR_FLAT : CR_POINTY, i / 2 % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
    CrDraw draw = look_at (sketch);
    int n = 0;

    for (double y = draw.clip.y; y < draw.clip.y + draw.clip.height; y += 0.04)
      for (double x = draw.clip.x; x < draw.clip.x + draw.clip.width; x += 0.04) {
        CrPoint p = { x, y };
        n += letter_before (map, draw.grid, p) == '.' &&
             is_in_layer (&draw, CR_RECIPE_LAYER_COURT, p) &&
             !is_in_class (&draw, &cr_walk_class, p);
      }
    g_test_message ("map %u: %d", i, n);
    g_assert_cmpint (n, <=, 6);
  }
}

/* The box of the court that a hex is of. */
static CrBox
find_box (Sketch *sketch, CrHex hex)
{
  CrDraw draw = look_at (sketch);
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (&draw, CR_RECIPE_LAYER_COURT);
  CrBox box = { 0 };

  for (guint i = 0; i < classes->len; i++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (&draw, classes->pdata[i], 0);

    for (guint k = 0; k < regions->len; k++)
      if (cr_hex_set_has (((const CrRegion *) regions->pdata[k])->set, hex))
        box = ((const CrRegion *) regions->pdata[k])->box;
  }
  return box;
}

/* A house in the open stands in a court as soon as one hex of court lies beside it: all of its
 * ground is painted again, whether or not the map has had a court before. */
static void
test_damage (void)
{
  for (guint i = 0; i < 4 * CR_N_DIRECTIONS; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch =
        lay_court (i / CR_N_DIRECTIONS % 2 ? CR_FLAT : CR_POINTY, way, ".hh");
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrHex court = cr_hex_neighbour (cr_grid_hex_at (grid, SIZE / 2 + 1, SIZE / 2 + 1), way);
    int column, row;

    cr_grid_address (grid, court, &column, &row);
    sketch_put (sketch, column, row, '.');
    if (i >= 2 * CR_N_DIRECTIONS)
      sketch_put (sketch, 1, 1, 'c');
    cairo_surface_destroy (sketch_paint_plainly (sketch, PX));
    CrBox damage = sketch_put (sketch, column, row, 'c'), box = find_box (sketch, court);
    CrPoint last = { box.x + box.width, box.y + box.height };
    g_test_message ("%u", i);
    g_assert_cmpfloat (MAX (box.width, box.height), >, 2);
    g_assert_true (cr_box_has (damage, (CrPoint){ box.x, box.y }, 0));
    g_assert_true (cr_box_has (damage, last, 0));
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/court/beyond", test_beyond);
  g_test_add_func ("/draw/court/foot", test_foot);
  g_test_add_func ("/draw/court/rims", test_rims);
  g_test_add_func ("/draw/court/gateway", test_gateway);
  g_test_add_func ("/draw/court/rounded", test_rounded);
  g_test_add_func ("/draw/court/beneath", test_beneath);
  g_test_add_func ("/draw/court/damage", test_damage);
  return g_test_run ();
}
