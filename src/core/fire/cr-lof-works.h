/* cr-lof-works.h: men in hoardings, on ladders, up trees and on siege towers.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

/* Sets where the two men of a case stand; it holds for all their ends. */
void cr_lof_works_set (CrLofCase *self);

/**
 * cr_lof_works_matter:
 *
 * Returns: FALSE when nobody of whom only the question knows stands on anything, and nothing is
 * shot of which it matters where they stand
 */
gboolean cr_lof_works_matter (const CrLofOptions *options);

CrLofStand cr_lof_works_stand (const CrLofCase *self, int man);

/**
 * cr_lof_works_are_stacked:
 *
 * Rules that need no line.
 *
 * Returns: whether of two men in one hex one stands under the hoarding that the other is in
 */
gboolean cr_lof_works_are_stacked (const CrLofCase *self);

/**
 * cr_lof_works_check:
 *
 * Returns: why there is no shot by whatever line
 */
CrLofReason cr_lof_works_check (const CrLofCase *self);

/**
 * cr_lof_works_bar:
 * @spot: neither man's own
 *
 * The line.
 *
 * Returns: whether a siege tower stands there, which no shot passes (TWR-12); a passage leads under
 *   it
 */
gboolean cr_lof_works_bar (const CrLofCase *self, CrLofSpot spot);

/* HRD-05: from the battlement hex right behind it at the man in the hoarding; the way back is for
 * HRD-07 to say. */
gboolean cr_lof_works_may_cross (const CrLofCase *self, CrHex from, CrHex to);

/**
 * cr_lof_works_cover:
 * @man: who does not stand on the ground of his hex
 *
 * What shelters a man who stands on a work from the other one.
 *
 * Returns: his cover from the other one: HRD-05, COV-08, COV-10, TRE-04, table of TWR-14
 */
CrFigure cr_lof_works_cover (const CrLofCase *self, int man);

/**
 * cr_lof_works_settle:
 * @shot: clear, with its cover
 *
 * COV-08, COV-11; and who has infinite cover that way cannot shoot out that way either, TWR-14.
 */
void cr_lof_works_settle (const CrLofCase *self, CrLofShot *shot);
