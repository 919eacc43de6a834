/* test-gate.c: gates lie in their walls, whichever way these run.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's section 8; no rule ids. */
#include "cr-gates-private.h"
#include "fort.h"

#include <math.h>

#define PX 40

/* The face of a wall of one hex along an axis lies so far from its middle, in W, with its ink. */
#define FACE 0.46

/* A wall that runs along an axis of the grid, through the middle of the map. */
static Sketch *
lay_wall (CrOrientation orientation)
{
  return orientation == CR_POINTY
             ? sketch_new (".......\n.......\n.......\n#######\n.......\n.......\n.......\n",
                           CR_POINTY, CR_SHIFT_ODD)
             : sketch_new ("...#...\n...#...\n...#...\n...#...\n...#...\n...#...\n...#...\n",
                           CR_FLAT, CR_SHIFT_ODD);
}

/* Pixels behind the wall that a gate in its middle changes. */
static int
count_behind (CrOrientation orientation, CrDirection way)
{
  g_autoptr (Sketch) without = lay_wall (orientation), with = lay_wall (orientation);
  const CrGrid *grid = cr_map_get_grid (with->map);
  CrHex hex = cr_grid_hex_at (grid, 4, 4);
  CrPoint c = cr_layout_centre (grid, hex), to = cr_layout_side_middle (grid, hex, way);
  CrBox sheet = cr_paint_sheet_box (with->map);
  cairo_surface_t *a, *b;
  int n = 0;

  fort_put_side (with, 4, 4, way, (CrSide){ .kind = CR_SIDE_GATE });
  a = sketch_paint_plainly (without, PX);
  b = sketch_paint_plainly (with, PX);
  for (int y = 0; y < cairo_image_surface_get_height (a); y++)
    for (int x = 0; x < cairo_image_surface_get_width (a); x++) {
      CrPoint p = { sheet.x + (x + 0.5) / PX - c.x, sheet.y + (y + 0.5) / PX - c.y };
      double deep =
          orientation == CR_POINTY ? p.y * (to.y < c.y ? 1 : -1) : p.x * (to.x < c.x ? 1 : -1);

      n += deep > FACE && sketch_compare_pixel (a, b, x, y) > SKETCH_ROUNDED;
    }
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return n;
}

/* No corner of a gate that leads aslant through a wall stands in the court behind it. */
static void
test_aslant (void)
{
  int n = 0;

  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrOrientation orientation = i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY;
    CrDirection way = i % CR_N_DIRECTIONS;
    CrGrid grid = { 7, 7, orientation, CR_SHIFT_ODD, TRUE };
    CrHex hex = cr_grid_hex_at (&grid, 4, 4);
    CrPoint c = cr_layout_centre (&grid, hex), to = cr_layout_side_middle (&grid, hex, way);

    /* Along the wall. */
    if (fabs (orientation == CR_POINTY ? to.y - c.y : to.x - c.x) < 0.1)
      continue;
    g_test_message ("%u", i);
    g_assert_cmpint (count_behind (orientation, way), ==, 0);
    n++;
  }
  g_assert_cmpint (n, ==, 8);
}

/* So light is nothing but a merlon. */
static gboolean
is_merlon (guint32 pixel)
{
  return (pixel >> 16 & 0xff) > 0xe0 && (pixel >> 8 & 0xff) > 0xda && (pixel & 0xff) > 0xc8;
}

/* Pixels of merlons before the middle hex, on one of its sides. */
static int
count_merlons (Sketch *sketch, CrDirection way)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrHex hex = cr_grid_hex_at (grid, 4, 4);
  CrPoint c = cr_layout_centre (grid, hex), side = cr_layout_side_middle (grid, hex, way);
  cairo_surface_t *picture = sketch_paint_plainly (sketch, PX);
  int x, y, n = 0;

  sketch_locate (sketch, PX, (CrPoint){ c.x + (side.x - c.x) * 1.2, c.y + (side.y - c.y) * 1.2 },
                 &x, &y);
  for (int i = -4; i <= 4; i++)
    for (int k = -4; k <= 4; k++)
      n += is_merlon (sketch_get_pixel (picture, x + k, y + i));
  cairo_surface_destroy (picture);
  return n;
}

/* Of a gate with leaves on one side and a grille on the other the leaves are the front. */
static void
test_front (void)
{
  for (guint i = 0; i < 2; i++) {
    g_autoptr (Sketch) sketch = lay_wall (CR_FLAT);
    CrDirection leaves = i == 0 ? 1 : 4, grille = cr_direction_opposite (leaves);

    fort_put_side (sketch, 4, 4, leaves, (CrSide){ .kind = CR_SIDE_GATE });
    fort_put_side (sketch, 4, 4, leaves, (CrSide){ .kind = CR_SIDE_BATTLEMENT });
    fort_put_side (sketch, 4, 4, grille, (CrSide){ .kind = CR_SIDE_PORTCULLIS });
    fort_put_side (sketch, 4, 4, grille, (CrSide){ .kind = CR_SIDE_BATTLEMENT });
    cr_scene_refresh (sketch->scene);
    cr_art_refresh (sketch->art);
    g_test_message ("%d before the leaves, %d before the grille", count_merlons (sketch, leaves),
                    count_merlons (sketch, grille));
    g_assert_cmpint (count_merlons (sketch, leaves), >, 8);
    g_assert_cmpint (count_merlons (sketch, grille), <, 8);
  }
}

/* A gate tower stands back in a wall that runs zigzag; the battlement goes on before it. */
static void
test_before (void)
{
  g_autoptr (Sketch) sketch = sketch_new (
      ".......\n.......\n.......\n###G###\n.......\n.......\n.......\n", CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrPoint c = cr_layout_centre (grid, cr_grid_hex_at (grid, 4, 4));
  CrPoint beside = cr_layout_centre (grid, cr_grid_hex_at (grid, 5, 4));
  int way = beside.y > c.y ? 1 : -1, n = 0, x, y;
  cairo_surface_t *picture;

  fort_crenellate (sketch);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  picture = sketch_paint_plainly (sketch, PX);
  sketch_locate (sketch, PX, (CrPoint){ c.x, c.y + way * 0.65 }, &x, &y);
  for (int i = -5; i <= 5; i++)
    for (int k = -8; k <= 8; k++)
      n += is_merlon (sketch_get_pixel (picture, x + k, y + i));
  g_test_message ("%d pixels of merlons", n);
  g_assert_cmpint (n, >, 20);
  cairo_surface_destroy (picture);
}

/* Over a bridge that lies aslant before its wall a gate leads square to it, so far beside its
 * middle that the middle of the bridge is still on the planks. */
static void
test_lane (void)
{
  for (guint i = 0; i < 2 * CR_N_DIRECTIONS; i++) {
    CrOrientation orientation = i < CR_N_DIRECTIONS ? CR_FLAT : CR_POINTY;
    CrDirection way = i % CR_N_DIRECTIONS;
    g_autoptr (Sketch) sketch = lay_wall (orientation);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrDraw draw = {
      .art = sketch->art, .map = sketch->map, .grid = grid, .clip = cr_layout_frame (grid)
    };
    CrHex hex = cr_grid_hex_at (grid, 4, 4), over = cr_hex_neighbour (hex, way);
    CrPoint c = cr_layout_centre (grid, hex), to = cr_layout_centre (grid, over);
    int column, row;

    if (fabs (orientation == CR_POINTY ? to.y - c.y : to.x - c.x) < 0.1)
      continue;
    cr_grid_address (grid, over, &column, &row);
    sketch_put (sketch, column, row, 'B');
    fort_put_side (sketch, 4, 4, way, (CrSide){ .kind = CR_SIDE_GATE });
    cr_scene_refresh (sketch->scene);
    cr_art_refresh (sketch->art);
    CrLane lane = cr_draw_get_lane (&draw, hex, way);
    g_assert_cmpfloat (fabs (orientation == CR_POINTY ? lane.out.y : lane.out.x), >, 0.999);
    g_assert_cmpfloat (fabs (orientation == CR_POINTY ? lane.at.x - to.x : lane.at.y - to.y), <,
                       0.23);
  }
}

/* Beyond the edge of the map the ground goes on as it is there, and no bridge does. */
static void
test_edge (void)
{
  g_autoptr (Sketch) sketch =
      sketch_new ("...B...\n#######\n.......\n.......\n", CR_FLAT, CR_SHIFT_ODD);
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  CrDraw draw = {
    .art = sketch->art, .map = sketch->map, .grid = grid, .clip = cr_layout_frame (grid)
  };
  CrHex hex = cr_grid_hex_at (grid, 4, 2), over = cr_grid_hex_at (grid, 4, 1);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    if (!cr_hex_equal (cr_hex_neighbour (hex, d), over))
      continue;
    CrLane lane = cr_draw_get_lane (&draw, hex, d);
    g_assert_cmpfloat (fabs (lane.out.y), >, 0.999);
    return;
  }
  g_assert_not_reached ();
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/gate/aslant", test_aslant);
  g_test_add_func ("/draw/gate/lane", test_lane);
  g_test_add_func ("/draw/gate/edge", test_edge);
  g_test_add_func ("/draw/gate/before", test_before);
  g_test_add_func ("/draw/gate/front", test_front);
  return g_test_run ();
}
