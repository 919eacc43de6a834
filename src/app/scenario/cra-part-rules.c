/* cra-part-rules.c: the part of a scenario with its rules, its start and its texts.
 * SPDX-License-Identifier: GPL-3.0-or-later */
#include "cra-parts.h"

#include "cra-field-change.h"
#include "cra-field-local.h"
#include "cra-part-conditions.h"
#include "cra-part-rows.h"
#include "cra-row-words.h"

#include "cr-mechanism.h"
#include "cr-scenario-edit.h"

#include <glib/gi18n.h>

/* Returns: (transfer full) (nullable): the text in one line */
static char *
word_text (CreScenarioDocument *document, const CrNode *row)
{
  const char *text = cr_node_get_localized (row, cr_node_is (row, "meta") ? "description" : "text",
                                            g_get_language_names ());

  if (cr_node_is (row, "option"))
    text = cr_node_get (row, "source");
  return text != NULL ? g_markup_escape_text (text, -1) : NULL;
}

/* The figures with which a new siege is proposed. */
#define SIEGE_DAYS 26
#define SIEGE_FOOD 10

static const CraRowColumn columns[] = {
  { N_ ("Rule"), 310, FALSE, FALSE, cra_row_name, NULL },
  { N_ ("Text"), 0, FALSE, FALSE, word_text, NULL },
};

static void
list_engines (CraPartRows *self, const CrNode *row)
{
  for (guint i = 0; cr_node_is (row, "siege") && i < cr_node_n_children (row); i++)
    if (cr_node_is (cr_node_get_child (row, i), "engine"))
      cra_part_rows_add (self, cr_node_get_child (row, i), 1, FALSE);
}

static void
list_rules (CraPartRows *self, CreScenarioDocument *document)
{
  static const char *const rules[] = { "turns", "siege", "option", "state", "change", "weather",
                                       "sun",   "fire",  "heap",   "rule",  NULL };
  const CrNode *root = cre_scenario_document_get (document)->root;

  for (const char *const *name = rules; *name != NULL; name++)
    for (guint i = 0; i < cr_node_n_children (root); i++)
      if (cr_node_is (cr_node_get_child (root, i), *name)) {
        cra_part_rows_add (self, cr_node_get_child (root, i), 0, FALSE);
        list_engines (self, cr_node_get_child (root, i));
      }
}

static CrScenario *
add_rule (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, _ ("New rule"));
  g_autofree char *name = cra_part_number_name (scenario, _ ("New rule"));
  CrNode *rule = cr_node_new ("rule"), *text = cr_node_new ("text");

  cr_node_set (rule, "id", id);
  cr_node_set (rule, "name", name);
  cr_node_set_text (text, _ ("What it says."));
  cr_node_take_child (rule, text);
  *row_out = rule;
  return cr_scenario_add (scenario, NULL, NULL, rule);
}

/* A scenario has one length, so an existing row is chosen instead. */
static CrScenario *
add_turns (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CrNode *turns;

  *row_out = cr_node_find (scenario->root, "turns");
  if (*row_out != NULL)
    return NULL;
  turns = cr_node_new ("turns");
  cr_node_set_int (turns, "last", 10);
  *row_out = turns;
  return cr_scenario_add (scenario, NULL, NULL, turns);
}

/* A scenario has one row about a siege by days, or none. */
CrScenario *
cra_add_siege (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  CrNode *siege;

  *row_out = scenario->siege;
  if (scenario->siege != NULL)
    return NULL;
  siege = cr_node_new ("siege");
  cr_node_set_int (siege, "days", SIEGE_DAYS);
  cr_node_set_int (siege, "food", SIEGE_FOOD);
  *row_out = siege;
  return cr_scenario_add (scenario, NULL, NULL, siege);
}

static CrScenario *
add_engine (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  const CrScenario *scenario = cre_scenario_document_get (document);
  g_autofree char *id = cr_scenario_make_id (scenario, "trebuchet");
  CrNode *engine;

  if (scenario->siege == NULL)
    return NULL;
  engine = cr_node_new ("engine");
  cr_node_set (engine, "id", id);
  cr_node_set (engine, "kind", "trebuchet");
  *row_out = engine;
  return cr_scenario_add (scenario, scenario->siege, NULL, engine);
}

static CrScenario *
add_weather (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  CreMapDocument *map = cre_scenario_document_get_map (document);
  const CrRuleset *ruleset = map != NULL ? cre_map_document_get_ruleset (map) : NULL;
  CrNode *weather;

  if (ruleset == NULL || cr_ruleset_n_weathers (ruleset) == 0)
    return NULL;
  weather = cr_node_new ("weather");
  cr_node_set (weather, "is", cr_ruleset_get_weather (ruleset, 0)->id);
  *row_out = weather;
  return cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, weather);
}

/* Adds a mechanism that is in another state than on the map when the game begins. */
static CrScenario *
add_state (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  CreMapDocument *document_of = cre_scenario_document_get_map (document);
  const CrMap *map = document_of != NULL ? cre_map_document_get_map (document_of) : NULL;
  const CrMechanismKind *kind;
  const CrNode *mechanism;
  CrNode *state;

  if (map == NULL || cr_map_n_nodes (map, CR_SECTION_MECHANISMS) == 0)
    return NULL;
  mechanism = cr_map_get_node (map, CR_SECTION_MECHANISMS, 0);
  kind = cr_mechanism_find_kind (cr_node_get (mechanism, "kind"));
  if (kind == NULL)
    return NULL;
  state = cr_node_new ("state");
  cr_node_set (state, "of", cr_node_get (mechanism, "id"));
  cr_node_set (state, "is",
               g_strcmp0 (cr_node_get (mechanism, "state"), kind->states[1]) == 0
                   ? kind->states[0]
                   : kind->states[1]);
  *row_out = state;
  return cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, state);
}

/* @row: (transfer full) (nullable): NULL where the castle has nothing to begin it with */
static CrScenario *
add_row (CreScenarioDocument *document, CrNode *row, const CrNode **row_out)
{
  *row_out = row;
  return row != NULL ? cr_scenario_add (cre_scenario_document_get (document), NULL, NULL, row)
                     : NULL;
}

/* Adds a change of the castle, a door that stands open; the user then chooses another in its
 * fields. */
static CrScenario *
add_change (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return add_row (document, cra_field_change_new (document), row_out);
}

/* Adds a local terrain: other figures for a kind on the map. */
static CrScenario *
add_terrain (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return add_row (document, cra_field_local_new (document), row_out);
}

/* Adds a fire at the first door of the map; the user then types where it burns. */
static CrScenario *
add_fire (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return add_row (document, cra_field_change_new_fire (document), row_out);
}

/* Adds a heap in the first hex of the moat; the user then types where it lies. */
static CrScenario *
add_heap (CreScenarioDocument *document, const CrNode *chosen, const CrNode **row_out)
{
  return add_row (document, cra_field_change_new_heap (document), row_out);
}

static const CraAdd siege_add = { N_ ("Siege"), N_ ("setting of a siege"), cra_add_siege };

static const CraAdd adds[] = {
  { N_ ("Special rule"), N_ ("adding of a rule"), add_rule, "rule" },
  { N_ ("Length"), N_ ("setting of the length"), add_turns },
  { N_ ("Siege"), N_ ("setting of a siege"), cra_add_siege },
  { N_ ("Engine"), N_ ("adding of an engine"), add_engine, "engine", NULL, &siege_add },
  { N_ ("Weather"), N_ ("adding of weather"), add_weather, "weather" },
  { N_ ("Bridge or gate"), N_ ("setting of a state"), add_state, "state" },
  { N_ ("Castle"), N_ ("changing of the castle"), add_change, "change" },
  { N_ ("Terrain"), N_ ("changing of a terrain"), add_terrain, "option" },
  { N_ ("Fire"), N_ ("laying of a fire"), add_fire, "fire" },
  { N_ ("Fascines"), N_ ("laying of fascines"), add_heap, "heap" },
};

static const CraRowsButton buttons[] = {
  { N_ ("Options of the rules…"), "scenario.rules" },
};

static const CraRowsKind kind = {
  .name = N_ ("Rules"),
  .empty = N_ ("As the ruleset says. Insert adds a rule of your own."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = G_N_ELEMENTS (adds),
  .list = list_rules,
  .elements = "option turns siege engine state change weather sun fire heap rule",
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

static const CraRowsButton sheet_buttons[] = {
  { N_ ("Save the sheet…"), "scenario.save-sheet" },
};

static const CraRowsKind texts_kind = {
  .name = N_ ("Sheet"),
  .empty = N_ ("No texts yet."),
  .columns = columns,
  .n_columns = G_N_ELEMENTS (columns),
  .adds = adds,
  .n_adds = 1,
  .buttons = sheet_buttons,
  .n_buttons = G_N_ELEMENTS (sheet_buttons),
  .list = list_texts,
  .sheet = TRUE,
};

CraPart *
cra_part_texts_new (void)
{
  return cra_part_rows_new (&texts_kind);
}
