/* test-tool-gear.c: gear placed, turned, moved and taken away by hand. Rules: TWR-07, TWO-04.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-standing.h"
#include "cr-stock.h"
#include "cr-xml-map.h"
#include "cre-tools.h"

#include "fixture.h"

static CreTool *
new_tool (CreMapDocument *document, const char *kind)
{
  CreTool *tool = cre_tools_create (cre_tools_find ("gear"), document);

  g_object_set (tool, "code", kind, NULL);
  return tool;
}

/* "stakes 5,5:N, ladder 2,3:SE": all gear of the map. */
static void
assert_gear (CreMapDocument *document, const char *expected)
{
  const CrMap *map = cre_map_document_get_map (document);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < cr_map_n_nodes (map, CR_SECTION_GEAR); i++) {
    const CrNode *node = cr_map_get_node (map, CR_SECTION_GEAR, i);

    g_string_append_printf (text, "%s%s %s", i > 0 ? ", " : "", cr_node_get (node, "kind"),
                            cr_node_get (node, "at"));
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static const char *
hover (CreTool *tool, CreMapDocument *document, const char *at, CreModifiers modifiers)
{
  CreAim aim = bench_aim (document, at, modifiers);

  cre_tool_hover (tool, &aim);
  return cre_tool_get_status (tool);
}

/* A click places, a drag from there turns, Ctrl takes away; each is one step, and undone by name.
 */
static void
test_place (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document, "stakes");
  g_autofree char *before = bench_digest (document);

  g_assert_cmpstr (hover (tool, document, "5,5", 0), ==,
                   "Puts there at the start: Stakes, front to N.");
  bench_stroke (tool, "5,5 6,5 7,7", 0);
  assert_gear (document, "stakes 5,5:SE");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "placing of stakes on 0505");
  g_assert_cmpstr (hover (tool, document, "5,5", CRE_CTRL), ==, "Takes away: Stakes, front to SE.");
  bench_click (tool, "5,5", CRE_CTRL);
  assert_gear (document, "");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "removal of stakes from 0505");
  cre_document_undo (CRE_DOCUMENT (document));
  cre_document_undo (CRE_DOCUMENT (document));
  bench_put_back (tool, document, before);
}

/* A tower is moved by its body and turned by its front; what it says besides stays. */
static void
test_move (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document, "small-tower");
  CrEdit *edit = cr_edit_new ();
  CrNode *node = cr_node_new ("piece");
  gsize n;

  cr_node_set (node, "id", "belfry");
  cr_node_set (node, "kind", "small-tower");
  cr_node_set (node, "at", "5,4:N");
  cr_node_set (node, "owner", "besiegers");
  cr_edit_insert_node (edit, cre_map_document_get_map (document), CR_SECTION_GEAR, 0, node);
  cre_map_document_apply (document, edit, "gear", 0);
  hover (tool, document, "5,5", 0);
  cre_tool_get_preview (tool, &n);
  g_assert_cmpuint (n, ==, 3);
  bench_stroke (tool, "5,5 6,6 7,6", 0);
  assert_gear (document, "small-tower 7,5:N");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "moving of small siege tower to 0705");
  bench_stroke (tool, "7,5 7,6 7,8", 0);
  assert_gear (document, "small-tower 7,5:S");
  g_assert_cmpstr (
      cr_node_get (cr_map_get_node (cre_map_document_get_map (document), CR_SECTION_GEAR, 0),
                   "owner"),
      ==, "besiegers");
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* Comma and full stop turn what stands there, and else what comes next; a right click takes it. */
static void
test_turn_and_pick (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document, "cart");
  CreAim aim = bench_aim (document, "5,5", 0);
  g_autofree char *code = NULL;
  int front;

  cre_tool_hover (tool, &aim);
  g_assert_true (cre_tool_turn (tool, 2));
  cre_tool_activate (tool, &aim);
  assert_gear (document, "cart 5,5:SE");
  g_assert_true (cre_tool_turn (tool, -1));
  assert_gear (document, "cart 5,5:NE");
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "turning of cart on 0505");
  g_object_set (tool, "code", "ram", "front", 5, NULL);
  cre_tool_pick (tool, &aim);
  g_object_get (tool, "code", &code, "front", &front, NULL);
  g_assert_cmpstr (code, ==, "cart");
  g_assert_cmpint (front, ==, 1);
  cre_tool_erase (tool, &aim);
  assert_gear (document, "");
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* The reason is said: beyond the edge, in water, where another is; a ladder lies beside it. */
static void
test_refusals (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document, "small-tower");
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_code (edit, cre_map_document_get_map (document), bench_place (document, "9,5"),
                    CR_LAYER_TERRAIN, "moat");
  cre_map_document_apply (document, edit, "moat", 0);
  g_assert_nonnull (strstr (hover (tool, document, "9,4", 0), "TWO-04"));
  bench_click (tool, "9,4", 0);
  assert_gear (document, "");
  bench_click (tool, "5,4", 0);
  assert_gear (document, "small-tower 5,4:N");
  g_object_set (tool, "code", "barrels", NULL);
  g_assert_true (g_str_has_prefix (hover (tool, document, "9,5", 0), "Not here: on 0905 nothing"));
  g_object_set (tool, "code", "ladder", NULL);
  g_assert_true (g_str_has_prefix (hover (tool, document, "9,1", 0), "Not here: there is no hex"));
  bench_stroke (tool, "9,7 9,6", 0);
  assert_gear (document, "small-tower 5,4:N, ladder 9,7:N");
  g_object_set (tool, "code", "ram", NULL);
  g_assert_nonnull (strstr (hover (tool, document, "5,3", 0), "another piece of gear is on 0504"));
  bench_click (tool, "5,3", 0);
  assert_gear (document, "small-tower 5,4:N, ladder 9,7:N");
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* What is asked of the map meets the gear as in the first position of a game. */
static void
test_answers (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = new_tool (document, "small-tower");
  CreAsk *ask = cre_ask_get (document, "gear");
  CrQuestion *question = cre_ask_dup_question (ask);
  CrPlace from = bench_place (document, "2,5"), to = bench_place (document, "9,5");

  cr_question_add_place (question, CR_LIST_SHOOTERS, from);
  cr_question_set_end (question, CR_END_TO, &to);
  cre_ask_put (ask, question);
  g_assert_nonnull (cre_ask_get_lof (ask));
  g_assert_cmpint (cre_ask_get_lof (ask)->verdict, ==, CR_LOF_CLEAR);
  bench_click (tool, "5,4", 0);
  assert_gear (document, "small-tower 5,4:N");
  g_assert_nonnull (cre_ask_get_lof (ask));
  g_assert_cmpint (cre_ask_get_lof (ask)->verdict, ==, CR_LOF_BLOCKED);
  bench_click (tool, "5,5", CRE_CTRL);
  g_assert_cmpint (cre_ask_get_lof (ask)->verdict, ==, CR_LOF_CLEAR);
  bench_undo_all (document);
  bench_put_away (tool, document);
}

/* Which walls a siege tower fits against is sought for him who holds the tool, after each change;
 * who paints with another one does not pay for it. */
static void
test_berths (void)
{
  g_autofree char *path =
      g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", "templars-castle.map.xml", NULL);
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  CreMapDocument *document = cre_map_document_new (cr_map_load (path, NULL, NULL), ruleset);
  CreTool *tool = new_tool (document, "large-tower");
  CrEdit *edit = cr_edit_new ();
  gsize n, n_all;
  CreMark first;

  cre_tool_get_held (tool, &n);
  g_assert_cmpuint (n, ==, 0);
  cre_tool_take_up (tool);
  first = cre_tool_get_held (tool, &n_all)[0];
  g_assert_cmpuint (n_all, >, 1);
  cr_edit_put_side (edit, cre_map_document_get_map (document), first.place, first.side,
                    (CrSide){ .kind = CR_SIDE_WALL });
  cr_edit_remove_side (edit, cre_map_document_get_map (document), first.place, first.side,
                       CR_SIDE_BATTLEMENT);
  cre_map_document_apply (document, edit, "battlement", 0);
  cre_tool_get_held (tool, &n);
  g_assert_cmpuint (n, <, n_all);
  cre_tool_put_down (tool);
  bench_undo_all (document);
  cre_tool_get_held (tool, &n);
  g_assert_cmpuint (n, <, n_all);
  cre_tool_take_up (tool);
  cre_tool_get_held (tool, &n);
  g_assert_cmpuint (n, ==, n_all);
  bench_put_away (tool, document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/gear/place", test_place);
  g_test_add_func ("/editor/gear/move", test_move);
  g_test_add_func ("/editor/gear/turn-and-pick", test_turn_and_pick);
  g_test_add_func ("/editor/gear/refusals", test_refusals);
  g_test_add_func ("/editor/gear/answers", test_answers);
  g_test_add_func ("/editor/gear/berths", test_berths);
  return g_test_run ();
}
