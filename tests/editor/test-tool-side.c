/* test-tool-side.c: walls, battlements, slits and doors by sides.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "bench.h"
#include "cr-side.h"
#include "cr-vertex.h"
#include "cre-painting.h"
#include "cre-tool-side.h"
#include "cre-tools.h"

static const CrSide *
side_at (CreMapDocument *document, const char *at, CrSideKind kind)
{
  CreAim aim = bench_aim (document, at, 0);

  return cr_map_find_side (cre_map_document_get_map (document), aim.place, aim.side, kind);
}

static gboolean
is_inside (CreMapDocument *document, const char *at, const char *inside, CrSideKind kind)
{
  const CrSide *side = side_at (document, at, kind);

  return side != NULL && cr_map_is_inside (cre_map_document_get_map (document), side,
                                           bench_place (document, inside).hex);
}

static void
test_faces (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim aim = bench_aim (document, "7,8:SW", 0);

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Battlement on 0708 SW, outside towards 0608. Shift swaps the faces, Ctrl "
                   "removes only this kind.");
  bench_click (tool, "7,8:SW", 0);
  g_assert_true (is_inside (document, "7,8:SW", "7,8", CR_SIDE_BATTLEMENT));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "placing of battlement");
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
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  gsize n;

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  bench_stroke (tool, "6,5:N 6,5:NE 6,5:SE 6,5:S 6,5:SW", 0);
  for (gsize i = 0; i < G_N_ELEMENTS (outline); i++)
    g_assert_true (is_inside (document, outline[i], "6,5", CR_SIDE_BATTLEMENT));
  cr_map_get_all_sides (cre_map_document_get_map (document), 0, &n);
  g_assert_cmpuint (n, ==, 5);
  g_assert_cmpuint (bench_undo_all (document), ==, 1);

  /* A wall-walk of three hexes, its outer edge followed from hex to hex. */
  bench_stroke (tool, "4,5:NW 4,5:N 4,5:NE 5,5:N 5,5:NE 6,5:N", 0);
  g_assert_true (is_inside (document, "4,5:N", "4,5", CR_SIDE_BATTLEMENT));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static gboolean
are_joined (const CrGrid *grid, const CrSide *a, const CrSide *b)
{
  CrHex left = cr_grid_get_hex (grid, a->cell), right = cr_grid_get_hex (grid, b->cell);

  for (int i = 0; i < 4; i++)
    if (cr_vertex_equal (cr_vertex_of (left, (a->direction + 5 * (i & 1)) % 6),
                         cr_vertex_of (right, (b->direction + 5 * (i >> 1)) % 6)))
      return TRUE;
  return FALSE;
}

/* How many sides hang together with the first one. */
static gsize
count_joined (const CrGrid *grid, const CrSide *sides, gsize n)
{
  g_autofree gboolean *seen = g_new0 (gboolean, n);
  gsize found = 1, before = 0;

  seen[0] = TRUE;
  while (before != found) {
    before = found;
    for (gsize i = 0; i < n * n; i++)
      if (seen[i / n] && !seen[i % n] && are_joined (grid, &sides[i / n], &sides[i % n])) {
        seen[i % n] = TRUE;
        found++;
      }
  }
  return found;
}

static void
assert_joined (CreTool *tool, CreMapDocument *document, CreAim from, CreAim to)
{
  const CrMap *map = cre_map_document_get_map (document);
  gsize n;

  cre_tool_begin (tool, &from);
  cre_tool_drag (tool, &to);
  cre_tool_end (tool, &to);
  const CrSide *sides = cr_map_get_all_sides (map, 0, &n);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (count_joined (cr_map_get_grid (map), sides, n), ==, n);
  bench_undo_all (document);
}

/* A straight drag cuts the corners of the zigzag; the wall has no gaps for all that. */
static void
test_straight_drag (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  const CrGrid *grid = cr_map_get_grid (cre_map_document_get_map (document));

  assert_joined (tool, document, bench_aim (document, "2,3:N", 0),
                 bench_aim (document, "8,3:N", 0));
  for (int i = 0; i < 300; i++) {
    CrPoint a = { g_test_rand_double_range (1, 7), g_test_rand_double_range (1, 6) };
    CrPoint b = { g_test_rand_double_range (1, 7), g_test_rand_double_range (1, 6) };

    assert_joined (tool, document, cre_aim_at_point (grid, 0, a, 0),
                   cre_aim_at_point (grid, 0, b, 0));
  }
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Points at a side from within its hex, as a hand does that means this hex. */
static CreAim
aim_within (CreMapDocument *document, const char *at)
{
  const CrGrid *grid = cr_map_get_grid (cre_map_document_get_map (document));
  CreAim aim = bench_aim (document, at, 0);
  CrPoint middle = cr_layout_side_middle (grid, aim.place.hex, aim.side);
  CrPoint centre = cr_layout_centre (grid, aim.place.hex);
  CrPoint point = { centre.x + 0.8 * (middle.x - centre.x),
                    centre.y + 0.8 * (middle.y - centre.y) };

  return cre_aim_at_point (grid, 0, point, 0);
}

/* Led along within the hexes of a wall, the run has the sides of its last hex too. */
static void
test_drag_within (void)
{
  static const char *const rim[] = { "6,6:SW", "6,6:NW", "6,5:SW", "6,5:NW", "6,4:SW", "6,4:NW" };
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim aim = aim_within (document, rim[0]);

  g_object_set (tool, "kind", CR_SIDE_WALL, NULL);
  cre_tool_begin (tool, &aim);
  for (gsize i = 1; i < G_N_ELEMENTS (rim); i++) {
    aim = aim_within (document, rim[i]);
    cre_tool_drag (tool, &aim);
  }
  cre_tool_end (tool, &aim);
  for (gsize i = 0; i < G_N_ELEMENTS (rim); i++)
    g_assert_nonnull (side_at (document, rim[i], CR_SIDE_WALL));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static CreAim
move_aim (CreMapDocument *document, const char *side, double dx)
{
  CreAim aim = bench_aim (document, side, 0);

  return cre_aim_at_point (cre_map_document_get_grid (document), 0,
                           (CrPoint){ aim.point.x + dx, aim.point.y }, 0);
}

/* Down the sides of a column, a little beside their middles: to the last, also where the pointer
 * jumps; but to no side more when it is let go at a corner. */
static void
test_column (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);

  for (int i = -2; i <= 2; i++) {
    CreAim from = move_aim (document, "7,2:NE", 0.04 * i);
    CreAim to = move_aim (document, "7,4:SE", 0.04 * i);
    gsize n;

    cre_tool_begin (tool, &from);
    cre_tool_drag (tool, &to);
    cre_tool_end (tool, &to);
    cr_map_get_all_sides (cre_map_document_get_map (document), 0, &n);
    g_assert_cmpuint (n, ==, 6);
    bench_undo_all (document);
  }
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_stop_at_corner (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  const CrGrid *grid = cre_map_document_get_grid (document);
  CreAim from = bench_aim (document, "7,2:NE", 0);
  CrPoint corner = cr_layout_corner (grid, from.place.hex, from.side);
  gsize n;

  for (int i = 0; i < 6; i++) {
    CreAim to = cre_aim_at_point (
        grid, 0, (CrPoint){ corner.x + 0.05 * cos (i), corner.y + 0.05 * sin (i) }, 0);

    cre_tool_begin (tool, &from);
    cre_tool_drag (tool, &to);
    cre_tool_end (tool, &to);
    cr_map_get_all_sides (cre_map_document_get_map (document), 0, &n);
    g_assert_cmpuint (n, ==, 1);
    bench_undo_all (document);
  }
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Led through the middle of a hex to its other end, the pointer has gone along no side. */
static void
test_drag_across (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim from = bench_aim (document, "5,4:N", 0), to = bench_aim (document, "5,4:S", 0);
  gsize n;

  cre_tool_begin (tool, &from);
  cre_tool_drag (tool, &to);
  cre_tool_end (tool, &to);
  cr_map_get_all_sides (cre_map_document_get_map (document), 0, &n);
  g_assert_cmpuint (n, ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Several things may be on a side; Ctrl takes away those of its own kind alone. */
static void
test_erase_and_pick (void)
{
  CreMapDocument *document = bench_new_document ();
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
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim far =
      cre_aim_at_side (cre_map_document_get_grid (document), (CrPlace){ 0, { -9, -9 } }, 0, 0);

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

static void
point_at (CreTool *tool, const char *at, CreModifiers modifiers)
{
  CreAim aim = bench_aim (cre_tool_get_document (tool), at, modifiers);

  cre_tool_hover (tool, &aim);
}

static guint
count_sides (CreMapDocument *document)
{
  gsize n;

  cr_map_get_all_sides (cre_map_document_get_map (document), 0, &n);
  return (guint) n;
}

static void
set_value (CreMapDocument *document, const char *at, CrLayer layer, int value)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_map_document_get_map (document), bench_place (document, at), layer,
                     value);
  cre_map_document_apply (document, edit, "setting", 0);
}

/* The outside is the lower ground; on even ground it is out of the structure. */
static void
test_lean (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  set_value (document, "4,4", CR_LAYER_LEVEL, 2);
  bench_click (tool, "4,3:S", 0);
  g_assert_true (is_inside (document, "4,4:N", "4,4", CR_SIDE_BATTLEMENT));
  bench_click (tool, "4,5:N", CRE_SHIFT);
  g_assert_true (is_inside (document, "4,4:S", "4,5", CR_SIDE_BATTLEMENT));
  set_value (document, "9,4", CR_LAYER_STRUCTURE,
             cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_STRUCTURE, "tower"));
  bench_click (tool, "9,3:S", 0);
  g_assert_true (is_inside (document, "9,3:S", "9,4", CR_SIDE_BATTLEMENT));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Corner to corner along hexsides, as one step; Backspace takes a corner back, the same corner
 * twice ends. Round a hex, all faces look outwards whichever way round. */
static void
test_corners (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);

  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, "corners", TRUE, NULL);
  bench_click (tool, "3,4:N", 0);
  point_at (tool, "8,4:N", 0);
  g_assert_cmpuint (count_sides (document), ==, 0);
  bench_click (tool, "8,4:N", 0);
  bench_click (tool, "8,7:S", 0);
  g_assert_true (cre_tool_take_back (tool));
  bench_click (tool, "8,4:N", 0);
  g_assert_cmpuint (count_sides (document), ==, 10);
  g_assert_cmpuint (bench_undo_all (document), ==, 1);
  g_assert_false (cre_tool_take_back (tool));

  for (int way = 0; way < 2; way++) {
    static const char *const ways[] = { "6,5:N 6,5:SE 6,5:SW 6,5:N", "6,5:N 6,5:SW 6,5:SE 6,5:N" };
    g_auto (GStrv) corners = g_strsplit (ways[way], " ", -1);

    for (guint i = 0; corners[i] != NULL; i++)
      bench_click (tool, corners[i], 0);
    g_assert_cmpuint (count_sides (document), ==, 6);
    g_assert_true (is_inside (document, "6,5:N", "6,5", CR_SIDE_BATTLEMENT));
    g_assert_true (is_inside (document, "6,5:S", "6,5", CR_SIDE_BATTLEMENT));
    g_assert_cmpuint (bench_undo_all (document), ==, 1);
  }

  bench_click (tool, "3,4:N", 0);
  bench_click (tool, "4,4:N", 0);
  g_object_set (tool, "corners", FALSE, NULL);
  g_assert_false (cre_tool_take_back (tool));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Enter ends what was clicked; at the hex cursor it sets corners itself. */
static void
test_corners_by_keys (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CreAim first = bench_aim (document, "3,4:N", 0), second = bench_aim (document, "5,4:N", 0);

  g_object_set (tool, "corners", TRUE, NULL);
  bench_click (tool, "3,4:N", 0);
  bench_click (tool, "5,4:N", 0);
  cre_tool_activate (tool, &second);
  g_assert_cmpuint (count_sides (document), ==, 4);
  g_assert_cmpuint (bench_undo_all (document), ==, 1);
  cre_tool_activate (tool, &first);
  cre_tool_activate (tool, &second);
  g_assert_cmpuint (count_sides (document), ==, 0);
  cre_tool_activate (tool, &second);
  g_assert_cmpuint (count_sides (document), ==, 4);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* The whole rim of what is selected, outside outwards; locked sides stay as they are and say so; a
 * mirror puts the mirrored faces as well. */
static void
test_around_mirror_lock (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("side"), document);
  CrePainting *painting = cre_painting_get (document);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace first = bench_place (document, "4,5"), second = bench_place (document, "4,6");

  g_array_append_val (places, first);
  g_array_append_val (places, second);
  g_object_set (tool, "kind", CR_SIDE_BATTLEMENT, NULL);
  g_assert_true (cre_tool_side_put_around (CRE_TOOL_SIDE (tool), places));
  g_assert_cmpuint (count_sides (document), ==, 10);
  g_assert_true (is_inside (document, "4,5:N", "4,5", CR_SIDE_BATTLEMENT));
  g_assert_true (is_inside (document, "4,6:S", "4,6", CR_SIDE_BATTLEMENT));
  g_assert_cmpuint (bench_undo_all (document), ==, 1);

  g_object_set (painting, "symmetry", CR_SYMMETRY_LEFT_RIGHT, NULL);
  cre_painting_set_axis (painting, bench_place (document, "7,5").hex);
  bench_click (tool, "4,5:NE", 0);
  g_assert_cmpuint (count_sides (document), ==, 2);
  g_assert_true (is_inside (document, "10,5:NW", "10,5", CR_SIDE_BATTLEMENT));

  g_object_set (painting, "lock-sides", TRUE, NULL);
  bench_click (tool, "3,3:N", 0);
  g_assert_cmpuint (count_sides (document), ==, 2);
  point_at (tool, "3,3:N", 0);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, cre_painting_explain_lock (CRE_LOCK_SIDES));
  g_assert_false (cre_tool_side_put_around (CRE_TOOL_SIDE (tool), places));
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/side/faces", test_faces);
  g_test_add_func ("/editor/side/run", test_run);
  g_test_add_func ("/editor/side/straight-drag", test_straight_drag);
  g_test_add_func ("/editor/side/column", test_column);
  g_test_add_func ("/editor/side/stop-at-corner", test_stop_at_corner);
  g_test_add_func ("/editor/side/drag-within", test_drag_within);
  g_test_add_func ("/editor/side/drag-across", test_drag_across);
  g_test_add_func ("/editor/side/erase-and-pick", test_erase_and_pick);
  g_test_add_func ("/editor/side/edge", test_edge);
  g_test_add_func ("/editor/side/lean", test_lean);
  g_test_add_func ("/editor/side/corners", test_corners);
  g_test_add_func ("/editor/side/corners-by-keys", test_corners_by_keys);
  g_test_add_func ("/editor/side/around-mirror-lock", test_around_mirror_lock);
  return g_test_run ();
}
