/* test-stage.c: the editor's castle with its gear is a game's first position.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-game.h"
#include "cr-stage.h"
#include "cr-xml-characters.h"
#include "cr-xml-map.h"
#include "support.h"

static CrCastle *
load_stock (void)
{
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "tests", "data", "game",
                                            "stock.map.xml", NULL);
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (GError) error = NULL;
  CrMap *map = cr_map_load (path, NULL, &error);

  g_assert_no_error (error);
  return cr_castle_new (map, ruleset);
}

static CrState *
new_game (const CrCastle *castle)
{
  g_autoptr (CrCharacters) library = NULL;
  g_autoptr (GError) error = NULL;

  library = cr_characters_load (NULL, &error);
  g_assert_no_error (error);
  return cr_state_new (cr_castle_copy (castle), library, 1);
}

static void
assert_towers (const CrMuster *a, const CrMuster *b)
{
  g_assert_cmpuint (cr_muster_n_towers (a), ==, cr_muster_n_towers (b));
  for (guint i = 0; i < cr_muster_n_towers (a); i++) {
    const CrTower *one = cr_muster_get_tower (a, i), *other = cr_muster_get_tower (b, i);

    g_assert_true (cr_place_equal (one->front, other->front));
    g_assert_cmpint (one->facing, ==, other->facing);
    g_assert_true (one->type == other->type);
    g_assert_cmpint (one->wall, ==, other->wall);
    g_assert_cmpint (one->moving, ==, other->moving);
  }
}

static void
assert_same_beginning (CrCastle *castle)
{
  g_autoptr (CrState) state = new_game (castle);
  g_autoptr (CrMuster) muster = cr_muster_new ();
  g_autoptr (CrCastle) staged = cr_castle_dup_staged (castle, muster);
  g_autofree char *one = NULL, *other = NULL;

  g_assert_nonnull (staged);
  one = cr_map_dup_digest (cr_castle_get_map (staged));
  other = cr_map_dup_digest (cr_castle_get_map (cr_state_get_castle (state)));
  g_assert_cmpstr (one, ==, other);
  assert_towers (muster, cr_state_get_muster (state));
}

/* What can stand, and what sinks in the moat. */
static void
test_as_it_is (void)
{
  g_autoptr (CrCastle) castle = load_stock ();

  assert_same_beginning (castle);
}

static void
add_piece (CrEdit *edit, const CrMap *map, guint index, const char *kind, const char *at)
{
  CrNode *node = cr_node_new ("piece");

  cr_node_set (node, "kind", kind);
  cr_node_set (node, "at", at);
  cr_edit_insert_node (edit, map, CR_SECTION_GEAR, index, node);
}

/* Anything anywhere: one keeps out the other in the same order. */
static void
test_anything (void)
{
  static const char *const kinds[] = { "small-tower", "large-tower", "ram",    "ballista",
                                       "mangonel",    "penthouse",   "stakes", "cart",
                                       "wagon",       "rocks",       "fire",   "rubble",
                                       "ladder",      "mine" };
  g_autoptr (GRand) rand = g_rand_new_with_seed (g_test_rand_int ());

  for (int round = 0; round < 40; round++) {
    g_autoptr (CrCastle) castle = load_stock ();
    const CrMap *map = cr_castle_get_map (castle);
    g_autoptr (CrEdit) edit = cr_edit_new ();
    guint n = cr_map_n_nodes (map, CR_SECTION_GEAR);

    for (guint i = 0; i < 12; i++) {
      g_autofree char *at = g_strdup_printf (
          "%d,%d:%s", g_rand_int_range (rand, 1, 15), g_rand_int_range (rand, 1, 15),
          cr_direction_get_name (g_rand_int_range (rand, 0, CR_N_DIRECTIONS), CR_FLAT));

      add_piece (edit, map, n + i, kinds[g_rand_int_range (rand, 0, G_N_ELEMENTS (kinds))], at);
    }
    cr_castle_swap (castle, edit, NULL);
    assert_same_beginning (castle);
  }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/game/stage/as-it-is", test_as_it_is);
  g_test_add_func ("/game/stage/anything", test_anything);
  return g_test_run ();
}
