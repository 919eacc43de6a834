/* cr-tower.c: siege towers where they stand. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-error.h"
#include "cr-numbering.h"
#include "cr-text.h"
#include "cr-tower-private.h"

CrHex
cr_tower_get_hex (const CrTower *tower, CrHex own)
{
  return cr_hex_add (tower->front.hex, cr_hex_rotate (own, tower->facing));
}

CrHex
cr_tower_get_own (const CrTower *tower, CrHex hex)
{
  return cr_hex_rotate (cr_hex_sub (hex, tower->front.hex), -tower->facing);
}

gboolean
cr_tower_uses (const CrTower *tower, int part)
{
  const CrWorkPart *it = cr_work_get_part (tower->type, part);

  return it != NULL && it->level[tower->wall - 1] != CR_WORK_NO_LEVEL &&
         (it->enclosed || tower->bridge_down);
}

int
cr_tower_find_top (const CrTower *tower, CrHex hex)
{
  CrHex own = cr_tower_get_own (tower, hex);

  for (int part = (int) tower->type->parts->len - 1; part >= 0; part--)
    if (cr_tower_uses (tower, part) && cr_work_part_has (cr_work_get_part (tower->type, part), own))
      return part;
  return -1;
}

gboolean
cr_tower_stands_on (const CrTower *tower, CrHex hex)
{
  int top = cr_tower_find_top (tower, hex);

  return top >= 0 && cr_work_get_part (tower->type, top)->enclosed;
}

gboolean
cr_tower_rests_on (const CrTower *tower, CrHex hex)
{
  const GArray *body = cr_work_get_part (tower->type, 0)->hexes;
  CrHex own = cr_tower_get_own (tower, hex);

  for (guint i = 0; i < body->len; i++) {
    CrHex it = g_array_index (body, CrHex, i);

    if (own.q == it.q && own.r >= it.r)
      return TRUE;
  }
  return FALSE;
}

typedef enum { BEYOND, ACROSS, WITHIN } Reach;

/* Where its body, or its lowered bridge, is: beyond the grid, across its edge or within. */
static Reach
find_reach (const CrTower *tower, const CrGrid *grid, gboolean body)
{
  guint n = 0, n_within = 0;

  for (int i = 0; cr_work_get_part (tower->type, i) != NULL; i++) {
    const CrWorkPart *part = cr_work_get_part (tower->type, i);

    if (!cr_tower_uses (tower, i) || part->enclosed != body)
      continue;
    n += part->hexes->len;
    for (guint j = 0; j < part->hexes->len; j++)
      n_within +=
          cr_grid_contains (grid, cr_tower_get_hex (tower, g_array_index (part->hexes, CrHex, j)));
  }
  return n_within == n ? WITHIN : n_within > 0 ? ACROSS : BEYOND;
}

gboolean
cr_tower_fits (const CrTower *tower, const CrGrid *grid)
{
  Reach body = find_reach (tower, grid, TRUE);

  return (body == WITHIN || (body == ACROSS && tower->moving && !tower->bridge_down)) &&
         find_reach (tower, grid, FALSE) == WITHIN;
}

gboolean
cr_tower_refuse (const CrTower *tower, const CrMap *map, const char *why, GError **error)
{
  g_autofree char *at = cr_map_format_printed (map, tower->front);
  const char *facing = cr_direction_get_name (tower->facing, cr_map_get_grid (map)->orientation);

  /* Translators: a hex, a direction, and “reaches beyond the map” */
  g_set_error (error, CR_ERROR, CR_ERROR_PLACE,
               cr_work_is_siege_tower (tower->type)
                   ? cr_text ("the siege tower at %1$s, facing %2$s, %3$s")
                   : cr_text ("the piece at %1$s, facing %2$s, %3$s"),
               at, facing, why);
  return FALSE;
}

gboolean
cr_tower_check (const CrTower *tower, const CrMap *map, GError **error)
{
  const CrGrid *grid = cr_map_get_grid (map);
  Reach body = find_reach (tower, grid, TRUE);

  if (cr_tower_fits (tower, grid))
    return TRUE;
  /* Translators: these follow “the siege tower at 0709, facing N,” */
  if (body == BEYOND)
    return cr_tower_refuse (tower, map,
                            cr_text ("has no hex on the map: coming in over the edge it shows one "
                                     "at least (TWR-08)"),
                            error);
  if (body == ACROSS && (!tower->moving || tower->bridge_down))
    return cr_tower_refuse (tower, map,
                            cr_text ("reaches beyond the map: put it farther in or turn it; only "
                                     "one that has moved this turn, its bridge up, comes in over "
                                     "the edge (TWR-08)"),
                            error);
  return cr_tower_refuse (tower, map,
                          cr_text ("reaches beyond the map with its lowered bridge: turn it, or "
                                   "keep the bridge up"),
                          error);
}

/* One of its hexes that it would share; returns FALSE when there is none. */
static gboolean
find_shared (const CrTower *tower, const CrTower *other, CrHex *hex_out)
{
  const GArray *body = cr_work_get_part (tower->type, 0)->hexes;

  for (guint i = 0; i < body->len; i++) {
    *hex_out = cr_tower_get_hex (tower, g_array_index (body, CrHex, i));
    if (cr_tower_stands_on (other, *hex_out))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_tower_check_apart (const CrTower *tower,
                      const CrMuster *muster,
                      int but,
                      const CrMap *map,
                      GError **error)
{
  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    CrPlace shared = { 0 };

    if ((int) i == but || !find_shared (tower, cr_muster_get_tower (muster, i), &shared.hex))
      continue;
    g_autofree char *at = cr_map_format_printed (map, shared);
    /* Translators: follows “the siege tower at 0709, facing N,” */
    g_autofree char *why = g_strdup_printf (cr_text ("would stand on %s, where another is"), at);

    return cr_tower_refuse (tower, map, why, error);
  }
  return TRUE;
}
