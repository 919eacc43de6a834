/* bench-table.c: how long the table of all hexes takes on a large map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-plain.h"
#include "cre-find.h"
#include "cre-hex-table.h"
#include "fixture.h"

#define SPAN 300

static gint64 start;

static void
print (const char *what, CreHexTable *table)
{
  guint n = g_list_model_get_n_items (G_LIST_MODEL (table));
  double ms = (double) (g_get_monotonic_time () - start) / 1000;

  g_print ("%-34s %6u rows %8.1f ms\n", what, n, ms);
  start = g_get_monotonic_time ();
}

int
main (void)
{
  const CrGrid grid = { SPAN, SPAN, CR_FLAT, CR_SHIFT_EVEN, TRUE };
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CreMapDocument) document =
      cre_map_document_new (cr_map_new_plain (&grid, "bench", "Bench"), ruleset);
  g_autoptr (CreHexTable) table = NULL;

  start = g_get_monotonic_time ();
  table = cre_hex_table_new (document);
  print ("table made", table);
  cre_hex_table_sort (table, CRE_COLUMN_TERRAIN, TRUE);
  print ("sorted by terrain", table);
  cre_hex_table_sort (table, CRE_COLUMN_LEVEL, TRUE);
  print ("sorted by level", table);
  cre_hex_table_set_filter (table, "ground");
  print ("filtered by a terrain", table);
  cre_hex_table_set_filter (table, "15");
  print ("filtered by a number", table);
  g_ptr_array_unref (cre_find (document, "gate", 200));
  print ("a name looked for", table);
  cre_map_document_get_levels (document);
  print ("levels of the stairways", table);
  return 0;
}
