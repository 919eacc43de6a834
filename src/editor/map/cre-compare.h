/* cre-compare.h: what two states of a map say differently.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

/**
 * CreDifference: one hex that differs, or something of the whole map
 * @place: its floor is −1 where it is of no hex
 * @text: what differs, one sentence without its end
 */
typedef struct {
  CrPlace place;
  char *text;
} CreDifference;

/**
 * cre_compare:
 * @ruleset: names the kinds
 *
 * Returns: (transfer full) (element-type CreDifference): what is of the whole map first, then the
 *   hexes; none when both say the same
 */
GPtrArray *cre_compare (const CrMap *one, const CrMap *other, const CrRuleset *ruleset);

/* Returns: (transfer full): "12 hexes differ, and 1 thing more", for a heading */
char *cre_compare_dup_summary (const GPtrArray *differences);
