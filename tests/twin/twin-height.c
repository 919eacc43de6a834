/* twin-height.c: what a hex on the line hides. SPDX-License-Identifier: GPL-3.0-or-later */
#include "twin-private.h"

const TwinEffect twin_no_effect = { CR_LOF_FREE, FALSE, 0, TWIN_NO_TOP, CR_COVER_NONE };

gboolean
twin_forbids (CrLofReason reason)
{
  switch (reason) {
  case CR_LOF_FREE:
  case CR_LOF_TOO_HIGH:
  case CR_LOF_NOT_AT_EDGE:
  case CR_LOF_DEAD_GROUND:
  case CR_LOF_WALL:
  case CR_LOF_OPENINGS:
  case CR_LOF_SOLID:
  case CR_LOF_BOARDS:
  case CR_LOF_DEAD_EDGE:
    return FALSE;
  default:
    return TRUE;
  }
}

/* LOF-23 by the lower man's distance, or LOF-21, or by the upper man's distance, rounded up. */
static gboolean
is_dead (const CrLofOptions *options, int n, int h, int d1, int d2)
{
  if (options->heights == CR_LOF_GENERAL)
    return d1 < d2;
  if (options->upper_rounding)
    return d2 > (d1 * (n - h) + h - 1) / h;
  return d1 * (n - h) < d2 * h;
}

/* The predicate of part F3. */
CrLofReason
twin_check_height (const TwinLine *line, int top, int d1)
{
  int n = line->n, h = top - line->level[line->low], d2;

  d1 = CLAMP (d1, 0, line->d);
  d2 = line->d - d1;
  if (h > 0 && n < h)
    return CR_LOF_TOO_HIGH;
  if (h > 0 && n == h && d2 > 0)
    return CR_LOF_NOT_AT_EDGE;
  if (h > 0 && n > h && is_dead (line->options, n, h, d1, d2))
    return CR_LOF_DEAD_GROUND;
  return CR_LOF_FREE;
}

/* ELV-03, 04: on rampart, tower or gate tower at +1 or more. */
static gboolean
is_on_walls (const TwinLine *line, int man)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, line->men[man]);

  return structure != NULL && structure->wall_walk && line->level[man] >= 1;
}

static int
get_top (const TwinLine *line, CrHex hex, int crossing)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, hex));
  int level = twin_level (line, hex);

  if (terrain == NULL)
    return level;
  if (terrain->low && is_on_walls (line, 0) && is_on_walls (line, 1) && level < line->level[0] &&
      level < line->level[1])
    return level;
  level += terrain->obstruction.value;
  return terrain->roofed && !twin_is_own_roof (line, hex, crossing) ? level + 1 : level;
}

/* HRD-08: raises the top to that of the hoardings that hang over the hex; TRUE when both men are
 * exactly as high as one. */
static gboolean
meets_boards (const TwinLine *line, CrHex hex, int *top)
{
  CrPlace place = twin_place (line, hex);
  gboolean boards = FALSE;

  for (int side = 0; side < 6; side++) {
    CrPlace inner = { place.floor, cr_hex_neighbour (hex, side) };
    gsize n;
    const CrSide *things = cr_map_get_sides (line->map, place, side, &n);

    for (gsize i = 0; i < n; i++) {
      int h = cr_scene_get_level (line->scene, inner);

      if (things[i].kind != CR_SIDE_HOARDING ||
          !cr_map_is_inside (line->map, &things[i], inner.hex) ||
          !cr_scene_has_place (line->scene, inner))
        continue;
      if (line->level[0] == h && line->level[1] == h)
        boards = TRUE;
      else if (line->level[0] >= h || line->level[1] >= h)
        *top = MAX (*top, h);
    }
  }
  return boards;
}

TwinEffect
twin_affect_hex (const TwinLine *line, TwinStop stop)
{
  TwinEffect effect = twin_no_effect;
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, stop.a));
  int d1 = CLAMP (cr_hex_distance (line->men[line->low].hex, stop.a) - 1, 0, line->d);
  gboolean boards;

  if (twin_which_man (line, stop.a) >= 0 || !twin_exists (line, stop.a))
    return effect;
  effect.top = get_top (line, stop.a, stop.crossing);
  boards = meets_boards (line, stop.a, &effect.top);
  if (terrain != NULL && terrain->blocks)
    effect.reason = CR_LOF_SOLID;
  else if (line->n > 0 && twin_is_own_rampart (line, 1 - line->low, stop.a, stop.crossing))
    effect.reason = d1 < 2 * line->n * (line->d - d1) ? CR_LOF_DEAD_EDGE : CR_LOF_FREE;
  else
    effect.reason = twin_check_height (line, effect.top, line->options->near_edge ? d1 + 1 : d1);
  if (boards && effect.reason == CR_LOF_FREE)
    effect.reason = CR_LOF_BOARDS;
  return effect;
}
