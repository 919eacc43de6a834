/* rules-tables.c: tables of a ruleset, for people, programs and spreadsheets.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include <glib/gi18n.h>

#include "cr-error.h"
#include "cr-near.h"
#include "cr-table-csv.h"
#include "cr-xml-ruleset.h"

const char *
rules_get_path (const CliCall *call)
{
  return call->n_words > 0 ? call->words[0] : "siege";
}

const CrTable *
rules_find_table (const CrRuleset *ruleset, const char *id, GError **error)
{
  const CrTable *table = cr_ruleset_find_table (ruleset, id);
  CrNear near = { .name = id };

  if (table != NULL)
    return table;
  for (guint i = 0; i < cr_ruleset_n_tables (ruleset); i++)
    cr_near_offer (&near, cr_table_get_id (cr_ruleset_get_table (ruleset, i)));
  cr_near_refuse (&near, error,
                  _ ("found “%s”, expected a table of the ruleset “%s”; rules --tables lists them"),
                  id, cr_ruleset_get_id (ruleset));
  return NULL;
}

void
rules_json_source (JsonBuilder *json, CrProvenance provenance, const char *source)
{
  cli_json_string (json, "provenance", cr_provenance_get_name (provenance));
  cli_json_string (json, "source", source);
}

void
rules_print_table (CrWordsTable *words)
{
  g_autofree char *text = cr_words_table_format (words);

  g_print ("%s", text);
  cr_words_table_free (words);
}

static void
print_table (const CrTable *table)
{
  const char *const *languages = g_get_language_names ();
  const char *name = cr_node_get_localized (cr_table_get_node (table), "name", languages);

  g_print ("%s\n\n", name != NULL ? name : cr_table_get_id (table));
  rules_print_table (cr_words_rule_table (table, languages));
  g_print ("\n");
  for (guint i = 0; i < cr_table_n_results (table); i++) {
    g_autofree char *line = cr_words_rule_result (cr_table_get_result (table, i), languages);

    g_print ("%s\n", line);
  }
  g_print ("\n%s\n", cr_words_provenance_legend ());
}

static void
add_results (JsonBuilder *json, const CrTable *table)
{
  static const char *const harms[] = { NULL, "stunned", "wounded", "killed" };

  json_builder_set_member_name (json, "results");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_table_n_results (table); i++) {
    const CrTableResult *result = cr_table_get_result (table, i);

    json_builder_begin_object (json);
    cli_json_string (json, "code", result->code);
    cli_json_string (json, "name", cr_node_get_localized (result->node, "name", NULL));
    cli_json_string (json, "harm", harms[result->harm]);
    rules_json_source (json, result->figure.provenance, result->figure.source);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_cells (JsonBuilder *json, const CrTable *table, guint row)
{
  json_builder_set_member_name (json, "cells");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_table_n_columns (table); i++) {
    const CrTableCell *cell = cr_table_get_cell (table, i, row);

    json_builder_begin_object (json);
    cli_json_string (json, "column", cr_table_get_column (table, i)->id);
    cli_json_string (json, "value", cell->result->code);
    rules_json_source (json, cell->provenance, cell->source);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_table (JsonBuilder *json, const CrTable *table)
{
  json_builder_begin_object (json);
  cli_json_string (json, "id", cr_table_get_id (table));
  cli_json_string (json, "name", cr_node_get_localized (cr_table_get_node (table), "name", NULL));
  add_results (json, table);
  json_builder_set_member_name (json, "rows");
  json_builder_begin_array (json);
  for (guint row = 0; row < cr_table_n_rows (table); row++) {
    json_builder_begin_object (json);
    cli_json_int (json, "from", cr_table_get_row (table, row)->from);
    cli_json_int (json, "to", cr_table_get_row (table, row)->to);
    add_cells (json, table, row);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_json (const CrRuleset *ruleset, const CrTable *table)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  if (table != NULL) {
    add_table (json, table);
  } else {
    json_builder_begin_array (json);
    for (guint i = 0; i < cr_ruleset_n_tables (ruleset); i++)
      add_table (json, cr_ruleset_get_table (ruleset, i));
    json_builder_end_array (json);
  }
  cli_json_print (json);
}

static void
print_csv (const CrTable *table)
{
  g_autofree char *csv = cr_table_format_csv (table);

  g_print ("%s", csv);
}

CliStatus
rules_answer_tables (const CliCall *call, const RulesWishes *wishes, GError **error)
{
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load (rules_get_path (call), error);
  const CrTable *table = NULL;

  if (ruleset == NULL)
    return CLI_FAILED;
  if (wishes->table != NULL) {
    table = rules_find_table (ruleset, wishes->table, error);
    if (table == NULL)
      return CLI_FAILED;
  }
  if (call->json) {
    print_json (ruleset, table);
  } else if (table == NULL) {
    rules_print_table (cr_words_rule_tables (ruleset, g_get_language_names ()));
  } else if (wishes->csv) {
    print_csv (table);
  } else {
    print_table (table);
  }
  return CLI_YES;
}
