/* cr-words-characters.h: tables and texts about characters.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-characters.h"
#include "cr-words-table.h"

/**
 * cr_words_characters:
 * @languages: most wanted first, as g_get_language_names() returns them
 *
 * Returns: (transfer full): a row for each character on foot, and a second one for a rider; figures
 *   whole and wounded, each with the mark of its source
 */
CrWordsTable *cr_words_characters (const CrCharacters *characters, const char *const *languages);

/* Returns: (transfer full): other abilities of a character: "commander, loader" */
char *cr_words_roles (int roles);

/* Returns: (transfer full): tools that break doors, and ropes: "axe, grapnel" */
char *cr_words_tools (int tools);

/**
 * cr_words_arms:
 * @ruleset: its names of weapons are used; a weapon that it lacks is named by its id
 *
 * Returns: (transfer full): what the character shoots, throws and strikes doors with: "Javelin,
 *   axe"
 */
char *cr_words_arms (const CrRuleset *ruleset,
                     const CrCharacter *character,
                     const char *const *languages);
