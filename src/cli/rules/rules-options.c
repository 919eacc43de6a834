/* rules-options.c: switches and modules of a ruleset. SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules.h"

#include "cr-xml-ruleset.h"

static void
add_choices (JsonBuilder *json, const CrNode *option)
{
  json_builder_set_member_name (json, "values");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_node_n_children (option); i++) {
    const CrNode *child = cr_node_get_child (option, i);

    if (!cr_node_is (child, "choice"))
      continue;
    json_builder_begin_object (json);
    cli_json_string (json, "value", cr_node_get (child, "value"));
    cli_json_string (json, "name", cr_node_get_localized (child, "name", NULL));
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_options (JsonBuilder *json, const CrRuleset *ruleset)
{
  json_builder_set_member_name (json, "options");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_ruleset_n_options (ruleset); i++) {
    const CrNode *option = cr_ruleset_get_option (ruleset, i);

    json_builder_begin_object (json);
    cli_json_string (json, "id", cr_node_get (option, "id"));
    cli_json_string (json, "name", cr_node_get_localized (option, "name", NULL));
    cli_json_string (json, "default", cr_node_get (option, "default"));
    cli_json_string (json, "provenance", cr_node_get (option, "provenance"));
    cli_json_string (json, "source", cr_node_get (option, "source"));
    cli_json_string (json, "waiting", cr_node_get (option, "waiting"));
    cli_json_string (json, "chapter", cr_node_get (option, "chapter"));
    add_choices (json, option);
    json_builder_end_object (json);
  }
  json_builder_end_array (json);
}

static void
add_module (JsonBuilder *json, const CrModule *module)
{
  json_builder_begin_object (json);
  cli_json_string (json, "id", module->id);
  cli_json_string (json, "name", cr_node_get_localized (module->node, "name", NULL));
  json_builder_set_member_name (json, "on");
  json_builder_add_boolean_value (json, module->on);
  rules_json_source (json, module->provenance, module->source);
  json_builder_set_member_name (json, "rules");
  json_builder_begin_array (json);
  for (char **rule = module->rules; *rule != NULL; rule++)
    json_builder_add_string_value (json, *rule);
  json_builder_end_array (json);
  json_builder_end_object (json);
}

static void
print_json (const CrRuleset *ruleset)
{
  g_autoptr (JsonBuilder) json = json_builder_new ();

  json_builder_begin_object (json);
  cli_json_string (json, "ruleset", cr_ruleset_get_id (ruleset));
  add_options (json, ruleset);
  json_builder_set_member_name (json, "modules");
  json_builder_begin_array (json);
  for (guint i = 0; i < cr_ruleset_n_modules (ruleset); i++)
    add_module (json, cr_ruleset_get_module (ruleset, i));
  json_builder_end_array (json);
  json_builder_end_object (json);
  cli_json_print (json);
}

CliStatus
rules_answer_options (const CliCall *call, GError **error)
{
  g_autoptr (CrRuleset) ruleset = cr_ruleset_load (rules_get_path (call), error);

  if (ruleset == NULL)
    return CLI_FAILED;
  if (call->json) {
    print_json (ruleset);
    return CLI_YES;
  }
  rules_print_table (cr_words_rule_options (ruleset, g_get_language_names ()));
  g_print ("\n");
  rules_print_table (cr_words_rule_modules (ruleset, g_get_language_names ()));
  return CLI_YES;
}
