/* cr-lof-ends.c: where a man's end of the line may lie. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cr-lof-works.h"

gboolean
cr_lof_is_in_arc (CrHex target, CrDirection side, int arc)
{
  CrHex along = cr_hex_sub (cr_hex_steps[(side + 1) % CR_N_DIRECTIONS],
                            cr_hex_steps[(side + 5) % CR_N_DIRECTIONS]);
  int n = cr_hex_dot (cr_hex_steps[side], target);
  int t = ABS (cr_hex_dot (along, target));

  if (n <= 1)
    return FALSE;
  switch (arc) {
  case 0:
    return t == 0;
  case 60:
    return t <= n;
  case 120:
    return t <= 3 * n;
  default:
    return TRUE;
  }
}

gboolean
cr_lof_in_arc (const CrLofCase *self, const CrSide *slit, CrDirection side)
{
  CrHex v = cr_hex_sub (self->men[CR_LOF_TARGET].place.hex, self->men[CR_LOF_SHOOTER].place.hex);

  return cr_lof_is_in_arc (v, side, cr_side_get_arc (slit));
}

gboolean
cr_lof_is_keep_doorway (const CrLofCase *self, const CrSide *thing)
{
  if (!cr_lof_is_door (thing->kind))
    return FALSE;

  CrHex here = cr_grid_get_hex (cr_map_get_grid (self->map), thing->cell);
  CrHex there = cr_hex_neighbour (here, thing->direction);
  return cr_lof_case_get_site (self, here).keep != cr_lof_case_get_site (self, there).keep;
}

int
cr_lof_opening_level (const CrSide *thing, CrLofSite a, CrLofSite b)
{
  if (thing->inside != CR_INSIDE_NONE) {
    CrLofSite inner = thing->inside == CR_INSIDE_HERE ? a : b;
    if (inner.exists)
      return inner.level;
  }
  if (!a.exists || !b.exists)
    return a.exists ? a.level : b.level;
  return MAX (a.level, b.level);
}

static int
get_opening_level (const CrLofCase *self, const CrSide *thing)
{
  CrHex here = cr_grid_get_hex (cr_map_get_grid (self->map), thing->cell);

  return cr_lof_opening_level (
      thing, cr_lof_case_get_site (self, here),
      cr_lof_case_get_site (self, cr_hex_neighbour (here, thing->direction)));
}

gboolean
cr_lof_can_pass (const CrLofCase *self, const CrLofSides *sides)
{
  gboolean any = FALSE;

  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (!cr_side_kind_is_opening (thing->kind))
      continue;
    if (!cr_side_is_open (thing) || cr_lof_is_keep_doorway (self, thing) ||
        get_opening_level (self, thing) != self->men[CR_LOF_SHOOTER].site.level)
      return FALSE;
    any = TRUE;
  }
  return any;
}

static gboolean
has_slit_in_arc (const CrLofCase *self, const CrLofSides *sides, CrHex hex, CrDirection side)
{
  for (gsize i = 0; i < cr_lof_sides_count (sides); i++) {
    const CrSide *thing = cr_lof_sides_get (sides, i);

    if (thing->kind == CR_SIDE_SLIT && cr_map_is_inside (self->map, thing, hex) &&
        cr_lof_in_arc (self, thing, side))
      return TRUE;
  }
  return FALSE;
}

gboolean
cr_lof_can_end (const CrLofCase *self, int man, CrDirection side)
{
  CrHex hex = self->men[man].place.hex;
  CrLofSides sides = cr_lof_case_get_sides (self, hex, side);

  if (cr_lof_sides_count (&sides) == 0 || self->men[man].post.kind != CR_POST_GROUND)
    return FALSE;
  if (cr_lof_sides_have (self, &sides, CR_SIDE_BATTLEMENT, hex) &&
      !cr_lof_sides_have (self, &sides, CR_SIDE_HOARDING, hex))
    return TRUE;
  return man == CR_LOF_SHOOTER &&
         (has_slit_in_arc (self, &sides, hex, side) || cr_lof_can_pass (self, &sides));
}
