/* test-tool-suggest.c: proposals from the picture, taken and turned down, MAP-12.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"
#include "cre-tool-suggest.h"

#include <string.h>

static CreToolSuggest *
new_tool (CreMapDocument *document)
{
  return g_object_new (CRE_TYPE_TOOL_SUGGEST, "document", document, NULL);
}

/* Three hexes of moat, the last of them doubtful. */
static void
propose (CreToolSuggest *tool, CreMapDocument *document)
{
  const char *const at[] = { "3,3", "4,3", "7,5" };
  int terrain = cr_map_intern_code (cre_map_document_get_map (document), CR_LAYER_TERRAIN, "moat");
  GArray *suggestions = g_array_new (FALSE, FALSE, sizeof (CrSuggestion));

  for (int i = 0; i < 3; i++) {
    CrSuggestion suggestion = { bench_place (document, at[i]), terrain, 90 - 15 * i };
    g_array_append_val (suggestions, suggestion);
  }
  cre_tool_suggest_set_busy (tool, TRUE);
  cre_tool_suggest_finish (tool, suggestions, NULL);
}

static int
get_n (CreToolSuggest *tool)
{
  int n;

  g_object_get (tool, "n-proposals", &n, NULL);
  g_assert_cmpint (n, ==, (int) cre_tool_get_suggestions (CRE_TOOL (tool))->len);
  return n;
}

static const char *
terrain_at (CreMapDocument *document, const char *at)
{
  return cr_map_get_terrain (cre_map_document_get_map (document), bench_place (document, at));
}

/* Nothing is applied unasked; all at once is one step, and undoing proposes them again. */
static void
test_take_all (void)
{
  CreMapDocument *document = bench_new_document ();
  CreToolSuggest *tool = new_tool (document);
  g_autofree char *before = bench_digest (document);
  g_autofree char *after = NULL;

  propose (tool, document);
  g_assert_cmpint (get_n (tool), ==, 3);
  after = bench_digest (document);
  g_assert_cmpstr (before, ==, after);
  cre_tool_suggest_accept (tool);
  g_assert_cmpint (get_n (tool), ==, 0);
  g_assert_cmpstr (terrain_at (document, "7,5"), ==, "moat");
  g_assert_true (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_false (cre_document_undo (CRE_DOCUMENT (document)));
  g_assert_cmpint (get_n (tool), ==, 3);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* What is less sure than asked for is neither shown nor taken. */
static void
test_least (void)
{
  CreMapDocument *document = bench_new_document ();
  CreToolSuggest *tool = new_tool (document);

  propose (tool, document);
  g_object_set (tool, "least", 70, NULL);
  g_assert_cmpint (get_n (tool), ==, 2);
  cre_tool_suggest_accept (tool);
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "moat");
  g_assert_cmpstr (terrain_at (document, "7,5"), !=, "moat");
  g_object_set (tool, "least", 50, NULL);
  g_assert_cmpint (get_n (tool), ==, 1);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

/* The brush takes what is under it, leaves what is not proposed, and turns down with Ctrl. */
static void
test_brush (void)
{
  CreMapDocument *document = bench_new_document ();
  CreToolSuggest *tool = new_tool (document);

  propose (tool, document);
  bench_click (CRE_TOOL (tool), "5,5", 0);
  g_assert_cmpint (get_n (tool), ==, 3);
  g_assert_null (cre_document_get_undo_label (CRE_DOCUMENT (document)));
  bench_click (CRE_TOOL (tool), "3,3", 0);
  g_assert_cmpint (get_n (tool), ==, 2);
  g_assert_cmpstr (terrain_at (document, "3,3"), ==, "moat");
  g_assert_cmpstr (cre_tool_get_word (CRE_TOOL (tool))->text, ==,
                   "Terrain from the picture: 1 hex.");
  bench_click (CRE_TOOL (tool), "4,3", CRE_CTRL);
  g_assert_cmpstr (cre_tool_get_word (CRE_TOOL (tool))->text, ==, "Proposals turned down: 1 hex.");
  g_assert_cmpint (get_n (tool), ==, 1);
  g_assert_cmpstr (terrain_at (document, "4,3"), !=, "moat");
  bench_undo_all (document);
  g_assert_cmpint (get_n (tool), ==, 2);
  cre_tool_suggest_reject (tool);
  g_assert_cmpint (get_n (tool), ==, 0);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

static void
test_words (void)
{
  CreMapDocument *document = bench_new_document ();
  CreToolSuggest *tool = new_tool (document);
  CreAim aim = bench_aim (document, "3,3", 0);
  g_autofree char *message = NULL;

  cre_tool_hover (CRE_TOOL (tool), &aim);
  g_assert_nonnull (strstr (cre_tool_get_status (CRE_TOOL (tool)), "Paint a few hexes"));
  propose (tool, document);
  g_assert_cmpstr (cre_tool_get_status (CRE_TOOL (tool)), ==,
                   "Moat, 90 % sure. Click takes 1 proposal, Ctrl turns it down.");
  g_object_get (tool, "message", &message, NULL);
  g_assert_cmpstr (message, ==, "3 hexes of 3 look like what is painted.");
  cre_tool_suggest_finish (tool, NULL, "There is no picture.");
  g_clear_pointer (&message, g_free);
  g_object_get (tool, "message", &message, NULL);
  g_assert_cmpstr (message, ==, "There is no picture.");
  g_assert_cmpint (get_n (tool), ==, 3);
  g_assert_finalize_object (tool);
  g_assert_finalize_object (document);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/tool-suggest/take-all", test_take_all);
  g_test_add_func ("/editor/tool-suggest/least", test_least);
  g_test_add_func ("/editor/tool-suggest/brush", test_brush);
  g_test_add_func ("/editor/tool-suggest/words", test_words);
  return g_test_run ();
}
