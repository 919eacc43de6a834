/* cr-words-characters.h: characters in words. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-words-table.h"

/**
 * cr_words_characters:
 * @languages: most wanted first, as g_get_language_names()
 *
 * Returns: (transfer full): a row for each man on foot, and one more for him in the saddle; figures
 *   whole and wounded, each with the mark of where it is from
 */
CrWordsTable *cr_words_characters (const CrCharacters *characters, const char *const *languages);

/* (transfer full): what else he may do: "commander, loader" */
char *cr_words_roles (int roles);

/* (transfer full): with what he breaks doors, and a rope: "axe, grapnel" */
char *cr_words_tools (int tools);

/**
 * cr_words_arms:
 * @ruleset: whose weapons they are; one that it lacks is told by its id
 *
 * Returns: (transfer full): what he shoots, throws and strikes doors with: "Javelin, axe"
 */
char *cr_words_arms (const CrRuleset *ruleset,
                     const CrCharacter *character,
                     const char *const *languages);
