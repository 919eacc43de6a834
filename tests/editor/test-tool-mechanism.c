/* test-tool-mechanism.c: mechanisms put together and worked by hand. Rules: DRW-01, TMP-03, TMP-05,
 * TMP-08. SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cre-tool-mechanism.h"
#include "cre-tools.h"

/* A bridge over a moat at 5,5, a gate behind it on 5,6:N. */
static CreMapDocument *
new_gate (CrOrientation orientation)
{
  CreMapDocument *document = bench_new_document_of (orientation);
  const CrMap *map = cre_map_document_get_map (document);
  CrSide gate = { .kind = CR_SIDE_GATE, .inside = CR_INSIDE_HERE, .state = CR_STATE_OPEN };
  CrPlace bridge = bench_place (document, "5,5");
  CrPlace moat = { 0, cr_hex_neighbour (bridge.hex, 1) };
  CrPlace behind = { 0, cr_hex_neighbour (bridge.hex, 3) };
  CrEdit *edit = cr_edit_new ();

  gate.height = CR_HEIGHT_DEFAULT;
  gate.arc = CR_ARC_DEFAULT;
  cr_edit_set_code (edit, map, bridge, CR_LAYER_TERRAIN, "bridge");
  cr_edit_set_code (edit, map, moat, CR_LAYER_TERRAIN, "moat");
  cr_edit_set_value (edit, map, moat, CR_LAYER_LEVEL, -1);
  cr_edit_put_side (edit, map, behind, 0, gate);
  cre_map_document_apply (document, edit, "gate", 0);
  return document;
}

static const CrNode *
get_mechanism (CreMapDocument *document)
{
  return cr_map_find_node (cre_map_document_get_map (document), CR_SECTION_MECHANISMS, NULL, NULL);
}

static void
click (CreTool *tool, CrHex hex, CrDirection side, CreModifiers modifiers)
{
  const CrGrid *grid = cre_map_document_get_grid (cre_tool_get_document (tool));
  CreAim aim = side >= 0 ? cre_aim_at_side (grid, (CrPlace){ 0, hex }, side, modifiers)
                         : cre_aim_at_place (grid, (CrPlace){ 0, hex }, modifiers);

  cre_tool_hover (tool, &aim);
  cre_tool_activate (tool, &aim);
}

static gboolean
is_open (CreMapDocument *document, CrHex behind)
{
  const CrSide *gate = cr_map_find_side (cre_map_document_get_map (document),
                                         (CrPlace){ 0, behind }, 0, CR_SIDE_GATE);

  return cr_side_is_open (gate);
}

/* Control hex, bridge, gate; then the control hex works it: one step each. */
static void
test_bridge (gconstpointer data)
{
  CreMapDocument *document = new_gate (GPOINTER_TO_INT (data));
  CreTool *tool = cre_tools_create (cre_tools_find ("mechanism"), document);
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *before = bench_digest (document);
  CrHex bridge = bench_place (document, "5,5").hex, behind = cr_hex_neighbour (bridge, 3);
  CrHex winch = cr_hex_neighbour (behind, 2);
  gboolean choosing;
  int current;

  click (tool, winch, -1, 0);
  g_object_get (tool, "choosing", &choosing, "current", &current, NULL);
  g_assert_true (choosing);
  g_assert_cmpint (current, ==, -1);
  g_assert_null (get_mechanism (document));
  click (tool, bridge, -1, 0);
  g_assert_cmpuint (cr_node_n_children (get_mechanism (document)), ==, 2);
  click (tool, behind, 0, 0);
  g_assert_nonnull (cr_node_find (get_mechanism (document), "effect"));
  g_assert_cmpstr (cr_node_get (get_mechanism (document), "state"), ==, "lowered");

  click (tool, winch, -1, 0);
  g_assert_cmpstr (cr_node_get (get_mechanism (document), "state"), ==, "raised");
  g_assert_cmpstr (cr_map_get_terrain (map, (CrPlace){ 0, bridge }), ==, "moat");
  g_assert_cmpint (cr_map_get_level (map, (CrPlace){ 0, bridge }), ==, -1);
  g_assert_false (is_open (document, behind));
  g_assert_true (
      g_str_has_suffix (cre_document_get_undo_label (CRE_DOCUMENT (document)), ": raised"));
  click (tool, winch, -1, 0);
  g_assert_cmpstr (cr_map_get_terrain (map, (CrPlace){ 0, bridge }), ==, "bridge");
  g_assert_true (is_open (document, behind));

  for (int i = 0; i < 4; i++)
    cre_document_undo (CRE_DOCUMENT (document));
  bench_put_back (tool, document, before);
}

/* The same click takes a thing out; with the last the mechanism is gone. */
static void
test_take_out (void)
{
  CreMapDocument *document = new_gate (CR_FLAT);
  CreTool *tool = cre_tools_create (cre_tools_find ("mechanism"), document);
  CreAim aim = bench_aim (document, "5,5", 0);

  bench_click (tool, "6,7", 0);
  bench_click (tool, "5,5", 0);
  bench_click (tool, "5,6:N", 0);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Takes 0505 out of drawbridge 0607. Esc lets go.");
  bench_click (tool, "5,5", 0);
  g_assert_cmpuint (cr_node_n_children (get_mechanism (document)), ==, 1);
  bench_click (tool, "5,6:N", 0);
  g_assert_null (get_mechanism (document));

  /* Another hex than one of a bridge. */
  aim = bench_aim (document, "9,5", 0);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Nothing to add to drawbridge 0607: it is lowered, and 0905 is no bridge "
                   "(DRW-01).");
  cre_tool_cancel (tool);
  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Click the control hex, then what it moves: 0905 works a drawbridge.");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* A portcullis is up from the first where the map shows it open. */
static void
test_first_state (void)
{
  static const struct {
    CrOpening opening;
    const char *state;
  } rows[] = { { CR_STATE_OPEN, "raised" },
               { CR_STATE_CLOSED, "lowered" },
               { CR_STATE_DEFAULT, "lowered" } };

  for (gsize i = 0; i < G_N_ELEMENTS (rows); i++) {
    CreMapDocument *document = bench_new_document ();
    CreTool *tool = cre_tools_create (cre_tools_find ("mechanism"), document);
    CrSide hanging = { .kind = CR_SIDE_PORTCULLIS,
                       .state = (gint8) rows[i].opening,
                       .height = CR_HEIGHT_DEFAULT,
                       .arc = CR_ARC_DEFAULT };
    CrEdit *edit = cr_edit_new ();

    cr_edit_put_side (edit, cre_map_document_get_map (document), bench_place (document, "5,5"), 0,
                      hanging);
    cre_map_document_apply (document, edit, "portcullis", 0);
    g_object_set (tool, "kind", 1, NULL);
    bench_click (tool, "6,7", 0);
    bench_click (tool, "5,5:N", 0);
    g_assert_cmpstr (cr_node_get (get_mechanism (document), "kind"), ==, "portcullis");
    g_assert_cmpstr (cr_node_get (get_mechanism (document), "state"), ==, rows[i].state);
    g_assert_finalize_object (tool);
    g_assert_finalize_object (document);
  }
}

static void
use (CreMapDocument *document, const char *id, const char *gesture)
{
  CreTool *tool = cre_tools_create (cre_tools_find (id), document);

  bench_stroke (tool, gesture, 0);
  g_assert_finalize_object (tool);
}

/* A stairway and a passage are moved by pointing at one of their hexes. */
static void
test_links (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("mechanism"), document);
  const CrMap *map = cre_map_document_get_map (document);
  g_auto (CrMechanism) sluice = { .kind = NULL };
  CrEdit *edit = cr_edit_new ();

  cr_edit_set_value (edit, map, bench_place (document, "5,4"), CR_LAYER_LEVEL, 2);
  cre_map_document_apply (document, edit, "level", 0);
  use (document, "stairway", "5,7 5,4");
  use (document, "passage", "9,3 9,6");

  g_object_set (tool, "kind", 2, NULL);
  bench_click (tool, "7,5", 0);
  bench_click (tool, "5,5", 0);
  g_assert_cmpstr (cr_node_get (get_mechanism (document), "kind"), ==, "stairway");
  g_assert_cmpstr (
      cr_node_get (cr_map_find_node (map, CR_SECTION_LINKS, "stairway", NULL), "raisable"), ==,
      "yes");
  g_object_set (tool, "kind", 3, NULL);
  bench_click (tool, "11,5", 0);
  bench_click (tool, "9,6", 0);
  g_assert_true (cre_tool_mechanism_work (CRE_TOOL_MECHANISM (tool), 1));
  g_assert_true (
      cr_mechanism_read (map, cr_map_get_node (map, CR_SECTION_MECHANISMS, 1), &sluice, NULL));
  g_assert_true (cr_mechanism_is_open_sluice (&sluice));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==, "sluice 1105: open");

  /* Right click takes one in hand, Ctrl on its control hex removes it. */
  CreAim step = bench_aim (document, "5,6", 0);
  int kind;

  cre_tool_pick (tool, &step);
  g_object_get (tool, "kind", &kind, NULL);
  g_assert_cmpint (kind, ==, 2);
  step = bench_aim (document, "7,5", 0);
  cre_tool_erase (tool, &step);
  g_assert_cmpuint (cr_map_n_nodes (map, CR_SECTION_MECHANISMS), ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/mechanism/bridge/flat", GINT_TO_POINTER (CR_FLAT), test_bridge);
  g_test_add_data_func ("/editor/mechanism/bridge/pointy", GINT_TO_POINTER (CR_POINTY),
                        test_bridge);
  g_test_add_func ("/editor/mechanism/take-out", test_take_out);
  g_test_add_func ("/editor/mechanism/first-state", test_first_state);
  g_test_add_func ("/editor/mechanism/links", test_links);
  return g_test_run ();
}
