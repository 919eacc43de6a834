/* test-tool-select.c: what is selected, and how. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cre-painting.h"
#include "cre-tool-select.h"
#include "cre-tools.h"

typedef struct {
  CreMapDocument *document;
  CreTool *tool;
  CreSelection *selection;
  guint n_told;
} Fixture;

static void
told_cb (Fixture *fixture)
{
  fixture->n_told++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->document = bench_new_document ();
  fixture->tool = cre_tools_create (cre_tools_find ("select"), fixture->document);
  fixture->selection = cre_tool_get_selection (fixture->tool);
  g_signal_connect_swapped (fixture->selection, "changed", G_CALLBACK (told_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_signal_handlers_disconnect_by_data (fixture->selection, fixture);
  g_assert_finalize_object (fixture->tool);
  g_assert_finalize_object (fixture->document);
}

static guint
count (Fixture *fixture)
{
  gsize n;

  cre_selection_get_marks (fixture->selection, &n);
  return (guint) n;
}

static gboolean
has (Fixture *fixture, const char *at)
{
  CrPlace place = bench_place (fixture->document, at);
  gsize n;
  const CreMark *marks = cre_selection_get_marks (fixture->selection, &n);

  for (gsize i = 0; i < n; i++)
    if (marks[i].place.floor == place.floor && cr_hex_equal (marks[i].place.hex, place.hex))
      return TRUE;
  return FALSE;
}

static void
paint (Fixture *fixture, const char *at, const char *code)
{
  CreTool *brush = cre_tools_create (cre_tools_find ("terrain"), fixture->document);

  g_object_set (brush, "code", code, NULL);
  bench_click (brush, at, 0);
  g_assert_finalize_object (brush);
}

/* A lasso takes what it goes round, whatever shape it has: here a triangle, not its box. */
static void
test_lasso (Fixture *fixture, gconstpointer data)
{
  g_object_set (fixture->tool, "reach", CRE_REACH_LASSO, NULL);
  bench_stroke (fixture->tool, "2,2:NW 12,2:NE 2,9:SW", 0);
  g_assert_true (has (fixture, "3,3"));
  g_assert_true (has (fixture, "10,2"));
  g_assert_false (has (fixture, "11,8"));
  g_object_set (fixture->tool, "reach", CRE_REACH_AREA, NULL);
  bench_stroke (fixture->tool, "2,2 12,9", 0);
  g_assert_true (has (fixture, "11,8"));
}

/* Shift adds, Ctrl or Alt takes away, both together intersect; each is told once. */
static void
test_combine (Fixture *fixture, gconstpointer data)
{
  guint all;

  bench_stroke (fixture->tool, "3,3 6,6", 0);
  all = count (fixture);
  fixture->n_told = 0;
  bench_click (fixture->tool, "9,9", CRE_SHIFT);
  g_assert_cmpuint (count (fixture), ==, all + 1);
  g_assert_cmpuint (fixture->n_told, ==, 1);
  bench_click (fixture->tool, "9,9", CRE_ALT);
  g_assert_cmpuint (count (fixture), ==, all);
  bench_click (fixture->tool, "4,4", CRE_CTRL);
  g_assert_cmpuint (count (fixture), ==, all - 1);
  bench_stroke (fixture->tool, "5,5 9,9", CRE_SHIFT | CRE_CTRL);
  g_assert_true (has (fixture, "6,6"));
  g_assert_false (has (fixture, "3,3"));
  g_assert_false (has (fixture, "8,8"));
}

/* The wand takes what is alike in a layer, near or everywhere. */
static void
test_wand (Fixture *fixture, gconstpointer data)
{
  paint (fixture, "3,3", "moat");
  paint (fixture, "3,4", "moat");
  paint (fixture, "9,9", "moat");
  g_object_set (fixture->tool, "reach", CRE_REACH_ALIKE, NULL);
  bench_click (fixture->tool, "3,3", 0);
  g_assert_cmpuint (count (fixture), ==, 2);
  g_object_set (fixture->tool, "connected", FALSE, NULL);
  bench_click (fixture->tool, "3,3", 0);
  g_assert_cmpuint (count (fixture), ==, 3);
  g_object_set (fixture->tool, "layer", CR_LAYER_LEVEL, NULL);
  bench_click (fixture->tool, "3,3", 0);
  g_assert_cmpuint (count (fixture), ==, 140);
}

/* Of sides it takes those of one kind, and along corners those that hang together. */
static void
test_wand_of_sides (Fixture *fixture, gconstpointer data)
{
  CreTool *side = cre_tools_create (cre_tools_find ("side"), fixture->document);

  bench_stroke (side, "6,5:N 6,5:NE 6,5:SE 6,5:S", 0);
  bench_click (side, "10,8:N", 0);
  g_object_set (side, "kind", CR_SIDE_HEDGE, NULL);
  bench_click (side, "6,5:SW", 0);
  g_object_set (fixture->tool, "mode", CRE_SELECT_SIDES, "reach", CRE_REACH_ALIKE, NULL);
  bench_click (fixture->tool, "6,6:N", 0);
  g_assert_cmpuint (count (fixture), ==, 4);
  g_object_set (fixture->tool, "connected", FALSE, NULL);
  bench_click (fixture->tool, "6,5:N", 0);
  g_assert_cmpuint (count (fixture), ==, 5);
  cre_tool_select_all (CRE_TOOL_SELECT (fixture->tool), 0);
  g_assert_cmpuint (count (fixture), ==, 6);
  g_object_set (fixture->tool, "reach", CRE_REACH_AREA, NULL);
  bench_stroke (fixture->tool, "4,3 7,6", 0);
  g_assert_cmpuint (count (fixture), ==, 5);
  g_assert_finalize_object (side);
}

static void
test_all_and_invert (Fixture *fixture, gconstpointer data)
{
  cre_tool_select_all (CRE_TOOL_SELECT (fixture->tool), 0);
  g_assert_cmpuint (count (fixture), ==, 140);
  bench_click (fixture->tool, "3,3", 0);
  cre_tool_select_invert (CRE_TOOL_SELECT (fixture->tool), 0);
  g_assert_cmpuint (count (fixture), ==, 139);
  g_assert_false (has (fixture, "3,3"));
}

/* Each hex from where it is, one step of undo a press; locked levels stay. */
static void
test_raise (Fixture *fixture, gconstpointer data)
{
  const CrMap *map = cre_map_document_get_map (fixture->document);
  CrPlace place = bench_place (fixture->document, "3,3");

  g_assert_false (cre_tool_select_raise (CRE_TOOL_SELECT (fixture->tool), 1));
  bench_stroke (fixture->tool, "3,3 6,6", 0);
  g_assert_true (cre_tool_select_raise (CRE_TOOL_SELECT (fixture->tool), 1));
  bench_click (fixture->tool, "3,3", 0);
  g_assert_true (cre_tool_select_raise (CRE_TOOL_SELECT (fixture->tool), 1));
  g_assert_cmpint (cr_map_get_level (map, place), ==, 2);
  g_assert_cmpint (cr_map_get_level (map, bench_place (fixture->document, "4,4")), ==, 1);
  g_object_set (cre_painting_get (fixture->document), "lock-level", TRUE, NULL);
  g_assert_false (cre_tool_select_raise (CRE_TOOL_SELECT (fixture->tool), -1));
  g_assert_cmpuint (bench_undo_all (fixture->document), ==, 2);
}

#define ADD(path, test) g_test_add (path, Fixture, NULL, set_up, test, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/editor/select/lasso", test_lasso);
  ADD ("/editor/select/combine", test_combine);
  ADD ("/editor/select/wand", test_wand);
  ADD ("/editor/select/wand-of-sides", test_wand_of_sides);
  ADD ("/editor/select/all-and-invert", test_all_and_invert);
  ADD ("/editor/select/raise", test_raise);
  return g_test_run ();
}
