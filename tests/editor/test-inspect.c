/* test-inspect.c: what is selected, as fields to be edited. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "bench.h"
#include "cre-inspect.h"

static CreDocument *document;

static GArray *
places (const char *text)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_assert_true (cr_map_parse_places (cre_document_get_map (document), text, list, NULL));
  return list;
}

static void
test_several (void)
{
  document = bench_new_document ();

  g_autoptr (GArray) some = places ("3,3..3,6");
  g_autoptr (GArray) one = places ("3,4");
  int value;

  g_assert_true (cre_inspect_get (document, some, CR_LAYER_LEVEL, &value));
  g_assert_true (cre_inspect_set (document, one, CR_LAYER_LEVEL, 99, 0));
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "change of level at 0304");
  g_assert_true (cre_inspect_get (document, one, CR_LAYER_LEVEL, &value));
  g_assert_cmpint (value, ==, CR_LEVEL_MAX);
  g_assert_false (cre_inspect_get (document, some, CR_LAYER_LEVEL, &value));
  g_assert_true (cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "scrub"));
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "change of terrain at 4 hexes");
  g_assert_false (cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "scrub"));

  /* A spin button turned up three times is one step. */
  guint stroke = cre_document_new_stroke (document);
  for (int level = 1; level <= 3; level++)
    cre_inspect_set (document, some, CR_LAYER_LEVEL, level, stroke);
  cre_document_undo (document);
  g_assert_true (cre_inspect_get (document, one, CR_LAYER_LEVEL, &value));
  g_assert_cmpint (value, ==, CR_LEVEL_MAX);
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  g_assert_false (cre_document_get_modified (document));
  g_assert_finalize_object (document);
}

static const CrSide *
find (const char *at, CrSideKind kind)
{
  CreAim aim = bench_aim (document, at, 0);

  return cr_map_find_side (cre_document_get_map (document), aim.place, aim.side, kind);
}

static void
test_sides (void)
{
  document = bench_new_document ();

  CrPlace place = bench_place (document, "7,6");
  g_assert_true (cre_inspect_add_side (document, place, 1, CR_SIDE_WALL));
  g_assert_true (cre_inspect_add_side (document, place, 1, CR_SIDE_SLIT));
  g_assert_true (cre_inspect_add_side (document, place, 4, CR_SIDE_GATE));

  g_autoptr (GArray) fields = cre_inspect_list_sides (document, place);
  g_assert_cmpuint (fields->len, ==, 3);
  CreSideField slit = g_array_index (fields, CreSideField, 1);
  g_assert_cmpint (slit.side->kind, ==, CR_SIDE_SLIT);
  g_assert_true (slit.here);
  g_assert_true (cre_inspect_turn_side (document, place, &slit));
  g_assert_true (cr_map_is_inside (cre_document_get_map (document), find ("7,6:NE", CR_SIDE_SLIT),
                                   cr_hex_neighbour (place.hex, 1)));
  CreSideField gate = g_array_index (fields, CreSideField, 2);
  gate.side = find ("7,6:SW", CR_SIDE_GATE);
  CrSide open = *gate.side;
  open.state = CR_STATE_OPEN;
  g_assert_true (cre_inspect_change_side (document, place, &gate, &open));
  g_assert_true (cr_side_is_open (find ("7,6:SW", CR_SIDE_GATE)));

  CreSideField wall = g_array_index (fields, CreSideField, 0);
  wall.side = find ("7,6:NE", CR_SIDE_WALL);
  g_assert_false (cre_inspect_turn_side (document, place, &wall));
  g_assert_true (cre_inspect_remove_side (document, place, &wall));
  g_assert_null (find ("7,6:NE", CR_SIDE_WALL));
  g_assert_nonnull (find ("7,6:NE", CR_SIDE_SLIT));
  wall.index = 9;
  g_assert_false (cre_inspect_remove_side (document, place, &wall));
  g_assert_cmpuint (bench_undo_all (document), ==, 6);
  g_assert_false (cre_document_get_modified (document));
  g_assert_finalize_object (document);
}

static void
test_clear (void)
{
  document = bench_new_document ();

  CreSelection *selection = cre_selection_new ();
  g_autoptr (GArray) some = places ("3,3..3,6");
  CrPlace place = bench_place (document, "3,3");
  CreMark side = { place, 2 };
  int value;

  cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "void");
  cre_inspect_add_side (document, place, 2, CR_SIDE_WALL);
  cre_selection_set_place (selection, place);
  g_assert_true (cre_inspect_clear (document, selection));
  g_assert_false (cre_inspect_get (document, some, CR_LAYER_TERRAIN, &value));
  g_assert_nonnull (find ("3,3:SE", CR_SIDE_WALL));
  cre_selection_set (selection, &side, 1);
  g_assert_true (cre_inspect_clear (document, selection));
  g_assert_null (find ("3,3:SE", CR_SIDE_WALL));
  cre_selection_clear (selection);
  g_assert_false (cre_inspect_clear (document, selection));
  g_assert_finalize_object (selection);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/inspect/several-hexes", test_several);
  g_test_add_func ("/editor/inspect/sides", test_sides);
  g_test_add_func ("/editor/inspect/clear", test_clear);
  return g_test_run ();
}
