/* test-picture.c: pictures of others: what they are and where.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "cr-error.h"
#include "cr-map-load.h"
#include "cr-picture.h"
#include "cr-xml-map.h"
#include "support.h"

#define SVG(x) "<svg xmlns='http://www.w3.org/2000/svg' " x "/>"

typedef struct {
  const char *data;
  gsize n;
  CrPictureFormat format;
  int width, height;
} Sized;

#define BYTES(x) x, sizeof x - 1
#define PNG(w, h) BYTES ("\x89PNG\r\n\x1a\n\0\0\0\rIHDR" w h "\1\0\0\0\0\0\0\0\0")

static const Sized sized[] = {
  { PNG ("\0\0\x19\xc8", "\0\0\x13\xec"), CR_PICTURE_PNG, 6600, 5100 },
  { BYTES ("\xff\xd8\xff\xe0\0\4ab\xff\xff\xc4\0\2\xff\xc2\0\x11\x08\0\x20\1\0\3\0\0\0"),
    CR_PICTURE_JPEG, 256, 32 },
  { BYTES ("RIFF\0\0\0\0WEBPVP8X\n\0\0\0\0\0\0\0\xff\3\0\xff\1\0"), CR_PICTURE_WEBP, 1024, 512 },
  { BYTES ("RIFF\0\0\0\0WEBPVP8L\n\0\0\0\x2f\x63\x40\x0c\0\0\0\0\0\0"), CR_PICTURE_WEBP, 100, 50 },
  { BYTES ("RIFF\0\0\0\0WEBPVP8 \n\0\0\0\0\0\0\x9d\1\x2a\x64\0\x32\0"), CR_PICTURE_WEBP, 100, 50 },
  { BYTES ("II*\0\x08\0\0\0\2\0\0\1\3\0\1\0\0\0\x64\0\0\0\1\1\4\0\1\0\0\0\x32\0\0\0"),
    CR_PICTURE_TIFF, 100, 50 },
  { BYTES ("MM\0*\0\0\0\x08\0\2\1\0\0\3\0\0\0\1\0\x64\0\0\1\1\0\4\0\0\0\1\0\0\0\x32"),
    CR_PICTURE_TIFF, 100, 50 },
  { BYTES (SVG ("width='100' height=\"50px\"")), CR_PICTURE_SVG, 100, 50 },
  { BYTES (SVG ("width='2in' height='25.4mm'")), CR_PICTURE_SVG, 192, 96 },
  { BYTES (SVG ("viewBox='0 0 30 40' width='100%'")), CR_PICTURE_SVG, 30, 40 },
  { BYTES (SVG ("viewBox='0,0,30,40' width='60'")), CR_PICTURE_SVG, 60, 80 },
  { BYTES ("\xef\xbb\xbf<?xml version='1.0'?><!-- > --><!DOCTYPE svg PUBLIC 'x' 'y'>\n" SVG (
        "height='7' width='9'")),
    CR_PICTURE_SVG, 9, 7 },
};

static void
test_sizes (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sized); i++) {
    g_autoptr (GBytes) bytes = g_bytes_new_static (sized[i].data, sized[i].n);
    g_autoptr (GError) error = NULL;
    CrPictureInfo info;

    g_assert_true (cr_picture_inspect (bytes, "scan", &info, &error));
    g_assert_cmpint (info.format, ==, sized[i].format);
    g_assert_cmpint (info.width, ==, sized[i].width);
    g_assert_cmpint (info.height, ==, sized[i].height);
    g_assert_cmpuint (strlen (info.sha256), ==, 64);
  }
}

/* Headers cut off anywhere: an answer or a refusal, and no byte read beyond the end. */
static void
test_cut_off (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (sized); i++)
    for (gsize n = 0; n < sized[i].n; n++) {
      g_autofree guint8 *copy = g_memdup2 (sized[i].data, n);
      g_autoptr (GBytes) bytes = g_bytes_new_static (copy, n);
      CrPictureInfo info;

      if (cr_picture_inspect (bytes, "scan", &info, NULL))
        g_assert_cmpint (info.format, ==, sized[i].format);
    }
}

#define NO_PICTURE \
  "“scan” is no picture that Crenel can use: expected a whole PNG, JPEG, WebP, TIFF or SVG"

static void
test_refused (void)
{
  static const struct {
    const char *data;
    gsize n;
    const char *message;
  } refused[] = {
    { BYTES (""), NO_PICTURE },
    { BYTES ("GIF89a\1\0\1\0\0\0\0;"), NO_PICTURE },
    { BYTES ("RIFF\0\0\0\0ACONanih\x24\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0\0"), NO_PICTURE },
    { BYTES ("<!DOCTYPE svg [<!ENTITY a 'b'>]>" SVG ("width='1' height='1'")), NO_PICTURE },
    { BYTES ("<html></html>"), NO_PICTURE },
    { BYTES ("II*\0\xff\xff\xff\xff\0\0"), NO_PICTURE },
    { PNG ("\0\x0f\x42\x40", "\0\0\0\1"), "“scan” is said to be 1000000 × 1 pixels; expected 1 to "
                                          "65535 a side, and 1000 million in all" },
    { PNG ("\0\0\x9c\x40", "\0\0\x9c\x40"), "“scan” is said to be 40000 × 40000 pixels; expected 1 "
                                            "to 65535 a side, and 1000 million in all" },
    { PNG ("\0\0\0\0", "\0\0\0\1"), "“scan” is said to be 0 × 1 pixels; expected 1 to 65535 a "
                                    "side, and 1000 million in all" },
    { PNG ("\xff\xff\xff\xff", "\xff\xff\xff\xff"),
      "“scan” is said to be 4294967295 × 4294967295 pixels; expected 1 to 65535 a side, and 1000 "
      "million in all" },
    { BYTES (SVG ("width='1e9' height='5'")),
      "“scan” is said to be 2147483647 × 5 pixels; expected 1 to 65535 a side, and 1000 million in "
      "all" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (refused); i++) {
    g_autoptr (GBytes) bytes = g_bytes_new_static (refused[i].data, refused[i].n);
    g_autoptr (GError) error = NULL;
    CrPictureInfo info;

    g_assert_false (cr_picture_inspect (bytes, "scan", &info, &error));
    g_assert_error (error, CR_ERROR, CR_ERROR_PICTURE);
    g_assert_cmpstr (error->message, ==, refused[i].message);
  }
}

/* Whether a map beside it may name it. */
static gboolean
is_safe (const char *href)
{
  g_autofree char *path = cr_picture_resolve ("/castles/keep.map.xml", href, NULL);

  return path != NULL;
}

static void
test_hrefs (void)
{
  static const char *const unsafe[] = {
    "",          "/etc/passwd",      "../x.png", "a/../../x", "a/..",  "..",     "a//b",
    "C:\\x.png", "file:///x",        "http://x", "a\\b",      "a\nb",  "a\tb.p", "./x",
    "a/./b",     "\xe2\x80\xae.png", "a/",       "~:x",       "\x7f.", "\xff",
  };
  static const char *const safe[] = { "castle.png", "pictures/château 1.png", "a..b/...png",
                                      "%2e%2e", "~/x" };
  g_autofree char *longest = g_strnfill (1024, 'a');
  g_autofree char *longer = g_strnfill (1025, 'a');

  for (gsize i = 0; i < G_N_ELEMENTS (unsafe); i++)
    g_assert_false (is_safe (unsafe[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (safe); i++)
    g_assert_true (is_safe (safe[i]));
  g_assert_true (is_safe (longest));
  g_assert_false (is_safe (longer));
}

static void
test_links (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *map = g_build_filename (folder, "castle.map.xml", NULL);
  g_autofree char *below = g_build_filename (folder, "scans", NULL);
  g_autofree char *picture = g_build_filename (below, "a.png", NULL);
  g_autofree char *out = g_build_filename (folder, "out.png", NULL);
  g_autofree char *href = cr_picture_make_href (map, picture);
  g_autofree char *path = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_mkdir (below, 0700), ==, 0);
  g_assert_true (g_file_set_contents (picture, "png", -1, NULL));
  g_assert_cmpint (symlink ("/etc/passwd", out), ==, 0);
  g_free (href);
  href = cr_picture_make_href (map, picture);
  g_assert_cmpstr (href, ==, "scans/a.png");
  g_assert_null (cr_picture_make_href (map, "/usr/share/a.png"));
  path = cr_picture_resolve (map, href, &error);
  g_assert_cmpstr (path, ==, picture);
  g_assert_null (cr_picture_resolve (map, "out.png", &error));
  g_assert_cmpstr (error->message, ==,
                   "“out.png” leads out of the map's folder; expected a file in it");
  support_remove_folder (folder);
}

/* A picture of more than libxml2's longest text goes into a map and comes out again. */
static void
test_embedded (void)
{
  gsize n = 12 * 1024 * 1024 + 1;
  guint8 *noise = g_malloc (n);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GBytes) written = NULL;
  g_autoptr (GBytes) again = NULL;
  g_autoptr (CrNode) picture = NULL;
  g_autoptr (CrMap) map = support_random_map (3);
  g_autoptr (CrMap) read = NULL;
  g_autoptr (GError) error = NULL;
  CrPictureInfo info = { CR_PICTURE_PNG, 4000, 3000, "" };

  for (gsize i = 0; i < n; i++)
    noise[i] = (guint8) (i * 2654435761u >> 13);
  bytes = g_bytes_new_take (noise, n);
  picture = cr_picture_to_node ("scan", "g", &info);
  cr_node_set (picture, "sha256", NULL);
  cr_map_load_node (map, CR_SECTION_PICTURES, cr_picture_embed (picture, bytes));
  written = cr_map_serialize (map);
  read = cr_map_parse (written, "m", &error);
  g_assert_no_error (error);
  again = cr_picture_load (cr_map_get_node (read, CR_SECTION_PICTURES, 0), "m", &error);
  g_assert_true (g_bytes_equal (bytes, again));
}

static void
test_linked (void)
{
  g_autofree char *folder = support_make_folder ();
  g_autofree char *map = g_build_filename (folder, "castle.map.xml", NULL);
  g_autofree char *path = g_build_filename (folder, "a.png", NULL);
  g_autoptr (GBytes) bytes = g_bytes_new_static (sized[0].data, sized[0].n);
  g_autoptr (GBytes) other = g_bytes_new_static ("x", 1);
  g_autoptr (GBytes) loaded = NULL;
  g_autoptr (CrNode) bare = NULL;
  g_autoptr (CrNode) picture = NULL;
  g_autoptr (CrNode) outside = cr_node_new ("picture");
  g_autoptr (CrNode) linked_out = cr_node_new ("link");
  g_autoptr (GError) error = NULL;
  CrPictureInfo info;

  g_assert_true (g_file_set_contents (path, sized[0].data, (gssize) sized[0].n, NULL));
  g_assert_true (cr_picture_inspect (bytes, "a.png", &info, &error));
  bare = cr_picture_to_node ("scan", "g", &info);
  picture = cr_picture_link (bare, "a.png");
  g_assert_cmpstr (cr_node_get (picture, "size"), ==, "6600 5100");
  loaded = cr_picture_load (picture, map, &error);
  g_assert_no_error (error);
  g_assert_true (cr_picture_is_same (picture, loaded));
  g_assert_false (cr_picture_is_same (picture, other));
  cr_node_set_position (linked_out, 7, 3);
  cr_node_set (linked_out, "href", "../a.png");
  cr_node_take_child (outside, cr_node_ref (linked_out));
  g_assert_null (cr_picture_load (outside, map, &error));
  g_assert_cmpstr (error->message, ==,
                   "castle.map.xml, line 7, column 3: found href=\"../a.png\", expected a file in "
                   "the map's folder or below it, such as pictures/castle.png");
  g_clear_error (&error);
  g_assert_null (cr_picture_load (bare, map, &error));
  g_assert_cmpstr (error->message, ==,
                   "found <picture> without <link> and <data>, expected one of them");
  support_remove_folder (folder);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/io/picture/sizes", test_sizes);
  g_test_add_func ("/io/picture/cut-off", test_cut_off);
  g_test_add_func ("/io/picture/refused", test_refused);
  g_test_add_func ("/io/picture/hrefs", test_hrefs);
  g_test_add_func ("/io/picture/links", test_links);
  g_test_add_func ("/io/picture/embedded", test_embedded);
  g_test_add_func ("/io/picture/linked", test_linked);
  return g_test_run ();
}
