/* cr-lof-cross-side.c: what one side does to a line. SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-cross-private.h"

#include "cr-lof-works.h"

/* What a side is shown as, when several things stand on it. */
static const CrSideKind telling[] = {
  CR_SIDE_HOARDING,   CR_SIDE_SLIT,        CR_SIDE_DOORWAY,  CR_SIDE_GATE,  CR_SIDE_PORTCULLIS,
  CR_SIDE_POSTERN,    CR_SIDE_SECRET_DOOR, CR_SIDE_WINDOW,   CR_SIDE_WALL,  CR_SIDE_PARTITION,
  CR_SIDE_BATTLEMENT, CR_SIDE_PARAPET,     CR_SIDE_LOW_WALL, CR_SIDE_CLIFF, CR_SIDE_HEDGE,
  CR_SIDE_FENCE,      CR_SIDE_SLOPE,       CR_SIDE_OTHER,
};

static int
get_telling_kind (const CrLofSides *sides)
{
  for (gsize k = 0; k < G_N_ELEMENTS (telling); k++)
    for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
      if (cr_lof_sides_get (sides, i)->kind == (gint8) telling[k])
        return (int) telling[k];
  return -1;
}

/* HRD-06: across a hoarded battlement nobody in its inside hex shoots or is shot at. */
static gboolean
is_hoarded (const CrLofCase *self, const CrLofSides *sides, CrHex hex)
{
  return cr_lof_sides_have (self, sides, CR_SIDE_BATTLEMENT, hex) &&
         cr_lof_sides_have (self, sides, CR_SIDE_HOARDING, hex);
}

/* RMP-03: against a man on a siege tower who is as near to the battlement as the rampart man. */
static gboolean
is_faced (const CrLofCase *self, int man, CrHex inner, CrHex outer)
{
  const CrLofMan *other = &self->men[1 - man];

  return other->site.tower && cr_hex_distance (other->place.hex, outer) <=
                                  cr_hex_distance (self->men[man].place.hex, inner);
}

/* From a man's own rampart, not his own hex, into the breach: only who is beside it, RMP-02. */
static gboolean
leaves_by_breach (const CrLofCase *self, int man, CrLofSpot inner, CrHex outer)
{
  const CrLofMan *him = &self->men[man];

  return him->site.set_back && cr_hex_distance (him->place.hex, outer) > 1 &&
         !cr_lof_case_is_man (self, man, inner.hex) && cr_lof_case_get_site (self, outer).breach &&
         cr_lof_case_owns (self, man, inner) && !is_faced (self, man, inner.hex, outer);
}

/* A line over a battlement of a man's own rampart, not on his own hex, from its inside outwards:
 * RMP-01 at any level, RMP-03, RMP-05 for the upper man. */
static CrLofReason
check_rampart (const CrLofCase *self,
               int man,
               const CrLofSides *sides,
               CrLofSpot inner,
               CrHex outer,
               const char **rule_out)
{
  if (cr_lof_case_is_man (self, man, inner.hex) ||
      !cr_lof_sides_have (self, sides, CR_SIDE_BATTLEMENT, inner.hex) ||
      !cr_lof_case_owns (self, man, inner))
    return CR_LOF_FREE;
  if (self->men[man].site.set_back && self->men[1 - man].site.tower)
    *rule_out = "RMP-03";
  if (self->men[man].site.set_back && !is_faced (self, man, inner.hex, outer))
    return CR_LOF_SET_BACK;
  if (man == self->low || self->n == 0)
    return CR_LOF_FREE;
  *rule_out = NULL;
  return CR_LOF_INNER_WALL;
}

/* HRD-06: he stands on the battlement that carries it. */
static gboolean
stands_behind (const CrLofCase *self, int man, const CrLofSides *sides, CrHex hex)
{
  return cr_lof_case_is_man (self, man, hex) && self->men[man].post.kind == CR_POST_GROUND &&
         is_hoarded (self, sides, hex);
}

static CrLofReason
check_forbidden (const CrLofCase *self,
                 const CrLofSides *sides,
                 CrLofSpot from,
                 CrLofSpot to,
                 const char **rule_out)
{
  CrLofReason reason;

  if (!cr_lof_works_may_cross (self, from.hex, to.hex) &&
      (stands_behind (self, CR_LOF_SHOOTER, sides, from.hex) ||
       stands_behind (self, CR_LOF_TARGET, sides, to.hex)))
    return CR_LOF_HOARDED;
  reason = check_rampart (self, CR_LOF_SHOOTER, sides, from, to.hex, rule_out);
  return reason != CR_LOF_FREE ? reason
                               : check_rampart (self, CR_LOF_TARGET, sides, to, from.hex, rule_out);
}

/* A line that crosses a side which could be its end may not start or end at the hex centre. */
static gboolean
is_closed (const CrLofCase *self, CrHex from, CrHex to)
{
  CrDirection side = cr_hex_direction_to (from, to);
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER], *target = &self->men[CR_LOF_TARGET];

  return (cr_lof_case_is_man (self, CR_LOF_SHOOTER, from) && shooter->end < 0 &&
          cr_lof_can_end (self, CR_LOF_SHOOTER, side)) ||
         (cr_lof_case_is_man (self, CR_LOF_TARGET, to) && target->end < 0 &&
          cr_lof_can_end (self, CR_LOF_TARGET, cr_direction_opposite (side)));
}

CrLofHit
cr_lof_hit_side (const CrLofCase *self, CrLofSpot from, CrLofSpot to)
{
  CrLofSides sides = cr_lof_case_get_sides (self, from.hex, cr_hex_direction_to (from.hex, to.hex));
  CrLofHit hit = cr_lof_hit_new ();
  const char *rule = NULL;

  if (leaves_by_breach (self, CR_LOF_SHOOTER, from, to.hex) ||
      leaves_by_breach (self, CR_LOF_TARGET, to, from.hex)) {
    hit.reason = CR_LOF_SET_BACK;
    hit.rule = "RMP-02";
  }
  if (cr_lof_sides_count (&sides) == 0)
    return hit;
  hit.kind = get_telling_kind (&sides);
  hit.closed = is_closed (self, from.hex, to.hex);
  if (hit.reason != CR_LOF_FREE)
    return hit;
  cr_lof_hit_wall (self, &sides, from.hex, to.hex, &hit);
  cr_lof_cover_side (self, &sides, to.hex, &hit);

  CrLofReason forbidden = check_forbidden (self, &sides, from, to, &rule);
  if (forbidden != CR_LOF_FREE)
    hit.reason = forbidden;
  if (forbidden != CR_LOF_FREE || (rule != NULL && hit.reason == CR_LOF_FREE))
    hit.rule = rule;
  return hit;
}

CrLofHit
cr_lof_hit_along (const CrLofCase *self, CrHex a, CrHex c)
{
  CrLofSides sides = cr_lof_case_get_sides (self, a, cr_hex_direction_to (a, c));
  CrLofHit hit = cr_lof_hit_new ();
  int height = cr_lof_sides_get_height (&sides);

  hit.kind = get_telling_kind (&sides);
  if (height <= 0)
    return hit;
  cr_lof_hit_measure (self, &hit, cr_lof_case_get_wall_top (self, a, c, height),
                      MIN (cr_lof_case_from_low (self, a), cr_lof_case_from_low (self, c)) - 1);
  hit.reason = cr_lof_hit_weigh_wall (self, a, c, &hit);
  if (hit.reason == CR_LOF_TOO_HIGH)
    hit.reason = CR_LOF_WALL;
  return hit;
}
