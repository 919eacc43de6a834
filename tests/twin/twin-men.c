/* twin-men.c: men, weapons and weather. SPDX-License-Identifier: GPL-3.0-or-later
 *
 * LOF-02…04, LOF-14, LOF-20, COV-12, COV-13, MIS-01, MIS-04, XBL-01, WEA-01, CHR-02, CHR-04. */
#include "twin-private.h"

/* ---- who is where ---- */

/* The first living man who is listed there, of a horse its head. */
const CrMan *
twin_find_man (const CrMuster *muster, CrPlace place)
{
  for (guint i = 0; muster != NULL && i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (man->state != CR_MAN_DEAD && man->place.floor == place.floor &&
        cr_hex_equal (man->place.hex, place.hex))
      return man;
  }
  return NULL;
}

/* Who of the muster stands where the question has a man: of two in one hex one may be in the
 * hoarding above the other (HRD-04). Returns: (nullable): the first living one */
const CrMan *
twin_find_man_on (const CrMuster *muster, CrPlace place, const TwinStand *stand)
{
  for (guint i = 0; muster != NULL && i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);
    const char *part = man->post.kind == CR_POST_TOWER ? man->post.part : NULL;
    gboolean same = man->post.kind == stand->kind;

    if (stand->tower != NULL)
      same = (same || man->post.kind == CR_POST_GROUND) &&
             twin_find_part (stand->tower, place.hex, part) == stand->part;
    if (same && man->state != CR_MAN_DEAD && man->place.floor == place.floor &&
        cr_hex_equal (man->place.hex, place.hex))
      return man;
  }
  return NULL;
}

/* CHR-04: a horse also stands in the hex under its rump. */
static gboolean
stands_in (const CrMan *man, CrPlace place)
{
  if (man->place.floor != place.floor)
    return FALSE;
  if (cr_hex_equal (man->place.hex, place.hex))
    return TRUE;
  return man->body != CR_MAN_ON_FOOT && man->rear >= 0 &&
         cr_hex_equal (cr_hex_neighbour (man->place.hex, man->rear), place.hex);
}

static gboolean
is_on_foot (const CrMan *man, CrManState state)
{
  return man != NULL && man->body == CR_MAN_ON_FOOT && man->state == state;
}

/* U-07: hexes of whoever is not dead. */
gboolean
twin_is_occupied (const TwinLine *line, CrHex hex)
{
  const CrMuster *muster = line->options->muster;

  for (guint i = 0; muster != NULL && i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (man->state != CR_MAN_DEAD && stands_in (man, twin_place (line, hex)))
      return TRUE;
  }
  return FALSE;
}

/* A battlement or slit of the hex he stands on. */
gboolean
twin_has_own_wall (const TwinLine *line, int man)
{
  CrHex hex = line->men[man].hex;

  for (int side = 0; side < 6 && twin_is_on_ground (line, man); side++)
    if (twin_has (line, hex, side, CR_SIDE_BATTLEMENT, hex) ||
        twin_has (line, hex, side, CR_SIDE_SLIT, hex))
      return TRUE;
  return FALSE;
}

/* ---- on the line ---- */

static gboolean
counts (const TwinLine *line, const CrMan *man)
{
  if (man->state == CR_MAN_DEAD || man == line->stands[0].man || man == line->stands[1].man)
    return FALSE;
  if (man->post.kind != CR_POST_GROUND || is_on_foot (man, CR_MAN_KNEELING))
    return FALSE;
  return man->state != CR_MAN_STUNNED || !line->options->stunned_pass;
}

/* U-07: whoever is lower than the upper man. In the first box, by its order, whoever is lower than
 * both, in the moat (LOF-20) or under plunging fire (LOF-13). */
static gboolean
is_passed_over (const TwinLine *line, CrHex hex)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, twin_place (line, hex));

  if (line->options->heights != CR_LOF_CLASSIC)
    return twin_level (line, hex) < line->level[1 - line->low] &&
           (line->options->over_men == CR_LOF_OVER_HEIGHT || (terrain != NULL && terrain->moat) ||
            (twin_has_own_wall (line, 1 - line->low) &&
             line->d + 1 <= twin_get_reach (line, 1 - line->low)));
  if (twin_compare_ground (line, hex, 1 - line->low) >= 0)
    return FALSE;
  return twin_compare_ground (line, hex, line->low) < 0 || (terrain != NULL && terrain->moat) ||
         twin_is_plunging (line);
}

gboolean
twin_meets_men (const TwinLine *line, CrHex hex)
{
  const CrMuster *muster = line->options->muster;
  CrPlace place = twin_place (line, hex);

  for (guint i = 0; line->men_block && muster != NULL && i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (stands_in (man, place) && counts (line, man) && !is_passed_over (line, hex))
      return TRUE;
  }
  return FALSE;
}

/* ---- refused before any line ---- */

static gboolean
is_covered (const TwinLine *line, int man)
{
  CrPlace here = line->men[man];
  const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, here);
  int level = cr_scene_get_level (line->scene, here);

  if (!twin_is_on_ground (line, man))
    return FALSE;
  if (terrain != NULL && terrain->roofed)
    return TRUE;
  for (int floor = 0; floor < cr_map_n_floors (line->map); floor++) {
    CrPlace above = { floor, here.hex };

    if (cr_scene_has_place (line->scene, above) && cr_scene_get_level (line->scene, above) > level)
      return TRUE;
  }
  return FALSE;
}

/* By a fire two hexes off or nearer. */
static gboolean
is_lit (const TwinLine *line)
{
  const CrGrid *grid = cr_map_get_grid (line->map);

  for (int i = 0; i < cr_grid_n_cells (grid); i++) {
    CrPlace place = { line->men[1].floor, cr_grid_get_hex (grid, i) };
    const CrTerrainKind *terrain = cr_scene_get_terrain (line->scene, place);

    if (cr_hex_distance (place.hex, line->men[1].hex) <= 2 && terrain != NULL &&
        g_str_equal (cr_node_get (terrain->node, "code"), "fire"))
      return TRUE;
  }
  return FALSE;
}

/* WEA-01. */
static gboolean
is_unseen (const TwinLine *line)
{
  CrSky sky = cr_muster_get_sky (line->options->muster);

  return sky.weather != NULL && sky.weather->visibility.value > 0 &&
         line->d + 1 > sky.weather->visibility.value &&
         !(is_covered (line, 0) && is_covered (line, 1)) && !is_lit (line);
}

/* XBL-01: the target lies within 60° before the side opposite to the loader. */
static gboolean
has_loader (const TwinLine *line)
{
  CrPlace here = line->men[0];
  CrHex way = cr_hex_sub (line->men[1].hex, here.hex);

  for (guint i = 0; i < cr_muster_n_men (line->options->muster); i++) {
    const CrMan *man = cr_muster_get_man (line->options->muster, i);

    if (man->body != CR_MAN_ON_FOOT || man->state == CR_MAN_STUNNED || man->state == CR_MAN_DEAD ||
        man->side != line->team || man->place.floor != here.floor ||
        man->post.kind != CR_POST_GROUND || cr_hex_distance (man->place.hex, here.hex) != 1 ||
        !cr_scene_has_place (line->scene, man->place) ||
        cr_scene_get_level (line->scene, man->place) != line->level[0])
      continue;
    /* Within 30° of the step away from him: cos² ≥ 3/4, dot being twice the product. */
    int dot = cr_hex_dot (cr_hex_sub (here.hex, man->place.hex), way);
    if (dot > 0 && dot * dot * 2 >= 3 * cr_hex_dot (way, way))
      return TRUE;
  }
  return FALSE;
}

/* MIS-04. */
static gboolean
cannot_kneel (const TwinLine *line)
{
  const CrWeapon *weapon = line->options->weapon;

  if (weapon == NULL || !is_on_foot (line->stands[0].man, CR_MAN_KNEELING))
    return FALSE;
  return weapon->kneeling.value == CR_KNEELING_NEVER ||
         (weapon->kneeling.value == CR_KNEELING_LOADER && !has_loader (line));
}

/* COV-13. */
static gboolean
is_at_foot (const TwinLine *line)
{
  const CrMan *animal = line->stands[1].man;
  CrPlace here = line->men[1];

  for (int d = 0; d < 6 && animal != NULL && animal->body == CR_MAN_ANIMAL; d++) {
    CrPlace beside = { here.floor, cr_hex_neighbour (here.hex, d) };
    const CrStructureKind *structure = cr_scene_get_structure (line->scene, beside);

    if (cr_scene_has_place (line->scene, beside) && structure != NULL && structure->wall_walk &&
        cr_scene_get_level (line->scene, beside) > line->level[1])
      return TRUE;
  }
  return FALSE;
}

static gboolean
is_friend_in (const TwinLine *line, const CrMan *man, CrPlace place)
{
  return stands_in (man, place) && man->post.kind == CR_POST_GROUND && man->state != CR_MAN_DEAD &&
         man->body != CR_MAN_ANIMAL && man->side == line->team && man != line->stands[0].man &&
         man != line->stands[1].man;
}

/* LOF-14. */
static gboolean
has_friend_beside (const TwinLine *line)
{
  const CrMuster *muster = line->options->muster;
  CrPlace there = line->men[1];

  if (!line->options->spare_friends || line->level[0] <= line->level[1] ||
      !twin_has_own_wall (line, 0))
    return FALSE;
  for (int d = 0; d < 6; d++) {
    CrPlace beside = { there.floor, cr_hex_neighbour (there.hex, d) };

    if (!cr_scene_has_place (line->scene, beside) ||
        cr_scene_get_level (line->scene, beside) != line->level[1])
      continue;
    for (guint i = 0; i < cr_muster_n_men (muster); i++)
      if (is_friend_in (line, cr_muster_get_man (muster, i), beside))
        return TRUE;
  }
  return FALSE;
}

CrLofReason
twin_refuse_men (const TwinLine *line)
{
  const CrWeapon *weapon = line->options->weapon;

  if (weapon != NULL && line->d + 1 > weapon->reach[CR_BAND_LONG].value)
    return CR_LOF_OUT_OF_RANGE;
  if (weapon != NULL && weapon->downwards.value != 0 && line->level[1] >= line->level[0])
    return CR_LOF_NOT_BELOW;
  if (line->options->muster == NULL)
    return CR_LOF_FREE;
  if (is_on_foot (line->stands[0].man, CR_MAN_STUNNED))
    return CR_LOF_STUNNED;
  if (is_unseen (line))
    return CR_LOF_UNSEEN;
  if (cannot_kneel (line))
    return CR_LOF_WEAPON_KNEELS;
  if (is_at_foot (line))
    return CR_LOF_AT_FOOT;
  if (has_friend_beside (line))
    return CR_LOF_FRIEND_BESIDE;
  return CR_LOF_FREE;
}

/* ---- on one's knees: COV-12 ---- */

/* TRUE when that makes his cover infinite. */
gboolean
twin_kneel_target (const TwinLine *line, CrCover *cover)
{
  static const CrCover raised[] = { CR_COVER_LIGHT, CR_COVER_MEDIUM, CR_COVER_INFINITE,
                                    CR_COVER_INFINITE };

  if (!is_on_foot (line->stands[1].man, CR_MAN_KNEELING) || *cover == CR_COVER_INFINITE)
    return FALSE;
  *cover = raised[*cover];
  return *cover == CR_COVER_INFINITE;
}

/* What the shooter's side gives him, by which his line leaves. */
static int
get_side_cover (const TwinLine *line, CrDirection side)
{
  CrHex hex = line->men[0].hex;
  TwinThings all = twin_things (line, hex, side);
  int cover = CR_COVER_NONE;

  for (int i = 0; i < all.n; i++) {
    const CrSide *thing = all.things[i];
    const CrSideRule *rule =
        cr_ruleset_get_side (cr_scene_get_ruleset (line->scene), (CrSideKind) thing->kind);
    gboolean own = cr_map_is_inside (line->map, thing, hex), helps = FALSE;

    if (thing->kind == CR_SIDE_BATTLEMENT || thing->kind == CR_SIDE_SLIT)
      helps = own;
    else if (thing->kind == CR_SIDE_PARAPET)
      helps = line->level[1] <= line->level[0];
    else
      helps = thing->kind == CR_SIDE_LOW_WALL ||
              (cr_side_kind_is_opening (thing->kind) && line->ends[0] == side);
    if (helps && rule != NULL)
      cover = MAX (cover, rule->cover.value);
  }
  return cover;
}

static int
get_own_cover (const TwinLine *line)
{
  CrDirection sides[2];
  int n = twin_sides_of (line, 0, sides);
  int least = n > 0 ? CR_COVER_INFINITE : CR_COVER_NONE;

  if (!twin_is_on_ground (line, 0))
    return twin_get_post_cover (line, 0);
  for (int i = 0; i < n; i++)
    least = MIN (least, get_side_cover (line, sides[i]));
  return MAX (least, twin_get_terrain_cover (line, 0));
}

CrLofReason
twin_kneel_shooter (const TwinLine *line)
{
  return is_on_foot (line->stands[0].man, CR_MAN_KNEELING) &&
                 get_own_cover (line) >= CR_COVER_MEDIUM
             ? CR_LOF_SHOOTER_KNEELS
             : CR_LOF_FREE;
}
