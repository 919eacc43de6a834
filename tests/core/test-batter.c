/* test-batter.c: which walls can be battered. SPDX-License-Identifier: GPL-3.0-or-later
 * Proves RMP-10, BAT-03, HRD-10. */
#include "cr-batter.h"
#include "cr-edit.h"
#include "cr-plain.h"
#include "fixture.h"

/* A wall two hexes thick, its battlements to the north, in three columns. */
typedef struct {
  CrRuleset *ruleset;
  CrMap *map;
  CrScene *scene;
} Wall;

static CrPlace
place_at (Wall *wall, int column, int row)
{
  return (CrPlace){ 0, cr_grid_hex_at (cr_map_get_grid (wall->map), column, row) };
}

static void
put (Wall *wall, CrPlace place, const char *terrain, const char *structure)
{
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_set_code (edit, wall->map, place, CR_LAYER_TERRAIN, terrain);
  cr_edit_set_code (edit, wall->map, place, CR_LAYER_STRUCTURE, structure);
  cr_edit_swap (edit, wall->map);
}

static void
crown (Wall *wall, CrPlace place)
{
  const CrSide battlement = { .kind = CR_SIDE_BATTLEMENT,
                              .inside = CR_INSIDE_HERE,
                              .height = CR_HEIGHT_DEFAULT,
                              .arc = CR_ARC_DEFAULT };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  cr_edit_put_side (edit, wall->map, place, 0, battlement);
  cr_edit_swap (edit, wall->map);
}

static void
build (Wall *wall, gconstpointer data)
{
  const CrGrid grid = { 7, 7, CR_FLAT, CR_SHIFT_EVEN, TRUE };

  wall->ruleset = fixture_load_ruleset ("siege", NULL);
  wall->map = cr_map_new_plain (&grid, "wall", NULL);
  for (int column = 2; column <= 6; column++) {
    put (wall, place_at (wall, column, 3), "wallwalk", "rampart");
    put (wall, place_at (wall, column, 4), "wallwalk", "rampart");
    crown (wall, place_at (wall, column, 3));
  }
  wall->scene = cr_scene_new (wall->map, wall->ruleset);
}

static void
pull_down (Wall *wall, gconstpointer data)
{
  cr_scene_free (wall->scene);
  cr_map_free (wall->map);
  cr_ruleset_unref (wall->ruleset);
}

static void
assert_battering (Wall *wall, int column, int row, int damage, const char *rule)
{
  CrBattering battering = cr_batter_judge (wall->scene, place_at (wall, column, row));

  g_assert_true (battering.is_wall);
  g_assert_cmpint (battering.damage, ==, damage);
  g_assert_cmpstr (battering.rule, ==, rule);
}

/* An edge hex needs four D; one set back behind it cannot be battered. */
static void
test_whole (Wall *wall, gconstpointer data)
{
  assert_battering (wall, 4, 3, 4, "BAT-03");
  assert_battering (wall, 4, 4, 0, "RMP-10");
}

/* Beside the breach one D is enough; two hexes off nothing has changed. */
static void
test_breached (Wall *wall, gconstpointer data)
{
  put (wall, place_at (wall, 4, 3), "rubble", "none");
  cr_scene_refresh (wall->scene);
  assert_battering (wall, 4, 4, 1, "RMP-10");
  assert_battering (wall, 3, 3, 4, "BAT-03");
  assert_battering (wall, 6, 4, 0, "RMP-10");
}

/* Ground, what is roofed and what is off the map are no walls. */
static void
test_no_wall (Wall *wall, gconstpointer data)
{
  put (wall, place_at (wall, 4, 3), "towerfloor", "tower");
  cr_scene_refresh (wall->scene);
  g_assert_false (cr_batter_judge (wall->scene, place_at (wall, 4, 3)).is_wall);
  g_assert_false (cr_batter_judge (wall->scene, place_at (wall, 1, 1)).is_wall);
  g_assert_false (cr_batter_judge (wall->scene, (CrPlace){ 0, { 99, 99 } }).is_wall);
}

/* A hoarding before one of them takes what comes over that side, and over no other; the hexes
 * beside it are battered as ever (HRD-10). */
static void
test_hoarded (Wall *wall, gconstpointer data)
{
  const CrSide hoarding = { .kind = CR_SIDE_HOARDING,
                            .inside = CR_INSIDE_HERE,
                            .height = CR_HEIGHT_DEFAULT,
                            .arc = CR_ARC_DEFAULT };
  g_autoptr (CrEdit) edit = cr_edit_new ();

  g_assert_cmpuint (cr_batter_judge (wall->scene, place_at (wall, 4, 3)).hoarded, ==, 0);
  cr_edit_put_side (edit, wall->map, place_at (wall, 4, 3), 0, hoarding);
  cr_edit_swap (edit, wall->map);
  cr_scene_refresh (wall->scene);
  g_assert_cmpuint (cr_batter_judge (wall->scene, place_at (wall, 4, 3)).hoarded, ==, 1);
  assert_battering (wall, 4, 3, 4, "BAT-03");
  g_assert_cmpuint (cr_batter_judge (wall->scene, place_at (wall, 3, 3)).hoarded, ==, 0);
  g_assert_cmpuint (cr_batter_judge (wall->scene, place_at (wall, 4, 4)).hoarded, ==, 0);
  g_assert_false (cr_batter_judge (wall->scene, place_at (wall, 4, 2)).is_wall);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/core/batter/whole", Wall, NULL, build, test_whole, pull_down);
  g_test_add ("/core/batter/breached", Wall, NULL, build, test_breached, pull_down);
  g_test_add ("/core/batter/hoarded/HRD-10", Wall, NULL, build, test_hoarded, pull_down);
  g_test_add ("/core/batter/no-wall", Wall, NULL, build, test_no_wall, pull_down);
  return g_test_run ();
}
