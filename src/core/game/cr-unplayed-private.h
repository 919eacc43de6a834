/* cr-unplayed-private.h: what a castle has by chapters that are not played.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-edit.h"
#include "cr-ruleset.h"

/**
 * cr_unplayed_new_edit:
 *
 * Hoardings (HRD-01), low walls (WAL-01), flat roofs (ROF-01), the crowns of large trees (TRE-01)
 * and passages (TMP-07) go where their chapter is not played; the houses and trunks below them
 * stay, for those hide a man from a shot by rules of their own (ELV-03).
 *
 * Returns: (transfer full): empty where nothing goes
 */
CrEdit *cr_unplayed_new_edit (const CrMap *map, const CrRuleset *ruleset);
