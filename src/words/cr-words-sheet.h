/* cr-words-sheet.h: the sheet of a scenario as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-scenario.h"
#include "cr-words-section.h"

/* (transfer full) (element-type CrWordsSection): what players read before they begin, in their
 * order: background, map, set-up, sides and their men, terrain, rules, victory, credits. */
GPtrArray *cr_words_sheet_sections (const CrCastle *castle,
                                    const CrScenario *scenario,
                                    const CrCharacters *library,
                                    const char *const *languages);

/* (transfer full): likewise, as plain text */
char *cr_words_sheet (const CrCastle *castle,
                      const CrScenario *scenario,
                      const CrCharacters *library,
                      const char *const *languages);
