/* test-stamps.c: the pieces of castle that are shipped. SPDX-License-Identifier: GPL-3.0-or-later
 */
/* Rules: none of its own; what cr_check_map() looks for. */
#include <string.h>

#include "cr-check.h"
#include "cr-piece.h"
#include "cr-plain.h"
#include "cr-xml-map.h"
#include "cr-xml-ruleset.h"

typedef void (*StampTest) (const CrMap *stamp, const char *name);

static void
each_stamp (StampTest test)
{
  guint n = 0;

  for (int number = 1; number <= 9; number++) {
    g_autofree char *name = g_strdup_printf ("stamp-%d.map.xml", number);
    g_autofree char *path =
        g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "data", "stamps", name, NULL);
    g_autoptr (GError) error = NULL;
    g_autoptr (CrMap) stamp = NULL;

    if (!g_file_test (path, G_FILE_TEST_EXISTS))
      continue;
    stamp = cr_map_load (path, NULL, &error);
    g_assert_no_error (error);
    test (stamp, name);
    n++;
  }
  g_assert_cmpuint (n, >=, 6);
}

/* Each says what it is in both languages, and where it is held. */
static void
check_head (const CrMap *stamp, const char *name)
{
  const char *const english[] = { "en", NULL }, *const french[] = { "fr", NULL };
  const CrNode *meta = cr_map_find_node (stamp, CR_SECTION_HEAD, "meta", NULL);

  g_assert_nonnull (meta);
  g_assert_cmpstr (cr_node_get_localized (meta, "title", english), !=,
                   cr_node_get_localized (meta, "title", french));
  g_assert_true (cr_map_has_place (stamp, cr_piece_get_anchor (stamp)));
}

static void
test_head (void)
{
  each_stamp (check_head);
}

static void
assert_clean (const CrMap *map, const CrRuleset *ruleset, const char *name)
{
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GPtrArray) problems = cr_check_map (scene);

  for (guint i = 0; i < problems->len; i++) {
    const CrProblem *problem = problems->pdata[i];
    g_test_message ("%s: %s", name, problem->message);
  }
  g_assert_cmpuint (problems->len, ==, 0);
}

static void
paste (CrMap *map, const CrMap *stamp, const CrPasting *how)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();
  g_autoptr (GError) error = NULL;
  CrPasted pasted;
  g_autoptr (GArray) places = cr_piece_find (stamp, map, how, &pasted);

  g_assert_cmpuint (places->len, >, 0);
  g_assert_cmpuint (pasted.n_off + pasted.n_lost, ==, 0);
  g_assert_true (cr_piece_paste (edit, map, stamp, how, &error));
  g_assert_no_error (error);
  cr_edit_swap (edit, map);
}

/* On open ground nothing is wrong with it, however it is turned, wherever it stands, whichever way
 * up the hexes are, and with another beside it. */
static void
check_clean (const CrMap *stamp, const char *name)
{
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load ("siege", NULL);

  for (int round = 0; round < 48; round++) {
    CrGrid grid = { 36, 20, round % 2 ? CR_FLAT : CR_POINTY, round / 2 % 2, FALSE };
    g_autoptr (CrMap) map = cr_map_new_plain (&grid, "plain", "Plain");
    CrPasting how = { .sixths = round / 4 % 6, .mirror = round / 24, .layers = CR_PIECE_ALL };

    for (int i = 0; i < 2; i++) {
      how.at = (CrPlace){ 0, cr_grid_hex_at (&grid, 10 + 15 * i + round % 3, 10 + i) };
      paste (map, stamp, &how);
      assert_clean (map, ruleset, name);
    }
  }
}

static void
test_clean (void)
{
  each_stamp (check_clean);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stamps/head", test_head);
  g_test_add_func ("/stamps/clean", test_clean);
  return g_test_run ();
}
