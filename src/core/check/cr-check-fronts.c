/* cr-check-fronts.c: stakes that look nowhere. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-check-private.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* What is built, all floors together: its middle is sums of hexes over their number. */
typedef struct {
  gint64 q, r, n;
} Castle;

static Castle
find_castle (const CrMap *map)
{
  const CrGrid *grid = cr_map_get_grid (map);
  Castle castle = { 0 };

  for (int floor = 0; floor < cr_map_n_floors (map); floor++) {
    const gint16 *structure = cr_map_get_layer (map, floor, CR_LAYER_STRUCTURE);

    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++)
      if (structure[cell] != 0) {
        CrHex hex = cr_grid_get_hex (grid, cell);

        castle.q += hex.q;
        castle.r += hex.r;
        castle.n++;
      }
  }
  return castle;
}

/* How far one comes away from the castle by a step in that direction. */
static gint64
weigh (const Castle *castle, CrHex hex, CrDirection direction)
{
  CrHex step = cr_hex_neighbour ((CrHex){ 0, 0 }, direction);
  gint64 q = hex.q * castle->n - castle->q, r = hex.r * castle->n - castle->r;

  return q * step.q + r * step.r + (q + r) * (step.q + step.r);
}

/* Straight up where there is no castle. */
static CrDirection
find_outwards (const Castle *castle, CrHex hex)
{
  CrDirection best = 0;

  for (CrDirection d = 1; d < CR_N_DIRECTIONS; d++)
    if (weigh (castle, hex, d) > weigh (castle, hex, best))
      best = d;
  return best;
}

static void
add (const CrMap *map, const Castle *castle, CrPlace place, GPtrArray *problems)
{
  CrDirection front = find_outwards (castle, place.hex);
  g_autofree char *at = cr_map_format_printed (map, place);
  g_autofree char *mend = g_strdup_printf (
      cr_text ("Turn to %s"), cr_direction_get_title (front, cr_map_get_grid (map)->orientation));
  CrEdit *fix = cr_edit_new ();

  cr_edit_set_value (fix, map, place, CR_LAYER_FACING, 1 + (int) front);
  cr_check_set_fix (
      cr_check_add (problems, "stakes-without-front", place,
                    g_strdup_printf (cr_text ("The stakes of %s have no front: from all sides "
                                              "they cost what they cost from behind."),
                                     at)),
      mend, fix);
}

void
cr_check_fronts (const CrScene *scene, GPtrArray *problems)
{
  const CrMap *map = cr_scene_get_map (scene);
  const CrGrid *grid = cr_map_get_grid (map);
  Castle castle = find_castle (map);

  for (int floor = 0; floor < cr_map_n_floors (map); floor++)
    for (int cell = 0; cell < cr_grid_n_cells (grid); cell++) {
      CrPlace place = { floor, cr_grid_get_hex (grid, cell) };
      const CrTerrainKind *kind = cr_scene_get_terrain (scene, place);

      if (kind != NULL && kind->front.value > 0 && cr_map_get_front (map, place) < 0)
        add (map, &castle, place, problems);
    }
}
