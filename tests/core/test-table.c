/* test-table.c: the tables of the rules. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "fixture.h"

#include <string.h>

static CrRuleset *siege;

static const CrTable *
find (const char *id)
{
  const CrTable *table = cr_ruleset_find_table (siege, id);

  g_assert_nonnull (table);
  return table;
}

static const CrTableCell *
look (const char *id, const char *column, int number)
{
  const CrTable *table = find (id);
  int at = cr_table_find_column (table, column);

  g_assert_cmpint (at, >=, 0);
  return cr_table_look (table, (guint) at, number);
}

/* How bad a result is for the one who is attacked or shot at. */
static int
weigh (const CrTableResult *result)
{
  int weight = 2 * (int) result->harm + 3 * result->unhorsed + (result->retreat > 0);

  return result->on_attacker ? -weight : weight;
}

static int
weigh_cell (const CrTable *table, guint column, guint row)
{
  return weigh (cr_table_get_cell (table, column, row)->result);
}

/* A higher die never harms him more; @rises: a column further right never harms him less, else
 * never more. */
static void
assert_monotone (const char *id, gboolean rises)
{
  const CrTable *table = find (id);

  for (guint column = 0; column < cr_table_n_columns (table); column++)
    for (guint row = 0; row < cr_table_n_rows (table); row++) {
      int weight = weigh_cell (table, column, row);

      g_test_message ("%s, column %u, row %u", id, column, row);
      if (row > 0)
        g_assert_cmpint (weight, <=, weigh_cell (table, column, row - 1));
      if (column > 0 && rises)
        g_assert_cmpint (weight, >=, weigh_cell (table, column - 1, row));
      if (column > 0 && !rises)
        g_assert_cmpint (weight, <=, weigh_cell (table, column - 1, row));
    }
}

/* CBT-04: low dice and columns to the right favour the attacker. */
static void
test_monotone (void)
{
  assert_monotone ("combat-foot", TRUE);
  assert_monotone ("combat-mounted", TRUE);
  assert_monotone ("missiles-foot", FALSE);
  assert_monotone ("missiles-mounted", FALSE);
  assert_monotone ("onto-stakes", FALSE);
}

static void
assert_cell (const char *id, const char *column, int number, const char *code, CrProvenance from)
{
  const CrTableCell *cell = look (id, column, number);

  g_test_message ("%s %s %d", id, column, number);
  g_assert_cmpstr (cell->result->code, ==, code);
  g_assert_cmpint (cell->provenance, ==, from);
  g_assert_true (from == CR_HOUSE || cell->source != NULL);
}

/* The cells that sources give; T-07 and T-11 come back to the one of the stakes. */
static void
test_known_cells (void)
{
  assert_cell ("combat-foot", "3:1", 2, "D", CR_PRINTED);
  assert_cell ("combat-foot", "3:1", 7, "A", CR_PRINTED);
  assert_cell ("combat-foot", "3:1", 3, "D", CR_HOUSE);
  assert_cell ("combat-mounted", "7:1", 4, "E", CR_PRINTED);
  assert_cell ("onto-stakes", "none", 2, "D", CR_PRINTED);
  assert_cell ("challenge", "die", 4, "S", CR_PRINTED);
  assert_cell ("missiles-foot", "none", 1, "C", CR_INFERRED);
  assert_cell ("missiles-foot", "heavy", 7, "-", CR_INFERRED);
  assert_cell ("missiles-mounted", "none", 4, "C", CR_INFERRED);
  assert_cell ("missiles-mounted", "heavy", 1, "C", CR_HOUSE);
}

/* All that no source gives is said to be ours. */
static void
test_house_cells (void)
{
  static const char *const tables[] = { "combat-foot", "combat-mounted" };
  guint n_known = 0;

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    const CrTable *table = find (tables[i]);

    g_assert_cmpuint (cr_table_n_rows (table), ==, 10);
    g_assert_cmpuint (cr_table_n_columns (table), >=, 7);
    g_assert_cmpstr (cr_table_get_column (table, 0)->id, ==, "1:1");
    for (guint column = 0; column < cr_table_n_columns (table); column++)
      for (guint row = 0; row < 10; row++)
        n_known += cr_table_get_cell (table, column, row)->provenance != CR_HOUSE;
  }
  g_assert_cmpuint (n_known, ==, 3);
}

/* What is bad for the attacker stands among the high dice alone. */
static void
test_attacker_suffers_high (void)
{
  static const char *const tables[] = { "combat-foot", "combat-mounted" };

  for (gsize i = 0; i < G_N_ELEMENTS (tables); i++) {
    const CrTable *table = find (tables[i]);

    for (guint column = 0; column < cr_table_n_columns (table); column++)
      for (int die = 1; die <= 5; die++)
        g_assert_false (cr_table_look (table, column, die)->result->on_attacker);
  }
}

/* CBT-07: riders are harder to shift than men on foot at the same odds. */
static void
test_riders_are_harder (void)
{
  const CrTable *foot = find ("combat-foot"), *mounted = find ("combat-mounted");
  guint n_harder = 0;

  for (guint column = 0; column < cr_table_n_columns (foot); column++)
    for (guint row = 0; row < cr_table_n_rows (foot); row++) {
      const char *on_foot = cr_table_get_cell (foot, column, row)->result->code;
      const char *on_horse = cr_table_get_cell (mounted, column, row)->result->code;
      /* From the best for him who is attacked to the worst. */
      const char *ranks = "AB-CDEF";

      g_assert_cmpint (strchr (ranks, *on_horse) - ranks, <=, strchr (ranks, *on_foot) - ranks);
      n_harder += *on_horse != *on_foot;
    }
  g_assert_cmpuint (n_harder, >, 10);
}

/* CBT-02, T-01, T-02, T-03, T-05. */
static void
test_odds (void)
{
  const CrTable *foot = find ("combat-foot");
  static const struct {
    int attack, defence;
    const char *column;
  } cases[] = {
    { 8, 3, "2:1" },  { 24, 7, "3:1" }, { 30, 6 + 6 + 7, "1:1" }, { 6, 7, NULL },   { 7, 7, "1:1" },
    { 70, 1, "7:1" }, { 13, 7, "1:1" }, { 14, 7, "2:1" },         { 20, 3, "6:1" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (cases); i++) {
    int column = cr_table_find_odds (foot, cases[i].attack, cases[i].defence);

    if (cases[i].column == NULL)
      g_assert_cmpint (column, ==, -1);
    else
      g_assert_cmpstr (cr_table_get_column (foot, (guint) column)->id, ==, cases[i].column);
  }
  g_assert_cmpint (cr_table_find_odds (find ("missiles-foot"), 9, 1), ==, -1);
  g_assert_cmpint (cr_table_find_column (foot, "8:1"), ==, -1);
}

/* Modifiers may lead beyond the ends. */
static void
test_beyond (void)
{
  g_assert_true (look ("combat-foot", "1:1", -3) == look ("combat-foot", "1:1", 1));
  g_assert_true (look ("combat-foot", "1:1", 14) == look ("combat-foot", "1:1", 10));
  g_assert_true (look ("missiles-foot", "light", 12) == look ("missiles-foot", "light", 9));
}

static void
test_meanings (void)
{
  const CrTableResult *stunned = look ("combat-foot", "3:1", 2)->result;
  const CrTableResult *bad = look ("combat-foot", "3:1", 7)->result;
  const CrTableResult *struck = look ("missiles-foot", "none", 5)->result;
  const CrTableResult *spared = look ("missiles-foot", "none", 7)->result;

  g_assert_true (stunned->harm == CR_HARM_STUNNED && !stunned->on_attacker && !stunned->unhorsed);
  g_assert_true (bad->harm == CR_HARM_STUNNED && bad->on_attacker);
  g_assert_cmpint (bad->figure.provenance, ==, CR_INFERRED);
  g_assert_true (look ("combat-mounted", "7:1", 4)->result->unhorsed);
  g_assert_true (struck->harm == CR_HARM_WOUNDED && struck->halved);
  g_assert_true (spared->retreat == 2 && spared->slowed == 2);
  g_assert_true (look ("challenge", "die", 4)->result->success);
}

/* H2: where a weapon's die stands in the tables of missiles. */
static void
test_scales (void)
{
  g_assert_cmpint (cr_ruleset_find_weapon (siege, "crossbow")->scale.value, ==, 0);
  g_assert_cmpint (cr_ruleset_find_weapon (siege, "composite")->scale.value, ==, 1);
  g_assert_cmpint (cr_ruleset_find_weapon (siege, "shortbow")->scale.value, ==, 2);
  g_assert_cmpint (cr_ruleset_find_weapon (siege, "shortbow")->scale.provenance, ==, CR_INFERRED);
  g_assert_cmpint (cr_ruleset_find_weapon (siege, "longbow")->scale.provenance, ==, CR_HOUSE);
}

/* Each can be shown in both languages. */
static void
test_names (void)
{
  for (guint i = 0; i < cr_ruleset_n_tables (siege); i++) {
    const CrTable *table = cr_ruleset_get_table (siege, i);

    g_assert_nonnull (cr_node_find_with (cr_table_get_node (table), "name", "xml:lang", "fr"));
    for (guint j = 0; j < cr_table_n_results (table); j++)
      g_assert_nonnull (
          cr_node_find_with (cr_table_get_result (table, j)->node, "name", "xml:lang", "fr"));
  }
}

#define RESULTS \
  "<result code='D' harm='stunned' provenance='house'/><result code='-' provenance='house'/>"
#define COLUMNS "<column id='1:1'/><column id='2:1'/>"
#define CELL(column, value) "<cell column='" column "' value='" value "' provenance='house'/>"
#define ROW "<row from='1'>" CELL ("1:1", "-") CELL ("2:1", "D") "</row>"
#define TABLE(inside) "<table id='t'>\n" inside "</table>"

/* A table that says it extends nothing takes the place of the whole one. */
static void
test_replaced (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) mine = fixture_read_ruleset (
      "<ruleset id='mine' extends='siege'><tables><table id='combat-foot'>" RESULTS COLUMNS ROW
      "</table></tables></ruleset>",
      siege, &error);
  const CrTable *table;

  g_assert_no_error (error);
  table = cr_ruleset_find_table (mine, "combat-foot");
  g_assert_cmpuint (cr_table_n_columns (table), ==, 2);
  g_assert_cmpuint (cr_table_n_rows (table), ==, 1);
  g_assert_cmpuint (cr_ruleset_n_tables (mine), ==, cr_ruleset_n_tables (siege));
  table = cr_ruleset_find_table (mine, "combat-mounted");
  g_assert_cmpuint (cr_table_n_columns (table), ==, 7);
}

static void
test_wrong_input (void)
{
  static const struct {
    const char *xml;
    int code;
    const char *says;
  } wrong[] = {
    { TABLE (COLUMNS ROW), CR_ERROR_SYNTAX, "*without <result>*" },
    { TABLE (RESULTS ROW), CR_ERROR_SYNTAX, "*without <column>*" },
    { TABLE (RESULTS COLUMNS), CR_ERROR_SYNTAX, "*without <row>*" },
    { TABLE (RESULTS COLUMNS "<row from='1'>" CELL ("1:1", "D") "</row>"), CR_ERROR_SYNTAX,
      "line 2*without a cell for “2:1”*" },
    { TABLE (RESULTS COLUMNS "<row from='1'>" CELL ("2:1", "D") CELL ("1:1", "D") "</row>"),
      CR_ERROR_SYNTAX, "line 2*a cell for “2:1”, expected the one for “1:1”" },
    { TABLE (RESULTS COLUMNS "<row from='1'>" CELL ("1:1", "D") CELL ("2:1", "D")
                 CELL ("2:1", "D") "</row>"),
      CR_ERROR_SYNTAX, "*a cell for “2:1”, expected the end of the row" },
    { TABLE (RESULTS "<column id='2:1'/>\n<column id='1:1'/>" ROW), CR_ERROR_SYNTAX,
      "line 3*“1:1” after “2:1”, expected better odds" },
    { TABLE (RESULTS "<column id='light'/><column id='light'/>" ROW), CR_ERROR_SYNTAX,
      "*“light” twice*" },
    { TABLE (RESULTS "<column id='3:'/>" ROW), CR_ERROR_SYNTAX, "*odds such as 3:1*" },
    { TABLE (RESULTS COLUMNS ROW "\n" ROW), CR_ERROR_SYNTAX,
      "line 3*the row from 1, expected the one from 2" },
    { TABLE (RESULTS COLUMNS ROW "<row from='3'>" CELL ("1:1", "D") "</row>"), CR_ERROR_SYNTAX,
      "*the row from 3, expected the one from 2" },
    { TABLE (RESULTS COLUMNS "<row>" CELL ("1:1", "D") "</row>"), CR_ERROR_SYNTAX,
      "*without from*" },
    { TABLE (RESULTS COLUMNS "<row from='1'>" CELL ("1:1", "Q") "</row>"), CR_ERROR_UNKNOWN,
      "*value=\"Q\", expected one of the results of the table “t”" },
    { TABLE (RESULTS COLUMNS "<row from='1'><cell column='1:1' value='D'/></row>"), CR_ERROR_SYNTAX,
      "*without provenance*" },
    { TABLE ("<result code='a b' provenance='house'/>" COLUMNS ROW), CR_ERROR_SYNTAX,
      "*code=\"a b\"*" },
    { TABLE (RESULTS "<result code='D' provenance='house'/>" COLUMNS ROW), CR_ERROR_SYNTAX,
      "*used once*" },
    { TABLE ("<result code='D'/>" COLUMNS ROW), CR_ERROR_SYNTAX, "*without provenance*" },
    { TABLE ("<result code='D' harm='tickled' provenance='house'/>" COLUMNS ROW), CR_ERROR_SYNTAX,
      "*stunned*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (CrNode) node = fixture_read_sound_node (wrong[i].xml);
    g_autoptr (CrTable) table = cr_table_new (node, &error);

    g_assert_null (table);
    g_assert_error (error, CR_ERROR, wrong[i].code);
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

static void
test_twice (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrRuleset) twice = fixture_read_ruleset (
      "<ruleset id='x'><tables><table id='t'>" RESULTS COLUMNS ROW
      "</table><table id='t'>" RESULTS COLUMNS ROW "</table></tables></ruleset>",
      NULL, &error);

  g_assert_null (twice);
  g_assert_nonnull (strstr (error->message, "found the table “t” twice"));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/table/monotone", test_monotone);
  g_test_add_func ("/core/table/known-cells", test_known_cells);
  g_test_add_func ("/core/table/house-cells", test_house_cells);
  g_test_add_func ("/core/table/attacker-suffers-high", test_attacker_suffers_high);
  g_test_add_func ("/core/table/riders-are-harder", test_riders_are_harder);
  g_test_add_func ("/core/table/odds", test_odds);
  g_test_add_func ("/core/table/beyond", test_beyond);
  g_test_add_func ("/core/table/meanings", test_meanings);
  g_test_add_func ("/core/table/scales", test_scales);
  g_test_add_func ("/core/table/names", test_names);
  g_test_add_func ("/core/table/replaced", test_replaced);
  g_test_add_func ("/core/table/wrong-input", test_wrong_input);
  g_test_add_func ("/core/table/twice", test_twice);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}
