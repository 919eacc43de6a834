/* test-baron.c: castles by chance, drawn whole, in parts, twice and for print.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the art direction on castles that nobody has touched up by hand; no rule ids. */
#define _GNU_SOURCE
#include "baron.h"
#include "wild.h"

#include <cairo-pdf.h>
#include <string.h>

#define PX 34
#define TILE 256
#define N_CASTLES 5

/* What the rasteriser rounds: path points lie on a lattice of 1/256 pixel. */
#define ROUNDED 32

/* So many pixels of a tile, however little of the sheet is left for it: boards and courses, whose
 * edges run along the rows of pixels, may be all of that. */
#define MOST_ROUNDED (TILE * TILE / 500)

static CrOrientation
orientation_of (guint32 seed)
{
  return seed % 2 ? CR_FLAT : CR_POINTY;
}

static Sketch *
build (guint32 seed)
{
  g_test_message ("castle %u", seed);
  return baron_new (seed, orientation_of (seed), seed / 2 % 2 ? CR_SHIFT_ODD : CR_SHIFT_EVEN);
}

static void
check_tile (Sketch *sketch, cairo_surface_t *whole, int x0, int y0)
{
  CrPaintOptions options;

  cr_paint_options_init (&options);
  cairo_surface_t *tile = sketch_paint_tile (sketch, PX, &options, x0, y0, TILE);
  g_assert_cmpint (sketch_count_rounded (whole, tile, x0, y0, ROUNDED), <, MOST_ROUNDED);
  cairo_surface_destroy (tile);
}

static void
check_tiles (Sketch *sketch)
{
  CrPaintOptions options;
  cairo_surface_t *whole;
  int columns, rows;

  cr_paint_options_init (&options);
  whole = sketch_paint (sketch, PX, &options);
  columns = (cairo_image_surface_get_width (whole) - 1) / TILE + 1;
  rows = (cairo_image_surface_get_height (whole) - 1) / TILE + 1;

  for (int i = columns * rows - 1; i >= 0; i--)
    check_tile (sketch, whole, i % columns * TILE, i / columns * TILE);
  cairo_surface_destroy (whole);
}

/* No seam, in whatever order the tiles are made: here from the last to the first. */
static void
test_tiles (void)
{
  guint32 first = sketch_first_seed (), n = sketch_n_castles (N_CASTLES);

  for (guint32 seed = first; seed < first + n; seed++) {
    g_autoptr (Sketch) sketch = build (seed);

    check_tiles (sketch);
  }
}

/* Whatever meets whatever. */
static void
test_wild_tiles (void)
{
  guint32 first = sketch_first_seed (), n = sketch_n_castles (4);

  for (guint32 seed = first; seed < first + n; seed++) {
    g_autoptr (Sketch) sketch = wild_new (seed, seed % 2 ? CR_POINTY : CR_FLAT, seed / 2 % 2);

    g_test_message ("wild castle %u", seed);
    check_tiles (sketch);
  }
}

static gpointer
paint_digest (gpointer data)
{
  g_autoptr (Sketch) sketch = build (GPOINTER_TO_UINT (data));
  cairo_surface_t *surface = sketch_paint_plainly (sketch, PX);
  char *digest =
      g_compute_checksum_for_data (G_CHECKSUM_SHA256, cairo_image_surface_get_data (surface),
                                   (gsize) cairo_image_surface_get_stride (surface) *
                                       (gsize) cairo_image_surface_get_height (surface));

  cairo_surface_destroy (surface);
  return digest;
}

/* The same castle, the same picture to the bit: alone, and while others are drawn beside it. */
static void
test_threads (void)
{
  GThread *threads[4];
  char *alone[4];

  for (guint i = 0; i < 4; i++)
    alone[i] = paint_digest (GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < 4; i++)
    threads[i] = g_thread_new ("paint", paint_digest, GUINT_TO_POINTER (i + 1));
  for (guint i = 0; i < 4; i++) {
    g_autofree char *beside = g_thread_join (threads[i]);

    g_assert_cmpstr (beside, ==, alone[i]);
    g_free (alone[i]);
  }
}

static cairo_status_t
write_cb (gpointer closure, const guint8 *data, guint size)
{
  g_byte_array_append (closure, data, size);
  return CAIRO_STATUS_SUCCESS;
}

/* Printed castles are lines and fills: no pixels, and not many bytes a hex. */
static void
test_print (void)
{
  for (guint32 seed = 1; seed <= N_CASTLES; seed++) {
    g_autoptr (Sketch) sketch = build (seed);
    g_autoptr (GByteArray) bytes = g_byte_array_new ();
    CrBox sheet = cr_paint_sheet_box (sketch->map);
    cairo_surface_t *surface =
        cairo_pdf_surface_create_for_stream (write_cb, bytes, sheet.width * 57, sheet.height * 57);
    cairo_t *cr = cairo_create (surface);
    CrPaintOptions options;

    cr_paint_options_init (&options);
    options.variant = seed % 3 ? CR_VARIANT_COLOUR : CR_VARIANT_GREY;
    cairo_scale (cr, 57, 57);
    cairo_translate (cr, -sheet.x, -sheet.y);
    cr_art_paint (sketch->art, cr, &options);
    cr_art_paint_frame (sketch->art, cr, &options);
    cairo_destroy (cr);
    cairo_surface_finish (surface);
    cairo_surface_destroy (surface);
    g_assert_null (memmem (bytes->data, bytes->len, "/Image", 6));
    g_assert_nonnull (memmem (bytes->data, bytes->len, "/Page", 5));
    g_assert_cmpuint (bytes->len, <, 26 * 18 * 16000);
    g_test_message ("%u bytes", bytes->len);
  }
}

static int
count_blue (Sketch *sketch, cairo_surface_t *surface, double px, CrHex hex)
{
  CrPoint c = cr_layout_centre (cr_map_get_grid (sketch->map), hex);
  int n = 0, x, y;

  for (int i = 0; i < 9; i++) {
    CrPoint p = { c.x + 0.25 * (i % 3 - 1), c.y + 0.25 * (i / 3 - 1) };

    sketch_locate (sketch, px, p, &x, &y);
    guint32 pixel = sketch_get_pixel (surface, x, y);
    n += (int) (pixel & 0xff) > (int) (pixel >> 16 & 0xff) + 20;
  }
  return n;
}

/* A court within a moat stays dry wherever the cells fall in which pixels are painted: the far ring
 * of water is cut short for each of them. */
static void
test_dry (void)
{
  g_autoptr (Sketch) sketch = baron_new (0, CR_FLAT, CR_SHIFT_EVEN);
  const CrGrid *grid = cr_map_get_grid (sketch->map);

  for (double px = 42; px <= 72; px += 6) {
    cairo_surface_t *surface = sketch_paint_plainly (sketch, px);

    for (int i = 0; i < cr_grid_n_cells (grid); i++) {
      CrPlace place = { 0, cr_grid_get_hex (grid, i) };

      if (g_str_equal (cr_map_get_terrain (sketch->map, place), "court"))
        g_assert_cmpint (count_blue (sketch, surface, px, place.hex), ==, 0);
    }
    cairo_surface_destroy (surface);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/baron/tiles", test_tiles);
  g_test_add_func ("/draw/baron/wild-tiles", test_wild_tiles);
  g_test_add_func ("/draw/baron/dry", test_dry);
  g_test_add_func ("/draw/baron/threads", test_threads);
  g_test_add_func ("/draw/baron/print", test_print);
  return g_test_run ();
}
