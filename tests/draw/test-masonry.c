/* test-masonry.c: stones where they are, whatever rounding makes of a place.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction's section 1.7; no rule ids. */
#include "cr-castle-private.h"
#include "fort.h"
#include "wild.h"

#define PX 24
#define SIZE 9

/* In W: far more than what a computer rounds, far less than one sees. */
#define NUDGE 1e-9

/* @quoins: these instead of courses */
static cairo_surface_t *
draw_stones (const GArray *line, CrBox box, gboolean quoins)
{
  static const CrCourses courses = { 0.36, 3, 0.17, 0.30 };
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (box.width * PX) + 1, (int) (box.height * PX) + 1);
  CrPaintOptions options;
  CrDraw draw = { .cr = cairo_create (surface), .options = &options, .detail = CR_DETAIL_FULL };

  cr_paint_options_init (&options);
  cairo_set_source_rgb (draw.cr, 1, 1, 1);
  cairo_paint (draw.cr);
  cairo_scale (draw.cr, PX, PX);
  cairo_translate (draw.cr, -box.x, -box.y);
  if (quoins)
    cr_draw_quoins (&draw, line);
  else
    cr_draw_courses (&draw, line, &courses);
  cairo_destroy (draw.cr);
  return surface;
}

/* How many pixels of a wall's joints change when each of its corners moves by nothing. */
static int
count_nudged (const GArray *line, guint turn)
{
  g_autoptr (GArray) nudged = cr_line_copy (line);
  CrBox box = cr_line_get_box (line);
  cairo_surface_t *before = draw_stones (line, box, FALSE), *after;
  int n;

  for (guint i = 0; i < line->len; i++) {
    cr_line_at (nudged, i).x += (i + turn) % 2 ? NUDGE : -NUDGE;
    cr_line_at (nudged, i).y += (i + turn) / 2 % 2 ? NUDGE : -NUDGE;
  }
  after = draw_stones (nudged, box, FALSE);
  n = sketch_count_changes (before, after, 4);
  cairo_surface_destroy (before);
  cairo_surface_destroy (after);
  return n;
}

/* A corner is found from walls on both sides of it, so another wall moves it by what is rounded:
 * no joint may come or go by that. */
static void
test_rounding (void)
{
  static const CrRegionClass *const classes[] = { &cr_walk_class, &cr_solid_class, &cr_keep_class };
  int n = 0, wrong = 0;

  for (guint32 seed = 1; seed <= 40; seed++) {
    g_autoptr (Sketch) sketch = wild_new (seed, seed % 2, seed / 2 % 2);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    CrDraw draw = { .art = sketch->art, .grid = grid, .clip = cr_layout_frame (grid) };

    for (guint c = 0; c < G_N_ELEMENTS (classes); c++) {
      g_autoptr (GPtrArray) regions = cr_draw_get_regions (&draw, classes[c], 0);
      for (guint i = 0; i < regions->len; i++) {
        const CrRegion *region = regions->pdata[i];
        for (guint k = 0; k < region->outlines->len; k++)
          for (guint turn = 0; turn < 4; turn++, n++) {
            int changed = count_nudged (region->outlines->pdata[k], turn);
            if (changed > 0)
              g_test_message ("seed %u: %d pixels", seed, changed);
            wrong += changed > 0;
          }
      }
    }
  }
  g_test_message ("%d of %d outlines", wrong, n);
  g_assert_cmpint (n, >, 500);
  g_assert_cmpint (wrong, ==, 0);
}

/* A wall as thick as the map, but for a court of one hex or two in the middle. */
static Sketch *
lay_thick (CrOrientation orientation, CrDirection way, int n_hexes)
{
  g_autoptr (GString) rows = g_string_new (NULL);
  CrGrid grid = { SIZE, SIZE, orientation, CR_SHIFT_ODD, TRUE };
  CrHex hex = cr_grid_hex_at (&grid, SIZE / 2 + 1, SIZE / 2 + 1);
  Sketch *sketch;

  for (int i = 0; i < SIZE; i++)
    g_string_append (rows, "#########\n");
  for (int i = 0; i < n_hexes; i++, hex = cr_hex_neighbour (hex, way)) {
    int column, row;
    cr_grid_address (&grid, hex, &column, &row);
    rows->str[(row - 1) * (SIZE + 1) + column - 1] = '.';
  }
  sketch = sketch_new (rows->str, orientation, CR_SHIFT_ODD);
  fort_crenellate (sketch);
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  return sketch;
}

/* From the middle of a hex: half of it, and one hex about it; in W. */
#define MOST 1.5

/* The far side of a court within a wall stays as it was where its near side is opened, or hidden
 * by a tower. */
static void
test_holes (void)
{
  static const char letters[] = { '.', 'T', 'c' };

  for (guint i = 0; i < 2 * CR_N_DIRECTIONS * G_N_ELEMENTS (letters) * 2; i++) {
    CrDirection way = i % CR_N_DIRECTIONS;
    CrOrientation orientation = i / CR_N_DIRECTIONS % 2 ? CR_FLAT : CR_POINTY;
    int n = 1 + i / CR_N_DIRECTIONS / 2 % 2;
    char letter = letters[i / CR_N_DIRECTIONS / 4];
    g_autoptr (Sketch) sketch = lay_thick (orientation, way, n);
    CrHex middle = cr_grid_hex_at (cr_map_get_grid (sketch->map), SIZE / 2 + 1, SIZE / 2 + 1);
    CrHex before = cr_hex_neighbour (middle, cr_direction_opposite (way));
    double farthest = sketch_measure_put (sketch, before, letter, 40);

    g_test_message ("%.2f W %c %d %d %u", farthest, letter, n, way, orientation);
    g_assert_cmpfloat (farthest, <=, MOST);
  }
}

/* Dressed stones are at the corners of a wall, on the wall's side of them, and nowhere else. */
static void
test_quoins (void)
{
  static const CrPoint corners[] = { { 0, 0 }, { 2, 0 }, { 2, 1 }, { 0, 1 } };
  g_autoptr (GArray) line = g_array_append_vals (cr_line_new (), corners, 4);
  cairo_surface_t *surface = draw_stones (line, (CrBox){ -1, -1, 4, 3 }, TRUE);

  for (guint i = 0; i < 4; i++) {
    double in_x = corners[i].x > 1 ? -0.07 : 0.07, in_y = corners[i].y > 0.5 ? -0.07 : 0.07;
    int x = (int) ((corners[i].x + 1 + in_x) * PX), y = (int) ((corners[i].y + 1 + in_y) * PX);

    g_assert_cmphex (sketch_get_pixel (surface, x, y) & 0xffffff, !=, 0xffffff);
  }
  g_assert_cmphex (sketch_get_pixel (surface, 2 * PX, PX + 2) & 0xffffff, ==, 0xffffff);
  g_assert_cmphex (sketch_get_pixel (surface, PX / 2, PX / 2) & 0xffffff, ==, 0xffffff);
  cairo_surface_destroy (surface);
}

/* A low wall along one side of a row of hexes that lie in a zigzag. */
static GArray *
lay_row (Sketch *sketch)
{
  const CrGrid *grid = cr_map_get_grid (sketch->map);
  gboolean flat = grid->orientation == CR_FLAT;
  double middle = 0;
  GArray *sides = g_array_new (FALSE, FALSE, sizeof (CrEdge));

  for (int i = 1; i <= SIZE; i++) {
    CrPoint c =
        cr_layout_centre (grid, cr_grid_hex_at (grid, flat ? i : SIZE / 2, flat ? SIZE / 2 : i));
    middle += (flat ? c.y : c.x) / SIZE;
  }
  for (int i = 1; i <= SIZE; i++)
    for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
      int column = flat ? i : SIZE / 2, row = flat ? SIZE / 2 : i;
      CrEdge edge = { cr_grid_hex_at (grid, column, row), d };
      CrPoint c = cr_layout_centre (grid, cr_hex_neighbour (edge.hex, d));

      if ((flat ? c.y : c.x) < middle + 0.3)
        continue;
      fort_put_side (sketch, column, row, d, (CrSide){ .kind = CR_SIDE_LOW_WALL });
      if (i > 2 && i < SIZE - 1)
        g_array_append_val (sides, edge);
    }
  cr_scene_refresh (sketch->scene);
  cr_art_refresh (sketch->art);
  return sides;
}

/* A wall that is only hexsides runs straight along a row of them, and so do the doors in it. */
static void
test_thin (void)
{
  for (guint i = 0; i < 4; i++) {
    CrOrientation orientation = i % 2 ? CR_FLAT : CR_POINTY;
    g_autoptr (Sketch) sketch =
        sketch_new (".........\n.........\n.........\n.........\n.........\n"
                    ".........\n.........\n.........\n.........\n",
                    orientation, i / 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    g_autoptr (GArray) sides = lay_row (sketch);
    CrDraw draw = { .map = sketch->map, .art = sketch->art, .grid = grid };
    double first = 0;

    g_assert_cmpint (sides->len, >=, 8);
    for (guint k = 0; k < sides->len; k++) {
      CrEdge edge = cr_edge_at (sides, k);
      CrAnchor anchor = cr_draw_get_anchor (&draw, edge.hex, edge.side);
      double off = orientation == CR_FLAT ? anchor.at.y : anchor.at.x;

      first = k == 0 ? off : first;
      g_assert_cmpfloat_with_epsilon (off, first, 1e-6);
      g_assert_cmpfloat_with_epsilon (orientation == CR_FLAT ? anchor.out.y : anchor.out.x, 1,
                                      1e-6);
    }
  }
}

/* A hex of wall that stands alone is square, of either kind of hexes; with a gate in a side that is
 * no face of a square it keeps its sides. */
static void
test_lone (void)
{
  for (guint i = 0; i < 4; i++) {
    CrOrientation orientation = i % 2 ? CR_FLAT : CR_POINTY;
    g_autoptr (Sketch) sketch =
        sketch_new (".....\n.....\n..#..\n.....\n.....\n", orientation, CR_SHIFT_ODD);
    CrDraw draw = { .art = sketch->art, .map = sketch->map, .scene = sketch->scene };
    gboolean gate = i > 1;

    draw.grid = cr_map_get_grid (sketch->map);
    draw.clip = cr_layout_frame (draw.grid);
    if (gate)
      fort_put_side (sketch, 3, 3, orientation == CR_FLAT ? 1 : 0,
                     (CrSide){ .kind = CR_SIDE_GATE });
    cr_art_refresh (sketch->art);
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (&draw, &cr_walk_class, 0);
    g_assert_cmpint (regions->len, ==, 1);
    const GArray *line = ((const CrRegion *) regions->pdata[0])->outlines->pdata[0];
    g_assert_cmpint (line->len, ==, gate ? CR_N_DIRECTIONS : 4);
  }
}

/* A passage along a row of hexes that lie in a zigzag runs straight. */
static void
test_passage (void)
{
  g_autoptr (Sketch) sketch =
      sketch_new (".........\n.........\n.PPPPPPP.\n.........\n.........\n", CR_FLAT, CR_SHIFT_ODD);
  CrDraw draw = { .art = sketch->art, .map = sketch->map, .scene = sketch->scene };
  double least = G_MAXDOUBLE, most = -G_MAXDOUBLE;

  draw.grid = cr_map_get_grid (sketch->map);
  draw.clip = cr_layout_frame (draw.grid);
  g_autoptr (GPtrArray) classes = cr_draw_get_classes (&draw, CR_RECIPE_LAYER_SECRET);
  CrPoint a = cr_layout_centre (draw.grid, cr_grid_hex_at (draw.grid, 4, 3));
  CrPoint b = cr_layout_centre (draw.grid, cr_grid_hex_at (draw.grid, 6, 3));
  for (guint c = 0; c < classes->len; c++) {
    g_autoptr (GPtrArray) regions = cr_draw_get_regions (&draw, classes->pdata[c], 0);

    for (guint i = 0; i < regions->len; i++) {
      const GArray *line = ((const CrRegion *) regions->pdata[i])->outlines->pdata[0];
      for (guint k = 0; k < line->len; k++) {
        CrPoint p = cr_line_at (line, k);
        if (p.x < a.x || p.x > b.x || p.y > a.y)
          continue;
        least = MIN (least, p.y);
        most = MAX (most, p.y);
      }
    }
  }
  g_test_message ("its upper wall sways by %.2f W", most - least);
  g_assert_cmpfloat (most, >, least);
  g_assert_cmpfloat (most - least, <, 0.2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/masonry/rounding", test_rounding);
  g_test_add_func ("/draw/masonry/holes", test_holes);
  g_test_add_func ("/draw/masonry/quoins", test_quoins);
  g_test_add_func ("/draw/masonry/thin", test_thin);
  g_test_add_func ("/draw/masonry/lone", test_lone);
  g_test_add_func ("/draw/masonry/passage", test_passage);
  return g_test_run ();
}
