/* cr-lights.c: what fires light where one does not see far.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lights.h"

static gboolean
is_fire (const CrScene *scene, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (scene, place);

  return terrain != NULL && terrain->lights;
}

gboolean
cr_lights_reach (const CrScene *scene, CrPlace place, CrRuleFigure figure)
{
  int n = cr_ruleset_get_figure (cr_scene_get_ruleset (scene), figure).value;

  for (int q = -n; q <= n; q++)
    for (int r = MAX (-n, -q - n); r <= MIN (n, n - q); r++)
      if (is_fire (scene, (CrPlace){ place.floor, cr_hex_add (place.hex, (CrHex){ q, r }) }))
        return TRUE;
  return FALSE;
}

/* @known: (element-type int): cells that are listed already */
static void
add_around (const CrScene *scene, CrHex fire, GHashTable *known, GArray *hexes)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  int n = cr_ruleset_get_figure (cr_scene_get_ruleset (scene), CR_FIGURE_FIRE_LIGHTS).value;

  for (int q = -n; q <= n; q++)
    for (int r = MAX (-n, -q - n); r <= MIN (n, n - q); r++) {
      CrHex hex = cr_hex_add (fire, (CrHex){ q, r });

      if (cr_grid_contains (grid, hex) &&
          g_hash_table_add (known, GINT_TO_POINTER (cr_grid_get_cell (grid, hex) + 1)))
        g_array_append_val (hexes, hex);
    }
}

GArray *
cr_lights_list (const CrScene *scene, int floor)
{
  const CrGrid *grid = cr_map_get_grid (cr_scene_get_map (scene));
  g_autoptr (GHashTable) known = g_hash_table_new (NULL, NULL);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (CrHex));

  for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
    CrHex hex = cr_grid_get_hex (grid, cell);

    if (is_fire (scene, (CrPlace){ floor, hex }))
      add_around (scene, hex, known, hexes);
  }
  return hexes;
}
