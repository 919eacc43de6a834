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

/* ELV-09: the keep above towers and battlements, with siege towers, ladder tops and hoardings,
 * these above everything else. */
int cr_lof_classic_get_rank (const CrLofSite *site);

gboolean cr_lof_classic_is_below (const CrLofSite *a, const CrLofSite *b);

/* LOF-13 */
int cr_lof_classic_get_reach (const CrLofCase *self);

/**
 * cr_lof_classic_plunges:
 *
 * Returns: whether the upper man, on a battlement or behind a slit, ignores what is lower than he
 * is: within so many hexes, from the keep within more (LOF-13)
 */
gboolean cr_lof_classic_plunges (const CrLofCase *self);

/**
 * cr_lof_classic_strips:
 *
 * Returns: whether the target loses the cover of scrub or slope (LOF-15)
 */
gboolean cr_lof_classic_strips (const CrLofCase *self);

/**
 * cr_lof_classic_stands_on:
 *
 * Returns: whether a hex is of the rampart or tower that one of the men stands on, or under his
 * roof: the rules speak of what stands between, and a tower beside a man's rampart does
 */
gboolean cr_lof_classic_stands_on (const CrLofCase *self, CrLofSpot spot, const CrLofSite *site);

/**
 * cr_lof_classic_weigh:
 * @hit: with its distances; gets the rule, also where a rule lets pass what would stop
 *
 * Returns: what a thing on the line does to it
 */
CrLofReason cr_lof_classic_weigh (const CrLofCase *self, const CrLofThing *thing, CrLofHit *hit);
