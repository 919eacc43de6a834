/* test-fit.c: the grid of printed scans by the command line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "printed-png.h"
#include "run.h"

static void
make_map (void)
{
  g_autofree char *path = run_path ("$TMP/p.map.xml");

  g_remove (path);
  g_auto (Run) run = run_cli ("new $TMP/p.map.xml --columns 14 --rows 10 --shift odd");

  g_assert_cmpint (run.status, ==, 0);
}

/* The centres that @document tells, against where they were printed, in hex widths; @left: of the
 * page on the sheet; @first and @last: columns that the page shows. */
static double
find_worst (JsonObject *document, const Printed *print, int left, int first, int last)
{
  JsonObject *centres = json_object_get_object_member (document, "centres");
  double worst = 0;

  for (int column = first; column <= last; column++)
    for (int row = 1; row <= print->grid.rows; row++) {
      g_autofree char *at = g_strdup_printf ("%d,%d", column, row);
      JsonArray *pixel = json_object_get_array_member (centres, at);
      CrPoint should = printed_locate (print, cr_grid_hex_at (&print->grid, column, row));

      worst = MAX (worst, hypot (json_array_get_double_element (pixel, 0) + left - should.x,
                                 json_array_get_double_element (pixel, 1) - should.y));
    }
  return worst / (print->size * CR_LAYOUT_PITCH);
}

static void
test_auto (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/printed.png");
  g_autoptr (JsonNode) root = NULL;
  JsonObject *document;

  printed_write_whole (&print, path);
  make_map ();
  root = run_json ("fit $TMP/p.map.xml $TMP/printed.png --auto --output $TMP/q.map.xml", 0);
  document = json_node_get_object (root);
  g_assert_true (json_object_get_boolean_member (document, "sure"));
  g_assert_cmpfloat (find_worst (document, &print, 0, 1, 14), <=, 0.08);
  root = (json_node_unref (root), run_json ("info $TMP/q.map.xml", 0));

  g_auto (Run) bent = run_cli ("fit $TMP/p.map.xml $TMP/printed.png --auto --kind piecewise");
  g_assert_cmpint (bent.status, ==, 0);
  g_assert_nonnull (strstr (bent.out, "piecewise"));
  g_assert_nonnull (strstr (bent.out, "the worst"));
}

/* No grid is an answer, and then nothing is written. */
static void
test_none (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/paper.png");
  g_autofree char *written = run_path ("$TMP/none.map.xml");
  g_autoptr (JsonNode) root = NULL;
  JsonObject *proposal;

  print.style = PRINTED_NONE;
  printed_write_whole (&print, path);
  make_map ();
  root = run_json ("fit $TMP/p.map.xml $TMP/paper.png --auto --output $TMP/none.map.xml", 1);
  proposal = json_object_get_object_member (json_node_get_object (root), "proposal");
  g_assert_false (json_object_get_boolean_member (proposal, "found"));
  g_assert_false (g_file_test (written, G_FILE_TEST_EXISTS));
}

static void
assert_notes (const char *words, int status, const char *note)
{
  g_auto (Run) run = run_cli (words);

  g_test_message ("%s", run.out);
  g_assert_cmpint (run.status, ==, status);
  if (g_str_has_prefix (note, "!"))
    g_assert_null (strstr (run.out, note + 1));
  else
    g_assert_nonnull (strstr (run.out, note));
}

/* What cannot be known is said: the numbering without a point; rows that stand the other way, a
 * wrong point and one in the margin are told and not taken for sure, nor written. */
static void
test_honest (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/pointy.png"), *map = run_path ("$TMP/h.map.xml");
  g_autofree char *written = run_path ("$TMP/wrong.map.xml");
  CrPoint at;

  print.grid.orientation = CR_POINTY;
  print.grid.shift = CR_SHIFT_EVEN;
  printed_write_whole (&print, path);
  at = printed_locate (&print, cr_grid_hex_at (&print.grid, 4, 3));
  g_autofree char *right = g_strdup_printf (
      "fit $TMP/h.map.xml $TMP/pointy.png --auto --point 4,3=%d,%d", (int) at.x, (int) at.y);
  g_autofree char *wrong = g_strdup_printf (
      "fit $TMP/h.map.xml $TMP/pointy.png --auto --point 5,3=%d,%d --output $TMP/wrong.map.xml",
      (int) at.x, (int) at.y);
  g_autofree char *margin = g_strconcat (right, " --point 1,1=3,3", NULL);
  g_auto (Run) make =
      run_cli ("new $TMP/h.map.xml --columns 14 --rows 10 --orientation pointy --shift even");

  g_assert_cmpint (make.status, ==, 0);
  assert_notes ("fit $TMP/h.map.xml $TMP/pointy.png --auto", 0, "the numbering is a guess");
  assert_notes (right, 0, "!guess");
  assert_notes (wrong, 1, "the point at 5,3 contradicts: by the printed lines hex 4,3 lies there");
  g_assert_false (g_file_test (written, G_FILE_TEST_EXISTS));
  assert_notes (margin, 1, "the point at 1,1 lies in the margin");
  g_remove (map);

  g_auto (Run) other =
      run_cli ("new $TMP/h.map.xml --columns 14 --rows 10 --orientation pointy --shift odd");
  g_assert_cmpint (other.status, ==, 0);
  assert_notes ("fit $TMP/h.map.xml $TMP/pointy.png --auto", 1,
                "first row lies further left than its second, the map's lies further right");
  g_remove (map);
}

/* Two pages of one sheet, which share some hexes; one point of each says which hex is which. */
static void
test_pages (void)
{
  Printed print = printed_small;
  g_autofree guint8 *pixels = printed_make (&print);
  g_autofree char *left = run_path ("$TMP/left.png"), *right = run_path ("$TMP/right.png");
  g_autofree char *words = NULL;
  int width = print.width * 6 / 10, from = print.width - width;
  CrPoint known[] = { printed_locate (&print, cr_grid_hex_at (&print.grid, 3, 4)),
                      printed_locate (&print, cr_grid_hex_at (&print.grid, 12, 5)) };
  g_autoptr (JsonNode) root = NULL;
  JsonArray *pictures;

  printed_write (&print, pixels, 0, width, left);
  printed_write (&print, pixels, from, width, right);
  make_map ();
  words = g_strdup_printf ("fit $TMP/p.map.xml $TMP/left.png $TMP/right.png --auto "
                           "--point 3,4=%d,%d --point 2:12,5=%d,%d --output $TMP/pages.map.xml",
                           (int) known[0].x, (int) known[0].y, (int) known[1].x - from,
                           (int) known[1].y);
  root = run_json (words, 0);
  pictures = json_object_get_array_member (json_node_get_object (root), "pictures");
  g_assert_cmpuint (json_array_get_length (pictures), ==, 2);
  g_assert_cmpfloat (find_worst (json_array_get_object_element (pictures, 0), &print, 0, 1, 8), <=,
                     0.08);
  g_assert_cmpfloat (find_worst (json_array_get_object_element (pictures, 1), &print, from, 7, 14),
                     <=, 0.08);
}

static void
test_refused (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/printed.png");

  printed_write_whole (&print, path);
  make_map ();
  g_auto (Run) run = run_cli ("fit $TMP/p.map.xml $TMP/printed.png --point 2:1,1=5,5");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "number of a picture, 1 to 1"));
}

/* Numbers of the grid, of labels and of pictures that cannot be: told by check and info, in both of
 * its forms, and nothing of them is called fitted. */
static void
test_broken_numbers (void)
{
  static const char xml[] =
      "<map xmlns='urn:x-crenel:1' version='1.0' id='m'><grid columns='3' rows='3' stretch='0'/>"
      "<floor id='g'><terrain default='flat'/></floor><labels><label id='l' at='1,1' size='-3'>"
      "Gate</label></labels><pictures><picture id='p' size='9 9'><fit kind='affine' "
      "matrix='1e308 0 0 1 0 0' worst='0,3'/></picture></pictures></map>";
  static const char *const said[] = { "found stretch=\"0\", expected a number above 0",
                                      "found size=\"-3\", expected a number with a decimal point",
                                      "cannot be laid on the hexes: line 1" };
  static const char *const commands[] = { "check $TMP/n.map.xml", "info $TMP/n.map.xml",
                                          "info --json $TMP/n.map.xml" };
  g_autofree char *path = run_path ("$TMP/n.map.xml");

  g_assert_true (g_file_set_contents (path, xml, -1, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (commands); i++) {
    g_auto (Run) run = run_cli (commands[i]);
    g_autoptr (GString) out = g_string_new (run.out);

    g_string_replace (out, "\\\"", "\"", 0);
    for (gsize j = 0; j < G_N_ELEMENTS (said); j++)
      if (strstr (out->str, said[j]) == NULL)
        g_error ("%s: %s", commands[i], run.out);
    g_assert_null (strstr (run.out, ", fitted"));
  }
}

/* A fit whose numbers are broken is told by check and info, drawn with its reason, and kept as it
 * is when the map is saved. */
static void
test_broken (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/printed.png"), *map = run_path ("$TMP/b.map.xml");
  g_autofree char *text = NULL, *after = NULL, *kept = run_path ("$TMP/kept.map.xml");
  g_autoptr (GString) broken = NULL;

  printed_write_whole (&print, path);
  make_map ();
  g_auto (Run) fit = run_cli ("fit $TMP/p.map.xml $TMP/printed.png --point 1,1=40,60 "
                              "--point 14,1=640,60 --point 1,10=40,540 --output $TMP/b.map.xml");
  g_assert_cmpint (fit.status, ==, 0);
  g_assert_true (g_file_get_contents (map, &text, NULL, NULL));
  broken = g_string_new (text);
  g_assert_cmpuint (g_string_replace (broken, "matrix=\"", "matrix=\"nan ", 1), ==, 1);
  g_assert_true (g_file_set_contents (map, broken->str, -1, NULL));

  g_auto (Run) check = run_cli ("check $TMP/b.map.xml");
  g_assert_cmpint (check.status, ==, 1);
  g_assert_nonnull (strstr (check.out, "cannot be laid on the hexes"));
  g_auto (Run) info = run_cli ("info $TMP/b.map.xml");
  g_assert_nonnull (strstr (info.out, "cannot be laid on the hexes"));
  g_auto (Run) render = run_cli ("render $TMP/b.map.xml $TMP/b.svg --mode picture");
  g_assert_cmpint (render.status, ==, 0);
  g_auto (Run) edit = run_cli ("edit $TMP/b.map.xml $TMP/kept.map.xml --terrain court@1,1");
  g_assert_cmpint (edit.status, ==, 0);
  g_assert_true (g_file_get_contents (kept, &after, NULL, NULL));
  g_assert_nonnull (strstr (after, "matrix=\"nan "));
}

/* A point that lies outside its picture is told before anything is written. */
static void
test_outside (void)
{
  Printed print = printed_small;
  g_autofree char *path = run_path ("$TMP/printed.png"), *map = run_path ("$TMP/far.map.xml");

  printed_write_whole (&print, path);
  make_map ();
  g_auto (Run) fit = run_cli ("fit $TMP/p.map.xml $TMP/printed.png --point 1,1=90000,60 "
                              "--point 14,1=640,60 --point 1,10=40,540 --output $TMP/far.map.xml");
  g_assert_cmpint (fit.status, ==, 2);
  g_assert_cmpstr (fit.err, ==, "crenel-cli: point 1 of the fit lies outside the picture\n");
  g_assert_false (g_file_test (map, G_FILE_TEST_EXISTS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/fit/auto", test_auto);
  g_test_add_func ("/cli/fit/none", test_none);
  g_test_add_func ("/cli/fit/honest", test_honest);
  g_test_add_func ("/cli/fit/pages", test_pages);
  g_test_add_func ("/cli/fit/refused", test_refused);
  g_test_add_func ("/cli/fit/outside", test_outside);
  g_test_add_func ("/cli/fit/broken", test_broken);
  g_test_add_func ("/cli/fit/broken-numbers", test_broken_numbers);
  return g_test_run ();
}
