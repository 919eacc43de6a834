/* test-lights.c: what fires light in the dark. Rule: WEA-01.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-edit.h"
#include "cr-lights.h"
#include "cr-plain.h"
#include "fixture.h"

/* Two hexes about each of two fires, each hex once, and none beyond the edge of the map. */
static void
test_list (void)
{
  CrGrid grid = { .columns = 9, .rows = 9, .orientation = CR_FLAT };
  g_autoptr (CrMap) map = cr_map_new_plain (&grid, "dark", "Dark");
  g_autoptr (CrRuleset) ruleset = fixture_load_ruleset ("siege", NULL);
  g_autoptr (CrScene) scene = cr_scene_new (map, ruleset);
  g_autoptr (GArray) none = cr_lights_list (scene, 0), lit = NULL;
  CrEdit *edit = cr_edit_new ();
  CrPlace middle = { 0, cr_grid_get_hex (cr_map_get_grid (map), 4 * 9 + 4) };
  CrPlace beside = cr_place_neighbour (middle, 0);
  CrPlace far = cr_place_neighbour (cr_place_neighbour (middle, 3), 3);

  g_assert_cmpuint (none->len, ==, 0);
  cr_edit_set_code (edit, map, middle, CR_LAYER_TERRAIN, "fire");
  cr_edit_set_code (edit, map, beside, CR_LAYER_TERRAIN, "fire");
  cr_edit_swap (edit, map);
  cr_scene_touch_places (scene, &middle, 1);
  cr_scene_touch_places (scene, &beside, 1);
  lit = cr_lights_list (scene, 0);
  g_assert_cmpuint (lit->len, ==, 19 + 5);
  g_assert_true (cr_lights_reach (scene, far, CR_FIGURE_FIRE_LIGHTS));
  g_assert_false (cr_lights_reach (scene, far, CR_FIGURE_FIRE_LIGHTS_WELL));
  g_assert_false (cr_lights_reach (scene, cr_place_neighbour (far, 3), CR_FIGURE_FIRE_LIGHTS));
  cr_edit_free (edit);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/core/lights/list", test_list);
  return g_test_run ();
}
