/* cr-lof-cross-hex.c: what one hex does to a line. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-cross-private.h"

#include "cr-lof-classic.h"
#include "cr-lof-men.h"
#include "cr-lof-works.h"

static int
get_lower_level (const CrLofCase *self)
{
  return MIN (self->men[CR_LOF_SHOOTER].site.level, self->men[CR_LOF_TARGET].site.level);
}

/* Houses and trees that shots from rampart to rampart pass over: ELV-03, ELV-04. Whose own roof it
 * is he stands beneath: ELV-05. */
static int
get_top (const CrLofCase *self, const CrLofSite *site, CrLofSpot spot)
{
  int lower = get_lower_level (self);

  if (self->on_walls && site->low && site->level < lower)
    return site->level;
  return site->roof != 0 && cr_lof_case_is_roofed (self, spot) ? site->top - 1 : site->top;
}

/* A hex by the order of the first box; what hangs over it ranks with its battlement. */
static CrLofReason
weigh_classic_hex (const CrLofCase *self, CrLofSpot spot, const CrLofSite *site, CrLofHit *hit)
{
  CrLofThing thing = {
    .rank = cr_lof_classic_get_rank (site),
    .top = hit->top,
    .always = site->tree || site->tower || site->keep || site->turret,
    .bare = hit->top <= site->level && !site->wall,
  };

  if (site->blocks && !site->tower)
    return CR_LOF_SOLID;
  if (cr_lof_classic_stands_on (self, spot, site))
    return CR_LOF_FREE;
  if (hit->top > site->top)
    thing.rank = MAX (thing.rank, 1);
  return cr_lof_classic_weigh (self, &thing, hit);
}

/* A hoarding hangs at its level h. Who are both lower are under it; for others the hex has the
 * top h; and at h itself the boards are in the way. HRD-08. */
static gboolean
is_boarded (const CrLofCase *self, guint32 hung, int *top)
{
  int lower = get_lower_level (self);

  for (int h = CR_LEVEL_MIN; hung >> (h - CR_LEVEL_MIN) != 0; h++) {
    if ((hung >> (h - CR_LEVEL_MIN) & 1) == 0 || lower + self->n < h)
      continue;
    if (self->n == 0 && lower == h)
      return TRUE;
    *top = MAX (*top, h);
  }
  return FALSE;
}

/* LOF-20: the bank of the moat that the lower man is in, as high as the upper one, who must be at
 * its edge. */
static gboolean
is_bank (const CrLofCase *self, const CrLofSite *site, const CrLofHit *hit)
{
  return self->men[self->low].site.moat && hit->h == self->n && hit->h > 0 &&
         hit->top == site->level && cr_lof_site_is_bank (site);
}

static CrLofReason
weigh_hex (const CrLofCase *self, const CrLofSite *site, CrLofHit *hit)
{
  if (!is_bank (self, site, hit))
    return cr_lof_hit_weigh (self, hit);
  if (hit->d2 == 0)
    return CR_LOF_FREE;
  hit->rule = "LOF-20";
  return CR_LOF_NOT_AT_EDGE;
}

/* HRD-06: before a man's own hoarded battlement, also on the way to a side that carries none. */
static gboolean
is_before_hoarded (const CrLofCase *self, CrHex hex)
{
  for (int man = 0; man < CR_LOF_N_MEN; man++) {
    const CrLofMan *him = &self->men[man];
    CrHex own = him->place.hex;

    if (!him->site.hoarded || him->post.kind != CR_POST_GROUND || cr_hex_distance (own, hex) != 1)
      continue;
    CrLofSides sides = cr_lof_case_get_sides (self, own, cr_hex_direction_to (own, hex));
    if (cr_lof_sides_have (self, &sides, CR_SIDE_BATTLEMENT, own) &&
        cr_lof_sides_have (self, &sides, CR_SIDE_HOARDING, own))
      return TRUE;
  }
  return FALSE;
}

/* What hangs over the hex decides, not what lies there. */
static gboolean
is_decided_above (const CrLofHit *hit, int ground)
{
  return hit->top > ground &&
         (hit->reason == CR_LOF_TOO_HIGH || hit->reason == CR_LOF_NOT_AT_EDGE ||
          hit->reason == CR_LOF_DEAD_GROUND || hit->reason == CR_LOF_NOT_LOWER ||
          hit->reason == CR_LOF_TOO_FAR);
}

/* MAP-11: a doorway as a whole hex is gone through like one on a side, where it would stop the
 * line, by who is at its level; the keep's never (LOF-05, LOF-08, COV-04). */
static void
pass_door (const CrLofCase *self, const CrLofSite *site, CrLofHit *hit)
{
  if (hit->reason == CR_LOF_FREE || site->blocks)
    return;
  if (site->keep_door) {
    hit->reason = CR_LOF_KEEP_DOORWAY;
    hit->rule = NULL;
  } else if (site->door && site->level == self->men[CR_LOF_SHOOTER].site.level) {
    hit->reason = CR_LOF_FREE;
    hit->rule = NULL;
    hit->opens = 1;
    cr_lof_cover_raise (self, CR_SIDE_DOORWAY, "COV-04", hit);
  }
}

/* Characters on the line, LOF-03, LOF-04. */
static void
hit_men (const CrLofCase *self, CrPlace place, const CrLofSite *site, CrLofHit *hit)
{
  hit->men = cr_lof_men_count (self, place, site);
  if (hit->men == 0 || !self->men_bar || hit->reason != CR_LOF_FREE)
    return;
  hit->reason = CR_LOF_MEN;
  hit->rule = self->options->weapon->over_men.value == CR_OVER_NEVER ? "LOF-03" : "LOF-04";
}

CrLofHit
cr_lof_hit_hex (const CrLofCase *self, CrLofSpot spot)
{
  CrPlace place = cr_lof_case_get_place (self, spot.hex);
  CrLofSite site = cr_lof_case_get_site (self, spot.hex);
  CrLofHit hit = cr_lof_hit_new ();

  if (!site.exists)
    return hit;

  gboolean edge = self->n > 0 && cr_lof_case_owns (self, 1 - self->low, spot);
  int near = self->options->near_edge && !edge ? 0 : 1;
  int ground = get_top (self, &site, spot), top = ground;
  gboolean boarded = site.hung != 0 && is_boarded (self, site.hung, &top);
  cr_lof_hit_measure (self, &hit, top, cr_lof_case_from_low (self, spot.hex) - near);
  gboolean barred = self->works && cr_lof_works_bar (self, place);
  if (barred) {
    hit.reason = CR_LOF_SOLID;
    hit.rule = "TWR-12";
  } else if (self->options->heights == CR_LOF_CLASSIC) {
    hit.reason = weigh_classic_hex (self, spot, &site, &hit);
  } else if (site.blocks) {
    hit.reason = CR_LOF_SOLID;
    hit.rule = cr_node_get (cr_scene_get_terrain (self->scene, place)->node, "blocks-rule");
  } else if (edge)
    hit.reason = cr_lof_check_edge (self->n, hit.d1, hit.d2);
  else
    hit.reason = weigh_hex (self, &site, &hit);
  if (is_decided_above (&hit, ground))
    hit.rule = "HRD-08";
  else if (!barred && top == ground)
    pass_door (self, &site, &hit);
  if (hit.reason == CR_LOF_FREE && boarded) {
    hit.reason = CR_LOF_BOARDS;
    hit.top = MAX (hit.top, get_lower_level (self));
    hit.h = hit.top - get_lower_level (self);
  }
  if (is_before_hoarded (self, spot.hex)) {
    hit.reason = CR_LOF_HOARDED;
    hit.rule = NULL;
  }
  hit_men (self, place, &site, &hit);
  return hit;
}
