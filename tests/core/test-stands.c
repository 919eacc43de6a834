/* test-stands.c: what a man may stand on, and how far he shoots.
 * SPDX-License-Identifier: GPL-3.0-or-later
 * Proves TWR-08; and nothing new of TWR-03, TWR-14, LAD-06, HRD-04 and TRE-04, but that what is
 * offered is what they allow; and that rings lie where MIS-01 and WEA-01 let fire end. */
#include "cr-bands.h"
#include "cr-change.h"
#include "cr-operation.h"
#include "cr-plain.h"
#include "cr-stands.h"
#include "cr-tower-text.h"
#include "fixture-field.h"
#include "fixture.h"

typedef struct {
  CrRuleset *ruleset;
  CrMap *map;
  CrScene *scene;
  CrMuster *muster;
  CrLofOptions options;
} Site;

static void
do_edit (Site *site, const char *operation, const char *argument)
{
  g_autoptr (GError) error = NULL;
  g_autoptr (CrEdit) edit =
      cr_operation_parse (site->map, site->ruleset, operation, argument, &error);

  g_assert_no_error (error);
  cr_edit_swap (edit, site->map);
}

/* A rampart of two levels with a battlement to the north, a hoarding before a part of it, a tree.
 */
static void
build (Site *site, gconstpointer data)
{
  const CrGrid grid = { 16, 12, data != NULL ? CR_POINTY : CR_FLAT, CR_SHIFT_EVEN, TRUE };

  site->ruleset = fixture_load_ruleset ("siege", NULL);
  site->map = cr_map_new_plain (&grid, "site", NULL);
  site->muster = cr_muster_new ();
  if (data == NULL) {
    do_edit (site, "structure", "rampart@4,6;5,6;6,6");
    do_edit (site, "level", "2@4,6;5,6;6,6");
    do_edit (site, "side", "battlement:inside=4,6@4,6:N");
    do_edit (site, "side", "battlement:inside=6,6@6,6:N");
    do_edit (site, "side", "hoarding:inside=6,6@6,6:N");
    do_edit (site, "terrain", "tree@10,4");
  }
  site->scene = cr_scene_new (site->map, site->ruleset);
  cr_lof_options_init (&site->options, site->ruleset);
  site->options.muster = site->muster;
}

static void
pull_down (Site *site, gconstpointer data)
{
  cr_scene_free (site->scene);
  cr_muster_free (site->muster);
  cr_map_free (site->map);
  cr_ruleset_unref (site->ruleset);
}

static CrPlace
place_at (Site *site, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (site->map), column, row) };
}

/* "tower/level-3 3, …": the posts that are offered, the highest first. */
static void
assert_stands (Site *site, int column, int row, CrStandsOf which, const char *expected)
{
  g_autoptr (GArray) stands =
      cr_stands_find (site->scene, place_at (site, column, row).hex, &site->options, which);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < stands->len; i++) {
    const CrLofStand *stand = &g_array_index (stands, CrStand, i).stand;

    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "",
                            cr_post_kind_get_name ((CrPostKind) stand->post.kind));
    if (stand->part != NULL)
      g_string_append_printf (text, "/%s", stand->part->id);
    g_string_append_printf (text, " %d", stand->level);
  }
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_offers (Site *site, gconstpointer data)
{
  assert_stands (site, 2, 2, CR_STANDS_ALL, "ground 0");
  assert_stands (site, 4, 6, CR_STANDS_ALL, "ground 2");
  assert_stands (site, 10, 4, CR_STANDS_ALL, "tree 1, ground 0");
  /* Where a ladder might be raised, but nobody does. */
  assert_stands (site, 4, 5, CR_STANDS_ALL, "ladder-top 2, ladder 1, ground 0");
  assert_stands (site, 4, 5, CR_STANDS_BUILT, "ground 0");
  /* Before the hoarding one may stand in it, and no ladder goes up. */
  assert_stands (site, 6, 5, CR_STANDS_ALL, "hoarding 2, ground 0");
  assert_stands (site, 6, 5, CR_STANDS_BUILT, "hoarding 2, ground 0");
}

/* Parts of a siege tower as it stands there: without its bridge until that is down. */
static void
test_tower (Site *site, gconstpointer data)
{
  CrTower tower = { .front = place_at (site, 12, 6),
                    .type = cr_ruleset_find_work (site->ruleset, "new"),
                    .wall = 2 };

  cr_muster_add_tower (site->muster, &tower);
  assert_stands (site, 12, 6, CR_STANDS_ALL,
                 "tower/level-3 3, tower/level-2 2, tower/level-1 1, tower/ground 0");
  assert_stands (site, 12, 5, CR_STANDS_ALL, "ground 0");
  tower.bridge_down = TRUE;
  cr_muster_set_tower (site->muster, 0, &tower);
  assert_stands (site, 12, 5, CR_STANDS_ALL, "tower/bridge 2");
  tower.wall = 1;
  cr_muster_set_tower (site->muster, 0, &tower);
  assert_stands (site, 12, 6, CR_STANDS_ALL, "tower/level-3 2, tower/level-2 1, tower/ground 0");
  cr_muster_remove_tower (site->muster, 0);
  assert_stands (site, 12, 6, CR_STANDS_ALL, "ground 0");
}

static void
assert_tower (Site *site, const char *text, const char *refusal)
{
  g_autoptr (GError) error = NULL;
  CrTower tower;
  gboolean stands = cr_tower_parse (site->map, site->ruleset, text, &tower, &error);

  g_test_message ("%s", text);
  g_assert_cmpstr (error != NULL ? error->message : NULL, ==, refusal);
  g_assert_true (stands == (refusal == NULL));
}

/* TWR-08: only on the move, its bridge up, a tower reaches over the edge, as it comes in; so does
 * no lowered bridge. A hex farther in, or turned, each stands. */
static void
test_tower_edge (Site *site, gconstpointer data)
{
  static const char body[] =
      "the siege tower at 1209, facing N, reaches beyond the map: put it farther in or turn it; "
      "only one that has moved this turn, its bridge up, comes in over the edge (TWR-08)";
  static const char bridge[] = "the siege tower at 0801, facing N, reaches beyond the map with its "
                               "lowered bridge: turn it, or keep the bridge up";

  assert_tower (site, "12,8:facing=N", NULL);
  assert_tower (site, "12,9:facing=N", body);
  assert_tower (site, "12,9:facing=N:moving", NULL);
  assert_tower (site, "12,9:facing=N:moving:bridge=down", body);
  assert_tower (site, "12,9:facing=S", NULL);
  assert_tower (site, "12,9:facing=N:type=original", NULL);
  assert_tower (site, "8,1:facing=N", NULL);
  assert_tower (site, "8,1:facing=N:bridge=down", bridge);
  assert_tower (site, "8,2:facing=N:bridge=down", NULL);
}

/* TWR-08: it comes in facing as wished: rear first its front is beyond the edge, sideways a row of
 * it is; as long as it shows a hex. */
static void
test_tower_rear_first (Site *site, gconstpointer data)
{
  static const char rest[] =
      "the siege tower at 12,0, facing N, reaches beyond the map: put it farther in or turn it; "
      "only one that has moved this turn, its bridge up, comes in over the edge (TWR-08)";
  static const char beyond[] = "the siege tower at 12,-4, facing N, has no hex on the map: coming "
                               "in over the edge it shows one at least (TWR-08)";
  static const char west[] = "the siege tower at -1,5, facing N, has no hex on the map: coming in "
                             "over the edge it shows one at least (TWR-08)";
  static const char south[] = "the siege tower at 12,13, facing N, has no hex on the map: coming "
                              "in over the edge it shows one at least (TWR-08)";

  assert_tower (site, "12,0:facing=N:moving", NULL);
  assert_tower (site, "12,0:facing=N", rest);
  assert_tower (site, "12,-3:facing=N:moving", NULL);
  assert_tower (site, "12,-4:facing=N:moving", beyond);
  assert_tower (site, "12,13:facing=N:moving", south);
  assert_tower (site, "0,5:facing=N:moving", NULL);
  assert_tower (site, "-1,5:facing=N:moving", west);
  assert_tower (site, "12,-1:facing=N:moving:type=original", NULL);
  assert_tower (site, "12,0x:facing=N:moving",
                "there is no hex 12,0: the map has 16 columns and 12 rows");
}

/* Who stands on what is seen of it shoots from there, from the level of the ground beneath,
 * whatever is beyond (TWR-08, TWR-14). */
static void
test_tower_enters (Site *site, gconstpointer data)
{
  CrTower tower;

  g_assert_true (
      cr_tower_parse (site->map, site->ruleset, "8,-1:facing=N:wall=2:moving", &tower, NULL));
  cr_muster_add_tower (site->muster, &tower);
  assert_stands (site, 8, 1, CR_STANDS_ALL, "tower/level-2 2, tower/level-1 1, tower/ground 0");
  assert_stands (site, 8, 3, CR_STANDS_ALL, "ground 0");
}

/* What is offered is what is judged: each post of the list is where the record has the man. */
static void
test_judged (Site *site, gconstpointer data)
{
  CrTower tower = { .front = place_at (site, 12, 6),
                    .type = cr_ruleset_find_work (site->ruleset, "original"),
                    .wall = 3 };
  int n = 0;

  cr_muster_add_tower (site->muster, &tower);
  for (int column = 2; column <= 14; column++)
    for (int row = 2; row <= 10; row++) {
      g_autoptr (GArray) stands = cr_stands_find (site->scene, place_at (site, column, row).hex,
                                                  &site->options, CR_STANDS_ALL);

      for (guint i = 0; i < stands->len; i++) {
        const CrStand *stand = &g_array_index (stands, CrStand, i);
        CrLofOptions options = site->options;
        CrLof lof;

        options.from_post = &stand->stand.post;
        lof = cr_lof_judge (site->scene, stand->place, place_at (site, 1, 1), &options, NULL);
        g_assert_cmpint (lof.reason, !=, CR_LOF_NO_POST);
        g_assert_cmpint (lof.from_stand.level, ==, stand->stand.level);
        g_assert_true (cr_post_equal (lof.from_stand.post, stand->stand.post));
        n++;
      }
    }
  g_assert_cmpint (n, >, 117);
}

static int
find_distance (const CrPlace *men, gsize n_men, CrHex hex)
{
  int least = G_MAXINT;

  for (gsize i = 0; i < n_men; i++)
    least = MIN (least, cr_hex_distance (men[i].hex, hex));
  return least;
}

/* Rings lie at the distance to the nearest man, in every corner of the map. */
static void
test_bands (Site *site, gconstpointer data)
{
  const CrGrid *grid = cr_map_get_grid (site->map);
  CrSky fog = { cr_ruleset_find_weather (site->ruleset, "fog"), FALSE, FALSE };

  site->options.weapon = cr_ruleset_find_weapon (site->ruleset, "dagger");
  cr_muster_set_sky (site->muster, fog);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace men[] = { { 0, cr_grid_get_hex (grid, cell) }, place_at (site, 16, 1) };
    g_autoptr (CrBands) bands = cr_bands_new (grid, (CrPlaces){ men, 2 }, &site->options);
    guint n = cr_bands_n (bands);

    g_assert_cmpint (cr_bands_get (bands, n - 1).band, ==, -1);
    g_assert_cmpint (cr_bands_get (bands, n - 1).reach, ==, fog.weather->visibility.value);
    for (guint ring = 0; ring < n; ring++)
      for (int other = 0; other < cr_grid_n_cells (grid); other++) {
        CrHex hex = cr_grid_get_hex (grid, other);

        g_assert_cmpint (cr_bands_has (bands, ring, hex), ==,
                         find_distance (men, 2, hex) <= cr_bands_get (bands, ring).reach);
      }
  }
}

/* A ring is where the rule lets fire end: inside one may shoot, outside not (MIS-01, WEA-01). */
static void
test_bands_end_fire (Site *site, gconstpointer data)
{
  const CrGrid *grid = cr_map_get_grid (site->map);
  CrPlace man = place_at (site, 8, 9);
  g_autoptr (CrBands) bands = NULL;
  int n_out = 0;

  site->options.weapon = cr_ruleset_find_weapon (site->ruleset, "dagger");
  bands = cr_bands_new (grid, (CrPlaces){ &man, 1 }, &site->options);
  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrPlace to = { 0, cr_grid_get_hex (grid, cell) };
    gboolean within = cr_bands_has (bands, cr_bands_n (bands) - 1, to.hex);
    CrLof lof = cr_lof_judge (site->scene, man, to, &site->options, NULL);

    n_out += lof.reason == CR_LOF_OUT_OF_RANGE;
    if (lof.reason == CR_LOF_OUT_OF_RANGE || lof.verdict == CR_LOF_CLEAR)
      g_assert_cmpint (within, ==, lof.verdict == CR_LOF_CLEAR);
  }
  g_assert_cmpint (n_out, >, 10);
  site->options.weapon = NULL;
  cr_bands_free (g_steal_pointer (&bands));
  bands = cr_bands_new (grid, (CrPlaces){ &man, 1 }, &site->options);
  g_assert_cmpuint (cr_bands_n (bands), ==, 0);
}

/* Beyond what is seen lies no dead ground, but ground one does not see (WEA-01). */
static void
test_no_dead_ground_unseen (Site *site, gconstpointer data)
{
  CrPlace man = place_at (site, 8, 9), wall = place_at (site, 8, 8);
  CrSky fog = { cr_ruleset_find_weather (site->ruleset, "fog"), FALSE, FALSE };
  g_autoptr (CrField) field = NULL;
  g_autoptr (CrFire) fire = NULL;
  int n_dead = 0;

  do_edit (site, "structure", "rampart@8,8");
  do_edit (site, "level", "3@8,8");
  cr_scene_refresh (site->scene);
  fire = cr_fire_new (site->scene);
  cr_muster_set_sky (site->muster, fog);
  field = fixture_field (fire, &man, 1, &site->options);
  for (int cell = 0; cell < cr_grid_n_cells (cr_map_get_grid (site->map)); cell++) {
    CrPlace to = { 0, cr_grid_get_hex (cr_map_get_grid (site->map), cell) };

    if (!cr_field_is_dead (field, to))
      continue;
    g_assert_cmpint (cr_hex_distance (man.hex, to.hex), <=, fog.weather->visibility.value);
    g_assert_false (cr_hex_equal (to.hex, wall.hex));
    n_dead++;
  }
  g_assert_cmpint (n_dead, >, 0);
  g_assert_cmpint (n_dead, ==, cr_field_n_dead (field));
}

#define TEST(name, data) \
  g_test_add ("/core/stands/" #name, Site, data, build, test_##name, pull_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  TEST (offers, NULL);
  TEST (tower, NULL);
  TEST (tower_edge, NULL);
  TEST (tower_rear_first, NULL);
  TEST (tower_enters, NULL);
  TEST (judged, NULL);
  TEST (bands, NULL);
  g_test_add ("/core/stands/bands-pointy", Site, "pointy", build, test_bands, pull_down);
  TEST (bands_end_fire, NULL);
  TEST (no_dead_ground_unseen, NULL);
  return g_test_run ();
}
