/* test-tool-stairway.c: stairways dragged from foot to head. Rules: ELV-01, ELV-06, MOV-11.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-stairway.h"
#include "cre-tools.h"

static void
set_level (CreDocument *document, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  cre_document_apply (document, edit, "level", 0);
}

static int
level_at (CreDocument *document, const char *at)
{
  return cr_map_get_level (cre_document_get_map (document), bench_place (document, at));
}

static guint
n_links (CreDocument *document)
{
  return cr_map_n_nodes (cre_document_get_map (document), CR_SECTION_LINKS);
}

static void
test_build (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  g_autoptr (GError) error = NULL;

  set_level (document, "5,3", 3);
  g_object_set (tool, "opens-foot", CR_OPENS_HEX, NULL);
  bench_stroke (tool, "5,7 5,3", 0);
  g_assert_cmpuint (n_links (document), ==, 1);
  g_assert_cmpint (level_at (document, "5,6"), ==, 1);
  g_assert_cmpint (level_at (document, "5,5"), ==, 2);
  g_assert_cmpint (level_at (document, "5,4"), ==, 3);
  g_assert_cmpstr (
      cr_map_get_terrain (cre_document_get_map (document), bench_place (document, "5,5")), ==,
      "stair");

  g_autoptr (CrStairway) stairway = cr_stairway_new (
      cre_document_get_map (document),
      cr_map_get_node (cre_document_get_map (document), CR_SECTION_LINKS, 0), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (stairway->n_hexes, ==, 3);
  g_assert_cmpint (stairway->ends[CR_STAIR_FOOT].opens, ==, CR_OPENS_HEX);

  /* One step in the history for link, terrain and levels together. */
  g_assert_cmpstr (cre_document_get_undo_label (document), ==, "building of a stairway");
  cre_document_undo (document);
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_cmpint (level_at (document, "5,5"), ==, 0);
  cre_document_redo (document);
  bench_click (tool, "5,5", CRE_CTRL);
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Dragged downhill the foot is still below; going back over the run shortens it. */
static void
test_gestures (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  const CrNode *node;

  set_level (document, "5,5", 1);
  bench_stroke (tool, "5,5 5,8 5,7", 0);
  g_assert_cmpuint (n_links (document), ==, 1);
  node = cr_map_get_node (cre_document_get_map (document), CR_SECTION_LINKS, 0);
  g_assert_cmpstr (cr_node_get (node, "foot"), ==, "5,7");
  g_assert_cmpstr (cr_node_get (node, "head"), ==, "5,5");
  g_assert_cmpstr (cr_node_get (node, "hexes"), ==, "5,6");

  CreAim foot = bench_aim (document, "9,7", 0), bend = bench_aim (document, "9,6", 0);
  set_level (document, "9,5", 1);
  cre_tool_activate (tool, &foot);
  cre_tool_activate (tool, &bend);
  bend = bench_aim (document, "9,5", 0);
  cre_tool_activate (tool, &bend);
  g_assert_true (cre_tool_is_active (tool));
  cre_tool_activate (tool, &bend);
  g_assert_false (cre_tool_is_active (tool));
  g_assert_cmpuint (n_links (document), ==, 2);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
refused (CreTool *tool, const char *stroke, const char *reason)
{
  CreDocument *document = cre_tool_get_document (tool);
  g_autofree char *before = bench_digest (document);

  bench_stroke (tool, stroke, 0);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, reason);
  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
}

static void
test_refusals (void)
{
  CreDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);

  set_level (document, "5,3", 2);
  refused (tool, "5,7 5,3",
           "No stairway here: its 3 steps lead from level 0 to 3, but the head is at 2 (ELV-01).");
  refused (tool, "5,7 5,6", "Drag from the foot over the steps to the head.");
  bench_stroke (tool, "5,6 5,3", 0);
  g_assert_cmpuint (n_links (document), ==, 1);
  set_level (document, "7,3", 3);
  refused (tool, "3,4 5,4 5,3", "No stairway here: 0504 is a step of another stairway.");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/stairway/build", test_build);
  g_test_add_func ("/editor/stairway/gestures", test_gestures);
  g_test_add_func ("/editor/stairway/refusals", test_refusals);
  return g_test_run ();
}
