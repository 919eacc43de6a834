/* cr-tower.c: siege towers where they stand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-muster.h"

#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"

/* On the map, of a hex counted from the front of a tower that faces direction 0. */
CrHex
cr_tower_get_hex (const CrTower *tower, CrHex own)
{
  return cr_hex_add (tower->front.hex, cr_hex_rotate (own, tower->facing));
}

/* The other way round. */
CrHex
cr_tower_get_own (const CrTower *tower, CrHex hex)
{
  return cr_hex_rotate (cr_hex_sub (hex, tower->front.hex), -tower->facing);
}

/**
 * cr_tower_uses:
 * @part: of its type
 *
 * Returns: whether the part is there: against low ramparts one is left out (TWR-03), and a bridge
 *   is there only when it is down (TWR-01)
 */
gboolean
cr_tower_uses (const CrTower *tower, int part)
{
  const CrWorkPart *it = cr_work_get_part (tower->type, part);

  return it != NULL && it->level[tower->wall - 1] != CR_WORK_NO_LEVEL &&
         (it->enclosed || tower->bridge_down);
}

/* The highest of its parts in a hex, -1 when it has none there. */
int
cr_tower_find_top (const CrTower *tower, CrHex hex)
{
  CrHex own = cr_tower_get_own (tower, hex);

  for (int part = (int) tower->type->parts->len - 1; part >= 0; part--)
    if (cr_tower_uses (tower, part) && cr_work_part_has (cr_work_get_part (tower->type, part), own))
      return part;
  return -1;
}

/* Its body, without the bridge. */
gboolean
cr_tower_stands_on (const CrTower *tower, CrHex hex)
{
  int top = cr_tower_find_top (tower, hex);

  return top >= 0 && cr_work_get_part (tower->type, top)->enclosed;
}

/* Whether each hex of its body, or of its lowered bridge, is one of the map. */
static gboolean
is_on_map (const CrTower *tower, const CrMap *map, gboolean body)
{
  for (int i = 0; cr_work_get_part (tower->type, i) != NULL; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);
    guint n = cr_tower_uses (tower, i) && part->enclosed == body ? part->hexes->len : 0;

    for (guint j = 0; j < n; j++) {
      CrPlace place = { 0, cr_tower_get_hex (tower, g_array_index (part->hexes, CrHex, j)) };

      if (!cr_map_has_place (map, place))
        return FALSE;
    }
  }
  return TRUE;
}

/**
 * cr_tower_check:
 *
 * At rest a tower stands wholly on the map. It comes in over the edge and shows one hex at least,
 * here its front (TWR-08): of one on the move the rest may be beyond. With its bridge down it does
 * not move (TWR-10).
 *
 * Returns: FALSE, with what would do, when it reaches beyond the map
 */
gboolean
cr_tower_check (const CrTower *tower, const CrMap *map, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, tower->front);
  const char *facing = cr_direction_get_name (tower->facing, cr_map_get_grid (map)->orientation);

  if (!is_on_map (tower, map, TRUE) && (!tower->moving || tower->bridge_down)) {
    /* Translators: a hex and a direction */
    g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
                 cr_text ("the siege tower at %1$s, facing %2$s, reaches beyond the map: put it "
                          "farther in or turn it; only one that has moved this turn, its bridge "
                          "up, comes in over the edge (TWR-08)"),
                 at, facing);
    return FALSE;
  }
  if (is_on_map (tower, map, FALSE))
    return TRUE;
  /* Translators: a hex and a direction */
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_text ("the lowered bridge of the siege tower at %1$s, facing %2$s, reaches "
                        "beyond the map: turn the tower, or keep its bridge up"),
               at, facing);
  return FALSE;
}
