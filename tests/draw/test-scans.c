/* test-scans.c: fitted scans under the map. SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "cr-fit.h"
#include "cr-regions.h"
#include "sketch.h"

#define PX 40.0
#define WIDTH 900
#define HEIGHT 700

static const char rows[] = "............\n"
                           "............\n"
                           "............\n"
                           "............\n"
                           "............\n"
                           "............\n"
                           "............\n"
                           "............\n";

/* How the scan lies: turned, and by @bend slanted and curled. */
static CrPoint
look (CrPoint p, double bend)
{
  double u = (p.x - 4) / 4, v = (p.y - 3) / 4, depth = 1 + bend * (0.05 * u - 0.03 * v);

  p.y += bend * 0.3 * u * u;
  p.x += bend * 0.1 * u * (u * u + v * v);
  return (CrPoint){ 420 + (80 * (p.x - 4) - 4 * (p.y - 3)) / depth,
                    340 + (4 * (p.x - 4) + 78 * (p.y - 3)) / depth };
}

static CrNode *
fit_node (const CrGrid *grid, CrFitKind kind, double bend, CrPoint shift)
{
  g_autoptr (GArray) points = g_array_new (FALSE, FALSE, sizeof (CrFitPoint));
  g_autoptr (GError) error = NULL;
  CrFitResult fit;

  for (int row = 1; row <= 8; row += 2)
    for (int column = 1; column <= 12; column += 3) {
      CrHex hex = cr_grid_hex_at (grid, column, row);
      CrPoint pixel = look (cr_layout_centre (grid, hex), bend);
      CrFitPoint point = { hex, { pixel.x - shift.x, pixel.y - shift.y }, 0 };

      g_array_append_val (points, point);
    }
  cr_fit_points (grid, points, kind, &fit, &error);
  g_assert_no_error (error);
  return cr_fit_to_node (grid, &fit, points);
}

/* Lays a picture on the sketch. */
static void
lay (Sketch *sketch, const char *id, cairo_surface_t *surface, CrNode *fit)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrNode *node = cr_node_new ("picture");

  cr_node_set (node, "id", id);
  cr_node_take_child (node, fit);
  cr_edit_insert_node (edit, sketch->map, CR_SECTION_PICTURES,
                       cr_map_n_nodes (sketch->map, CR_SECTION_PICTURES), node);
  cr_edit_swap (edit, sketch->map);
  cr_art_set_picture (sketch->art, id, surface);
}

/* Darkness drawn round a place of the sheet. Returns: the middle of it, in W off @plane */
static CrPoint
find_dot (Sketch *sketch, cairo_surface_t *sheet, CrPoint plane)
{
  CrBox box = cr_paint_sheet_box (sketch->map);
  double x0 = (plane.x - box.x) * PX, y0 = (plane.y - box.y) * PX, sum = 0;
  CrPoint middle = { 0, 0 };

  for (int y = (int) y0 - 12; y <= (int) y0 + 12; y++)
    for (int x = (int) x0 - 12; x <= (int) x0 + 12; x++) {
      double dark = MAX (0, 180 - (double) (sketch_get_pixel (sheet, x, y) & 0xff));

      sum += dark;
      middle.x += dark * (x + 0.5 - x0);
      middle.y += dark * (y + 0.5 - y0);
    }
  g_assert_cmpfloat (sum, >, 2000);
  return (CrPoint){ middle.x / sum / PX, middle.y / sum / PX };
}

/* A scan with a dot where its own fit has each hex: drawn, the dot is on the hex. */
static void
test_kinds (void)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  options.mode = CR_PAINT_PICTURE;
  options.show = 0;
  for (int orientation = 0; orientation < 2; orientation++)
    for (CrFitKind kind = CR_FIT_AFFINE; kind <= CR_FIT_PIECEWISE; kind++) {
      g_autoptr (Sketch) sketch = sketch_new (rows, orientation, CR_SHIFT_ODD);
      const CrGrid *grid = cr_map_get_grid (sketch->map);
      cairo_surface_t *scan = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
      cairo_t *cr = cairo_create (scan);
      CrNode *node = fit_node (grid, kind, kind == CR_FIT_AFFINE ? 0 : 1, (CrPoint){ 0, 0 });
      CrBox frame = cr_layout_frame (grid);
      CrFitResult fit;
      double worst = 0;

      g_assert_true (cr_fit_from_node (grid, node, &fit, NULL, NULL));
      cairo_set_source_rgb (cr, 1, 1, 1);
      cairo_paint (cr);
      cairo_set_source_rgb (cr, 0, 0, 0);
      for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
        CrPoint at = cr_fit_locate (&fit, grid, cr_grid_get_hex (grid, cell));

        cairo_arc (cr, at.x, at.y, 7, 0, 2 * G_PI);
        cairo_fill (cr);
      }
      cairo_destroy (cr);
      lay (sketch, "scan", scan, node);
      cairo_surface_destroy (scan);
      cairo_surface_t *sheet = sketch_paint (sketch, PX, &options);
      for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
        CrPoint plane = cr_layout_centre (grid, cr_grid_get_hex (grid, cell));
        CrPoint pixel = cr_warp_apply (&fit.warp, plane), off;

        /* Not those that the frame or the scan cuts. */
        if (pixel.x < 20 || pixel.y < 20 || pixel.x > WIDTH - 20 || pixel.y > HEIGHT - 20 ||
            plane.x < frame.x + 0.4 || plane.y < frame.y + 0.4 ||
            plane.x > frame.x + frame.width - 0.4 || plane.y > frame.y + frame.height - 0.4)
          continue;
        off = find_dot (sketch, sheet, plane);
        worst = MAX (worst, hypot (off.x, off.y));
      }
      g_test_message ("%s: a dot is at most %.4f W beside its hex", cr_fit_kind_get_name (kind),
                      worst);
      g_assert_cmpfloat (worst, <, 0.02);

      /* A tile is the same as that part of the whole. */
      cairo_surface_t *tile = sketch_paint_tile (sketch, PX, &options, 96, 64, 128);
      for (int y = 0; y < 128; y += 3)
        for (int x = 0; x < 128; x += 3)
          g_assert_cmpint (ABS ((int) (sketch_get_pixel (tile, x, y) & 0xff) -
                                (int) (sketch_get_pixel (sheet, x + 96, y + 64) & 0xff)),
                           <=, 3);
      cairo_surface_destroy (tile);
      cairo_surface_destroy (sheet);
    }
}

static double
tone_at (CrPoint plane)
{
  return 0.55 + 0.25 * sin (plane.x * 1.3) * cos (plane.y * 0.9);
}

/* A piece of a wide scan of smooth tones, from pixel @left on; darker at its own border, as scans
 * are, which must not be seen where the other lies on it. */
static cairo_surface_t *
new_piece (const CrFitResult *fit, int left, int width)
{
  cairo_surface_t *piece = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, HEIGHT);
  guint32 *pixels = (guint32 *) (void *) cairo_image_surface_get_data (piece);
  int stride = cairo_image_surface_get_stride (piece) / 4;

  for (int y = 0; y < HEIGHT; y++)
    for (int x = 0; x < width; x++) {
      CrPoint plane = { 0, 0 };
      cr_warp_invert (&fit->warp, (CrPoint){ x + left + 0.5, y + 0.5 }, &plane);
      int tone = (int) (255 * tone_at (plane)), edge = MIN (x, width - 1 - x);

      if (edge < 4)
        tone /= 2;
      pixels[y * stride + x] = (guint32) (tone << 16 | tone << 8 | tone);
    }
  cairo_surface_mark_dirty (piece);
  return piece;
}

/* Two scans that overlap, each with its own fit, make one sheet without a seam. */
static void
test_seam (void)
{
  for (CrFitKind kind = CR_FIT_AFFINE; kind <= CR_FIT_PIECEWISE; kind++) {
    g_autoptr (Sketch) sketch = sketch_new (rows, CR_FLAT, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    double bend = kind == CR_FIT_AFFINE ? 0 : 1;
    g_autoptr (CrNode) whole = fit_node (grid, kind, bend, (CrPoint){ 0, 0 });
    CrPaintOptions options;
    CrFitResult fit;
    int worst = 0;

    cr_paint_options_init (&options);
    options.show = 0;
    g_assert_true (cr_fit_from_node (grid, whole, &fit, NULL, NULL));
    cairo_surface_t *left = new_piece (&fit, 0, 520), *right = new_piece (&fit, 400, 500);
    lay (sketch, "left", left, fit_node (grid, kind, bend, (CrPoint){ 0, 0 }));
    lay (sketch, "right", right, fit_node (grid, kind, bend, (CrPoint){ 400, 0 }));
    cairo_surface_destroy (left);
    cairo_surface_destroy (right);

    options.mode = CR_PAINT_PICTURE;
    cairo_surface_t *sheet = sketch_paint (sketch, PX, &options);
    CrBox box = cr_paint_sheet_box (sketch->map);
    for (int y = 0; y < 200; y++)
      for (int x = 0; x < 200; x++) {
        CrPoint plane = { 1 + x * 0.03, 1 + y * 0.02 };
        guint32 is = sketch_get_pixel (sheet, (int) ((plane.x - box.x) * PX),
                                       (int) ((plane.y - box.y) * PX)) &
                     0xff;
        worst = MAX (worst, ABS ((int) is - (int) (255 * tone_at (plane))));
      }
    g_test_message ("%s: at most %d of 255 beside the tone", cr_fit_kind_get_name (kind), worst);
    g_assert_cmpint (worst, <=, 12);
    cairo_surface_destroy (sheet);
  }
}

/* A crop shows no more of the picture than it says, bent or not. */
static void
test_crop (void)
{
  for (CrFitKind kind = CR_FIT_AFFINE; kind <= CR_FIT_PIECEWISE; kind++) {
    g_autoptr (Sketch) sketch = sketch_new (rows, CR_FLAT, CR_SHIFT_ODD);
    const CrGrid *grid = cr_map_get_grid (sketch->map);
    g_autoptr (CrEdit) edit = cr_edit_new ();
    cairo_surface_t *scan = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
    CrNode *node = cr_node_new ("picture");
    CrBox box = cr_paint_sheet_box (sketch->map);
    CrPaintOptions options;
    CrFitResult fit;

    cr_node_set (node, "id", "scan");
    cr_node_set (node, "crop", "100 0 300 700");
    cr_node_take_child (node,
                        fit_node (grid, kind, kind == CR_FIT_AFFINE ? 0 : 1, (CrPoint){ 0, 0 }));
    g_assert_true (cr_fit_from_node (grid, cr_node_find (node, "fit"), &fit, NULL, NULL));
    cr_edit_insert_node (edit, sketch->map, CR_SECTION_PICTURES, 0, node);
    cr_edit_swap (edit, sketch->map);
    cr_art_set_picture (sketch->art, "scan", scan);
    cairo_surface_destroy (scan);
    cr_paint_options_init (&options);
    options.show = 0;
    options.mode = CR_PAINT_PICTURE;
    cairo_surface_t *sheet = sketch_paint (sketch, PX, &options);
    for (int x = 16; x < 8 * PX; x += 3) {
      CrPoint plane = { x / PX, 3 }, pixel = cr_warp_apply (&fit.warp, plane);
      guint32 is =
          sketch_get_pixel (sheet, (int) ((plane.x - box.x) * PX), (int) ((plane.y - box.y) * PX)) &
          0xff;

      if (pixel.x > 105 && pixel.x < 395)
        g_assert_cmpint (is, <, 5);
      if (pixel.x < 95 || pixel.x > 405)
        g_assert_cmpint (is, >, 150);
    }
    cairo_surface_destroy (sheet);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/scans/kinds", test_kinds);
  g_test_add_func ("/draw/scans/seam", test_seam);
  g_test_add_func ("/draw/scans/crop", test_crop);
  return g_test_run ();
}
