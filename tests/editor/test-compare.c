/* test-compare.c: what two states of a map say differently.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench.h"

#include "cre-compare.h"
#include "cre-inspect-map.h"
#include "cre-inspect.h"

static void
assert_says (const GPtrArray *list, guint index, const char *text)
{
  g_assert_cmpuint (index, <, list->len);
  g_assert_cmpstr (((const CreDifference *) list->pdata[index])->text, ==, text);
}

static GPtrArray *
compare (CreMapDocument *document, const CrMap *before)
{
  return cre_compare (before, cre_map_document_get_map (document),
                      cre_map_document_get_ruleset (document));
}

static void
test_same (void)
{
  g_autoptr (CreMapDocument) document = bench_new_document ();
  g_autoptr (CrMap) before = cr_map_copy (cre_map_document_get_map (document));
  g_autoptr (GPtrArray) list = compare (document, before);
  g_autofree char *summary = cre_compare_dup_summary (list);

  g_assert_cmpuint (list->len, ==, 0);
  g_assert_cmpstr (summary, ==, "Both say the same");
}

/* A code that only one of them knows has another number there, and is no difference elsewhere. */
static void
test_hexes (void)
{
  g_autoptr (CreMapDocument) document = bench_new_document ();
  g_autoptr (CrMap) before = cr_map_copy (cre_map_document_get_map (document));
  g_autoptr (GArray) places = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  CrPlace place = bench_place (document, "3,3");

  g_array_append_val (places, place);
  cre_inspect_set (document, places, CR_LAYER_LEVEL, 2, 0);
  cre_inspect_set_code (document, places, CR_LAYER_TERRAIN, "scrub");
  cre_map_set_title (document, "Another");
  g_autoptr (GPtrArray) list = compare (document, before);
  g_autofree char *summary = cre_compare_dup_summary (list);
  g_assert_cmpuint (list->len, ==, 2);
  assert_says (list, 0, "Name, authors or numbering of the map: 1 only here, 1 only there");
  assert_says (list, 1, "open ground → scrub, 0 → +2");
  g_assert_cmpstr (summary, ==, "1 hex differs · 1 thing of the whole map");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/editor/compare/same", test_same);
  g_test_add_func ("/editor/compare/hexes", test_hexes);
  return g_test_run ();
}
