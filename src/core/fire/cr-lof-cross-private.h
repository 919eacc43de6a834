/* cr-lof-cross-private.h: shared by what hexes and sides do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

static inline CrLofHit
cr_lof_hit_new (void)
{
  return (CrLofHit){ .reason = CR_LOF_FREE, .kind = -1, .top = CR_LOF_NO_TOP, .cover_side = -1 };
}

static inline int
cr_lof_case_from_low (const CrLofCase *self, CrHex hex)
{
  return cr_hex_distance (self->men[self->low].place.hex, hex);
}

/* Fills in H, D1 and D2 of an obstruction; D1 is held within 0…D. */
void cr_lof_hit_measure (const CrLofCase *self, CrLofHit *hit, int top, int d1);

/* What height alone does, by the switches that hold. What is as high as the upper man is dead
 * ground as behind the edge of his rampart. */
CrLofReason cr_lof_hit_weigh (const CrLofCase *self, CrLofHit *hit);
