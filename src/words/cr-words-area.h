/* cr-words-area.h: areas of a scenario in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-scenario.h"

/* Returns: the name of an area of the scenario or of the map; @id itself when there is no such
 * area. @map: (nullable) */
const char *cr_words_area_name (const CrScenario *scenario,
                                const CrMap *map,
                                const char *id,
                                const char *const *languages);

/**
 * cr_words_term:
 * @castle: (nullable): of the scenario
 * @row: a term of an area
 *
 * Returns: (transfer full): "without what is within 3 hexes of the ramparts", with hexes as they
 *   are printed
 */
char *cr_words_term (const CrScenario *scenario,
                     const CrCastle *castle,
                     const CrNode *row,
                     const char *const *languages);

/* Returns: (transfer full): the printed number of a hex; @at itself when the map has no such hex.
 * @castle: (nullable) */
char *cr_words_hex_at (const CrCastle *castle, const char *at);
