/* test-print.c: maps on sheets of paper. SPDX-License-Identifier: GPL-3.0-or-later */
/* MAP-01, MAP-02: a map of A2 on the sheets that a printer has, at true size. */
#include <gio/gio.h>
#include <math.h>
#include <string.h>

#include "cr-error.h"
#include "cr-line.h"
#include "cr-print.h"
#include "sketch.h"
#include "support.h"

static CrTilingWish
new_wish (const char *paper, CrPrintWay way, double margin, double overlap)
{
  CrTilingWish wish = {
    .way = way, .margin = margin, .overlap = overlap, .stretch_x = 1, .stretch_y = 1
  };
  g_autoptr (GError) error = NULL;

  cr_paper_parse (paper, &wish.paper, &error);
  g_assert_no_error (error);
  return wish;
}

static CrTiling
lay (const CrTilingWish *wish, CrPoint picture)
{
  CrTiling tiling;
  g_autoptr (GError) error = NULL;

  cr_tiling_make (wish, picture, &tiling, &error);
  g_assert_no_error (error);
  return tiling;
}

static void
test_papers (void)
{
  static const struct {
    const char *text;
    double width, height;
  } known[] = {
    { "A4", 210, 297 }, { "letter", 215.9, 279.4 }, { "450x320", 320, 450 }, { "100X100", 100, 100 }
  };
  static const char *const wrong[] = { "A9", "", "210", "10x10", "210x", "210x297x1", "9999x100" };
  g_autoptr (GError) error = NULL;
  CrPaper paper;

  for (gsize i = 0; i < G_N_ELEMENTS (known); i++) {
    g_assert_true (cr_paper_parse (known[i].text, &paper, NULL));
    g_assert_cmpfloat_with_epsilon (paper.width, known[i].width, 1e-9);
    g_assert_cmpfloat_with_epsilon (paper.height, known[i].height, 1e-9);
  }
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_assert_false (cr_paper_parse (wrong[i], &paper, &error));
    g_assert_nonnull (strstr (error->message, "320x450"));
    g_clear_error (&error);
  }
}

/* As counted by hand. */
static void
test_counts (void)
{
  static const struct {
    const char *paper;
    CrPrintWay way;
    double margin;
    int columns, rows;
  } cases[] = {
    { "A4", CR_PRINT_UPRIGHT, 5, 4, 2 },  { "A4", CR_PRINT_SIDEWAYS, 5, 3, 3 },
    { "A4", CR_PRINT_FEWER, 5, 4, 2 },    { "Letter", CR_PRINT_UPRIGHT, 6.35, 4, 2 },
    { "A3", CR_PRINT_FEWER, 5, 2, 2 },    { "A0", CR_PRINT_FEWER, 5, 1, 1 },
    { "A2", CR_PRINT_SIDEWAYS, 0, 1, 1 },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    CrTilingWish wish = new_wish (cases[i].paper, cases[i].way, cases[i].margin, 10);
    CrTiling tiling = lay (&wish, (CrPoint){ 594, 420 });

    g_assert_cmpint (tiling.columns, ==, cases[i].columns);
    g_assert_cmpint (tiling.rows, ==, cases[i].rows);
  }
}

/* Every millimetre of the picture is on some sheet, and neighbours share what they should. */
static void
check_covered (const CrTiling *tiling, CrPoint picture, double overlap)
{
  int last = cr_tiling_count (tiling) - 1;
  CrBox first = cr_tiling_get_part (tiling, 0), end = cr_tiling_get_part (tiling, last);

  g_assert_cmpfloat (first.x, <=, 0.02);
  g_assert_cmpfloat (first.y, <=, 0.02);
  g_assert_cmpfloat (end.x + end.width, >=, picture.x - 0.02);
  g_assert_cmpfloat (end.y + end.height, >=, picture.y - 0.02);
  g_assert_cmpfloat (tiling->room.x - tiling->step.x, >=, overlap - 1e-9);
  g_assert_cmpfloat (tiling->room.y - tiling->step.y, >=, overlap - 1e-9);
}

static void
test_by_chance (void)
{
  for (int i = 0; i < 2000; i++) {
    CrTilingWish wish =
        new_wish (i % 2 ? "A4" : "Tabloid", CR_PRINT_FEWER, g_test_rand_double_range (0, 20),
                  g_test_rand_double_range (0, 30));
    CrPoint picture = { g_test_rand_double_range (20, 2000), g_test_rand_double_range (20, 2000) };
    CrTiling tiling;

    wish.stretch_x = g_test_rand_double_range (0.95, 1.05);
    if (i % 3 == 0) {
      wish.hex = (CrPoint){ 30, 26 };
      wish.pitch = (CrPoint){ 22.5, 26 };
      wish.first = (CrPoint){ g_test_rand_double_range (0, 30), g_test_rand_double_range (0, 30) };
    }
    tiling = lay (&wish, picture);
    check_covered (&tiling, picture, MAX (wish.overlap, i % 3 == 0 ? 26 : 0));
  }
}

/* A hex lies whole on one of the sheets, and a cut goes through the middle of hexes. */
static void
test_whole_hexes (void)
{
  CrTilingWish wish = new_wish ("A4", CR_PRINT_UPRIGHT, 10, 0);
  CrTiling tiling;

  wish.hex = (CrPoint){ 30, 26 };
  wish.pitch = (CrPoint){ 22.5, 26 };
  wish.first = (CrPoint){ 17, 20 };
  tiling = lay (&wish, (CrPoint){ 620, 460 });
  for (int column = 0; column < 26; column++) {
    double left = wish.first.x + column * 22.5 - 15;
    gboolean whole = FALSE;

    for (int i = 0; i < tiling.columns; i++) {
      CrBox part = cr_tiling_get_part (&tiling, i);

      whole |= part.x <= left + 1e-9 && part.x + part.width >= left + 30 - 1e-9;
    }
    g_assert_true (whole);
  }
  g_assert_cmpfloat_with_epsilon (
      fabs (remainder (tiling.start.x + (tiling.step.x + tiling.room.x) / 2 - 17, 22.5)), 0, 1e-6);
}

/* Both sheets that show a target show it at one place of the map. */
static void
test_targets (void)
{
  CrTilingWish wish = new_wish ("A4", CR_PRINT_UPRIGHT, 5, 10);
  CrTiling tiling = lay (&wish, (CrPoint){ 594, 420 });
  g_autoptr (GArray) targets = cr_tiling_list_targets (&tiling);
  guint n_shared = 0;

  for (guint i = 0; i < targets->len; i++) {
    CrPoint at = g_array_index (targets, CrPoint, i);
    int n = 0;

    for (int sheet = 0; sheet < cr_tiling_count (&tiling); sheet++)
      n += cr_box_has (cr_tiling_get_part (&tiling, sheet), at, 0);
    g_assert_cmpint (n, >=, 2);
    n_shared += n == 4;
  }
  g_assert_cmpuint (n_shared, ==, 3);
}

static void
test_labels (void)
{
  CrTilingWish wish = new_wish ("100x100", CR_PRINT_UPRIGHT, 5, 0);
  CrTiling tiling = lay (&wish, (CrPoint){ 27 * 90, 180 });
  g_autofree char *first = cr_tiling_dup_label (&tiling, 0);
  g_autofree char *after_z = cr_tiling_dup_label (&tiling, 26);
  g_autofree char *below = cr_tiling_dup_label (&tiling, 27);

  g_assert_cmpstr (first, ==, "A1");
  g_assert_cmpstr (after_z, ==, "AA1");
  g_assert_cmpstr (below, ==, "A2");
  g_assert_cmpint (cr_tiling_find_neighbour (&tiling, 0, 0), ==, -1);
  g_assert_cmpint (cr_tiling_find_neighbour (&tiling, 0, 2), ==, 1);
  g_assert_cmpint (cr_tiling_find_neighbour (&tiling, 0, 3), ==, 27);
  g_assert_cmpint (cr_tiling_find_neighbour (&tiling, 26, 2), ==, -1);
}

static void
test_no_room (void)
{
  CrTilingWish wish = new_wish ("A4", CR_PRINT_FEWER, 100, 10);
  g_autoptr (GError) error = NULL;
  CrTiling tiling;

  g_assert_false (cr_tiling_make (&wish, (CrPoint){ 594, 420 }, &tiling, &error));
  g_assert_nonnull (strstr (error->message, "larger paper"));
  g_clear_error (&error);
  wish = new_wish ("A4", CR_PRINT_FEWER, 10, 10);
  g_assert_false (cr_tiling_make (&wish, (CrPoint){ 1e6, 1e6 }, &tiling, &error));
  g_assert_nonnull (strstr (error->message, "sheets of paper"));
}

/* A castle to print. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
  CrArt *art;
  CrPrint *print;
  CrSheet *sheet;
} Printed;

static Printed
print_variant (CrVariant variant, double stretch, gboolean marks)
{
  Printed it = { .map = support_load_map ("border-castle"),
                 .ruleset = support_load_ruleset ("siege") };
  g_autoptr (GError) error = NULL;
  CrPaintOptions options;
  CrPrintWish wish;
  CrSheet *sheet;

  it.scene = cr_scene_new (it.map, it.ruleset);
  it.art = cr_art_new (it.scene);
  cr_print_wish_init (&wish);
  wish.marks = marks;
  wish.title = "Border Castle";
  wish.date = "2026-11-23T12:00:00Z";
  wish.tiling.stretch_x = stretch;
  it.print = cr_print_new (cr_map_get_grid (it.map), &wish);
  cr_paint_options_init (&options);
  options.variant = variant;
  sheet = cr_sheet_new (it.map, &options);
  cr_sheet_set_art (sheet, it.art);
  cr_sheet_add_frame (sheet);
  it.sheet = sheet;
  cr_print_add (it.print, sheet, TRUE, NULL, &error);
  g_assert_no_error (error);
  return it;
}

static Printed
print_castle (double stretch, gboolean marks)
{
  return print_variant (CR_VARIANT_COLOUR, stretch, marks);
}

static void
printed_clear (Printed *it)
{
  cr_print_free (it->print);
  cr_art_free (it->art);
  cr_scene_free (it->scene);
  cr_ruleset_unref (it->ruleset);
  cr_map_free (it->map);
}

/* @dots: to the millimetre; a band of the page, from that height */
static cairo_surface_t *
paint_band (const Printed *it, int page, double dots, double top, double height)
{
  CrPoint paper = cr_print_get_paper (it->print);
  double scale = dots * 25.4 / 72;
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_RGB24, (int) (paper.x * scale), (int) (height * dots));
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_translate (cr, 0, -top * dots);
  cairo_scale (cr, scale, scale);
  cr_print_paint (it->print, cr, page);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static guint32
get_pixel (cairo_surface_t *surface, int x, int y)
{
  const guchar *row = cairo_image_surface_get_data (surface) +
                      (gsize) y * (gsize) cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (const void *) row)[x] & 0xffffff;
}

static int
get_difference (guint32 a, guint32 b)
{
  int most = 0;

  for (int shift = 0; shift < 24; shift += 8)
    most = MAX (most, ABS ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)));
  return most;
}

/* What two sheets share is the same on both, but for how a pixel on an edge is rounded. */
static void
test_overlap (void)
{
  Printed it = print_castle (1, FALSE);
  const CrTiling *tiling = cr_print_get_tiling (it.print);
  cairo_surface_t *a = paint_band (&it, 0, 4, 100, 40), *b = paint_band (&it, 1, 4, 100, 40);
  int left = (int) round (tiling->margin * 4), step = (int) round (tiling->step.x * 4);
  int shared = (int) round ((tiling->room.x - tiling->step.x) * 4), sum = 0;

  g_assert_cmpint (shared, ==, 40);
  for (int y = 1; y < 159; y++)
    for (int x = 1; x < shared - 1; x++) {
      int differs = get_difference (get_pixel (a, left + step + x, y), get_pixel (b, left + x, y));

      g_assert_cmpint (differs, <=, 32);
      sum += differs;
    }
  g_assert_cmpint (sum, <, 158 * shared / 4);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  printed_clear (&it);
}

/* Millimetres from the rim of the paper to the first thing that is not white. */
static double
find_ink (const Printed *it, int page, gboolean from_right)
{
  cairo_surface_t *band = paint_band (it, page, 20, 150, 1);
  int width = cairo_image_surface_get_width (band), x = from_right ? width - 1 : 0;

  while (get_pixel (band, x, 10) == 0xffffff)
    x += from_right ? -1 : 1;
  cairo_surface_destroy (band);
  return x / 20.0;
}

/* From one end of the sheet to the other it measures what it should, over all of the paper. */
static void
check_length (double stretch)
{
  Printed it = print_castle (stretch, FALSE);
  const CrTiling *tiling = cr_print_get_tiling (it.print);
  CrBox box = cr_paint_sheet_box (it.map);
  double left = find_ink (&it, 0, FALSE), right = find_ink (&it, tiling->columns - 1, TRUE);
  double measured = (right - left) * stretch + (tiling->columns - 1) * tiling->step.x;

  g_assert_cmpfloat_with_epsilon (measured, box.width * CR_SHEET_HEX_MM / CR_LAYOUT_PITCH, 0.1);
  printed_clear (&it);
}

static void
test_length (void)
{
  check_length (1);
}

/* A printer that makes all too small is given more. */
static void
test_stretch (void)
{
  check_length (0.985);
}

/* What puts bytes until there is no room for more. */
typedef struct {
  GByteArray *bytes;
  gsize room;
} Disk;

static gboolean
put_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  Disk *disk = data;

  if (n > disk->room) {
    g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "full");
    return FALSE;
  }
  disk->room -= n;
  g_byte_array_append (disk->bytes, bytes, (guint) n);
  return TRUE;
}

static GBytes *
draw_pdf (const CrPages *pages)
{
  Disk disk = { g_byte_array_new (), G_MAXSIZE };
  g_autoptr (GError) error = NULL;

  cr_pages_write_pdf (pages, NULL, NULL, NULL, &(CrPictureSink){ put_cb, &disk }, &error);
  g_assert_no_error (error);
  return g_byte_array_free_to_bytes (disk.bytes);
}

/* However much fits on the disk, what is wrong is told once it is full. */
static void
test_full (void)
{
  Printed it = print_castle (1, TRUE);
  CrPages pages = cr_print_get_pages (it.print);
  g_autoptr (GBytes) whole = draw_pdf (&pages);

  for (int share = 0; share < 12; share++) {
    Disk disk = { g_byte_array_new (), g_bytes_get_size (whole) * (gsize) share / 12 };
    g_autoptr (GError) error = NULL;

    g_assert_false (
        cr_pages_write_pdf (&pages, NULL, NULL, NULL, &(CrPictureSink){ put_cb, &disk }, &error));
    g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
    g_byte_array_unref (disk.bytes);
  }
  printed_clear (&it);
}

static gboolean
stop_cb (int done, int n, gpointer data)
{
  return done < *(int *) data;
}

/* It may be stopped behind each of its pages. */
static void
test_stopped (void)
{
  Printed it = print_castle (1, TRUE);
  CrPages pages = cr_print_get_pages (it.print);

  for (int page = 1; page <= pages.n; page++) {
    Disk disk = { g_byte_array_new (), G_MAXSIZE };
    g_autoptr (GError) error = NULL;

    g_assert_false (cr_pages_write_pdf (&pages, NULL, stop_cb, &page,
                                        &(CrPictureSink){ put_cb, &disk }, &error));
    g_assert_error (error, CR_ERROR, CR_ERROR_CANCELLED);
    g_byte_array_unref (disk.bytes);
  }
  printed_clear (&it);
}

/* The pages put together at their places are the map: to each its part, at 2 dots a millimetre. */
static void
test_together (void)
{
  Printed it = print_castle (1, FALSE);
  const CrTiling *tiling = cr_print_get_tiling (it.print);
  CrPoint size = cr_print_get_size (it.print);
  int dots = 2, width = (int) (size.x * dots), height = (int) (size.y * dots);
  cairo_surface_t *map = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_surface_t *whole = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (map);
  CrBox box = cr_sheet_get_box (it.sheet);
  double scale = CR_SHEET_HEX_MM / CR_LAYOUT_PITCH * dots;

  for (int sheet = 0; sheet < cr_tiling_count (tiling); sheet++) {
    CrBox part = cr_tiling_get_part (tiling, sheet);

    cairo_save (cr);
    cairo_scale (cr, dots, dots);
    cairo_rectangle (cr, part.x, part.y, part.width, part.height);
    cairo_clip (cr);
    cairo_translate (cr, part.x - tiling->margin, part.y - tiling->margin);
    cairo_scale (cr, 25.4 / 72, 25.4 / 72);
    cr_print_paint (it.print, cr, sheet);
    cairo_restore (cr);
  }
  cairo_destroy (cr);
  cr = cairo_create (whole);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, -box.x, -box.y);
  cr_sheet_paint (it.sheet, cr, NULL, scale * 72 / 25.4 / dots);
  cairo_destroy (cr);
  g_assert_cmpint (sketch_count_changes (map, whole, 32), <, width * height / 500);
  cairo_surface_destroy (map);
  cairo_surface_destroy (whole);
  printed_clear (&it);
}

/* So many hexes fit on a sheet, and a larger size takes more of them. */
static void
test_fit (void)
{
  Printed it = print_castle (1, FALSE);
  const CrGrid *grid = cr_map_get_grid (it.map);
  double hex = cr_print_find_hex (it.print, grid->columns, grid->rows);
  CrPrintWish wish;
  CrPaintOptions options;

  cr_print_wish_init (&wish);
  cr_paint_options_init (&options);
  g_assert_cmpfloat (hex, >, 10);
  g_assert_cmpfloat (cr_print_find_hex (it.print, 2 * grid->columns, grid->rows), <, hex);
  for (int more = 0; more < 2; more++) {
    wish.hex_mm = hex + more * 0.03;
    g_autoptr (CrPrint) print = cr_print_new (grid, &wish);
    CrSheet *sheet = cr_sheet_new (it.map, &options);

    cr_sheet_add_frame (sheet);
    g_assert_true (cr_print_add (print, sheet, TRUE, NULL, NULL));
    g_assert_cmpint (cr_tiling_count (cr_print_get_tiling (print)), ==, 1 + more);
  }
  printed_clear (&it);
}

/* On its first and last sheet, the overview, and a page of text no pixel has a colour. */
static void
test_grey (void)
{
  Printed it = print_variant (CR_VARIANT_GREY, 1, TRUE);
  CrAid *aid = cr_print_add_aid (it.print, NULL);
  const int pages[] = { 0, 7, 8, 9 };

  cr_aid_begin (aid, "Terrain");
  cr_aid_add_text (aid, "Open ground");
  g_assert_cmpint (cr_print_n_pages (it.print), ==, 10);
  for (guint i = 0; i < G_N_ELEMENTS (pages); i++) {
    cairo_surface_t *page = paint_band (&it, pages[i], 2, 0, 297);

    g_assert_cmpint (sketch_count_tinted (page), ==, 0);
    cairo_surface_destroy (page);
  }
  printed_clear (&it);
}

/* Each page has its name; the file is the same twice. */
static void
test_pdf (void)
{
  Printed it = print_castle (1, TRUE);
  g_autoptr (GError) error = NULL;
  CrPages pages = cr_print_get_pages (it.print);
  g_autoptr (GBytes) pdf = draw_pdf (&pages);
  g_autoptr (GBytes) again = draw_pdf (&pages);
  g_autofree char *about = cr_print_describe (it.print), *last = NULL;

  g_assert_no_error (error);
  g_assert_cmpint (cr_print_n_pages (it.print), ==, 9);
  g_assert_true (g_bytes_equal (pdf, again));
  g_assert_cmpstr (about, ==, "8 sheets of A4, upright, and the overview");
  last = cr_print_dup_label (it.print, 7);
  g_assert_cmpstr (last, ==, "D2");
  g_assert_cmpint (cr_pages_find (&pages, "b2"), ==, 5);
  g_assert_cmpint (cr_pages_find (&pages, "E1"), ==, -1);
  printed_clear (&it);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/print/papers", test_papers);
  g_test_add_func ("/draw/print/counts", test_counts);
  g_test_add_func ("/draw/print/by-chance", test_by_chance);
  g_test_add_func ("/draw/print/whole-hexes", test_whole_hexes);
  g_test_add_func ("/draw/print/targets", test_targets);
  g_test_add_func ("/draw/print/labels", test_labels);
  g_test_add_func ("/draw/print/no-room", test_no_room);
  g_test_add_func ("/draw/print/overlap", test_overlap);
  g_test_add_func ("/draw/print/length", test_length);
  g_test_add_func ("/draw/print/stretch", test_stretch);
  g_test_add_func ("/draw/print/full", test_full);
  g_test_add_func ("/draw/print/stopped", test_stopped);
  g_test_add_func ("/draw/print/together", test_together);
  g_test_add_func ("/draw/print/fit", test_fit);
  g_test_add_func ("/draw/print/grey", test_grey);
  g_test_add_func ("/draw/print/pdf", test_pdf);
  return g_test_run ();
}
