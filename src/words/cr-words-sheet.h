/* cr-words-sheet.h: the sheet of a scenario as text. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-castle.h"
#include "cr-characters.h"
#include "cr-scenario.h"

/* (transfer full): what players read before they begin: background, sides and their men, set-up,
 * rules, victory, credits; a line each. */
char *cr_words_sheet (const CrCastle *castle,
                      const CrScenario *scenario,
                      const CrCharacters *library,
                      const char *const *languages);
