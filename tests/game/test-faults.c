/* test-faults.c: of a scenario with a fault everything else is there, the row is told of, and an id
 * that two rows have is mended. Each case is a shipped scenario with some of its text exchanged.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-scenario-check.h"
#include "cr-scenario-edit.h"
#include "cr-xml-assembly.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "cr-xml-node.h"
#include "support.h"

/* (transfer full): the shipped scenario with @from, which it has, as @to */
static CrScenario *
parse_with (const char *from, const char *to)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-breach.scenario.xml", NULL);
  g_autofree char *text = NULL, *changed = NULL;
  g_auto (GStrv) parts = NULL;
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GError) error = NULL;
  g_autoptr (CrNode) root = NULL;
  CrScenario *scenario;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  parts = g_strsplit (text, from, 2);
  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoinv (to, parts);
  bytes = g_bytes_new (changed, strlen (changed));
  root = cr_xml_node_parse (bytes, "test", "scenario", &error);
  g_assert_no_error (error);
  scenario = cr_scenario_new (root, &error);
  g_assert_no_error (error);
  return scenario;
}

/* A name that nobody knows leaves the row where it was, with all that it holds. */
static void
test_kept (void)
{
  static const struct {
    const char *from, *to;
  } cases[] = {
    { "area=\"bank\">\n      <name xml:lang=\"fr\">La colonne", /* a group's area */
      "area=\"banck\">\n      <name xml:lang=\"fr\">La colonne" },
    { "area=\"road\" turn=\"3\"", "area=\"road\" event=\"horn\"" },
    { "<side id=\"garrison\"", "<side id=\"garrison\" friend-of=\"nobody\"" },
    { "\"The courtyard\" side=\"garrison\"", "\"The courtyard\" side=\"garison\"" },
  };
  g_autoptr (CrScenario) whole = parse_with ("<turns", "<turns");

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (CrScenario) scenario = parse_with (cases[i].from, cases[i].to);

    g_test_message ("%s", cases[i].to);
    g_assert_cmpuint (scenario->faults->len, ==, 1);
    g_assert_cmpuint (scenario->sides->len, ==, whole->sides->len);
    g_assert_cmpuint (scenario->areas->len, ==, whole->areas->len);
    g_assert_cmpuint (scenario->forces->len, ==, whole->forces->len);
    g_assert_cmpuint (scenario->men->len, ==, whole->men->len);
    g_assert_cmpuint (scenario->levels->len, ==, whole->levels->len);
  }
}

/* The men of a second side of one name are not given to the first. */
static void
test_doubled (void)
{
  static const struct {
    const char *from, *to, *own;
  } cases[] = {
    { "<area id=\"road\"", "<area id=\"bank\"", "bank-2" },
    { "<man character=\"tom\"", "<man character=\"watkin\"", "watkin-2" },
    { "<force id=\"shooters\"", "<force id=\"storm\"", "storm-2" },
    { "<gear id=\"mantlet-2\"", "<gear id=\"mantlet-1\"", "mantlet-1-2" },
    { "<level id=\"broken\"", "<level id=\"castle\"", "castle-2" },
    { "<side id=\"garrison\"", "<side id=\"besiegers\"", "besiegers-2" },
  };
  g_autoptr (CrScenario) whole = parse_with ("<turns", "<turns");
  g_autoptr (CrScenario) sides = parse_with (cases[5].from, cases[5].to);

  for (guint i = 0; i < sides->men->len; i++)
    g_assert_cmpint (
        cr_scenario_get_force (sides, (guint) cr_scenario_get_man (sides, i)->force)->side, ==, 0);
  g_assert_cmpuint (sides->men->len, <, whole->men->len);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (CrScenario) scenario = parse_with (cases[i].from, cases[i].to);
    g_autoptr (CrScenario) mended = NULL;
    const CrNode *row = scenario->fault_rows->pdata[0];
    g_autofree char *path = cr_scenario_find_path (scenario, row);

    mended = cr_scenario_give_id (scenario, row);
    g_assert_nonnull (mended);
    row = cr_scenario_get_at (mended, path);
    g_assert_cmpstr (cr_node_get (row, "id"), ==, cases[i].own);
    g_assert_cmpuint (mended->faults->len, <, scenario->faults->len + 1);
    g_assert_null (cr_scenario_give_id (mended, row));
  }
}

/* What only the game finds is told of at its row too. */
static void
test_rows (void)
{
  static const struct {
    const char *from, *to, *element;
  } cases[] = {
    { "12,8..12,10", "12,8..12,99", "and" },
    { "areas=\"gatehouse\"", "areas=\"gatehuose\"", "hold" },
    { "<without terrain=\"moat\"/>", "<without terrain=\"mote\"/>", "without" },
    { "<all edge=\"3\"/>", "<all edge=\"33\"/>", "all" },
    { "<all area=\"court\"/>", "<all area=\"cuort\"/>", "all" },
    { "breach@17", "breech@17", "change" },
    { "of=\"drawbridge\"", "of=\"drawbrigde\"", "state" },
    { "kind=\"stakes\"", "kind=\"steaks\"", "gear" },
  };
  g_autoptr (CrCharacters) library = cr_characters_load (NULL, NULL);
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "border-castle.map.xml", NULL);
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  CrMap *map = cr_map_open (path, NULL, &error);
  g_autoptr (CrCastle) castle = NULL;

  g_assert_no_error (error);
  castle = cr_castle_new (map, ruleset);
  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    g_autoptr (CrScenario) scenario = parse_with (cases[i].from, cases[i].to);
    g_autoptr (GPtrArray) found = cr_scenario_check (castle, scenario, library);
    const CrProblem *problem = found->len > 0 ? found->pdata[0] : NULL;

    g_assert_nonnull (problem);
    g_test_message ("%s", problem->message);
    g_assert_nonnull (problem->row);
    g_assert_cmpstr (cr_node_get_name (problem->row), ==, cases[i].element);
  }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/faults/kept", test_kept);
  g_test_add_func ("/game/faults/doubled", test_doubled);
  g_test_add_func ("/game/faults/rows", test_rows);
  return g_test_run ();
}
