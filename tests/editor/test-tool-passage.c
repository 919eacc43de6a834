/* test-tool-passage.c: secret passages dug by hand. Rules: TMP-07, TMP-08.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cr-passage.h"
#include "cre-tools.h"

static guint
n_links (CreMapDocument *document)
{
  return cr_map_n_nodes (cre_map_document_get_map (document), CR_SECTION_LINKS);
}

static CrPassage
read_passage (CreMapDocument *document)
{
  const CrMap *map = cre_map_document_get_map (document);
  const CrNode *node = cr_map_find_node (map, CR_SECTION_LINKS, "passage", NULL);
  CrPassage passage = { NULL };
  g_autoptr (GError) error = NULL;

  g_assert_nonnull (node);
  cr_passage_read (map, node, &passage, &error);
  g_assert_no_error (error);
  return passage;
}

/* Floor, hexes, stairs and link are one step; undone, the map is what it was. */
static void
test_dig (gconstpointer data)
{
  CreMapDocument *document = bench_new_document_of (GPOINTER_TO_INT (data));
  CreTool *tool = cre_tools_create (cre_tools_find ("passage"), document);
  const CrMap *map = cre_map_document_get_map (document);
  g_autofree char *before = bench_digest (document);
  CrPassage passage;
  CreAim aim;

  g_object_set (tool, "floods", TRUE, NULL);
  aim = bench_aim (document, "3,3", 0);
  cre_tool_begin (tool, &aim);
  aim = bench_aim (document, "3,6", 0);
  cre_tool_drag (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Secret passage, 4 hexes, at −1, with a spiral stair at each end.");
  cre_tool_end (tool, &aim);
  g_assert_cmpint (cr_map_n_floors (map), ==, 2);
  g_assert_cmpstr (cr_map_get_floor (map, 1)->known, ==, "owner");
  g_assert_cmpuint (n_links (document), ==, 3);
  passage = read_passage (document);
  g_assert_true (passage.floods);
  g_assert_cmpint (cr_map_get_level (map, passage.ends[0]), ==, -1);
  g_assert_true (cr_hex_equal (passage.doors[1].hex, bench_place (document, "3,6").hex));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "passage from 0303 to 0306");

  /* Without stairs of its own a passage needs, and names, those that are there. */
  g_object_set (tool, "stairs", FALSE, NULL);
  aim = bench_aim (document, "3,3", 0);
  cre_tool_begin (tool, &aim);
  aim = bench_aim (document, "3,6", 0);
  cre_tool_drag (tool, &aim);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Secret passage, 4 hexes, at −1, between the spiral stairs that are there.");
  cre_tool_cancel (tool);
  g_object_set (tool, "stairs", TRUE, NULL);

  /* One that goes on from it uses the stairs that are there. */
  bench_stroke (tool, "3,6 5,6", 0);
  g_assert_cmpuint (n_links (document), ==, 5);
  g_assert_cmpuint (bench_undo_all (document), ==, 2);
  bench_put_back (tool, document, before);
}

/* Enter at both ends; Ctrl fills it up with its stairs; right click takes over. */
static void
test_keyboard (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("passage"), document);
  CreAim from = bench_aim (document, "3,3", 0), to = bench_aim (document, "5,4", 0);
  const CrMap *map = cre_map_document_get_map (document);
  gboolean floods;
  gsize n;

  g_object_set (tool, "floods", TRUE, NULL);
  cre_tool_activate (tool, &from);
  cre_tool_drag (tool, &to);
  cre_tool_activate (tool, &to);
  g_assert_cmpuint (n_links (document), ==, 3);
  g_object_set (tool, "floods", FALSE, NULL);
  cre_tool_pick (tool, &to);
  g_object_get (tool, "floods", &floods, NULL);
  g_assert_true (floods);
  cre_tool_hover (tool, &to);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Passage from 0303 to 0504, can be flooded. Ctrl+click fills it up.");
  cre_tool_get_held (tool, &n);
  g_assert_cmpuint (n, ==, 5);

  cre_tool_erase (tool, &to);
  g_assert_cmpuint (n_links (document), ==, 0);
  g_assert_false (cr_map_has_place (map, (CrPlace){ 1, from.place.hex }));
  g_assert_cmpstr (cre_document_get_undo_label (CRE_DOCUMENT (document)), ==,
                   "filling up of a passage");
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_refusals (void)
{
  CreMapDocument *document = bench_new_document ();
  CreTool *tool = cre_tools_create (cre_tools_find ("passage"), document);
  g_autofree char *before = bench_digest (document);
  CreAim from = bench_aim (document, "3,3", 0), to = bench_aim (document, "3,6", 0);

  g_object_set (tool, "stairs", FALSE, NULL);
  cre_tool_begin (tool, &from);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Secret passage, 1 hex. A passage has two ends: it needs two hexes at least "
                   "(TMP-07).");
  cre_tool_drag (tool, &to);
  g_assert_cmpstr (cre_tool_get_status (tool), ==,
                   "Secret passage, 4 hexes. Ends need a spiral stair (TMP-07).");
  cre_tool_end (tool, &to);
  cre_tool_begin (tool, &from);
  cre_tool_cancel (tool);
  bench_put_back (tool, document, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/editor/passage/dig/flat", GINT_TO_POINTER (CR_FLAT), test_dig);
  g_test_add_data_func ("/editor/passage/dig/pointy", GINT_TO_POINTER (CR_POINTY), test_dig);
  g_test_add_func ("/editor/passage/keyboard", test_keyboard);
  g_test_add_func ("/editor/passage/refusals", test_refusals);
  return g_test_run ();
}
