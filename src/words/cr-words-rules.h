/* cr-words-rules.h: tables and switches of the rules in words.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cr-ruleset.h"
#include "cr-words-table.h"

/* "", " ?", " H": behind what is not printed. */
const char *cr_words_provenance_mark (CrProvenance provenance);

/* What the marks mean. */
const char *cr_words_provenance_legend (void);

/**
 * cr_words_rule_table:
 * @languages: most wanted first, as g_get_language_names()
 *
 * Returns: (transfer full): a row for each of the die, each result with its mark
 */
CrWordsTable *cr_words_rule_table (const CrTable *table, const char *const *languages);

/* (transfer full): "D: the defender is stunned ?" */
char *cr_words_rule_result (const CrTableResult *result, const char *const *languages);

/**
 * cr_words_rule_tables:
 *
 * Returns: (transfer full): a row for each table of the ruleset, and how many of its cells are
 *   printed, inferred and house
 */
CrWordsTable *cr_words_rule_tables (const CrRuleset *ruleset, const char *const *languages);

/**
 * cr_words_rule_options:
 *
 * Returns: (transfer full): a row for each switch, with where its default comes from, and below it
 *   one for each of its choices, the default marked
 */
CrWordsTable *cr_words_rule_options (const CrRuleset *ruleset, const char *const *languages);

/* (transfer full): likewise of its modules */
CrWordsTable *cr_words_rule_modules (const CrRuleset *ruleset, const char *const *languages);
