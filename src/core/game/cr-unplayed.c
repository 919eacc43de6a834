/* cr-unplayed.c: what a castle has by chapters that are not played.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-unplayed-private.h"

#include "cr-build.h"

static void
take_down (CrEdit *edit, const CrMap *map, CrSideKind kind)
{
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    gsize n;
    const CrSide *sides = cr_map_get_all_sides (map, floor, &n);

    for (gsize i = 0; i < n; i++)
      if (sides[i].kind == kind)
        cr_edit_remove_side (edit, map, (CrPlace){ floor, cr_grid_get_hex (grid, sides[i].cell) },
                             (CrDirection) sides[i].direction, kind);
  }
}

/* @code: of a terrain that lies over or under another: what is so on the ground stays there */
static void
take_off (CrEdit *edit, const CrMap *map, const char *code)
{
  int terrain = cr_map_find_code (map, CR_LAYER_TERRAIN, code);
  const CrGrid *grid = cr_map_get_grid (map);

  for (int floor = 0; terrain > 0 && floor < cr_map_n_floors (map); floor++) {
    const CrFloor *other = cr_map_get_floor (map, floor);

    for (int cell = 0; other->storey != 0 && cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };

      if (cr_map_get_value (map, place, CR_LAYER_TERRAIN) == terrain)
        for (CrLayer layer = 0; layer < CR_N_LAYERS; layer++)
          cr_edit_set_value (edit, map, place, layer, other->defaults[layer]);
    }
  }
}

CrEdit *
cr_unplayed_new_edit (const CrMap *map, const CrRuleset *ruleset)
{
  CrEdit *edit = cr_edit_new ();

  if (!cr_ruleset_plays (ruleset, "HRD-01"))
    take_down (edit, map, CR_SIDE_HOARDING);
  if (!cr_ruleset_plays (ruleset, "WAL-01"))
    take_down (edit, map, CR_SIDE_LOW_WALL);
  if (!cr_ruleset_plays (ruleset, "ROF-01"))
    take_off (edit, map, CR_BUILD_FLATROOF);
  if (!cr_ruleset_plays (ruleset, "TRE-01"))
    take_off (edit, map, CR_BUILD_TREETOP);
  if (!cr_ruleset_plays (ruleset, "TMP-07"))
    take_off (edit, map, CR_BUILD_PASSAGE);
  return edit;
}
