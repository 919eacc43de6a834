/* test-play.c: games by the command line. SPDX-License-Identifier: GPL-3.0-or-later */
/* SEQ-01, MOV-01, MOV-03 as they are told; what the log keeps is what was played. */
#include <glib/gstdio.h>
#include <string.h>

#include "run.h"

#define CASTLE "$SRC/maps/border-castle.map.xml"

static const char orders[] = "place fursa for besiegers at 0916\n"
                             "# a remark\n"
                             "place odo for garrison at 0915\n"
                             "end\n"
                             "end\n"
                             "move fursa to 0915\n"
                             "move fursa to 1016\n";

static void
write_orders (const char *name, const char *text)
{
  g_autofree char *path = run_path (name);
  g_autoptr (GError) error = NULL;

  g_file_set_contents (path, text, -1, &error);
  g_assert_no_error (error);
}

/* What is refused is said with its rule, the rest is done, and the status says that not all was. */
static void
test_play (void)
{
  write_orders ("$TMP/a.orders", orders);
  run_assert_says ("play " CASTLE " --orders $TMP/a.orders", 1,
                   "> place fursa for besiegers at 9,16\n  Fursa is put on 0916.\n",
                   "Odo, an enemy, stands on 0915.");
  run_assert_says ("play " CASTLE " --orders $TMP/a.orders", 1, ">", "(MOV-03)");
  run_assert_says ("play " CASTLE " --orders $TMP/a.orders", 1, ">",
                   "> move fursa to 10,16\n  Fursa goes from 0916 to 1016");
}

/* A line that asks orders nothing, and is no order that was refused. */
static void
test_asking (void)
{
  write_orders ("$TMP/ask.orders", "place tom for besiegers at 9,16\n"
                                   "end\n"
                                   "tom ?\n"
                                   "end\n"
                                   "mo?\n"
                                   "move tom to 10,16 ?\n");
  run_assert_says ("play " CASTLE " --orders $TMP/ask.orders", 0, ">",
                   "✗ Not in this phase: Walk elsewhere. (SEQ-05)");
  run_assert_says ("play " CASTLE " --orders $TMP/ask.orders", 0, ">", "· move  a man walks");
  run_assert_says ("play " CASTLE " --orders $TMP/ask.orders", 0, ">", "That can be done.");
}

/* One object a line. */
static void
test_json (void)
{
  g_auto (Run) run = run_cli ("play " CASTLE " --json --orders $TMP/a.orders");
  g_auto (GStrv) lines = g_strsplit (run.out, "\n", -1);

  g_assert_cmpuint (g_strv_length (lines), ==, 7);
  for (int i = 0; i < 6; i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (JsonNode) node = json_from_string (lines[i], &error);

    g_assert_no_error (error);
    run_assert_members (json_node_get_object (node), i == 4 ? "order refused" : "order events");
  }
}

static void
test_replay (void)
{
  g_auto (Run) run = run_cli ("play " CASTLE " --orders $TMP/a.orders --log $TMP/a.playlog.xml");
  g_auto (Run) again = run_cli ("replay $TMP/a.playlog.xml " CASTLE);

  g_assert_cmpint (run.status, ==, 1);
  g_assert_cmpint (again.status, ==, 0);
  g_assert_nonnull (strstr (again.out, "> move fursa to 10,16"));
  g_assert_null (strstr (again.out, "to 9,15"));
  run_assert_says ("replay $TMP/a.playlog.xml $SRC/maps/medieval-town.map.xml", 2, "", "");
}

/* Where a man can go is what the game leaves him, and why not is who stands in his way. */
static void
test_position (void)
{
  g_autoptr (JsonNode) node =
      run_json ("reach " CASTLE " fursa --log $TMP/a.playlog.xml --after 4", 0);
  JsonObject *reach = json_node_get_object (node);
  JsonArray *places = json_object_get_array_member (reach, "places");

  for (guint i = 0; i < json_array_get_length (places); i++)
    g_assert_cmpstr (
        json_object_get_string_member (json_array_get_object_element (places, i), "hex"), !=,
        "0915");
  run_assert_says ("path " CASTLE " fursa 1016 --log $TMP/a.playlog.xml --after 4", 0, "0916 ",
                   "1016: 1 MP.");
  run_assert_says ("path " CASTLE " fursa 0915 --log $TMP/a.playlog.xml --after 4", 1, "Fursa",
                   "(MOV-03)");
  run_assert_says ("path " CASTLE " fursa 0116 --mp 3 --log $TMP/a.playlog.xml --after 4", 1,
                   "0916 ", "0116: 8 MP. He has only 3.");
  run_assert_says ("path " CASTLE " fursi 1016 --log $TMP/a.playlog.xml", 2, "", "");
  run_assert_says ("reach " CASTLE " fursa --log $TMP/a.playlog.xml --after 99", 2, "", "");
  run_assert_says ("reach " CASTLE " fursa --mover foot --log $TMP/a.playlog.xml", 2, "", "");
}

/* What the rules say of fire and walking on the shipped castles is what they said when this was
 * written; where a rule is mended on purpose, the file is written anew with what the command says.
 */
static void
test_signature (void)
{
  g_auto (Run) run = run_cli ("signature");
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "data", "signature.txt", NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  lines = g_strsplit (g_strstrip (text), "\n", -1);
  g_assert_cmpuint (g_strv_length (lines), ==, 6);
  for (char **line = lines; *line != NULL; line++)
    if (strstr (run.out, *line) == NULL)
      g_error ("found “%s”, expected “%s” in it", run.out, *line);
}

static void
test_other_rules (void)
{
  g_auto (Run) a = run_cli ("signature " CASTLE), b = run_cli ("signature " CASTLE),
               c = run_cli ("signature " CASTLE " --profile classic");

  g_assert_cmpstr (a.out, ==, b.out);
  g_assert_cmpstr (a.out, !=, c.out);
}

static const char few_orders[] = "place hal for besiegers at 1,1\n"
                                 "place mark for garrison at 3,3\n"
                                 "end\nend\n";

static char *
read_log (void)
{
  g_autofree char *path = run_path ("$TMP/play.playlog.xml");
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static void
assert_refused (const char *words, const char *says)
{
  g_autofree char *line = g_strdup_printf (
      "play $MAP --orders $TMP/options.orders --log $TMP/play.playlog.xml %s", words);
  g_auto (Run) run = run_cli (line);

  g_test_message ("%s", run.err);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, says));
}

/* The options of a game are in the head of its log, and are played with again. */
static void
test_options (void)
{
  g_autofree char *log = NULL;

  write_orders ("$TMP/options.orders", few_orders);
  run_assert_says ("play $MAP --orders $TMP/options.orders --log $TMP/play.playlog.xml --turns 7 "
                   "--option passing=always --option below-one=as-one --module refusal=no "
                   "--option ends=centre",
                   0, "> place hal", "Movement");
  log = read_log ();
  g_assert_nonnull (strstr (log, "<option id=\"below-one\" value=\"as-one\"/>\n"
                                 "  <option id=\"passing\" value=\"always\"/>\n"
                                 "  <option id=\"refusal\" value=\"no\"/>\n"
                                 "  <turns last=\"7\"/>\n"));
  g_assert_null (strstr (log, "\"ends\"")); /* as it is anyhow */
  run_assert_says ("replay $TMP/play.playlog.xml $MAP", 0, "> place hal", "Movement");
}

static void
test_wrong_options (void)
{
  write_orders ("$TMP/options.orders", few_orders);
  assert_refused ("--option below-two=never", "expected an option or a module");
  assert_refused ("--option pasing=free", "passing");
  assert_refused ("--option passing", "found “passing”, expected an option and its value");
  assert_refused ("--option passing=twice", "expected one of: free, advance, always");
  assert_refused ("--module refusal=twice", "expected one of: yes, no");
  assert_refused ("--module roof=no", "did you mean “roofs”?");
  assert_refused ("--turns 1000", "expected 1 to 999");
}

/* Where a decision is awaited, the line says which, and the answers in their order. */
static void
test_choices (void)
{
  g_auto (GStrv) lines = NULL;
  g_auto (Run) run = { 0 };
  g_autoptr (JsonNode) node = NULL;
  JsonObject *last;

  write_orders ("$TMP/fight.orders", "place roland for besiegers at 2,2\n"
                                     "place mark for garrison at 2,3\n"
                                     "end\nend\nend\nend\nattack roland at mark\n");
  run = run_cli ("play " CASTLE " --json --orders $TMP/fight.orders");
  lines = g_strsplit (run.out, "\n", -1);
  node = json_from_string (lines[g_strv_length (lines) - 2], NULL);
  last = json_node_get_object (node);
  run_assert_members (last, "order events awaited choices");
  g_assert_cmpstr (
      json_array_get_string_element (json_object_get_array_member (last, "choices"), 0), ==,
      "he fights");
  json_node_unref (node);
  node = json_from_string (lines[0], NULL);
  g_assert_false (json_object_has_member (json_node_get_object (node), "choices"));
}

/* A log says what it was played by; one that is told otherwise is not the same game. */
static void
test_other_options (void)
{
  g_autofree char *path = run_path ("$TMP/play.playlog.xml"), *log = NULL;
  g_auto (GStrv) parts = NULL;
  g_autofree char *other = NULL;
  g_auto (Run) run = { 0 };

  write_orders ("$TMP/options.orders", few_orders);
  run_assert_says ("play $MAP --orders $TMP/options.orders --log $TMP/play.playlog.xml "
                   "--option allowances=first",
                   0, "> place hal", "Movement");
  log = read_log ();
  parts = g_strsplit (log, "\"first\"", -1);
  other = g_strjoinv ("\"later\"", parts);
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  run = run_cli ("replay $TMP/play.playlog.xml $MAP");
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "the men are not where the log has them"));
}

/* What is wrong with a log is told by its line, and what goes before is played. */
static void
assert_first_difference (const char *log, const char *from, const char *to, const char *says)
{
  g_autofree char *path = run_path ("$TMP/play.playlog.xml"), *other = NULL;
  const char *at = strstr (log, from);
  g_auto (Run) run = { 0 };

  g_assert_nonnull (at);
  other = g_strdup_printf ("%.*s%s%s", (int) (at - log), log, to, at + strlen (from));
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  run = run_cli ("replay $TMP/play.playlog.xml " CASTLE);
  g_assert_cmpint (run.status, ==, 2);
  g_assert_nonnull (strstr (run.err, "playlog.xml:"));
  g_assert_nonnull (strstr (run.err, says));
  g_assert_nonnull (strstr (run.out, "Turn 1, the besiegers: Offensive fire."));
}

/* An order that is none, a die that shows something else, one that is lost and one too many. */
static void
test_altered (void)
{
  g_autofree char *log = NULL;
  g_auto (Run) run = run_cli ("play " CASTLE " --seed 107 --log $TMP/play.playlog.xml --orders "
                              "$SRC/tests/data/game/assault.orders");

  g_assert_cmpint (run.status, ==, 0);
  log = read_log ();
  assert_first_difference (log, "text=\"shoot", "text=\"shot", "no order begins with “shot”");
  assert_first_difference (log, "<die value=\"6\"/>", "<die value=\"2\"/>",
                           "shows 2 in the log, and is 6 when it is rolled again");
  assert_first_difference (log, "<die value=\"6\"/>", "",
                           "is not in the log, and is 6 when it is rolled again");
  assert_first_difference (log, "<die value=\"6\"/>", "<die value=\"6\"/><die value=\"4\"/>",
                           "shows 4 in the log, and is not rolled any more");
}

#define TEMPLARS "$SRC/maps/templars-castle.map.xml"

/* TMP-07: whoever is below in the passage is nobody to the other side, until they meet there. */
static void
test_view (void)
{
  static const char below[] = "place hal for garrison at p/12,7\n"
                              "place odo for garrison at 26,10\n"
                              "lay ladder-1 at p/12,7 facing NE\n"
                              "lay ladder-2 at 26,10 facing S\n"
                              "hal ?\n"
                              "lift hal+odo ?\n";
  g_auto (Run) theirs = { 0 }, met = { 0 }, wrong = { 0 };
  g_autofree char *more = g_strconcat (below, "place tom for besiegers at p/10,7\n", NULL);

  write_orders ("$TMP/below.orders", below);
  run_assert_says ("play " TEMPLARS " --view garrison --orders $TMP/below.orders", 0,
                   "> place hal for garrison at p/12,7\n", "Odo is put on 2610.");
  run_assert_says ("play " TEMPLARS " --view garrison --orders $TMP/below.orders", 0, "",
                   "A ladder is laid from p/1207");
  theirs = run_cli ("play " TEMPLARS " --view besiegers --orders $TMP/below.orders");
  g_assert_cmpint (theirs.status, ==, 0);
  g_assert_null (strstr (theirs.out, "12,7"));
  g_assert_null (strstr (theirs.out, "1207"));
  g_assert_nonnull (strstr (theirs.out, "Odo is put on 2610."));
  g_assert_null (strstr (theirs.out, "ladder-1"));
  g_assert_nonnull (strstr (theirs.out, "> lay ladder-2 at 26,10"));
  write_orders ("$TMP/below.orders", more);
  met = run_cli ("play " TEMPLARS " --view garrison --orders $TMP/below.orders");
  g_assert_nonnull (strstr (met.out, "Tom is put on p/1007"));
  wrong = run_cli ("play " TEMPLARS " --view nobody");
  g_assert_cmpint (wrong.status, ==, 2);
  g_assert_nonnull (strstr (wrong.err, "expected one of: besiegers, garrison"));
}

#define LINES "$SRC/maps/templars-four-lines.scenario.xml"

/* That somebody is set up where only his own side knows, and how that is called, is not told to the
 * other. */
static void
test_hidden_area (void)
{
  g_auto (Run) own = { 0 }, other = { 0 };

  write_orders ("$TMP/hidden.orders",
                "place baker at 25,10\nplace leopold at 26,10\nend\n"
                "place james at 11,5\nplace hal at 15,5\nplace odo at 13,5\n"
                "place perkin at 10,5\nplace aylwin at 16,5\nplace arnulf at 12,5\nend\n"
                "place clarence at 11,6\nplace frederick at 15,6\nplace smith at 13,6\n"
                "place carpenter at 9,6\nplace bertrand at 15,7\nend\n");
  own = run_cli ("play " LINES " --view templars --orders $TMP/hidden.orders");
  other = run_cli ("play " LINES " --view besiegers --orders $TMP/hidden.orders");
  g_assert_nonnull (strstr (own.out, "Set-up of The Templars: The main courtyard."));
  g_assert_nonnull (strstr (own.out, "Set-up of The Templars: The passage."));
  g_assert_nonnull (strstr (other.out, "Set-up of The Templars: The main courtyard."));
  g_assert_null (strstr (other.out, "The passage"));
}

#define SCENARIO "$SRC/maps/border-market-day.scenario.xml"

/* A scenario brings its men, who are played again with it. */
static void
test_scenario (void)
{
  write_orders ("$TMP/s.orders", "place hal at 1612\nplace hal at 1010\n");
  run_assert_says ("play " SCENARIO " --orders $TMP/s.orders --log $TMP/s.playlog.xml", 1,
                   "> place hal at 16,12\n  Hal is put on 1612.", "1010 is not in “The walls”.");
  run_assert_says ("replay $TMP/s.playlog.xml " SCENARIO, 0, "> place hal at 16,12", "Hal is put");
  run_assert_says ("play " SCENARIO " --turns 3", 2, "", "");
  run_assert_says ("info " SCENARIO, 0, "Market Day", "The walls, the garrison: 38 places");
  run_assert_says ("info --json " SCENARIO, 0, "{", "\"kind\" : \"scenario\"");
  run_assert_says ("check " SCENARIO, 0, "nothing is wrong", "");
}

/* Every order there is, as it is written. */
static void
test_help (void)
{
  run_assert_says ("play --help", 0, "Usage:", "\n  raise <a ladder> against <a side, such as ");
  run_assert_says ("play --help", 0,
                   "Usage:", "\n  leave <a man's name> [by <a side of the map>]\n");
  run_assert_says ("play --help", 0, "Usage:", "\n  end\n");
  run_assert_says ("siege --help", 0, "Usage:", "batter 1012:S with 3");
}

/* A scenario is written elsewhere and names its map from there; what nobody knows of it stays, and
 * the same scenario gives the same bytes. */
static void
test_convert (void)
{
  g_autofree char *first = run_path ("$TMP/below/one.scenario.xml"), *bytes = NULL, *again = NULL;
  g_autofree char *second = run_path ("$TMP/below/two.scenario.xml");
  g_autofree char *folder = g_path_get_dirname (first);
  g_auto (Run) refused = { 0, NULL, NULL };

  g_mkdir_with_parents (folder, 0700);
  run_assert_says ("convert " SCENARIO " $TMP/below/one.scenario.xml", 0, "", "");
  run_assert_says ("check $TMP/below/one.scenario.xml", 0, "", "nothing is wrong");
  run_assert_says ("convert $TMP/below/one.scenario.xml $TMP/below/two.scenario.xml", 0, "", "");
  g_assert_true (g_file_get_contents (first, &bytes, NULL, NULL));
  g_assert_true (g_file_get_contents (second, &again, NULL, NULL));
  g_assert_cmpstr (bytes, ==, again);
  run_assert_says ("convert " SCENARIO " $TMP/below/its.map.xml", 0, "", "");
  run_assert_says ("info $TMP/below/its.map.xml", 0, "Border Castle", "26");
  refused = run_cli ("convert " SCENARIO " $TMP/below/sheet.pdf");
  g_assert_cmpint (refused.status, ==, 2);
  g_assert_nonnull (strstr (refused.err, "render"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/cli/play/orders", test_play);
  g_test_add_func ("/cli/play/asking", test_asking);
  g_test_add_func ("/cli/play/help", test_help);
  g_test_add_func ("/cli/play/convert", test_convert);
  g_test_add_func ("/cli/play/json", test_json);
  g_test_add_func ("/cli/play/replay", test_replay);
  g_test_add_func ("/cli/play/position", test_position);
  g_test_add_func ("/cli/play/choices", test_choices);
  g_test_add_func ("/cli/play/options", test_options);
  g_test_add_func ("/cli/play/wrong-options", test_wrong_options);
  g_test_add_func ("/cli/play/other-options", test_other_options);
  g_test_add_func ("/cli/play/altered", test_altered);
  g_test_add_func ("/cli/play/view/TMP-07", test_view);
  g_test_add_func ("/cli/play/view/hidden-area", test_hidden_area);
  g_test_add_func ("/cli/play/scenario", test_scenario);
  g_test_add_func ("/cli/signature/kept", test_signature);
  g_test_add_func ("/cli/signature/other-rules", test_other_rules);
  return g_test_run ();
}
