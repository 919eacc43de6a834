/* cra-part-rules.c: by which rules it is played, and its texts.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* (transfer full) (nullable): in one line */
static char *
word_text (CreScenarioDocument *document, const CrNode *row)
{
  const char *text = cr_node_get_localized (row, cr_node_is (row, "meta") ? "description" : "text",
                                            g_get_language_names ());

  if (cr_node_is (row, "option"))
    text = cr_node_get (row, "source");
  return text != NULL ? g_markup_escape_text (text, -1) : NULL;
}

static const CraRowColumn columns[] = {
  { N_ ("Rule"), 260, FALSE, FALSE, cra_row_name, NULL },
  { N_ ("Text"), 0, FALSE, FALSE, word_text, NULL },
};

static void
list_rules (CraPartRows *self, CreScenarioDocument *document)
{
  static const char *const rules[] = { "turns", "option", "state", "change", "rule", NULL };
  const CrNode *root = cre_scenario_document_get (document)->root;

  for (const char *const *name = rules; *name != NULL; name++)
    for (guint i = 0; i < cr_node_n_children (root); i++)
      if (cr_node_is (cr_node_get_child (root, i), *name))
        cra_part_rows_add (self, cr_node_get_child (root, i), 0, FALSE);
}

static CrScenario *
add_rule (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New rule"));
  CrNode *rule = cr_node_new ("rule"), *text = cr_node_new ("text");

  cr_node_set (rule, "id", id);
  cr_node_set (rule, "name", _ ("New rule"));
  cr_node_set_text (text, _ ("What it says."));
  cr_node_take_child (rule, text);
  *row_out = rule;
  return cr_scenario_add (scenario, NULL, NULL, rule);
}

/* A scenario has one length. */
static CrScenario *
add_turns (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CrNode *turns;

  if (cr_node_find (scenario->root, "turns") != NULL)
    return NULL;
  turns = cr_node_new ("turns");
  cr_node_set_int (turns, "last", 10);
  *row_out = turns;
  return cr_scenario_add (scenario, NULL, NULL, turns);
}

static const CraAdd adds[] = {
  { N_ ("Special rule"), N_ ("adding of a rule"), add_rule },
  { N_ ("Length"), N_ ("setting of the length"), add_turns },
};

static const CraRowsButton buttons[] = {
  { N_ ("Options of the rules…"), "scenario.rules" },
};

static const CraRowsKind kind = {
  .name = N_ ("Rules"),
  .empty = N_ ("As the ruleset says."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_rules,
  .buttons = buttons,
  .n_buttons = G_N_ELEMENTS (buttons),
};

CraPart *
cra_part_rules_new (void)
{
  return cra_part_rows_new (&kind);
}

static void
list_texts (CraPartRows *self, CreScenarioDocument *document)
{
  const CrNode *root = cre_scenario_document_get (document)->root;

  for (guint i = 0; i < cr_node_n_children (root); i++) {
    const CrNode *row = cr_node_get_child (root, i);

    if (cr_node_is (row, "meta") || cr_node_is (row, "rule"))
      cra_part_rows_add (self, row, 0, FALSE);
  }
}

static const CraRowsKind texts_kind = {
  .name = N_ ("Sheet"),
  .empty = N_ ("No texts yet."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = 1,
  .list = list_texts,
};

CraPart *
cra_part_texts_new (void)
{
  return cra_part_rows_new (&texts_kind);
}
