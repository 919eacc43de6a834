/* cr-check-banks.c: moats that are filled. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* The terrain that fascines make of a moat. */
#define FILLED "filledmoat"

/* The lowest ground beside it that is neither moat nor built upon; %CR_LEVEL_MIN where there is
 * none. */
static int
find_bank (const CrScene *scene, CrPlace place)
{
  int bank = CR_LEVEL_MAX + 1;

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace beside = { place.floor, cr_hex_neighbour (place.hex, d) };
    const CrTerrainKind *kind = cr_scene_get_terrain (scene, beside);

    if (cr_scene_has_place (scene, beside) && kind != NULL && !kind->moat && !kind->bridge &&
        kind->climb.value == 0 && cr_scene_get_structure (scene, beside) == NULL)
      bank = MIN (bank, cr_scene_get_level (scene, beside));
  }
  return bank <= CR_LEVEL_MAX ? bank : CR_LEVEL_MIN;
}

/* A ladder from a filled hex counts its levels from there (LAD-06): from the bottom of the moat it
 * would be too short. */
void
cr_check_banks (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  int filled = cr_map_find_code (map, CR_LAYER_TERRAIN, FILLED);

  for (int floor = 0; filled > 0 && floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      g_autofree char *at = NULL;
      CrEdit *fix;
      int bank;

      if (cr_map_get_value (map, place, CR_LAYER_TERRAIN) != filled)
        continue;
      bank = find_bank (scene, place);
      if (cr_scene_get_level (scene, place) >= bank)
        continue;
      at = cr_map_format_printed (map, place);
      fix = cr_edit_new ();
      cr_edit_set_value (fix, map, place, CR_LAYER_LEVEL, bank);
      cr_check_set_fix (
          cr_check_add (
              problems, "filled-below-bank", place,
              g_strdup_printf (cr_text ("The moat of %s is filled, but lies at level %d, below "
                                        "its bank at %d."),
                               at, cr_scene_get_level (scene, place), bank)),
          cr_text ("Fill it up"), fix);
    }
}
