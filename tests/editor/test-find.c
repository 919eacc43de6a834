/* test-find.c: places found by number and by name, and the table of all hexes.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: none; what is found is named as MAP-03 and the lists of the map name it. */
#include "bench.h"
#include "cr-build.h"
#include "cre-find.h"
#include "cre-hex-table.h"
#include "cre-inspect.h"
#include "fixture.h"

static CreMapDocument *document;

static void
put (CrSection section, const char *xml)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();

  cr_edit_insert_node (edit, map, section, cr_map_n_nodes (map, section),
                       fixture_read_node (xml, NULL));
  g_assert_true (cre_map_document_apply (document, edit, "put", 0));
}

static void
set_up (void)
{
  CrFloor below = { .id = (char *) "below", .name = (char *) "Cellar", .storey = -1 };
  CrEdit *edit = cr_edit_new ();

  document = bench_new_document ();
  g_assert_true (cr_build_floor (edit, cre_map_document_get_map (document), &below, NULL));
  cre_map_document_apply (document, edit, "floor", 0);
  put (CR_SECTION_LINKS, "<stairway id='st' hexes='5,5 5,4' foot='5,6' head='5,3'/>");
  put (CR_SECTION_LINKS, "<spiral id='keep-spiral' from='8,3' to='below/8,3'/>");
  put (CR_SECTION_MECHANISMS, "<mechanism id='m' kind='drawbridge' control='3,3'/>");
  put (CR_SECTION_AREAS, "<area id='gate' name='Porte Saint-Jérôme' kind='gate'>2,2..2,4</area>");
  put (CR_SECTION_AREAS, "<area id='void' name='Nowhere'></area>");
  put (CR_SECTION_LABELS, "<label at='6,6'>Upper Court</label>");
}

static void
assert_first (const char *text, const char *title, const char *where, guint n)
{
  g_autoptr (GPtrArray) all = cre_find (document, text, 99);
  const CreFound *found;

  g_assert_cmpuint (all->len, ==, n);
  found = all->pdata[0];
  g_assert_cmpstr (found->title, ==, title);
  g_assert_cmpstr (found->where, ==, where);
}

static void
test_find (void)
{
  g_autoptr (GPtrArray) none = NULL;

  set_up ();
  assert_first ("0505", "Hex 0505", "0505 · Ground", 2);
  assert_first ("saint jerome", "Area “Porte Saint-Jérôme”", "0202 · Ground", 1);
  assert_first (" COURT ", "Label “Upper Court”", "0606 · Ground", 1);
  assert_first ("stair", "Stairway 0505", "0505 · Ground", 2);
  assert_first ("spiral", "Spiral stair 0803", "0803 · Ground", 1);
  assert_first ("drawbridge", "Drawbridge 0303", "0303 · Ground", 1);
  assert_first ("nowhere", "Area “Nowhere”", "", 1);
  none = cre_find (document, "dragon", 99);
  g_assert_cmpuint (none->len, ==, 0);

  g_autoptr (GPtrArray) every = cre_find (document, "", 99);
  g_assert_cmpuint (every->len, ==, 6);
  g_autoptr (GPtrArray) few = cre_find (document, "", 2);
  g_assert_cmpuint (few->len, ==, 2);
  g_assert_finalize_object (document);
}

/* A hex that lies on two floors is found on both. */
static void
test_floors (void)
{
  CrPlace place;
  g_autoptr (GArray) cellar = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GError) error = NULL;

  set_up ();
  place = bench_place (document, "below/5,5");
  g_array_append_val (cellar, place);
  g_assert_true (cre_inspect_set_code (document, cellar, CR_LAYER_TERRAIN, "ground"));
  assert_first ("0505", "Hex 0505", "0505 · Ground", 3);

  g_assert_true (cre_find_place (document, "0505", &place, &error));
  g_assert_cmpint (place.floor, ==, 0);
  g_assert_true (cre_find_place (document, "jerome", &place, &error));
  g_assert_no_error (error);
  g_assert_true (cr_hex_equal (place.hex, bench_place (document, "2,2").hex));
  g_assert_false (cre_find_place (document, "nowhere", &place, &error));
  g_assert_nonnull (error);
  g_assert_finalize_object (document);
}

static CreHexTable *table;

static guint
count (const char *words)
{
  cre_hex_table_set_filter (table, words);
  return g_list_model_get_n_items (G_LIST_MODEL (table));
}

static char *
dup_row (guint row)
{
  g_autoptr (CreHexRow) it = g_list_model_get_item (G_LIST_MODEL (table), row);

  return cre_hex_table_dup_cell (table, cre_hex_row_get_place (it), CRE_COLUMN_HEX);
}

static void
test_filter (void)
{
  g_autoptr (GArray) some = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  set_up ();
  cr_map_parse_places (cre_map_document_get_map (document), "3,3..3,6", some, NULL);
  cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "scrub");
  cre_inspect_set (document, some, CR_LAYER_LEVEL, -2, 0);
  cre_inspect_add_side (document, bench_place (document, "9,9"), 0, CR_SIDE_WALL);
  table = cre_hex_table_new (document);

  g_assert_cmpuint (count (""), ==, 14 * 10);
  g_assert_cmpuint (count ("scrub"), ==, 4);
  g_assert_cmpuint (count ("SCRUB drawbridge"), ==, 1);
  g_assert_cmpuint (count ("-2"), ==, 4);
  g_assert_cmpuint (count ("−2"), ==, 4);
  g_assert_cmpuint (count ("05"), ==, 10);
  g_assert_cmpuint (count ("wall"), ==, 2);
  g_assert_cmpuint (count ("jerome"), ==, 3);
  g_assert_cmpuint (count ("cellar"), ==, 0);
  g_assert_cmpuint (count ("dragon"), ==, 0);
  g_assert_cmpuint (count ("ground"), ==, 14 * 10);

  /* What changes is seen after a look at the document. */
  cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "void");
  cre_hex_table_refresh (table);
  g_assert_cmpuint (count (""), ==, 14 * 10 - 4);
  g_assert_finalize_object (table);
  g_assert_finalize_object (document);
}

static void
test_sort (void)
{
  g_autoptr (GArray) one = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autofree char *first = NULL;
  g_autofree char *highest = NULL;
  g_autofree char *lowest = NULL;
  g_autofree char *text = NULL;

  set_up ();
  cr_map_parse_places (cre_map_document_get_map (document), "7,7", one, NULL);
  cre_inspect_set (document, one, CR_LAYER_LEVEL, 5, 0);
  cre_inspect_add_side (document, bench_place (document, "7,7"), 3, CR_SIDE_BATTLEMENT);
  table = cre_hex_table_new (document);
  first = dup_row (0);
  g_assert_cmpstr (first, ==, "0101");
  cre_hex_table_sort (table, CRE_COLUMN_LEVEL, TRUE);
  highest = dup_row (0);
  g_assert_cmpstr (highest, ==, "0707");
  cre_hex_table_sort (table, CRE_COLUMN_LEVEL, FALSE);
  lowest = dup_row (139);
  g_assert_cmpstr (lowest, ==, "0707");
  for (int column = 0; column < CRE_N_COLUMNS; column++)
    cre_hex_table_sort (table, (CreColumn) column, column % 2 == 0);
  cre_hex_table_set_filter (table, "+5");
  text = cre_hex_table_dup_text (table);
  g_assert_cmpstr (text, ==,
                   "Hex\tFloor\tLevel\tTerrain\tStructure\tSides\tWhat is there\n"
                   "0707\tGround\t+5\topen ground\t\tS battlement\t");
  g_assert_finalize_object (table);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/find/names", test_find);
  g_test_add_func ("/editor/find/floors", test_floors);
  g_test_add_func ("/editor/hex-table/filter", test_filter);
  g_test_add_func ("/editor/hex-table/sort", test_sort);
  return g_test_run ();
}
