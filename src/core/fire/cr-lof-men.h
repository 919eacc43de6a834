/* cr-lof-men.h: what men, weapon and weather do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

/* Sets what the other men mean for the two men of a case; it holds for all their ends. */
void cr_lof_men_set (CrLofCase *self);

/**
 * cr_lof_men_check:
 *
 * Rules that need no line.
 *
 * Returns: why there is no shot by whatever line
 */
CrLofReason cr_lof_men_check (const CrLofCase *self);

/**
 * cr_lof_men_count:
 * @place: of the line, neither man's own
 *
 * Returns: how many there count as characters on the line (LOF-02)
 */
int cr_lof_men_count (const CrLofCase *self, CrPlace place, const CrLofSite *site);

/**
 * cr_lof_men_hide:
 *
 * After cover is known.
 *
 * Returns: whether a man has the cover of a hex that shelters on one side only: his owner chooses
 *   it, by the side he faces; unless he has chosen, the one towards the other man (COV-03)
 */
gboolean cr_lof_men_hide (const CrLofCase *self, int man);

/**
 * cr_lof_men_need_room:
 * @shot: judged as if characters on the line did not matter
 *
 * Returns: whether they do, for the target has more than light cover (LOF-04)
 */
gboolean cr_lof_men_need_room (const CrLofCase *self, const CrLofShot *shot);

/**
 * cr_lof_men_settle:
 * @shot: clear, with its cover
 *
 * COV-12: kneeling raises cover by what the ruleset says; who kneels in infinite cover can neither
 * be hit nor shoot.
 */
void cr_lof_men_settle (const CrLofCase *self, CrLofShot *shot);

/**
 * cr_lof_men_any:
 *
 * Returns: FALSE when neither men nor weapon nor weather can change any shot
 */
gboolean cr_lof_men_any (const CrLofOptions *options);

/**
 * cr_lof_men_matter:
 *
 * Returns: FALSE when neither men nor weapon nor weather can change this shot
 */
gboolean cr_lof_men_matter (const CrLofOptions *options, CrPlace from, CrPlace to);

/**
 * cr_lof_men_record:
 *
 * Fills in the band and what is known of the die: MIS-01, MIS-02, WEA-01.
 */
void cr_lof_men_record (const CrLofCase *self, CrLof *lof);
