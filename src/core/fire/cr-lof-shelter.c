/* cr-lof-shelter.c: the cover that the castle as a whole gives.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-case.h"

/* The terrain whose row says what cover a drawbridge gives beside it. */
#define BRIDGE "bridge"

static const CrLofWard *
get_ward (const CrLofCase *self)
{
  return self->table != NULL ? self->table->ward : cr_scene_get_ward (self->scene);
}

gboolean
cr_lof_case_has_shelter (const CrLofCase *self, int man)
{
  CrHex hex = self->men[man].place.hex;

  if (self->men[man].post.kind != CR_POST_GROUND)
    return FALSE;
  for (CrDirection d = 0; d < CR_N_DIRECTIONS; d++) {
    CrLofSides sides = cr_lof_case_get_sides (self, hex, d);

    if (cr_lof_sides_have (self, &sides, CR_SIDE_BATTLEMENT, hex) ||
        cr_lof_sides_have (self, &sides, CR_SIDE_SLIT, hex))
      return TRUE;
  }
  return FALSE;
}

/* SIEGE 2.32: one may shoot into and across a breach, so that the interior can be hit. */
static gboolean
meets_breach (const CrLofCase *self)
{
  for (int i = 0; i < self->track->n_meets; i += 2) {
    CrPlace place = cr_lof_case_get_place (self, cr_lof_case_get_touch (self, i).hex);
    const CrTerrainKind *terrain =
        cr_scene_has_place (self->scene, place) ? cr_scene_get_terrain (self->scene, place) : NULL;

    if (terrain != NULL && terrain->breach)
      return TRUE;
  }
  return FALSE;
}

/* On the rampart or behind a slit, where whom he can shoot at shoots at him (LOF-18). */
static gboolean
is_on_walls (const CrLofCase *self)
{
  return self->men[CR_LOF_TARGET].site.walk || cr_lof_case_has_shelter (self, CR_LOF_TARGET);
}

/* COV-02: all but the men on ramparts and behind slits, and but for breach and siege tower. */
static gboolean
is_shut_in (const CrLofCase *self)
{
  return !self->men[CR_LOF_SHOOTER].site.tower && !is_on_walls (self) && !meets_breach (self);
}

static void
raise_cover (CrLofShot *shot, CrCover cover, const char *rule)
{
  if (shot->cover >= cover)
    return;
  shot->cover = cover;
  shot->cover_side = -1;
  shot->cover_rule = rule;
}

void
cr_lof_shelter (CrLofCase *self, CrLofShot *shot)
{
  CrPlace from = self->men[CR_LOF_SHOOTER].place, to = self->men[CR_LOF_TARGET].place;
  const CrLofWard *ward = get_ward (self);
  const CrTerrainKind *bridge;

  if (ward == NULL || !cr_lof_ward_concerns (ward, from, to))
    return;
  bridge = cr_ruleset_find_terrain (cr_scene_get_ruleset (self->scene), BRIDGE);
  switch (cr_lof_ward_get_flank (ward, to)) {
  case CR_LOF_FLANK_LOWERED:
    raise_cover (shot, bridge != NULL ? (CrCover) bridge->beside_lowered.value : CR_COVER_NONE,
                 "COV-07");
    break;
  case CR_LOF_FLANK_RAISED:
    if (!is_on_walls (self))
      raise_cover (shot, bridge != NULL ? (CrCover) bridge->beside_raised.value : CR_COVER_NONE,
                   "COV-07");
    break;
  default:
    if (cr_lof_ward_is_shut (ward) && is_shut_in (self))
      raise_cover (shot, CR_COVER_INFINITE, "COV-02");
  }
}
