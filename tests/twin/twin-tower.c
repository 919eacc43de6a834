/* twin-tower.c: siege towers. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * TWR-01, TWR-03, TWR-12, TWR-14, TWO-02, TWO-03, COV-10, U-13; elevations at its rear, S3 1.3. */
#include "twin-private.h"

/* A hex as it is counted on a tower that faces direction 0. */
static CrHex
get_own (const CrTower *tower, CrHex hex)
{
  return cr_hex_rotate (cr_hex_sub (hex, tower->front.hex), 6 - tower->facing);
}

static gboolean
has_hex (const CrWorkPart *part, CrHex own)
{
  for (guint i = 0; i < part->hexes->len; i++)
    if (cr_hex_equal (g_array_index (part->hexes, CrHex, i), own))
      return TRUE;
  return FALSE;
}

static gboolean
has_slit (const CrWorkPart *part, CrHex own, CrDirection side)
{
  for (guint i = 0; i < part->slits->len; i++) {
    const CrWorkSlit *slit = &g_array_index (part->slits, CrWorkSlit, i);

    if (cr_hex_equal (slit->hex, own) && slit->side == side)
      return TRUE;
  }
  return FALSE;
}

/* TWR-03: one is left out before low ramparts. TWR-01: a bridge is there when it is down. */
static gboolean
is_there (const CrTower *tower, const CrWorkPart *part)
{
  return part->level[tower->wall - 1] != CR_WORK_NO_LEVEL && (part->enclosed || tower->bridge_down);
}

/* @id: (nullable): of any. Returns: (nullable): the highest */
const CrWorkPart *
twin_find_part (const CrTower *tower, CrHex hex, const char *id)
{
  const CrWorkPart *found = NULL;

  for (guint i = 0; i < tower->type->parts->len; i++) {
    const CrWorkPart *part = &g_array_index (tower->type->parts, CrWorkPart, i);

    if (is_there (tower, part) && has_hex (part, get_own (tower, hex)) &&
        (id == NULL || g_str_equal (part->id, id)))
      found = part;
  }
  return found;
}

static gboolean
is_firm (const TwinLine *line, CrPlace place)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  return cr_scene_has_place (line->scene, place) && (terrain == NULL || terrain->climb.value == 0);
}

/* TWR-07, TWO-05: it stands on level ground; a moat that is filled is as level as that. On nothing
 * but filled moat it stands as high as where it came from. */
int
twin_get_tower_level (const TwinLine *line, const CrTower *tower)
{
  const GArray *foot = g_array_index (tower->type->parts, CrWorkPart, 0).hexes;
  CrPlace place = { 0 }, wet = { -1 };

  for (guint i = 0; i < foot->len; i++) {
    CrHex own = g_array_index (foot, CrHex, i);

    place.hex = cr_hex_add (tower->front.hex, cr_hex_rotate (own, tower->facing));
    if (is_firm (line, place))
      return cr_scene_get_level (line->scene, place);
    if (wet.floor < 0 && cr_scene_has_place (line->scene, place))
      wet = place;
  }
  if (wet.floor < 0)
    return 0;
  for (place = wet; cr_scene_has_place (line->scene, place) && !is_firm (line, place);)
    place.hex = cr_hex_neighbour (place.hex, (tower->facing + 3) % 6);
  return cr_scene_get_level (line->scene, cr_scene_has_place (line->scene, place) ? place : wet);
}

/* ---- on the line ---- */

/* A part of the body from @level on upwards. */
static gboolean
reaches (const CrTower *tower, CrHex hex, int level)
{
  for (guint i = 0; i < tower->type->parts->len; i++) {
    const CrWorkPart *part = &g_array_index (tower->type->parts, CrWorkPart, i);

    if (part->enclosed && is_there (tower, part) && has_hex (part, get_own (tower, hex)) &&
        part->level[tower->wall - 1] >= level)
      return TRUE;
  }
  return FALSE;
}

/* TWR-12: across a tower nobody shoots; out of it over its lower parts its own men do. */
gboolean
twin_tower_bars (const TwinLine *line, CrHex hex)
{
  const CrMuster *muster = line->options->muster;

  if (muster == NULL || twin_place (line, hex).floor != 0)
    return FALSE;
  for (guint i = 0; i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);
    int level = 0;

    for (int man = 0; man < 2; man++)
      if (line->stands[man].tower == tower)
        level = line->stands[man].part->level[tower->wall - 1];
    if (reaches (tower, hex, level))
      return TRUE;
  }
  return FALSE;
}

/* ---- the men on it ---- */

static gboolean
is_tower_terrain (const TwinLine *line, int man)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[man]);

  return twin_is_on_ground (line, man) && twin_is_siege_tower (terrain);
}

/* Not who pushes it (ELV-09, RMP-03). */
gboolean
twin_is_on_tower (const TwinLine *line, int man)
{
  const TwinStand *stand = &line->stands[man];

  return stand->kind == CR_POST_TOWER ? stand->part->level[stand->tower->wall - 1] > 0
                                      : is_tower_terrain (line, man);
}

/* From there he looks down into the place (COV-11). */
gboolean
twin_is_on_top (const TwinLine *line, int man)
{
  return line->stands[man].kind == CR_POST_TOWER ? line->stands[man].part->commands
                                                 : is_tower_terrain (line, man);
}

/* The rows of a part are staggered, so that a slanting side may be of its front or rear. */
static CrFace
get_face (const CrWorkPart *part, CrHex own, CrDirection side)
{
  if (side == 0)
    return CR_FACE_FRONT;
  if (side == 3)
    return CR_FACE_REAR;
  CrDirection slant = side == 1 ? 2 : side == 2 ? 1 : side == 4 ? 5 : 4;
  if (!has_hex (part, cr_hex_neighbour (own, slant)))
    return CR_FACE_SIDE;
  return side == 1 || side == 5 ? CR_FACE_FRONT : CR_FACE_REAR;
}

/* ---- through its open rear, where elevations count there (S3 1.3) ---- */

static gboolean
is_of_level (const TwinLine *line, int man, CrHex hex)
{
  return has_hex (line->stands[man].part, get_own (line->stands[man].tower, hex));
}

static gboolean
is_rear_side (const TwinLine *line, int man, CrHex from, CrHex to)
{
  const TwinStand *stand = &line->stands[man];
  CrDirection side = (cr_hex_direction_to (from, to) + 6 - stand->tower->facing) % 6;

  return !is_of_level (line, man, to) &&
         get_face (stand->part, get_own (stand->tower, from), side) == CR_FACE_REAR;
}

/* From the hex number @at towards the other man. */
static gboolean
steps_out (const TwinLine *line, int man, int at)
{
  int next = man == 0 ? at + 1 : at - 1;
  CrHex here = twin_hex (line, at), beside[2];
  int n = twin_hexes_beside (line, MIN (at, next), beside);

  if (n < 2 && is_rear_side (line, man, here, twin_hex (line, next)))
    return TRUE;
  for (int i = 0; i < n; i++)
    if (is_rear_side (line, man, here, beside[i]))
      return TRUE;
  return FALSE;
}

static gboolean
goes_further_in (const TwinLine *line, int man, int at)
{
  int next = man == 0 ? at + 1 : at - 1;
  CrHex beside[2];

  if (next <= 0 || next >= line->track->n - 1 || !is_of_level (line, man, twin_hex (line, next)))
    return FALSE;
  return twin_hexes_beside (line, MIN (at, next), beside) < 2 ||
         (is_of_level (line, man, beside[0]) && is_of_level (line, man, beside[1]));
}

/* Returns: the number of the last hex of his level on the line, -1 when it is his own or the line
 * does not leave by the rear */
static int
find_sill (const TwinLine *line, int man)
{
  const TwinStand *stand = &line->stands[man];
  int own = man == 0 ? 0 : line->track->n - 1, at = own;

  if (!line->options->rear_levels || stand->kind != CR_POST_TOWER ||
      !stand->tower->type->open_rear || line->d < 0 ||
      is_of_level (line, man, line->men[1 - man].hex))
    return -1;
  while (goes_further_in (line, man, at))
    at += man == 0 ? 1 : -1;
  return at != own && steps_out (line, man, at) ? at : -1;
}

/* Returns: the man on whose level the hex is, before or at that crossing, seen by the rear */
int
twin_find_open_level (const TwinLine *line, CrHex hex, int crossing)
{
  for (int man = 0; man < 2; man++) {
    int sill = find_sill (line, man), at = -1;

    if (sill < 0 || !is_of_level (line, man, hex))
      continue;
    for (int i = 0; i < line->track->n; i++)
      if (cr_hex_equal (twin_hex (line, i), hex))
        at = i;
    if (at < 0)
      at = man == 0 ? crossing : crossing + 1;
    if (man == 0 ? at <= sill : at >= sill)
      return man;
  }
  return -1;
}

/* RMP-06, 07, 09 at the edge of his level, and under that of the level above. */
CrLofReason
twin_look_in (const TwinLine *line, int man, CrHex hex)
{
  gboolean lower = man == line->low;
  int distance = cr_hex_distance (line->men[line->low].hex, hex), d1, d2;

  twin_measure (line, lower ? distance : distance - 1, &d1, &d2);
  if (line->n == 0)
    return CR_LOF_FREE;
  if (!lower)
    return d1 < 2 * line->n * d2 ? CR_LOF_DEAD_EDGE : CR_LOF_FREE;
  if (!reaches (line->stands[man].tower, hex,
                line->stands[man].part->level[line->stands[man].tower->wall - 1] + 1))
    return CR_LOF_FREE;
  return d2 < 2 * line->n * d1 ? CR_LOF_DEAD_EDGE : CR_LOF_FREE;
}

/* TWO-03, COV-10, TWR-14: over one side, turned as the tower faces direction 0. */
static CrCover
get_cover_over (const TwinLine *line, int man, CrDirection side)
{
  const TwinStand *stand = &line->stands[man];
  const CrWorkPart *part = stand->part;
  CrHex own = get_own (stand->tower, line->men[man].hex);
  CrHex beyond = cr_hex_neighbour (line->men[man].hex, (side + stand->tower->facing) % 6);
  const CrWorkPart *bridge = twin_find_part (stand->tower, beyond, NULL);
  int other = line->level[1 - man], cover;

  if (has_hex (part, cr_hex_neighbour (own, side)))
    return CR_COVER_NONE;
  cover = part->cover[get_face (part, own, side)].value;
  if (part->cover[CR_FACE_LOW].value != CR_FACE_NOTHING && other <= part->low_to)
    cover = part->cover[CR_FACE_LOW].value;
  if (part->cover[CR_FACE_SLIT].value != CR_FACE_NOTHING && has_slit (part, own, side))
    cover = MIN (cover, part->cover[CR_FACE_SLIT].value);
  if (part->cover[CR_FACE_BRIDGE].value != CR_FACE_NOTHING && bridge != NULL && !bridge->enclosed &&
      other >= stand->level)
    cover = part->cover[CR_FACE_BRIDGE].value;
  return (CrCover) cover;
}

CrCover
twin_get_tower_cover (const TwinLine *line, int man)
{
  int facing = line->stands[man].tower->facing, least = CR_COVER_INFINITE;
  CrDirection sides[2];
  int n = twin_sides_of (line, man, sides);

  if (find_sill (line, man) >= 0)
    return (CrCover) line->stands[man].part->cover[CR_FACE_REAR].value;

  for (int i = 0; i < n; i++)
    least = MIN (least, (int) get_cover_over (line, man, (sides[i] + 6 - facing) % 6));
  return (CrCover) least;
}
