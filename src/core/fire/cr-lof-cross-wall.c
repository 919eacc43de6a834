/* cr-lof-cross-wall.c: what rises on a side, and what goes through it.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cr-lof-cross-private.h"

#include "cr-lof-classic.h"

/* LOF-12, 16, 17: a wall ranks with the higher of its two hexes. */
static CrLofReason
weigh_classic_wall (const CrLofCase *self, CrHex a, CrHex b, CrLofHit *hit)
{
  CrLofSite x = cr_lof_case_get_site (self, a), y = cr_lof_case_get_site (self, b);
  CrLofThing thing = {
    .rank = MAX (x.exists ? cr_lof_classic_get_rank (&x) : 0,
                 y.exists ? cr_lof_classic_get_rank (&y) : 0),
    .top = hit->top,
    .always = x.keep || y.keep || x.turret || y.turret,
    .wall = TRUE,
  };

  thing.rank = MAX (thing.rank, 0);
  return cr_lof_classic_weigh (self, &thing, hit);
}

int
cr_lof_sides_get_height (const CrLofSides *sides)
{
  int height = 0;

  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    height = MAX (height, cr_side_get_height (cr_lof_sides_get (sides, i)));
  return height;
}

CrLofReason
cr_lof_hit_weigh_wall (const CrLofCase *self, CrHex a, CrHex b, CrLofHit *hit)
{
  return self->options->heights == CR_LOF_CLASSIC ? weigh_classic_wall (self, a, b, hit)
                                                  : cr_lof_hit_weigh (self, hit);
}

int
cr_lof_case_get_wall_top (const CrLofCase *self, CrHex a, CrHex b, int height)
{
  CrLofSite x = cr_lof_case_get_site (self, a), y = cr_lof_case_get_site (self, b);

  if (!x.exists || !y.exists)
    return (x.exists ? x.level : y.level) + height;
  return MAX (x.level, y.level) + height;
}

/* The shooter's own slit, through its middle. */
static gboolean
uses_slit (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrDirection side)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];

  if (!cr_lof_case_is_man (self, CR_LOF_SHOOTER, from) || shooter->end != side)
    return FALSE;
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (thing->kind == CR_SIDE_SLIT && cr_map_is_inside (self->map, thing, from) &&
        cr_lof_in_arc (self, thing, side))
      return TRUE;
  }
  return FALSE;
}

/* LOF-10: the shooter's end lies on the axis of the target's slit. */
static gboolean
is_on_axis (const CrLofCase *self, CrHex to, CrDirection side)
{
  const CrLofMan *shooter = &self->men[CR_LOF_SHOOTER];
  CrDirection outwards = cr_direction_opposite (side);
  CrHex along = cr_hex_sub (cr_hex_steps[(outwards + 1) % CR_N_DIRECTIONS],
                            cr_hex_steps[(outwards + 5) % CR_N_DIRECTIONS]);
  CrHex v = cr_hex_sub (shooter->place.hex, to);
  CrHex end = { 2 * v.q, 2 * v.r };

  if (shooter->end >= 0)
    end = cr_hex_add (end, cr_hex_steps[shooter->end]);
  return cr_hex_dot (along, end) == 0;
}

static gboolean
has_keep_doorway (const CrLofCase *self, const CrLofSides *sides)
{
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    if (cr_lof_is_keep_doorway (self, cr_lof_sides_get (sides, i)))
      return TRUE;
  return FALSE;
}

/* Why a side that is too high stops the line: a rule of its opening, or the wall itself. */
static CrLofReason
name_wall (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrHex to, CrLofReason reason)
{
  if (has_keep_doorway (self, sides))
    return CR_LOF_KEEP_DOORWAY;
  if (cr_lof_case_is_man (self, CR_LOF_TARGET, to) &&
      cr_lof_sides_have (self, sides, CR_SIDE_SLIT, to))
    return CR_LOF_NOT_IN_LINE;
  if (cr_lof_case_is_man (self, CR_LOF_SHOOTER, from) &&
      cr_lof_sides_have (self, sides, CR_SIDE_SLIT, from))
    return CR_LOF_OUT_OF_ARC;
  return reason == CR_LOF_TOO_HIGH ? CR_LOF_WALL : reason;
}

/* Who stands on a work does not stand behind the sides of its hex. */
static gboolean
is_behind (const CrLofCase *self, CrHex hex)
{
  return cr_lof_case_is_man (self, CR_LOF_TARGET, hex) &&
         self->men[CR_LOF_TARGET].post.kind == CR_POST_GROUND;
}

/* Through doors and windows the target is covered (COV-04), but not out of the shooter's own. */
static void
pass_through (const CrLofCase *self, const CrLofSides *sides, CrHex from, CrHex to, CrLofHit *hit)
{
  gboolean mine = cr_lof_case_is_man (self, CR_LOF_SHOOTER, from),
           his = cr_lof_case_is_man (self, CR_LOF_TARGET, to);

  hit->opens = mine || his ? 0 : 1;
  if (mine || (his && !is_behind (self, to)))
    return;
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++)
    if (cr_side_kind_is_opening (cr_lof_sides_get (sides, i)->kind))
      cr_lof_cover_raise (self, cr_lof_sides_get (sides, i)->kind, "COV-04", hit);
}

void
cr_lof_hit_wall (const CrLofCase *self,
                 const CrLofSides *sides,
                 CrHex from,
                 CrHex to,
                 CrLofHit *hit)
{
  CrDirection side = cr_hex_direction_to (from, to);
  int height = cr_lof_sides_get_height (sides);

  if (is_behind (self, to) && is_on_axis (self, to, side) &&
      cr_lof_sides_have (self, sides, CR_SIDE_SLIT, to)) {
    cr_lof_cover_raise (self, CR_SIDE_SLIT, "COV-01", hit);
    return;
  }
  if (height <= 0 || uses_slit (self, sides, from, side))
    return;

  CrHex near = self->low == CR_LOF_SHOOTER ? from : to;
  cr_lof_hit_measure (self, hit, cr_lof_case_get_wall_top (self, from, to, height),
                      cr_lof_case_from_low (self, near));
  CrLofReason reason = cr_lof_hit_weigh_wall (self, from, to, hit);
  if (reason == CR_LOF_FREE)
    return;
  if (!cr_lof_can_pass (self, sides)) {
    hit->reason = name_wall (self, sides, from, to, reason);
    return;
  }
  hit->rule = NULL;
  pass_through (self, sides, from, to, hit);
}
