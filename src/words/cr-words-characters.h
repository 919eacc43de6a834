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
