/* cr-garrison.c: the men of ramparts and slits. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-field.h"

static int
compare_cells (gconstpointer a, gconstpointer b)
{
  return *(const int *) a - *(const int *) b;
}

/* Whether a man of @which stands inside the thing: behind it on a wall-walk, or at the slit. */
static gboolean
is_manned (const CrScene *scene, CrPlace place, const CrSide *thing, CrGarrison which)
{
  if (thing->kind == CR_SIDE_SLIT)
    return (which & CR_GARRISON_SLITS) != 0;
  return thing->kind == CR_SIDE_BATTLEMENT && (which & CR_GARRISON_RAMPARTS) != 0 &&
         cr_scene_is_wall_walk (scene, place);
}

/* Adds the cells of one floor, each as often as it has such a thing. */
static void
add_cells (const CrScene *scene, int floor, CrGarrison which, GArray *cells)
{
  const CrMap *map = cr_scene_get_map (scene);
  gsize n;
  const CrSide *things = cr_map_get_all_sides (map, floor, &n);

  for (gsize i = 0; i < n; i++) {
    if (things[i].inside == CR_INSIDE_NONE)
      continue;
    CrPlace place = { floor, cr_map_get_inside_hex (map, &things[i]) };
    int cell = cr_grid_get_cell (cr_map_get_grid (map), place.hex);

    if (cr_scene_has_place (scene, place) && is_manned (scene, place, &things[i], which))
      g_array_append_val (cells, cell);
  }
}

void
cr_field_garrison (const CrScene *scene, CrGarrison which, GArray *places)
{
  const CrMap *map = cr_scene_get_map (scene);
  g_autoptr (GArray) cells = g_array_new (FALSE, FALSE, sizeof (int));

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    g_array_set_size (cells, 0);
    add_cells (scene, floor, which, cells);
    g_array_sort (cells, compare_cells);
    for (guint i = 0; i < cells->len; i++) {
      int cell = g_array_index (cells, int, i);
      CrPlace place = { floor, cr_grid_get_hex (cr_map_get_grid (map), cell) };

      if (i == 0 || g_array_index (cells, int, i - 1) != cell)
        g_array_append_val (places, place);
    }
  }
}
