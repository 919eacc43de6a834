/* cr-lof-cover.c: what shelters the target. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-men.h"

#include "cr-lof-case.h"
#include "cr-lof-works.h"
#include "cr-text.h"

static const CrNode *
find_extra (const CrTerrainKind *terrain, const char *name)
{
  return cr_node_find_with (terrain->node, "extra", "name", name);
}

static CrFigure
read_cover (const CrNode *extra)
{
  const char *value = cr_node_get (extra, "value");
  CrFigure figure = { CR_COVER_NONE, CR_PRINTED, cr_node_get (extra, "source") };

  for (int cover = CR_COVER_NONE; cover <= CR_COVER_INFINITE; cover++)
    if (g_strcmp0 (value, cr_cover_get_name ((CrCover) cover)) == 0)
      figure.value = cover;
  return figure;
}

/* The line never leaves the terrain and level of his hex. */
static gboolean
is_on_one_roof (const CrLofCase *self, int man, const CrTerrainKind *roof)
{
  for (int i = 0; self->d >= 0 && i < self->track->n_meets; i += 2) {
    CrPlace place = cr_lof_case_get_place (self, cr_lof_case_get_touch (self, i).hex);

    if (!cr_scene_has_place (self->scene, place) ||
        cr_scene_get_terrain (self->scene, place) != roof ||
        cr_scene_get_level (self->scene, place) != self->men[man].site.level)
      return FALSE;
  }
  return TRUE;
}

/* ROF-01: from outside the roof or from below, unless the other man is higher. */
static CrFigure
get_open_cover (const CrLofCase *self, int man, const CrTerrainKind *terrain)
{
  int level = self->men[man].site.level, other = self->men[1 - man].site.level;

  if (terrain->one_sided && !cr_lof_men_hide (self, man))
    return (CrFigure){ CR_COVER_NONE, CR_PRINTED, NULL };
  if (terrain->outer_cover.value <= terrain->cover.value || other > level ||
      is_on_one_roof (self, man, terrain))
    return terrain->cover;
  return terrain->outer_cover;
}

CrFigure
cr_lof_cover_terrain (const CrLofCase *self, int man)
{
  const CrLofMan *him = &self->men[man];
  const CrTerrainKind *terrain = cr_scene_get_terrain (self->scene, him->place);
  int level;

  if (him->post.kind != CR_POST_GROUND)
    return cr_lof_works_cover (self, man);
  if (terrain == NULL)
    return (CrFigure){ CR_COVER_NONE, CR_PRINTED, NULL };
  if (!him->site.tower)
    return get_open_cover (self, man, terrain);

  const CrNode *above = find_extra (terrain, "cover-on-top");
  const CrNode *below = find_extra (terrain, "cover-on-top-from-below");
  const CrNode *limit = find_extra (terrain, "below-means-up-to-level");
  if (above == NULL || below == NULL || limit == NULL ||
      !cr_text_parse_int (cr_node_get (limit, "value"), CR_LEVEL_MIN, CR_LEVEL_MAX, &level))
    return terrain->cover;
  return read_cover (self->men[1 - man].site.level <= level ? below : above);
}

void
cr_lof_cover_raise (const CrLofCase *self, CrSideKind kind, const char *rule, CrLofHit *hit)
{
  const CrSideRule *row = cr_ruleset_get_side (cr_scene_get_ruleset (self->scene), kind);

  if (row == NULL || row->cover.value <= (int) hit->cover)
    return;
  hit->cover = (CrCover) row->cover.value;
  hit->cover_side = (int) kind;
  hit->cover_rule = rule;
}

void
cr_lof_cover_side (const CrLofCase *self, const CrLofSides *sides, CrHex target, CrLofHit *hit)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *man = &self->men[CR_LOF_TARGET];

  if (!cr_hex_equal (target, man->place.hex) || man->post.kind != CR_POST_GROUND)
    return;
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (thing->kind == CR_SIDE_BATTLEMENT && cr_map_is_inside (self->map, thing, target))
      cr_lof_cover_raise (self, CR_SIDE_BATTLEMENT, "COV-01", hit);
    else if (thing->kind == CR_SIDE_LOW_WALL)
      cr_lof_cover_raise (self, CR_SIDE_LOW_WALL, "WAL-01", hit);
    else if (thing->kind == CR_SIDE_PARAPET && shooter->site.level <= man->site.level)
      cr_lof_cover_raise (self, CR_SIDE_PARAPET, "ROF-01", hit);
  }
}

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
