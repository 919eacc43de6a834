/* test-svg.c: vector files hold the same picture in fewer bytes.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what issue 5 asks of print; no rule ids. */
#include "cr-picture-file.h"
#include "cr-svg-short.h"
#include "fort.h"

#include <cairo-svg.h>
#include <librsvg/rsvg.h>
#include <math.h>

/* Points to a W, as a sheet is printed. */
#define POINTS 57

static void
assert_short (const char *path, const char *expected)
{
  g_autofree char *svg = g_strdup_printf ("<svg><path d=\"%s\"/></svg>", path);
  g_autofree char *wanted = g_strdup_printf ("<svg><path d=\"%s\"/></svg>", expected);
  GString *out = cr_svg_shorten (svg, strlen (svg));

  g_assert_cmpstr (out->str, ==, wanted);
  g_string_free (out, TRUE);
}

static void
test_paths (void)
{
  assert_short ("M 10 20 L 11.5 20 L 11.5 19.25 Z M 10 20 ", "m10 20 1.5 0 0-.75z");
  assert_short ("M 1 1 C 1 2 3 4 5 6 C 5 7 8 9 10 11 L 0 0 ",
                "m1 1c0 1 2 3 4 5 0 1 3 3 5 5l-10-11");
  /* Moves follow each other by name, and what closed goes on from where it began. */
  assert_short ("M 1 1 M 2 2 L 3 3 Z L 4 4 ", "m1 1m1 1 1 1zl2 2");
  assert_short ("M 1 1 ", "m1 1");
  /* Hundredths add up to the true place, whatever was rounded on the way. */
  assert_short ("M 0 0 L 0.004 0 L 0.008 0 L 0.012 0 L 1.001 0 ", "m0 0 0 0 .01 0 0 0 .99 0");
  /* What cairo never writes stays. */
  assert_short ("M 1.123456 1 Q 2 2 3 3", "M 1.123456 1 Q 2 2 3 3");
  assert_short ("M 1 1 L 2", "M 1 1 L 2");
}

/* A path in units of its own is told the more exactly. */
static void
test_scaled (void)
{
  static const char svg[] =
      "<svg><path d=\"M 0.12345 1 L 2 2 \" transform=\"matrix(57,0,0,57,1.234567,0)\"/></svg>";
  static const char wanted[] =
      "<svg><path d=\"m.1235 1 1.8765 1\" transform=\"matrix(57,0,0,57,1.234567,0)\"/></svg>";
  GString *out = cr_svg_shorten (svg, sizeof svg - 1);

  g_assert_cmpstr (out->str, ==, wanted);
  g_string_free (out, TRUE);
}

static void
paint_sheet (cairo_t *cr, gpointer data)
{
  Sketch *sketch = data;
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  CrPaintOptions options;

  cr_paint_options_init (&options);
  cairo_scale (cr, POINTS, POINTS);
  cairo_translate (cr, -sheet.x, -sheet.y);
  cr_art_paint (sketch->art, cr, &options);
  cr_art_paint_frame (sketch->art, cr, &options);
}

static cairo_status_t
write_cb (gpointer closure, const guint8 *data, guint size)
{
  g_byte_array_append (closure, data, size);
  return CAIRO_STATUS_SUCCESS;
}

/* As cairo writes it. */
static GByteArray *
write_long (Sketch *sketch, double width, double height)
{
  GByteArray *bytes = g_byte_array_new ();
  cairo_surface_t *page = cairo_svg_surface_create_for_stream (write_cb, bytes, width, height);
  cairo_t *cr = cairo_create (page);

  paint_sheet (cr, sketch);
  cairo_destroy (cr);
  cairo_surface_finish (page);
  cairo_surface_destroy (page);
  return bytes;
}

static cairo_surface_t *
read_svg (gconstpointer data, gsize length, int width, int height)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (GInputStream) stream =
      g_memory_input_stream_new_from_data (data, (gssize) length, NULL);
  RsvgHandle *handle =
      rsvg_handle_new_from_stream_sync (stream, NULL, RSVG_HANDLE_FLAG_UNLIMITED, NULL, &error);
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (picture);

  g_assert_no_error (error);
  rsvg_handle_render_document (handle, cr, &(RsvgRectangle){ 0, 0, width, height }, &error);
  g_assert_no_error (error);
  cairo_destroy (cr);
  g_object_unref (handle);
  return picture;
}

/* So many bytes a hex at most; as cairo writes them there are twice as many. */
#define MOST_BYTES 13500

/* Of 255; so many pixels of ten thousand may differ by more. */
#define ROUNDED 24

static void
test_castle (void)
{
  g_autoptr (Sketch) sketch = fort_new (CR_FLAT, CR_SHIFT_ODD, FALSE);
  CrBox sheet = cr_paint_sheet_box (sketch->map);
  double width = ceil (sheet.width * POINTS), height = ceil (sheet.height * POINTS);
  int n_hexes = cr_grid_n_cells (cr_map_get_grid (sketch->map));
  CrPictureFile file = { CR_PICTURE_FILE_SVG, width, height, paint_sheet, sketch };
  g_autoptr (GByteArray) written = write_long (sketch, width, height);
  g_autoptr (GBytes) bytes = cr_picture_file_draw (&file, NULL);
  cairo_surface_t *a = read_svg (written->data, written->len, (int) width, (int) height);
  gsize length;
  gconstpointer data = g_bytes_get_data (bytes, &length);
  cairo_surface_t *b = read_svg (data, length, (int) width, (int) height);

  g_test_message ("%d hexes, %u bytes, shortened %zu: %zu a hex; %d pixels differ", n_hexes,
                  written->len, length, length / (gsize) n_hexes,
                  sketch_count_changes (a, b, ROUNDED));
  g_assert_cmpint (sketch_count_changes (a, b, ROUNDED), <, (int) (width * height) / 10000);
  g_assert_cmpuint (length / (gsize) n_hexes, <, MOST_BYTES);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/svg/paths", test_paths);
  g_test_add_func ("/draw/svg/scaled", test_scaled);
  g_test_add_func ("/draw/svg/castle", test_castle);
  return g_test_run ();
}
