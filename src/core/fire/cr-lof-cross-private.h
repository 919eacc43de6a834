/* cr-lof-cross-private.h: shared by what hexes and sides do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

static inline CrLofHit
cr_lof_hit_new (void)
{
  return (CrLofHit){ .reason = CR_LOF_FREE, .kind = -1, .top = CR_LOF_NO_TOP, .cover_side = -1 };
}

static inline gboolean
cr_lof_case_is_man (const CrLofCase *self, int man, CrHex hex)
{
  return cr_hex_equal (self->men[man].place.hex, hex);
}

static inline int
cr_lof_case_from_low (const CrLofCase *self, CrHex hex)
{
  return cr_hex_distance (self->men[self->low].place.hex, hex);
}

void cr_lof_hit_measure (const CrLofCase *self, CrLofHit *hit, int top, int d1);
CrLofReason cr_lof_hit_weigh (const CrLofCase *self, CrLofHit *hit);

/* What rises between two hexes. */
int cr_lof_sides_get_height (const CrLofSides *sides);
int cr_lof_case_get_wall_top (const CrLofCase *self, CrHex a, CrHex b, int height);
CrLofReason cr_lof_hit_weigh_wall (const CrLofCase *self, CrHex a, CrHex b, CrLofHit *hit);
void cr_lof_hit_wall (const CrLofCase *self,
                      const CrLofSides *sides,
                      CrHex from,
                      CrHex to,
                      CrLofHit *hit);
