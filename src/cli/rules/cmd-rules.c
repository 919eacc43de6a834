/* cmd-rules.c: the rules, and the tests that prove them. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "rules.h"

#include <glib/gi18n.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-near.h"
#include "cr-rule-words.h"
#include "cr-xml-node.h"

typedef struct {
  const char *rule, *path;
} RuleTest;

#include "rule-tests.h"

static gboolean
is_wanted (const CliCall *call, const char *id)
{
  return call->n_words == 0 || g_strv_contains ((const char *const *) call->words, id);
}

static gboolean
is_implemented (const CrNode *rule)
{
  return cr_rule_get_state (rule) == CR_RULE_WHOLE;
}

/* Returns: (nullable): of a rule that is done in part, what is done; NULL for all others */
static const char *
get_part (const CrNode *rule)
{
  return cr_node_get (rule, "part");
}

static const char *
get_mark (const CrNode *rule)
{
  static const char *const marks[] = {
    [CR_RULE_ABSENT] = "-",
    [CR_RULE_PART] = "~",
    [CR_RULE_WHOLE] = "+",
    [CR_RULE_FACT] = "=",
  };

  return marks[cr_rule_get_state (rule)];
}

static void
print_rule (const CrNode *rule, gboolean with_tests)
{
  const char *id = cr_node_get (rule, "id"), *const *languages = g_get_language_names ();

  g_print ("%-7s %-10s %s %s", id, cr_node_get (rule, "module"), get_mark (rule),
           cr_rule_get_title (rule, languages));
  if (get_part (rule) != NULL)
    g_print (_ (" (missing: %s)"), cr_rule_get_missing (rule, languages));
  g_print ("\n");
  for (gsize i = 0; with_tests && i < G_N_ELEMENTS (rule_tests); i++)
    if (g_str_equal (rule_tests[i].rule, id))
      g_print ("        %s\n", rule_tests[i].path);
}

static void
add_rule (JsonBuilder *json, const CrNode *rule)
{
  const char *id = cr_node_get (rule, "id");

  json_builder_begin_object (json);
  cli_json_string (json, "id", id);
  cli_json_string (json, "title", cr_node_get (rule, "title"));
  cli_json_string (json, "module", cr_node_get (rule, "module"));
  json_builder_set_member_name (json, "implemented");
  json_builder_add_boolean_value (json, is_implemented (rule));
  cli_json_string (json, "part", get_part (rule));
  if (get_part (rule) != NULL)
    cli_json_string (json, "missing", cr_rule_get_missing (rule, NULL));
  if (cr_rule_get_state (rule) == CR_RULE_FACT) {
    json_builder_set_member_name (json, "fact");
    json_builder_add_boolean_value (json, TRUE);
  }
  json_builder_set_member_name (json, "tests");
  json_builder_begin_array (json);
  for (gsize i = 0; i < G_N_ELEMENTS (rule_tests); i++)
    if (g_str_equal (rule_tests[i].rule, id))
      json_builder_add_string_value (json, rule_tests[i].path);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static gboolean
refuse_id (const CrNode *index, const char *id, GError **error)
{
  CrNear near = { .name = id };

  for (guint i = 0; i < cr_node_n_children (index); i++)
    cr_near_offer (&near, cr_node_get (cr_node_get_child (index, i), "id"));
  return cr_near_refuse (&near, error, _ ("found “%s”, expected the id of a rule such as LOF-23"),
                         id);
}

static gboolean
check_ids (const CliCall *call, const CrNode *index, GError **error)
{
  for (int i = 0; i < call->n_words; i++)
    if (cr_node_find_with (index, "rule", "id", call->words[i]) == NULL)
      return refuse_id (index, call->words[i], error);
  return TRUE;
}

static void
print_rules (const CliCall *call, const CrNode *index)
{
  int n_all = 0, n_implemented = 0, n_parts = 0, n_facts = 0;

  for (guint i = 0; i < cr_node_n_children (index); i++) {
    const CrNode *rule = cr_node_get_child (index, i);

    if (!cr_node_is (rule, "rule") || !is_wanted (call, cr_node_get (rule, "id")))
      continue;
    print_rule (rule, call->n_words > 0);
    n_all++;
    n_implemented += is_implemented (rule);
    n_parts += get_part (rule) != NULL;
    n_facts += cr_rule_get_state (rule) == CR_RULE_FACT;
  }
  if (call->n_words == 0)
    g_print (
        _ ("%1$d rules, %2$d of them (+) in this version, %3$d in part (~); %4$d are facts with "
           "nothing to judge (=)\n"),
        n_all, n_implemented, n_parts, n_facts);
}

static CliStatus
answer_index (const CliCall *call, GError **error)
{
  g_autofree char *path = cr_data_path ("rules/rules-index.xml");
  g_autoptr (CrNode) index = cr_xml_node_load (path, "rules", error);

  if (index == NULL || !check_ids (call, index, error))
    return CLI_FAILED;
  if (!call->json) {
    print_rules (call, index);
    return CLI_YES;
  }

  g_autoptr (JsonBuilder) json = json_builder_new ();
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_node_n_children (index); i++) {
    const CrNode *rule = cr_node_get_child (index, i);

    if (cr_node_is (rule, "rule") && is_wanted (call, cr_node_get (rule, "id")))
      add_rule (json, rule);
  }
  json_builder_end_array (json);
  cli_json_print (json);
  return CLI_YES;
}

static gboolean
refuse_wishes (GError **error, const char *what)
{
  g_set_error_literal (error, CR_ERROR, CR_ERROR_SYNTAX, what);
  return FALSE;
}

static gboolean
check_wishes (const CliCall *call, const RulesWishes *wishes, GError **error)
{
  if (wishes->tables + wishes->options + (wishes->table != NULL) > 1)
    return refuse_wishes (
        error, _ ("found more than one of --tables, --table and --options, expected one"));
  if ((wishes->csv || wishes->import != NULL) && wishes->table == NULL)
    return refuse_wishes (error, _ ("found --csv or --import without --table, expected both"));
  if (wishes->csv && (wishes->import != NULL || call->json))
    return refuse_wishes (error,
                          _ ("found --csv with --import or --json, expected one of them alone"));
  if ((wishes->import != NULL) != (wishes->output != NULL))
    return refuse_wishes (error, _ ("found one of --import and --output, expected both"));
  if ((wishes->tables || wishes->options || wishes->table != NULL) && call->n_words > 1)
    return refuse_wishes (error, _ ("found several rulesets, expected one"));
  return TRUE;
}

static CliStatus
answer_wishes (const CliCall *call, const RulesWishes *wishes, GError **error)
{
  if (!check_wishes (call, wishes, error))
    return CLI_FAILED;
  if (wishes->import != NULL)
    return rules_import (call, wishes, error);
  if (wishes->tables || wishes->table != NULL)
    return rules_answer_tables (call, wishes, error);
  return wishes->options ? rules_answer_options (call, error) : answer_index (call, error);
}

CliStatus
cli_rules (CliCall *call, GError **error)
{
  RulesWishes wishes = { FALSE };
  const GOptionEntry entries[] = {
    { "options", 0, 0, G_OPTION_ARG_NONE, &wishes.options,
      N_ ("List the switches and modules of a ruleset instead"), NULL },
    { "tables", 0, 0, G_OPTION_ARG_NONE, &wishes.tables, N_ ("List its tables"), NULL },
    { "table", 0, 0, G_OPTION_ARG_STRING, &wishes.table, N_ ("Show one of its tables"), N_ ("ID") },
    { "csv", 0, 0, G_OPTION_ARG_NONE, &wishes.csv,
      N_ ("That table for a spreadsheet: results, and behind them where each is from"), NULL },
    { "import", 0, 0, G_OPTION_ARG_FILENAME, &wishes.import,
      N_ ("Read that table from a spreadsheet"), N_ ("FILE.csv") },
    { "output", 0, 0, G_OPTION_ARG_FILENAME, &wishes.output,
      N_ ("Write a ruleset that has it in place of its own"), N_ ("NEW.ruleset.xml") },
    { NULL },
  };
  CliStatus status = CLI_FAILED;

  if (cli_call_parse (call, entries, error))
    status = answer_wishes (call, &wishes, error);
  g_free (wishes.table);
  g_free (wishes.import);
  g_free (wishes.output);
  return status;
}
