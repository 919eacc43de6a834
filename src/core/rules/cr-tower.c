/* cr-tower.c: siege towers where they stand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-muster.h"

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
