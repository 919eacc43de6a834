/* cmd-rules.c: the rules, and the tests that prove them. SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "cli.h"

#include <glib/gi18n.h>

#include "cr-data.h"
#include "cr-error.h"
#include "cr-near.h"
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
  return g_strcmp0 (cr_node_get (rule, "implemented"), "yes") == 0;
}

/* Of a rule whose rest is to come: what of it is there; NULL of all others. */
static const char *
get_part (const CrNode *rule)
{
  return cr_node_get (rule, "part");
}

static void
print_rule (const CrNode *rule, gboolean with_tests)
{
  const char *id = cr_node_get (rule, "id"), *part = get_part (rule);

  g_print ("%-7s %-10s %s %s", id, cr_node_get (rule, "module"),
           is_implemented (rule) ? "+"
           : part != NULL        ? "~"
                                 : "-",
           cr_node_get (rule, "title"));
  if (part != NULL)
    g_print (_ (" (part: %s)"), part);
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
  g_set_error (error, CR_ERROR, CR_ERROR_UNKNOWN,
               _ ("found “%s”, expected the id of a rule such as LOF-23"), id);
  cr_near_tell (&near, error);
  return FALSE;
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
  int n_all = 0, n_implemented = 0, n_parts = 0;

  for (guint i = 0; i < cr_node_n_children (index); i++) {
    const CrNode *rule = cr_node_get_child (index, i);

    if (!cr_node_is (rule, "rule") || !is_wanted (call, cr_node_get (rule, "id")))
      continue;
    print_rule (rule, call->n_words > 0);
    n_all++;
    n_implemented += is_implemented (rule);
    n_parts += get_part (rule) != NULL;
  }
  if (call->n_words == 0)
    g_print (_ ("%1$d rules, %2$d of them (+) in this version, %3$d in part (~)\n"), n_all,
             n_implemented, n_parts);
}

CliStatus
cli_rules (CliCall *call, GError **error)
{
  g_autofree char *path = cr_data_path ("rules/rules-index.xml");
  g_autoptr (CrNode) index = NULL;

  if (!cli_call_parse (call, NULL, error))
    return CLI_FAILED;
  index = cr_xml_node_load (path, "rules", error);
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
