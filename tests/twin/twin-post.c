/* twin-post.c: hoardings, ladders and trees that men stand in.
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * HRD-04, HRD-05, HRD-07, HRD-09, COV-08, LAD-03, LAD-06, LAD-16, MIS-03, MIS-05, TRE-04. */
#include "twin-private.h"

#include "cr-mechanism.h"

static gboolean
has_thing (const TwinLine *line, CrPlace place, CrDirection side, CrSideKind kind, CrHex inside)
{
  gsize n;
  const CrSide *things = cr_map_get_sides (line->map, place, side, &n);

  for (gsize i = 0; i < n; i++)
    if (things[i].kind == kind && cr_map_is_inside (line->map, &things[i], inside))
      return TRUE;
  return FALSE;
}

/* ---- where one can stand ---- */

/* It hangs before the battlement of the hex behind it. */
static gboolean
take_hoarding (const TwinLine *line, CrPlace place, CrDirection back, TwinStand *stand)
{
  CrPlace inner = { place.floor, cr_hex_neighbour (place.hex, back) };

  stand->facing = (back + 3) % 6;
  stand->level = cr_scene_get_level (line->scene, inner);
  return cr_scene_has_place (line->scene, inner) &&
         has_thing (line, place, back, CR_SIDE_HOARDING, inner.hex);
}

/* LAD-03, LAD-06, LAD-16. */
static gboolean
take_ladder (const TwinLine *line, CrPlace place, CrDirection to, TwinStand *stand)
{
  CrPlace wall = { place.floor, cr_hex_neighbour (place.hex, to) };
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, wall);
  int low = cr_scene_get_level (line->scene, place), rise;

  if (!cr_scene_has_place (line->scene, wall) || (structure != NULL && structure->tower) ||
      cr_flanks_bridge (cr_scene_get_map (line->scene), wall) ||
      !has_thing (line, place, to, CR_SIDE_BATTLEMENT, wall.hex) ||
      has_thing (line, place, to, CR_SIDE_HOARDING, wall.hex))
    return FALSE;
  rise = cr_scene_get_level (line->scene, wall) - low;
  stand->facing = to;
  stand->level = low + (stand->kind == CR_POST_LADDER ? rise / 2 : rise);
  return rise == 1 || rise == 2;
}

/* TRE-04. */
static gboolean
take_tree (const TwinLine *line, CrPlace place, TwinStand *stand)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  if (terrain == NULL || !terrain->tree)
    return FALSE;
  stand->level = cr_scene_get_level (line->scene, place) + terrain->obstruction.value;
  return TRUE;
}

static gboolean
take_tower (const TwinLine *line, CrPlace place, const char *part, TwinStand *stand)
{
  const CrMuster *muster = line->options->muster;

  for (guint i = 0; place.floor == 0 && muster != NULL && i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);
    const CrWorkPart *found = twin_find_part (tower, place.hex, part);

    if (found == NULL)
      continue;
    stand->kind = CR_POST_TOWER;
    stand->tower = tower;
    stand->part = found;
    stand->level = twin_get_tower_level (line, tower) + found->level[tower->wall - 1];
    return TRUE;
  }
  return FALSE;
}

/* FALSE when there is nothing of the kind. Whoever does not say where stands on the highest part of
 * a siege tower, else on the ground. */
gboolean
twin_take_stand (const TwinLine *line, int man, const CrPost *asked, TwinStand *stand)
{
  CrPlace place = line->men[man];
  const CrMan *who = twin_find_man (line->options->muster, place);
  CrPost post = { CR_POST_GROUND, -1, NULL };
  gboolean hangs;

  if (asked != NULL || who != NULL)
    post = asked != NULL ? *asked : who->post;
  *stand = (TwinStand){ .man = who, .kind = post.kind, .facing = -1 };
  stand->level = cr_scene_get_level (line->scene, place);
  hangs = post.kind == CR_POST_HOARDING;
  if (post.kind == CR_POST_GROUND)
    return take_tower (line, place, NULL, stand) || TRUE;
  if (post.kind == CR_POST_TOWER)
    return take_tower (line, place, post.part, stand);
  if (post.kind == CR_POST_TREE)
    return take_tree (line, place, stand);
  if (post.kind == CR_POST_BELOW) /* DEP-02 */
    return FALSE;
  for (int d = 0; d < 6; d++) { /* to the battlement */
    int facing = hangs ? (d + 3) % 6 : d;

    if ((post.facing < 0 || post.facing == facing) &&
        (hangs ? take_hoarding (line, place, d, stand) : take_ladder (line, place, d, stand)))
      return TRUE;
  }
  return FALSE;
}

/* ---- shooting from there and at it ---- */

/* HRD-07, HRD-09, MIS-05: bows outwards, what is thrown or poured straight down alone. */
static CrLofReason
shoot_from_hoarding (const TwinLine *line)
{
  const CrWeapon *weapon = line->options->weapon;
  CrHex way = cr_hex_sub (line->men[1].hex, line->men[0].hex);
  gboolean thrown = weapon != NULL && weapon->murder_holes.value != 0, down = line->d < 0;

  if (weapon != NULL && weapon->hoarding.value == 0 && !down)
    return CR_LOF_NO_ENGINE;
  if (thrown != down)
    return CR_LOF_MURDER_HOLES;
  return cr_hex_dot (cr_hex_steps[line->stands[0].facing], way) < 0 ? CR_LOF_HOARDING_ARC
                                                                    : CR_LOF_FREE;
}

/* HRD-07: from below bows alone, which is what is shot when nothing is said. Below is who stands
 * under it, or one hex away and lower. */
static CrLofReason
shoot_at_hoarding (const TwinLine *line)
{
  const CrWeapon *weapon = line->options->weapon;
  gboolean below = line->d < 0 || (line->d == 0 && line->level[0] < line->level[1]);

  return below && weapon != NULL && weapon->upwards.value == 0 ? CR_LOF_MURDER_HOLES : CR_LOF_FREE;
}

/* COV-08. */
static CrLofReason
shoot_from_ladder (const TwinLine *line)
{
  CrHex before = cr_hex_neighbour (line->men[0].hex, line->stands[0].facing);

  return line->stands[0].kind == CR_POST_LADDER_TOP && cr_hex_equal (before, line->men[1].hex) &&
                 line->men[0].floor == line->men[1].floor
             ? CR_LOF_FREE
             : CR_LOF_LADDER;
}

/* MIS-03: on a post, or in the crown that the map has as a floor. */
static gboolean
is_up_a_tree (const TwinLine *line)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, line->men[0]);

  return line->stands[0].kind == CR_POST_TREE ||
         (twin_is_on_ground (line, 0) && terrain != NULL && terrain->crown);
}

CrLofReason
twin_refuse_posts (const TwinLine *line)
{
  const CrWeapon *weapon = line->options->weapon;
  const TwinStand *shooter = &line->stands[0], *target = &line->stands[1];
  CrLofReason reason = CR_LOF_FREE;

  if (shooter->kind == CR_POST_HOARDING)
    reason = shoot_from_hoarding (line);
  else if (shooter->kind == CR_POST_LADDER || shooter->kind == CR_POST_LADDER_TOP)
    reason = shoot_from_ladder (line);
  else if (is_up_a_tree (line) && weapon != NULL && weapon->tree.value == 0)
    reason = CR_LOF_TREE;
  else if (shooter->kind == CR_POST_TOWER && shooter->tower == target->tower &&
           shooter->part != target->part)
    reason = CR_LOF_SHUT_IN;
  if (reason == CR_LOF_FREE && target->kind == CR_POST_HOARDING)
    reason = shoot_at_hoarding (line);
  return reason;
}

/* ---- cover ---- */

static CrCover
get_cover_of (const TwinLine *line, const char *id, CrFace face)
{
  const CrWork *work = cr_ruleset_find_work (cr_scene_get_ruleset (line->scene), id);

  return (CrCover) g_array_index (work->parts, CrWorkPart, 0).cover[face].value;
}

/* HRD-05: from a hex away at most, lower or from the walk beside it; a siege tower shoots at slits.
 */
static gboolean
sees_inside (const TwinLine *line, int man)
{
  int other = 1 - man;
  CrPlace place = line->men[other];
  const CrStructureKind *structure = cr_scene_get_structure (line->scene, place);
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

  if (line->d > 0 || line->stands[other].kind == CR_POST_TOWER || twin_is_on_tower (line, other))
    return FALSE;
  if (line->level[other] < line->level[man])
    return TRUE;
  return twin_is_on_ground (line, other) && structure != NULL && structure->wall_walk &&
         (terrain == NULL || !terrain->roofed);
}

/* Of a man on a post, against the other man. */
CrCover
twin_get_post_cover (const TwinLine *line, int man)
{
  switch (line->stands[man].kind) {
  case CR_POST_HOARDING: /* HRD-05 */
    return get_cover_of (line, "hoarding", sees_inside (line, man) ? CR_FACE_NEAR : CR_FACE_FRONT);
  case CR_POST_LADDER:
  case CR_POST_LADDER_TOP: /* COV-08 */
    return get_cover_of (line, "ladder", CR_FACE_FRONT);
  case CR_POST_TREE: /* TRE-04 */
    return get_cover_of (line, "tree", CR_FACE_FRONT);
  case CR_POST_TOWER:
    return twin_get_tower_cover (line, man);
  default:
    return CR_COVER_NONE;
  }
}
