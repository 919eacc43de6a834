/* test-tool-names.c: areas and labels made by hand. Rules: none of its own; END-02 and scenarios
 * look for areas by name and kind. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-area.h"
#include "cre-tool-names.h"
#include "cre-tools.h"

static CreTool *
new_tool (CreMapDocument *document)
{
  return cre_tools_create (cre_tools_find ("names"), document);
}

static void
assert_hexes (CreMapDocument *document, int index, const char *name, guint n_hexes)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrNode *node = cr_map_get_node (map, CR_SECTION_AREAS, (guint) index);
  g_auto (CrArea) area = { .id = NULL };

  g_assert_true (cr_area_read (map, node, &area, NULL));
  g_assert_cmpstr (area.name, ==, name);
  g_assert_cmpuint (area.places->len, ==, n_hexes);
}

static void
assert_back (CreMapDocument *document, const char *before, guint n_steps)
{
  g_autofree char *last = bench_digest (document);
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;

  g_assert_cmpuint (bench_undo_all (document), ==, n_steps);
  first = bench_digest (document);
  g_assert_cmpstr (first, ==, before);
  g_assert_cmpuint (bench_redo_all (document), ==, n_steps);
  again = bench_digest (document);
  g_assert_cmpstr (again, ==, last);
}

/* A name, a stroke: an area; another stroke joins it, with Ctrl it takes hexes out. A stroke is one
 * step, whatever it passes. */
static void
test_paint (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document);
  g_autofree char *before = bench_digest (document);
  CreAim aim = bench_aim (document, "4,4", 0);

  g_object_set (tool, "name", "West rampart", "kind", "rampart", NULL);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "Starts the area “West rampart” with 0404.");
  bench_stroke (tool, "4,4 4,5 4,8", 0);
  assert_hexes (document, 0, "West rampart", 5);
  cre_tool_hover (tool, &aim);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "Adds 0404 to “West rampart”."));
  bench_stroke (tool, "5,5 4,4", 0);
  assert_hexes (document, 0, "West rampart", 6);
  bench_stroke (tool, "4,7 4,8", CRE_CTRL);
  assert_hexes (document, 0, "West rampart", 4);
  g_object_set (tool, "size", 1, NULL);
  bench_click (tool, "9,5", 0);
  assert_hexes (document, 0, "West rampart", 11);
  assert_back (document, before, 4);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Without a word it is “Area 1”; Esc lets go, and takes back a stroke that is under way. */
static void
test_start (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document);
  const CrMap *map = cre_map_document_get_map (document);
  CreAim aim = bench_aim (document, "4,4", 0);
  int current;

  cre_tool_begin (tool, &aim);
  cre_tool_cancel (tool);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_AREAS), ==, 0);
  bench_click (tool, "4,4", 0);
  assert_hexes (document, 0, "Area 1", 1);
  g_object_set (tool, "name", "The well", NULL);
  assert_hexes (document, 0, "The well", 1);
  cre_tool_cancel (tool);
  g_object_get (tool, "current", &current, NULL);
  g_assert_cmpint (current, ==, -1);
  bench_click (tool, "4,4", 0);
  assert_hexes (document, 1, "Area 1", 1);
  cre_tool_cancel (tool);
  g_object_set (tool, "name", "The well", NULL);
  g_object_get (tool, "current", &current, NULL);
  g_assert_cmpint (current, ==, 0);
  cre_tool_names_remove_area (CRE_TOOL_NAMES (tool), 0);
  g_object_get (tool, "current", &current, NULL);
  g_assert_cmpint (current, ==, -1);
  assert_hexes (document, 0, "Area 1", 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Selected hexes become an area; a right click takes the smallest area there in hand. */
static void
test_selection (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document);
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CreAim aim = bench_aim (document, "3,3", 0);
  int current;

  cr_map_parse_places (cre_map_document_get_map (document), "3,3..3,6 4,4", places, NULL);
  g_object_set (tool, "name", "Court", NULL);
  cre_tool_names_take_places (CRE_TOOL_NAMES (tool), places);
  assert_hexes (document, 0, "Court", 5);
  g_object_set (tool, "current", -1, "name", "Well", NULL);
  bench_click (tool, "3,3", 0);
  cre_tool_cancel (tool);
  cre_tool_pick (tool, &aim);
  g_object_get (tool, "current", &current, NULL);
  g_assert_cmpint (current, ==, 1);
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  g_object_get (tool, "current", &current, NULL);
  g_assert_cmpint (current, ==, -1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
assert_label (CreMapDocument *document, const char *text, const char *at, int size, int angle)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrPlace place = bench_place (document, at);
  CrLabel label;

  g_assert_true (cr_label_read (map, cr_map_get_node (map, CR_SECTION_LABELS, 0), &label, NULL));
  g_assert_cmpstr (label.text, ==, text);
  g_assert_true (cr_hex_equal (label.at.hex, place.hex));
  g_assert_cmpint (label.size, ==, size);
  g_assert_cmpint (label.angle, ==, angle);
}

/* Written, moved by dragging and by clicks, changed in the form, taken away. */
static void
test_label (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document);
  g_autofree char *before = bench_digest (document);
  const CrMap *map = cre_map_document_get_map (document);

  g_object_set (tool, "mode", CRE_NAMES_LABELS, NULL);
  bench_click (tool, "4,4", 0);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_LABELS), ==, 0);
  g_object_set (tool, "text", "Upper Court", "scale", 150, NULL);
  bench_click (tool, "4,4", 0);
  assert_label (document, "Upper Court", "4,4", 1500, 0);
  bench_stroke (tool, "4,4 5,5 6,6", 0);
  assert_label (document, "Upper Court", "6,6", 1500, 0);
  bench_click (tool, "7,7", 0);
  assert_label (document, "Upper Court", "7,7", 1500, 0);
  g_object_set (tool, "angle", -15, NULL);
  g_object_set (tool, "angle", -30, NULL);
  g_object_set (tool, "text", "Court", NULL);
  assert_label (document, "Court", "7,7", 1500, -30 * 1000);
  cre_tool_cancel (tool);
  bench_click (tool, "7,7", CRE_CTRL);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_LABELS), ==, 0);
  assert_back (document, before, 6);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/names/paint", test_paint);
  g_test_add_func ("/editor/names/start", test_start);
  g_test_add_func ("/editor/names/selection", test_selection);
  g_test_add_func ("/editor/names/label", test_label);
  return g_test_run ();
}
