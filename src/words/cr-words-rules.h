/* cr-words-rules.h: tables and switches of the rules in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"
#include "cr-words-table.h"

/* Returns: the mark behind a figure: "" when printed, " ?" when inferred, " H" by a house rule */
const char *cr_words_provenance_mark (CrProvenance provenance);

/* Returns: a sentence that explains the marks */
const char *cr_words_provenance_legend (void);

/**
 * cr_words_rule_table:
 * @languages: most wanted first, as g_get_language_names() returns them
 *
 * Returns: (transfer full): a row for each number of the die, each result with its mark
 */
CrWordsTable *cr_words_rule_table (const CrTable *table, const char *const *languages);

/* Returns: (transfer full): "D: the defender is stunned ?" */
char *cr_words_rule_result (const CrTableResult *result, const char *const *languages);

/**
 * cr_words_rule_tables:
 *
 * Returns: (transfer full): a row for each table of the ruleset, with how many of its cells are
 *   printed, inferred and by house rules
 */
CrWordsTable *cr_words_rule_tables (const CrRuleset *ruleset, const char *const *languages);

/**
 * cr_words_rule_options:
 *
 * Returns: (transfer full): a row for each option with the source of its default, and below it a
 *   row for each choice, the default marked
 */
CrWordsTable *cr_words_rule_options (const CrRuleset *ruleset, const char *const *languages);

/* Returns: (transfer full): the same for the modules */
CrWordsTable *cr_words_rule_modules (const CrRuleset *ruleset, const char *const *languages);
