/* cr-lof-classic.c: heights as the first box has them. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-classic.h"

/* Two rules do all: what is lower than a man on a battlement or behind a slit is ignored within a
 * few hexes of him (LOF-13); and some things always stop a shot, but from the keep one shoots over
 * what is lower when the lower man is as far from it as the upper one (LOF-16). Both hold back up
 * the line as well (LOF-18). */

enum { RANK_MOAT = -1, RANK_GROUND, RANK_WALLS, RANK_KEEP };

int
cr_lof_classic_get_rank (const CrLofSite *site)
{
  if (site->keep)
    return RANK_KEEP;
  if (site->wall || site->tower || site->crest)
    return RANK_WALLS;
  return site->moat ? RANK_MOAT : RANK_GROUND;
}

gboolean
cr_lof_classic_is_below (const CrLofSite *a, const CrLofSite *b)
{
  int difference = cr_lof_classic_get_rank (a) - cr_lof_classic_get_rank (b);

  return difference < 0 || (difference == 0 && a->level < b->level);
}

int
cr_lof_classic_get_reach (const CrLofCase *self)
{
  gboolean keep = self->men[1 - self->low].site.keep;

  return cr_ruleset_get_figure (cr_scene_get_ruleset (self->scene),
                                keep ? CR_FIGURE_PLUNGE_FROM_KEEP : CR_FIGURE_PLUNGE)
      .value;
}

gboolean
cr_lof_classic_plunges (const CrLofCase *self)
{
  const CrLofSite *upper = &self->men[1 - self->low].site;

  return cr_lof_classic_is_below (&self->men[self->low].site, upper) &&
         cr_lof_case_has_shelter (self, 1 - self->low) &&
         self->d + 1 <= cr_lof_classic_get_reach (self);
}

gboolean
cr_lof_classic_strips (const CrLofCase *self)
{
  const CrLofMan *target = &self->men[CR_LOF_TARGET];
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, target->place);

  return self->options->heights == CR_LOF_CLASSIC && self->low == CR_LOF_TARGET &&
         target->post.kind == CR_POST_GROUND && terrain != NULL &&
         terrain->cover.value > CR_COVER_NONE &&
         cr_node_find_with (terrain->node, "extra", "name", "cover-under-plunging-fire") != NULL &&
         cr_lof_classic_plunges (self);
}

gboolean
cr_lof_classic_stands_on (const CrLofCase *self, CrLofSpot spot, const CrLofSite *site)
{
  for (int man = 0; man < CR_LOF_N_MEN; man++)
    if (self->men[man].site.turret == site->turret && cr_lof_case_owns (self, man, spot))
      return TRUE;
  return site->roof != 0 && cr_lof_case_is_roofed (self, spot);
}

static gboolean
is_over (const CrLofThing *thing, const CrLofSite *man)
{
  int rank = cr_lof_classic_get_rank (man);

  return thing->rank > rank || (thing->rank == rank && thing->top > man->level);
}

static gboolean
is_under (const CrLofThing *thing, const CrLofSite *man)
{
  int rank = cr_lof_classic_get_rank (man);

  return thing->rank < rank || (thing->rank == rank && thing->top < man->level);
}

/* LOF-16, 17: from the keep over battlements, towers, siege towers and walls. */
static gboolean
is_shot_over (const CrLofCase *self, const CrLofThing *thing)
{
  return self->men[1 - self->low].site.keep && thing->rank < RANK_KEEP &&
         (thing->rank == RANK_WALLS || thing->wall);
}

static CrLofReason
judge_from_keep (const CrLofCase *self, CrLofHit *hit)
{
  hit->rule = "LOF-16";
  return self->men[self->low].site.keep || hit->d1 >= hit->d2 ? CR_LOF_FREE : CR_LOF_DEAD_GROUND;
}

/* Ground hides nobody but who is in the moat behind its edge (LOF-20), or a rise over both men. */
static gboolean
is_idle (const CrLofCase *self, const CrLofThing *thing)
{
  const CrLofSite *low = &self->men[self->low].site, *upper = &self->men[1 - self->low].site;

  if (!is_over (thing, low))
    return TRUE;
  return thing->bare && cr_lof_classic_get_rank (low) == RANK_GROUND && !is_over (thing, upper);
}

CrLofReason
cr_lof_classic_weigh (const CrLofCase *self, const CrLofThing *thing, CrLofHit *hit)
{
  if (!thing->always && is_idle (self, thing))
    return CR_LOF_FREE;
  if (is_shot_over (self, thing))
    return judge_from_keep (self, hit);
  if (thing->always) {
    hit->rule = thing->wall ? NULL : "LOF-16";
    return thing->wall ? CR_LOF_WALL : CR_LOF_SOLID;
  }
  if (thing->bare && cr_lof_classic_get_rank (&self->men[self->low].site) == RANK_MOAT &&
      !cr_lof_classic_plunges (self)) {
    hit->rule = "LOF-20";
    return CR_LOF_NOT_LOWER;
  }
  if (is_under (thing, &self->men[1 - self->low].site)) {
    hit->rule = "LOF-13";
    return cr_lof_classic_plunges (self) ? CR_LOF_FREE : CR_LOF_TOO_FAR;
  }
  return thing->wall ? CR_LOF_WALL : CR_LOF_NOT_LOWER;
}
