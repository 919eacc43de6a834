/* cr-lof-men-check.c: why men, weapon or weather allow no shot by whatever line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-men-private.h"

/* A covered building: its room has a roof, or a floor over it (WEA-01, TMP-10). Who is up on a work
 * is not in the room of its hex. */
static gboolean
is_under_roof (const CrLofCase *self, int man)
{
  CrPlace place = self->men[man].place;
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, place);

  if (self->men[man].post.kind != CR_POST_GROUND)
    return FALSE;
  if (terrain != NULL && terrain->roofed)
    return TRUE;
  for (int floor = 0; floor < cr_map_n_floors (self->map); floor++) {
    CrPlace above = { floor, place.hex };

    if (floor != place.floor && cr_scene_has_place (self->scene, above) &&
        cr_scene_get_level (self->scene, above) > self->men[man].site.level)
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_lof_men_have_sky (const CrLofCase *self)
{
  return cr_lof_men_get_muster (self) != NULL &&
         !(is_under_roof (self, CR_LOF_SHOOTER) && is_under_roof (self, CR_LOF_TARGET));
}

/* 0: as far as there is map. */
int
cr_lof_men_get_visibility (const CrLofCase *self)
{
  const CrWeather *weather;

  if (cr_lof_men_get_muster (self) == NULL)
    return 0;
  weather = cr_muster_get_sky (cr_lof_men_get_muster (self)).weather;
  return weather != NULL ? weather->visibility.value : 0;
}

static gboolean
is_unseen (const CrLofCase *self)
{
  int visibility = cr_lof_men_get_visibility (self);

  return visibility > 0 && self->d + 1 > visibility && cr_lof_men_have_sky (self);
}

/* Within 60° before a side of the hex, its edge included: what "directly behind" is seen from. */
static gboolean
is_before (CrDirection side, CrHex v)
{
  CrHex along = cr_hex_sub (cr_hex_steps[(side + 1) % CR_N_DIRECTIONS],
                            cr_hex_steps[(side + 5) % CR_N_DIRECTIONS]);
  int n = cr_hex_dot (cr_hex_steps[side], v);

  return n > 0 && ABS (cr_hex_dot (along, v)) <= n;
}

/* XBL-01: a friend on foot who can use his hands. */
static gboolean
can_load (const CrLofCase *self, const CrMan *man)
{
  return man->body == CR_MAN_ON_FOOT && man->state != CR_MAN_STUNNED && man->state != CR_MAN_DEAD &&
         man->post.kind == CR_POST_GROUND && man->side == self->side;
}

/* Of all who stand directly behind him at his level. */
static gboolean
has_loader (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrHex v = cr_hex_sub (self->men[CR_LOF_TARGET].place.hex, shooter->place.hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace behind = { shooter->place.floor, cr_hex_neighbour (shooter->place.hex, d) };
    const CrMan *man;

    if (!cr_scene_has_place (self->scene, behind) ||
        cr_scene_get_level (self->scene, behind) != shooter->site.level ||
        !is_before (cr_direction_opposite (d), v))
      continue;
    for (guint i = 0; (man = cr_muster_look (cr_lof_men_get_muster (self), behind, i)) != NULL; i++)
      if (can_load (self, man))
        return TRUE;
  }
  return FALSE;
}

/* MIS-04 */
static gboolean
is_weapon_idle (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;

  if (weapon == NULL || !cr_lof_man_is_in_state (self->men[CR_LOF_SHOOTER].who, CR_MAN_KNEELING))
    return FALSE;
  return weapon->kneeling.value == CR_KNEELING_NEVER ||
         (weapon->kneeling.value == CR_KNEELING_LOADER && !has_loader (self));
}

/* COV-13, DEP-01: an animal beside a higher hex of a rampart or tower. */
static gboolean
is_at_foot (const CrLofCase *self)
{
  const CrLofMan *target = &self->men[CR_LOF_TARGET];

  if (target->who == NULL || target->who->body != CR_MAN_ANIMAL)
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace place = { target->place.floor, cr_hex_neighbour (target->place.hex, d) };
    const CrStructureKind *structure = cr_scene_get_structure (self->scene, place);

    if (structure != NULL && structure->wall_walk && cr_scene_has_place (self->scene, place) &&
        cr_scene_get_level (self->scene, place) > target->site.level)
      return TRUE;
  }
  return FALSE;
}

/* LOF-14: shooting down from a battlement or slit. */
static gboolean
is_friend_beside (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  if (!self->options->spare_friends || shooter->site.level <= target->site.level ||
      !cr_lof_case_has_shelter (self, CR_LOF_SHOOTER))
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace place = { target->place.floor, cr_hex_neighbour (target->place.hex, d) };
    const CrMan *man;

    if (!cr_scene_has_place (self->scene, place) ||
        cr_scene_get_level (self->scene, place) != target->site.level)
      continue;
    for (guint i = 0; (man = cr_muster_look (cr_lof_men_get_muster (self), place, i)) != NULL; i++)
      if (man != shooter->who && man != target->who && man->side == self->side &&
          man->body != CR_MAN_ANIMAL && man->state != CR_MAN_DEAD &&
          man->post.kind == CR_POST_GROUND)
        return TRUE;
  }
  return FALSE;
}

/**
 * cr_lof_men_check:
 *
 * Returns: why there is no shot by whatever line
 */
CrLofReason
cr_lof_men_check (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;

  if (weapon != NULL && cr_weapon_get_band (weapon, self->d + 1) == CR_BAND_OUT)
    return CR_LOF_OUT_OF_RANGE;
  if (weapon != NULL && weapon->downwards.value != 0 &&
      self->men[CR_LOF_SHOOTER].site.level <= self->men[CR_LOF_TARGET].site.level)
    return CR_LOF_NOT_BELOW;
  if (cr_lof_men_get_muster (self) == NULL)
    return CR_LOF_FREE;
  if (cr_lof_man_is_in_state (self->men[CR_LOF_SHOOTER].who, CR_MAN_STUNNED))
    return CR_LOF_STUNNED;
  if (is_unseen (self))
    return CR_LOF_UNSEEN;
  if (is_weapon_idle (self))
    return CR_LOF_WEAPON_KNEELS;
  if (is_at_foot (self))
    return CR_LOF_AT_FOOT;
  return is_friend_beside (self) ? CR_LOF_FRIEND_BESIDE : CR_LOF_FREE;
}
