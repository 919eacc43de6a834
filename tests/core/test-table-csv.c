/* test-table-csv.c: tables to spreadsheets and back. SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "cr-csv.h"
#include "cr-table-csv.h"
#include "fixture.h"

static CrRuleset *siege;

static const CrTable *
find (const char *id)
{
  return cr_ruleset_find_table (siege, id);
}

/* Nothing is lost: results, provenance, sources, names and spans of the die. */
static void
test_round_trip (void)
{
  for (guint i = 0; i < cr_ruleset_n_tables (siege); i++) {
    const CrTable *table = cr_ruleset_get_table (siege, i);
    g_autofree char *csv = cr_table_format_csv (table), *again = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (CrNode) node = cr_table_parse_csv (table, csv, &error);
    g_autoptr (CrTable) read = NULL;

    g_assert_no_error (error);
    g_test_message ("%s", cr_table_get_id (table));
    g_assert_true (cr_node_equal (node, cr_table_get_node (table)));
    read = cr_table_new (node, &error);
    again = cr_table_format_csv (read);
    g_assert_cmpstr (csv, ==, again);
  }
}

static void
test_format (void)
{
  g_autofree char *csv = cr_table_format_csv (find ("challenge"));

  g_assert_cmpstr (csv, ==,
                   "die,die,source die\n1,S,house\n2,S,house\n3,S,house\n"
                   "4,S,printed S4 2.3.2\n5,-,house\n6,-,house\n");
  g_clear_pointer (&csv, g_free);
  csv = cr_table_format_csv (find ("combat-foot"));
  g_assert_true (g_str_has_prefix (csv, "die,1 to 1,2 to 1,"));
  g_assert_nonnull (strstr (csv, ",source 1 to 1,source 2 to 1,"));
}

static CrTable *
read (const char *csv, GError **error)
{
  g_autoptr (CrNode) node = cr_table_parse_csv (find ("combat-foot"), csv, error);

  return node != NULL ? cr_table_new (node, error) : NULL;
}

/* As people and spreadsheets of other countries write it. */
static void
test_ways_to_write (void)
{
  static const char *const ways[] = {
    "die,1:1,2:1\n1,D,E\n2 to 4,-,D\n",
    "\xef\xbb\xbf"
    "die;1 to 1;2 to 1\r\n1;D;E\r\n2 to 4;-;D\r\n;;\r\n",
    "die\t1:1\t2:1\n1\tD\tE\n\n2-4\t–\tD",
    "\"die\",\"1:1\",\"2:1\"\n\"1\", D ,\"E\"\n\"2 to 4\",-,D",
    "dé,01:01:00,02:01:00\n1,D,E,\n2 to 4,-,D,,\n",
    "die,1 to 1,2 to 1,source 2 to 1\n1,D,E,house\n2 to 4,-,D,\n",
  };

  for (gsize i = 0; i < G_N_ELEMENTS (ways); i++) {
    g_autoptr (GError) error = NULL;
    g_autoptr (CrTable) table = read (ways[i], &error);

    g_test_message ("%s", ways[i]);
    g_assert_no_error (error);
    g_assert_cmpuint (cr_table_n_columns (table), ==, 2);
    g_assert_cmpuint (cr_table_n_rows (table), ==, 2);
    g_assert_cmpstr (cr_table_look (table, 1, 1)->result->code, ==, "E");
    g_assert_cmpstr (cr_table_look (table, 0, 4)->result->code, ==, "-");
    g_assert_cmpint (cr_table_look (table, 0, 1)->provenance, ==, CR_HOUSE);
    g_assert_cmpint (cr_table_find_odds (table, 5, 2), ==, 1);
  }
}

/* Nobody's own figure is taken for a printed one; what is said to be printed is. */
static void
test_provenance (void)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrTable) table =
      read ("die,1:1,2:1,source 1:1\n1,D,E,\"printed my sheet, page 2\"\n", &error);

  g_assert_no_error (error);
  g_assert_cmpint (cr_table_look (table, 0, 1)->provenance, ==, CR_PRINTED);
  g_assert_cmpstr (cr_table_look (table, 0, 1)->source, ==, "my sheet, page 2");
  g_assert_cmpint (cr_table_look (table, 1, 1)->provenance, ==, CR_HOUSE);
  g_assert_null (cr_table_look (table, 1, 1)->source);
  g_assert_true (cr_table_look (table, 0, 1)->result->harm == CR_HARM_STUNNED);
}

static void
test_wrong_input (void)
{
  static const struct {
    const char *csv, *says;
  } wrong[] = {
    { "", "line 1, column 1: found nothing*" },
    { "\n\n,,\n", "line 1, column 1: found nothing*" },
    { "die\n1\n", "line 1, column 1: found <table> without <column>*" },
    { "die,1:1\n", "line 1, column 1: found <table> without <row>*" },
    { "die,1:1,2:1\n1,D\n", "line 2, column 3: found a row without a cell for “2:1”*" },
    { "die,1:1,2:1\n1,,D\n", "line 2, column 3: found a row without a cell for “1:1”*" },
    { "die,2:1,1:1\n1,D,D\n", "line 1, column 9: found the column “1:1” after “2:1”*" },
    { "die,1:1,1:1\n1,D,D\n", "line 1, column 9: found the column “1:1” twice*" },
    { "die,1:1\n1,D\n1,D\n", "line 3, column 1: found the row from 1, expected the one from 2" },
    { "die,1:1\n1,D\n3,D\n", "line 3, column 1: found the row from 3, expected the one from 2" },
    { "die,1:1\n1,Q\n", "line 2, column 3: found value=\"Q\", expected one of the results*" },
    { "die,1:1\nx,D\n", "line 2, column 1: found “x”, expected numbers of the die*" },
    { "die,1:1,source 1:1\n1,D,rumour\n", "line 2, column 5: found “rumour”, expected printed*" },
    { "die,1:1,source 3:1\n1,D,house\n", "line 1, column 9: found the head “source 3:1”*" },
    { "die,1:1,source 1:1,2:1\n1,D,house,D\n", "line 1, column 20: found the head “2:1”*" },
    { "die,\"1:1\n1,D\n", "line 1, column 5: found a quotation mark*" },
    { "die,1:1\n1,\xff\n", "line 1, column 1: found bytes that are no text*" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (read (wrong[i].csv, &error));
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

/* Odds may be others; columns with a name of their own are asked for by it, so all are there as
 * they were. */
static void
test_named_columns (void)
{
  static const struct {
    const char *csv, *says;
  } wrong[] = {
    { "die,none,heavy\n1,A,A\n", "line 1, column 10: found the head “heavy”, expected “light”" },
    { "die,nothing,light\n1,A,A\n", "line 1, column 5: found the head “nothing”, expected “none”" },
    { "die,light,none,medium,heavy\n1,A,A,A,A\n",
      "line 1, column 5: found the head “light”, expected “none”" },
    { "die,none,light,medium\n1,A,A,A\n", "line 1, column 16: found no head “heavy”*" },
    { "die,none,light,medium,heavy,more\n1,A,A,A,A,A\n",
      "line 1, column 29: found the head “more”*" },
    { "die,1:1\n1,A\n", "line 1, column 5: found the head “1:1”, expected “none”" },
  };
  g_autoptr (CrNode) node =
      cr_table_parse_csv (find ("missiles-foot"), "die,none,light,medium,heavy\n1,C,B,A,-\n", NULL);

  g_assert_nonnull (node);
  for (gsize i = 0; i < G_N_ELEMENTS (wrong); i++) {
    g_autoptr (GError) error = NULL;

    g_assert_null (cr_table_parse_csv (find ("missiles-foot"), wrong[i].csv, &error));
    g_test_message ("%s", error->message);
    g_assert_true (g_pattern_match_simple (wrong[i].says, error->message));
  }
}

/* A cell that is changed and goes on saying where the old one was from is one's own. */
static void
test_changed_cell (void)
{
  const CrTable *fire = find ("fire");
  g_autofree char *csv = cr_table_format_csv (fire);
  g_autoptr (CrNode) node = NULL;
  g_autoptr (CrTable) table = NULL;
  char *cell = strstr (csv, "\n1,-,") + 3;

  *cell = 'D';
  node = cr_table_parse_csv (fire, csv, NULL);
  table = cr_table_new (node, NULL);
  g_assert_cmpint (cr_table_get_cell (fire, 0, 0)->provenance, ==, CR_PRINTED);
  g_assert_cmpint (cr_table_get_cell (table, 0, 0)->provenance, ==, CR_HOUSE);
  g_assert_null (cr_table_get_cell (table, 0, 0)->source);
  g_assert_cmpint (cr_table_get_cell (table, 1, 0)->provenance, ==, CR_PRINTED);
}

/* RFC 4180. */
static void
test_quotes (void)
{
  GString *out = g_string_new (NULL);
  g_autofree char *text = NULL;
  g_autoptr (GPtrArray) rows = NULL;
  const CrCsvRow *row;

  cr_csv_add (out, "a", TRUE);
  cr_csv_add (out, "b, \"c\"", FALSE);
  cr_csv_add (out, "d\ne", FALSE);
  cr_csv_add (out, "", FALSE);
  g_string_append (out, "\nf");
  text = g_string_free (out, FALSE);
  g_assert_cmpstr (text, ==, "a,\"b, \"\"c\"\"\",\"d\ne\",\nf");
  rows = cr_csv_parse (text, NULL);
  g_assert_cmpuint (rows->len, ==, 2);
  row = rows->pdata[0];
  g_assert_cmpuint (row->cells->len, ==, 4);
  g_assert_cmpstr (row->cells->pdata[1], ==, "b, \"c\"");
  g_assert_cmpstr (row->cells->pdata[2], ==, "d\ne");
  row = rows->pdata[1];
  g_assert_cmpint (row->line, ==, 3);
}

/* Whatever is thrown at it, it reads or says where it does not. */
static void
test_anything (void)
{
  static const char letters[] = "die,;\t\"\n\r1:2 toDEA-source printedhouse\xc3\xa9";

  for (int i = 0; i < 5000; i++) {
    GString *csv = g_string_new (g_test_rand_bit () ? "die,1:1" : NULL);
    g_autofree char *text = NULL;
    g_autoptr (GError) error = NULL;
    g_autoptr (CrTable) table = NULL;

    for (int n = g_test_rand_int_range (0, 60); n > 0; n--)
      g_string_append_c (csv, letters[g_test_rand_int_range (0, sizeof letters - 1)]);
    text = g_string_free (csv, FALSE);
    table = read (text, &error);
    g_assert_true ((table == NULL) == (error != NULL));
  }
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  siege = fixture_load_ruleset ("siege", NULL);
  g_test_add_func ("/core/table-csv/round-trip", test_round_trip);
  g_test_add_func ("/core/table-csv/format", test_format);
  g_test_add_func ("/core/table-csv/ways-to-write", test_ways_to_write);
  g_test_add_func ("/core/table-csv/provenance", test_provenance);
  g_test_add_func ("/core/table-csv/wrong-input", test_wrong_input);
  g_test_add_func ("/core/table-csv/named-columns", test_named_columns);
  g_test_add_func ("/core/table-csv/changed-cell", test_changed_cell);
  g_test_add_func ("/core/table-csv/quotes", test_quotes);
  g_test_add_func ("/core/table-csv/anything", test_anything);
  status = g_test_run ();
  cr_ruleset_unref (siege);
  return status;
}
