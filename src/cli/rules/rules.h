/* rules.h: the options of the command rules. SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "cli.h"
#include "cr-words-rules.h"

/**
 * RulesWishes:
 * @tables: to list the tables
 * @options: to list switches and modules
 * @csv: the table is for a spreadsheet
 * @table: (nullable): id of the one that is wanted
 * @import: (nullable): file of a spreadsheet, to take its place
 * @output: (nullable): the ruleset that then has it
 */
typedef struct {
  gboolean tables, options, csv;
  char *table, *import, *output;
} RulesWishes;

/* These functions answer about one ruleset, the call's first argument or the usual one. */
CliStatus rules_answer_tables (const CliCall *call, const RulesWishes *wishes, GError **error);
CliStatus rules_answer_options (const CliCall *call, GError **error);
CliStatus rules_import (const CliCall *call, const RulesWishes *wishes, GError **error);

/* @table: id of one that the ruleset has */
const CrTable *rules_find_table (const CrRuleset *ruleset, const char *id, GError **error);

/* Returns: the path of the ruleset, from the call's first argument */
const char *rules_get_path (const CliCall *call);

void rules_json_source (JsonBuilder *json, CrProvenance provenance, const char *source);
void rules_print_table (CrWordsTable *words);
