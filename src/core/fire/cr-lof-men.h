/* cr-lof-men.h: what men, weapon and weather do to a line.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-lof-case.h"

/* What they mean for the two men of a case, set once for all its ends. */
void cr_lof_men_set (CrLofCase *self);

/* Rules that need no line. */
CrLofReason cr_lof_men_check (const CrLofCase *self);

/* Those on the line. */
gboolean cr_lof_men_bar (const CrLofCase *self);
int cr_lof_men_count (const CrLofCase *self, CrPlace place, const CrLofSite *site);

/* After cover is known. */
gboolean cr_lof_men_hide (const CrLofCase *self, int man);
gboolean cr_lof_men_need_room (const CrLofCase *self, const CrLofShot *shot);
void cr_lof_men_settle (const CrLofCase *self, CrLofShot *shot);

gboolean cr_lof_men_any (const CrLofOptions *options);
gboolean cr_lof_men_matter (const CrLofOptions *options, CrPlace from, CrPlace to);
void cr_lof_men_record (const CrLofCase *self, CrLof *lof);
