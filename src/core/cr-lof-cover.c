/* cr-lof-cover.c: what shelters the target. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-private.h"

/**
 * cr_lof_cover_raise:
 * @kind: what shelters; its step is the ruleset's
 * @rule: id of the rule that says so
 *
 * The most counts.
 */
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

/**
 * cr_lof_cover_side:
 * @target: the hex entered; only sides of the target's own shelter him
 *
 * COV-01 over his battlement, at whatever height the shooter is; a low wall; a parapet if the
 * shooter is not higher.
 */
void
cr_lof_cover_side (const CrLofCase *self, const CrLofSides *sides, CrHex target, CrLofHit *hit)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *man = &self->men[CR_LOF_TARGET];

  if (!cr_hex_equal (target, man->place.hex))
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
