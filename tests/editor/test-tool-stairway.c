/* test-tool-stairway.c: stairways dragged from foot to head. Rules: ELV-01, ELV-06, MOV-09,
 * MOV-10, MOV-11, TMP-03, COV-05.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-link.h"
#include "cre-tool-stairway.h"
#include "cre-tools.h"

static void
set_level (CreMapDocument *document, const char *at, int level)
{
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, cre_map_document_get_map (document), bench_place (document, at),
                     CR_LAYER_LEVEL, level);
  cre_map_document_apply (document, edit, "level", 0);
}

static int
level_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_level (cre_map_document_get_map (document), bench_place (document, at));
}

static guint
n_links (CreMapDocument *document)
{
  return cr_map_n_nodes (cre_map_document_get_map (document), CR_SECTION_LINKS);
}

static void
test_build (void)
{
  CreMapDocument *document = bench_new_document ();
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
      cr_map_get_terrain (cre_map_document_get_map (document), bench_place (document, "5,5")), ==,
      "stair");

  g_autoptr (CrStairway) stairway = cr_stairway_new (
      cre_map_document_get_map (document),
      cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_LINKS, 0), &error);
  g_assert_no_error (error);
  g_assert_cmpuint (stairway->n_hexes, ==, 3);
  g_assert_cmpint (stairway->ends[CR_STAIR_FOOT].opens, ==, CR_OPENS_HEX);

  /* One step in the history for link, terrain and levels together. */
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "stairway at 0505");
  cre_document_undo (CRE_DOCUMENT (document));
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_cmpint (level_at (document, "5,5"), ==, 0);
  cre_document_redo (CRE_DOCUMENT (document));
  bench_click (tool, "5,5", CRE_CTRL);
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Dragged downhill the foot is still below; going back over the run shortens it. */
static void
test_gestures (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  const CrNode *node;

  set_level (document, "5,5", 1);
  bench_stroke (tool, "5,5 5,8 5,7", 0);
  g_assert_cmpuint (n_links (document), ==, 1);
  node = cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_LINKS, 0);
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
  CreMapDocument *document = cre_tool_get_document (tool);
  g_autofree char *before = bench_digest (document);

  bench_stroke (tool, stroke, 0);
  g_assert_cmpstr (cre_tool_get_word (tool)->text, ==, reason);
  g_autofree char *after = bench_digest (document);
  g_assert_cmpstr (after, ==, before);
}

static void
test_refusals (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);

  set_level (document, "5,3", 2);
  refused (tool, "5,7 5,3",
           "No stairway here: its 3 steps lead from level 0 to 3, but the head is at 2 (ELV-01).");
  refused (tool, "5,7", "Drag from the foot over the steps to the head.");
  refused (
      tool, "5,4 5,3",
      "No stairway here: between 0504 and 0503 there is no hex for a step. Begin or end it one "
      "hex farther away, or set a ladder.");
  g_assert_true (cre_tool_accept (tool));
  g_assert_cmpuint (n_links (document), ==, 1);
  cre_document_undo (CRE_DOCUMENT (document));
  bench_stroke (tool, "5,6 5,3", 0);
  g_assert_cmpuint (n_links (document), ==, 1);
  set_level (document, "7,3", 3);
  refused (tool, "3,4 5,4 5,3", "No stairway here: 0504 is a step of another stairway.");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* Where the drag begins or ends near another hex, it opens on both; an option decides otherwise. */
static void
test_openings (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  const CrNode *node;

  set_level (document, "5,5", 1);
  bench_stroke (tool, "5,7:NE 5,6 5,5", 0);
  node = cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_LINKS, 0);
  g_assert_cmpstr (cr_node_get (node, "foot"), ==, "5,7 6,6");
  g_assert_cmpstr (cr_node_get (node, "head"), ==, "5,5");
  g_assert_null (cr_node_get (node, "raisable"));
  cre_document_undo (CRE_DOCUMENT (document));

  g_object_set (tool, "opens-foot", CR_OPENS_SIDE, "opens-head", CR_OPENS_TWO, "raisable", TRUE,
                NULL);
  set_level (document, "4,5", 1);
  bench_stroke (tool, "5,7:NE 5,6 5,5:SW", 0);
  node = cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_LINKS, 0);
  g_assert_cmpstr (cr_node_get (node, "foot"), ==, "5,7");
  g_assert_cmpstr (cr_node_get (node, "head"), ==, "5,5 4,5");
  g_assert_cmpstr (cr_node_get (node, "raisable"), ==, "yes");

  /* Right click takes all of that over. */
  g_object_set (tool, "opens-head", CR_OPENS_HEX, "raisable", FALSE, "kind", CRE_STAIRS_ROPE, NULL);
  CreAim step = bench_aim (document, "5,6", 0);
  int kind, opens;
  gboolean raisable;

  cre_tool_pick (tool, &step);
  g_object_get (tool, "kind", &kind, "opens-head", &opens, "raisable", &raisable, NULL);
  g_assert_cmpint (kind, ==, CRE_STAIRS_STRAIGHT);
  g_assert_cmpint (opens, ==, CR_OPENS_TWO);
  g_assert_true (raisable);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* The levels of the steps are shown while dragging, counted from the foot. */
static void
test_levels (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  CreAim foot = bench_aim (document, "5,7", 0), head = bench_aim (document, "5,4", 0);
  static const char *const levels[] = { "0", "+1", "+2", "+2" };
  const CreTag *tags;
  gsize n;

  set_level (document, "5,4", 2);
  cre_tool_begin (tool, &foot);
  cre_tool_drag (tool, &head);
  tags = cre_tool_get_tags (tool, &n);
  g_assert_cmpuint (n, ==, 4);
  for (gsize i = 0; i < n; i++)
    g_assert_cmpstr (tags[i].text, ==, levels[i]);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Drag from the foot to the head: 4 hexes, 0 to +2.");
  cre_tool_cancel (tool);
  cre_tool_get_tags (tool, &n);
  g_assert_cmpuint (n, ==, 0);
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static CrLink
read_link (CreMapDocument *document, guint index)
{
  const CrMap *map = cre_map_document_get_map (document);
  CrLink link = { NULL };

  g_assert_true (cr_link_read (map, cr_map_get_node (map, CR_SECTION_LINKS, index), &link, NULL));
  return link;
}

/* A click on one hex with the head on another floor is refused, and the stair offered that stands
 * on one hex. */
static void
test_one_hex (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  g_autofree char *before = NULL;
  CrLink link;

  g_object_set (tool, "kind", CRE_STAIRS_SPIRAL, NULL);
  bench_click (tool, "5,5", 0);
  before = bench_digest (document);
  g_object_set (tool, "kind", CRE_STAIRS_STRAIGHT, "head-floor", 1, NULL);
  refused (tool, "7,5", "Drag from the foot over the steps to the head.");
  g_assert_null (cre_tool_get_word (tool)->offer);
  g_object_set (tool, "head-floor", 2, NULL);
  refused (tool, "7,5 7,4", "Drag from the foot over the steps to the head.");
  g_assert_null (cre_tool_get_word (tool)->offer);
  refused (tool, "7,5", "Drag from the foot over the steps to the head.");
  g_assert_cmpstr (cre_tool_get_word (tool)->offer, ==, "Build a spiral stair");
  g_assert_true (cre_tool_accept (tool));
  g_assert_cmpstr (cre_tool_get_word (tool)->text, ==,
                   "Spiral stair at 0705, from Ground to Upper floor.");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "spiral stair at 0705");
  link = read_link (document, 1);
  g_assert_cmpint (link.to.floor, ==, 1);
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  bench_put_back (tool, document, before);
}

/* A spiral stair to a floor that is made with it: one step to undo. */
static void
test_links (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *before = bench_digest (document);
  CreAim at = bench_aim (document, "5,5", 0);
  CrLink link;

  g_object_set (tool, "kind", CRE_STAIRS_SPIRAL, NULL);
  cre_tool_hover (tool, &at);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Spiral stair at 0505, from Ground to a new floor, Upper floor.");
  cre_tool_activate (tool, &at);
  g_assert_cmpint (cr_map_n_floors (map), ==, 2);
  g_assert_cmpint (cr_map_get_floor (map, 1)->storey, ==, 1);
  link = read_link (document, 0);
  g_assert_cmpint (link.to.floor, ==, 1);
  g_assert_cmpstr (cr_map_get_terrain (map, link.from), ==, "spiral");
  g_assert_cmpstr (cr_map_get_terrain (map, link.to), ==, "spiral");
  g_assert_cmpint (cr_map_get_level (map, link.to), ==, 1);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "spiral stair at 0505");

  /* The second stands on the floor that there is now. */
  bench_click (tool, "7,5", 0);
  g_assert_cmpint (cr_map_n_floors (map), ==, 2);
  bench_click (tool, "7,5", 0);
  g_assert_cmpuint (n_links (document), ==, 2);
  at = bench_aim (document, "7,5", 0);
  cre_tool_hover (tool, &at);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "Spiral stair. Ctrl+click removes it.");
  cre_tool_erase (tool, &at);
  g_assert_cmpuint (n_links (document), ==, 1);
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "removal of spiral stair at 0705");

  bench_undo_all (document);
  bench_put_back (tool, document, before);
}

/* Ladders and ramps lead over the side pointed at. */
static void
test_beside (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("stairway"), document);
  CreAim at;

  g_object_set (tool, "kind", CRE_STAIRS_LADDER, "to", CRE_TO_BESIDE, NULL);
  set_level (document, "5,4", 2);
  at = bench_aim (document, "5,5:N", 0);
  cre_tool_hover (tool, &at);
  g_assert_cmpstr (cre_tool_get_status (tool), ==, "Ladder from 0505 (0) to 0504 (+2).");
  bench_click (tool, "5,5:N", 0);
  g_assert_cmpstr (read_link (document, 0).kind, ==, "ladder");
  g_object_set (tool, "kind", CRE_STAIRS_RAMP, "to", CRE_TO_ABOVE, NULL);
  bench_click (tool, "7,5:SE", 0);
  g_assert_cmpstr (read_link (document, 1).kind, ==, "ramp");
  g_object_set (tool, "kind", CRE_STAIRS_TRAPDOOR, "to", CRE_TO_BESIDE, NULL);
  at = bench_aim (document, "9,5:S", 0);
  cre_tool_hover (tool, &at);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "No trapdoor here: it leads to the same hex of another floor.");
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
  g_test_add_func ("/editor/stairway/openings", test_openings);
  g_test_add_func ("/editor/stairway/levels", test_levels);
  g_test_add_func ("/editor/stairway/links", test_links);
  g_test_add_func ("/editor/stairway/one-hex", test_one_hex);
  g_test_add_func ("/editor/stairway/beside", test_beside);
  return g_test_run ();
}
