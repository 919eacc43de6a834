/* cre-compare.h: how two states of a map differ. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"

/**
 * CreDifference: a hex that differs, or something of the whole map.
 * @place: its floor is −1 when it is about no hex
 * @text: what differs, a sentence without its full stop
 */
typedef struct {
  CrPlace place;
  char *text;
} CreDifference;

/**
 * cre_compare:
 * @ruleset: for the names of kinds
 *
 * Returns: (transfer full) (element-type CreDifference): the differences of the whole map, then
 *   those of hexes; empty when both are the same
 */
GPtrArray *cre_compare (const CrMap *one, const CrMap *other, const CrRuleset *ruleset);

/* Returns: (transfer full): "12 hexes differ, and 1 thing more", for a heading */
char *cre_compare_dup_summary (const GPtrArray *differences);
