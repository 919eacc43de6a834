/* cr-lof-men.c: what men, weapon and weather do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-men.h"

#include "cr-lights.h"
#include "cr-lof-classic.h"
#include "cr-lof-works.h"

static inline const CrMuster *
cr_lof_men_get_muster (const CrLofCase *self)
{
  return self->options->muster;
}

static inline gboolean
cr_lof_man_is_in_state (const CrMan *man, CrManState state)
{
  return man != NULL && man->body == CR_MAN_ON_FOOT && man->state == state;
}

/* A hex of a line lies no farther from its ends than the line is long, but for its own half hex at
 * each end and the corners it goes round. */
#define AROUND 2

/* Why men, weapon or weather allow no shot by whatever line. */

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

/* Whether the weather reaches the line: inside covered buildings it does not, when both men are in
 * them (WEA-01). */
static gboolean
have_sky (const CrLofCase *self)
{
  return cr_lof_men_get_muster (self) != NULL &&
         !(is_under_roof (self, CR_LOF_SHOOTER) && is_under_roof (self, CR_LOF_TARGET));
}

/* 0: as far as there is map. */
static int
get_visibility (const CrLofCase *self)
{
  const CrWeather *weather;

  if (cr_lof_men_get_muster (self) == NULL)
    return 0;
  weather = cr_muster_get_sky (cr_lof_men_get_muster (self)).weather;
  return weather != NULL ? weather->visibility.value : 0;
}

/* Whether a fire lights who is shot at. */
static gboolean
is_lit (const CrLofCase *self, CrRuleFigure figure)
{
  return cr_lights_reach (self->scene, self->men[CR_LOF_TARGET].place, figure);
}

/* Whether the weather keeps the shooter from seeing his target by himself. */
static gboolean
is_beyond_sight (const CrLofCase *self)
{
  int visibility = get_visibility (self);

  return visibility > 0 && self->d + 1 > visibility && have_sky (self);
}

static gboolean
is_unseen (const CrLofCase *self)
{
  return is_beyond_sight (self) && !is_lit (self, CR_FIGURE_FIRE_LIGHTS);
}

/* Whether the target is seen badly: he is beyond sight, and no fire is near enough to light him
 * well. */
static gboolean
is_seen_badly (const CrLofCase *self)
{
  return g_strcmp0 (cr_ruleset_get_option_value (cr_scene_get_ruleset (self->scene), "dim-light"),
                    "added") == 0 &&
         is_beyond_sight (self) && !is_lit (self, CR_FIGURE_FIRE_LIGHTS_WELL);
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

/* Looks for a loader among all who stand directly behind him at his level. */
static gboolean
has_loader (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrHex v = cr_hex_sub (self->men[CR_LOF_TARGET].place.hex, shooter->place.hex);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace behind = cr_place_neighbour (shooter->place, d);
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
  return cr_scene_is_at_foot (self->scene, target->place, target->site.level) &&
         cr_ruleset_plays (cr_scene_get_ruleset (self->scene), "COV-13");
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
    CrPlace place = cr_place_neighbour (target->place, d);
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

static gboolean
is_between (CrHex hex, CrHex from, CrHex to)
{
  return !cr_hex_equal (hex, from) && !cr_hex_equal (hex, to) &&
         cr_hex_distance (from, hex) + cr_hex_distance (hex, to) <=
             cr_hex_distance (from, to) + AROUND;
}

/* Whether anybody may stand on the line at all: most lines need not be looked at for men. */
static gboolean
is_crowded (const CrMuster *muster, CrHex from, CrHex to)
{
  for (guint i = 0; i < cr_muster_n_men (muster); i++) {
    const CrMan *man = cr_muster_get_man (muster, i);

    if (is_between (man->place.hex, from, to) ||
        (man->rear >= 0 && is_between (cr_hex_neighbour (man->place.hex, man->rear), from, to)))
      return TRUE;
  }
  return FALSE;
}

/* A man who is not listed is of the first side when he shoots, and an enemy when he is shot at. */
static int
find_side (const CrLofCase *self)
{
  const CrMan *shooter = self->men[CR_LOF_SHOOTER].who, *target = self->men[CR_LOF_TARGET].who;

  if (shooter != NULL)
    return shooter->side;
  if (!self->back)
    return 0;
  return target != NULL ? 1 - target->side : 1;
}

/* Whether somebody of the muster stands where the question has this man: of two in one hex one may
 * be in the hoarding above the other (HRD-04). */
static gboolean
stands_like (const CrLofMan *him, const CrMan *man)
{
  gboolean anywhere = man->post.kind == CR_POST_GROUND || man->post.part == NULL;
  int part;

  if (man->state == CR_MAN_DEAD || !cr_hex_equal (man->place.hex, him->place.hex))
    return FALSE;
  if (him->tower == NULL)
    return man->post.kind == him->post.kind;
  if (man->post.kind != CR_POST_GROUND && man->post.kind != CR_POST_TOWER)
    return FALSE;
  part = anywhere ? cr_tower_find_top (him->tower, him->place.hex)
                  : cr_work_find_part (him->tower->type, man->post.part);
  return part == him->part;
}

static const CrMan *
find_who (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man];
  const CrPost *said = man == CR_LOF_SHOOTER ? self->options->from_post : self->options->to_post;
  const CrMan *who;

  if (said == NULL)
    return cr_muster_find (cr_lof_men_get_muster (self), him->place);
  for (guint i = 0; (who = cr_muster_look (cr_lof_men_get_muster (self), him->place, i)) != NULL;
       i++)
    if (stands_like (him, who))
      return who;
  return NULL;
}

/* The band of range, -1 when no weapon is asked about. */
static int
get_band (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;

  return weapon != NULL ? (int) cr_weapon_get_band (weapon, self->d + 1) : -1;
}

/**
 * bar_men:
 *
 * Returns: whether characters on the line stop this weapon at this range whatever the target's
 *   cover (LOF-03, LOF-04)
 */
static gboolean
bar_men (const CrLofCase *self)
{
  const CrWeapon *weapon = self->options->weapon;

  return weapon != NULL && self->crowded &&
         (weapon->over_men.value == CR_OVER_NEVER || get_band (self) == CR_BAND_SHORT);
}

void
cr_lof_men_set (CrLofCase *self)
{
  const CrMuster *muster = cr_lof_men_get_muster (self);

  self->men_bar = FALSE;
  if (muster == NULL)
    return;
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    self->men[man].who = find_who (self, man);
  self->side = find_side (self);
  self->crowded =
      is_crowded (muster, self->men[CR_LOF_SHOOTER].place.hex, self->men[CR_LOF_TARGET].place.hex);
  self->men_bar = bar_men (self);
}

gboolean
cr_lof_men_any (const CrLofOptions *options)
{
  return options->weapon != NULL ||
         (options->muster != NULL && (cr_muster_n_men (options->muster) > 0 ||
                                      cr_muster_get_sky (options->muster).weather != NULL));
}

gboolean
cr_lof_men_matter (const CrLofOptions *options, CrPlace from, CrPlace to)
{
  const CrMuster *muster = options->muster;
  int range = cr_hex_distance (from.hex, to.hex);

  if (cr_lof_works_matter (options) ||
      (options->weapon != NULL && cr_weapon_get_band (options->weapon, range) == CR_BAND_OUT))
    return TRUE;
  if (muster == NULL)
    return FALSE;

  const CrWeather *weather = cr_muster_get_sky (muster).weather;
  return (weather != NULL && weather->visibility.value > 0 && range > weather->visibility.value) ||
         cr_muster_find (muster, from) != NULL || cr_muster_find (muster, to) != NULL ||
         is_crowded (muster, from.hex, to.hex);
}

/* In the first box only from battlements and slits, and not far (LOF-13); back up the same way
 * (LOF-18). Men in the moat are shot over from its edge (LOF-20), and so is whoever is below both.
 * Who is lower is told by the same order as for what stands on the line (ELV-09). */
static gboolean
is_passed_over_classic (const CrLofCase *self, const CrLofSite *site)
{
  const CrLofSite *low = &self->men[self->low].site, *upper = &self->men[1 - self->low].site;

  return cr_lof_classic_is_below (site, upper) &&
         (cr_lof_classic_is_below (site, low) || site->moat || cr_lof_classic_plunges (self));
}

/* S2 1.42 to the letter, with what 1.44 and 1.46 except (LOF-13, LOF-20). */
static gboolean
is_let_pass (const CrLofCase *self, const CrLofSite *site)
{
  return site->moat || (cr_lof_case_has_shelter (self, 1 - self->low) &&
                        self->d + 1 <= cr_lof_classic_get_reach (self));
}

/* By similar triangles men who stand lower than the upper man are shot over: a man is no
 * obstruction by height (U-07), so the line passes over his hex. */
static gboolean
is_passed_over (const CrLofCase *self, const CrLofSite *site)
{
  if (self->options->heights == CR_LOF_CLASSIC)
    return is_passed_over_classic (self, site);
  if (site->level >= self->men[self->low].site.level + self->n)
    return FALSE;
  return self->options->over_men == CR_LOF_OVER_HEIGHT || is_let_pass (self, site);
}

/* A man who stands on a work above the hex is not on the line. The living are in the way: animals
 * too, and the stunned unless the ruleset says otherwise (CHR-06, U-15); over men who kneel one
 * shoots freely (MIS-04). */
static gboolean
is_in_the_way (const CrLofCase *self, const CrMan *man)
{
  if (man == self->men[CR_LOF_SHOOTER].who || man == self->men[CR_LOF_TARGET].who ||
      man->post.kind != CR_POST_GROUND || man->state == CR_MAN_DEAD ||
      cr_lof_man_is_in_state (man, CR_MAN_KNEELING))
    return FALSE;
  return man->state != CR_MAN_STUNNED || !self->options->stunned_pass;
}

int
cr_lof_men_count (const CrLofCase *self, CrPlace place, const CrLofSite *site)
{
  const CrMan *man;
  int n = 0;

  if (!self->crowded || is_passed_over (self, site))
    return 0;
  for (guint i = 0; (man = cr_muster_look (cr_lof_men_get_muster (self), place, i)) != NULL; i++)
    n += is_in_the_way (self, man) ? 1 : 0;
  return n;
}

gboolean
cr_lof_men_need_room (const CrLofCase *self, const CrLofShot *shot)
{
  return self->crowded && !self->men_bar && self->options->weapon != NULL && shot->usable &&
         shot->verdict == CR_LOF_CLEAR && shot->cover > CR_COVER_LIGHT;
}

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

/* Returns: the cover of the side by which the line leaves his hex; at a corner and along a side the
 * lesser of two */
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

/* Returns: the cover behind which the shooter crouches on this line: that of his hex or post, and
 * of the side by which it leaves; straight down there is none */
static int
get_own_cover (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  int place = cr_lof_cover_terrain (self, CR_LOF_SHOOTER).value;

  if (shooter->post.kind != CR_POST_GROUND || self->d < 0)
    return place;
  return MAX (get_leaving_cover (self), place);
}

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

static void
add_modifier (CrLof *lof, const char *rule, int value)
{
  if (value == 0 || lof->n_modifiers == CR_LOF_MAX_MODIFIERS)
    return;
  lof->modifiers[lof->n_modifiers++] = (CrLofModifier){ rule, value };
}

static void
add_figure (const CrLofCase *self, CrLof *lof, const char *rule, CrRuleFigure figure)
{
  add_modifier (lof, rule,
                cr_ruleset_get_figure (cr_scene_get_ruleset (self->scene), figure).value);
}

/* MIS-02 */
static gboolean
is_blinded (const CrLofCase *self, CrSky sky)
{
  CrHex v = cr_hex_sub (self->men[CR_LOF_TARGET].place.hex, self->men[CR_LOF_SHOOTER].place.hex);

  return sky.towards > 0 && sky.weather == NULL && is_before ((CrDirection) (sky.towards - 1), v);
}

static gboolean
is_in_moving_cart (const CrLofCase *self)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  const CrTerrainKind *kind = cr_scene_get_terrain (self->scene, shooter->place);

  return shooter->post.kind == CR_POST_GROUND && kind != NULL && kind->moving;
}

void
cr_lof_men_record (const CrLofCase *self, CrLof *lof)
{
  const CrMan *who = self->men[CR_LOF_SHOOTER].who;

  lof->weapon = self->options->weapon;
  lof->band = get_band (self);
  if (lof->reason == CR_LOF_OUT_OF_RANGE)
    lof->limit = lof->weapon->reach[CR_BAND_LONG].value;
  if (lof->reason == CR_LOF_UNSEEN)
    lof->limit = get_visibility (self);
  if (lof->band >= 0 && lof->band < CR_N_BANDS)
    add_modifier (lof, "MIS-01", lof->weapon->modifier[lof->band].value);
  if (self->men[CR_LOF_SHOOTER].tower != NULL && self->men[CR_LOF_SHOOTER].tower->moving)
    add_figure (self, lof, "TWR-13", CR_FIGURE_IN_A_MOVING_TOWER);
  else if (who != NULL && who->moving)
    add_figure (self, lof, "MIS-02", CR_FIGURE_ON_THE_MOVE);
  if (is_in_moving_cart (self))
    add_figure (self, lof, "WAG-02", CR_FIGURE_ON_THE_MOVE);
  if (self->men[CR_LOF_SHOOTER].site.crown)
    add_figure (self, lof, "MIS-02", CR_FIGURE_UP_A_TREE);
  if (!have_sky (self))
    return;

  CrSky sky = cr_muster_get_sky (cr_lof_men_get_muster (self));
  add_modifier (lof, "WEA-01", sky.weather != NULL ? sky.weather->shooting.value : 0);
  if (sky.sun || is_blinded (self, sky))
    add_figure (self, lof, "MIS-02", CR_FIGURE_INTO_THE_SUN);
  if (sky.dim || is_seen_badly (self))
    add_figure (self, lof, "MIS-02", CR_FIGURE_IN_DIM_LIGHT);
}
