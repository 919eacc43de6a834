/* cr-words-charts.h: the charts that players keep beside the map.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-map.h"
#include "cr-ruleset.h"
#include "cr-words-table.h"

/**
 * cr_words_terrain_chart:
 * @map: (nullable): only the kinds on that map; NULL for all
 * @languages: most wanted first, as g_get_language_names() returns them
 *
 * Returns: (transfer full): a row for each kind of terrain, in the order of the ruleset: movement
 *   points of each mover, cover, column shift in combat, height in levels; each figure with the
 *   mark of its source
 */
CrWordsTable *cr_words_terrain_chart (const CrMap *map,
                                      const CrRuleset *ruleset,
                                      const char *const *languages);

/* Returns: the word for a local terrain's value, "impassable" or "medium"; a number as it is */
const char *cr_words_local_value (const char *value);

/* Returns: (transfer full) (nullable): the same chart of the kinds that a game changes
 * (cr-local-terrain.h); NULL when there are none */
CrWordsTable *cr_words_local_terrain_chart (const CrRuleset *ruleset, const char *const *languages);

/* Returns: (transfer full): a chart of the things on sides of hexes, which are crossed outwards and
 * inwards */
CrWordsTable *cr_words_side_chart (const CrMap *map,
                                   const CrRuleset *ruleset,
                                   const char *const *languages);

/* Returns: (transfer full): a row for each weapon: the range of each band, and its modifier of the
 * die */
CrWordsTable *cr_words_range_chart (const CrRuleset *ruleset, const char *const *languages);

/**
 * cr_words_odds_chart:
 * @table: a table with odds as its columns
 * @most: the last defence
 *
 * Returns: (transfer full) (nullable): a row for each defence, with the least attack for each
 *   column; NULL for a table without odds
 */
CrWordsTable *cr_words_odds_chart (const CrTable *table, int most);
