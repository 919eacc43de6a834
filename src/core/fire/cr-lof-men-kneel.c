/* cr-lof-men-kneel.c: what it does to cover that a man kneels, or faces away.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-men-private.h"

static int
get_side_cover (const CrLofCase *self, CrDirection side, gboolean opening)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  const CrRuleset *ruleset = cr_scene_get_ruleset (self->scene);
  CrLofSides sides = cr_lof_case_get_sides (self, shooter->place.hex, side);
  int cover = CR_COVER_NONE;

  for (gsize i = 0; i < cr_lof_sides_count (&sides); i++) {
    const CrSide *thing = cr_lof_sides_get (&sides, i);
    gboolean mine = cr_map_is_inside (self->map, thing, shooter->place.hex);
    gboolean level = self->men[CR_LOF_TARGET].site.level <= shooter->site.level;

    if ((mine && (thing->kind == CR_SIDE_BATTLEMENT || thing->kind == CR_SIDE_SLIT)) ||
        thing->kind == CR_SIDE_LOW_WALL || (thing->kind == CR_SIDE_PARAPET && level) ||
        (opening && cr_side_kind_is_opening (thing->kind)))
      cover = MAX (cover, cr_ruleset_get_side (ruleset, thing->kind)->cover.value);
  }
  return cover;
}

/* By which the line leaves his hex; at a corner and along a side the lesser of two. */
static int
get_leaving_cover (const CrLofCase *self)
{
  CrDirection end = self->men[CR_LOF_SHOOTER].end;
  CrLofTouch touch = cr_lof_case_get_touch (self, 1);

  if (end >= 0)
    return get_side_cover (self, end, TRUE);
  if (touch.kind == CR_LOF_TOUCH_SIDE)
    return get_side_cover (self, touch.to, FALSE);
  return MIN (get_side_cover (self, touch.to, FALSE), get_side_cover (self, touch.other, FALSE));
}

/* What the shooter crouches behind on this line: his hex or post, and the side by which it leaves.
 * Straight down there is none. */
static int
get_own_cover (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  int place = cr_lof_cover_terrain (self, CR_LOF_SHOOTER).value;

  if (shooter->post.kind != CR_POST_GROUND || self->d < 0)
    return place;
  return MAX (get_leaving_cover (self), place);
}

/**
 * cr_lof_men_hide:
 *
 * Returns: whether a man has the cover of a hex that shelters on one side only: his owner chooses
 *   it, by the side he faces; unless he has chosen, the one towards the other man (COV-03)
 */
gboolean
cr_lof_men_hide (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man];
  CrHex v = cr_hex_sub (self->men[1 - man].place.hex, him->place.hex);

  return him->who == NULL || him->who->post.facing < 0 ||
         cr_hex_dot (cr_hex_steps[him->who->post.facing], v) > 0;
}

/* U-27: in the open light, else a step more; heavy and medium become infinite (U-26). */
static CrCover
raise_cover (CrCover cover, int n_steps)
{
  for (int i = 0; i < n_steps && cover < CR_COVER_INFINITE; i++)
    cover = cover >= CR_COVER_MEDIUM ? CR_COVER_INFINITE : cover + 1;
  return cover;
}

void
cr_lof_men_settle (const CrLofCase *self, CrLofShot *shot)
{
  int n_steps =
      cr_ruleset_get_figure (cr_scene_get_ruleset (self->scene), CR_FIGURE_KNEELING_COVER).value;

  if (cr_lof_man_is_in_state (self->men[CR_LOF_TARGET].who, CR_MAN_KNEELING) && n_steps > 0 &&
      shot->cover < CR_COVER_INFINITE) {
    shot->cover = raise_cover (shot->cover, n_steps);
    shot->knelt = TRUE;
  }
  if (cr_lof_man_is_in_state (self->men[CR_LOF_SHOOTER].who, CR_MAN_KNEELING) &&
      get_own_cover (self) >= CR_COVER_MEDIUM)
    cr_lof_shot_forbid (shot, CR_LOF_SHOOTER_KNEELS);
}
