/* test-roads.c: where roads end and what lies beside them.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's section 6.7; no rule ids. */
#include "cr-draw.h"
#include "sketch.h"

#define PX 60.0

/* Earth is redder than grass, and yellower than stones. */
static gboolean
is_earth (guint32 pixel)
{
  int red = pixel >> 16 & 0xff, green = pixel >> 8 & 0xff, blue = pixel & 0xff;

  return red - green >= 12 && green - blue >= 34;
}

/* Nothing but the art. */
static cairo_surface_t *
paint (Sketch *sketch)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.show = 0;
  return sketch_paint (sketch, PX, &options);
}

/* How often earth begins across a way. @aside: so far to each side of it */
static int
count_strands (Sketch *sketch, cairo_surface_t *picture, CrPoint at, CrPoint way, double aside)
{
  gboolean was = FALSE;
  int n = 0;

  for (double off = -aside; off <= aside; off += 0.5 / PX) {
    int x, y;

    sketch_locate (sketch, PX, cr_point_along (at, way, 0, off), &x, &y);
    gboolean is = is_earth (sketch_get_pixel (picture, x, y));
    n += is && !was;
    was = is;
  }
  return n;
}

#define OPEN ".......\n.......\n.......\n.......\n.......\n.......\n.......\n"

/* Three hexes of road, that way to the last. */
static void
lay_road (Sketch *sketch, CrHex last, CrDirection way)
{
  CrHex hex = last;
  int column, row;

  for (int k = 0; k < 3; k++, hex = cr_hex_neighbour (hex, cr_direction_opposite (way))) {
    cr_grid_address (cr_map_get_grid (sketch->map), hex, &column, &row);
    sketch_put (sketch, column, row, 'r');
  }
}

/**
 * End: where a road of three hexes ends in the open, drawn.
 * @from: the middle of its last hex
 * @ahead: the way on from there
 */
typedef struct {
  Sketch *sketch;
  cairo_surface_t *picture;
  CrPoint from, ahead;
} End;

/* Twice as many as there are directions: of flat hexes and of pointed ones. */
#define N_ENDS (2 * CR_N_DIRECTIONS)

/* @beyond: what the next hex is; 0 for open ground */
static End
draw_end (guint i, char beyond)
{
  CrDirection way = i % CR_N_DIRECTIONS;
  End end = { .sketch =
                  sketch_new (OPEN, i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY, CR_SHIFT_ODD) };
  const CrGrid *grid = cr_map_get_grid (end.sketch->map);
  CrHex last = cr_grid_hex_at (grid, 4, 4);
  int column, row;

  lay_road (end.sketch, last, way);
  cr_grid_address (grid, cr_hex_neighbour (last, way), &column, &row);
  if (beyond != 0)
    sketch_put (end.sketch, column, row, beyond);
  end.picture = paint (end.sketch);
  end.from = cr_layout_centre (grid, last);
  end.ahead = cr_way_between (end.from, cr_layout_side_middle (grid, last, way));
  return end;
}

static void
end_clear (End *end)
{
  cairo_surface_destroy (end->picture);
  sketch_free (end->sketch);
}
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (End, end_clear)

/* A road that leads nowhere runs out in strands, none of them farther than a hex beyond it. */
static void
test_tail (void)
{
  int n = 0;

  for (guint i = 0; i < N_ENDS; i++) {
    g_auto (End) end = draw_end (i, 0);
    int most = 0;

    for (double far = 0.3; far < 0.8; far += 0.03)
      most =
          MAX (most, count_strands (end.sketch, end.picture,
                                    cr_point_along (end.from, end.ahead, far, 0), end.ahead, 0.4));
    g_test_message ("%u: %d strands", i, most);
    n += most >= 2;
    g_assert_cmpint (count_strands (end.sketch, end.picture,
                                    cr_point_along (end.from, end.ahead, 0.92, 0), end.ahead, 0.4),
                     ==, 0);
  }
  g_assert_cmpint (n, >=, N_ENDS - 2);
}

/* How much earth there is across a way. @aside: so far to each side of it */
static double
measure_earth (Sketch *sketch, cairo_surface_t *picture, CrPoint at, CrPoint way, double aside)
{
  int n = 0;

  for (double off = -aside; off <= aside; off += 0.5 / PX) {
    int x, y;

    sketch_locate (sketch, PX, cr_point_along (at, way, 0, off), &x, &y);
    n += is_earth (sketch_get_pixel (picture, x, y));
  }
  return n * 0.5 / PX;
}

/* A road that ends before masonry comes up to it whole, as is seen where that casts no shadow. */
static void
test_wall (void)
{
  int n = 0;

  for (guint i = 0; i < N_ENDS; i++) {
    g_auto (End) end = draw_end (i, '#');
    double broad = measure_earth (end.sketch, end.picture,
                                  cr_point_along (end.from, end.ahead, 0.34, 0), end.ahead, 0.35);

    g_test_message ("%u: %.2f broad", i, broad);
    n += broad >= 0.44;
  }
  g_assert_cmpint (n, >=, CR_N_DIRECTIONS);
}

/* Paving ends at its kerb: no corner of it stands out beneath a road that comes to it. */
static void
test_kerb (void)
{
  static const char map[] = "ccccccc\nccccccc\nccppccc\nccppprr\nccppccc\nccccccc\nccccccc\n";

  for (guint i = 0; i < 4; i++) {
    g_autoptr (Sketch) sketch =
        sketch_new (map, i % 2 ? CR_FLAT : CR_POINTY, i / 2 % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    cairo_surface_t *picture = paint (sketch);
    int stones = 0;

    /* Where it ends among stones these are rounded about it. */
    for (int column = 2; column < 7; column++)
      for (int corner = 0; corner < CR_N_DIRECTIONS; corner++) {
        if (map[3 * 8 + column - 1] != 'r' || map[3 * 8 + column] != 'r')
          continue;
        CrHex hex = cr_grid_hex_at (grid, column, 4);
        CrPoint c = cr_layout_centre (grid, hex), p = cr_layout_corner (grid, hex, corner);
        int x, y;

        sketch_locate (sketch, PX, cr_point_between (c, p, 0.72), &x, &y);
        stones += !is_earth (sketch_get_pixel (picture, x, y));
      }
    g_test_message ("%u: %d", i, stones);
    g_assert_cmpint (stones, ==, 0);
    cairo_surface_destroy (picture);
  }
}

/* Earth beside the straight way that a road takes through a hex of a row. */
static int
count_off_way (Sketch *sketch, cairo_surface_t *picture, int column, int row)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint before = cr_layout_centre (grid, cr_grid_hex_at (grid, column - 1, row));
  CrPoint after = cr_layout_centre (grid, cr_grid_hex_at (grid, column + 1, row));
  CrPoint c = cr_layout_centre (grid, cr_grid_hex_at (grid, column, row));
  CrPoint middle = cr_point_between (c, cr_point_between (before, after, 0.5), 0.5);
  int n = 0;

  for (double off = 0.38; off < 0.6; off += 0.5 / PX)
    for (int side = -1; side <= 1; side += 2) {
      int x, y;

      sketch_locate (sketch, PX,
                     cr_point_along (middle, cr_way_between (before, after), 0, off * side), &x,
                     &y);
      n += is_earth (sketch_get_pixel (picture, x, y));
    }
  return n;
}

/* A road goes on beneath what stands in its way, and so straight as before: it has no ends there
 * that turn aside. */
static void
test_cart (void)
{
  for (guint i = 0; i < 4; i++) {
    for (char letter = '3'; letter <= '5'; letter++) {
      g_autofree char *map =
          g_strdup_printf (".........\n.........\n.rrr%crrr.\n.........\n.........\n", letter);
      g_autoptr (Sketch) sketch =
          sketch_new (map, i % 2 ? CR_FLAT : CR_POINTY, i / 2 % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
      cairo_surface_t *picture = paint (sketch);
      int n = count_off_way (sketch, picture, 4, 3) + count_off_way (sketch, picture, 6, 3);

      g_test_message ("%u %c: %d", i, letter, n);
      g_assert_cmpint (n, ==, 0);
      cairo_surface_destroy (picture);
    }
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/roads/tail", test_tail);
  g_test_add_func ("/draw/roads/wall", test_wall);
  g_test_add_func ("/draw/roads/kerb", test_kerb);
  g_test_add_func ("/draw/roads/cart", test_cart);
  return g_test_run ();
}
