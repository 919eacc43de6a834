/* cr-words-sheet.h: the sheet that players of a scenario read, as text.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-scenario.h"
#include "cr-words-section.h"

/* Returns: (transfer full) (element-type CrWordsSection): what players read before they begin:
 * background, map, set-up, sides and their men, terrain, rules, victory, credits */
GPtrArray *cr_words_sheet_sections (const CrCastle *castle,
                                    const CrScenario *scenario,
                                    const CrCharacters *library,
                                    const char *const *languages);

/* Returns: (transfer full): the same as plain text */
char *cr_words_sheet (const CrCastle *castle,
                      const CrScenario *scenario,
                      const CrCharacters *library,
                      const char *const *languages);
