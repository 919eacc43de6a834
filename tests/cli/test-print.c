/* test-print.c: pages of paper by the command line, as another program reads them.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* MAP-01, MAP-02, MAP-09: sheets and their size. */
#include <string.h>

#include "run.h"

#define CASTLE "render $SRC/maps/border-castle.map.xml $TMP/castle.pdf"

static char *
ask (const char *const *argv)
{
  g_autoptr (GError) error = NULL;
  char *out = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &out, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  return out;
}

static char *
ask_pdf (const char *program)
{
  g_autofree char *path = run_path ("$TMP/castle.pdf");
  const char *const argv[] = { program, path, program[3] == 't' ? "-" : NULL, NULL };

  return ask (argv);
}

static void
render (const char *options)
{
  g_autofree char *words = g_strdup_printf ("%s%s", CASTLE, options);
  g_auto (Run) run = run_cli (words);

  g_assert_cmpstr (run.err, ==, "");
  g_assert_cmpint (run.status, ==, 0);
}

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

    render (cases[i].options);
    info = ask_pdf ("pdfinfo");
    if (strstr (info, pages) == NULL || strstr (info, cases[i].size) == NULL)
      g_error ("%s: found\n%s, expected %d pages of %s", cases[i].options, info, cases[i].pages,
               cases[i].size);
  }
}

/* What is written on the pages can be searched for. */
static void
test_words (void)
{
  g_autofree char *text = NULL, *info = NULL;

  render (" --paper A4");
  text = ask_pdf ("pdftotext");
  info = ask_pdf ("pdfinfo");
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
    { " --chart tables,terain", "terrain" },
    { " --chart odds --paper 90x90 --margin 44", "larger paper" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autofree char *words = g_strdup_printf ("%s%s", CASTLE, cases[i].options);
    g_auto (Run) run = run_cli (words);

    g_assert_cmpint (run.status, ==, 2);
    if (strstr (run.err, cases[i].expected) == NULL)
      g_error ("%s: found %s, expected %s in it", cases[i].options, run.err, cases[i].expected);
  }
}

/* Fronts, and behind each page its backs. */
static void
test_counters (void)
{
  g_autofree char *info = NULL, *folded = NULL;

  render (" --counters besiegers:all;garrison:odo,aylwin*99 --paper A4");
  info = ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (info, "Pages:           4\n"));
  render (" --counters garrison:odo --backs fold --counter-mm 25 --gap 2 --back-offset 0.5,-1");
  folded = ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (folded, "Pages:           1\n"));
}

static void
assert_has (const char *text, const char *expected)
{
  if (strstr (text, expected) == NULL)
    g_error ("found %s, expected “%s” in it", text, expected);
}

/* Tables: only what the map uses, each figure with its mark. */
static void
test_charts (void)
{
  g_autofree char *terrain = NULL, *rest = NULL, *info = NULL;

  render (" --chart terrain");
  terrain = ask_pdf ("pdftotext");
  assert_has (terrain, "Courtyard");
  assert_has (terrain, "light cover ?");
  assert_has (terrain, "Battlement");
  assert_has (terrain, "2 ? out");
  g_assert_null (strstr (terrain, "Rough ground"));
  render (" --chart tables,range,odds,characters,record --paper A5");
  rest = ask_pdf ("pdftotext");
  assert_has (rest, "Challenge");
  assert_has (rest, "13–30");
  assert_has (rest, "7:1");
  assert_has (rest, "Crossbowman");
  assert_has (rest, "fallen on day");
  render (" --chart record");
  info = ask_pdf ("pdfinfo");
  assert_has (info, "Pages:           2\n");
}

/* A page as a picture. */
static void
test_picture (void)
{
  run_assert_says ("render $MAP $TMP/page.png --paper A5 --pages 1 --dpi 50", 0, "", "");
  run_assert_says ("render $MAP $TMP/page.svg --paper A5 --pages 1", 0, "", "");
  run_assert_says ("render $SRC/maps/border-castle.map.xml $TMP/page.png --paper A4", 2, "", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/print/pages", test_pages);
  g_test_add_func ("/cli/print/words", test_words);
  g_test_add_func ("/cli/print/refused", test_refused);
  g_test_add_func ("/cli/print/counters", test_counters);
  g_test_add_func ("/cli/print/charts", test_charts);
  g_test_add_func ("/cli/print/picture", test_picture);
  return g_test_run ();
}
