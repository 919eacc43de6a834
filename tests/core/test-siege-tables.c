/* test-siege-tables.c: the tables of a siege, cell by cell.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* As the play sheets print them, a row of a table a string; provenance is told by the mark: none is
 * printed, ? inferred, ! house. */
#include <string.h>

#include "cr-siege-rules.h"
#include "fixture.h"

static CrRuleset *siege;

typedef struct {
  const char *table;
  int n_columns;
  const char *rows[19];
} Printed;

static const Printed tables[] = {
  { "battering-stone",
    5,
    { "1C 1C 2C 3C 4C", "- - 1C 2C 3C", "- - - 1C D/2C", "-? -? -? -? D/1C?", "- - - D D",
      "-? -? -? D? D?", "- - D D D", "- - D D D", "-? D? D? D? D?", "D? D? D? D? D?" } },
  { "battering-hoarding",
    5,
    { "1C 1C 2C 3C D/4C", "- - 1C 2C D/3C", "- - - D/1C D/2C", "- - - D D/1C", "- - D D D",
      "- - D D D", "- D D D D", "D D D D D", "D D D D D", "D D D D D" } },
  { "battering-guiscard",
    9,
    { "1C 1C 1C 1C 1C 1C 1C 1C 1C", "- - - - - - - - -", "- - - - - - - - -", "- - - - - - - - -",
      "- - - - - - - - -", "- - - - - - - - D", "- - - - - D - D D", "- - D - D D D D D",
      "- D D D D D D D D", "D D D D D D D D D" } },
  { "fire",
    5,
    { "- - - D -!", "- - - D -!", "- - - D -!", "- - - DA F!", "- - - DA F!", "- - - - F!",
      "F - - - F!", "F F - - F!", "F F - - F!", "F F F - F!" } },
  { "oil", 1, { "K!", "K!", "K!", "W!", "W!", "W!", "W!", "-!", "-!", "-!" } },
  { "stone", 1, { "K!", "K!", "K!", "K!", "K!", "W!", "W!", "W!", "-!", "-!" } },
  { "stray", 1, { "0!", "0!", "0!", "0!", "1!", "1!", "1!", "2!", "2!", "2!" } },
  { "healing", 1, { "1", "2", "3", "4", "5", "10", "15", "20", "M", "X" } },
  { "collapse", 1, { "F", "F", "S", "S", "S", "S", "S", "S", "S", "S" } },
  { "siege-initiative", 1, { "B!", "B!", "B!", "B!", "B!", "B!", "B!", "G!", "G!", "G!" } },
};

static char
get_mark (CrProvenance provenance)
{
  return provenance == CR_PRINTED ? ' ' : provenance == CR_INFERRED ? '?' : '!';
}

static void
check_cell (const CrTableCell *cell, const char *printed)
{
  gsize length = strcspn (printed, "?!");
  g_autofree char *code = g_strndup (printed, length);

  g_assert_cmpstr (cell->result->code, ==, code);
  g_assert_cmpint (get_mark (cell->provenance), ==,
                   printed[length] != '\0' ? printed[length] : ' ');
}

/* BAT-02, GSI-02, MIN-05: no figure is taken for printed that is not. */
static void
test_cells (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    const CrTable *table = cr_ruleset_find_table (siege, tables[i].table);

    g_assert_nonnull (table);
    g_assert_cmpuint (cr_table_n_columns (table), ==, tables[i].n_columns);
    for (int die = 1; die <= 10; die++) {
      g_auto (GStrv) cells = g_strsplit (tables[i].rows[die - 1], " ", -1);

      g_assert_cmpint (g_strv_length (cells), ==, tables[i].n_columns);
      for (guint column = 0; column < cr_table_n_columns (table); column++)
        check_cell (cr_table_look (table, column, die), cells[column]);
    }
  }
}

/* T-25, T-26, T-27, T-28: and what a code means is what it says. */
static void
test_vectors (void)
{
  const CrTable *stone = cr_ruleset_find_table (siege, "battering-stone");
  const CrTable *hoarding = cr_ruleset_find_table (siege, "battering-hoarding");
  const CrTable *guiscard = cr_ruleset_find_table (siege, "battering-guiscard");
  const CrTableResult *result =
      cr_table_look (stone, (guint) cr_siege_rules_find_column (stone, "outer", 9), 3)->result;

  g_assert_false (result->success);
  g_assert_cmpint (cr_table_result_get_number (result, "lost"), ==, 1);
  result =
      cr_table_look (hoarding, (guint) cr_siege_rules_find_column (hoarding, NULL, 12), 1)->result;
  g_assert_true (result->success);
  g_assert_cmpint (cr_table_result_get_number (result, "lost"), ==, 4);
  g_assert_false (
      cr_table_look (guiscard, (guint) cr_siege_rules_find_column (guiscard, "simple", 2), 7)
          ->result->success);
  g_assert_true (
      cr_table_look (guiscard, (guint) cr_siege_rules_find_column (guiscard, "simple", 2), 8)
          ->result->success);
}

/* BAT-06: what lies between two columns takes the lower one. */
static void
test_columns (void)
{
  static const int points[] = { 0, 1, 2, 3, 5, 6, 8, 9, 11, 12, 30 };
  static const int columns[] = { -1, 0, 0, 1, 1, 2, 2, 3, 3, 4, 4 };
  const CrTable *stone = cr_ruleset_find_table (siege, "battering-stone");

  for (gsize i = 0; i < G_N_ELEMENTS (points); i++)
    g_assert_cmpint (cr_siege_rules_find_column (stone, "outer", points[i]), ==, columns[i]);
}

/* A ruleset without sieges says so, and one whose figures are wrong says where. */
static void
test_wrong_input (void)
{
  static const struct {
    const char *xml, *says;
  } wrong[] = {
    { "<figure id='track-days' value='x' provenance='house'/>", "*" },
    { "<figure id='track-days' value='26'/>", "*without provenance*" },
    { "<engine id='sling' use='throws'/>", "*found no <days>*" },
    { "<material id='mud' table='mud'><demolition value='1' provenance='house'/></material>",
      "*table=\"mud\"*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autofree char *xml = g_strdup_printf (
        "<ruleset id='mine' extends='siege'><siege>%s</siege></ruleset>", wrong[i].xml);
    g_autoptr (GError) error = NULL;
    g_autoptr (CrRuleset) mine = fixture_read_ruleset (xml, siege, &error);
    g_autoptr (CrSiegeRules) rules = NULL;

    g_assert_no_error (error);
    rules = cr_siege_rules_new (mine, &error);
    g_assert_null (rules);
    g_assert_nonnull (error);
    if (!g_pattern_match_simple (wrong[i].says, error->message))
      g_error ("“%s” does not match %s", error->message, wrong[i].says);
  }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/siege/cells", test_cells);
  g_test_add_func ("/core/siege/vectors", test_vectors);
  g_test_add_func ("/core/siege/columns", test_columns);
  g_test_add_func ("/core/siege/wrong-input", test_wrong_input);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}
