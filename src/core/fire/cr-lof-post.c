/* cr-lof-post.c: where a man stands who does not stand on the ground of his hex.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-works.h"

#include "cr-curtain.h"
#include "cr-tower-ground.h"

static void
lift_man (CrLofMan *man, int level)
{
  CrLofSite site = { .exists = TRUE, .level = (gint16) level, .top = (gint16) level };

  site.sides = man->site.sides;
  man->site = site;
}

/* The hoarding over his hex, and outwards is away from its battlement. */
static gboolean
enter_hoarding (const CrLofCase *self, CrLofMan *man)
{
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace inside = cr_place_neighbour (man->place, d);
    CrDirection outwards = cr_direction_opposite (d);

    if ((man->post.facing >= 0 && man->post.facing != outwards) ||
        !cr_scene_has_place (self->scene, inside) ||
        !cr_curtain_has (self->map, inside, outwards, CR_SIDE_HOARDING))
      continue;
    man->post.facing = (gint8) outwards;
    lift_man (man, cr_scene_get_level (self->scene, inside));
    man->site.crest = TRUE;
    return TRUE;
  }
  return FALSE;
}

/* LAD-06: most levels up; 0, as of a ruleset without ladders, is none. */
static int
get_ladder_reach (const CrLofCase *self)
{
  const CrLinkRule *rule = cr_ruleset_find_link (cr_scene_get_ruleset (self->scene), "ladder");

  return rule != NULL ? rule->reach.value : 0;
}

/* LAD-03, LAD-06, LAD-16: before a battlement one or two levels up, not of a tower or behind a
 * hoarding. Whoever is on his way is half-way. */
static gboolean
climb_ladder (const CrLofCase *self, CrLofMan *man)
{
  int reach = get_ladder_reach (self);

  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrPlace top = cr_place_neighbour (man->place, d);
    CrDirection back = cr_direction_opposite (d);
    int rise = cr_scene_get_level (self->scene, top) - man->site.level;

    if ((man->post.facing >= 0 && man->post.facing != d) || rise < 1 || rise > reach ||
        !cr_scene_has_place (self->scene, top) ||
        !cr_curtain_has (self->map, top, back, CR_SIDE_BATTLEMENT) ||
        cr_curtain_has (self->map, top, back, CR_SIDE_HOARDING) ||
        cr_defies_ladders (self->scene, top))
      continue;
    man->post.facing = (gint8) d;
    lift_man (man, man->site.level + (man->post.kind == CR_POST_LADDER_TOP ? rise : rise / 2));
    man->site.crest = man->post.kind == CR_POST_LADDER_TOP;
    return TRUE;
  }
  return FALSE;
}

static gboolean
climb_tree (const CrLofCase *self, CrLofMan *man)
{
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, man->place);

  if (terrain == NULL || !terrain->tree)
    return FALSE;
  lift_man (man, man->site.level + terrain->obstruction.value);
  man->site.crown = TRUE;
  return TRUE;
}

static const CrTower *
find_tower (const CrLofCase *self, CrPlace place)
{
  const CrMuster *muster = self->options->muster;
  int index = muster != NULL ? cr_muster_find_tower (muster, place) : -1;

  return index >= 0 ? cr_muster_get_tower (muster, (guint) index) : NULL;
}

static gboolean
mount_tower (const CrLofCase *self, CrLofMan *man, const CrTower *tower)
{
  const CrWork *type;
  const CrWorkPart *part;

  if (tower == NULL)
    return FALSE;
  type = tower->type;
  man->part = man->post.part != NULL ? cr_work_find_part (type, man->post.part)
                                     : cr_tower_find_top (tower, man->place.hex);
  part = cr_work_get_part (type, man->part);
  if (part == NULL || !cr_tower_uses (tower, man->part) ||
      !cr_work_part_has (part, cr_tower_get_own (tower, man->place.hex)))
    return FALSE;
  man->tower = tower;
  lift_man (man, cr_tower_get_level (tower, self->scene) + part->level[tower->wall - 1]);
  man->site.tower = man->part > 0;
  return TRUE;
}

/* Returns: the post that the question names, otherwise that of the muster, otherwise the ground */
static CrPost
find_post (const CrLofCase *self, int man)
{
  const CrLofOptions *options = self->options;
  const CrPost *said = man == CR_LOF_SHOOTER ? options->from_post : options->to_post;
  const CrMan *who = NULL;

  if (said != NULL)
    return *said;
  if (options->muster != NULL)
    who = cr_muster_find (options->muster, self->men[man].place);
  return who != NULL ? who->post : (CrPost){ CR_POST_GROUND, -1, NULL };
}

static gboolean
take_post (const CrLofCase *self, CrLofMan *man)
{
  const CrTower *tower = find_tower (self, man->place);

  switch (man->post.kind) {
  case CR_POST_HOARDING:
    return enter_hoarding (self, man);
  case CR_POST_LADDER:
  case CR_POST_LADDER_TOP:
    return climb_ladder (self, man);
  case CR_POST_TREE:
    return climb_tree (self, man);
  case CR_POST_BELOW:
    return FALSE;
  case CR_POST_TOWER:
    return mount_tower (self, man, tower);
  default:
    if (tower == NULL)
      return TRUE;
    man->post.kind = CR_POST_TOWER;
    return mount_tower (self, man, tower);
  }
}

void
cr_lof_works_set (CrLofCase *self)
{
  const CrMuster *muster = self->options->muster;

  self->works = muster != NULL && cr_muster_n_towers (muster) > 0;
  for (int i = 0; i < CR_LOF_N_MEN; i++) {
    CrLofMan *man = &self->men[i];

    man->post = find_post (self, i);
    man->part = -1;
    man->misplaced = man->site.exists && !take_post (self, man);
    self->works |= man->post.kind != CR_POST_GROUND;
  }
}

gboolean
cr_lof_stand (const CrScene *scene,
              CrPlace place,
              const CrPost *post,
              const CrLofOptions *options,
              CrLofStand *stand_out)
{
  CrLofOptions posted = *options;
  CrLofCase self;
  CrLofSite site;

  if (!cr_scene_has_place (scene, place))
    return FALSE;
  posted.from_post = posted.to_post = post;
  cr_lof_case_init (&self, scene, NULL, &posted, NULL);
  site = cr_lof_look_up_site (scene, place, cr_map_get_occupied_sides (self.map, place));
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    self.men[man] = (CrLofMan){ .place = place, .site = site, .end = -1 };
  cr_lof_works_set (&self);
  *stand_out = cr_lof_works_stand (&self, CR_LOF_SHOOTER);
  return site.exists && !self.men[CR_LOF_SHOOTER].misplaced;
}

gboolean
cr_lof_works_matter (const CrLofOptions *options)
{
  return options->from_post != NULL || options->to_post != NULL ||
         (options->weapon != NULL && options->weapon->downwards.value != 0) ||
         (options->muster != NULL && cr_muster_n_towers (options->muster) > 0);
}
