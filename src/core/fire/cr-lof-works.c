/* cr-lof-works.c: men in hoardings, on ladders, up trees and on siege towers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-works.h"

#include "cr-lof-rear.h"

static gboolean
is_on (const CrLofMan *man, CrPostKind kind)
{
  return man->post.kind == kind;
}

/* HRD-07: a bow through the slits, in the half circle before the hoarding, its edge included. */
static CrLofReason
check_from_hoarding (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrHex v = cr_hex_sub (self->men[CR_LOF_TARGET].place.hex, shooter->place.hex);
  const CrWeapon *weapon = self->options->weapon;

  if (weapon != NULL && weapon->hoarding.value == 0)
    return CR_LOF_NO_ENGINE;
  if (weapon != NULL && weapon->murder_holes.value != 0)
    return CR_LOF_MURDER_HOLES;
  return cr_hex_dot (cr_hex_steps[shooter->post.facing], v) < 0 ? CR_LOF_HOARDING_ARC : CR_LOF_FREE;
}

/* COV-08: only the battlement hex in front, and only from the top. */
static CrLofReason
check_from_ladder (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrHex front = cr_hex_neighbour (shooter->place.hex, shooter->post.facing);

  return is_on (shooter, CR_POST_LADDER_TOP) &&
                 cr_hex_equal (front, self->men[CR_LOF_TARGET].place.hex) &&
                 shooter->place.floor == self->men[CR_LOF_TARGET].place.floor
             ? CR_LOF_FREE
             : CR_LOF_LADDER;
}

/* MIS-03 */
static gboolean
is_kept_by_tree (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;

  return self->men[CR_LOF_SHOOTER].site.crown && weapon != NULL && weapon->tree.value == 0;
}

static CrLofReason
check_shooter (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  switch (shooter->post.kind) {
  case CR_POST_HOARDING:
    return check_from_hoarding (self);
  case CR_POST_LADDER:
  case CR_POST_LADDER_TOP:
    return check_from_ladder (self);
  case CR_POST_TOWER:
    return shooter->tower == target->tower && shooter->part != target->part ? CR_LOF_SHUT_IN
                                                                            : CR_LOF_FREE;
  default:
    return CR_LOF_FREE;
  }
}

/* A man who is lower, under a hoarding or one hex away, sees only its murder holes: HRD-05, 07. */
static gboolean
is_below (const CrLofCase *self, const CrLofMan *boarded, const CrLofMan *other)
{
  return is_on (boarded, CR_POST_HOARDING) && other->site.level < boarded->site.level &&
         cr_hex_distance (boarded->place.hex, other->place.hex) <= 1;
}

static gboolean
reaches_up (const CrLofCase *self)
{
  return self->options->weapon == NULL || self->options->weapon->upwards.value != 0;
}

gboolean
cr_lof_works_are_stacked (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  return shooter->place.floor == target->place.floor &&
         ((is_on (shooter, CR_POST_HOARDING) && is_on (target, CR_POST_GROUND)) ||
          (is_on (target, CR_POST_HOARDING) && is_on (shooter, CR_POST_GROUND)));
}

/* Through the murder holes bows shoot up alone, and what is thrown or poured goes down alone
 * (HRD-07, MIS-05). */
static CrLofReason
check_below (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;
  gboolean up = is_on (&self->men[CR_LOF_TARGET], CR_POST_HOARDING);
  gboolean falls = weapon != NULL && weapon->murder_holes.value != 0;

  return (up ? reaches_up (self) : falls) ? CR_LOF_FREE : CR_LOF_MURDER_HOLES;
}

CrLofReason
cr_lof_works_check (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];
  CrLofReason reason = is_kept_by_tree (self) ? CR_LOF_TREE
                       : self->d < 0          ? check_below (self)
                                              : check_shooter (self);

  if (reason != CR_LOF_FREE)
    return reason;
  return is_below (self, target, shooter) && !reaches_up (self) ? CR_LOF_MURDER_HOLES : CR_LOF_FREE;
}

static int
get_height (const CrTower *tower, int part)
{
  return cr_work_get_part (tower->type, part)->level[tower->wall - 1];
}

/* Returns: the level of a tower from which on it is in the way; for its own men, on its bridge too,
 * that is their own level */
static int
get_barring_height (const CrLofCase *self, const CrTower *tower)
{
  int height = 0;

  for (int man = 0; man < CR_LOF_N_MEN; man++)
    if (self->men[man].tower == tower)
      height = get_height (tower, self->men[man].part);
  return height;
}

gboolean
cr_lof_works_bar (const CrLofCase *self, CrLofSpot spot)
{
  const CrMuster *muster = self->options->muster;
  CrPlace place = cr_lof_case_get_place (self, spot.hex);

  for (guint i = 0; muster != NULL && place.floor == 0 && i < cr_muster_n_towers (muster); i++) {
    const CrTower *tower = cr_muster_get_tower (muster, i);

    if (cr_tower_stands_on (tower, place.hex) &&
        get_height (tower, cr_tower_find_top (tower, place.hex)) >=
            get_barring_height (self, tower))
      return TRUE;
  }
  return FALSE;
}

/* Whether he stands in the hoarding that hangs from that battlement hex, and not in another one
 * over the same hex. */
static gboolean
hangs_from (const CrLofCase *self, const CrLofMan *man, CrHex inside, CrHex outside)
{
  CrPlace place = { man->place.floor, inside };

  return is_on (man, CR_POST_HOARDING) && cr_hex_equal (man->place.hex, outside) &&
         cr_scene_get_level (self->scene, place) == man->site.level;
}

gboolean
cr_lof_works_may_cross (const CrLofCase *self, CrHex from, CrHex to)
{
  return hangs_from (self, &self->men[CR_LOF_TARGET], from, to) ||
         hangs_from (self, &self->men[CR_LOF_SHOOTER], to, from);
}

static gboolean
has_cover (const CrFigure *cover)
{
  return cover->value != CR_FACE_NOTHING;
}

/* Returns: the cover of a man on a siege tower over one side of his hex */
static CrFigure
get_side_cover (const CrLofCase *self, const CrLofMan *man, const CrLofMan *other, CrDirection side)
{
  const CrTower *tower = man->tower;
  const CrWorkPart *part = cr_work_get_part (tower->type, man->part);
  CrHex own = cr_tower_get_own (tower, man->place.hex);
  CrDirection turned = (side - tower->facing + CR_N_DIRECTIONS) % CR_N_DIRECTIONS;
  CrHex beyond = cr_hex_neighbour (own, turned);
  int bridge = cr_work_find_part (tower->type, "bridge");
  CrFigure cover;

  if (cr_work_part_has (part, beyond))
    return (CrFigure){ CR_COVER_NONE, CR_PRINTED, NULL };
  if (has_cover (&part->cover[CR_FACE_BRIDGE]) && bridge >= 0 && cr_tower_uses (tower, bridge) &&
      cr_work_part_has (cr_work_get_part (tower->type, bridge), beyond) &&
      other->site.level >= man->site.level)
    return part->cover[CR_FACE_BRIDGE];
  cover = part->cover[cr_work_part_get_face (part, own, turned)];
  if (has_cover (&part->cover[CR_FACE_SLIT]) && part->cover[CR_FACE_SLIT].value < cover.value &&
      cr_work_part_has_slit (part, own, turned))
    cover = part->cover[CR_FACE_SLIT];
  if (has_cover (&part->cover[CR_FACE_LOW]) && other->site.level <= part->low_to &&
      cr_ruleset_plays (cr_scene_get_ruleset (self->scene), "COV-10"))
    cover = part->cover[CR_FACE_LOW];
  return cover;
}

/* Round a corner or along a side two sides of his hex are open to the line: the better one for the
 * shooter counts. */
static CrFigure
get_tower_cover (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man], *other = &self->men[1 - man];
  gboolean shooter = man == CR_LOF_SHOOTER;
  CrLofTouch touch = cr_lof_case_get_touch (self, shooter ? 1 : self->track->n_meets - 2);
  CrHex own = him->place.hex, first = cr_hex_neighbour (touch.hex, touch.to), second = first;
  CrFigure a, b;

  if (cr_lof_rear_opens (self, man))
    return cr_work_get_part (him->tower->type, him->part)->cover[CR_FACE_REAR];
  if (!shooter && touch.kind != CR_LOF_TOUCH_ALONG)
    second = first = touch.hex;
  if (touch.kind != CR_LOF_TOUCH_SIDE)
    second = cr_hex_neighbour (touch.hex, touch.other);
  a = get_side_cover (self, him, other, cr_hex_direction_to (own, first));
  b = get_side_cover (self, him, other, cr_hex_direction_to (own, second));
  return a.value <= b.value ? a : b;
}

/* Returns: (nullable): the work he stands on; NULL on the ground and on a siege tower */
static const CrWork *
find_work (const CrLofCase *self, const CrLofMan *man)
{
  static const char *const ids[CR_N_POST_KINDS] = { NULL,     "hoarding", "ladder",
                                                    "ladder", NULL,       "tree" };
  const char *id = ids[man->post.kind];

  return id != NULL ? cr_ruleset_find_work (cr_scene_get_ruleset (self->scene), id) : NULL;
}

CrLofStand
cr_lof_works_stand (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man];
  CrLofStand stand = { him->post, NULL, NULL, him->site.level };

  if (him->misplaced)
    return stand;
  stand.work = him->tower != NULL ? him->tower->type : find_work (self, him);
  if (him->tower != NULL)
    stand.part = cr_work_get_part (him->tower->type, him->part);
  return stand;
}

/* Whether he looks in from below or from the battlement beside it; from a siege tower nobody does.
 */
static gboolean
looks_in (const CrLofCase *self, const CrLofMan *him, const CrLofMan *other)
{
  if (self->d + 1 > 1 || other->site.tower || is_on (other, CR_POST_TOWER))
    return FALSE;
  return other->site.level < him->site.level || (is_on (other, CR_POST_GROUND) && other->site.walk);
}

CrFigure
cr_lof_works_cover (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man];
  const CrWork *work = find_work (self, him);
  CrFigure none = { CR_COVER_NONE, CR_INFERRED, NULL };

  if (is_on (him, CR_POST_TOWER))
    return get_tower_cover (self, man);
  if (work == NULL)
    return none;

  const CrFigure *cover = cr_work_get_part (work, 0)->cover;
  gboolean near = has_cover (&cover[CR_FACE_NEAR]) && looks_in (self, him, &self->men[1 - man]);
  return cover[near ? CR_FACE_NEAR : CR_FACE_FRONT];
}

/* Whether he stands on the top of a tower: COV-11. On the map's own siege towers all men stand on
 * the top. */
static gboolean
commands_tower (const CrLofMan *man)
{
  if (man->tower == NULL)
    return man->site.tower;
  return cr_work_get_part (man->tower->type, man->part)->commands;
}

/* Right behind a battlement or slit, or in a covered place. */
static gboolean
is_sheltered (const CrLofCase *self, const CrLofShot *shot)
{
  const CrLofMan *target = &self->men[CR_LOF_TARGET];
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, target->place);

  return shot->cover_side == CR_SIDE_BATTLEMENT || shot->cover_side == CR_SIDE_SLIT ||
         shot->cover == CR_COVER_INFINITE || target->post.kind != CR_POST_GROUND ||
         target->site.tower || (terrain != NULL && terrain->roofed);
}

void
cr_lof_works_settle (const CrLofCase *self, CrLofShot *shot)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];

  if (is_on (shooter, CR_POST_TOWER) &&
      cr_lof_works_cover (self, CR_LOF_SHOOTER).value == CR_COVER_INFINITE) {
    cr_lof_shot_forbid (shot, CR_LOF_SHUT_IN);
    return;
  }
  if (is_on (shooter, CR_POST_LADDER_TOP) && shot->cover <= CR_COVER_HEAVY) {
    shot->cover = CR_COVER_HEAVY;
    shot->cover_side = CR_SIDE_BATTLEMENT;
    shot->cover_rule = "COV-08";
  }
  if (shot->cover > CR_COVER_NONE && commands_tower (shooter) && !is_sheltered (self, shot) &&
      cr_ruleset_plays (cr_scene_get_ruleset (self->scene), "COV-11")) {
    shot->cover = CR_COVER_NONE;
    shot->cover_side = -1;
    shot->cover_rule = "COV-11";
  }
}
