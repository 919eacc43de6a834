/* test-thumbnail.c: small pictures are made once, of little, and kept for the desktop.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No rule ids. */
#include "cra-thumbnail-cache.h"

#include "cr-painter.h"
#include "cr-plain.h"
#include "cr-xml-map.h"

#include <glib/gstdio.h>

/* What is drawn goes through this; the linker puts the one that counts before it. */
void __real_cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options);
void __wrap_cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options);

static int n_drawn;
static double area_drawn;

void
__wrap_cr_art_paint (CrArt *art, cairo_t *cr, const CrPaintOptions *options)
{
  n_drawn++;
  area_drawn = options->area.width * options->area.height;
  __real_cr_art_paint (art, cr, options);
}

static char *folder;

/* A map of so many columns and rows, in a folder that is gone afterwards. */
static GFile *
save_map (const char *name, int columns, int rows)
{
  const CrGrid grid = { columns, rows, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);

  g_assert_true (cr_map_save (map, path, NULL, NULL));
  return g_file_new_for_path (path);
}

static void
expect (GFile *file, int size, int n)
{
  g_autoptr (GdkPixbuf) pixels = NULL;
  gboolean broken = TRUE;

  n_drawn = 0;
  pixels = cra_thumbnail_get (file, size, &broken);
  g_assert_nonnull (pixels);
  g_assert_cmpint (MAX (gdk_pixbuf_get_width (pixels), gdk_pixbuf_get_height (pixels)), ==, size);
  g_assert_cmpint (n_drawn, ==, n);
}

/* (transfer full): where other programs look for the large picture of a file */
static char *
dup_path (GFile *file)
{
  g_autofree char *uri = g_file_get_uri (file);
  g_autofree char *sum = g_compute_checksum_for_string (G_CHECKSUM_MD5, uri, -1);
  g_autofree char *name = g_strconcat (sum, ".png", NULL);

  return g_build_filename (g_get_user_cache_dir (), "thumbnails", "large", name, NULL);
}

static void
test_once (void)
{
  g_autoptr (GFile) file = save_map ("été 1.map.xml", 26, 16);
  g_autofree char *path = dup_path (file);
  GStatBuf status;

  expect (file, CRA_THUMBNAIL_LARGE, 1);
  expect (file, CRA_THUMBNAIL_LARGE, 0);
  expect (file, CRA_THUMBNAIL_X_LARGE, 1);
  expect (file, CRA_THUMBNAIL_X_LARGE, 0);
  g_assert_cmpint (g_stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);

  /* Another file under the name, or the same at another time. */
  g_object_unref (save_map ("été 1.map.xml", 126, 16));
  expect (file, CRA_THUMBNAIL_LARGE, 1);
  expect (file, CRA_THUMBNAIL_LARGE, 0);
}

/* As other programs look for it. */
static void
test_standard (void)
{
  g_autoptr (GFile) file = save_map ("plain.map.xml", 26, 16);
  g_autofree char *path = dup_path (file);
  g_autofree char *uri = g_file_get_uri (file);
  g_autoptr (GFileInfo) info = NULL;
  g_autofree char *time = NULL;
  g_autoptr (GdkPixbuf) pixels = NULL;

  expect (file, CRA_THUMBNAIL_LARGE, 1);
  pixels = gdk_pixbuf_new_from_file (path, NULL);
  info = g_file_query_info (file, "time::modified", G_FILE_QUERY_INFO_NONE, NULL, NULL);
  time = g_strdup_printf ("%" G_GUINT64_FORMAT,
                          g_file_info_get_attribute_uint64 (info, G_FILE_ATTRIBUTE_TIME_MODIFIED));
  g_assert_cmpstr (gdk_pixbuf_get_option (pixels, "tEXt::Thumb::URI"), ==, uri);
  g_assert_cmpstr (gdk_pixbuf_get_option (pixels, "tEXt::Thumb::MTime"), ==, time);
}

/* What lies there and is no picture of the file is not shown. */
static void
test_foreign (void)
{
  g_autoptr (GFile) file = save_map ("mine.map.xml", 26, 16);
  g_autoptr (GFile) other = save_map ("other.map.xml", 26, 16);
  g_autofree char *path = dup_path (file);
  g_autofree char *from = dup_path (other);

  expect (other, CRA_THUMBNAIL_LARGE, 1);
  g_assert_cmpint (g_rename (from, path), ==, 0);
  expect (file, CRA_THUMBNAIL_LARGE, 1);
  g_assert_true (g_file_set_contents (path, "no picture", -1, NULL));
  expect (file, CRA_THUMBNAIL_LARGE, 1);
}

/* Of a big map its middle, of a huge file nothing. */
static void
test_big (void)
{
  g_autoptr (GFile) file = save_map ("big.map.xml", 300, 300);
  g_autoptr (GFile) huge = save_map ("huge.map.xml", 26, 16);
  g_autofree char *path = g_file_get_path (huge);
  FILE *stream = g_fopen (path, "a");
  gboolean broken = TRUE;

  expect (file, CRA_THUMBNAIL_LARGE, 1);
  g_assert_cmpfloat (area_drawn, >, 0);
  g_assert_cmpfloat (area_drawn, <=, 80 * 60);
  for (int i = 0; i < 5 << 20; i++)
    fputc ('\n', stream);
  fclose (stream);
  n_drawn = 0;
  g_assert_null (cra_thumbnail_get (huge, CRA_THUMBNAIL_LARGE, &broken));
  g_assert_false (broken);
  g_assert_cmpint (n_drawn, ==, 0);
}

/* A game shows the castle that it says it is played on; one whose castle is not there is not broken
 * for that. */
static void
test_game (void)
{
  static const char *const text = "<playlog xmlns='urn:x-crenel:1' version='1.0'><castle map='m' "
                                  "digest='d' ruleset='siege' file='%s'/>"
                                  "<characters library='siege'/><dice seed='1'/></playlog>";
  g_autoptr (GFile) map = save_map ("played.map.xml", 26, 16);
  g_autofree char *path = g_build_filename (folder, "x.playlog.xml.xml", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  const char *const castles[] = { "played.map.xml", "gone.map.xml" };

  for (gsize i = 0; i < G_N_ELEMENTS (castles); i++) {
    g_autofree char *log = g_strdup_printf (text, castles[i]);
    gboolean broken = TRUE;
    g_autoptr (GdkPixbuf) pixels = NULL;

    g_assert_true (g_file_set_contents (path, log, -1, NULL));
    pixels =
        cra_thumbnail_get (file, i == 0 ? CRA_THUMBNAIL_LARGE : CRA_THUMBNAIL_X_LARGE, &broken);
    g_assert_true ((pixels != NULL) == (i == 0));
    g_assert_false (broken);
  }
}

static void
remove_all (const char *path)
{
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL) {
    g_autofree char *child = g_build_filename (path, name, NULL);

    remove_all (child);
  }
  g_remove (path);
}

int
main (int argc, char **argv)
{
  g_autofree char *cache = NULL;
  int status;

  folder = g_dir_make_tmp ("crenel-XXXXXX", NULL);
  cache = g_build_filename (folder, "cache", NULL);
  g_setenv ("XDG_CACHE_HOME", cache, TRUE);
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/thumbnail/once", test_once);
  g_test_add_func ("/app/thumbnail/standard", test_standard);
  g_test_add_func ("/app/thumbnail/foreign", test_foreign);
  g_test_add_func ("/app/thumbnail/big", test_big);
  g_test_add_func ("/app/thumbnail/game", test_game);
  status = g_test_run ();
  remove_all (folder);
  g_free (folder);
  return status;
}
