/* test-svg.c: vector files hold the same picture in fewer bytes.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves what issue 5 asks of print; no rule ids. */
#include "cr-error.h"
#include "cr-picture-file.h"
#include "cr-sheet.h"
#include "cr-svg-short.h"
#include "fort.h"
#include "support.h"

#include <cairo-pdf.h>
#include <cairo-svg.h>
#include <glib/gstdio.h>
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

/* A castle that is large enough to go out in bands. */
typedef struct {
  CrMap *map;
  CrRuleset *ruleset;
  CrScene *scene;
  CrArt *art;
  CrSheet *sheet;
} Castle;

static Castle
load_castle (const char *name)
{
  Castle it = { .map = support_load_map (name), .ruleset = support_load_ruleset ("siege") };
  CrPaintOptions options;

  it.scene = cr_scene_new (it.map, it.ruleset);
  it.art = cr_art_new (it.scene);
  cr_paint_options_init (&options);
  options.show |= CR_SHOW_AREAS;
  it.sheet = cr_sheet_new (it.map, &options);
  cr_sheet_set_art (it.sheet, it.art);
  cr_sheet_add_frame (it.sheet);
  cr_sheet_add_shooter (it.sheet, (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (it.map), 9, 9) },
                        "A man", FALSE);
  return it;
}

static void
castle_clear (Castle *it)
{
  cr_sheet_free (it->sheet);
  cr_art_free (it->art);
  cr_scene_free (it->scene);
  cr_ruleset_unref (it->ruleset);
  cr_map_free (it->map);
}

static gboolean
append_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  g_string_append_len (data, bytes, (gssize) n);
  return TRUE;
}

static GString *
write_sheet (const Castle *it)
{
  GString *svg = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  cr_sheet_write_file (it->sheet, CR_PICTURE_FILE_SVG, POINTS, &(CrPictureSink){ append_cb, svg },
                       &error);
  g_assert_no_error (error);
  return svg;
}

/* In one piece, as cairo writes it. */
static GByteArray *
write_whole (const Castle *it,
             cairo_surface_t *(*create) (cairo_write_func_t, void *, double, double) )
{
  GByteArray *bytes = g_byte_array_new ();
  double width, height;
  cr_sheet_get_size (it->sheet, POINTS, &width, &height);
  cairo_surface_t *page = create (write_cb, bytes, width, height);
  cairo_t *cr = cairo_create (page);
  CrBox box = cr_sheet_get_box (it->sheet);

  cr_sheet_set_medium (it->sheet, CR_SHEET_PAPER);
  cairo_scale (cr, POINTS, POINTS);
  cairo_translate (cr, -box.x, -box.y);
  cr_sheet_paint (it->sheet, cr, NULL, POINTS);
  cairo_destroy (cr);
  cairo_surface_finish (page);
  cairo_surface_destroy (page);
  return bytes;
}

/* Drawing programs show its layers by name; laid over one another they are the picture. */
static void
test_layers (void)
{
  static const char *const ids[] = { "ground", "buildings", "grid",   "marks",
                                     "names",  "margin",    "answers" };
  Castle it = load_castle ("templars-castle");
  GString *svg = write_sheet (&it), *again = write_sheet (&it);
  const char *last = svg->str;
  double width, height;

  for (gsize i = 0; i < G_N_ELEMENTS (ids); i++) {
    g_autofree char *group = g_strdup_printf ("\" id=\"%s\">", ids[i]);
    const char *found = strstr (svg->str, group);

    g_assert_nonnull (found);
    g_assert_true (found > last);
    last = found;
  }
  g_assert_nonnull (strstr (svg->str, "inkscape:groupmode=\"layer\" inkscape:label=\"Ground\""));
  g_assert_null (strstr (svg->str, "id=\"picture\""));
  g_assert_true (g_string_equal (svg, again));
  cr_sheet_get_size (it.sheet, POINTS, &width, &height);
  g_autoptr (GByteArray) whole = write_whole (&it, cairo_svg_surface_create_for_stream);
  cairo_surface_t *a = read_svg (whole->data, whole->len, (int) width, (int) height);
  cairo_surface_t *b = read_svg (svg->str, svg->len, (int) width, (int) height);
  g_assert_cmpint (sketch_count_changes (a, b, ROUNDED), <, (int) (width * height) / 2000);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  g_string_free (svg, TRUE);
  g_string_free (again, TRUE);
  castle_clear (&it);
}

/* The lines of the grid, which are told from point to point, in units of their own. */
static const char *
find_grid (const char *svg, double matrix_out[6])
{
  const char *layer = strstr (svg, "id=\"grid\">"), *path = strstr (layer, "<path style=");
  const char *number = strstr (path, "matrix(") + strlen ("matrix(");

  for (int i = 0; i < 6; i++) {
    char *end;

    matrix_out[i] = g_ascii_strtod (number, &end);
    g_assert_true (*end == ',' || *end == ')');
    number = end + 1;
  }
  return strstr (path, " d=\"") + 4;
}

/* The next two numbers of a path. Returns: what follows; NULL at its end */
static const char *
read_step (const char *path, CrPoint *step_out)
{
  char *end;

  while (g_ascii_isalpha (*path) || *path == ' ')
    path++;
  if (*path == '"')
    return NULL;
  step_out->x = g_ascii_strtod (path, &end);
  step_out->y = g_ascii_strtod (end, &end);
  g_assert_true (end > path);
  return end;
}

/* How far it is from a corner of the hex that it lies on, in W. */
static double
measure_corner (const CrGrid *grid, CrPoint point)
{
  CrHex hex = cr_layout_hex_at (grid, point);
  double nearest = 1;

  for (int corner = 0; corner < CR_N_DIRECTIONS; corner++)
    nearest = MIN (nearest, cr_distance (cr_layout_corner (grid, hex, corner), point));
  return nearest;
}

/* Each end of a line is a corner of a hex. @hex: its corners apart, in millimetres */
static void
check_corners (const char *svg, const Castle *it, double scale, double hex)
{
  const CrGrid *grid = cr_map_get_grid (it->map);
  CrBox box = cr_sheet_get_box (it->sheet);
  CrPoint at = { 0, 0 }, step;
  double m[6], farthest = 0;
  const char *path = find_grid (svg, m);
  int n = 0;

  for (; (path = read_step (path, &step)) != NULL; n++) {
    at = (CrPoint){ at.x + step.x, at.y + step.y };
    CrPoint point = { (m[0] * at.x + m[4]) / scale + box.x, (m[3] * at.y + m[5]) / scale + box.y };
    farthest = MAX (farthest, measure_corner (grid, point) * hex);
  }
  g_test_message ("%d points, at most %.4f mm off", n, farthest);
  g_assert_cmpint (n, >, 2 * cr_grid_n_cells (grid));
  g_assert_cmpfloat (farthest, <, 0.05);
}

/* Read back from the file, each corner is where it should be on an A2 sheet, in millimetres. */
static void
test_corners (void)
{
  Castle it = load_castle ("border-castle");
  double scale = cr_sheet_find_scale (CR_PICTURE_FILE_SVG, 26);
  GString *svg = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  cr_sheet_write_file (it.sheet, CR_PICTURE_FILE_SVG, scale, &(CrPictureSink){ append_cb, svg },
                       &error);
  g_assert_no_error (error);
  check_corners (svg->str, &it, scale, 26 / CR_LAYOUT_PITCH);
  g_string_free (svg, TRUE);
  castle_clear (&it);
}

/* What another program makes of a PDF. */
static cairo_surface_t *
read_pdf (gconstpointer data, gsize length)
{
  g_autofree char *folder = g_dir_make_tmp ("crenel-pdf-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "page.pdf", NULL);
  g_autofree char *stem = g_build_filename (folder, "page", NULL);
  g_autofree char *picture = g_strconcat (stem, ".png", NULL);
  const char *const argv[] = { "pdftoppm", "-png", "-singlefile", "-r", "72", path, stem, NULL };
  g_autoptr (GError) error = NULL;
  cairo_surface_t *surface;
  int status;

  g_assert_true (g_file_set_contents (path, data, (gssize) length, NULL));
  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  surface = cairo_image_surface_create_from_png (picture);
  g_unlink (path);
  g_unlink (picture);
  g_rmdir (folder);
  return surface;
}

static GString *
write_pdf (const Castle *it)
{
  GString *pdf = g_string_new (NULL);
  g_autoptr (GError) error = NULL;

  cr_sheet_write_file (it->sheet, CR_PICTURE_FILE_PDF, POINTS, &(CrPictureSink){ append_cb, pdf },
                       &error);
  g_assert_no_error (error);
  return pdf;
}

static gboolean
holds (const GString *file, const char *text)
{
  gboolean found = FALSE;

  for (gsize i = 0; !found && i + strlen (text) <= file->len; i++)
    found = memcmp (file->str + i, text, strlen (text)) == 0;
  return found;
}

/* A page goes out piece by piece; another program shows it as one, without seams, and it is the
 * same file each time. */
static void
test_pieces (void)
{
  Castle it = load_castle ("templars-castle");
  GString *pdf = write_pdf (&it), *again = write_pdf (&it);

  g_assert_true (holds (pdf, "/Page % 3\n"));
  g_assert_true (holds (pdf, "/Count 1\n"));
  g_assert_true (g_string_equal (pdf, again));
  g_autoptr (GByteArray) whole = write_whole (&it, cairo_pdf_surface_create_for_stream);
  cairo_surface_t *a = read_pdf (pdf->str, pdf->len), *b = read_pdf (whole->data, whole->len);
  g_test_message ("%d pixels differ", sketch_count_changes (a, b, ROUNDED));
  g_assert_cmpint (sketch_count_changes (a, b, ROUNDED), <,
                   cairo_image_surface_get_width (a) * cairo_image_surface_get_height (a) / 200);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  g_string_free (pdf, TRUE);
  g_string_free (again, TRUE);
  castle_clear (&it);
}

/* At each step of its way out a file that cannot be written says so, and nothing more is drawn. */
typedef struct {
  int left, after;
} Refusal;

static gboolean
refuse_cb (gconstpointer bytes, gsize n, gpointer data, GError **error)
{
  Refusal *refusal = data;

  if (refusal->left-- > 0)
    return TRUE;
  refusal->after++;
  g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE, "full");
  return FALSE;
}

static void
test_full (void)
{
  Castle it = load_castle ("templars-castle");

  for (int kind = CR_PICTURE_FILE_SVG; kind <= CR_PICTURE_FILE_PDF; kind++)
    for (int left = 0; left < (kind == CR_PICTURE_FILE_SVG ? 4000 : 100); left = left * 2 + 1) {
      Refusal refusal = { left, 0 };
      g_autoptr (GError) error = NULL;

      g_assert_false (cr_sheet_write_file (it.sheet, kind, POINTS,
                                           &(CrPictureSink){ refuse_cb, &refusal }, &error));
      g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NO_SPACE);
      g_assert_cmpint (refusal.after, ==, 1);
    }
  castle_clear (&it);
}

/* @most: it is to stop from there on */
typedef struct {
  double done, most;
} Watcher;

static gboolean
watch_cb (double done, gpointer data)
{
  Watcher *watcher = data;

  g_assert_cmpfloat (done, >=, watcher->done);
  watcher->done = done;
  return done < watcher->most;
}

/* Of any kind: how far it is goes up to the end where that is known, and what is stopped, at
 * whatever stage, ends. */
static void
test_watched (void)
{
  Castle it = load_castle ("templars-castle");

  for (int kind = CR_PICTURE_FILE_PNG; kind <= CR_PICTURE_FILE_PDF; kind++) {
    GString *file = g_string_new (NULL);
    const CrPictureSink sink = { append_cb, file };
    g_autoptr (GError) error = NULL;
    Watcher watcher = { 0, 2 };

    cr_sheet_set_watcher (it.sheet, watch_cb, &watcher);
    g_assert_true (cr_sheet_write_file (it.sheet, kind, POINTS, &sink, &error));
    g_assert_cmpfloat (watcher.done, >=, 0.99);
    for (double most = 0; most < 1; most += 0.3) {
      Watcher stopped = { 0, most };

      cr_sheet_set_watcher (it.sheet, watch_cb, &stopped);
      g_assert_false (cr_sheet_write_file (it.sheet, kind, POINTS, &sink, &error));
      g_assert_error (error, CR_ERROR, CR_ERROR_CANCELLED);
      g_assert_cmpfloat (stopped.done, >=, most);
      g_clear_error (&error);
    }
    g_string_free (file, TRUE);
  }
  castle_clear (&it);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/svg/paths", test_paths);
  g_test_add_func ("/draw/svg/scaled", test_scaled);
  g_test_add_func ("/draw/svg/castle", test_castle);
  g_test_add_func ("/draw/svg/layers", test_layers);
  g_test_add_func ("/draw/svg/corners", test_corners);
  g_test_add_func ("/draw/svg/pieces", test_pieces);
  g_test_add_func ("/draw/svg/full", test_full);
  g_test_add_func ("/draw/svg/watched", test_watched);
  return g_test_run ();
}
