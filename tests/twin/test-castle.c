/* test-castle.c: a castle follows its edits. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What walking and the levels say after edits by chance is what a castle says that is made of the
 * same map anew; test-fire.c asks the same of fire. The seed is printed, CRENEL_SEED repeats it. */
#include "compare.h"
#include "fire-castle.h"

#include "cr-xml-map.h"
#include "support.h"

#define N_CASTLES 16
#define N_EDITS 24

static void
assert_same_step (const CrWays *a, const CrWays *b, CrPlace from, CrPlace to, int mover)
{
  CrStep x = cr_ways_step (a, from, to, mover), y = cr_ways_step (b, from, to, mover);

  g_assert_cmpint (x.cost, ==, y.cost);
  g_assert_cmpint (x.why, ==, y.why);
  g_assert_cmpstr (x.rule, ==, y.rule);
  g_assert_cmpstr (x.link, ==, y.link);
}

/* All steps from a place, and all that it is joined to, in the same order. */
static void
assert_same_place (const CrWays *a, const CrWays *b, CrPlace place, int mover)
{
  g_autoptr (GArray) joined = g_array_new (FALSE, FALSE, sizeof (CrPlace));
  g_autoptr (GArray) other = g_array_new (FALSE, FALSE, sizeof (CrPlace));

  cr_ways_links (a, place, joined);
  cr_ways_links (b, place, other);
  g_assert_cmpmem (joined->data, joined->len * sizeof (CrPlace), other->data,
                   other->len * sizeof (CrPlace));
  for (guint i = 0; i < joined->len; i++)
    assert_same_step (a, b, place, g_array_index (joined, CrPlace, i), mover);
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++)
    assert_same_step (a, b, place, (CrPlace){ place.floor, cr_hex_neighbour (place.hex, d) },
                      mover);
}

static void
assert_same_reach (const CrWays *a, const CrWays *b, CrPlace from, int mover)
{
  g_autoptr (CrReach) x = cr_reach_new (a, from, mover, 30), y = cr_reach_new (b, from, mover, 30);

  for (int i = 0; i < cr_ways_n_places (a); i++) {
    CrPlace place = cr_ways_place (a, i);

    g_assert_cmpint (cr_reach_get_cost (x, place), ==, cr_reach_get_cost (y, place));
    g_assert_cmpint (cr_reach_get_cost_on (x, place, CR_POST_HOARDING), ==,
                     cr_reach_get_cost_on (y, place, CR_POST_HOARDING));
  }
}

static void
assert_same_ways (const FireCastle *castle, GRand *rand)
{
  const CrWays *ways = cr_castle_get_ways (castle->it);
  g_autoptr (CrWays) anew = cr_ways_new (castle->scene);
  int mover =
      g_rand_int_range (rand, 0, (int) cr_ruleset_n_movers (cr_scene_get_ruleset (castle->scene)));

  g_assert_cmpint (cr_ways_n_stands (ways), ==, cr_ways_n_stands (anew));
  for (int i = 0; i < cr_ways_n_places (ways); i++)
    assert_same_place (ways, anew, cr_ways_place (ways, i), mover);
  for (int i = 0; i < 4; i++)
    assert_same_reach (ways, anew, fire_castle_random_place (rand, castle->map), mover);
}

static void
assert_same_levels (const FireCastle *castle)
{
  const CrLevels *levels = cr_castle_get_levels (castle->it);
  g_autoptr (CrLevels) anew = cr_levels_new (castle->map);

  g_assert_cmpuint (cr_levels_n_surfaces (levels), ==, cr_levels_n_surfaces (anew));
  for (guint i = 0; i < cr_levels_n_surfaces (levels); i++)
    g_assert_cmpint (cr_levels_get_surface (levels, i)->level, ==,
                     cr_levels_get_surface (anew, i)->level);
}

/* A link or a mechanism goes, or comes twice: what is meant is that somebody reads them again. */
static CrEdit *
random_node_edit (const CrMap *map, GRand *rand)
{
  CrSection section = g_rand_boolean (rand) ? CR_SECTION_LINKS : CR_SECTION_MECHANISMS;
  guint n = cr_map_n_nodes (map, section);
  CrEdit *edit = cr_edit_new ();

  if (n == 0)
    return edit;
  guint at = (guint) g_rand_int_range (rand, 0, (int) n);
  if (g_rand_boolean (rand)) {
    cr_edit_remove_node (edit, map, section, at);
    return edit;
  }
  CrNode *node = cr_node_copy (cr_map_get_node (map, section, at));
  cr_node_set (node, "state", g_rand_boolean (rand) ? "raised" : "lowered");
  cr_edit_replace_node (edit, map, section, at, node);
  return edit;
}

static CrEdit *
random_edit (FireCastle *castle, GRand *rand)
{
  if (g_rand_int_range (rand, 0, 3) > 0)
    return fire_castle_random_edit (castle, rand);
  if (g_rand_int_range (rand, 0, 8) > 0 || cr_map_n_floors (castle->map) < 2)
    return random_node_edit (castle->map, rand);
  CrEdit *edit = cr_edit_new ();
  cr_edit_remove_floor (edit, castle->map, cr_map_n_floors (castle->map) - 1);
  return edit;
}

/* Every third edit is undone at once. */
static void
walk (FireCastle *castle, GRand *rand)
{
  assert_same_ways (castle, rand);
  for (int i = 0; i < N_EDITS; i++) {
    g_autoptr (CrEdit) edit = random_edit (castle, rand);

    for (int swaps = i % 3 == 2 ? 2 : 1; swaps > 0; swaps--) {
      fire_castle_swap (castle, edit);
      assert_same_ways (castle, rand);
    }
    assert_same_levels (castle);
  }
}

static void
test_random (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");

  for (int i = 0; i < N_CASTLES; i++) {
    g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);

    walk (castle, rand);
  }
}

/* With stairways, passages, drawbridges and hoardings as castles have them. */
static void
test_shipped (gconstpointer name)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autofree char *file = g_strdup_printf ("%s.map.xml", (const char *) name);
  g_autofree char *path = g_build_filename (g_getenv ("CRENEL_SOURCE_DIR"), "maps", file, NULL);
  g_autoptr (FireCastle) castle = fire_castle_new (cr_map_load (path, NULL, NULL), ruleset);

  walk (castle, rand);
}

/* A label is drawn, and no rule reads it: levels and ways are the very same as before. */
static void
test_label (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
  const CrLevels *levels = cr_castle_get_levels (castle->it);
  const CrWays *ways = cr_castle_get_ways (castle->it);
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_insert_node (edit, castle->map, CR_SECTION_LABELS, 0, cr_node_new ("label"));
  cr_castle_swap (castle->it, edit, NULL);
  g_assert_true (cr_castle_get_levels (castle->it) == levels);
  g_assert_true (cr_castle_get_ways (castle->it) == ways);
}

static void
test_copy (void)
{
  g_autoptr (GRand) rand = compare_make_rand ();
  g_autoptr (CrRuleset) ruleset = support_load_ruleset ("siege");
  g_autoptr (FireCastle) castle = fire_castle_random (rand, ruleset);
  g_autoptr (CrCastle) copy = cr_castle_copy (castle->it);
  g_autofree char *before = cr_map_dup_digest (castle->map);
  g_autoptr (CrEdit) edit = cr_edit_new ();
  CrPlace place = fire_castle_random_place (rand, castle->map);

  cr_edit_set_value (edit, castle->map, place, CR_LAYER_LEVEL,
                     cr_map_get_level (castle->map, place) + 1);
  cr_castle_swap (copy, edit, NULL);
  g_assert_false (cr_map_equal (cr_castle_get_map (copy), castle->map));
  g_autofree char *after = cr_map_dup_digest (castle->map);
  g_assert_cmpstr (before, ==, after);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/castle/random", test_random);
  g_test_add_data_func ("/core/castle/border", "border-castle", test_shipped);
  g_test_add_data_func ("/core/castle/templars", "templars-castle", test_shipped);
  g_test_add_data_func ("/core/castle/town", "medieval-town", test_shipped);
  g_test_add_func ("/core/castle/label", test_label);
  g_test_add_func ("/core/castle/copy", test_copy);
  return g_test_run ();
}
