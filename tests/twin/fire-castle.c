/* fire-edit.c: random edits of a castle that lines of fire are to follow. SPDX-License-Identifier:
 * GPL-3.0-or-later */
#include "fire-edit.h"

CrPlace
fire_edit_random_place (GRand *rand, const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  int cell = g_rand_int_range (rand, 0, cr_grid_n_cells (grid));

  return (CrPlace){ g_rand_int_range (rand, 0, cr_map_n_floors (map)),
                    cr_grid_get_hex (grid, cell) };
}

static void
copy_hex (CrEdit *edit, CrMap *map, CrPlace to, const CrMap *donor, CrPlace from)
{
  cr_edit_set_code (edit, map, to, CR_LAYER_TERRAIN, cr_map_get_terrain (donor, from));
  cr_edit_set_code (edit, map, to, CR_LAYER_STRUCTURE, cr_map_get_structure (donor, from));
  cr_edit_set_value (edit, map, to, CR_LAYER_LEVEL, cr_map_get_level (donor, from));
}

/**
 * fire_edit_random:
 * @donor: another castle, whose hexes and sides are put in at random
 *
 * Returns: (transfer full): a change of one to four hexes or sides
 */
CrEdit *
fire_edit_random (GRand *rand, CrMap *map, const CrMap *donor)
{
  CrEdit *edit = cr_edit_new ();
  int n = g_rand_int_range (rand, 1, 5);

  for (int i = 0; i < n; i++) {
    CrPlace to = fire_edit_random_place (rand, map), from = fire_edit_random_place (rand, donor);
    CrDirection direction = g_rand_int_range (rand, 0, CR_N_DIRECTIONS);
    gsize n_things;

    if (g_rand_boolean (rand)) {
      copy_hex (edit, map, to, donor, from);
      continue;
    }
    const CrSide *things = cr_map_get_sides (donor, from, direction, &n_things);
    for (int more = 0; n_things == 0 && more < 20; more++)
      things = cr_map_get_sides (donor, fire_edit_random_place (rand, donor), direction, &n_things);
    cr_edit_set_sides (edit, map, to, direction, things, n_things);
  }
  return edit;
}

typedef struct {
  CrScene *scene;
  GArray *places;
} Touched;

static void
touch_cb (CrPlace place, gpointer data)
{
  Touched *touched = data;

  cr_scene_touch (touched->scene, place);
  g_array_append_val (touched->places, place);
}

/**
 * fire_edit_swap:
 *
 * Does or undoes the edit and tells who follows the map.
 */
void
fire_edit_swap (CrEdit *edit, CrMap *map, CrScene *scene, CrFire *fire)
{
  Touched touched = { scene, g_array_new (FALSE, FALSE, sizeof (CrPlace)) };

  cr_edit_swap (edit, map);
  cr_edit_foreach_place (edit, map, touch_cb, &touched);
  for (guint i = 0; i < touched.places->len; i++)
    cr_fire_touch_place (fire, g_array_index (touched.places, CrPlace, i));
  g_array_unref (touched.places);
}
