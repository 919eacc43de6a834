/* test-decode.c: pictures from outside. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves the bad-input list of the first issue for pictures; no rule ids. */
#include <glib/gstdio.h>
#include <string.h>
#include <sys/resource.h>
#include <zlib.h>

#include "cr-decode.h"
#include "cr-error.h"

static cairo_status_t
write_cb (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static GBytes *
new_png (int width, int height)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  GByteArray *bytes = g_byte_array_new ();

  cairo_set_source_rgba (cr, 1, 0, 0, 0.5);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_write_to_png_stream (surface, write_cb, bytes);
  cairo_surface_destroy (surface);
  return g_byte_array_free_to_bytes (bytes);
}

static guint32
first_pixel (cairo_surface_t *surface)
{
  return *(const guint32 *) (gconstpointer) cairo_image_surface_get_data (surface);
}

static void
test_png (void)
{
  g_autoptr (GBytes) bytes = new_png (31, 17);
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface = cr_decode_bytes (bytes, "scan.png", &error);

  g_assert_no_error (error);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 31);
  g_assert_cmpint (cairo_image_surface_get_height (surface), ==, 17);
  g_assert_cmphex (first_pixel (surface), ==, 0x80800000);
  cairo_surface_destroy (surface);
}

static cairo_surface_t *
decode_text (const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new_static (text, strlen (text));

  return cr_decode_bytes (bytes, "scan.png", error);
}

static void
test_svg (void)
{
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface =
      decode_text ("<svg xmlns='http://www.w3.org/2000/svg' width='20' height='10'>"
                   "<rect width='20' height='10' fill='#0000ff'/></svg>",
                   &error);

  g_assert_no_error (error);
  g_assert_cmpint (cairo_image_surface_get_width (surface), ==, 20);
  g_assert_cmphex (first_pixel (surface), ==, 0xff0000ff);
  cairo_surface_destroy (surface);
}

/* A drawing cannot fetch another file into itself. */
static void
test_svg_is_shut_in (void)
{
  g_autoptr (GBytes) png = new_png (8, 8);
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "crenel-shut-in.png", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, g_bytes_get_data (png, NULL), (gssize) g_bytes_get_size (png), &error);
  g_assert_no_error (error);
  text = g_strdup_printf ("<svg xmlns='http://www.w3.org/2000/svg' "
                          "xmlns:xlink='http://www.w3.org/1999/xlink' width='8' height='8'>"
                          "<image xlink:href='file://%s' width='8' height='8'/></svg>",
                          path);
  cairo_surface_t *surface = decode_text (text, &error);
  g_assert_no_error (error);
  g_assert_cmphex (first_pixel (surface), ==, 0);
  cairo_surface_destroy (surface);
  g_unlink (path);
}

static void
assert_refused (cairo_surface_t *surface, GError *error, int code, const char *part)
{
  g_assert_null (surface);
  g_assert_error (error, CR_ERROR, code);
  g_assert_nonnull (strstr (error->message, part));
  g_assert_true (g_str_has_prefix (error->message, "the picture “"));
  g_error_free (error);
}

static void
test_refused (void)
{
  GError *error = NULL;
  g_autoptr (GBytes) png = new_png (200, 200);
  g_autoptr (GBytes) half = g_bytes_new_from_bytes (png, 0, g_bytes_get_size (png) / 2);
  g_autoptr (GBytes) empty = g_bytes_new_static ("", 0);
  cairo_surface_t *surface = decode_text ("hello", &error);

  assert_refused (surface, g_steal_pointer (&error), CR_ERROR_PICTURE, "no picture");
  surface = cr_decode_bytes (empty, "scan.png", &error);
  assert_refused (surface, g_steal_pointer (&error), CR_ERROR_PICTURE, "no picture");
  surface = cr_decode_bytes (half, "scan.png", &error);
  assert_refused (surface, g_steal_pointer (&error), CR_ERROR_PICTURE, "damaged");
  surface = decode_text ("<svg xmlns='http://www.w3.org/2000/svg'><rect></svg>", &error);
  assert_refused (surface, g_steal_pointer (&error), CR_ERROR_PICTURE, "damaged");
  surface =
      decode_text ("<svg xmlns='http://www.w3.org/2000/svg' width='9e9' height='9e9'/>", &error);
  assert_refused (surface, g_steal_pointer (&error), CR_ERROR_PICTURE, "too large");
}

/* A head that promises more pixels than there is room for is refused before they are made. */
static void
test_bomb (void)
{
  g_autoptr (GBytes) png = new_png (4, 4);
  gsize size;
  g_autofree guint8 *copy = g_bytes_unref_to_data (g_bytes_ref (png), &size);
  GError *error = NULL;

  memcpy (copy + 16, "\0\1\0\0\0\1\0\0", 8); /* 65,536 each way */
  g_autoptr (GBytes) bomb = g_bytes_new (copy, size);
  cairo_surface_t *surface = cr_decode_bytes (bomb, "scan.png", &error);
  g_assert_null (surface);
  g_assert_error (error, CR_ERROR, CR_ERROR_PICTURE);
  g_error_free (error);
}

/* One that keeps its decoder busy is said to take too long, not to be damaged. The limit is too far
 * to be waited for, so the decoder is told that it has come. */
static void
test_too_long (void)
{
  static const char script[] = "#!/bin/sh\ncat > /dev/null\nkill -XCPU $$\n";
  g_autofree char *path = g_build_filename (g_get_tmp_dir (), "crenel-slow-decoder", NULL);
  GError *error = NULL;
  cairo_surface_t *surface;

  g_assert_true (g_file_set_contents_full (path, script, -1, 0, 0700, NULL));
  g_setenv ("CRENEL_DECODE", path, TRUE);
  surface = decode_text ("<svg/>", &error);
  assert_refused (surface, error, CR_ERROR_PICTURE, "“scan.png” cannot be read: it takes too long");
  g_unsetenv ("CRENEL_DECODE");
  g_unlink (path);
}

/* Where the limits of time lie, as the decoder sets them: the one that tells before the one that
 * kills, and near for a drawing of a few bytes. Time is that of the processor, whatever else runs.
 */
static void
test_limits (void)
{
  static const char svg[] = "<svg xmlns='http://www.w3.org/2000/svg' width='4000' height='4000'>"
                            "<filter id='f'><feTurbulence baseFrequency='0.1' "
                            "numOctaves='999999999'/></filter>"
                            "<rect width='4000' height='4000' filter='url(#f)'/></svg>";
  struct rusage before, after;
  GError *error = NULL;
  cairo_surface_t *surface;

  getrusage (RUSAGE_CHILDREN, &before);
  surface = decode_text (svg, &error);
  getrusage (RUSAGE_CHILDREN, &after);
  assert_refused (surface, error, CR_ERROR_PICTURE, "“scan.png” cannot be read: it takes too long");
  g_assert_cmpint (after.ru_utime.tv_sec - before.ru_utime.tv_sec, <=, 3);
}

/* A square drawn 10,000,000 times, told in a kilobyte, on a sheet of a few pixels: it has a third
 * of a second. */
static void
test_repeated (void)
{
  GString *svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' "
                               "xmlns:xlink='http://www.w3.org/1999/xlink' width='90' height='90'>"
                               "<defs><rect id='a0' width='3' height='3'/>");
  struct rusage before, after;
  GError *error = NULL;
  cairo_surface_t *surface;

  for (int i = 1; i <= 7; i++) {
    g_string_append_printf (svg, "<g id='a%d'>", i);
    for (int j = 0; j < 10; j++)
      g_string_append_printf (svg, "<use xlink:href='#a%d'/>", i - 1);
    g_string_append (svg, "</g>");
  }
  g_string_append (svg, "</defs><use xlink:href='#a7'/></svg>");
  getrusage (RUSAGE_CHILDREN, &before);
  surface = decode_text (svg->str, &error);
  getrusage (RUSAGE_CHILDREN, &after);
  assert_refused (surface, error, CR_ERROR_PICTURE, "“scan.png” cannot be read: it takes too long");
  g_assert_cmpfloat ((after.ru_utime.tv_sec - before.ru_utime.tv_sec) +
                         (after.ru_utime.tv_usec - before.ru_utime.tv_usec) / 1e6,
                     <, 1);
  g_string_free (svg, TRUE);
}

static double
get_seconds (void)
{
  struct rusage use;

  getrusage (RUSAGE_CHILDREN, &use);
  return (double) use.ru_utime.tv_sec + (double) use.ru_stime.tv_sec +
         (double) (use.ru_utime.tv_usec + use.ru_stime.tv_usec) / 1e6;
}

static void
append_number (GByteArray *bytes, guint32 number)
{
  guint32 big = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const guint8 *) &big, sizeof big);
}

/* A megabyte of words in a kilobyte, many times: unpacked they would fill the memory. */
static void
test_packed_words (void)
{
  static const char head[] = "zTXtwords\0";
  g_autoptr (GBytes) png = new_png (31, 17);
  GByteArray *bomb = g_bytes_unref_to_array (g_bytes_ref (png));
  g_autoptr (GByteArray) tail = g_byte_array_new ();
  g_autofree guint8 *words = g_malloc0 (1000000), *packed = g_malloc (20000);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  uLongf n_packed = 20000;
  double start = get_seconds ();

  compress (packed, &n_packed, words, 1000000);
  g_byte_array_append (tail, bomb->data + 33, bomb->len - 33);
  g_byte_array_set_size (bomb, 33); /* the first chunk tells the size */
  for (int i = 0; i < 900; i++) {
    guint at = bomb->len + 4;

    append_number (bomb, (guint32) (sizeof head - 4 + n_packed));
    g_byte_array_append (bomb, (const guint8 *) head, sizeof head);
    g_byte_array_append (bomb, packed, (guint) n_packed);
    append_number (bomb, (guint32) crc32 (0, bomb->data + at, bomb->len - at));
  }
  g_byte_array_append (bomb, tail->data, tail->len);
  bytes = g_byte_array_free_to_bytes (bomb);
  cairo_surface_t *surface = cr_decode_bytes (bytes, "scan.png", &error);
  g_assert_no_error (error);
  g_assert_cmphex (first_pixel (surface), ==, 0x80800000);
  cairo_surface_destroy (surface);
  g_assert_cmpfloat (get_seconds () - start, <, 1);
}

/* Each element takes a kilobyte, however few bytes it is told in. */
static void
test_many_elements (void)
{
  g_autoptr (GString) svg = g_string_new ("<svg xmlns='http://www.w3.org/2000/svg' "
                                          "width='90' height='90'>");
  g_autoptr (GError) error = NULL;
  double start = get_seconds ();

  for (int i = 0; i < 400000; i++)
    g_string_append (svg, "<g/>");
  g_string_append (svg, "</svg>");
  g_assert_null (decode_text (svg->str, &error));
  g_assert_error (error, CR_ERROR, CR_ERROR_PICTURE);
  g_assert_nonnull (strstr (error->message, "“scan.png” cannot be read: it needs too much memory"));
  g_assert_cmpfloat (get_seconds () - start, <, 0.5);
}

/* 20,000 scans over a picture of 64 million pixels would take minutes. */
static void
test_many_scans (void)
{
  static const guint8 head[] = {
    0xff, 0xd8, 0xff, 0xc2, 0, 11, 8, 0x1f, 0x40, 0x1f, 0x40, 1, 1, 0x11, 0,
  };
  static const guint8 scan[] = { 0xff, 0xda, 0, 8, 1, 1, 0, 0, 0, 0 };
  GByteArray *jpeg = g_byte_array_new ();
  g_autoptr (GBytes) bytes = NULL;
  GError *error = NULL;
  cairo_surface_t *surface;

  g_byte_array_append (jpeg, head, sizeof head);
  for (int i = 0; i < 20000; i++)
    g_byte_array_append (jpeg, scan, sizeof scan);
  g_byte_array_append (jpeg, (const guint8 *) "\xff\xd9", 2);
  bytes = g_byte_array_free_to_bytes (jpeg);
  surface = cr_decode_bytes (bytes, "scan.jpg", &error);
  assert_refused (surface, error, CR_ERROR_PICTURE, "100 scans are the limit");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/decode/png", test_png);
  g_test_add_func ("/draw/decode/svg", test_svg);
  g_test_add_func ("/draw/decode/repeated", test_repeated);
  g_test_add_func ("/draw/decode/svg-is-shut-in", test_svg_is_shut_in);
  g_test_add_func ("/draw/decode/refused", test_refused);
  g_test_add_func ("/draw/decode/bomb", test_bomb);
  g_test_add_func ("/draw/decode/too-long", test_too_long);
  g_test_add_func ("/draw/decode/limits", test_limits);
  g_test_add_func ("/draw/decode/packed-words", test_packed_words);
  g_test_add_func ("/draw/decode/many-elements", test_many_elements);
  g_test_add_func ("/draw/decode/many-scans", test_many_scans);
  return g_test_run ();
}
