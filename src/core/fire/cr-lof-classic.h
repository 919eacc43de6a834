/* cr-lof-classic.h: heights as the first box has them. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

/**
 * CrLofThing: what stands on the line, by the order of the first box (ELV-09).
 * @rank: 2 the keep, 1 towers, battlements, siege towers, 0 all else, -1 a moat
 * @top: its level, which tells things of one rank apart
 * @always: it stops every shot (LOF-16)
 * @bare: ground with nothing on it
 * @wall: on a side
 */
typedef struct {
  int rank, top;
  gboolean always, bare, wall;
} CrLofThing;

int cr_lof_classic_get_rank (const CrLofSite *site);
gboolean cr_lof_classic_is_below (const CrLofSite *a, const CrLofSite *b);
int cr_lof_classic_get_reach (const CrLofCase *self);
gboolean cr_lof_classic_plunges (const CrLofCase *self);
gboolean cr_lof_classic_strips (const CrLofCase *self);
gboolean cr_lof_classic_stands_on (const CrLofCase *self, CrLofSpot spot, const CrLofSite *site);
CrLofReason cr_lof_classic_weigh (const CrLofCase *self, const CrLofThing *thing, CrLofHit *hit);
