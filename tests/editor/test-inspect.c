/* test-inspect.c: what is selected, as fields to be edited.
 * SPDX-License-Identifier: GPL-3.0-or-later */
/* Rules: ELV-01 as the inspector tells it. */
#include "bench.h"
#include "cr-build.h"
#include "cre-inspect-level.h"
#include "cre-inspect-many.h"
#include "cre-inspect.h"
#include "fixture.h"

static CreMapDocument *document;

static GArray *
places (const char *text)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  g_assert_true (cr_map_parse_places (cre_map_document_get_map (document), text, list, NULL));
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
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "change of level at 0304");
  g_assert_true (cre_inspect_get (document, one, CR_LAYER_LEVEL, &value));
  g_assert_cmpint (value, ==, CR_LEVEL_MAX);
  g_assert_false (cre_inspect_get (document, some, CR_LAYER_LEVEL, &value));
  g_assert_true (cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "scrub"));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "change of terrain at 4 hexes");
  g_assert_false (cre_inspect_set_code (document, some, CR_LAYER_TERRAIN, "scrub"));

  /* A spin button turned up three times is one step. */
  guint stroke = cre_document_new_stroke (CRE_DOCUMENT (document));
  for (int level = 1; level <= 3; level++)
    cre_inspect_set (document, some, CR_LAYER_LEVEL, level, stroke);
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_true (cre_inspect_get (document, one, CR_LAYER_LEVEL, &value));
  g_assert_cmpint (value, ==, CR_LEVEL_MAX);
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
}

static const CrSide *
find (const char *at, CrSideKind kind)
{
  CreAim aim = bench_aim (document, at, 0);

  return cr_map_find_side (cre_map_document_get_map (document), aim.place, aim.side, kind);
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
  g_assert_true (cr_map_is_inside (cre_map_document_get_map (document),
                                   find ("7,6:NE", CR_SIDE_SLIT), cr_hex_neighbour (place.hex, 1)));
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
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
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

/* Several sides at once, each change one step. */
static void
test_many (void)
{
  document = bench_new_document ();

  g_autoptr (GArray) marks = g_array_new (FALSE, FALSE, sizeof (CreMark));
  static const char *const at[] = { "3,3", "4,3", "5,3" };

  for (guint i = 0; i < G_N_ELEMENTS (at); i++) {
    CreMark mark = { bench_place (document, at[i]), 0 };
    g_array_append_val (marks, mark);
  }
  cre_inspect_add_side (document, bench_place (document, "4,3"), 0, CR_SIDE_WALL);
  g_assert_true (cre_sides_add (document, marks, CR_SIDE_WALL));
  g_assert_true (cre_sides_add (document, marks, CR_SIDE_SLIT));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "change of arrow slit on 3 sides");
  g_assert_true (cre_sides_set (document, marks, CR_SIDE_SLIT, CRE_SIDE_ARC, 120));
  g_assert_true (cre_sides_turn (document, marks, CR_SIDE_SLIT));
  g_assert_cmpint (cr_side_get_arc (find ("5,3:N", CR_SIDE_SLIT)), ==, 120);
  g_assert_false (cr_map_is_inside (cre_map_document_get_map (document),
                                    find ("5,3:N", CR_SIDE_SLIT),
                                    bench_place (document, "5,3").hex));

  CreSideField field = { 0, 0, find ("4,3:N", CR_SIDE_WALL), FALSE };
  CrSide high = *field.side;
  high.height = 3;
  g_assert_true (cre_inspect_change_side (document, bench_place (document, "4,3"), &field, &high));
  g_autoptr (GArray) sums = cre_sides_sum (document, marks);
  g_assert_cmpuint (sums->len, ==, 2);
  for (guint i = 0; i < 2; i++) {
    const CreSideSum *sum = &g_array_index (sums, CreSideSum, i);

    g_assert_cmpuint (sum->n, ==, 3);
    g_assert_true (sum->same[CRE_SIDE_ARC]);
    g_assert_cmpint (sum->same[CRE_SIDE_HEIGHT], ==, sum->kind == CR_SIDE_SLIT);
  }
  g_assert_true (cre_sides_remove (document, marks, CR_SIDE_WALL));
  g_assert_null (find ("4,3:N", CR_SIDE_WALL));
  g_assert_nonnull (find ("4,3:N", CR_SIDE_SLIT));
  g_assert_false (cre_sides_remove (document, marks, CR_SIDE_WALL));
  bench_undo_all (document);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
}

static void
put_stairway (const char *xml)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrEdit *edit = cr_edit_new ();

  cr_edit_insert_node (edit, map, CR_SECTION_LINKS, cr_map_n_nodes (map, CR_SECTION_LINKS),
                       fixture_read_node (xml, NULL));
  g_assert_true (cre_map_document_apply (document, edit, "stairs", 0));
}

/* Two steps lead to a platform that is painted one level too low. */
static void
test_levels (void)
{
  document = bench_new_document ();

  g_autoptr (GArray) platform = places ("5,3 5,2"), steps = places ("5,5 5,4");
  g_autoptr (GArray) all = places ("1,1 5,2 5,3"), ground = places ("1,1");
  CreProof proof = cre_inspect_prove (document, platform);

  g_assert_cmpuint (proof.n_proved, ==, 0);
  cre_inspect_set (document, platform, CR_LAYER_LEVEL, 1, 0);
  put_stairway ("<stairway id='st' hexes='5,5 5,4' foot='5,6' head='5,3'/>");
  g_assert_false (cre_map_document_has_levels (document));
  proof = cre_inspect_prove (document, platform);
  g_assert_true (cre_map_document_has_levels (document));
  g_assert_cmpuint (proof.n_proved, ==, 2);
  g_assert_cmpuint (proof.n_wrong, ==, 2);
  g_assert_true (proof.same);
  g_assert_cmpint (proof.level, ==, 2);

  g_autoptr (GArray) chain = cre_inspect_list_chain (document, bench_place (document, "5,2"));
  g_assert_cmpuint (chain->len, ==, 2);
  g_autoptr (GArray) none = cre_inspect_list_chain (document, bench_place (document, "1,1"));
  g_assert_cmpuint (none->len, ==, 0);

  g_autofree char *way = cre_inspect_dup_chain (document, bench_place (document, "5,2"));
  g_assert_nonnull (strstr (way, "“st” to +2 at 0503"));
  g_autofree char *step = cre_inspect_dup_chain (document, bench_place (document, "5,4"));
  g_assert_cmpstr (step, ==, "0 at 0506, step 2 of “st”");
  g_autofree char *nothing = cre_inspect_dup_chain (document, bench_place (document, "1,1"));
  g_assert_null (nothing);

  /* The ground is proved by nothing but itself, and stays as it is. */
  g_assert_true (cre_inspect_adopt (document, all));
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "5,2")), ==, 2);
  g_assert_cmpint (
      cr_map_get_level (cre_map_document_get_map (document), bench_place (document, "1,1")), ==, 0);
  proof = cre_inspect_prove (document, all);
  g_assert_cmpuint (proof.n_wrong, ==, 0);
  g_assert_false (cre_inspect_adopt (document, all));
  g_assert_true (cre_inspect_adopt (document, steps));
  proof = cre_inspect_prove (document, steps);
  g_assert_cmpuint (proof.n_wrong, ==, 0);
  g_assert_false (proof.same);
  proof = cre_inspect_prove (document, ground);
  g_assert_cmpuint (proof.n_wrong, ==, 0);
  bench_undo_all (document);
  g_assert_false (cre_document_get_modified (CRE_DOCUMENT (document)));
  g_assert_finalize_object (document);
}

/* STA-01: what has a front is told from what has none, and turned. */
static void
test_front (void)
{
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place;

  document = bench_new_document ();
  place = bench_place (document, "3,3");
  g_array_append_val (places, place);
  g_assert_false (cre_inspect_has_front (document, places));
  cre_inspect_set_code (document, places, CR_LAYER_TERRAIN, "stakes");
  g_assert_true (cre_inspect_has_front (document, places));
  g_assert_true (cre_inspect_set (document, places, CR_LAYER_FACING, 3, 0));
  g_assert_cmpint (cr_map_get_front (cre_map_document_get_map (document), place), ==, 2);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "change of front at 0303");
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/inspect/several-hexes", test_several);
  g_test_add_func ("/editor/inspect/sides", test_sides);
  g_test_add_func ("/editor/inspect/several-sides", test_many);
  g_test_add_func ("/editor/inspect/clear", test_clear);
  g_test_add_func ("/editor/inspect/levels", test_levels);
  g_test_add_func ("/editor/inspect/front", test_front);
  return g_test_run ();
}
