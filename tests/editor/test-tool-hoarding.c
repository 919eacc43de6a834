/* test-tool-hoarding.c: hoardings hung by hand. Rules: HRD-01, HRD-02.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-curtain.h"
#include "cre-tools.h"

/* A rampart of three hexes within the map, battlements on their upper sides. */
static CreMapDocument *
new_wall (CrOrientation orientation)
{
  CreMapDocument *document = bench_new_document_of (orientation);
  const CrMap *map = cre_map_document_get_map (document);
  CrSide battlement = { .kind = CR_SIDE_BATTLEMENT, .inside = CR_INSIDE_HERE };
  CrHex hex = bench_place (document, "5,5").hex;
  CrEdit *edit = cr_edit_new ();

  battlement.height = CR_HEIGHT_DEFAULT;
  battlement.arc = CR_ARC_DEFAULT;
  for (int i = 0; i < 3; i++, hex = cr_hex_neighbour (hex, 2)) {
    CrPlace place = { 0, hex };

    cr_edit_set_code (edit, map, place, CR_LAYER_TERRAIN, "wallwalk");
    cr_edit_set_code (edit, map, place, CR_LAYER_STRUCTURE, "rampart");
    cr_edit_set_value (edit, map, place, CR_LAYER_LEVEL, i < 2 ? 1 : 2);
    cr_edit_put_side (edit, map, place, 0, battlement);
    cr_edit_put_side (edit, map, place, 1, battlement);
  }
  cre_map_document_apply (document, edit, "wall", 0);
  return document;
}

static gboolean
has_hoarding (CreMapDocument *document, CrHex hex, CrDirection direction)
{
  return cr_curtain_has (cre_map_document_get_map (document), (CrPlace){ 0, hex }, direction,
                         CR_SIDE_HOARDING);
}

static CreAim
aim_side (CreMapDocument *document, CrHex hex, CrDirection side, CreModifiers modifiers)
{
  return cre_aim_at_side (cre_map_document_get_grid (document), (CrPlace){ 0, hex }, side,
                          modifiers);
}

/* Two hexsides at a click, from either of the two hexes; Ctrl takes one of them away. */
static void
test_hang (gconstpointer data)
{
  CreMapDocument *document = new_wall (GPOINTER_TO_INT (data));
  CreTool *tool = cre_tools_create (cre_tools_find ("hoarding"), document);
  g_autofree char *before = bench_digest (document);
  CrHex first = bench_place (document, "5,5").hex;
  CreAim aim = aim_side (document, cr_hex_neighbour (first, 0), 3, 0);
  gsize n;

  g_object_set (tool, "count", 2, NULL);
  cre_tool_hover (tool, &aim);
  cre_tool_get_preview (tool, &n);
  g_assert_cmpuint (n, ==, 2);
  g_assert_true (g_str_has_prefix (cre_tool_get_status (tool), "Hoarding of 2 hexes against"));
  cre_tool_activate (tool, &aim);
  g_assert_true (has_hoarding (document, first, 0));
  g_assert_true (has_hoarding (document, first, 1));
  g_assert_true (g_str_has_prefix (cre_document_get_undo_label (CRE_DOCUMENT (document)),
                                   "hoarding on 0505 "));

  aim = aim_side (document, first, 1, 0);
  cre_tool_erase (tool, &aim);
  g_assert_true (has_hoarding (document, first, 0));
  g_assert_false (has_hoarding (document, first, 1));
  cre_document_undo (CRE_DOCUMENT (document));
  cre_document_undo (CRE_DOCUMENT (document));
  bench_put_back (tool, document, before);
}

/* Dragged along it is one step, whatever is passed. */
static void
test_drag (void)
{
  CreMapDocument *document = new_wall (CR_FLAT);
  CreTool *tool = cre_tools_create (cre_tools_find ("hoarding"), document);
  g_autofree char *before = bench_digest (document);
  CrHex first = bench_place (document, "5,5").hex;

  bench_stroke (tool, "5,5:N 5,5:NE 6,5:N", 0);
  g_assert_true (has_hoarding (document, first, 0));
  g_assert_true (has_hoarding (document, first, 1));
  g_assert_true (has_hoarding (document, cr_hex_neighbour (first, 2), 0));
  cre_document_undo (CRE_DOCUMENT (document));
  bench_put_back (tool, document, before);
}

/* The reason is said with its rule: no battlement, another level. */
static void
test_refusals (void)
{
  CreMapDocument *document = new_wall (CR_FLAT);
  CreTool *tool = cre_tools_create (cre_tools_find ("hoarding"), document);
  g_autofree char *before = bench_digest (document);
  CreAim aim = bench_aim (document, "5,5:S", 0);

  cre_tool_hover (tool, &aim);
  g_assert_cmpstr (
      cre_tool_get_status (tool), ==,
      "No hoarding here: 0505 S has no battlement that could carry a hoarding (HRD-01).");
  cre_tool_activate (tool, &aim);
  g_object_set (tool, "count", 3, NULL);
  aim = bench_aim (document, "6,5:N", 0);
  cre_tool_hover (tool, &aim);
  g_assert_nonnull (strstr (cre_tool_get_status (tool), "HRD-02"));
  cre_tool_activate (tool, &aim);
  bench_put_back (tool, document, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/hoarding/hang/flat", GINT_TO_POINTER (CR_FLAT), test_hang);
  g_test_add_data_func ("/editor/hoarding/hang/pointy", GINT_TO_POINTER (CR_POINTY), test_hang);
  g_test_add_func ("/editor/hoarding/drag", test_drag);
  g_test_add_func ("/editor/hoarding/refusals", test_refusals);
  return g_test_run ();
}
