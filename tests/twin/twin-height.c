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
  case CR_LOF_NOT_LOWER:
  case CR_LOF_TOO_FAR:
  case CR_LOF_MEN:
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

/* U-07, LOF-25: hexes of other men that the line goes through are left out. */
static void
skip_occupied (const TwinLine *line, int *d1, int *d2)
{
  int below = *d1;

  for (int i = 1; i < line->track->n - 1; i++) {
    CrHex hex = twin_hex (line, i);

    if (!twin_is_occupied (line, hex))
      continue;
    if (cr_hex_distance (line->men[line->low].hex, hex) <= below)
      *d1 = MAX (*d1 - 1, 0);
    else
      *d2 = MAX (*d2 - 1, 0);
  }
}

/* D1 and D2 of an obstruction so far from the lower man. */
void
twin_measure (const TwinLine *line, int distance, int *d1, int *d2)
{
  *d1 = CLAMP (distance, 0, line->d);
  *d2 = line->d - *d1;
  if (line->options->skip_occupied)
    skip_occupied (line, d1, d2);
}

/* LOF-20: ground, and nothing on it, at the moat in which the lower man stands. */
static gboolean
is_bank (const TwinLine *line, const TwinObstacle *it)
{
  const CrTerrainKind *mine = cr_scene_get_terrain (line->scene, line->men[line->low]);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, it->a));
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, it->a));

  return !it->wall && mine != NULL && mine->moat && twin_is_on_ground (line, line->low) &&
         it->top == twin_level (line, it->a) &&
         (terrain == NULL || !(terrain->moat || terrain->roofed || terrain->obstruction.value)) &&
         (structure == NULL || !(structure->wall_walk || structure->keep));
}

/* U-06b: as high as the upper man. */
static CrLofReason
check_same_height (const TwinLine *line, const TwinObstacle *it, int d1, int d2)
{
  gboolean bank = is_bank (line, it), general = line->options->heights == CR_LOF_GENERAL;
  CrLofSameHeight same = general ? CR_LOF_SAME_ONCE : line->options->same_height;

  if (bank || same == CR_LOF_SAME_BLOCKED)
    return d2 > 0 ? CR_LOF_NOT_AT_EDGE : CR_LOF_FREE;
  return d1 < (same == CR_LOF_SAME_ONCE ? 1 : 2 * line->n) * d2 ? CR_LOF_DEAD_GROUND : CR_LOF_FREE;
}

/* The predicate of part F3. */
CrLofReason
twin_check_height (const TwinLine *line, const TwinObstacle *it)
{
  int n = line->n, h = it->top - line->level[line->low], d1, d2;

  if (line->options->heights == CR_LOF_CLASSIC)
    return twin_check_classic (line, it);
  twin_measure (line, it->d1, &d1, &d2);
  if (h > 0 && n < h)
    return CR_LOF_TOO_HIGH;
  if (h > 0 && n == h)
    return check_same_height (line, it, d1, d2);
  if (h > 0 && n > h && is_dead (line->options, n, h, d1, d2))
    return CR_LOF_DEAD_GROUND;
  return CR_LOF_FREE;
}

/* ELV-03, 04: on rampart, tower or gate tower at +1 or more. */
static gboolean
is_on_walls (const TwinLine *line, int man)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, line->men[man]);

  return twin_is_on_ground (line, man) && structure != NULL && structure->wall_walk &&
         line->level[man] >= 1;
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

/* HRD-08: raises the top to that of the hoardings that hang over the hex, if they do; TRUE when
 * both men are exactly as high as one. */
static gboolean
meets_boards (const TwinLine *line, CrHex hex, int *top, gboolean *hung)
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
      else if (h > *top && (line->level[0] >= h || line->level[1] >= h)) {
        *top = h;
        *hung = TRUE;
      }
    }
  }
  return boards;
}

static gboolean
is_tower (const TwinLine *line, CrHex hex)
{
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, twin_place (line, hex));

  return structure != NULL && structure->tower;
}

/* In the first box nothing that a man stands on is between: his rampart, but from a tower to a
 * tower, or his roof. */
static gboolean
is_underfoot (const TwinLine *line, TwinStop stop)
{
  for (int man = 0; man < 2; man++)
    if (twin_is_own_rampart (line, man, stop.a, stop.crossing) &&
        is_tower (line, stop.a) == is_tower (line, line->men[man].hex))
      return TRUE;
  return twin_is_own_roof (line, stop.a, stop.crossing);
}

/* RMP-06, 07, 09: from the edge of his own rampart the upper man looks down less steeply. */
static CrLofReason
check_edge (const TwinLine *line, int distance)
{
  int d1, d2;

  twin_measure (line, distance, &d1, &d2);
  return d1 < 2 * line->n * d2 ? CR_LOF_DEAD_EDGE : CR_LOF_FREE;
}

static CrLofReason
judge_hex (const TwinLine *line, TwinStop stop, int top, gboolean hung)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, stop.a));
  gboolean classic = line->options->heights == CR_LOF_CLASSIC;
  int distance = cr_hex_distance (line->men[line->low].hex, stop.a);
  TwinObstacle it = { FALSE, hung, stop.a, stop.a, top, distance - 1 };

  if (line->options->near_edge)
    it.d1 = distance;
  int inside = twin_find_open_level (line, stop.a, stop.crossing);
  if (inside >= 0)
    return twin_look_in (line, inside, stop.a);
  if (twin_tower_bars (line, stop.a))
    return CR_LOF_SOLID;
  if (terrain != NULL && terrain->blocks && !(classic && twin_is_siege_tower (terrain)))
    return CR_LOF_SOLID;
  if (classic)
    return is_underfoot (line, stop) ? CR_LOF_FREE : twin_check_height (line, &it);
  if (line->n > 0 && twin_is_own_rampart (line, 1 - line->low, stop.a, stop.crossing))
    return check_edge (line, distance - 1);
  return twin_check_height (line, &it);
}

/* HRD-06: the hoarding before a man's own battlement hides him from whatever comes through it. */
static gboolean
shuts_in (const TwinLine *line, int man, CrHex hex)
{
  CrHex his = line->men[man].hex;

  for (int side = 0; side < 6 && twin_is_on_ground (line, man); side++)
    if (cr_hex_equal (cr_hex_neighbour (his, side), hex) &&
        twin_has (line, his, side, CR_SIDE_BATTLEMENT, his) &&
        twin_has (line, his, side, CR_SIDE_HOARDING, his))
      return TRUE;
  return FALSE;
}

/* MAP-11: a wall with a door in it, as large as the hex. */
static void
try_door (const TwinLine *line, CrHex hex, TwinEffect *effect)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, hex));

  if (terrain == NULL || terrain->blocks || twin_tower_bars (line, hex))
    return;
  if (terrain->keep_door)
    effect->reason = CR_LOF_KEEP_DOORWAY;
  if (!terrain->door || twin_level (line, hex) != line->level[0])
    return;
  effect->reason = CR_LOF_FREE;
  effect->openings = 1;
  twin_raise_cover (line, effect, CR_SIDE_DOORWAY);
}

/* What the hex hides, its boards (HRD-08), and then who stands there (LOF-03). */
TwinEffect
twin_affect_hex (const TwinLine *line, TwinStop stop)
{
  TwinEffect effect = twin_no_effect;
  gboolean boards, hung = FALSE;

  if (twin_which_man (line, stop.a) >= 0 || !twin_exists (line, stop.a))
    return effect;
  effect.top = get_top (line, stop.a, stop.crossing);
  boards = meets_boards (line, stop.a, &effect.top, &hung);
  effect.reason = judge_hex (line, stop, effect.top, hung);
  if (effect.reason != CR_LOF_FREE && !hung)
    try_door (line, stop.a, &effect);
  if (boards && effect.reason == CR_LOF_FREE) {
    effect.reason = CR_LOF_BOARDS;
    effect.top = MAX (effect.top, line->level[0]);
  }
  if (effect.reason == CR_LOF_FREE && twin_meets_men (line, stop.a))
    effect.reason = CR_LOF_MEN;
  if (shuts_in (line, 0, stop.a) || shuts_in (line, 1, stop.a))
    effect.reason = CR_LOF_HOARDED;
  return effect;
}
