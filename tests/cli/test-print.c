/* test-print.c: pages of paper by the command line, as another program reads them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* MAP-01, MAP-02, MAP-09: sheets and their size. */
#include <glib/gstdio.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "paper.h"

static void
test_pages (void)
{
  static const struct {
    const char *options;
    int pages;
    const char *size;
  } cases[] = {
    { " --paper A4", 9, "595.276 x 841.89 pts (A4)" },
    { " --paper A4 --way sideways", 10, "841.89 x 595.276 pts (A4)" },
    { " --paper A4 --no-overview --pages 2-4", 3, "595.276 x 841.89 pts (A4)" },
    { " --paper A4 --pages B1,Overview", 2, "595.276 x 841.89 pts (A4)" },
    { " --paper A3", 5, "1190.55 x 841.89 pts (A3)" },
    { " --paper Letter --pages 2-9", 8, "612 x 792 pts (letter)" },
    { " --paper A0 --pages 1", 1, "2383.94 x 3370.39 pts (A0)" },
    { " --paper A4 --floors --no-overview", 8, "595.276 x 841.89 pts (A4)" },
    { " --paper A4 --overlay dead:@ramparts --separate --no-overview --pages 9-16", 8,
      "595.276 x 841.89 pts (A4)" },
    { " --paper 320x450 --hex-mm 20", 3, "907.087 x 1275.59 pts" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *info = NULL,
                    *pages = g_strdup_printf ("Pages:           %d\n", cases[i].pages);

    paper_render (cases[i].options);
    info = paper_ask_pdf ("pdfinfo");
    if (strstr (info, pages) == NULL || strstr (info, cases[i].size) == NULL)
      g_error ("%s: found\n%s, expected %d pages of %s", cases[i].options, info, cases[i].pages,
               cases[i].size);
  }
}

/* Every paper, lying as it is asked: its pages are of its size, and of all one. */
static void
test_papers (void)
{
  static const struct {
    const char *name;
    double width, height;
  } papers[] = { { "A4", 595.276, 841.89 },  { "A5", 419.528, 595.276 },
                 { "A3", 841.89, 1190.55 },  { "A2", 1190.55, 1683.78 },
                 { "A1", 1683.78, 2383.94 }, { "A0", 2383.94, 3370.39 },
                 { "Letter", 612, 792 },     { "Legal", 612, 1008 },
                 { "Tabloid", 792, 1224 },   { "250x500", 708.661, 1417.32 } };

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (papers); i++) {
    gboolean sideways = i % 2 == 1;
    g_autofree char *options =
        g_strdup_printf (" --paper %s --way %s --hex-mm 14 --hide numbers --no-overview",
                         papers[i / 2].name, sideways ? "sideways" : "upright");
    g_autofree char *size =
        g_strdup_printf ("%g x %g pts", sideways ? papers[i / 2].height : papers[i / 2].width,
                         sideways ? papers[i / 2].width : papers[i / 2].height);
    g_autofree char *info = NULL;

    paper_render (options);
    info = paper_ask_pdf ("pdfinfo");
    if (strstr (info, size) == NULL)
      g_error ("%s: found %s, expected %s", options, info, size);
  }
}

/* So many hexes on one sheet. */
static void
test_fit (void)
{
  g_autofree char *one = NULL, *more = NULL;

  paper_render (" --paper A3 --fit 26x16 --no-overview");
  one = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (one, "Pages:           1\n"));
  paper_render (" --paper A3 --fit 13x8 --no-overview");
  more = paper_ask_pdf ("pdfinfo");
  g_assert_null (strstr (more, "Pages:           1\n"));
}

static void
render_one_sheet (const char *map, const char *options, const char *size)
{
  g_autofree char *words =
      g_strdup_printf ("render %s $TMP/castle.pdf --no-overview --hide numbers %s", map, options);
  g_autofree char *info = NULL;

  run_assert_says (words, 0, "", "");
  info = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (info, "Pages:           1\n"));
  g_assert_nonnull (strstr (info, size));
}

/* A map of A2, and its draft on one A4. */
static void
test_draft (void)
{
  run_assert_says ("new $TMP/a2.map.xml --columns 26 --rows 15", 0, "", "");
  render_one_sheet ("$TMP/a2.map.xml", "--paper A2 --hex-mm 25 --margin 5",
                    "1683.78 x 1190.55 pts");
  render_one_sheet ("$TMP/a2.map.xml", "--paper A4 --fit 26x15 --margin 5", "841.89 x 595.276 pts");
}

/* So many columns of a size on a sheet of 60 by 40 cm with its title and foot, and not one more. */
static void
test_standard (void)
{
  static const struct {
    int columns, rows, hex_mm;
  } cases[] = { { 27, 14, 25 }, { 34, 18, 20 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int more = 0; more < 2; more++) {
      g_autofree char *map =
          g_strdup_printf ("new $TMP/sheet%d.map.xml --columns %d --rows %d", (int) i * 2 + more,
                           cases[i].columns + more, cases[i].rows);
      g_autofree char *words = g_strdup_printf (
          "render $TMP/sheet%d.map.xml $TMP/castle.pdf --no-overview --hide numbers "
          "--paper 400x600 --margin 0 --hex-mm %d",
          (int) i * 2 + more, cases[i].hex_mm);
      g_autofree char *info = NULL;

      run_assert_says (map, 0, "", "");
      run_assert_says (words, 0, "", "");
      info = paper_ask_pdf ("pdfinfo");
      g_test_message ("%s: %s", words, info);
      g_assert_cmpint (strstr (info, "Pages:           1\n") != NULL, ==, !more);
    }
}

/* Of a scenario those where men are set up, each with its number of places; not those of the map.
 */
static void
test_scenario_areas (void)
{
  g_autofree char *words = NULL, *one = NULL;

  run_assert_says ("render $SRC/maps/border-market-day.scenario.xml $TMP/castle.pdf --paper A1 "
                   "--no-overview --overlay areas",
                   0, "", "");
  words = paper_ask_pdf ("pdftotext");
  g_assert_nonnull (strstr (words, "The walls"));
  g_assert_nonnull (strstr (words, "The hedges 51"));
  g_assert_null (strstr (words, "West wall"));
  run_assert_says ("render $SRC/maps/border-market-day.scenario.xml $TMP/castle.pdf --paper A1 "
                   "--no-overview --overlay areas:yard",
                   0, "", "");
  one = paper_ask_pdf ("pdftotext");
  g_assert_nonnull (strstr (one, "The courtyard 66"));
  g_assert_null (strstr (one, "The hedges "));
}

/* Whoever prints in grey has no other ink: neither on the map, nor in the cut beneath it. */
static void
test_grey (void)
{
  g_autofree char *path = run_path ("$TMP/grey.svg"), *svg = NULL;
  int n = 0;

  run_assert_says ("render $SRC/maps/border-castle.map.xml $TMP/grey.svg --variant grey "
                   "--overlay lof:0512:1105 --section",
                   0, "", "");
  g_assert_true (g_file_get_contents (path, &svg, NULL, NULL));
  for (const char *at = svg; (at = strstr (at, "rgb(")) != NULL; at++, n++) {
    double red, green, blue;

    g_assert_cmpint (sscanf (at, "rgb(%lf%%,%lf%%,%lf%%)", &red, &green, &blue), ==, 3);
    if (red != green || green != blue)
      g_error ("found %.60s, expected a grey", at);
  }
  g_assert_cmpint (n, >, 1000);
}

/* Areas by name, the cut along a shot, and what lies apart on as many sheets as the map. */
static void
test_answers (void)
{
  g_autofree char *areas = NULL, *cut = NULL, *info = NULL;

  paper_render (" --paper A1 --no-overview --overlay areas");
  areas = paper_ask_pdf ("pdftotext");
  g_assert_nonnull (strstr (areas, "The gatehouse"));
  g_assert_nonnull (strstr (areas, "West wall"));
  paper_render (" --paper A1 --no-overview --overlay lof:0512:1105 --section");
  cut = paper_ask_pdf ("pdftotext");
  g_assert_nonnull (strstr (cut, "range 10: no fire"));
  paper_render (
      " --paper A4 --no-overview --key --separate --overlay areas:keep --overlay dead:@ramparts");
  info = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (info, "Pages:           24\n"));
  test_scenario_areas ();
  test_grey ();
}

/* On a disk with so much room. Returns: the exit status */
static int
render_within (int blocks, const char *out, const char *options)
{
  g_autofree char *line = g_strdup_printf (
      "trap '' XFSZ; ulimit -f %d; exec %s render %s/maps/border-castle.map.xml %s %s", blocks,
      g_getenv ("CRENEL_CLI"), g_getenv ("CRENEL_SOURCE_DIR"), out, options);
  const char *const argv[] = { "sh", "-c", line, NULL };
  g_autofree char *err = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, NULL, &err, &status,
                &error);
  g_assert_no_error (error);
  g_assert_true (WIFEXITED (status));
  g_assert_true (WEXITSTATUS (status) == 0 || *err != '\0');
  return WEXITSTATUS (status);
}

/* A disk that is full at any time leaves the old file and nothing beside it. */
static void
check_full (const char *name, const char *options)
{
  g_autofree char *folder = run_path ("$TMP/full"), *out = g_build_filename (folder, name, NULL);
  int blocks = 0, status = 2;

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  for (; status != 0 && blocks < 1 << 18; blocks = blocks * 16 + 1) {
    g_autofree char *kept = NULL;
    g_autoptr (GDir) dir = NULL;

    g_assert_true (g_file_set_contents (out, "old", -1, NULL));
    status = render_within (blocks, out, options);
    g_assert_true (g_file_get_contents (out, &kept, NULL, NULL));
    if (status != 0)
      g_assert_cmpstr (kept, ==, "old");
    dir = g_dir_open (folder, 0, NULL);
    g_assert_cmpstr (g_dir_read_name (dir), ==, name);
    g_assert_null (g_dir_read_name (dir));
  }
  g_assert_cmpint (blocks, >, 1);
  g_assert_cmpint (status, ==, 0);
  g_assert_cmpint (g_unlink (out), ==, 0);
}

static void
test_full (void)
{
  check_full ("castle.pdf", "--paper A4");
  check_full ("page.png", "--paper A4 --pages 2");
  check_full ("castle.svg", "--hex-mm 26");
  check_full ("castle.png", "--px 40");
  check_full ("counters.pdf", "--counters markers:all");
  check_full ("charts.pdf", "--chart all");
}

/* Made here, for no system has all of them. */
static void
make_locale (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "de_DE", NULL);
  const char *const argv[] = { "localedef", "-c", "-i", "de_DE", "-f", "UTF-8", path, NULL };
  g_autofree char *out = paper_ask (argv);
}

/* Where a decimal comma is written, the file is the same but for its words. */
static void
test_comma (void)
{
  static const char options[] =
      " --paper A4 --hex-mm 20.5 --overlap 7.5 --hide title,key,scale --no-overview --no-marks";
  g_autofree char *here = run_path ("$TMP/castle.pdf"), *folder = run_path ("$TMP"), *first = NULL,
                  *then = NULL, *usual = g_strdup (g_getenv ("LC_ALL"));
  gsize size, again;

  make_locale (folder);
  paper_render (options);
  g_assert_true (g_file_get_contents (here, &first, &size, NULL));
  g_setenv ("LOCPATH", folder, TRUE);
  g_setenv ("LC_ALL", "de_DE", TRUE);
  paper_render (options);
  g_unsetenv ("LOCPATH");
  g_setenv ("LC_ALL", usual, TRUE);
  g_assert_true (g_file_get_contents (here, &then, &again, NULL));
  g_assert_cmpmem (first, size, then, again);
}

/* What is written on the pages can be searched for. */
static void
test_words (void)
{
  g_autofree char *text = NULL, *info = NULL;

  paper_render (" --paper A4");
  text = paper_ask_pdf ("pdftotext");
  info = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (text, "8 sheets of A4"));
  g_assert_nonnull (strstr (text, "100 mm"));
  g_assert_nonnull (strstr (text, "D2"));
  g_assert_nonnull (strstr (info, "Title:           Border Castle"));
}

static void
test_refused (void)
{
  static const struct {
    const char *options, *expected;
  } cases[] = {
    { " --paper A9", "A9" },
    { " --paper A4 --margin 101", "--margin" },
    { " --paper A4 --margin 100", "larger paper" },
    { " --paper A4 --way up", "upright" },
    { " --paper A4 --pages 10", "from 1 to 9" },
    { " --paper A4 --pages 3-2", "3-2" },
    { " --paper A4 --pages Z9", "Z9" },
    { " --paper A4 --measured 10", "--measured" },
    { " --floors", "--paper" },
    { " --pages 1", "--paper" },
    { " --counters odo", "SIDE:ID" },
    { " --counters garrison:odi", "odo" },
    { " --counters guard:odo", "garrison" },
    { " --counters garrison:odo*0", "1 to 99" },
    { " --counters garrison:odo --backs up", "fold" },
    { " --counters markers:laddr", "ladder" },
    { " --counters scenario", "needs a scenario instead of the map" },
    { " --sheet", "needs a scenario instead of the map" },
    { " --numbers middle", "above, below, left, right" },
    { " --overlay areas:keap", "keap" },
    { " --paper A4 --fit 26", "26x16" },
    { " --fit 26x16", "--paper" },
    { " --chart tables,terain", "terrain" },
    { " --chart odds --paper 90x90 --margin 44", "larger paper" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = g_strdup_printf ("%s%s", PAPER_CASTLE, cases[i].options);
    g_auto (Run) run = run_cli (words);

    g_assert_cmpint (run.status, ==, 2);
    if (strstr (run.err, cases[i].expected) == NULL)
      g_error ("%s: found %s, expected %s in it", cases[i].options, run.err, cases[i].expected);
  }
}

typedef struct {
  int columns, rows;
  gboolean pointy;
  double hex_mm;
} Exact;

/* Where the number of a hex should be, from that of the first, in points. */
static void
find_offset (const Exact *exact, int column, int row, double *x_out, double *y_out)
{
  double side = exact->hex_mm * 72 / 25.4, along = side * sqrt (0.75);
  int i = exact->pointy ? row : column, j = exact->pointy ? column : row;
  double a = (i - 1) * along, b = (j - 1) * side + (i % 2 == 0 ? side / 2 : 0);

  *x_out = exact->pointy ? b : a;
  *y_out = exact->pointy ? a : b;
}

/* Of half a hex at the edge the number stands where there is room. */
static gboolean
is_whole (const Exact *exact, int column, int row)
{
  return column > 1 && column < exact->columns && row > 1 && row < exact->rows;
}

/* Every number of a whole hex that the file holds, and how far the farthest is from its place. */
static guint
measure_numbers (const char *words, const Exact *exact, double *worst_out)
{
  g_autoptr (GRegex) word =
      g_regex_new ("xMin=\"([0-9.]+)\" yMin=\"([0-9.]+)\" xMax=\"([0-9.]+)\" yMax=\"[0-9.]+\">"
                   "([0-9]{2})([0-9]{2})<",
                   0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  double first_x = 0, first_y = 0;
  guint n = 0;

  *worst_out = 0;
  for (g_regex_match (word, words, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL)) {
    double figures[5], x, y, dx, dy;

    for (int i = 0; i < 5; i++) {
      g_autofree char *text = g_match_info_fetch (match, i + 1);

      figures[i] = g_ascii_strtod (text, NULL);
    }
    if (!is_whole (exact, (int) figures[3], (int) figures[4]))
      continue;
    find_offset (exact, (int) figures[3], (int) figures[4], &dx, &dy);
    x = (figures[0] + figures[2]) / 2 - dx;
    y = figures[1] - dy;
    first_x = n == 0 ? x : first_x;
    first_y = n == 0 ? y : first_y;
    *worst_out = MAX (*worst_out, hypot (x - first_x, y - first_y));
    n++;
  }
  return n;
}

/* MAP-09: a hex has its millimetres, in the numbers of the file itself, over the whole of an A2
 * sheet: each number of a hex is within 0.1 mm of its place. */
static void
test_exact (void)
{
  static const Exact cases[] = { { 26, 16, FALSE, 26 },
                                 { 24, 18, TRUE, 20 },
                                 { 30, 20, FALSE, 13.5 } };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    const Exact *exact = &cases[i];
    g_autofree char *map =
        g_strdup_printf ("new $TMP/exact%u.map.xml --columns %d --rows %d --orientation %s",
                         (guint) i, exact->columns, exact->rows, exact->pointy ? "pointy" : "flat");
    g_autofree char *words = g_strdup_printf (
        "render $TMP/exact%u.map.xml $TMP/castle.pdf --paper A1 --no-overview --hex-mm %g",
        (guint) i, exact->hex_mm);
    g_autofree char *path = run_path ("$TMP/castle.pdf"), *text = NULL;
    const char *const argv[] = { "pdftotext", "-bbox", path, "-", NULL };
    double worst;

    run_assert_says (map, 0, "", "");
    run_assert_says (words, 0, "", "");
    text = paper_ask (argv);
    g_assert_cmpuint (measure_numbers (text, exact, &worst), ==,
                      (exact->columns - 2) * (exact->rows - 2));
    g_test_message ("%g mm: within %.3f mm", exact->hex_mm, worst / 72 * 25.4);
    g_assert_cmpfloat (worst, <, 0.1 * 72 / 25.4);
  }
}

/* Of the one page, in points. */
static double
read_width (const char *options)
{
  g_autofree char *info = NULL;
  double width = 0;

  paper_render (options);
  info = paper_ask_pdf ("pdfinfo");
  sscanf (strstr (info, "Page size:"), "Page size: %lf", &width);
  return width;
}

static goffset
measure_pdf (void)
{
  g_autofree char *path = run_path ("$TMP/many.pdf");
  GStatBuf info;

  g_assert_cmpint (g_stat (path, &info), ==, 0);
  return info.st_size;
}

/* Of hexes that are too many for a page each has less on it, which is told: else such a page took a
 * gigabyte. */
static void
test_many (void)
{
  g_auto (Run) few = { 0 }, crowded = { 0 };
  goffset some, many;

  run_assert_says ("new $TMP/some.map.xml --columns 40 --rows 40", 0, "", "");
  run_assert_says ("new $TMP/many.map.xml --columns 150 --rows 150", 0, "", "");
  few = run_cli ("render $TMP/some.map.xml $TMP/many.pdf --paper A2 --fit 40x40");
  some = measure_pdf ();
  crowded = run_cli ("render $TMP/many.map.xml $TMP/many.pdf --paper A2 --fit 150x150");
  many = measure_pdf ();
  g_assert_cmpint (few.status | crowded.status, ==, 0);
  g_assert_cmpstr (few.err, ==, "");
  paper_assert_has (crowded.err, "drawn plainly");
  g_test_message ("%" G_GOFFSET_FORMAT " bytes, %" G_GOFFSET_FORMAT, some, many);
  g_assert_cmpint (many, <, 2 * some);
}

/* And so in one drawing, which is told of drawings alone; of a picture nothing is left out. */
static void
test_many_at_once (void)
{
  static const char *const endings[] = { "svg", "pdf", "png" };

  run_assert_says ("new $TMP/wide.map.xml --columns 90 --rows 90", 0, "", "");
  for (gsize i = 0; i < G_N_ELEMENTS (endings); i++) {
    g_autofree char *line = g_strdup_printf ("render $TMP/wide.map.xml $TMP/wide.%s%s", endings[i],
                                             i == 2 ? " --px 8" : "");
    g_auto (Run) run = run_cli (line);

    g_assert_cmpint (run.status, ==, 0);
    g_assert_cmpstr (run.err, ==,
                     i == 2 ? ""
                            : "crenel-cli: So many hexes in one drawing are drawn plainly: on "
                              "several sheets of paper nothing is left out.\n");
  }
}

/* On any day the same map is the same file. */
static void
test_same (void)
{
  g_autofree char *path = run_path ("$TMP/castle.pdf"), *first = NULL, *then = NULL;
  gsize first_size, then_size;

  paper_render ("");
  g_assert_true (g_file_get_contents (path, &first, &first_size, NULL));
  g_usleep (G_USEC_PER_SEC * 11 / 10);
  paper_render ("");
  g_assert_true (g_file_get_contents (path, &then, &then_size, NULL));
  g_assert_cmpmem (first, first_size, then, then_size);
}

/* As large as what was scanned: the picture of the castle has 59.01 pixels to a hex. */
static void
test_scanned (void)
{
  g_assert_cmpfloat_with_epsilon (read_width (" --scan-px-per-mm 2.95"),
                                  read_width (" --hex-mm 20.01"), 1);
  g_assert_cmpfloat_with_epsilon (read_width (" --scan-px-per-mm 1"),
                                  read_width (" --hex-mm 59.01"), 1);
  run_assert_says ("render $SRC/maps/border-castle.map.xml $TMP/a.pdf --scan-px-per-mm 999", 2, "",
                   "");
  run_assert_says ("render $SRC/maps/templars-castle.map.xml $TMP/a.pdf --scan-px-per-mm 9", 2, "",
                   "");
}

/* A page as a picture. */
static void
test_picture (void)
{
  static const char *const layers[] = { "inkscape:label=\"Ground\"", "inkscape:label=\"Grid\"",
                                        "inkscape:label=\"Joining marks\"" };
  g_autofree char *path = run_path ("$TMP/page.svg"), *svg = NULL;

  run_assert_says ("render $MAP $TMP/page.png --paper A5 --pages 1 --dpi 50", 0, "", "");
  run_assert_says ("render $MAP $TMP/page.svg --paper A5 --pages 1", 0, "", "");
  g_assert_true (g_file_get_contents (path, &svg, NULL, NULL));
  for (gsize i = 0; i < G_N_ELEMENTS (layers); i++)
    paper_assert_has (svg, layers[i]);
  run_assert_says ("render $SRC/maps/border-castle.map.xml $TMP/page.png --paper A4", 2, "", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/print/pages", test_pages);
  g_test_add_func ("/cli/print/papers", test_papers);
  g_test_add_func ("/cli/print/fit", test_fit);
  g_test_add_func ("/cli/print/draft/MAP-01", test_draft);
  g_test_add_func ("/cli/print/standard/MAP-09", test_standard);
  g_test_add_func ("/cli/print/answers", test_answers);
  g_test_add_func ("/cli/print/full", test_full);
  g_test_add_func ("/cli/print/comma", test_comma);
  g_test_add_func ("/cli/print/words", test_words);
  g_test_add_func ("/cli/print/refused", test_refused);
  g_test_add_func ("/cli/print/many", test_many);
  g_test_add_func ("/cli/print/many-at-once", test_many_at_once);
  g_test_add_func ("/cli/print/same", test_same);
  g_test_add_func ("/cli/print/scanned", test_scanned);
  g_test_add_func ("/cli/print/exact/MAP-02", test_exact);
  g_test_add_func ("/cli/print/picture", test_picture);
  return g_test_run ();
}
