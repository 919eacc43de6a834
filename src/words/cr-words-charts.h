/* cr-words-charts.h: what players keep beside the map. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"
#include "cr-words-table.h"

/**
 * cr_words_terrain_chart:
 * @map: (nullable): only the kinds that are on it; NULL for all
 * @languages: most wanted first, as g_get_language_names()
 *
 * Returns: (transfer full): a row for each kind of terrain, in the order of the ruleset: movement
 *   points of each mover, cover, column of the combat, levels that it is high; each figure with the
 *   mark of where it is from
 */
CrWordsTable *cr_words_terrain_chart (const CrMap *map,
                                      const CrRuleset *ruleset,
                                      const char *const *languages);

/* "impassable", "medium" and so on as they are read; a number as it is */
const char *cr_words_local_value (const char *value);

/* (transfer full) (nullable): likewise of the kinds that a game has made otherwise than its ruleset
 * has them (cr-local-terrain.h); NULL where there are none */
CrWordsTable *cr_words_local_terrain_chart (const CrRuleset *ruleset, const char *const *languages);

/* (transfer full): likewise of what stands on the sides of hexes, which is crossed outwards and
 * inwards */
CrWordsTable *cr_words_side_chart (const CrMap *map,
                                   const CrRuleset *ruleset,
                                   const char *const *languages);

/* (transfer full): a row for each weapon: to which range each band goes, and what it adds */
CrWordsTable *cr_words_range_chart (const CrRuleset *ruleset, const char *const *languages);

/**
 * cr_words_odds_chart:
 * @table: whose columns are odds
 * @most: last defence
 *
 * Returns: (transfer full) (nullable): a row for each defence: the least attack that has each
 *   column; NULL for a table without odds
 */
CrWordsTable *cr_words_odds_chart (const CrTable *table, int most);
