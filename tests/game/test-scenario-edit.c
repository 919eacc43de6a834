/* test-scenario-edit.c: scenarios after a change. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-scenario-edit.h"
#include "cr-xml-scenario.h"
#include "support.h"

#include <string.h>

static const char *const english[] = { "en", NULL };

static CrScenarioFile *
load (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps",
                                            "border-market-day.scenario.xml", NULL);
  g_autoptr (GError) error = NULL;
  CrScenarioFile *file = cr_scenario_load (path, &error);

  g_assert_no_error (error);
  return file;
}

static const CrNode *
find_man (const CrScenario *scenario, const char *id)
{
  int index = cr_scenario_find (scenario->men, id);

  g_assert_cmpint (index, >=, 0);
  return cr_scenario_get_man (scenario, (guint) index)->node;
}

static char *
write_text (const CrScenario *scenario, GBytes *old)
{
  g_autoptr (GBytes) bytes = cr_scenario_write (scenario, old);
  gsize n;
  const char *text = g_bytes_get_data (bytes, &n);

  return g_strndup (text, n);
}

/* One word becomes another, and all the rest of the file stays as it was. */
static void
test_set (void)
{
  g_autoptr (CrScenarioFile) file = load ();
  const CrNode *watkin = find_man (file->it, "watkin");
  g_autoptr (CrScenario) changed = cr_scenario_set (file->it, watkin, "points", "4");
  g_autoptr (CrScenario) back = NULL;
  g_autofree char *text = write_text (changed, file->old), *old = NULL;
  g_auto (GStrv) parts = g_strsplit (text, "character=\"watkin\" points=\"4\"", -1);
  g_autofree char *without = g_strjoinv ("character=\"watkin\"", parts);

  old = write_text (file->it, file->old);
  g_assert_cmpstr (without, ==, old);
  g_assert_null (cr_scenario_set (file->it, watkin, "points", NULL));
  back = cr_scenario_set (changed, find_man (changed, "watkin"), "points", NULL);
  g_assert_true (cr_node_equal (back->root, file->it->root));
}

/* What is shown becomes what was typed; the other language is left alone. */
static void
test_words (void)
{
  static const char *const french[] = { "fr", NULL };
  g_autoptr (CrScenarioFile) file = load ();
  const CrNode *side = cr_scenario_get_side (file->it, 0)->node;
  g_autoptr (CrScenario) named =
      cr_scenario_set_words (file->it, side, "name", french, "Les nôtres");
  const CrNode *after = cr_scenario_get_side (named, 0)->node;

  g_assert_cmpstr (cr_scenario_get_name (after, french), ==, "Les nôtres");
  g_assert_cmpstr (cr_scenario_get_name (after, english), ==, cr_scenario_get_name (side, english));
  g_assert_null (cr_scenario_set_words (named, after, "name", french, "Les nôtres"));
}

/* A row finds its place in the order of the format. */
static void
test_add (void)
{
  g_autoptr (CrScenarioFile) file = load ();
  CrNode *area = cr_node_new ("area"), *man = cr_node_new ("man");
  g_autoptr (CrScenario) with = NULL;
  g_autoptr (CrScenario) more = NULL;
  const CrForce *force;

  cr_node_set (area, "id", "ditch");
  with = cr_scenario_add (file->it, NULL, NULL, area);
  g_assert_cmpuint (with->faults->len, ==, 0);
  g_assert_cmpint (cr_scenario_find (with->areas, "ditch"), ==, (int) with->areas->len - 1);
  cr_node_set (man, "character", "adam");
  more =
      cr_scenario_add (with, cr_scenario_get_force (with, 0)->node, find_man (with, "smith"), man);
  g_assert_cmpint (cr_scenario_find (more->men, "adam"), ==, 1);
  force = cr_scenario_get_force (more, 0);
  g_assert_true (cr_scenario_get_parent (more, man) == force->node);
}

/* Nobody is there twice under one name. */
static void
test_double (void)
{
  g_autoptr (CrScenarioFile) file = load ();
  const CrNode *row, *side;
  g_autoptr (CrScenario) two = cr_scenario_double (file->it, find_man (file->it, "tom"), &row);
  g_autoptr (CrScenario) three = NULL;
  g_autoptr (CrScenario) sides = NULL;

  g_assert_cmpstr (cr_node_get (row, "id"), ==, "tom-2");
  g_assert_cmpint (cr_scenario_find (two->men, "tom-2"), ==,
                   cr_scenario_find (two->men, "tom") + 1);
  three = cr_scenario_double (two, row, &row);
  g_assert_cmpstr (cr_node_get (row, "id"), ==, "tom-3");
  sides = cr_scenario_double (three, cr_scenario_get_side (three, 0)->node, &side);
  g_assert_cmpuint (sides->faults->len, ==, 0);
  g_assert_cmpuint (sides->sides->len, ==, 3);
  g_assert_cmpuint (sides->men->len, ==, three->men->len + 14);
}

/* What named it names it no more, so that all can still be read. */
static void
test_remove (void)
{
  g_autoptr (CrScenarioFile) file = load ();
  int hedges = cr_scenario_find (file->it->areas, "hedges");
  guint n_lost;
  g_autoptr (CrScenario) areas =
      cr_scenario_remove (file->it, cr_scenario_get_area (file->it, (guint) hedges)->node, &n_lost);
  g_autoptr (CrScenario) men = NULL;
  g_autoptr (CrScenario) sides = NULL;

  g_assert_cmpuint (areas->faults->len, ==, 0);
  g_assert_cmpuint (n_lost, ==, 1);
  g_assert_cmpuint (areas->men->len, ==, file->it->men->len);
  men = cr_scenario_remove (areas, find_man (areas, "edith"), &n_lost);
  g_assert_cmpuint (n_lost, ==, 1);
  g_assert_cmpuint (men->conditions->len, ==, areas->conditions->len - 1);
  sides = cr_scenario_remove (men, cr_scenario_get_side (men, 0)->node, &n_lost);
  g_assert_cmpuint (sides->faults->len, ==, 0);
  g_assert_cmpuint (sides->sides->len, ==, 1);
}

static void
test_move (void)
{
  g_autoptr (CrScenarioFile) file = load ();
  const CrNode *tom = find_man (file->it, "tom"), *row;
  int at = cr_scenario_find (file->it->men, "tom");
  g_autoptr (CrScenario) up = cr_scenario_move (file->it, tom, -1);
  g_autoptr (CrScenario) back = cr_scenario_move (up, tom, 1);
  g_autoptr (CrScenario) given =
      cr_scenario_give (file->it, tom, cr_scenario_get_force (file->it, 0)->node, &row);

  g_assert_cmpint (cr_scenario_find (up->men, "tom"), ==, at - 1);
  g_assert_true (cr_node_equal (back->root, file->it->root));
  g_assert_null (cr_scenario_move (file->it, find_man (file->it, "gunter"), -1));
  g_assert_cmpint (cr_scenario_get_man (given, 2)->force, ==, 0);
  g_assert_cmpstr (cr_scenario_get_man (given, 2)->id, ==, "tom");
  g_assert_true (cr_scenario_get_man (given, 2)->node == row);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/scenario-edit/set", test_set);
  g_test_add_func ("/game/scenario-edit/words", test_words);
  g_test_add_func ("/game/scenario-edit/add", test_add);
  g_test_add_func ("/game/scenario-edit/double", test_double);
  g_test_add_func ("/game/scenario-edit/remove", test_remove);
  g_test_add_func ("/game/scenario-edit/move", test_move);
  return g_test_run ();
}
