/* test-aids.c: what lies beside the map on the table: counters, charts, the sheets of scenarios and
 * sieges. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"

/* Everybody of a scenario by his name, before he is set up, and all that is carried and rolled. */
static void
test_scenario_counters (void)
{
  g_autofree char *words = NULL, *scenario = NULL, *gear = NULL;
  g_autofree char *shipped = run_path ("$SRC/maps/border-market-day.scenario.xml"),
                  *own = run_path ("$TMP/own.scenario.xml");
  const char *force;

  g_assert_true (g_file_get_contents (shipped, &scenario, NULL, NULL));
  force = strstr (scenario, "      <man character=\"watkin\"/>");
  g_assert_nonnull (force);
  gear = g_strdup_printf ("%.*s      <gear id=\"steps\" kind=\"ladder\"/>\n      <gear "
                          "id=\"belfry\" kind=\"new\"/>\n%s",
                          (int) (force - scenario), scenario, force);
  g_assert_true (g_file_set_contents (own, gear, -1, NULL));
  run_assert_says ("render $TMP/own.scenario.xml $TMP/castle.pdf --counters scenario --backs none",
                   0, "", "");
  words = paper_ask_pdf ("pdftotext");
  paper_assert_has (words, "Watkin");
  paper_assert_has (words, "Conrad");
  paper_assert_has (words, "Ladder");
  paper_assert_has (words, "Siege tower");
  g_assert_null (strstr (words, "Clarence"));
}

/* (transfer full): what was written there, of a PDF its text */
static char *
draw_text (const char *words, const char *name)
{
  g_autofree char *path = run_path (name), *text = NULL;

  run_assert_says (words, 0, "", "");
  if (g_str_has_suffix (path, ".pdf"))
    return paper_ask_pdf ("pdftotext");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return g_steal_pointer (&text);
}

/* Sides and their forces, what is changed, and what wins. */
static void
assert_is_sheet (const char *text)
{
  static const char *const expected[] = {
    "Nineteen Days",
    "Drawbridge at the start: raised",
    "filled moat, at 1713, 1714, 1813, 1814",
    "The bank of the moat, the besiegers: 32 places",
    "men (the besiegers)",
    "The storming party",
    ": 12 men, 20 points",
    "Scaling ladder (ladder); Mantlet (mantlet-1)",
    "(Knight, mace)",
    "light cover",
    "The horn: ",
    "all of these:",
    "the besiegers hold The breach with at least 1 man",
    "CC-BY-SA-4.0",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (expected); i++)
    paper_assert_has (text, expected[i]);
}

/* The sheet of a scenario says the same as text, as a page for a browser and on paper. */
static void
test_sheet (void)
{
  const char *const names[] = { "$TMP/sheet.txt", "$TMP/sheet.html", "$TMP/castle.pdf" };

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *words =
        g_strdup_printf ("render $SRC/maps/border-breach.scenario.xml %s --sheet", names[i]);
    g_autofree char *text = draw_text (words, names[i]);

    assert_is_sheet (text);
    g_assert_cmpint (g_str_has_prefix (text, "<!DOCTYPE html>\n<html lang=\"en\">"), ==, i == 1);
    g_assert_cmpint (strstr (text, "<img alt=\"Set-up\" src=\"data:image/png;base64,iVBOR") != NULL,
                     ==, i == 1);
  }
}

/* The record of a siege that was led, day by day, in the language of who reads it. */
static void
test_record (void)
{
  const char *const names[] = { "$TMP/record.txt", "$TMP/record.html", "$TMP/castle.pdf" };
  const char *const expected[] = {
    "The garrison surrenders: the besiegers have won.",
    "Day 8 of 26",
    "Scaling ladder 1 is ready. GSI-05",
    "Down comes the wall of 1012. BAT-07",
    "Walls",
    "back on day 17",
  };
  g_auto (Run) led = run_cli ("siege $SRC/maps/border-castle.map.xml --orders "
                              "$SRC/tests/data/siege/border.orders --log $TMP/border.siegelog.xml");

  for (gsize i = 0; i < G_N_ELEMENTS (names); i++) {
    g_autofree char *words = g_strdup_printf ("render $SRC/maps/border-castle.map.xml %s --record "
                                              "$TMP/border.siegelog.xml",
                                              names[i]);
    g_autofree char *text = draw_text (words, names[i]);

    for (gsize j = 0; j < G_N_ELEMENTS (expected); j++)
      paper_assert_has (text, expected[j]);
  }
  g_auto (Run) other = run_cli ("render $SRC/maps/medieval-town.map.xml $TMP/record.txt --record "
                                "$TMP/border.siegelog.xml");
  g_assert_cmpint (other.status, ==, 2);
  paper_assert_has (other.err, "the log was played with the castle “border-castle”");
}

/* Fronts, and behind each page its backs. */
static void
test_counters (void)
{
  g_autofree char *info = NULL, *folded = NULL, *words = NULL;
  g_autofree char *orders = run_path ("$TMP/men.orders");

  g_assert_true (g_file_set_contents (orders, "place watkin at 5,3\n", -1, NULL));
  paper_render (" --counters besiegers:all;garrison:odo,aylwin*99 --paper A4");
  info = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (info, "Pages:           6\n"));
  run_assert_says (
      "play $SRC/maps/border-castle.map.xml --orders $TMP/men.orders --log $TMP/men.playlog.xml", 0,
      "", "");
  paper_render (" --counters game:$TMP/men.playlog.xml --backs none");
  words = paper_ask_pdf ("pdftotext");
  paper_assert_has (words, "Watkin");
  g_assert_null (strstr (words, "Clarence"));
  g_clear_pointer (&words, g_free);
  g_clear_pointer (&info, g_free);
  /* CHR-03: a knight's rider lies on a page of his own; what is laid beside men stands with them.
   */
  paper_render (" --counters besiegers:roland;markers:wounded,hoarding-2,ladder*4 --paper A4");
  info = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (info, "Pages:           4\n"));
  words = paper_ask_pdf ("pdftotext");
  paper_assert_has (words, "Hoarding");
  paper_assert_has (words, "Stunned");
  g_assert_null (strstr (words, "Rubble"));
  test_scenario_counters ();
  paper_render (
      " --counters garrison:odo --backs fold --counter-mm 25 --gap 2 --back-offset 0.5,-1");
  folded = paper_ask_pdf ("pdfinfo");
  g_assert_nonnull (strstr (folded, "Pages:           1\n"));
}

/* Tables: only what the map uses, each figure with its mark. */
static void
test_charts (void)
{
  g_autofree char *terrain = NULL, *rest = NULL, *info = NULL;

  paper_render (" --chart terrain");
  terrain = paper_ask_pdf ("pdftotext");
  paper_assert_has (terrain, "Courtyard");
  paper_assert_has (terrain, "light cover ?");
  paper_assert_has (terrain, "Battlement");
  paper_assert_has (terrain, "2 ? out");
  g_assert_null (strstr (terrain, "Rough ground"));
  paper_render (" --chart tables,range,odds,characters,record --paper A5");
  rest = paper_ask_pdf ("pdftotext");
  paper_assert_has (rest, "Challenge");
  paper_assert_has (rest, "13–30");
  paper_assert_has (rest, "7:1");
  paper_assert_has (rest, "Crossbowman");
  paper_assert_has (rest, "fallen on day");
  paper_render (" --chart record");
  info = paper_ask_pdf ("pdfinfo");
  paper_assert_has (info, "Pages:           2\n");
}

static char *
read_text (const char *options)
{
  g_autofree char *words =
      g_strdup_printf ("render $SRC/maps/border-castle.map.xml $TMP/castle.txt%s", options);
  g_autofree char *path = run_path ("$TMP/castle.txt");
  char *text = NULL;

  run_assert_says (words, 0, "", "");
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Tables, a record to be filled in, and what is drawn over the map, as plain text. */
static void
test_text (void)
{
  g_autofree char *terrain = read_text (""), *charts = read_text (" --chart range,record");
  g_autofree char *legend = read_text (" --overlay dead:@ramparts");

  paper_assert_has (terrain, "Border Castle\n=============\n");
  paper_assert_has (terrain, "Courtyard");
  paper_assert_has (terrain, "light cover ?");
  paper_assert_has (terrain, "?: inferred");
  g_assert_null (strstr (terrain, "Rough ground"));
  paper_assert_has (charts, "Crossbow");
  paper_assert_has (charts, "fallen on day");
  g_assert_null (strstr (charts, "Courtyard"));
  paper_assert_has (legend, "dead ground");
  paper_assert_has (legend, "Courtyard");
  run_assert_says ("render $MAP $TMP/counters.txt --counters markers:all", 2, "", "");
  run_assert_says ("render $MAP $TMP/chart.txt --chart nonsense", 2, "", "");
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/aids/sheet", test_sheet);
  g_test_add_func ("/cli/aids/record", test_record);
  g_test_add_func ("/cli/aids/counters", test_counters);
  g_test_add_func ("/cli/aids/charts", test_charts);
  g_test_add_func ("/cli/aids/text", test_text);
  return g_test_run ();
}
