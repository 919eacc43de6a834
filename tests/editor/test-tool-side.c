/* test-tool-side.c: walls, battlements, slits and doors by sides. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "bench.h"
#include "cr-side.h"
#include "cre-tools.h"

static const CrSide *
side_at (CreDocument *document, const char *at, CrSideKind kind)
{
  CreAim aim = bench_aim (document, at, 0);

  return cr_map_find_side (cre_document_get_map (document), aim.place, aim.side, kind);
}

static gboolean
is_inside (CreDocument *document, const char *at, const char *inside, CrSideKind kind)
{
  const CrSide *side = side_at (document, at, kind);

  return side != NULL && cr_map_is_inside (cre_document_get_map (document), side,
                                           bench_place (document, inside).hex);
}

static void
test_faces (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim aim = bench_aim (document, "7,8:SW", 0);

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Battlement on 0708 SW, outside towards 0608. Shift swaps the faces, Ctrl "
                   "removes only this kind.");
  bench_click (tool, "7,8:SW", 0);
  g_assert_true (is_inside (document, "7,8:SW", "7,8", CR_SIDE_BATTLEMENT));
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "placing of battlement");
  bench_click (tool, "7,8:N", CRE_SHIFT);
  g_assert_true (is_inside (document, "7,8:N", "7,7", CR_SIDE_BATTLEMENT));
  g_object_set (tool, "flip", TRUE, NULL);
  bench_click (tool, "3,3:S", 0);
  g_assert_true (is_inside (document, "3,3:S", "3,4", CR_SIDE_BATTLEMENT));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Dragged round a tower, in and out of it, all battlements look outwards. */
static void
test_run (void)
{
  static const char *const outline[] = { "6,5:N", "6,5:NE", "6,5:SE", "6,5:S", "6,5:SW" };
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  gsize n;

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  bench_stroke (tool, "6,5:N 6,5:NE 6,5:SE 6,5:S 6,5:SW", 0);
  for (gsize i = 0; i < G_N_ELEMENTS (outline); i++)
    g_assert_true (is_inside (document, outline[i], "6,5", CR_SIDE_BATTLEMENT));
  cr_map_get_all_sides (cre_document_get_map (document), 0, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (bench_undo_all (document), ==, 1);

  /* A wall-walk of three hexes, its outer edge followed from hex to hex. */
  bench_stroke (tool, "4,5:NW 4,5:N 4,5:NE 5,5:N 5,5:NE 6,5:N", 0);
  g_assert_true (is_inside (document, "4,5:N", "4,5", CR_SIDE_BATTLEMENT));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Several things may be on a side; Ctrl takes away those of its own kind alone. */
static void
test_erase_and_pick (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim aim = bench_aim (document, "7,6:NE", 0);
  int kind, arc;

  g_object_set (tool, "height", 2, NULL);
  bench_click (tool, "7,6:NE", 0);
  g_object_set (tool, "kind", CR_SIDE_SLIT, "arc", 120, "height", -1, NULL);
  bench_click (tool, "7,6:NE", 0);
  g_assert_cmpint (cr_side_get_height (side_at (document, "7,6:NE", CR_SIDE_WALL)), ==, 2);
  g_assert_cmpint (cr_side_get_arc (side_at (document, "7,6:NE", CR_SIDE_SLIT)), ==, 120);
  g_object_set (tool, "kind", CR_SIDE_WALL, NULL);
  bench_click (tool, "7,6:NE", CRE_CTRL);
  g_assert_null (side_at (document, "7,6:NE", CR_SIDE_WALL));
  g_assert_nonnull (side_at (document, "7,6:NE", CR_SIDE_SLIT));
  g_object_set (tool, "arc", 60, NULL);
  cre_tool_pick (tool, &aim);
  g_object_get (tool, "kind", &kind, "arc", &arc, NULL);
  g_assert_cmpint (kind, ==, CR_SIDE_SLIT);
  g_assert_cmpint (arc, ==, 120);

  g_object_set (tool, "kind", CR_SIDE_GATE, "state", CR_STATE_OPEN, NULL);
  bench_click (tool, "3,3:N", 0);
  g_assert_true (cr_side_is_open (side_at (document, "3,3:N", CR_SIDE_GATE)));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* The map's edge has sides with one hex only; beyond it there are none. */
static void
test_edge (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim far = cre_aim_at_side (cre_document_get_grid (document), (CrPlace){ 0, { -9, -9 } }, 0, 0);

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  bench_click (tool, "3,1:N", 0);
  g_assert_true (is_inside (document, "3,1:N", "3,1", CR_SIDE_BATTLEMENT));
  cre_tool_hover (tool, &far);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "There is no hex here.");
  cre_tool_begin (tool, &far);
  cre_tool_end (tool, &far);
  g_assert_cmpuint (bench_undo_all (document), ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/side/faces", test_faces);
  g_test_add_func ("/editor/side/run", test_run);
  g_test_add_func ("/editor/side/erase-and-pick", test_erase_and_pick);
  g_test_add_func ("/editor/side/edge", test_edge);
  return g_test_run ();
}
